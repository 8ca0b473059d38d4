"""Any position of C'est du gâteau ! in a few words, so that tests read like the rulebook.

table = Table().bowl("b2", "cherry cherry").bench("ann", equal="cherry")
table.play("ann go left take", "ann bowl b2", "ann put cherry equal")

Tokens come out of the supply and cards out of the decks, so that everything stays in one place.
"""

from __future__ import annotations

from pathlib import Path
from typing import Final

from toque.engine.event import Event, SeenArgs, seen_by
from toque.engine.step import Step
from toque.engine.text import Text
from toque.games.gateau import GAME
from toque.games.gateau.automa import DrawCard
from toque.games.gateau.components import (
    ACTIONS,
    ARMS,
    BASE_EFFECTS,
    BASIC,
    BOWL_NAMES,
    CHEF_SIDES,
    EVENT_NAMES,
    FAMILIES,
    KINDS,
    PLACES,
    RECIPES,
    ROBOT_CARDS,
    SECOND_EFFECTS,
    SECTIONS,
    SLOT_NAMES,
    SPACES,
    SPOTS,
    TOOLS,
    ZONES,
    read_edition,
)
from toque.games.gateau.match import EMPTY, SUPER, UNIT, GateauMatch
from toque.games.gateau.recipes import finish
from toque.games.gateau.rounds import NextTurn
from toque.games.gateau.turn import Act, Reservation, SecondAction, Tidy, WinAward
from toque.games.gateau.view import GateauView, SeatView
from toque.mechanics.pile import Pile

EDITION: Final = read_edition((Path(__file__).parent / "edition.toml").read_text("utf-8"))
"""Not that of the house, whose values are tuned: tests of rules rely on each card."""
PLAYERS: Final = {"ann": 0, "bob": 1, "cid": 2, "dan": 3}


def kind(name: str) -> Text:
    """An ingredient as messages name it."""
    return Text("kind", {"kind": name})


def tokens_in(words: str) -> int:
    return sum(UNIT[KINDS.index(word)] for word in words.split())


