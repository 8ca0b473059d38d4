"""La Pâtisserie Rococo in a terminal: the displays, the tables one by one, and every player.

A recipe reads `s2 4c ★ Éclair = 1 flour, 1 egg → 3`: its slot and price, a star for what only
pâtissiers bake, what it needs, its points. A space reads `1 3c` while it is free, with its gift, and
`1 b 4` when a pastry of seat b worth 4 is there.
"""

from __future__ import annotations

from typing import Final

import msgspec
from rich.text import Text as Ink

from toque.engine.edition import Edition
from toque.engine.text import Text, Value
from toque.games.patisserie.components import PatisserieEdition
from toque.games.patisserie.view_forms import (
    MarkerView,
    PatisserieView,
    PlayerView,
    PostView,
    RackView,
    RecipeView,
    RowView,
    SlotView,
    SpaceView,
    SpecialView,
    StaffView,
    TableView,
    TileView,
)
from toque.terminal.board import Board, Brief
from toque.terminal.drawing import Drawing
from toque.terminal.paper import rule
from toque.texts import Speaker

STAR: Final = "★"
LETTERS: Final = "abcde"
MENTOR: Final = "M"
IN_BRIEF: Final = ("ingredient", "buy", "serve", "dismiss", "place", "decorate")
"""Verbs with many moves, which stand below a heading."""


class PatisserieBoard(Board):
    def draw(self, view: msgspec.Struct, speaker: Speaker, width: int) -> list[Ink]:
        assert isinstance(view, PatisserieView)
        drawing = _Drawing(view, speaker, width)
        lines = [drawing.title(), *drawing.bags()]
        lines += drawing.recipes()
        lines += drawing.market()
        lines += drawing.hiring()
        lines += drawing.tables()
        for player in view.players:
            lines += drawing.player(player)
        return lines

    def legend(self, speaker: Speaker) -> str | None:
        return speaker.key("cli-patisserie-legend")

    def heading(self, verb: str, speaker: Speaker) -> str | None:
        return speaker.key(f"group-{verb}") if verb in IN_BRIEF else None

    def brief(self, label: Text, speaker: Speaker, room: int) -> Brief:
        known = label.args
        if label.key == "move-serve":
            return Brief(Ink(_said(speaker, known["recipe"])), _gift(speaker, known))
        if label.key == "move-dismiss":
            named = f"{_said(speaker, known['staff'])} ({speaker.say(Text('rank', known))})"
            return Brief(Ink(named), _coins(speaker, known["gain"]))
        if label.key == "move-buy":
            what = f"{known['units']} {speaker.say(Text('staple', known))}"
            return Brief(Ink(what), _coins(speaker, known["price"]))
        if label.key == "move-place":
            points = speaker.say(Text("points", known))
            given = _gift(speaker, known) if known["what"] == "gift" else points
            return Brief(Ink(given), _coins(speaker, known["price"]))
        tile = _said(speaker, known["tile"])
        if label.key == "move-decorate":
            return Brief(Ink(f"{_said(speaker, known['recipe'])} + {tile}"), "")
        return Brief(Ink(tile), _coins(speaker, known["price"]))

    def counted(self, edition: Edition, speaker: Speaker) -> list[str]:
        assert isinstance(edition, PatisserieEdition)
        return [
            speaker.key(
                "cli-patisserie-counted",
                recipes=len(edition.recipes),
                staff=len(edition.staff),
                tiles=sum(tile.count for tile in edition.tiles),
                cards=len(edition.solo_cards),
            )
        ]


def _said(speaker: Speaker, value: Value) -> str:
    assert isinstance(value, Text)
    return speaker.say(value)


def _gift(speaker: Speaker, known: dict[str, Value]) -> str:
    return speaker.key("cli-patisserie-gift", gift=known["gift"], amount=known["amount"])


def _coins(speaker: Speaker, amount: Value) -> str:
    return speaker.key("cli-patisserie-coins", coins=amount)


