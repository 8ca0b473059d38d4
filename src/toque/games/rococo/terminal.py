"""Rococo Deluxe in a terminal: the shops, the palace hall by hall, and every player.

A garment reads `w2 6L ★ blue dress = 2 blue 1 green 1 thread → 18L, 3`: its window and price, a star for
the thimble, what it needs, its value and its points. A guest space reads `1a★ lace` while it is free,
with a star for Masters and its reward, and `1a★ b blue 3` when a garment of seat b is there. At the end
`→ f2` says below which fireworks it stands on the balcony.
"""

from __future__ import annotations

from typing import Final

import msgspec
from rich.text import Text as Ink

from toque.engine.edition import Edition
from toque.engine.text import Text, Value
from toque.games.rococo.components import (
    RococoEdition,
)
from toque.games.rococo.names import (
    COLOURS,
)
from toque.games.rococo.view_forms import (
    DecorationView,
    DrawerView,
    DuBarryCardView,
    DuBarryView,
    EmployeeView,
    GarmentView,
    HallView,
    JewellerView,
    PlayerView,
    RococoView,
    SpaceView,
    TileView,
    WindowView,
)
from toque.terminal.board import Board, Brief
from toque.terminal.drawing import Drawing
from toque.terminal.paper import INDENT, in_columns, rule
from toque.texts import Speaker

# Middle tones, which show on dark and on light terminals.
STYLES: Final = {
    "blue": "color(68)",
    "pink": "color(169)",
    "green": "color(34)",
    "orange": "color(172)",
}
STAR: Final = "★"
LETTERS: Final = "abcde"
MADAME: Final = "B"
IN_BRIEF: Final = ("acquire", "admire", "delegate", "fund", "pay", "rent")
"""Verbs with many moves, which stand below a heading."""


class RococoBoard(Board):
    def draw(self, view: msgspec.Struct, speaker: Speaker, width: int) -> list[Ink]:
        assert isinstance(view, RococoView)
        drawing = _Drawing(view, speaker, width)
        lines = [drawing.title(), *drawing.court()]
        lines += drawing.workshop()
        lines += drawing.drawers()
        lines += drawing.hiring()
        lines += drawing.palace()
        if view.jeweller is not None:
            lines += drawing.jeweller(view.jeweller)
        for player in view.players:
            lines += drawing.player(player)
        return lines

    def legend(self, speaker: Speaker) -> str | None:
        return speaker.key("cli-rococo-legend")

    def heading(self, verb: str, speaker: Speaker) -> str | None:
        return speaker.key(f"group-{verb}") if verb in IN_BRIEF else None

    def brief(self, label: Text, speaker: Speaker, room: int) -> Brief:
        known = label.args
        if label.key == "move-rent":
            star = STAR if known["master"] == "yes" else " "
            return Brief(Ink(star), _say(speaker, "reward", known))
        if label.key == "move-fund":
            kind = speaker.key("cli-rococo-kind", kind=known["kind"])
            return Brief(Ink(kind), _livres(speaker, known["price"]))
        if label.key == "move-admire":
            garment = _said(speaker, known["garment"])
            points = speaker.key("cli-points", points=known["points"])
            return Brief(Ink(f"{garment} ×{known['factor']}"), points)
        if label.key == "move-delegate":
            gain = known["gain"]
            named = f"{_said(speaker, known['employee'])} ({_say(speaker, 'rank', known)})"
            return Brief(Ink(named), _livres(speaker, gain) if gain else "")
        tile = _said(speaker, known["tile"])
        return Brief(Ink(tile), _livres(speaker, known["price"]) if "price" in known else "")

    def counted(self, edition: Edition, speaker: Speaker) -> list[str]:
        assert isinstance(edition, RococoEdition)
        return [
            speaker.key(
                "cli-rococo-counted",
                garments=len(edition.garments),
                employees=len(edition.employees),
                tiles=sum(tile.count for tile in edition.tiles),
                jewels=sum(edition.jewels),
                cards=len(edition.du_barry),
            )
        ]


def _said(speaker: Speaker, value: Value) -> str:
    assert isinstance(value, Text)
    return speaker.say(value)


def _say(speaker: Speaker, key: str, known: dict[str, Value]) -> str:
    return speaker.say(Text(key, known))


