"""C'est du gâteau ! in a terminal: recipes, bowls between their side tiles, and every bench.

A recipe reads `i4 Flan 2: 2 cherry 2 jelly 1 grey → tart, store`. A bowl reads `b2 Ch/Je ChCh`: its
visible side, its back, and the tokens on it by two letters each.
"""

from __future__ import annotations

from typing import Final

import msgspec
from rich.text import Text as Ink

from toque.engine.edition import Edition
from toque.engine.text import Text
from toque.games.gateau.components import GateauEdition
from toque.games.gateau.view import (
    AwardView,
    BowlView,
    EffectView,
    FinishedView,
    GateauView,
    IconCount,
    RecipeView,
    RobotView,
    SeatView,
    TileView,
)
from toque.terminal.board import Board, Brief
from toque.terminal.paper import INDENT, flow, in_columns, pad, rule
from toque.texts import Speaker

# Middle tones, which show on dark and on light terminals.
STYLES: Final = {
    "dough": "color(178)",
    "cherry": "color(167)",
    "chocolate": "color(137)",
    "cream": "",
    "jelly": "color(34)",
    "candy": "color(134)",
    "super": "bold color(37)",
    "grey": "dim",
}
WIDE: Final = 92
CELL: Final = 18
EDGE: Final = 8
LETTERS: Final = "abcd"


class GateauBoard(Board):
    def draw(self, view: msgspec.Struct, speaker: Speaker, width: int) -> list[Ink]:
        assert isinstance(view, GateauView)
        lines = [_title(view, speaker, width)]
        lines += _recipes(view, speaker, width)
        lines += _bowls(view, speaker, width)
        lines += flow(_supplies(view, speaker), width, INDENT)
        if view.advantages is not None:
            lines += flow(_advantages(view, speaker), width, INDENT)
        if view.robot is not None:
            lines.append(
                rule(Ink(speaker.say(Text("automa"))), _points(view.robot.points, speaker), width)
            )
            lines += flow(_robot(view.robot, speaker), width, INDENT)
        for number, seat in enumerate(view.seats):
            lines.append(_seat_title(view, number, speaker, width))
            lines += flow(_seat(seat, speaker), width, INDENT)
        return lines

    def legend(self, speaker: Speaker) -> str | None:
        return speaker.key("cli-gateau-legend")

    def heading(self, verb: str, speaker: Speaker) -> str | None:
        if verb == "bowl":
            return speaker.key("cli-gateau-bowl")
        if verb == "prepare":
            return speaker.key("cli-gateau-prepare")
        if verb == "reserve":
            return speaker.key("cli-gateau-reserve")
        return None

    def brief(self, label: Text, speaker: Speaker, room: int) -> Brief:
        facts = label.args
        if "bowl" in facts:
            return Brief(_said(facts["tokens"], speaker), "")
        name = _said(facts["recipe"], speaker)
        section = speaker.key("cli-gateau-section", section=str(facts["section"]))
        return Brief(name.append(f" → {section}"), _said(facts["bonus"], speaker).plain)

    def counted(self, edition: Edition, speaker: Speaker) -> list[str]:
        assert isinstance(edition, GateauEdition)
        return [
            speaker.key(
                "cli-gateau-counted-cards",
                recipes=len(edition.recipes),
                tools=sum(edition.tool_cards),
                advantages=len(edition.advantages),
                robots=len(edition.robot_cards),
            ),
            speaker.key(
                "cli-gateau-counted-table",
                bowls=len(edition.bowls) + 1,
                awards=sum(len(stack) for stack in edition.awards),
                spaces=len(edition.toque),
            ),
        ]


def _said(value: object, speaker: Speaker) -> Ink:
    assert isinstance(value, Text)
    return Ink(speaker.say(value))


def _title(view: GateauView, speaker: Speaker, width: int) -> Ink:
    facts = [speaker.key("cli-gateau-round", round=view.round)]
    last = view.last_round == view.round
    if view.over:
        facts.append(speaker.key("cli-gateau-over"))
    elif view.last_round is not None:
        facts.append(speaker.key("cli-gateau-last-round", left=view.last_round - view.round))
    name = Ink(speaker.say(Text("name")), "bold")
    return rule(name, Ink(" · ".join(facts), "bold" if last else ""), width, "━", "")


def _kind(kind: str, speaker: Speaker) -> Ink:
    return Ink(speaker.key("cli-gateau-kind", kind=kind), STYLES[kind])


