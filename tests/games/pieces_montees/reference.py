"""A second opinion of Pièces Montées: a plain, slow reference of its rules, apart from the engine.

It was written from the rulebook and from the rulings alone; numbers in brackets are rulings. It
imports nothing of the engine and shuffles nothing: it is told how the cards lie (`Deal`). Moves are
lines such as `place c1 partner`: hands go by the letters of their seats, the neutral one by `n`,
their places count from 1.
"""

from __future__ import annotations

import tomllib
from dataclasses import dataclass, field
from typing import NamedTuple

CREAM, CHOCOLATE = "cream", "chocolate"
TOPPINGS = (CREAM, CHOCOLATE)
LAYERS = (1, 2, 3)
NEUTRAL = "n"
SEAT_LETTERS = "abcd"

Lying = tuple[str, str]
"""A card by its name, and the topping of the face that is up."""
Sight = tuple[str, ...]
"""Something to see: a face of a card, or a page of the booklet by its colour."""


class Kind(NamedTuple):
    colour: str
    topping: str

    def __str__(self) -> str:
        return f"{self.colour}-{self.topping}"


class Face(NamedTuple):
    kind: Kind
    layer: int

    def __str__(self) -> str:
        return f"{self.kind}-{self.layer}"


@dataclass(frozen=True)
class Facts:
    """What the reference reads in an edition."""

    colours: list[str]
    points: dict[int, int]
    """Of a cake, by its layers."""
    decorated: dict[str, int]
    """Of a decorated cake, by its topping."""
    tables: dict[str, list[tuple[int, int]]]
    """The cards of a colour, as cream layer and chocolate layer."""


def read_facts(source: str) -> Facts:
    toml = tomllib.loads(source)
    return Facts(
        colours=[name for name in toml["occasions"] if name != "origin"],
        points=dict(zip(LAYERS, toml["points"]["layers"], strict=True)),
        decorated={topping: toml["decorated"][topping] for topping in TOPPINGS},
        tables={
            name: [(cream, back) for cream in LAYERS for back in table[f"cream{cream}"]]
            for name, table in toml["cards"]["tables"].items()
        },
    )


@dataclass(frozen=True)
class Card:
    name: str
    colour: str
    layers: dict[str, int]
    """By topping."""

    def face(self, topping: str) -> Face:
        return Face(Kind(self.colour, topping), self.layers[topping])


def all_cards(facts: Facts, table: str) -> dict[str, Card]:
    found = {}
    for colour in facts.colours:
        for number, (cream, chocolate) in enumerate(facts.tables[table], start=1):
            name = f"{colour}-{number}"
            found[name] = Card(name, colour, {CREAM: cream, CHOCOLATE: chocolate})
    return found


def other(topping: str) -> str:
    return CHOCOLATE if topping == CREAM else CREAM


@dataclass
class Held:
    """A card in a hand. In the neutral hand, what is towards the holder is what lies up."""

    card: Card
    towards_holder: str


@dataclass
class Cake:
    cards: list[tuple[Card, str]] = field(default_factory=list)
    """From the first layer up, each with the topping that shows."""
    decorated: bool = False

    @property
    def complete(self) -> bool:
        return len(self.cards) == len(LAYERS)


@dataclass
class Player:
    assistant: bool
    cakes: dict[Kind, Cake] = field(default_factory=dict)

    def height(self, kind: Kind) -> int:
        return len(self.cakes[kind].cards) if kind in self.cakes else 0

    def unfinished(self) -> int:
        return sum(not cake.complete for cake in self.cakes.values())


@dataclass(frozen=True)
class Options:
    seats: int
    table: str
    confirmed: bool = False
    teams: bool = False
    remembers: bool = True
    """Whether the table remembers what was seen; else the players do. [18]"""


@dataclass(frozen=True)
class Deal:
    """What chance decided."""

    hands: dict[str, list[Lying]]
    pile: list[Lying]
    """From the top down."""
    pages: list[str]
    """The colours of the booklet, from the cover on."""
    removed: str | None = None
    """The colour left in the box in a duel."""


class BadDeal(ValueError):
    """The cards cannot lie like this."""


