"""The reference of La Pâtisserie Rococo beside the engine, after every move of a match.

The engine plays first, one step after the other, also those that play themselves. What chance did in
them is noted and told to the reference, which then gets the same answers: it asks in the engine's words,
so that question and legal moves are compared each time. A question of the reference that leaves nothing
to choose may be missing in the engine, and one of the engine that can only be declined in the reference.
"""

from __future__ import annotations

import tomllib
from collections import Counter, defaultdict, deque
from collections.abc import Mapping
from dataclasses import dataclass
from functools import cache

from tests.games.patisserie.decks import follow
from tests.games.patisserie.lockstep_state import (
    as_words,
    called,
    differences,
    engine_state,
    market_of,
    reference_state,
    staff_names,
)
from tests.games.patisserie.reference import Reference
from tests.games.patisserie.reference_edition import Facts, read
from tests.games.patisserie.reference_turn import DONE, Move, Question
from toque.engine.bits import BIT
from toque.engine.event import Event
from toque.engine.rng import Rng
from toque.engine.step import QuietStep, Step
from toque.engine.text import Text
from toque.games.patisserie import checks, names
from toque.games.patisserie.game import GAME
from toque.games.patisserie.match import EMPTY, PatisserieMatch

ALWAYS_ASKED = {"card", "action"}
"""Questions that the engine has even where there is nothing to choose."""


class Difference(AssertionError):
    """Engine and reference disagree."""


@dataclass
class Played:
    """A question of the engine that was answered, by itself or not."""

    name: str
    seat: int
    move: Move
    legal: set[Move]
    forced: bool


@cache
def facts() -> Facts:
    return read(tomllib.loads(checks.house_source()))


