"""Compile the rules and the bots with mypyc, in place: a .so file beside each source.

build   compile, or take what is kept when the sources are known; exit 3 without a C compiler
keep    compile, but put nothing in place: for whoever plays meanwhile on plain Python
take    put in place what is kept of these sources; without it, plain Python runs
pure    remove the compiled files: plain Python runs again
needs   say what has to be installed for compiling
status  say pure, compiled or stale; exit 1 when stale

Python prefers a .so to the .py beside it, so a stale build hides every later edit.
"""

import argparse
import filecmp
import hashlib
import json
import os
import shlex
import shutil
import subprocess
import sys
import sysconfig
import tempfile
import time
import tomllib
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
SRC = ROOT / "src"
CACHE = ROOT / "build" / "compiled"
CACHED_BUILDS = 4
OBJECTS = ROOT / "build" / "objects"
KEPT_OBJECTS = 600
AN_HOUR = 3600

PACKAGES = ("engine", "mechanics", "games", "bots")

# Patterns of modules that stay interpreted, each with its reason.
INTERPRETED = {
    "__init__.py": "a package declares; nothing hot runs in it",
    "terminal.py": "draws a game with rich; loaded when a terminal shows it",
    "report.py": "how an edition plays; loaded by the tool that writes it down",
    "checks.py": "holds an edition against its rulebook, when it is read",
    "guide_facts.py": "what a guide says of an edition; looked up when somebody reads it",
    "__main__.py": "a script is run by its path, which a compiled module cannot be",
}

# The dotted name puts the shared library of the group inside the package, not beside it in src.
GROUP = "toque.compiled"

# One call over all files makes one group: calls across modules stay direct C calls. The modules of a
# game are one C file, in which the compiler may inline; games are compiled side by side, and one that is
# as it was not at all: an object file is kept under the name of all that went into it. Beyond the first
# level of optimisation compiling takes twice as long, and matches are hardly faster.
SETUP = """\
import hashlib
import os
import shutil
import sys
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path

from mypy.version import __version__
from mypyc.build import mypycify
from setuptools import setup
from setuptools.command.build_ext import build_ext

sys.path.insert(0, {tools!r})

from mypyc_units import units

OBJECTS = Path({objects!r})
BUILD = Path("build")
# The headers of a group with a dotted name lie in a folder of their own. No unit includes them.
OF_THE_GROUP = BUILD / os.path.dirname({group!r}.replace(".", "/"))

extensions = mypycify(
    ["--config-file=mypy.toml", *{files!r}],
    group_name={group!r},
    opt_level="1",
    debug_level="0",
    multi_file=True,
)
# All extensions share one list. Nobody replaces a function of the group at run time, so calls inside it
# may be inlined. To see what is indented misleadingly gcc reads the file again for each line: half of
# its time.
extensions[0].extra_compile_args += [
    "-fno-semantic-interposition",
    "-fvisibility=hidden",
    "-Wno-misleading-indentation",
    "-I" + str(OF_THE_GROUP),
]


class SideBySide(build_ext):
    def build_extensions(self):
        self.compiler.compile = self.compile_all
        super().build_extensions()

    def compile_all(self, sources, output_dir, macros, include_dirs, debug, extra_postargs, depends):
        compiler = self.compiler
        macros, objects, extra, options, build = compiler._setup_compile(
            output_dir, macros, include_dirs, units(BUILD, sources), depends, extra_postargs
        )
        arguments = compiler._get_cc_args(options, debug, None)
        common = hashlib.sha256(repr([__version__, compiler.compiler_so, arguments, extra]).encode())
        group = sorted(OF_THE_GROUP.glob("*.h"))
        for header in sorted({{*BUILD.rglob("*.h")}} - {{*group}}):
            common.update(header.read_bytes())

        def compile_one(name):
            source, suffix = build[name]
            digest = common.copy()
            for path in [source, *(group if OF_THE_GROUP == Path(source).parent else [])]:
                digest.update(Path(path).read_bytes())
            kept = OBJECTS / (digest.hexdigest()[:32] + ".o")
            if kept.exists():
                os.utime(kept)
                shutil.copyfile(kept, name)
                return
            compiler._compile(name, source, suffix, arguments, extra, options)
            shutil.copyfile(name, kept.with_suffix(".new"))
            os.replace(kept.with_suffix(".new"), kept)

        with ThreadPoolExecutor(os.cpu_count()) as pool:
            largest = sorted(objects, key=lambda name: -os.path.getsize(build[name][0]))
            list(pool.map(compile_one, largest))
        return objects


setup(
    name="toque-compiled",
    packages=[],
    py_modules=[],
    ext_modules=extensions,
    cmdclass={{"build_ext": SideBySide}},
)
"""

FAILED = 1
NO_COMPILER = 3


def package_files() -> list[Path]:
    """All Python files of the compiled packages, also those that stay interpreted."""
    folders = (SRC / "toque" / package for package in PACKAGES)
    return sorted(path for folder in folders for path in folder.rglob("*.py"))


def stays_interpreted(path: Path) -> bool:
    """Also where msgspec reads annotations: mypyc would leave only their outermost class."""
    declares_struct = "(msgspec.Struct" in path.read_text("utf-8")
    return declares_struct or any(path.match(pattern) for pattern in INTERPRETED)


def tools_needed() -> list[str]:
    """What compiling needs beside a C compiler, each with its version."""
    project = tomllib.loads((ROOT / "pyproject.toml").read_text("utf-8"))["project"]
    found: list[str] = project["optional-dependencies"]["compile"]
    return found


