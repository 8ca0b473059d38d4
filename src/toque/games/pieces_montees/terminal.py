"""Pièces Montées in a terminal: hands and cakes of every seat, pile, spoons and booklet.

A card reads `a1 red cream 2⇄3`: where it is, the face you see, and the layer on its back, which has
the other topping of the same colour. A cake reads `●●○ red cream`, and `●●★` with its decoration.
"""

from __future__ import annotations

from typing import Final

import msgspec
from rich.cells import cell_len
from rich.text import Text as Ink

from toque.engine.edition import Edition
from toque.engine.text import Text
from toque.games.pieces_montees.components import (
    CARDS_OF_COLOUR,
    COLOURS,
    HAND_LETTERS,
    KIND_NAMES,
    LAYERS,
    NEUTRAL,
    PiecesEdition,
)
from toque.games.pieces_montees.match import SPOONS
from toque.games.pieces_montees.view import BookletView, CakeView, CardView, PiecesView
from toque.terminal.board import Board, Brief
from toque.terminal.paper import INDENT, flow, in_columns, rule
from toque.texts import Speaker

# Middle tones, which show on dark and on light terminals.
STYLES: Final = {
    "red": "color(167)",
    "orange": "color(172)",
    "green": "color(34)",
    "blue": "color(33)",
    "ivory": "",  # the terminal's own colour of text
}
WIDE: Final = 100


class PiecesBoard(Board):
    def draw(self, view: msgspec.Struct, speaker: Speaker, width: int) -> list[Ink]:
        assert isinstance(view, PiecesView)
        lines = [_title(view, speaker, width)]
        lines += flow(_middle(view, speaker, _size(width)), width, INDENT)
        if view.booklet is not None:
            lines += flow(_booklet(view.booklet, speaker, _size(width)), width, INDENT)
        grid = _Grid(view, speaker, width)
        for number, seat in enumerate(view.seats):
            lines.append(_seat_title(view, number, speaker, width))
            lines += grid.lines(_hand(seat.hand, number, speaker, grid.size))
            cakes = [_cake(cake, speaker, grid.size) for cake in seat.cakes]
            lines += grid.lines(cakes or [Ink(speaker.key("cli-pieces-no-cake"), "dim")])
        if view.neutral is not None:
            name = Ink(f"{HAND_LETTERS[NEUTRAL]} {speaker.key('cli-pieces-neutral')}")
            lines.append(rule(name, Ink(), width))
            lines += grid.lines(_hand(view.neutral, NEUTRAL, speaker, grid.size))
        return lines

    def legend(self, speaker: Speaker) -> str | None:
        return speaker.key("cli-pieces-legend")

    def heading(self, verb: str, speaker: Speaker) -> str | None:
        if verb == "place":
            return speaker.key("cli-pieces-place")
        if verb == "whisk":
            return speaker.key("cli-pieces-whisk")
        if verb == "turn":
            return speaker.key("cli-pieces-turn")
        return None

    def brief(self, label: Text, speaker: Speaker, room: int) -> Brief:
        face, cost = label.args["face"], label.args["cost"]
        assert isinstance(face, Text)
        assert isinstance(cost, int)
        words = [str(face.args[name]) for name in ("colour", "topping", "layer")]
        what = _face("-".join(words), speaker, _size(room))
        return Brief(what, speaker.key("cli-pieces-cost", cost=cost) if cost else "")

    def counted(self, edition: Edition, speaker: Speaker) -> list[str]:
        assert isinstance(edition, PiecesEdition)
        tables = [
            speaker.key("cli-pieces-counted-table", table=name, cards=len(table.pairs()))
            for name, table in edition.tables.items()
        ]
        return [
            *tables,
            speaker.key(
                "cli-pieces-counted-cards",
                table=edition.default_table,
                cards=len(COLOURS) * CARDS_OF_COLOUR,
                decorations=len(COLOURS),
            ),
            speaker.key(
                "cli-pieces-counted-points",
                layers=", ".join(str(points) for points in edition.points[1:]),
                cream=edition.decorated[0],
                chocolate=edition.decorated[1],
            ),
        ]


def _title(view: PiecesView, speaker: Speaker, width: int) -> Ink:
    facts = [speaker.key("cli-pieces-round", round=view.round)]
    if view.over:
        facts.append(speaker.key("cli-pieces-over"))
    elif view.last_round:
        facts.append(speaker.key("cli-pieces-last-round"))
    name = Ink(speaker.say(Text("name")), "bold")
    urgent = "bold" if view.last_round else ""
    return rule(name, Ink(" · ".join(facts), urgent), width, "━", "")