class _Drawing(Drawing):
    def __init__(self, view: PatisserieView, speaker: Speaker, width: int) -> None:
        super().__init__(speaker, width)
        self.view = view

    # Parts of lines.

    def coins(self, amount: int) -> str:
        return _coins(self.speaker, amount)

    def letter(self, player: int) -> str:
        return MENTOR if self.view.players[player].automa else LETTERS[player]

    def tile(self, tile: TileView) -> str:
        return self.speaker.say(tile.said)

    def recipe(self, recipe: RecipeView) -> str:
        star = f"{STAR} " if recipe.patissier else ""
        named = self.speaker.say(recipe.said)
        return f"{star}{named} = {self.speaker.say(recipe.needs_said)} → {recipe.points}"

    def staff_name(self, card: StaffView) -> str:
        named = self.key("staff", staff=card.staff)
        return f"{named} {self.key('cli-patisserie-rank', rank=card.rank)}"

    def card(self, card: StaffView) -> str:
        """A card with its bonus, and what it asks for."""
        bonus = self.speaker.say(card.bonus)
        said = self.key("cli-patisserie-pair", one=self.staff_name(card), two=bonus)
        return f"{said} ({self.speaker.say(card.condition)})" if card.condition else said

    def cards(self, cards: list[StaffView]) -> str:
        return ", ".join(self.staff_name(card) for card in cards) or "–"

    def gift(self, gift: str, amount: int) -> str:
        return self.key("cli-patisserie-gift", gift=gift, amount=amount)

    # The table.

    def title(self) -> Ink:
        view = self.view
        name = Ink(self.key("name"), "bold")
        at = self.key("cli-patisserie-round", round=view.round, rounds=view.rounds)
        return rule(name, Ink(at), self.width, "━", "")

    def bags(self) -> list[Ink]:
        view = self.view
        return self.flow(
            [
                self.key("cli-patisserie-first", first=self.letter(view.first)),
                self.key("cli-patisserie-bags", recipes=view.recipe_bag, tiles=view.bag),
            ]
        )

    def recipes(self) -> list[Ink]:
        lines = [self.heading(self.key("cli-patisserie-recipes"))]
        for slot in self.view.slots:
            lines += self.folded(self.slot(slot))
        return lines

    def slot(self, slot: SlotView) -> str:
        there = "–" if slot.recipe is None else self.recipe(slot.recipe)
        leaves = " ⇥" if slot.leaves else ""
        return f"{slot.slot} {self.coins(slot.price)} {there}{leaves}"

    def market(self) -> list[Ink]:
        lines = [self.heading(self.key("cli-patisserie-market"))]
        for row in self.view.market:
            lines += self.flow(self.row(row))
        return lines

    def row(self, row: RowView) -> list[Ink]:
        price = "–" if row.price is None else self.coins(row.price)
        parts = [Ink(f"{price} ⇥" if row.leaves else price, "dim")]
        for stall in row.stalls:
            ink = Ink(f"{stall.stall} ", "dim")
            parts.append(ink.append(self.tile(stall.tile) if stall.tile else "–"))
        return parts

    def hiring(self) -> list[Ink]:
        hiring = self.view.hiring
        price = "–" if hiring.price is None else self.coins(hiring.price)
        left = self.key("cli-patisserie-deck", cards=hiring.deck)
        lines = [self.heading(f"{self.key('cli-patisserie-hiring')} {price}", left)]
        for offer in [*hiring.offers, *hiring.stars]:
            there = "–" if offer.staff is None else self.card(offer.staff)
            lines += self.folded(f"{offer.offer} {there}")
        return lines

    def tables(self) -> list[Ink]:
        view = self.view
        lines = [self.heading(self.key("cli-patisserie-tables"))]
        for table in view.tables:
            lines += self.flow(self.table(table))
        lines += self.flow(part for post in view.posts for part in self.post(post))
        nobles = [self.marker(place) for place in view.nobles]
        lines += self.flow([Ink(self.key("cli-patisserie-nobles"), "bold"), *nobles])
        for special in view.specials:
            lines += self.flow(self.special(special))
        return lines

    def table(self, table: TableView) -> list[Ink]:
        name = Ink(self.key("cli-patisserie-table", table=table.table), "bold")
        for place in table.banner:
            holders = "".join(self.letter(player) for player in place.players)
            name.append(f" {place.points}{'→' + holders if holders else ''}")
        tile = Ink(self.speaker.say(table.tile.said), "italic")
        return [name, tile, *(self.space(space) for space in table.spaces)]

    def space(self, space: SpaceView) -> Ink:
        ink = Ink(f"{space.space.rpartition('-')[2]} ", "dim")
        if space.pastry is None or space.player is None:
            return ink.append(self.gift(space.gift, space.amount))
        ink.append(self.letter(space.player), "bold")
        star = STAR if space.pastry.patissier else ""
        return ink.append(f" {space.pastry.points}{star}")

    def post(self, post: PostView) -> list[Ink]:
        tables = "/".join(self.key("cli-patisserie-table", table=name) for name in post.tables)
        named = Ink(self.key("cli-patisserie-post", post=post.post, tables=tables), "bold")
        return [named, *(self.marker(place) for place in post.places)]

    def marker(self, place: MarkerView) -> Ink:
        """Its owner or its price, and what it is worth."""
        ink = Ink("")
        if place.player is None:
            ink.append(self.coins(place.price))
        else:
            ink.append(self.letter(place.player), "bold")
        if place.gift != "none":
            return ink.append(f" {self.gift(place.gift, 0)}")
        return ink.append(f" ({place.points})")

    def special(self, special: SpecialView) -> list[Ink]:
        parts = [Ink(self.speaker.say(special.asks), "italic")]
        for mark in special.marks:
            owner = "" if mark.player is None else f" {self.letter(mark.player)}"
            parts.append(Ink(f"{mark.points}{owner}"))
        return parts

    # The players.

    def player(self, player: PlayerView) -> list[Ink]:
        lines = [self.player_title(player)]
        parts: list[Ink | str] = [
            self.key("coins", coins=player.coins),
            self.key("cli-patisserie-income", coins=player.income, points=player.income_points),
        ]
        for staple in player.staples:
            units = self.key("goods", count=staple.units, good=staple.staple)
            parts.append(f"{units}/{staple.cap}")
        parts.append(self.key("cli-patisserie-forecast", points=player.forecast))
        lines += self.flow(parts)
        for shelf in player.shelves:
            if shelf.recipe is not None:
                lines += self.folded(f"{shelf.shelf} {self.recipe(shelf.recipe)}")
        for rack in player.racks:
            if rack.pastry is not None:
                lines += self.folded(self.rack(rack, rack.pastry))
        if player.stored:
            stored = ", ".join(self.tile(tile) for tile in player.stored)
            lines += self.folded(self.key("cli-patisserie-stored", tiles=stored))
        if player.decorations:
            tiles = ", ".join(self.tile(tile) for tile in player.decorations)
            lines += self.folded(self.key("cli-patisserie-decorations", tiles=tiles))
        return lines + (self.mentor() if player.automa else self.staff(player))

    def rack(self, rack: RackView, pastry: RecipeView) -> str:
        said = f"{self.key('rack', rack=rack.rack)}: {self.speaker.say(pastry.said)}"
        said = f"{said} → {pastry.points}"
        return said if rack.topping is None else f"{said} + {self.tile(rack.topping)}"

    def player_title(self, player: PlayerView) -> Ink:
        acts = player.player == self.view.turn
        name = Ink("▸ " if acts else "", "bold")
        called = self.key("automa") if player.automa else self.speaker.names[player.player]
        name.append(f"{self.letter(player.player)} {called}", "bold" if acts else "")
        if player.player == self.view.viewer:
            name.append(f" ({self.key('cli-you')})")
        return rule(name, Ink(self.key("cli-points", points=player.points)), self.width)

    def staff(self, player: PlayerView) -> list[Ink]:
        lines: list[Ink] = []
        if player.hand is not None and player.unused is not None:
            lines += self.folded(self.key("cli-patisserie-hand", cards=self.cards(player.hand)))
            unused = self.cards(player.unused)
            lines += self.folded(self.key("cli-patisserie-unused", cards=unused))
        else:
            lines += self.folded(
                self.key(
                    "cli-patisserie-held",
                    hand=player.hand_count,
                    unused=player.unused_count,
                    cards=self.cards(player.sure),
                )
            )
        used = self.cards(player.used[::-1])
        return lines + self.folded(self.key("cli-patisserie-used", cards=used))

    def mentor(self) -> list[Ink]:
        mentor = self.view.mentor
        assert mentor is not None
        parts: list[Ink | str] = [
            self.key("cli-patisserie-turns", turns=mentor.turns_left),
            self.key("cli-patisserie-deck", cards=mentor.cards_left),
            self.key("cli-patisserie-roster", cards=mentor.roster),
        ]
        if mentor.last is not None:
            actions = ", ".join(
                self.key("move-imitate", action=action) for action in mentor.last.actions
            )
            parts.append(self.key("cli-patisserie-last", actions=actions))
        return self.flow(parts)


BOARD: Final = PatisserieBoard()