class Lockstep:
    def __init__(self, seats: int, options: Mapping[str, str], seed: str) -> None:
        self.match: PatisserieMatch = GAME.new(seats, dict(options), seed)
        self.used: Counter[str] = Counter()
        """How often each question was met: what has been compared at all."""
        self._chances: defaultdict[str, deque[list[str]]] = defaultdict(deque)
        self._tell_of_deal()
        try:
            self.reference = Reference(facts(), seats, options, self._chance)
        except AssertionError as fault:
            raise Difference(f"the deal: {fault}") from fault
        self._compare()

    def enrich(self, coins: int) -> None:
        """Everybody has more than the rules give them, on both sides."""
        match = self.match
        for player, own in enumerate(self.reference.at.players):
            own.coins += coins
            match.coins[player] += coins
            for at, staple in enumerate(names.STAPLES):
                cap = facts().caps[staple]
                own.staples[staple] = match.staples[player * len(names.STAPLES) + at] = cap
            for kind in range(player, match.rules.kinds, match.rules.players + 1):
                if match.bag[kind] > 1:
                    match.bag[kind] -= 1
                    match.add_tile(player, kind)
                    self.reference.at.bag[names.TILE_NAMES[kind]] -= 1
                    own.store.append(names.TILE_NAMES[kind])

    def crowd(self) -> None:
        """The tables are all but full and everybody has up to four decorations, on both sides.

        So the last space, the sixth decoration and an empty bag come within a match.
        """
        match, at = self.match, self.reference.at
        spaces = list(at.side.spaces)[::-1][2:]
        for number, (space, recipe) in enumerate(zip(spaces, sorted(at.recipe_bag), strict=False)):
            owner = number % at.count
            place = names.SPACE_NAMES.index(space)
            at.pastries[space] = (recipe, owner)
            match.put_pastry(place, names.RECIPE_NAMES.index(recipe), owner)
            at.recipe_bag.remove(recipe)
            match.recipe_bag &= ~BIT[match.pastries[place]]
        topped = [name for name in at.bag.elements() if at.tile(name).toppings]
        for player, own in enumerate(at.players):
            for number, tile in enumerate(topped[player :: at.count][:4]):
                kind = names.TILE_NAMES.index(tile)
                at.bag[tile] -= 1
                match.bag[kind] -= 1
                own.decorations.append(tile)
                match.decorations[player * names.DECORATIONS + number] = kind
            at.claim(player)
        for place, claimed in enumerate(at.marks):
            for number, player in enumerate(claimed):
                match.marks[place * names.MOST_MARKS + number] = player

    # Playing ------------------------------------------------------------------------------------

    def play(self, seat: int, move: int) -> None:
        """A move, and everything that plays itself after it, on both sides."""
        played = [self._act(seat, move, forced=False)]
        while self.match.stack:
            answer = self.match.stack[-1].forced(self.match)
            if answer is None:
                break
            played.append(self._act(*answer, forced=True))
        for one in played:
            if one is not None:
                self._follow(one)
        self._catch_up()
        self._compare()

    def _act(self, seat: int, move: int, forced: bool) -> Played | None:
        match = self.match
        step: Step[PatisserieMatch] = match.stack[-1]
        quiet = QuietStep in type(step).__mro__
        played = None
        if not quiet:
            legal = {as_words(one) for one in match.moves(seat)}
            played = Played(step.name, seat, as_words(move), legal, forced)
        before = match.clone()
        match.listener = []
        match.act(seat, move)
        self._note(before, match.listener)
        match.listener = None
        return played

    def _follow(self, played: Played) -> None:
        question = self._reach(played)
        if question is None:
            return
        self.used[played.name] += 1
        self._same(
            f"moves of {played.name} for seat {played.seat}",
            played.legal,
            question.options[played.seat],
        )
        if played.forced:
            self._same("what plays itself", {played.move}, _choices(played.legal))
        self._tell(played.seat, played.move)

    def _reach(self, played: Played) -> Question | None:
        """The same question of the reference, unless there is nothing to answer."""
        while True:
            question = self.reference.question
            if question is None:
                break
            if question.name == played.name and played.seat in question.options:
                return question
            if not self._pass(question):
                break
        if _choices(played.legal) == {DONE}:
            return None
        raise Difference(
            f"engine asks seat {played.seat} {played.name} {sorted(played.legal)}, "
            f"reference {question}"
        )

    def _pass(self, question: Question) -> bool:
        """Answer a question that leaves no choice."""
        if len(question.options) != 1 or question.name in ALWAYS_ASKED:
            return False
        ((seat, options),) = question.options.items()
        choices = _choices(options)
        if len(choices) != 1:
            return False
        self._tell(seat, next(iter(choices)))
        return True

    def _catch_up(self) -> None:
        """Pass what leaves no choice until the reference has the question of the engine."""
        while self.reference.question is not None:
            question = self.reference.question
            if self.match.stack and (
                question.name == self.match.stack[-1].name
                and set(question.options) == set(self.match.deciders())
            ):
                return
            if not self._pass(question):
                return

    def _tell(self, seat: int, move: Move) -> None:
        try:
            self.reference.play(seat, move)
        except (AssertionError, KeyError, IndexError) as fault:
            raise Difference(f"seat {seat} plays {move}: {fault!r}") from fault

    # Comparing ----------------------------------------------------------------------------------

    def _compare(self) -> None:
        match, reference = self.match, self.reference
        left = {kind: list(told) for kind, told in self._chances.items() if told}
        if left:
            raise Difference(f"chance that the reference did not ask for: {left}")
        asked = match.stack[-1].name if match.stack else None
        question = reference.question
        self._same("question", asked, question.name if question else None)
        if question is not None:
            for seat in match.deciders():
                legal = {as_words(move) for move in match.moves(seat)}
                self._same(f"moves of {asked}", legal, question.options.get(seat, set()))
            self._same("deciders", set(match.deciders()), set(question.options))
        if match.over:
            self._compare_results()
        found = differences(engine_state(match, asked), reference_state(reference.at, asked))
        if found:
            raise Difference("\n".join(found))

    def _compare_results(self) -> None:
        results, sheets = self.match.results(), self.reference.sheets()
        for player, (one, sheet) in enumerate(zip(results, sheets, strict=True)):
            lines = {
                " ".join(
                    [line.source.key.removeprefix("score-"), *_table(line.source)]
                ): line.points
                for line in one.sheet
            }
            self._same(f"points of player {player}", lines, sheet)
        self._same("points", [one.score for one in results], [sum(s.values()) for s in sheets])
        self._same("ranks", [one.rank for one in results], self.reference.ranks())

    def _same(self, what: str, engine: object, reference: object) -> None:
        if engine == reference:
            return
        if isinstance(engine, set) and isinstance(reference, set):
            raise Difference(
                f"{what}: only engine {sorted(engine - reference)}, "
                f"only reference {sorted(reference - engine)}"
            )
        raise Difference(f"{what}: engine {engine}, reference {reference}")

    # Chance -------------------------------------------------------------------------------------

    def _chance(self, kind: str) -> list[str]:
        if kind.startswith("draft"):
            _, tray, number = kind.split()
            match = self.match
            at = (int(number) - 1) * 2 + "AB".index(tray)
            card = match.drafted[at * match.rules.players + match.rules.automa]
            return staff_names([card])
        told = self._chances[kind]
        if not told:
            raise Difference(f"the reference needs {kind}, the engine drew none")
        return told.popleft()

    def _expect(self, kind: str, told: list[str]) -> None:
        self._chances[kind].append(told)

    def _tell_of_deal(self) -> None:
        match = self.match
        self._expect("table tiles", [names.TABLE_TILE_NAMES[tile] for tile in match.table_tiles])
        self._expect("specials", [names.SPECIAL_NAMES[tile] for tile in match.specials])
        self._expect("stars", staff_names([card for card in match.stars if card != EMPTY]))
        self._expect("deck", staff_names(match.deck.cards))
        self._expect("first", [str(match.first)])
        self._expect("market", market_of(match))
        row = [called(names.RECIPE_NAMES, recipe) or "" for recipe in match.recipe_row]
        self._expect("recipes", row[::-1])
        if any(card != EMPTY for card in match.offers):
            self._expect("offers", staff_names(match.offers))
        if match.rules.mentor:
            for number, pack in enumerate([match.solo_deck.hand.lying(), *match.packs]):
                self._expect(f"pack {number}", [str(card) for card in pack])
            self._expect("decisions", [str(card) for card in match.solo_deck.stock.lying()])

    def _note(self, before: PatisserieMatch, events: list[Event]) -> None:
        """What chance did in a step of the engine."""
        match = self.match
        if match.round != before.round:
            self._expect("market", market_of(match))
        for event in events:
            if event.kind in ("drew", "mentor-drew"):
                self._expect("tile", [_name(event.args["tile"], "tile")])
            elif event.kind == "drew-recipe":
                self._expect("recipe", [_name(event.args["recipe"], "recipe")])
            elif event.kind == "recipes-shown":
                shown = event.args["recipes"]
                assert isinstance(shown, list)
                self._expect("recipes", [str(one) for one in shown])
        if all(card == EMPTY for card in before.offers) and any(
            card != EMPTY for card in match.offers
        ):
            self._expect("offers", staff_names(match.offers))
        if match.rules.mentor:
            for deck in follow(before, match, events).anew:
                self.used["new deck"] += 1
                self._expect("decisions", [str(card) for card in deck])


