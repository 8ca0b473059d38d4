"""The real command in a process of its own: signals, pipes and a terminal."""

from __future__ import annotations

import os
import pty
import re
import select
import signal
import subprocess
import sys
import time
from pathlib import Path

import pytest

from tests.cli.conftest import interruptible, kept
from toque.games import game

COMMAND = [sys.executable, "-m", "toque.cli.main"]
PATIENCE = 60


def test_a_pipe(home: Path) -> None:
    done = subprocess.run(
        [*COMMAND, "play", "--seats", "me,random", "--seed", "tea"],
        input="1\n",
        capture_output=True,
        text=True,
        timeout=PATIENCE,
        check=False,
    )
    assert (done.returncode, done.stderr) == (0, "")
    assert "To go on:" in done.stdout


def test_a_terminal_that_speaks_no_unicode() -> None:
    done = subprocess.run(
        [*COMMAND, "play", "--seats", "me,random", "--lang", "fr"],
        input=b"1\n",
        capture_output=True,
        env=os.environ | {"PYTHONIOENCODING": "ascii"},
        timeout=PATIENCE,
        check=False,
    )
    assert (done.returncode, done.stderr) == (0, b"")
    games = [*COMMAND, "games", "--json"]
    plain = subprocess.run(
        games, capture_output=True, env=os.environ | {"PYTHONIOENCODING": "ascii"}, check=True
    )
    assert b"Pi\\u00e8ces" in plain.stdout


def test_a_reader_that_stops_reading() -> None:
    record = Path(__file__).parent.parent / "records" / "pieces-montees" / "four-by-chance.toque"
    reading = subprocess.Popen(
        [*COMMAND, "replay", str(record)], stdout=subprocess.PIPE, stderr=subprocess.PIPE
    )
    assert reading.stdout is not None
    assert reading.stderr is not None
    reading.stdout.readline()
    reading.stdout.close()
    assert reading.stderr.read() == b""
    assert reading.wait(PATIENCE) == 141


def hand_over(pipe: Path, text: str, reader: subprocess.Popen[bytes]) -> None:
    """Give a text to a process as soon as it opens the pipe to read it."""
    until = time.monotonic() + PATIENCE
    while True:
        try:
            end = os.open(pipe, os.O_WRONLY | os.O_NONBLOCK)
        except OSError:
            assert reader.poll() is None, "it stopped without reading"
            assert time.monotonic() < until, "it does not read"
            time.sleep(0.01)
        else:
            with os.fdopen(end, "wb") as file:
                os.set_blocking(end, True)
                file.write(text.encode())
            return


def test_interrupting_a_simulation_is_quiet(tmp_path: Path) -> None:
    edition = tmp_path / "edition.toml"
    os.mkfifo(edition)
    running = subprocess.Popen(
        [*COMMAND, "sim", "pieces-montees", "-n", "999999", "--edition", str(edition)],
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
        preexec_fn=interruptible,
    )
    try:
        hand_over(edition, game("pieces-montees").house_edition().source, running)
        running.send_signal(signal.SIGINT)
        out, err = running.communicate(timeout=PATIENCE)
    finally:
        running.kill()
    assert (running.returncode, out, err) == (130, b"", b"")


@pytest.mark.parametrize("number", [signal.SIGINT, signal.SIGTERM, signal.SIGKILL])
def test_a_match_survives_its_process(home: Path, number: signal.Signals) -> None:
    playing = subprocess.Popen(
        [*COMMAND, "play", "--seats", "me,random", "--seed", "tea"],
        stdin=subprocess.PIPE,
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
        text=True,
        preexec_fn=interruptible,
    )
    assert playing.stdin is not None
    assert playing.stdout is not None
    playing.stdin.write("1\n")
    playing.stdin.flush()
    while "You place" not in playing.stdout.readline():
        pass
    playing.send_signal(number)
    out, err = playing.communicate(timeout=PATIENCE)
    assert err == ""
    if number == signal.SIGINT:
        assert playing.returncode == 0
        assert "To go on:" in out
    (path,) = kept(home)
    assert path.read_text("utf-8").splitlines()[-1].startswith("a place ")


# A terminal.


class Terminal:
    """The command on a pseudo terminal: type, and read what the screen was told to show."""

    def __init__(self, *words: str, **environment: str) -> None:
        self.pid, self.end = pty.fork()
        if self.pid == 0:
            interruptible()
            told = {"TERM": "xterm-256color", "PROMPT_TOOLKIT_NO_CPR": "1", "COLUMNS": "80"}
            os.execve(sys.executable, [*COMMAND, *words], os.environ | told | environment)
        self.raw = ""
        self.read_to = 0

    def wait_for(self, words: str) -> str:
        """All that came since the last call, up to and including the words, without colours."""
        until = time.monotonic() + PATIENCE
        while words not in self.plain()[self.read_to :]:
            assert time.monotonic() < until, f"no {words!r} in {self.plain()[self.read_to :]!r}"
            if select.select([self.end], [], [], 0.2)[0]:
                self.raw += os.read(self.end, 65536).decode("utf-8", "replace")
        start = self.read_to
        self.read_to = self.plain().index(words, start) + len(words)
        return self.plain()[start : self.read_to]

    def plain(self) -> str:
        return re.sub(r"\x1b\[[0-9;?]*[a-zA-Z]", "", self.raw)

    def type(self, keys: str) -> None:
        os.write(self.end, keys.encode())

    def close(self) -> int:
        while True:
            try:
                if not os.read(self.end, 65536):
                    break
            except OSError:
                break
        _, status = os.waitpid(self.pid, 0)
        os.close(self.end)
        return os.waitstatus_to_exitcode(status)


def test_a_terminal_completes_and_colours() -> None:
    screen = Terminal("play", "--seats", "me,random", "--seed", "tea")
    screen.wait_for("End your turn")
    screen.type("sp\t")
    screen.wait_for("spoon")
    screen.type("\r")
    screen.wait_for("Your assistant gives you a spoon.")
    screen.wait_for("End your turn")
    screen.type("\x03")
    screen.wait_for("To go on:")
    assert screen.close() == 0


@pytest.mark.parametrize(
    ("environment", "coloured"),
    [({"TERM": "xterm-256color"}, True), ({"NO_COLOR": "1"}, False), ({"TERM": "dumb"}, False)],
    ids=["colour", "NO_COLOR", "dumb"],
)
def test_colours_only_where_they_are_wanted(environment: dict[str, str], coloured: bool) -> None:
    record = Path(__file__).parent.parent / "records" / "pieces-montees" / "duel-confirmed.toque"
    screen = Terminal("replay", str(record), "--move", "9", **environment)
    screen.wait_for("9 of")
    assert bool(re.search(r"\x1b\[[0-9;]*38;5", screen.raw)) is coloured
    assert screen.close() == 0


def test_people_who_share_a_terminal_look_at_it_alone() -> None:
    screen = Terminal("play", "--seats", "me,me", "--name", "Camille,Laura", "--seed", "tea")
    screen.wait_for("Press Enter when nobody else is looking.")
    screen.type("\r")
    screen.wait_for("▸ a Camille (you)")
    screen.type("end\r")
    before = screen.wait_for("Press Enter when nobody else is looking.")
    assert "b Laura (you)" not in before
    screen.type("\r")
    screen.wait_for("▸ b Laura (you)")
    screen.type("quit\r")
    screen.wait_for("To go on:")
    assert screen.close() == 0