def build_key() -> str:
    """A name for what a build depends on: sources, settings, this file, Python and mypy."""
    settings = tomllib.loads((ROOT / "pyproject.toml").read_text("utf-8"))["tool"]["mypy"]
    digest = hashlib.sha256()
    needed = json.dumps([tools_needed(), settings])
    for part in (sys.version, sysconfig.get_platform(), needed):
        digest.update(part.encode() + b"\0")
    here = Path(__file__).resolve()
    for path in (here, here.with_name("mypyc_units.py"), *package_files()):
        digest.update(f"{path.relative_to(ROOT)}\0".encode() + path.read_bytes() + b"\0")
    return digest.hexdigest()[:16]


def compiled_files(folder: Path) -> set[Path]:
    return {path.relative_to(folder) for path in folder.rglob("*.so")}


def is_current(cached: Path) -> bool:
    names = compiled_files(SRC)
    return names == compiled_files(cached) and all(
        filecmp.cmp(SRC / name, cached / name) for name in names
    )


def missing_tool() -> str | None:
    command = os.environ.get("CC") or sysconfig.get_config_var("CC") or "cc"
    compiler = shlex.split(command)[0]
    if shutil.which(compiler) is None:
        return f"a C compiler ({compiler})"
    if not Path(sysconfig.get_paths()["include"], "Python.h").exists():
        return "the header file Python.h"
    return None


def run_mypyc(target: Path) -> bool:
    """Compile a copy of the sources; `target` appears only when everything went well."""
    CACHE.mkdir(parents=True, exist_ok=True)
    for left_over in CACHE.glob("tmp-*"):
        # Whoever stops the table stops what compiles beside it. Object files are kept as they are made.
        if time.time() - left_over.stat().st_mtime > AN_HOUR:
            shutil.rmtree(left_over, ignore_errors=True)
    with tempfile.TemporaryDirectory(dir=CACHE, prefix="tmp-") as name:
        work = Path(name)
        shutil.copytree(SRC, work / "src", ignore=shutil.ignore_patterns("*.so", "__pycache__"))
        # Under its own name setuptools would read it too.
        shutil.copy(ROOT / "pyproject.toml", work / "mypy.toml")
        # Relative to the root, so that tracebacks and pytest find the source lines from there.
        files = [str(p.relative_to(ROOT)) for p in package_files() if not stays_interpreted(p)]
        tools = str(Path(__file__).resolve().parent)
        setup = SETUP.format(files=files, group=GROUP, objects=str(OBJECTS), tools=tools)
        (work / "setup.py").write_text(setup, "utf-8")
        OBJECTS.mkdir(parents=True, exist_ok=True)
        options = ["--build-lib=lib", "--build-temp=obj"]
        done = subprocess.run(
            [sys.executable, "setup.py", "-q", "build_ext", *options],
            cwd=work,
            stdout=subprocess.PIPE,
            stderr=subprocess.STDOUT,
            text=True,
            check=False,
        )
        if done.returncode != 0:
            print("\n".join(done.stdout.splitlines()[-30:]))
            return False
        shutil.move(work / "lib", target)
    return True


def forget_old_builds() -> None:
    builds = sorted(CACHE.iterdir(), key=lambda path: path.stat().st_mtime, reverse=True)
    for path in builds[CACHED_BUILDS:]:
        shutil.rmtree(path)
    objects = sorted(OBJECTS.iterdir(), key=lambda path: path.stat().st_mtime, reverse=True)
    for path in objects[KEPT_OBJECTS:]:
        path.unlink()


def remove_compiled() -> int:
    names = compiled_files(SRC)
    for name in names:
        (SRC / name).unlink()
    return len(names)


def keep() -> int:
    cached = CACHE / build_key()
    if cached.exists():
        return 0
    missing = missing_tool()
    if missing:
        print(f"No compiled build: {missing} is missing; all works without, at a slower pace.")
        return NO_COMPILER
    print("Compiling with mypyc; this may take a few minutes ...", flush=True)
    start = time.monotonic()
    if not run_mypyc(cached):
        print("mypyc failed: its last lines are above.")
        return FAILED
    forget_old_builds()
    print(f"Compiled in {time.monotonic() - start:.0f} s.")
    return 0


def is_kept() -> bool:
    return (CACHE / build_key()).exists()


def take() -> int:
    if not is_kept():
        return pure()
    cached = CACHE / build_key()
    if is_current(cached):
        print("The compiled build is in place.")
        return 0
    # Running programs keep the removed files; overwriting those would crash them.
    remove_compiled()
    for name in compiled_files(cached):
        shutil.copy2(cached / name, SRC / name)
    print("The compiled build was put in place.")
    return 0


def build() -> int:
    return keep() or take()


def pure() -> int:
    count = remove_compiled()
    print(f"Removed {count} compiled files: plain Python runs." if count else "Plain Python runs.")
    return 0


def needs() -> int:
    print("\n".join(tools_needed()))
    return 0


def status() -> int:
    if not compiled_files(SRC):
        print("pure")
        return 0
    current = is_current(CACHE / build_key())
    print("compiled" if current else "stale")
    return 0 if current else FAILED


def main() -> int:
    parser = argparse.ArgumentParser(
        description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter
    )
    commands = {
        "build": build,
        "keep": keep,
        "take": take,
        "pure": pure,
        "needs": needs,
        "status": status,
    }
    parser.add_argument("command", nargs="?", choices=commands, default="build")
    return commands[parser.parse_args().command]()


if __name__ == "__main__":
    sys.exit(main())