def _tokens(tokens: list[str], speaker: Speaker) -> Ink:
    return Ink(" ").join([_kind(token, speaker) for token in tokens]) if tokens else Ink("–", "dim")


def _effect(effects: list[EffectView], speaker: Speaker) -> str:
    said = [
        speaker.say(Text("effect", {"effect": one.effect, "amount": one.amount})) for one in effects
    ]
    return " + ".join(said)


def _recipe_name(recipe: RecipeView, speaker: Speaker) -> str:
    return speaker.say(Text("recipe", {"recipe": recipe.recipe}))


def _icons(recipe: RecipeView, speaker: Speaker) -> str:
    return " ".join(speaker.key("cli-gateau-family", family=icon) for icon in recipe.icons)


def _recipe(recipe: RecipeView, speaker: Speaker) -> Ink:
    ink = Ink(f"{_recipe_name(recipe, speaker)} ")
    ink.append(f"{recipe.points}", "bold").append(": ")
    parts = [Ink.assemble(f"{need.count} ", _kind(need.kind, speaker)) for need in recipe.needs]
    if recipe.grey:
        parts.append(Ink.assemble(f"{recipe.grey} ", _kind("grey", speaker)))
    ink.append_text(Ink(" ").join(parts)).append(f" → {_icons(recipe, speaker)}")
    if recipe.bonus:
        ink.append(f", {_effect(recipe.bonus, speaker)}", "dim")
    return ink


def _recipes(view: GateauView, speaker: Speaker, width: int) -> list[Ink]:
    cells = []
    for place in view.rows[4:] + view.rows[:4]:
        name = Ink(f"{place.card}{'*' if place.gold else ''} ", "dim")
        cells.append(
            name.append_text(_recipe(place.recipe, speaker)) if place.recipe else name.append("–")
        )
    return in_columns(cells, width, INDENT, down=False)


def _bowls(view: GateauView, speaker: Speaker, width: int) -> list[Ink]:
    """The grid, between its side tiles where there is room for them."""
    west, east, south = view.tiles
    wide = width >= WIDE
    lines = []
    for row in range(4):
        cells = [_bowl(bowl, speaker) for bowl in view.bowls[row * 4 : row * 4 + 4]]
        line = Ink(" " * INDENT)
        if wide:
            line.append_text(pad(_slot(west, row, speaker) if row < 3 else Ink(), EDGE))
        for cell in cells:
            line.append_text(pad(cell, CELL))
        if wide and row < 3:
            line.append_text(_slot(east, row, speaker))
        line.rstrip()
        lines.append(line)
    tiles = [south] if wide else [west, east, south]
    slots = [_slot(tile, at, speaker) for tile in tiles for at in range(3)]
    return lines + flow(slots, width, INDENT)


def _bowl(bowl: BowlView, speaker: Speaker) -> Ink:
    ink = Ink(f"{bowl.bowl} ", "dim")
    ink.append_text(_code(bowl.shows, speaker)).append("/", "dim")
    ink.append_text(_code(bowl.back, speaker)).append("#" if bowl.shielded else " ")
    for token in bowl.tokens:
        ink.append_text(_code(token, speaker))
    return ink


def _code(kind: str, speaker: Speaker) -> Ink:
    """Two letters, for the grid."""
    return Ink(speaker.key("cli-gateau-code", kind=kind), STYLES[kind])


def _slot(tile: TileView, at: int, speaker: Speaker) -> Ink:
    slot = tile.slots[at]
    ink = Ink(f"{slot.slot} ", "dim")
    if slot.token is not None:
        return ink.append_text(_kind(slot.token, speaker))
    if slot.slot == tile.icon_slot:
        return ink.append(speaker.key("cli-gateau-icon", icon=tile.icon))
    return ink.append("–", "dim")


def _supplies(view: GateauView, speaker: Speaker) -> list[Ink]:
    parts = [
        Ink(
            speaker.key(
                "cli-gateau-stack",
                family=stack.family,
                left=stack.left,
                top=stack.top or 0,
            )
        )
        for stack in view.awards
    ]
    for space in view.toque:
        gold = "yes" if space.gold else "no"
        bonus = _effect(space.bonus, speaker)
        parts.append(
            Ink(speaker.key("cli-gateau-toque", place=space.place, bonus=bonus, gold=gold))
        )
    parts.append(
        Ink(speaker.key("cli-gateau-tools", pile=view.tool_pile, gone=len(view.tool_discards)))
    )
    one, two = view.decks
    parts.append(Ink(speaker.key("cli-gateau-decks", one=one.left, two=two.left)))
    return parts


