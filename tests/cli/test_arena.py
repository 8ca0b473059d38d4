"""`toque arena` and `toque balance`: tables, JSON, the page, Ctrl-C and going on."""

from __future__ import annotations

import json
import os
import re
import signal
import subprocess
import sys
import time
from pathlib import Path
from typing import Any

import pytest

from tests.cli.conftest import Toque, interruptible
from toque.arena.edition_page import reported
from toque.arena.plan import Plan
from toque.arena.workers import Here
from toque.texts import LANGUAGES

TOY = ("arena", "toy", "--jobs", "1", "--seed", "tea")


def found(out: str) -> dict[str, Any]:
    """One JSON object, without the name of the file, which is another one each time."""
    data = json.loads(out)
    assert isinstance(data, dict)
    del data["file"]
    return data


def kept(home: Path) -> Path:
    (file,) = (home / "arena").iterdir()
    return file


def test_the_table_tells_ratings_and_shares(toque: Toque) -> None:
    told = toque(*TOY, "--bots", "random,greedy,planner", "--seats", "2", "-n", "6")
    assert (told.code, told.err) == (0, "")
    assert re.search(r"^greedy +-?\d+ ", told.out, re.M)
    assert "Who ends before whom" in told.out
    assert "6 matches at 2 seats: 3 deals" in told.out


def test_the_same_seed_finds_the_same_in_any_number_of_processes(toque: Toque) -> None:
    words = ("arena", "toy", "--seed", "tea", "-n", "8", "--json")
    alone = found(toque(*words, "--jobs", "1").out)
    assert found(toque(*words, "--jobs", "2").out) == alone
    assert alone["matches"] == 8
    assert {bot["bot"] for bot in alone["bots"]} == {"random", "greedy"}


def test_matches_are_rounded_up_to_whole_deals(toque: Toque) -> None:
    assert found(toque(*TOY, "-n", "3", "--json").out)["matches"] == 4


def test_ctrl_c_keeps_what_is_done_and_says_how_to_go_on(
    toque: Toque, home: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    play = Here.play

    def interrupted(self: Here, plan: Plan, numbers: list[int]) -> Any:
        for at, played in enumerate(play(self, plan, numbers)):
            if at == 5:
                raise KeyboardInterrupt
            yield played

    monkeypatch.setattr(Here, "play", interrupted)
    told = toque(*TOY, "-n", "8", "--json")
    monkeypatch.undo()
    monkeypatch.setenv("TOQUE_HOME", str(home))
    assert told.code == 130
    assert found(told.out)["matches"] == 4
    assert "5 of 8 matches are played and kept" in told.err
    again = told.err.splitlines()[-1].split()
    assert again[:3] == ["toque", "arena", "--resume"]
    resumed = found(toque(*again[1:], "--jobs", "1", "--json").out)
    assert resumed == found(toque(*TOY, "-n", "8", "--json").out)


def test_the_real_ctrl_c_loses_nothing(home: Path) -> None:
    words = ["arena", "pieces-montees", "--bots", "random,random", "-n", "100000", "--jobs", "2"]
    command = [sys.executable, "-m", "toque.cli.main", *words]
    running = subprocess.Popen(
        command,
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
        text=True,
        start_new_session=True,
        preexec_fn=interruptible,
    )
    folder = home / "arena"
    while not folder.exists() or not any(
        file.read_text().count("\n") > 9 for file in folder.iterdir()
    ):
        assert running.poll() is None
        time.sleep(0.05)
    os.killpg(running.pid, signal.SIGINT)
    out, err = running.communicate()
    assert running.returncode == 130, err
    assert "To go on:" in err
    assert "Traceback" not in err
    assert "random" in out


def test_a_tournament_goes_on_with_more_matches(toque: Toque, home: Path) -> None:
    toque(*TOY, "-n", "2")
    more = found(
        toque("arena", "--resume", str(kept(home)), "-n", "6", "--jobs", "1", "--json").out
    )
    assert more == found(toque(*TOY, "-n", "6", "--json").out)


@pytest.mark.parametrize(
    ("words", "said"),
    [
        (("--bots", "random,greedy"), "leave out “--bots”"),
        (("--seed", "x"), "leave out “--seed”"),
        (("gateau",), "a tournament of “toy”"),
    ],
)
def test_what_is_settled_is_not_asked_again(
    toque: Toque, home: Path, words: tuple[str, ...], said: str
) -> None:
    toque(*TOY, "-n", "2")
    told = toque("arena", *words, "--resume", str(kept(home)))
    assert told.code == 2
    assert said in told.err


def test_other_files_and_other_rules_are_refused(toque: Toque, home: Path) -> None:
    Path("words").write_text("words\n")
    assert "is not a tournament" in toque("arena", "--resume", "words").err
    assert "There is no file" in toque("arena", "--resume", "nothing").err
    toque(*TOY, "-n", "2")
    text = kept(home).read_text()
    version = json.loads(text.splitlines()[0])["plan"]["version"]
    kept(home).write_text(text.replace(version, "0" * 16))
    assert "have changed since" in toque("arena", "--resume", str(kept(home))).err


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_page_needs_nothing_else(toque: Toque, language: str) -> None:
    words = ("arena", "pieces-montees", "--jobs", "1", "--seed", "tea", "-n", "4")
    told = toque(*words, "--html", "page.html", "--lang", language)
    assert told.code == 0
    page = Path("page.html").read_text("utf-8")
    assert f"<html lang='{language}'>" in page
    assert "prefers-color-scheme: dark" in page
    assert not re.search(r"https?:|<script|<link|<img|url\(", page)
    assert page.count("<svg") == page.count('role="img"><title>') >= 5
    assert page.count("<table>") >= 6
    for bot in ("random", "greedy"):
        assert page.count(f">{bot}<") >= 5
    assert "toque arena pieces-montees --bots random,greedy --seats 2 -n 4 --seed tea" in page


def test_one_seat_plays_against_the_automa(toque: Toque) -> None:
    words = ("arena", "gateau", "--bots", "random", "--seats", "1", "-n", "1", "--jobs", "1")
    data = found(toque(*words, "--json", "--seed", "tea").out)
    assert {one["player"] for one in data["ratings"]} == {"random", "automa"}
    assert data["bots"][0]["par"] == 0.5


def test_ratings_need_their_library(toque: Toque, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(sys.modules, "choix", None)
    told = toque(*TOY, "-n", "2")
    assert told.code == 2
    assert "pip install toque[arena]" in told.err


def test_who_only_plays_does_not_load_it() -> None:
    program = "import toque.cli.play, toque.server.app, sys; print('numpy' in sys.modules)"
    done = subprocess.run(
        [sys.executable, "-c", program], capture_output=True, text=True, check=True
    )
    assert done.stdout == "False\n"


def test_a_game_without_a_report_is_refused(toque: Toque) -> None:
    told = toque("balance", "toy")
    assert told.code == 2
    assert ", ".join(reported()) in told.err