def _name(text: object, argument: str) -> str:
    assert isinstance(text, Text)
    return str(text.args[argument])


def _table(source: Text) -> list[str]:
    return [str(source.args["table"])] if "table" in source.args else []


def _choices(moves: set[Move]) -> set[Move]:
    """Without what is thrown away."""
    return {move for move in moves if move[0] != "discard"}


LIKED = {
    "discard": 1,
    "done": 2,
    "dismiss": 1,
    "remove": 4,
    "recipe": 8,
    "ingredient": 5,
    "buy": 3,
    "bake": 80,
    "decorate": 20,
    "serve": 8,
    "sell": 8,
    "hire": 8,
    "place": 4,
}
"""How gladly the matches here do what: at random they would hardly ever bake."""


def play_match(
    seats: int, options: Mapping[str, str], seed: str, enrich: int = 0, crowd: bool = False
) -> Lockstep:
    both = Lockstep(seats, options, seed)
    rng = Rng(f"player {seed}")
    if enrich:
        both.enrich(enrich)
    if crowd:
        both.crowd()
    while not both.match.over:
        deciders = both.match.deciders()
        seat = rng.choice(list(deciders))
        moves = both.match.moves(seat)
        by_verb: defaultdict[str, list[int]] = defaultdict(list)
        for move in moves:
            by_verb[as_words(move)[0]].append(move)
        kinds = [alike for verb, alike in by_verb.items() for _ in range(LIKED.get(verb, 8))]
        both.play(seat, rng.choice(kinds[rng.below(len(kinds))]))
    return both
