"""The reference of C'est du gâteau ! beside the engine, after every move of a match.

The engine plays first, with all that plays itself after a move. What chance did meanwhile is read off
its events and told to the reference, which then plays the same. Both meet again at the next question
with more than one answer: there the legal moves and everything that lies on the table are compared.
"""

from __future__ import annotations

from collections import Counter, defaultdict
from collections.abc import Mapping, Sequence

from tests.games.by_taste import random_move
from tests.games.gateau.lockstep_state import (
    advantage_deck,
    card_name,
    engine_state,
    reference_state,
    tools,
)
from tests.games.gateau.reference import Reference
from tests.games.gateau.reference_edition import BOWLS, KINDS, PLACES, Box
from tests.games.gateau.reference_position import Options
from toque.engine.event import Event, Split
from toque.engine.rng import Rng
from toque.engine.text import Text
from toque.games.gateau import GAME
from toque.games.gateau.components import BASIC, GateauEdition
from toque.games.gateau.match import GateauMatch


class Difference(AssertionError):
    """Engine and reference disagree."""


class Lockstep:
    def __init__(
        self, seats: int, options: Mapping[str, str], seed: str, edition: GateauEdition, box: Box
    ) -> None:
        self.match: GateauMatch = GAME.new(seats, options, seed, edition)
        self.asked: Counter[str] = Counter()
        """How often each question and each answer to it was met: what has been compared at all."""
        self._events: list[Event] = []
        self.match.listener = self._events
        self._told: defaultdict[str, list[str]] = defaultdict(list)
        self._tell_of_deal()
        self.reference = Reference(box, reference_options(options), seats, self._tell)
        self._catch_up()
        self._compare()

    def play(self, seat: int, move: int) -> None:
        """A move, and everything that leaves no choice after it, on both sides."""
        question = self.reference.question
        assert question is not None
        self.asked[question.name] += 1
        text = words_of(move)
        self.asked[f"{question.name}: {text.split()[0]}"] += 1
        self.match.play(seat, move)
        if text == "pay":
            self._tell_of_payment()
        self._catch_up()
        self.reference.play(text)
        self._compare()

    def _catch_up(self) -> None:
        """Some single answers wait for their player, because they reveal something."""
        match = self.match
        while match.deciders():
            seat = match.deciders()[0]
            moves = match.moves(seat)
            if len(moves) > 1:
                break
            match.play(seat, moves[0])
        self._tell_of_events()

    def _compare(self) -> None:
        match, question = self.match, self.reference.question
        for kind, left in self._told.items():
            if left:
                raise Difference(f"the reference did not ask for {kind}: {left}")
        ours = engine_state(match, self.reference.position)
        theirs = reference_state(self.reference.position)
        differing = [what for what in {**ours, **theirs} if ours.get(what) != theirs.get(what)]
        if differing:
            self._same(
                ", ".join(differing),
                [ours.get(what) for what in differing],
                [theirs.get(what) for what in differing],
            )
        if question is None or match.over:
            self._same("over", match.over, question is None)
            return
        self._same("who decides", match.deciders(), (question.seat,))
        self._same("question", match.stack[-1].name, question.name)
        moves = {words_of(move) for move in match.moves(question.seat)}
        self._same(f"legal moves of {question.name}", moves, set(question.moves))

    def _same(self, what: str, ours: object, theirs: object) -> None:
        if ours == theirs:
            return
        if isinstance(ours, set) and isinstance(theirs, set):
            both = ours & theirs
            ours, theirs = sorted(ours - both), sorted(theirs - both)
        asked = self.match.stack[-1].name if self.match.stack else "nothing"
        question = self.reference.question
        raise Difference(
            f"{what}, round {self.match.round}:\n"
            f"  engine    {ours}, asks {asked}\n"
            f"  reference {theirs}, asks {question.name if question else 'nothing'}"
        )

    # Chance ------------------------------------------------------------------------------------

    def _tell(self, kind: str) -> str:
        if not self._told[kind]:
            raise Difference(f"the reference asks for {kind}, of which the engine drew none")
        return self._told[kind].pop(0)

    def _tell_of_deal(self) -> None:
        match, told = self.match, self._told
        for number, bowl in enumerate(BOWLS):
            told[f"bowl {bowl}"].append(
                f"{KINDS[match.faces[number]]} {KINDS[match.backs[number]]}"
            )
        for number, place in enumerate(PLACES):
            told[f"place {place}"].append(card_name(match, match.row[number]))
        told["aside"] += [card_name(match, card) for card in match.aside[::-1]]
        for seat in range(match.seats):
            told[f"chef {seat}"].append(BASIC[match.chefs[seat]])
            told["tool"] += tools(match.fresh[seat])
        if match.rules.advantages:
            cards = [int(match.middle), int(match.right[-1]), *advantage_deck(match)]
            told["advantages"].append(" ".join(map(str, cards)))

    def _tell_of_payment(self) -> None:
        """Which way to pay the engine chose, where that was left to it."""
        paid = []
        for event in self._events:
            if event.kind in ("prepared", "reserved-prepared"):
                break
            if event.kind == "spent":
                paid.append(f"{event.args['kind']} {event.args['zone']}")
        self._told["payment"].append(",".join(paid))

    def _tell_of_events(self) -> None:
        aside = list(self.reference.position.aside) if hasattr(self, "reference") else []
        told = self._told
        for event in self._events:
            args = event.args
            if event.kind == "tool-drawn":
                told["tool"].append(named(args["tool"], "tool"))
            elif event.kind == "recipe-shown":
                told["card"].append(named(args["recipe"], "recipe"))
            elif event.kind == "event-drawn":
                if args["name"] in aside:
                    aside.remove(str(args["name"]))
                else:
                    told["card"].append(str(args["name"]))
            elif event.kind == "robot-card":
                told["robot card"].append(
                    f"{args['arm']} {args['rows']} {args['base']} {args['second']}"
                )
            elif event.kind == "robot-award":
                used = args["used"]
                assert isinstance(used, list)
                told["award of Chef-o-Tron"].append(",".join(used))
        self._events.clear()


