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
KEPT_OBJECTS = 100
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

# The name of a shared library in its package: beside the modules, not beside the packages in src.
LIBRARY = "compiled"

# Each game is a group: a shared library of its own from one C file, in which calls are direct and
# the compiler may inline; the other packages are one group together. A change in a game leaves all
# others as they were, and an object file is kept under the name of all that went into it. A module
# itself is a small file that fetches what it is from the library of its group. Those of one folder
# have the same content, because to compile and link a hundred and fifty one by one takes as long as
# half a game. Beyond the first level of optimisation compiling takes twice as long, and so it does
# where mypyc makes the one file itself (without `multi_file` all functions are static); matches are
# hardly faster.
SETUP = """\
import hashlib
import os
import shutil
from pathlib import Path

from mypyc.build import mypycify
from setuptools import setup
from setuptools.command.build_ext import build_ext

OBJECTS = Path({objects!r})
GROUPS = {groups!r}


class Kept(build_ext):
    def build_extensions(self):
        self.compile_file = self.compiler.compile
        self.compiler.compile = self.compile_or_take
        super().build_extensions()

    def compile_or_take(self, sources, depends=(), **options):
        return [self.object_of(source, depends, options) for source in sources]

    def object_of(self, source, depends, options):
        arguments = [{tools!r}, self.compiler.compiler_so, options["extra_postargs"]]
        digest = hashlib.sha256(repr(arguments).encode())
        for path in [source, *sorted(depends if source.endswith(OF_GROUP) else ())]:
            digest.update(Path(path).read_bytes())
        kept = OBJECTS / (digest.hexdigest()[:32] + ".o")
        if not kept.exists():
            (made,) = self.compile_file([source], **options)
            os.replace(made, kept)
        os.utime(kept)
        return str(kept)


OF_GROUP = "all_modules.c"


def joined(library):
    \"\"\"One C file with the modules of the group, another with what mypyc brings for all of them.\"\"\"
    modules = [path for path in library.sources if "__native_" in path]
    brought = [path for path in library.sources if "__native_" not in path]
    # Its headers are found beside it.
    folder = next(Path(path).parent for path in modules if path.endswith("__native_compiled.c"))
    library.sources = [written(folder / OF_GROUP, modules), written(folder / "brought.c", brought)]


def written(path, sources):
    path.write_text("".join(Path(source).read_text() for source in sources))
    return str(path)


def one_for_each_folder(modules):
    \"\"\"The modules by folder. The first of each is built, from the sources of all.\"\"\"
    folders = {{}}
    for module in modules:
        folders.setdefault(module.name.rpartition(".")[0], []).append(module)
    for folder, inside in folders.items():
        lines = []
        for number, module in enumerate(inside):
            # Each of them could be a package by this second name.
            lines.append("#define PyInit___init__ PyInit_package_" + str(number) + "\\n")
            lines.append(Path(module.sources[0]).read_text())
            lines.append("#undef PyInit___init__\\n")
        path = Path("build", folder + ".c")
        path.write_text("".join(lines))
        inside[0].sources = [str(path)]
    return list(folders.values())


extensions = mypycify(
    ["--config-file=mypy.toml", *(path for paths, _ in GROUPS for path in paths)],
    separate=GROUPS,
    opt_level="1",
    debug_level="0",
    multi_file=True,
)
# Nobody replaces a function of a group at run time, so calls inside it may be inlined. All extensions
# share one list.
extensions[0].extra_compile_args += ["-fno-semantic-interposition", "-fvisibility=hidden"]
libraries = [one for one in extensions if one.name.endswith("__mypyc")]
folders = one_for_each_folder([one for one in extensions if one not in libraries])
for library in libraries:
    joined(library)
# Side by side, the largest first.
libraries.sort(key=lambda library: -os.path.getsize(library.sources[0]))

done = setup(
    name="toque-compiled",
    packages=[],
    py_modules=[],
    ext_modules=[*libraries, *(inside[0] for inside in folders)],
    cmdclass={{"build_ext": Kept}},
)
built = done.get_command_obj("build_ext")
for first, *others in folders:
    for module in others:
        shutil.copyfile(built.get_ext_fullpath(first.name), built.get_ext_fullpath(module.name))
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


def groups() -> list[tuple[list[str], str]]:
    """The modules that are compiled together, and the name of their shared library."""
    found: dict[str, list[str]] = {}
    for path in package_files():
        if stays_interpreted(path):
            continue
        inside = path.relative_to(SRC).parts
        package = inside[:3] if inside[1] == "games" else inside[:1]
        # Relative to the root, so that tracebacks and pytest find the source lines from there.
        found.setdefault(".".join([*package, LIBRARY]), []).append(str(path.relative_to(ROOT)))
    return [(paths, name) for name, paths in found.items()]


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
    for path in (Path(__file__).resolve(), *package_files()):
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
        tools = [sys.version, *tools_needed()]
        setup = SETUP.format(groups=groups(), tools=tools, objects=str(OBJECTS))
        (work / "setup.py").write_text(setup, "utf-8")
        OBJECTS.mkdir(parents=True, exist_ok=True)
        options = ["--build-lib=lib", "--build-temp=obj", f"--parallel={os.cpu_count()}"]
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