def _advantages(view: GateauView, speaker: Speaker) -> list[Ink]:
    assert view.advantages is not None
    shown = view.advantages
    need = _tokens([*shown.left.kinds, *shown.middle.kinds], speaker)
    words = speaker.key("cli-gateau-advantage", bonus=_effect(shown.right.benefit, speaker))
    return [Ink(f"{words} ").append_text(need)]


def _points(points: int, speaker: Speaker) -> Ink:
    return Ink(speaker.key("cli-points", points=points))


def _seat_title(view: GateauView, number: int, speaker: Speaker, width: int) -> Ink:
    acts = number in view.deciders
    name = Ink("▸ " if acts else "", "bold")
    name.append(f"{LETTERS[number]} {speaker.names[number]}", "bold" if acts else "")
    if number == view.viewer:
        name.append(f" ({speaker.key('cli-you')})")
    return rule(name, _points(view.seats[number].points, speaker), width)


def _seat(seat: SeatView, speaker: Speaker) -> list[Ink]:
    parts = [Ink(speaker.say(Text("chef", {"kind": seat.chef})))]
    if seat.side is not None:
        parts[0].append(f" ({speaker.key('cli-gateau-side', side=seat.side)} ")
        parts[0].append_text(_kind(seat.chef, speaker)).append(")")
    signs = ("=", "≠", "×2", "×2")
    for zone, sign in zip(seat.bench, signs, strict=True):
        parts.append(Ink(f"{sign} ").append_text(_tokens(zone.tokens, speaker)))
    parts.append(Ink(speaker.key("cli-gateau-gold", gold=seat.gold)))
    if seat.stored:
        parts.append(
            Ink(f"{speaker.key('cli-gateau-stored')} ").append_text(_tokens(seat.stored, speaker))
        )
    parts.append(Ink(speaker.key("cli-gateau-pawn", space=seat.pawn)))
    if seat.hand is not None:
        parts.append(Ink(speaker.key("cli-gateau-hand", spot=seat.hand)))
    for section in seat.sections:
        if section.recipe is not None:
            name = _recipe_name(section.recipe, speaker)
            mark = "?" if section.reserved else ""
            parts.append(Ink(f"{section.section}: {name}{mark} ({section.recipe.points})"))
    parts += _prizes(seat.icons, seat.awards, seat.finished, speaker)
    if seat.tools is not None and seat.fresh is not None:
        names = [speaker.say(Text("page-tool", {"tool": one.tool})) for one in seat.tools]
        names += [f"({speaker.say(Text('page-tool', {'tool': one.tool}))})" for one in seat.fresh]
        parts.append(Ink(speaker.key("cli-gateau-own-tools", tools=", ".join(names) or "–")))
    else:
        count = seat.tool_count + seat.fresh_count
        parts.append(Ink(speaker.key("cli-gateau-tool-count", count=count)))
    return parts


def _prizes(
    icons: list[IconCount], awards: list[AwardView], finished: list[FinishedView], speaker: Speaker
) -> list[Ink]:
    parts = [Ink(speaker.key("cli-gateau-finished", count=len(finished)))]
    shown = [
        f"{one.count} {speaker.key('cli-gateau-family', family=one.family)}"
        for one in icons
        if one.count
    ]
    if shown:
        parts.append(Ink(speaker.key("cli-gateau-icons", icons=", ".join(shown))))
    for award in awards:
        family = speaker.key("cli-gateau-family", family=award.family)
        arrow = "↑" if award.shelf == "top" else "↓"
        parts.append(Ink(f"{arrow}{family} {award.points}", "bold"))
    return parts


def _robot(robot: RobotView, speaker: Speaker) -> list[Ink]:
    tokens = [one.kind for one in robot.tokens for _ in range(one.count)]
    parts = [
        _tokens(tokens, speaker),
        Ink(speaker.key("cli-gateau-gold", gold=robot.gold)),
        Ink(
            speaker.key(
                "cli-gateau-arms",
                white=robot.white_row,
                blue=robot.blue_row,
                cards=robot.cards_left,
            )
        ),
    ]
    if robot.stored:
        parts.append(
            Ink(f"{speaker.key('cli-gateau-stored')} ").append_text(_tokens(robot.stored, speaker))
        )
    return parts + _prizes(robot.icons, robot.awards, robot.finished, speaker)


BOARD: Final = GateauBoard()