def _middle(view: PiecesView, speaker: Speaker, size: str) -> list[Ink]:
    pile = Ink(speaker.key("cli-pieces-pile", cards=view.pile))
    if view.pile_top is not None:
        pile.append(" ").append_text(_face(view.pile_top, speaker, size))
    facts = [pile]
    if not view.over:
        marks = "●" * view.spoons + "○" * (SPOONS - view.spoons)
        facts.append(Ink(f"{speaker.key('cli-pieces-spoons')} {marks}"))
    if view.removed_colour is not None:
        facts.append(Ink(speaker.key("cli-pieces-removed", colour=view.removed_colour)))
    return facts


def _booklet(booklet: BookletView, speaker: Speaker, size: str) -> list[Ink]:
    pages = Ink(speaker.key("cli-pieces-booklet") + " ")
    if not booklet.left_in_it:
        return [pages.append(speaker.key("cli-pieces-booklet-empty"))]
    if not booklet.turned:
        pages.append(speaker.key("cli-pieces-booklet-closed"))
    else:
        left = _kind(booklet.left, speaker, size) if booklet.left else Ink("–")
        right = _kind(booklet.right, speaker, size) if booklet.right else Ink("–")
        pages = Ink.assemble(pages, left, " │ ", right)
    arrow = speaker.key("cli-pieces-arrow", direction=booklet.arrow)
    rest = speaker.key("cli-pieces-decorations", count=booklet.left_in_it)
    return [pages, Ink(arrow), Ink(rest)]


def _seat_title(view: PiecesView, seat: int, speaker: Speaker, width: int) -> Ink:
    acts = seat in view.deciders
    name = Ink("▸ " if acts else "", "bold")
    name.append(f"{HAND_LETTERS[seat]} {speaker.names[seat]}", "bold" if acts else "")
    if seat == view.viewer:
        name.append(f" ({speaker.key('cli-you')})")
    mine = view.seats[seat]
    facts = [speaker.key("cli-pieces-assistant", here="yes" if mine.assistant else "no")]
    if view.teams:
        facts.insert(0, speaker.key("cli-pieces-team", team=seat % 2 + 1))
    facts.append(speaker.key("cli-points", points=mine.points))
    return rule(name, Ink(" · ".join(facts)), width)


def _hand(
    hand: list[CardView | None], number: int, speaker: Speaker, size: str, places: str = "1234"
) -> list[Ink]:
    letter = HAND_LETTERS[number]
    return [
        Ink.assemble((f"{letter}{place} ", "dim"), _card(card, speaker, size))
        for place, card in zip(places, hand, strict=False)
    ]


def _card(card: CardView | None, speaker: Speaker, size: str) -> Ink:
    if card is None:
        return Ink("–", "dim")
    if card.face is None:
        return Ink("?", "dim")
    back = card.back.rpartition("-")[2] if card.back is not None else "?"
    return _face(card.face, speaker, size).append(f"⇄{back}", "dim")


def _cake(cake: CakeView, speaker: Speaker, size: str) -> Ink:
    marks = "●●★" if cake.decorated else "●" * cake.layers + "○" * (LAYERS - cake.layers)
    kind = _kind(cake.kind, speaker, size)
    return Ink.assemble((marks, kind.style), " ", kind)


def _face(face: str, speaker: Speaker, size: str) -> Ink:
    kind, _, layer = face.rpartition("-")
    ink = _kind(kind, speaker, size)
    return Ink.assemble(ink, " ", (layer, "bold"))


def _kind(kind: str, speaker: Speaker, size: str) -> Ink:
    colour, _, topping = kind.partition("-")
    words = speaker.key("cli-pieces-kind", colour=colour, topping=topping, size=size)
    return Ink(words, STYLES[colour])


def _size(width: int) -> str:
    return "long" if width >= WIDE else "short"


class _Grid:
    """One width for all cells, so that hands and cakes of all seats stand in columns.

    The words are long and the gaps wide, if all cards of a hand then fit on a line, whichever they
    are: the board must not change its form as cards come and go.
    """

    def __init__(self, view: PiecesView, speaker: Speaker, width: int) -> None:
        self.width = width
        columns = max(len(seat.hand) for seat in view.seats)
        for size, gap in (("long", 2), ("short", 2), ("short", 1)):
            self.size, self.gap = size, gap
            cards = [_card(CardView(f"{kind}-1", None), speaker, size) for kind in KIND_NAMES]
            self.cell = len("a1 ") + max(cell_len(card.plain) for card in cards)
            if INDENT + columns * (self.cell + gap) - gap <= width:
                break

    def lines(self, cells: list[Ink]) -> list[Ink]:
        return in_columns(cells, self.width, INDENT, down=False, cell=self.cell, gap=self.gap)


BOARD: Final = PiecesBoard()
