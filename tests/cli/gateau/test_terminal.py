"""C'est du gâteau ! in the terminal: the board fits, and a solo match ends with Chef-o-Tron's score."""

from __future__ import annotations

from pathlib import Path

import pytest
from rich.cells import cell_len

from tests.cli.conftest import Toque
from toque.bots.bot import decide
from toque.bots.ladder import bot
from toque.engine.record import read_record
from toque.games import game
from toque.terminal.boards import board
from toque.texts import LANGUAGES, Speaker

RECORDS = Path(__file__).parents[2] / "records" / "gateau"
NAMES = ["Ann", "Bob", "Cid", "Dan"]


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("width", [80, 120])
@pytest.mark.parametrize("seats", [1, 3])
def test_the_board_fits_the_screen(language: str, width: int, seats: int) -> None:
    title = game("gateau")
    match = title.new(seats, {"hand": "yes", "advantage": "yes"}, "board")
    for number in range(60):
        seat = match.deciders()[0]
        match.play(seat, decide(bot("greedy"), match, seat, "board", number).move)
        if number % 20 == 0:
            speaker = Speaker(language, "gateau", NAMES, 0)
            lines = board("gateau").draw(match.view(0), speaker, width)
            assert max(cell_len(line.plain) for line in lines) <= width
            assert any("Ann" in line.plain for line in lines)
            assert any("c3" in line.plain for line in lines)


def test_a_solo_match_is_played_and_lost_to_chef_o_tron(toque: Toque) -> None:
    record = read_record((RECORDS / "solo.toque").read_text("utf-8"))
    moves = [record_move.partition(" ")[2] for record_move in lines_of(RECORDS / "solo.toque")]
    assert record.players == ["greedy"]
    played = toque(
        "play", "gateau", "--seats", "me", "--seed", "solo", typed="\n".join(moves) + "\n"
    )
    assert played.code == 0
    assert "Chef-o-Tron wins." in played.out
    assert "Chef-o-Tron draws a card" in played.out


def lines_of(path: Path) -> list[str]:
    text = path.read_text("utf-8")
    body = text.partition("\n\n")[2]
    return [line for line in body.splitlines() if line and not line.startswith("#")]


def test_what_is_counted_in_an_edition(toque: Toque) -> None:
    toque("edition", "new", "gateau", "-o", "mine.toml")
    checked = toque("edition", "check", "mine.toml")
    assert checked.code == 0
    assert "48 recipes, 24 tools, 18 advantage cards, 14 robot cards" in checked.out


def test_a_replay_shows_the_sheet_of_chef_o_tron(toque: Toque) -> None:
    shown = toque("replay", str(RECORDS / "solo.toque"))
    assert shown.code == 0
    assert "Chef-o-Tron" in shown.out
