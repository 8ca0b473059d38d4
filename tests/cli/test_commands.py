"""The commands beside play: their tables, their JSON, their help."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import pytest

from tests.cli.conftest import Toque, kept
from toque import __version__
from toque.arena.speed import is_compiled
from toque.cli.main import COMMANDS
from toque.engine.record import read_record
from toque.games import game, slugs
from toque.texts import LANGUAGES

RECORDS = Path(__file__).parent.parent / "records" / "pieces-montees"


def parsed(out: str) -> dict[str, Any]:
    """One JSON object and nothing else."""
    found = json.loads(out)
    assert isinstance(found, dict)
    return found


# Help.


def test_toque_alone_is_help(toque: Toque) -> None:
    alone = toque()
    assert alone.code == 0
    for command in COMMANDS:
        assert f"toque {command}" in alone.out
    for words in (["help"], ["--help"], ["-h"]):
        assert toque(*words) == alone


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("command", COMMANDS)
def test_every_command_has_help(toque: Toque, command: str, language: str) -> None:
    told = toque("help", command, "--lang", language)
    assert told == toque(command, "--help", "--lang", language)
    assert (told.code, told.err) == (0, "")
    assert f"\n  toque {command} " in told.out
    assert max(len(line) for line in told.out.splitlines()) <= 80


def test_version(toque: Toque) -> None:
    build = "compiled" if is_compiled() else "plain Python"
    assert toque("--version").out == f"toque {__version__} ({build})\n"


# Games.


def test_games_as_json(toque: Toque) -> None:
    games = {title["slug"]: title for title in parsed(toque("games", "--json").out)["games"]}
    assert list(games) == slugs()
    assert games["gateau"]["seats"] == [1, 4]
    title = games["pieces-montees"]
    assert title["name"] == "Pièces Montées"
    assert title["seats"] == [2, 4]
    assert title["options"][0] == {
        "name": "mode",
        "choices": ["apprentice", "confirmed"],
        "default": "apprentice",
    }
    assert [option["name"] for option in title["options"]] == [
        "mode",
        "teams",
        "cards",
        "without",
        "memory",
    ]
    assert title["bots"] == [f"level-{number}" for number in range(1, 7)]


def test_games_as_text(toque: Toque) -> None:
    out = toque("games", "--lang", "fr").out
    assert "Pièces Montées (pieces-montees)\n  De 2 à 4 places\n" in out
    assert "confirmed   Pâtissiers confirmés (avec décorations)" in out
    assert "a2  Toujours deux numéros (par défaut)\n          Aucune carte ne porte" in out
    assert "players  À vous de retenir\n          Seul ce qui est visible" in out


# Simulations.


def test_sim_as_json(toque: Toque) -> None:
    words = (
        "sim pieces-montees -n 6 --seats random,greedy --option mode=confirmed --seed tea --json"
    )
    found = parsed(toque(*words.split()).out)
    assert found["game"] == "pieces-montees"
    assert found["options"]["mode"] == "confirmed"
    assert found["matches"] == 6
    assert found["decisions"] > 100
    assert found["seconds"] > 0
    assert [(bot["bot"], bot["seats"]) for bot in found["bots"]] == [("random", 1), ("greedy", 1)]
    assert sum(bot["wins"] for bot in found["bots"]) == pytest.approx(6)
    assert found["bots"][1]["mean_score"] > found["bots"][0]["mean_score"]
    again = parsed(toque(*words.split()).out)
    assert again["bots"] == found["bots"]


def test_sim_as_table(toque: Toque) -> None:
    told = toque(
        "sim", "pieces-montees", "-n", "4", "--seats", "random,random,random", "--seed", "tea"
    )
    assert (told.code, told.err) == (0, "")
    heading, row, _, end, seed = told.out.splitlines()
    assert heading.split() == [
        "Bot",
        "Seats",
        "Wins",
        "Share",
        "95%",
        "interval",
        "Average",
        "score",
    ]
    assert row.startswith("random      3   4.0  100.0%")
    assert end.startswith("4 matches, ")
    assert seed == "Seed: tea"


def test_sim_with_an_edition(toque: Toque) -> None:
    toque("edition", "new", "pieces-montees", "-o", "mine.toml")
    assert toque("sim", "pieces-montees", "-n", "1", "--edition", "mine.toml").code == 0


# Speed.


def test_bench_as_json(toque: Toque) -> None:
    found = parsed(
        toque("bench", "pieces-montees", "--seconds", "0.1", "--seats", "3", "--json").out
    )
    assert found["game"] == "pieces-montees"
    assert found["seats"] == 3
    assert found["compiled"] is is_compiled()
    for rate in ("decisions_per_s", "clones_per_s", "matches_per_s", "calibration_per_s"):
        assert found[rate] > 0


@pytest.mark.parametrize("language", LANGUAGES)
def test_bench_as_table(toque: Toque, language: str) -> None:
    told = toque("bench", "pieces-montees", "--seconds", "0.1", "--lang", language)
    assert told.code == 0
    assert len(told.out.splitlines()) == 5


# Replays.


@pytest.mark.parametrize("path", sorted(RECORDS.glob("*.toque")), ids=lambda path: path.stem)
def test_replay_ends_as_the_record_does(toque: Toque, path: Path) -> None:
    record = read_record(path.read_text("utf-8"))
    match = record.replay(game(record.game))
    found = parsed(toque("replay", str(path), "--json").out)
    assert found["scores"] == match.scores()
    assert found["ranks"] == match.ranks()
    assert found["over"] is True
    assert found["players"] == record.players
    assert len(found["moves"]) == len(record.moves) == found["moves_in_record"]
    assert found["position"]["over"] is True
    for seat, outcome in enumerate(found["results"]):
        assert (outcome["score"], outcome["rank"]) == (match.scores()[seat], match.ranks()[seat])
        # Partners share a score; each has a sheet of their own.
        own = found["position"]["seats"][seat]["points"]
        assert sum(line["points"] for line in outcome["sheet"]) == own


@pytest.mark.parametrize("language", LANGUAGES)
def test_replay_as_text(toque: Toque, language: str) -> None:
    path = RECORDS / "teams-confirmed.toque"
    told = toque("replay", str(path), "--lang", language, "--seat", "b")
    assert (told.code, told.err) == (0, "")
    match = read_record(path.read_text("utf-8")).replay(game("pieces-montees"))
    for score in match.scores():
        assert str(score) in told.out


def test_replay_from_the_standard_input(toque: Toque) -> None:
    path = RECORDS / "duel-apprentice.toque"
    from_file = toque("replay", str(path))
    assert toque("replay", "-", typed=path.read_text("utf-8")) == from_file
    assert toque("replay", "-", typed=path.read_bytes().replace(b"\n", b"\r\n")) == from_file
    assert toque("replay", "-", typed=b"\xef\xbb\xbf" + path.read_bytes()) == from_file


def test_replay_of_the_first_moves(toque: Toque) -> None:
    path = str(RECORDS / "duel-apprentice.toque")
    found = parsed(toque("replay", path, "--move", "2", "--json").out)
    assert len(found["moves"]) == 2
    assert found["over"] is False
    none = parsed(toque("replay", path, "--move", "0", "--json").out)
    assert none["moves"] == []
    told = toque("replay", path, "--move", "2").out
    assert "2 of" in told.splitlines()[-1]


def test_replay_through_the_eyes_of_a_seat(toque: Toque) -> None:
    """Each seat is told of a drawn card as it saw it: its holder the inner face, others the outer."""
    path = str(RECORDS / "three-apprentice.toque")

    def draws(seat: str) -> list[str]:
        found = parsed(toque("replay", path, "--seat", seat, "--json").out)
        events = [event for move in found["moves"] for event in move["events"]]
        return [event["text"] for event in events if event["kind"] == "event-drawn"]

    for mine, other in zip(draws("a"), draws("b"), strict=True):
        if mine.startswith("You draw"):
            assert mine.split(" draw ")[1] != other.split(" draws ")[1]
        if mine.startswith("Greedy C"):
            assert mine == other


# Editions.


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_new_edition_is_sound(toque: Toque, language: str) -> None:
    template = toque("edition", "new", "pieces-montees", "--lang", language)
    assert template.out.startswith("# toque edition for pieces-montees\n#\n# ")
    assert '\nname = "mine"\n' in template.out
    written = toque("edition", "new", "pieces-montees", "-o", "mine.toml", "--lang", language)
    assert written.code == 0
    assert Path("mine.toml").read_text("utf-8") == template.out
    checked = toque("edition", "check", "mine.toml", "--lang", language)
    assert (checked.code, checked.err) == (0, "")
    assert "mine" in checked.out
    assert "45" in checked.out


def test_edition_check_names_every_line(toque: Toque) -> None:
    source = toque("edition", "new", "pieces-montees").out
    lines = source.replace("cream1 = [2, 3, 3]", "cream1 = [2, 3]", 1).replace(
        'blue = "birthday"', 'blue = "wedding"'
    )
    Path("mine.toml").write_text(lines, "utf-8")
    table = 1 + lines.splitlines().index("[cards.tables.a2]")
    twice = 1 + lines.splitlines().index('ivory = "wedding"')
    checked = toque("edition", "check", "mine.toml")
    assert (checked.code, checked.out) == (2, "")
    assert checked.err.splitlines() == [
        f"mine.toml:{twice}: “wedding” already belongs to “blue”.",
        f"mine.toml:{table}: Table “a2” has 8 cards of each colour instead of 9.",
    ]
    as_json = toque("edition", "check", "mine.toml", "--json")
    assert (as_json.code, as_json.err) == (2, "")
    found = parsed(as_json.out)
    assert found["ok"] is False
    assert [fault["line"] for fault in found["faults"]] == [twice, table]
    refused = toque("play", "--edition", "mine.toml")
    assert refused.code == 2
    assert "(And one more error: toque edition check)" in refused.err


def test_edition_as_json(toque: Toque) -> None:
    made = parsed(toque("edition", "new", "pieces-montees", "--json").out)
    Path("mine.toml").write_text(made["toml"], "utf-8")
    found = parsed(toque("edition", "check", "mine.toml", "--json").out)
    assert found["game"] == "pieces-montees"
    assert (found["ok"], found["name"], found["faults"]) == (True, "mine", [])
    assert len(found["counted"]) == 7


def test_an_edition_is_played_with(toque: Toque, home: Path) -> None:
    source = toque("edition", "new", "pieces-montees").out
    Path("mine.toml").write_text(
        source.replace("layers = [1, 4, 10]", "layers = [2, 4, 10]"), "utf-8"
    )
    played = toque("play", "--edition", "mine.toml", "--seed", "tea", typed="1\nscore\n")
    assert "   2  " in played.out.split("> score\n")[1]
    assert read_record(kept(home)[0].read_text("utf-8")).edition == "mine"
