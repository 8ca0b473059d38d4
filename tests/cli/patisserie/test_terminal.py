"""La Pâtisserie Rococo in the terminal: the board fits and says what is there."""

from __future__ import annotations

import pytest
from rich.cells import cell_len

from toque.cli.table import move_lines
from toque.engine.match import Match
from toque.engine.rng import Rng
from toque.games import game
from toque.games.patisserie.view_forms import PatisserieView
from toque.terminal.boards import board
from toque.texts import LANGUAGES, Speaker

NAMES = ["Ann", "Bob", "Cid", "Dan", "Eve"]
PROMOS = dict.fromkeys(("promo-specials", "promo-tables", "promo-stars", "promo-starters"), "yes")


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
    match = game("patisserie").new(seats, PROMOS, "board")
    rng = Rng("board")
    speaker = Speaker(language, "patisserie", NAMES, 0)
    while not match.over:
        play_on(match, rng, 29)
        lines = board("patisserie").draw(match.view(0), speaker, width)
        if not match.over:
            seat = match.deciders()[0]
            lines += move_lines(board("patisserie"), match, seat, speaker.seen_from(seat), width)
        for line in lines:
            assert cell_len(line.plain) <= width, line.plain


@pytest.mark.parametrize("width", [80, 120])
def test_the_board_says_all_that_can_be_chosen(width: int) -> None:
    match = game("patisserie").new(4, PROMOS, "all")
    play_on(match, Rng("all"), 60)
    view = match.view(0)
    assert isinstance(view, PatisserieView)
    speaker = Speaker("en", "patisserie", NAMES, 0)
    shown = " ".join(line.plain for line in board("patisserie").draw(view, speaker, width))
    names = [slot.slot for slot in view.slots]
    names += [stall.stall for row in view.market for stall in row.stalls]
    names += [offer.offer for offer in [*view.hiring.offers, *view.hiring.stars]]
    for name in names:
        assert f"{name} " in shown
    assert view.players[0].hand is not None
    for card in view.players[0].hand:
        assert speaker.key("staff", staff=card.staff) in shown