class Reference:
    SPOONS = 3
    COST_OF_TURNING = 1
    COST_OF_PAGE = 1
    COST_OF_RECALL = 2
    CAKES_AT_ONCE = 3
    QUIET_ROUNDS = 10

    def __init__(self, facts: Facts, options: Options, deal: Deal) -> None:
        self.facts = facts
        self.options = options
        self.removed = deal.removed
        self.seats = list(SEAT_LETTERS[: options.seats])
        self.duel = options.seats == 2
        self.hand_size = 3 if options.seats == 4 else 4
        # Apprentices start with their assistant, confirmed chefs alone in their kitchen.
        self.players = {seat: Player(assistant=not options.confirmed) for seat in self.seats}

        cards = all_cards(facts, options.table)
        self.hands: dict[str, list[Held | None]] = {
            hand: [Held(cards[name], up) for name, up in lying]
            for hand, lying in deal.hands.items()
        }
        self.pile = [Held(cards[name], up) for name, up in deal.pile]
        self.pages = deal.pages[:]
        self._check_deal(deal, cards)

        self.leaves_on_left = 0
        """Of the booklet, the cover among them. [36]"""
        self.arrow_forward = True

        self.active: str | None = self.seats[0]
        self.round = 1
        self.last_round = False
        self.quiet_turns = 0
        self._begin_turn()

        self.seen: dict[str, set[Sight]] = {seat: set() for seat in self.seats}
        """All that a seat has ever seen."""
        self._in_sight: dict[str, set[Sight]] = {seat: set() for seat in self.seats}
        self.news = 0
        """How often a card was drawn, or somebody saw what they could not have known: what happened
        then cannot be taken back.
        """
        for hand in self.hands.values():
            for held in hand:
                assert held
                self._all_see(held)
        self._look()
        self.happened: set[str] = set()
        """Rare things, so that tests can say that they were met."""

    def _check_deal(self, deal: Deal, cards: dict[str, Card]) -> None:
        """The right number of cards in each hand, all others in the pile, each in one place."""
        colours = [colour for colour in self.facts.colours if colour != deal.removed]
        if self.duel != (len(colours) < len(self.facts.colours)):
            raise BadDeal(f"{deal.removed} is left in the box")
        hands = [*self.seats, NEUTRAL] if self.duel else self.seats
        if list(self.hands) != hands:
            raise BadDeal(f"hands {list(self.hands)}")
        if any(len(hand) != self.hand_size for hand in self.hands.values()):
            raise BadDeal("a hand has too many or too few cards")
        lying = [name for hand in deal.hands.values() for name, _ in hand]
        lying += [name for name, _ in deal.pile]
        if sorted(lying) != sorted(card.name for card in cards.values() if card.colour in colours):
            raise BadDeal("a card is missing or there twice")
        if sorted(self.pages) != (sorted(colours) if self.options.confirmed else []):
            raise BadDeal(f"pages {self.pages}")

    # Who and what ------------------------------------------------------------------------------

    def partner(self, seat: str) -> str | None:
        """Partners sit opposite each other."""
        return self.seats[(self.seats.index(seat) + 2) % 4] if self.options.teams else None

    def receiver(self, seat: str, before: str) -> str | None:
        return seat if before == "me" else self.partner(seat)

    def held(self, place: str) -> Held | None:
        return self.hands[place[0]][int(place[1:]) - 1]

    def places(self) -> list[str]:
        """All places of hands in which there is a card."""
        every = [f"{hand}{slot}" for hand in self.hands for slot in range(1, self.hand_size + 1)]
        return [place for place in every if self.held(place)]

    def topping_seen(self, seat: str, place: str) -> str:
        """Players see the inside of their own hand and the outside of the others'; of the neutral
        hand all see the upper faces. [21]
        """
        held = self.held(place)
        assert held
        return held.towards_holder if place[0] in (seat, NEUTRAL) else other(held.towards_holder)

    def face_seen(self, seat: str, place: str) -> Face:
        held = self.held(place)
        assert held
        return held.card.face(self.topping_seen(seat, place))

    def left_page(self) -> Kind | None:
        """Turned pages lie with their chocolate face up."""
        at = self.leaves_on_left - 2
        return Kind(self.pages[at], CHOCOLATE) if at >= 0 else None

    def right_page(self) -> Kind | None:
        """The cream face of the next page, if the booklet is open and not at its end."""
        at = self.leaves_on_left - 1
        return Kind(self.pages[at], CREAM) if 0 <= at < len(self.pages) else None

    # What may be done --------------------------------------------------------------------------

    def legal(self) -> set[str]:
        """The moves of the active seat."""
        seat = self.active
        if seat is None:
            return set()
        found = {"end"}
        for place in self.places():
            for before in ("me", "partner") if self.options.teams else ("me",):
                words = f"{place} partner" if before == "partner" else place
                if self._may_place(seat, place, before):
                    found.add(f"place {words}")
                if self._may_whisk(seat, place, before):
                    found.add(f"whisk {words}")
            if self.spoons >= self.COST_OF_TURNING:
                found.add(f"turn {place}")
        if self._may_use_assistant(seat):
            found.add("spoon")
        if not self.players[seat].assistant and self.spoons >= self.COST_OF_RECALL:
            found.add("recall")
        if self.spoons >= self.COST_OF_PAGE:
            found |= {f"page {way}" for way in ("forward", "back") if self._may_turn_page(way)}
        found |= {
            f"decorate {kind}"
            for kind in self.players[seat].cakes
            if self._may_decorate(seat, kind)
        }
        return found

    def _may_place(self, seat: str, place: str, before: str) -> bool:
        """Layers in their order, at a spoon for each number; cakes that differ, complete ones too [1];
        a new one only while fewer than three are unfinished [29]; with the limits of whoever gets the
        layer [30].
        """
        receiver = self.receiver(seat, before)
        assert receiver
        face = self.face_seen(seat, place)
        player = self.players[receiver]
        if face.layer > self.spoons or player.height(face.kind) != face.layer - 1:
            return False
        return face.layer > 1 or player.unfinished() < self.CAKES_AT_ONCE

    def _may_use_assistant(self, seat: str) -> bool:
        return self.players[seat].assistant and not self.recalled_now

    def _may_whisk(self, seat: str, place: str, before: str) -> bool:
        """The own assistant starts a cake, whatever the number of unfinished ones [2], and before the
        partner too [31].
        """
        receiver = self.receiver(seat, before)
        assert receiver
        face = self.face_seen(seat, place)
        new = face.layer == 1 and self.players[receiver].height(face.kind) == 0
        return new and self._may_use_assistant(seat)

    def _may_turn_page(self, way: str) -> bool:
        """Any leaf that is visible; none when nothing is left behind the cover. [36]"""
        if not self.pages:
            return False
        return self.leaves_on_left > 0 if way == "back" else self.leaves_on_left <= len(self.pages)

    def _may_decorate(self, seat: str, kind: Kind) -> bool:
        """One a turn, for a complete cake before the player [32], while its decoration shows."""
        complete = self.players[seat].cakes[kind].complete
        shows = kind in (self.left_page(), self.right_page())
        return complete and shows and not self.decorated_now

    # Playing -----------------------------------------------------------------------------------

    def play(self, move: str) -> None:
        """A move of the active seat, and turns after it that end themselves. [27]"""
        if move not in self.legal():
            raise ValueError(f"{move} is not legal")
        self._play(move)
        while self.legal() == {"end"} and not self._end_shows_something():
            self.happened.add("a turn ended itself")
            self._play("end")

    def _play(self, move: str) -> None:
        seat = self.active
        assert seat
        verb, *words = move.split()
        if verb == "place":
            face = self.face_seen(seat, words[0])
            self.spoons -= face.layer
            self._lay(seat, *words)
        elif verb == "whisk":
            self.players[seat].assistant = False
            self._lay(seat, *words)
        elif verb == "turn":
            held = self.held(words[0])
            assert held
            self.spoons -= self.COST_OF_TURNING
            held.towards_holder = other(held.towards_holder)
        elif verb == "spoon":
            self.players[seat].assistant = False
            self.spoons += 1
        elif verb == "recall":
            self.spoons -= self.COST_OF_RECALL
            self.players[seat].assistant = True
            self.recalled_now = True
        elif verb == "page":
            self.spoons -= self.COST_OF_PAGE
            self._turn_page(words[0])
        elif verb == "decorate":
            self._decorate(seat, words[0])
        else:
            self._end_turn(seat)
        self._look()

    def _lay(self, seat: str, place: str, before: str = "me") -> None:
        receiver = self.receiver(seat, before)
        held = self.held(place)
        assert receiver
        assert held
        topping = self.topping_seen(seat, place)
        kind = held.card.face(topping).kind
        self.hands[place[0]][int(place[1:]) - 1] = None
        player = self.players[receiver]
        player.cakes.setdefault(kind, Cake()).cards.append((held.card, topping))
        self.quiet = False
        if player.unfinished() > self.CAKES_AT_ONCE:
            self.happened.add("more than three unfinished cakes")

    def _turn_page(self, way: str) -> None:
        self.leaves_on_left += 1 if way == "forward" else -1
        self._turn_arrow_at_the_end()

    def _turn_arrow_at_the_end(self) -> None:
        """Whatever brought the booklet to the end to which the arrow points [4]; of an empty one it
        points nowhere [5].
        """
        if not self.pages:
            return
        if self.arrow_forward and self.leaves_on_left == len(self.pages) + 1:
            self.arrow_forward = False
        elif not self.arrow_forward and self.leaves_on_left == 0:
            self.arrow_forward = True

    def _decorate(self, seat: str, name: str) -> None:
        """The page that was taken uncovers the one below it on its side. [35]"""
        kind = next(kind for kind in self.players[seat].cakes if str(kind) == name)
        if kind == self.left_page():
            self.happened.add("a decoration from the left page")
            del self.pages[self.leaves_on_left - 2]
            self.leaves_on_left -= 1
        else:
            del self.pages[self.leaves_on_left - 1]
        self.players[seat].cakes[kind].decorated = True
        self.decorated_now = True
        self.quiet = False
        arrow = self.arrow_forward
        self._turn_arrow_at_the_end()
        if self.arrow_forward != arrow:
            self.happened.add("a decoration turned the arrow")
        if not self.pages:
            # The turn goes on, and then the round. [37]
            self._bring_end("no decoration")

    # The end of a turn -------------------------------------------------------------------------

    def _begin_turn(self) -> None:
        self.spoons = self.SPOONS
        self.recalled_now = False
        self.decorated_now = False
        self.quiet = True

    def _end_turn(self, seat: str) -> None:
        """Hands are filled, then the obligatory page is turned, then the next one plays."""
        self._fill_hands(seat)
        if self.pages:
            self._turn_page("forward" if self.arrow_forward else "back")
        self.quiet_turns = self.quiet_turns + 1 if self.quiet else 0
        if not self.pile and any(None in hand for hand in self.hands.values()):
            self._bring_end("no card")
        if self._is_dead():
            self._bring_end("dead")
        if self.quiet_turns >= self.QUIET_ROUNDS * len(self.seats):
            self._bring_end("quiet")
        self._begin_turn()
        if seat != self.seats[-1]:
            self.active = self.seats[self.seats.index(seat) + 1]
        elif self.last_round:
            self.active = None
            standings = {self.standing(one) for one in self.seats}
            if len(standings) < len(self.seats) - (2 if self.options.teams else 0):
                self.happened.add("a tie to the end")
        else:
            self.active = self.seats[0]
            self.round += 1

    def _bring_end(self, reason: str) -> None:
        if not self.last_round:
            self.happened.add(f"end: {reason}")
        self.last_round = True

    def _order_of_drawing(self, seat: str) -> list[str]:
        """The player whose turn ends, the others in turn order [7], the neutral hand last [22]."""
        first = self.seats.index(seat)
        order = self.seats[first:] + self.seats[:first]
        return [*order, NEUTRAL] if self.duel else order

    def _fill_hands(self, seat: str) -> None:
        """The face that was up stays towards who draws. [9]"""
        for hand in self._order_of_drawing(seat):
            for slot in range(self.hand_size):
                if self.hands[hand][slot] is None and self.pile:
                    self.hands[hand][slot] = self.pile.pop(0)
                    self.news += 1
                    self._look()
                    if hand == NEUTRAL and not self.pile:
                        self.happened.add("the last card went to the neutral hand")

    def _is_dead(self) -> bool:
        """No face of any hand fits any cake, and no decoration can be waited for. [13]"""
        faces = {
            held.card.face(topping)
            for hand in self.hands.values()
            for held in hand
            if held
            for topping in TOPPINGS
        }
        for player in self.players.values():
            if any(player.height(face.kind) == face.layer - 1 for face in faces):
                return False
            if any(
                cake.complete and kind.colour in self.pages for kind, cake in player.cakes.items()
            ):
                return False
        return True

    def _end_shows_something(self) -> bool:
        """A card that is drawn, or a page that is not known. [27]"""
        if self.pile and any(None in hand for hand in self.hands.values()):
            return True
        if not self.pages:
            return False
        leaves = self.leaves_on_left + (1 if self.arrow_forward else -1)
        return not {colour for _, colour in self._pages_in_sight(leaves)} <= self.pages_known()

    # Who knows what ----------------------------------------------------------------------------

    def _all_see(self, held: Held) -> None:
        """What lay on the pile or was dealt openly. [16]"""
        for seat in self.seats:
            self.seen[seat].add((held.card.name, held.towards_holder))

    def _pages_in_sight(self, leaves: int) -> set[Sight]:
        """A page that shows one face tells the other: it has the same colour."""
        return {
            ("page", self.pages[at]) for at in (leaves - 2, leaves - 1) if 0 <= at < len(self.pages)
        }

    def _sight(self, seat: str) -> set[Sight]:
        """All that a seat sees now."""
        sight = self._pages_in_sight(self.leaves_on_left)
        if self.pile:
            sight.add((self.pile[0].card.name, self.pile[0].towards_holder))
        for place in self.places():
            held = self.held(place)
            assert held
            sight.add((held.card.name, self.topping_seen(seat, place)))
        for player in self.players.values():
            for cake in player.cakes.values():
                sight |= {(card.name, topping) for card, topping in cake.cards}
        return sight

    def _look(self) -> None:
        """Everybody looks around: after every single thing that happens. [18, 19]"""
        shown = False
        for seat in self.seats:
            sight = self._sight(seat)
            known = self.seen[seat] if self.options.remembers else self._in_sight[seat]
            shown = shown or not sight <= known
            self.seen[seat] |= sight
            self._in_sight[seat] = sight
        if shown:
            self.news += 1

    def knows_both(self, seat: str, card: Card) -> bool:
        """Whether the match shows a seat both faces of a card."""
        faces = {(card.name, topping) for topping in TOPPINGS}
        return self.options.remembers and faces <= self.seen[seat]

    def pages_known(self) -> set[str]:
        """The colours that everybody knows to be where they are in the booklet."""
        known = set.union(*(self.seen if self.options.remembers else self._in_sight).values())
        return {colour for colour in self.pages if ("page", colour) in known}

    def shown(self, viewer: str | None, place: str) -> tuple[str | None, str | None] | None:
        """A card as a seat or a spectator [20] is shown it: the face that they see, and the other one
        if they know it.
        """
        held = self.held(place)
        if not held:
            return None
        if viewer is None and place[0] != NEUTRAL and not self.options.remembers:
            return None, None
        seen = held.towards_holder if viewer is None else self.topping_seen(viewer, place)
        who = self.seats if viewer is None else [viewer]
        both = all(self.knows_both(seat, held.card) for seat in who)
        return str(held.card.face(seen)), str(held.card.face(other(seen))) if both else None

    # Points ------------------------------------------------------------------------------------

    def cake_points(self, kind: Kind, cake: Cake) -> int:
        if cake.decorated:
            return self.facts.decorated[kind.topping]
        return self.facts.points[len(cake.cards)]

    def own_points(self, seat: str) -> int:
        return sum(self.cake_points(*each) for each in self.players[seat].cakes.items())

    def side(self, seat: str) -> list[str]:
        """Those who win together."""
        partner = self.partner(seat)
        return sorted([seat, partner]) if partner else [seat]

    def standing(self, seat: str) -> tuple[int, ...]:
        """Points, then what breaks ties: complete cakes, decorations, chocolate cakes; all of the whole
        side. [33]
        """
        cakes = [each for one in self.side(seat) for each in self.players[one].cakes.items()]
        return (
            sum(self.own_points(one) for one in self.side(seat)),
            sum(cake.complete for _, cake in cakes),
            sum(cake.decorated for _, cake in cakes),
            sum(kind.topping == CHOCOLATE for kind, _ in cakes),
        )

    def ranks(self) -> list[int]:
        """Who ties to the end shares the place. [34]"""
        sides = {tuple(self.side(seat)): self.standing(seat) for seat in self.seats}
        return [
            1 + sum(rival > self.standing(seat) for rival in sides.values()) for seat in self.seats
        ]