def named(value: object, key: str) -> str:
    """The name in a text, also in one that is not for everybody."""
    text = value.shown if isinstance(value, Split) else value
    assert isinstance(text, Text)
    return str(text.args[key])


def words_of(move: int) -> str:
    """A move with all its words, also those that its notation leaves out."""
    wire = GAME.lexicon.wire(move)
    return " ".join([wire.verb, *wire.args.values()])


def reference_options(options: Mapping[str, str]) -> Options:
    return Options(
        super_tile=options.get("side") == "super",
        hand=options.get("hand") == "yes",
        advantage=options.get("advantage") == "yes",
        hard=options.get("level") == "hard",
        bananas=options.get("bananas") == "yes",
        gold_points={"no": 1, "yes": 2, "extra": 3}[options.get("hazelnuts", "no")],
        diplomat=options.get("diplomat") == "yes",
    )


# Random matches ----------------------------------------------------------------------------------

BAKERS = {
    "prepare": 12,
    "finish": 8,
    "award": 12,
    "put": 10,
    "second": 6,
    "tool": 5,
    "reserve": 4,
    "spend": 2,
    "pay": 1,
    "done": 2,
    "end": 12,
}
GATHERERS = {**BAKERS, "prepare": 2, "reserve": 1, "tool": 1, "end": 30}
TASTES: Sequence[Mapping[str, int]] = (BAKERS, BAKERS, GATHERERS, {})
"""How much verbs are liked. With none, all moves are equal: then benches are tidied too much to bake."""


def play_match(
    seats: int, options: Mapping[str, str], seed: str, edition: GateauEdition, box: Box
) -> Lockstep:
    """A random match on both sides."""
    both = Lockstep(seats, options, seed, edition, box)
    rng = Rng(f"moves-{seed}")
    taste = TASTES[rng.below(len(TASTES))]
    while not both.match.over:
        (seat,) = both.match.deciders()
        move = random_move(both.match, seat, rng, taste)
        try:
            both.play(seat, move)
        except Exception as fault:
            notation = GAME.lexicon.notation(move)
            fault.add_note(f"{seats} seats, {options}, seed {seed}: seat {seat} plays {notation}")
            raise
    return both
