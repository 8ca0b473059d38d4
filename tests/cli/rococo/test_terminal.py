"""Rococo Deluxe in the terminal: the board fits and says what is there, and a solo match ends."""

from __future__ import annotations

from pathlib import Path

import pytest
from rich.cells import cell_len

from tests.cli.conftest import Toque
from tests.games.rococo.table import Table
from toque.cli.table import move_lines
from toque.engine.match import Match
from toque.engine.rng import Rng
from toque.games import game
from toque.games.rococo.view_forms import RococoView
from toque.terminal.boards import board
from toque.texts import LANGUAGES, Speaker

RECORDS = Path(__file__).parents[2] / "records" / "rococo"
NAMES = ["Ann", "Bob", "Cid", "Dan", "Eve"]
EVERYTHING = {"jewelry": "yes", "fancy": "yes", "festivity": "yes", "expert": "yes"}


def play_on(match: Match, rng: Rng, moves: int) -> None:
    for _ in range(moves):
        if match.over:
            return
        seat = match.deciders()[0]
        match.play(seat, rng.choice(match.moves(seat)))


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("width", [80, 120])
@pytest.mark.parametrize("seats", [1, 3, 5])
def test_the_board_fits_the_screen(language: str, width: int, seats: int) -> None:
    match = game("rococo").new(seats, EVERYTHING, "board")
    rng = Rng("board")
    speaker = Speaker(language, "rococo", NAMES, 0)
    while not match.over:
        play_on(match, rng, 29)
        lines = board("rococo").draw(match.view(0), speaker, width)
        if not match.over:
            seat = match.deciders()[0]
            lines += move_lines(board("rococo"), match, seat, speaker.seen_from(seat), width)
        for line in lines:
            assert cell_len(line.plain) <= width, line.plain


@pytest.mark.parametrize("width", [80, 120])
def test_the_board_says_all_that_can_be_chosen(width: int) -> None:
    match = game("rococo").new(4, EVERYTHING, "all")
    rng = Rng("all")
    play_on(match, rng, 60)
    view = match.view(0)
    assert isinstance(view, RococoView)
    lines = board("rococo").draw(view, Speaker("en", "rococo", NAMES, 0), width)
    shown = " ".join(line.plain for line in lines)
    assert view.jeweller is not None
    names = [window.window for window in view.windows]
    names += [place.place for drawer in view.drawers for place in drawer.places]
    names += [space.space for hall in view.halls for space in hall.spaces]
    names += [hall.musician.decoration for hall in view.halls]
    names += [place.decoration for place in view.fireworks + view.statues]
    names += [place.decoration for place in view.kitchen_left + view.kitchen_right]
    names += [place.decoration for place in view.jeweller.licences]
    names += [place.place for place in view.jeweller.jewels]
    for name in names:
        assert f" {name} " in shown or f" {name}★ " in shown, name
    for name in NAMES[:4]:
        assert name in shown


def test_the_balcony_says_who_stands_there() -> None:
    """G19: below the fireworks and in the hall."""
    table = Table().rents("ann", "1a:b12 1b:b1 1d:b3").funds("ann", "f1 f3").income()
    table.play("admire 1b f1")
    speaker = Speaker("en", "rococo", NAMES, 0)
    shown = " ".join(line.plain for line in board("rococo").draw(table.view("ann"), speaker, 120))
    assert " f1 a ×2 blue 3 " in f"{shown} "
    assert "a blue 3 → f1" in shown
    assert "f3 a ×3" in shown


def test_what_can_step_out_stands_below_a_heading() -> None:
    table = Table().rents("ann", "1a:b12 1b:b1 1d:b3").funds("ann", "f1 f3").income()
    speaker = Speaker("en", "rococo", NAMES, 0)
    lines = [line.plain for line in move_lines(board("rococo"), table.match, 0, speaker, 100)]
    assert lines[0].endswith("Fill the balcony as well as can be")
    assert lines[1].split() == ["admire", "Onto", "the", "balcony"]
    assert any("1a f3 the blue dress ×3 (12 points)" in line for line in lines)


def test_others_hands_and_tiles_from_the_bag_stay_hidden() -> None:
    match = game("rococo").new(2, {}, "hidden")
    speaker = Speaker("en", "rococo", NAMES)
    own = [line.plain for line in board("rococo").draw(match.view(0), speaker, 80)]
    watched = [line.plain for line in board("rococo").draw(match.view(None), speaker, 80)]
    assert any(line.startswith(" Reserve: Berthe M") for line in own)
    assert not any(line.startswith(" Reserve:") for line in watched)
    assert sum("Hand 0, reserve 5: Berthe M" in line for line in watched) == 2


def test_a_solo_match_is_played_to_its_end(toque: Toque) -> None:
    title = game("rococo")
    match = title.new(1, {}, "solo")
    rng = Rng("solo")
    typed = []
    while not match.over:
        move = rng.choice(match.moves(0))
        typed.append(title.lexicon.notation(move))
        match.play(0, move)
    played = toque(
        "play", "rococo", "--seats", "me", "--seed", "solo", typed="\n".join(typed) + "\n"
    )
    assert played.code == 0
    assert "Madame du Barry turns over a card" in played.out
    assert "The ball is over." in played.out
    assert "Madame du Barry wins." in played.out


def test_a_replay_shows_the_sheet_of_madame_du_barry(toque: Toque) -> None:
    shown = toque("replay", str(RECORDS / "solo.toque"))
    assert shown.code == 0
    assert "Madame du Barry" in shown.out
    assert "Majority in the royal hall" in shown.out


def test_what_is_counted_in_an_edition(toque: Toque) -> None:
    toque("edition", "new", "rococo", "-o", "mine.toml")
    checked = toque("edition", "check", "mine.toml")
    assert checked.code == 0
    assert "56 garments, 61 employees, 53 resource tiles, 24 jewels" in checked.out