def _livres(speaker: Speaker, amount: Value) -> str:
    return speaker.key("cli-rococo-livres", livres=amount)


class _Drawing(Drawing):
    def __init__(self, view: RococoView, speaker: Speaker, width: int) -> None:
        super().__init__(speaker, width)
        self.view = view

    # Parts of lines.

    def livres(self, amount: int) -> str:
        return _livres(self.speaker, amount)

    def letter(self, player: int) -> str:
        return MADAME if self.view.players[player].automa else LETTERS[player]

    def colour(self, colour: str) -> Ink:
        return Ink(self.key("colour", colour=colour), STYLES[colour])

    def silk(self, bales: list[str]) -> list[Ink]:
        """Bales by colour, such as `2 blue`."""
        return [
            Ink(self.key("bales", count=bales.count(colour), colour=colour), STYLES[colour])
            for colour in COLOURS
            if colour in bales
        ]

    def notions(self, thread: int, lace: int) -> list[Ink]:
        found = []
        if thread:
            found.append(Ink(self.key("cli-rococo-thread", count=thread)))
        if lace:
            found.append(Ink(self.key("cli-rococo-lace", count=lace)))
        return found

    def tile(self, tile: TileView) -> Ink:
        ink = Ink(" ").join(self.silk(tile.silk))
        cut = "either" if tile.choice else "both"
        if not (tile.thread and tile.lace):
            cut = "thread" if tile.thread else "lace"
        return ink.append(f" ({self.key('cut', cut=cut)})", "dim")

    def garment_name(self, garment: GarmentView) -> Ink:
        return Ink(self.speaker.say(garment.said), STYLES[garment.colour])

    def rank(self, employee: EmployeeView) -> str:
        return self.key("cli-rococo-rank", rank=employee.rank)

    def employee(self, employee: EmployeeView) -> str:
        return f"{self.key('employee', employee=employee.employee)} {self.rank(employee)}"

    def card(self, employee: EmployeeView) -> str:
        """An employee with the bonus."""
        bonus = self.speaker.say(employee.bonus.said)
        return self.key("cli-rococo-pair", one=self.employee(employee), two=bonus)

    def employees(self, employees: list[EmployeeView]) -> str:
        return ", ".join(self.employee(one) for one in employees) or "–"

    # The table.

    def title(self) -> Ink:
        view = self.view
        name = Ink(self.key("name"), "bold")
        at = self.key("cli-rococo-round", round=view.round, rounds=view.rounds)
        return rule(name, Ink(at), self.width, "━", "")

    def court(self) -> list[Ink]:
        view = self.view
        holder = "–" if view.favour is None else self.letter(view.favour)
        return self.flow(
            [
                self.key("cli-rococo-favour", holder=holder, livres=view.favour_livres),
                self.key("cli-rococo-first", first=self.letter(view.first)),
                self.key("cli-rococo-bags", garments=view.garment_bag, tiles=view.bag),
            ]
        )

    def workshop(self) -> list[Ink]:
        cells = [self.window(window) for window in self.view.windows]
        lines = [self.heading(self.key("cli-rococo-workshop"))]
        for cell in in_columns(cells, self.width, INDENT, down=False):
            lines += [cell] if cell.cell_len <= self.width else self.folded(cell.plain.strip())
        return lines

    def window(self, window: WindowView) -> Ink:
        ink = Ink(f"{window.window} {self.livres(window.price)} ", "dim")
        garment = window.garment
        if garment is None:
            return ink.append("–")
        if garment.thimble:
            ink.append(f"{STAR} ")
        ink.append_text(self.garment_name(garment)).append(" = ")
        needs = [*self.silk(garment.silk), *self.notions(garment.thread, garment.lace)]
        ink.append_text(Ink(" ").join(needs))
        value = self.livres(garment.value) if garment.value else "–"
        ink.append(f" → {value}, {garment.points}", "bold")
        if garment.effect is not None:
            ink.append(f" ({self.speaker.say(garment.effect)})")
        return ink.append(" ⇥", "dim") if window.leaves else ink

    def drawers(self) -> list[Ink]:
        lines = [self.heading(self.key("cli-rococo-drawers"))]
        for drawer in self.view.drawers:
            lines += self.flow(self.drawer(drawer))
        return lines

    def drawer(self, drawer: DrawerView) -> list[Ink]:
        price = "–" if drawer.price is None else self.livres(drawer.price)
        parts = [Ink(price, "dim")]
        for place in drawer.places:
            ink = Ink(f"{place.place} ", "dim")
            parts.append(ink.append_text(self.tile(place.tile)) if place.tile else ink.append("–"))
        return parts

    def hiring(self) -> list[Ink]:
        hiring = self.view.hiring
        price = "–" if hiring.price is None else self.livres(hiring.price)
        left = self.key("cli-rococo-deck", cards=hiring.deck)
        lines = [self.heading(f"{self.key('cli-rococo-hiring')} {price}", left)]
        for offer in hiring.offers:
            if offer.employee is None:
                lines += self.folded(f"{offer.offer} –")
            else:
                lines += self.folded(f"{offer.offer} {self.card(offer.employee)}")
        return lines

    # The palace.

    def palace(self) -> list[Ink]:
        view = self.view
        lines = [self.heading(self.key("cli-rococo-palace"))]
        for hall in view.halls:
            lines += self.flow(self.hall(hall))
        lines += self.flow([self.label("fireworks"), *self.places(view.fireworks)])
        for kind, places in (
            ("statue", view.statues),
            ("kitchen-left", view.kitchen_left),
            ("kitchen-right", view.kitchen_right),
        ):
            lines += self.flow([self.label(kind), *self.places(places)])
        row = [
            f"{place.points}{'' if place.player is None else ' ' + self.letter(place.player)}"
            for place in view.all_halls
        ]
        return lines + self.flow([self.key("cli-rococo-all-halls"), *row])

    def hall(self, hall: HallView) -> list[Ink]:
        name = Ink(self.key("cli-rococo-hall", hall=int(hall.hall)), "bold")
        for place in hall.places:
            holders = "".join(self.letter(player) for player in place.players)
            name.append(f" {place.points}{'→' + holders if holders else ''}")
        parts = [name, *(self.space(space) for space in hall.spaces)]
        return [*parts, self.place(hall.musician)]

    def space(self, space: SpaceView) -> Ink:
        ink = Ink(f"{space.space}{STAR if space.master else ''} ", "dim")
        if space.garment is None or space.player is None:
            return ink.append(
                self.key("cli-rococo-reward", reward=space.reward, amount=space.amount)
            )
        ink.append(f"{self.letter(space.player)} ", "bold")
        ink.append_text(self.colour(space.garment.colour))
        ink.append(f" {space.garment.points}")
        return ink if space.outside is None else ink.append(f" → {space.outside}", "dim")

    def label(self, kind: str) -> Ink:
        ink = Ink(self.key("cli-rococo-kind", kind=kind), "bold")
        if kind == "fireworks":
            for place in self.view.fireworks_places:
                holders = "".join(self.letter(player) for player in place.players)
                ink.append(f" {place.points}{'→' + holders if holders else ''}")
        return ink

    def places(self, places: list[DecorationView]) -> list[Ink]:
        return [self.place(place) for place in places]

    def place(self, place: DecorationView) -> Ink:
        """Its name, its owner or its price, what it is worth."""
        ink = Ink(f"{place.decoration} ", "dim")
        if place.player is None:
            ink.append(self.livres(place.price))
        else:
            ink.append(self.letter(place.player), "bold")
        if place.factor > 1:
            ink.append(f" ×{place.factor}")
        if place.guest is not None:
            ink.append(" ").append_text(self.colour(place.guest.colour))
            ink.append(f" {place.guest.points}")
        return ink.append(f" ({place.points})") if place.points else ink

    # The Jewelry Box and Madame du Barry.

    def jeweller(self, jeweller: JewellerView) -> list[Ink]:
        lines = [
            self.heading(
                self.key("cli-rococo-jeweller"), self.key("cli-rococo-jewels", left=jeweller.bag)
            )
        ]
        parts = [self.label("jeweller"), *self.places(jeweller.licences)]
        lines += self.flow(parts)
        jewels = []
        for place in jeweller.jewels:
            ink = Ink(f"{place.place} {self.livres(place.price)} ", "dim")
            jewels.append(ink.append_text(self.jewel(place.jewel)) if place.jewel else ink + "–")
        lines += self.flow(jewels)
        for pile in jeweller.piles:
            words = self.key("trial", trial=pile.trial)
            cards = self.key("cli-rococo-deck", cards=pile.left)
            words = f"{words[0].upper()}{words[1:]}"
            lines += self.folded(self.key("cli-rococo-pair", one=words, two=cards))
            for card in pile.cards or []:
                lines += self.folded(self.card(card))
        return lines

    def jewel(self, colour: str) -> Ink:
        return Ink(self.key("jewel", jewel=colour), STYLES[colour])

    def du_barry(self, du_barry: DuBarryView) -> list[Ink]:
        lines: list[Ink] = []
        if du_barry.last is not None:
            lines += self.folded(self.madame_card("cli-rococo-last", du_barry.last))
        if du_barry.consulted is not None:
            lines += self.folded(self.madame_card("cli-rococo-consulted", du_barry.consulted))
        return lines

    def madame_card(self, key: str, card: DuBarryCardView) -> str:
        action = self.key(
            "cli-rococo-action",
            action=card.action,
            number=card.number,
            side=card.side,
        )
        return self.speaker.say(
            Text(key, {"action": action, "hall": int(card.hall), "jewel": card.jewel})
        )

    # The players.

    def player(self, player: PlayerView) -> list[Ink]:
        lines = [self.player_title(player)]
        parts: list[Ink | str] = []
        if not player.automa:
            parts.append(self.key("livres", livres=player.livres))
            parts.append(self.key("cli-rococo-income", livres=player.income))
        parts += self.notions(player.thread, player.lace)
        parts.append(self.tiles(player))
        parts += [self.jewel(colour) for colour in player.jewels]
        parts.append(self.key("cli-rococo-forecast", points=player.forecast))
        if player.automa and self.view.du_barry is not None:
            parts.append(self.key("cli-rococo-turns", turns=self.view.du_barry.turns_left))
            lines += self.flow(parts) + self.du_barry(self.view.du_barry)
        else:
            lines += self.flow(parts) + self.staff(player)
        if player.trial is not None:
            lines += self.trial(player)
        return lines

    def tiles(self, player: PlayerView) -> Ink:
        """How many are kept, and of those that are known the silk: the rest no longer counts."""
        ink = Ink(self.key("cli-rococo-tiles", count=player.tile_count))
        known = player.seen_tiles if player.tiles is None else player.tiles
        if known and not player.automa:
            silk = [Ink(" ").join(self.silk(tile.silk)) for tile in known]
            ink.append(" (").append_text(Ink(", ").join(silk)).append(")")
        return ink

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
        if player.in_play is not None:
            played = self.card(player.in_play)
            lines += self.folded(self.key("cli-rococo-in-play", cards=played))
        if player.hand is not None and player.reserve is not None:
            hand, reserve = self.employees(player.hand), self.employees(player.reserve)
            lines += self.folded(self.key("cli-rococo-hand", cards=hand))
            lines += self.folded(self.key("cli-rococo-reserve", cards=reserve))
        else:
            known = self.employees(player.held)
            lines += self.folded(
                self.key(
                    "cli-rococo-held",
                    hand=player.hand_count,
                    reserve=player.reserve_count,
                    cards=known,
                )
            )
        discard = self.employees(player.discard[::-1])
        return lines + self.folded(self.key("cli-rococo-discard", cards=discard))

    def trial(self, player: PlayerView) -> list[Ink]:
        assert player.trial is not None
        tasks = ", ".join(self.key("cli-rococo-task", task=task) for task in player.tasks)
        trial = self.key("trial", trial=player.trial)
        lines = self.folded(self.key("cli-rococo-trial", trial=trial, tasks=tasks or "–"))
        if player.apprentice is not None:
            wanted = ", ".join(
                f"{self.key('condition', of=one.of, least=one.least)} ({one.now})"
                for one in player.condition
            )
            named = self.employee(player.apprentice)
            lines += self.folded(self.key("cli-rococo-apprentice", card=named, wanted=wanted))
        elif player.has_apprentice:
            lines += self.folded(self.key("cli-rococo-has-apprentice"))
        return lines


BOARD: Final = RococoBoard()
