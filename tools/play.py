"""`make play`: the table on this machine, with all options of `toque serve`.

Strong bots think further on the compiled build. Where one is kept for these sources, it is put in place
before the start. Else it is made while somebody plays, once the page is open and at the lowest priority;
the next start takes it. Without a C compiler all stays as it is.
"""

from __future__ import annotations

import os
import signal
import socket
import subprocess
import sys
import tempfile
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
sys.path.insert(0, str(ROOT))

from tools import compile as compiling  # noqa: E402

LOG = ROOT / "build" / "compile.log"
PATIENCE = 0.2
"""Seconds after which it is asked whether the server is still there."""


def main(words: list[str]) -> int:
    compiled = compiling.is_kept()
    if compiled or compiling.compiled_files(compiling.SRC):
        compiling.take()
    with tempfile.TemporaryDirectory(prefix="toque-") as folder, hearing(f"{folder}/ready") as ear:
        server = subprocess.Popen(
            [str(ROOT / ".venv" / "bin" / "toque"), "serve", "--open", *words],
            env={**os.environ, "NOTIFY_SOCKET": ear.getsockname()},
        )
        # Ctrl-C reaches the server by itself, and it ends in good order.
        signal.signal(signal.SIGINT, signal.SIG_IGN)
        signal.signal(signal.SIGTERM, lambda number, _: server.send_signal(number))
        compiler = None
        if is_ready(server, ear) and not compiled and compiling.missing_tool() is None:
            compiler = compile_meanwhile()
        code = server.wait()
        if compiler is not None and compiler.poll() is None:
            os.killpg(compiler.pid, signal.SIGTERM)
        return code


def hearing(path: str) -> socket.socket:
    """As systemd has it: a server says here that it is ready."""
    ear = socket.socket(socket.AF_UNIX, socket.SOCK_DGRAM)
    ear.bind(path)
    ear.settimeout(PATIENCE)
    return ear


def is_ready(server: subprocess.Popen[bytes], ear: socket.socket) -> bool:
    """Waits until it is, or until it has ended."""
    while server.poll() is None:
        try:
            return b"READY=1" in ear.recv(1024)
        except TimeoutError:
            continue
    return False


def compile_meanwhile() -> subprocess.Popen[bytes]:
    """In a group of its own, so that all of it ends with the table."""
    print(
        "Bots think faster from the next start on: they are compiled in the background.", flush=True
    )
    python, uv = sys.executable, ROOT / ".venv" / "bin" / "uv"
    install = f"{uv} pip install -q --python {python} --require-hashes -r requirements-compile.lock"
    LOG.parent.mkdir(exist_ok=True)
    with LOG.open("wb") as log:
        return subprocess.Popen(
            ["nice", "-n", "19", "sh", "-c", f"{install} && exec {python} tools/compile.py keep"],
            cwd=ROOT,
            stdout=log,
            stderr=log,
            stdin=subprocess.DEVNULL,
            start_new_session=True,
        )


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