class Table:
    """Everybody has chosen a chef and has an empty bench; Ann is to act.

    Side tiles are bare, and so are the bowls but two in the right column, so that there is a choice.
    """

    def __init__(self, seats: int = 2, seed: str = "table", **options: str) -> None:
        self.match: GateauMatch = GAME.new(seats, options, seed, EDITION)
        match = self.match
        for bowl in range(len(BOWL_NAMES)):
            self._fill_bowl(bowl, "")
        self._fill_bowl(BOWL_NAMES.index("d1"), "dough")
        self._fill_bowl(BOWL_NAMES.index("d4"), "dough")
        match.chefs = [BASIC.index(name) for name in ("candy", "jelly", "dough", "cream")[:seats]]
        match.doubles = [1] * seats
        for seat in range(seats):
            match.tool_pile = Pile([*self._unpack(match.fresh[seat]), *match.tool_pile.lying()])
            match.fresh[seat] = 0
        self.step("ann", "act")
        self.events: list[Event] = []
        match.listener = self.events
        self._pieces: dict[str, int] | None = None

    # The table.

    def bowl(
        self, name: str, tokens: str = "", shows: str | None = None, back: str | None = None
    ) -> Table:
        bowl = BOWL_NAMES.index(name)
        self._fill_bowl(bowl, tokens)
        if shows is not None:
            self.match.faces[bowl] = KINDS.index(shows)
        if back is not None:
            self.match.backs[bowl] = KINDS.index(back)
        return self

    def super_bowl(self, name: str, face_up: bool = True) -> Table:
        """The super bowl lies here; the bowl that did changes places with it."""
        match = self.match
        old = next(b for b in range(16) if SUPER in (match.faces[b], match.backs[b]))
        new = BOWL_NAMES.index(name)
        for sides in (match.faces, match.backs):
            sides[old], sides[new] = sides[new], sides[old]
        if (match.faces[new] == SUPER) != face_up:
            match.faces[new], match.backs[new] = match.backs[new], match.faces[new]
        return self

    def slot(self, name: str, token: str) -> Table:
        at = SLOT_NAMES.index(name)
        if self.match.slots[at] != EMPTY:
            self.match.supply[self.match.slots[at]] += 1
        self.match.slots[at] = KINDS.index(token) if token else EMPTY
        if token:
            self.match.supply[KINDS.index(token)] -= 1
        return self

    def supply(self, name: str, left: int) -> Table:
        self.match.supply[KINDS.index(name)] = left
        return self

    def row(self, place: str, recipe: str) -> Table:
        """A recipe on the main board; the one that lay there goes under its deck."""
        card = self._card(recipe)
        self._take_card(card)
        at = PLACES.index(place)
        old = self.match.row[at]
        self.match.row[at] = card
        if old != EMPTY:
            self._bury(old)
        return self

    def no_card(self, *places: str) -> Table:
        for place in places:
            old = self.match.row[PLACES.index(place)]
            self.match.row[PLACES.index(place)] = EMPTY
            if old != EMPTY:
                self._bury(old)
        return self

    def deck(self, level: int, *cards: str) -> Table:
        """The cards on top of a deck, the next one first: recipes or events."""
        numbers = [self._card(card) for card in cards]
        for number in numbers:
            self._take_card(number)
        deck = self.match.decks[level - 1].lying() + numbers[::-1]
        self._set_deck(level - 1, deck)
        return self

    def empty_deck(self, level: int) -> Table:
        """Nothing is left of a deck; its cards are out of the match."""
        for card in self.match.decks[level - 1].lying():
            self.match.gone |= 1 << card
        self._set_deck(level - 1, [])
        return self

    def tool_pile(self, *tools: str) -> Table:
        """The pile has these tools only, the next one first; the others are discarded."""
        match = self.match
        for tool in match.tool_pile.lying():
            match.tool_discards += 1 << 3 * tool
        match.tool_pile = Pile([TOOLS.index(tool) for tool in tools[::-1]])
        for tool in match.tool_pile.lying():
            match.tool_discards -= 1 << 3 * tool
        return self

    def awards_left(self, family: str, left: int) -> Table:
        self.match.awards_taken[FAMILIES.index(family)] = 6 - left
        return self

    # A seat.

    def chef(self, player: str, name: str, side: str) -> Table:
        seat = PLAYERS[player]
        self.match.chefs = [
            BASIC.index(name) if at == seat else chef for at, chef in enumerate(self.match.chefs)
        ]
        self.match.doubles[seat] = CHEF_SIDES.index(side)
        return self

    def bench(
        self, player: str, equal: str = "", different: str = "", pair1: str = "", pair2: str = ""
    ) -> Table:
        at = PLAYERS[player] * len(ZONES)
        for zone, words in enumerate((equal, different, pair1, pair2)):
            self._to_supply(self.match.bench[at + zone])
            self.match.bench[at + zone] = tokens_in(words)
            self._from_supply(words)
        return self

    def gold(self, player: str, amount: int) -> Table:
        self.match.gold[PLAYERS[player]] = amount
        return self

    def stored(self, player: str, *kinds: str) -> Table:
        self.match.stored[PLAYERS[player]] = sum(1 << BASIC.index(name) for name in kinds)
        return self

    def pawn(self, player: str, space: str) -> Table:
        self.match.pawns[PLAYERS[player]] = SPACES.index(space)
        return self

    def under(self, player: str, section: str, recipe: str, reserved: bool = False) -> Table:
        card = self._card(recipe)
        self._take_card(card)
        self.match.under[PLAYERS[player] * 4 + SECTIONS.index(section)] = card
        if reserved:
            self.match.reserved[PLAYERS[player]] = card
        return self

    def finished(self, player: str, *recipes: str) -> Table:
        for recipe in recipes:
            card = self._card(recipe)
            self._take_card(card)
            finish(self.match, PLAYERS[player], card)
        return self

    def hand(self, player: str, *tools: str) -> Table:
        """Tools in hand, out of the pile."""
        for tool in tools:
            self._take_tool(tool)
            self.match.tools[PLAYERS[player]] += 1 << 3 * TOOLS.index(tool)
        return self

    def fresh(self, player: str, *tools: str) -> Table:
        for tool in tools:
            self._take_tool(tool)
            self.match.fresh[PLAYERS[player]] += 1 << 3 * TOOLS.index(tool)
        return self

    def award(self, player: str, family: str, shelf: str = "bottom") -> Table:
        at = FAMILIES.index(family)
        value = self.match.rules.award_values[at * 6 + self.match.awards_taken[at]]
        self.match.awards_taken[at] += 1
        self.match.shelves[PLAYERS[player] * 6 + 3 * (shelf == "top") + at] = value
        return self

    def spot(self, player: str, name: str) -> Table:
        self.match.spots[PLAYERS[player]] = SPOTS.index(name)
        return self

    # Chef-o-Tron.

    def robot(self, **tokens: int) -> Table:
        for name, count in tokens.items():
            at = KINDS.index(name)
            self.match.supply[at] += self.match.robot[at] - count
            self.match.robot[at] = count
        return self

    def arms(self, white: int, blue: int) -> Table:
        """The rows of the arms, from 1."""
        self.match.arms = [white - 1, blue - 1]
        return self

    def robot_card(self, words: str, last: bool = False) -> Table:
        """The card that Chef-o-Tron draws next, as the edition writes it."""
        match = self.match
        for number in range(ROBOT_CARDS):
            if self._is(number, words):
                rest = [other for other in range(ROBOT_CARDS) if other != number]
                match.robot_deck = Pile([number, *rest], 1) if last else Pile([*rest, number])
                return self
        raise LookupError(words)

    def _is(self, number: int, words: str) -> bool:
        card = self.match.rules.robot_cards[number]
        base = BASE_EFFECTS[card.base] + "!" * card.base_pink
        second = SECOND_EFFECTS[card.second] + "!" * card.second_pink
        return words == f"{ARMS[card.arm]} {card.rows} {base} {second}"

    def robot_turn(self) -> Table:
        """Chef-o-Tron plays until somebody is asked."""
        self.match.stack = [NextTurn(1), DrawCard()]
        self._count()
        self.match.settle()
        assert self.match.census() == self._pieces
        return self

    # The course of play.

    def step(self, player: str, name: str) -> Table:
        """A player is at this step of the turn: act, second, reserve, award or tidy."""
        seat = PLAYERS[player]
        steps: dict[str, Step[GateauMatch]] = {
            "act": Act(seat),
            "second": SecondAction(seat, ACTIONS.index("take")),
            "reserve": Reservation(seat),
            "award": WinAward(seat),
            "tidy": Tidy(seat),
        }
        self.match.player = seat
        following = self.match.rules.turn_order.index(seat) + 1
        self.match.stack = [NextTurn(following), steps[name]]
        return self

    def play(self, *lines: str) -> Table:
        """Moves such as `ann bowl b2`; the pieces are counted after each."""
        self._count()
        for line in lines:
            assert self.allows(line), f"{line}: {self.obstacle(line)}, but {self.moves()}"
            self.match.play(*self._read(line))
            assert self.match.census() == self._pieces
        return self

    def end_turns(self, *players: str) -> Table:
        """Players go left, draw a tool and do nothing else; tools above the limit are discarded."""
        for player in players:
            space = "left" if self.match.pawns[PLAYERS[player]] != 0 else "centre"
            wanted = f"go {space} tool" if space == "left" else "go centre side"
            legal = self.moves()
            first = [move for move in legal if move.startswith(wanted)] or [
                move for move in legal if move.startswith("go")
            ]
            self.play(f"{player} {first[0]}")
            seat = PLAYERS[player]
            while not self.match.over and self.match.player == seat and self.step_name != "act":
                options = self.moves()
                quiet = [one for one in ("done", "end") if one in options] or options
                self.play(f"{player} {quiet[0]}")
        return self

    # Asking.

    @property
    def step_name(self) -> str | None:
        return self.match.stack[-1].name if self.match.stack else None

    def moves(self) -> list[str]:
        """What those who are asked may answer."""
        return [
            GAME.lexicon.notation(move)
            for seat in self.match.deciders()
            for move in self.match.moves(seat)
        ]

    def allows(self, line: str) -> bool:
        seat, move = self._read(line)
        listed = move in self.match.moves(seat)
        assert listed == (self.match.obstacle(seat, move) is None)
        return listed

    def obstacle(self, line: str) -> str | None:
        obstacle = self.match.obstacle(*self._read(line))
        return None if obstacle is None else obstacle.name

    def told(self, event: str, viewer: str | None = None) -> list[SeenArgs]:
        seat = None if viewer is None else PLAYERS[viewer]
        return [seen_by(each, seat).args for each in self.events if each.kind == event]

    def view(self, viewer: str | None = None) -> GateauView:
        return GAME.view(self.match, None if viewer is None else PLAYERS[viewer])

    def seat(self, player: str) -> SeatView:
        return self.view(player).seats[PLAYERS[player]]

    def tokens(self, bowl: str) -> list[str]:
        return self.view().bowls[BOWL_NAMES.index(bowl)].tokens

    def shows(self, bowl: str) -> str:
        return self.view().bowls[BOWL_NAMES.index(bowl)].shows

    def on_slot(self, name: str) -> str | None:
        at = self.match.slots[SLOT_NAMES.index(name)]
        return None if at == EMPTY else KINDS[at]

    def zone(self, player: str, name: str) -> list[str]:
        return self.seat(player).bench[ZONES.index(name)].tokens

    def all_tokens(self, player: str) -> list[str]:
        return sorted(token for zone in self.seat(player).bench for token in zone.tokens)

    def lies_under(self, player: str) -> list[str | None]:
        """The recipes under sections 3, 2, 1 and 0."""
        sections = self.seat(player).sections
        return [one.recipe.recipe if one.recipe else None for one in sections]

    def done_recipes(self, player: str) -> list[str]:
        """The finished recipes, face up or down."""
        return [one.recipe.recipe for one in self.seat(player).finished]

    def on_board(self) -> list[str | None]:
        return [place.recipe.recipe if place.recipe else None for place in self.view().rows]

    # Moving pieces about.

    def _count(self) -> None:
        if self._pieces is None:
            self._pieces = self.match.census()

    def _read(self, line: str) -> tuple[int, int]:
        player, _, notation = line.partition(" ")
        return PLAYERS[player], GAME.lexicon.parse(notation)

    def _to_supply(self, packed: int) -> None:
        for at in range(len(KINDS)):
            self.match.supply[at] += packed >> 3 * at & 7

    def _from_supply(self, words: str) -> None:
        for word in words.split():
            self.match.supply[KINDS.index(word)] -= 1

    def _fill_bowl(self, bowl: int, tokens: str) -> None:
        self._to_supply(self.match.bowls[bowl])
        self.match.bowls[bowl] = tokens_in(tokens)
        self._from_supply(tokens)

    def _card(self, name: str) -> int:
        if name in EVENT_NAMES:
            return RECIPES + EVENT_NAMES.index(name)
        return self.match.rules.names.index(name)

    def _take_card(self, card: int) -> None:
        """Out of the deck or off the main board, where the bottom card of its deck replaces it."""
        match = self.match
        for level in range(2):
            deck = match.decks[level].lying()
            if card in deck:
                self._set_deck(level, [one for one in deck if one != card])
                return
        if card in match.row:
            at = match.row.index(card)
            deck = match.decks[at // 4].lying()
            spare = next(one for one in deck if one < RECIPES)
            self._set_deck(at // 4, [one for one in deck if one != spare])
            match.row[at] = spare
        elif card in match.aside:
            level = int(card >= RECIPES + 5)
            deck = match.decks[level].lying()
            spare = next(one for one in deck if one >= RECIPES)
            self._set_deck(level, [one for one in deck if one != spare])
            match.aside[match.aside.index(card)] = spare

    def _bury(self, card: int) -> None:
        level = 0 if card < RECIPES // 2 else 1
        self._set_deck(level, [card, *self.match.decks[level].lying()])

    def _set_deck(self, level: int, cards: list[int]) -> None:
        self.match.decks[level] = Pile(cards)

    def _take_tool(self, tool: str) -> None:
        pile = self.match.tool_pile.lying()
        pile.remove(TOOLS.index(tool))
        self.match.tool_pile = Pile(pile)

    def _unpack(self, packed: int) -> list[int]:
        return [tool for tool in range(len(TOOLS)) for _ in range(packed >> 3 * tool & 7)]


def landed(told: SeenArgs) -> str:
    """Where the tokens of an event landed or left, as `b2:cherry w1:jelly`."""
    places, kinds = told["places"], told["kinds"]
    assert isinstance(places, list)
    assert isinstance(kinds, list)
    return " ".join(f"{place}:{kind}" for place, kind in zip(places, kinds, strict=True))
