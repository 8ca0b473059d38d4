"""How a value is learned: matches are played, and what there was to see in them is laid beside how they
came out.

The players now and then do something else than they think best, so that other positions are met too than
those they like. A fifth of the matches is not learned from: they tell how well what was learned holds.

In the first generation the players are as they are; in each that follows they play by what was learned
before, so that they meet what it likes too much, and it is learned from all matches together.
"""

from __future__ import annotations

import warnings
from array import array
from collections.abc import Callable, Sequence

import msgspec
import numpy
from numpy.typing import NDArray
from sklearn.exceptions import ConvergenceWarning
from sklearn.linear_model import Ridge
from sklearn.neural_network import MLPRegressor

from toque.arena.plan import version_of
from toque.arena.side_by_side import side_by_side
from toque.bots.bot import Bot, decide
from toque.bots.habits import habits_of
from toque.bots.judge import MARGIN, OUTPUTS, TURN_IS_OVER, UNIT, WORTH, input_count, inputs, waits
from toque.bots.learned import Learned, judge_by
from toque.bots.prior import LearnedBot
from toque.engine.bill import played
from toque.engine.game import Game, Setup
from toque.engine.match import Match
from toque.engine.refusal import Refusal
from toque.engine.rng import Rng
from toque.engine.whole import goes_on

Numbers = NDArray[numpy.float32]

BY_LOT = (0, 3, 8, 15)
"""How many of a hundred moves are drawn by habit, in one match after the other."""
HELD_OUT = 5
"""One match of so many is not learned from."""
FIRMNESS = 1000.0
"""Of the linear part: how much is needed to move a weight from 0."""
CARE = 10.0
"""Of the hidden units, the same."""
BATCH = 1024
STEPS = 64
"""Of an epoch, where there are few positions."""
EPOCHS = 30
DIGITS = 4


class Seen(msgspec.Struct, frozen=True):
    """Positions of one match, and how it came out."""

    number: int
    inputs: bytes
    outcomes: bytes


def watched(title: Game[Match], setup: Setup, player: Bot, seed: str, number: int) -> Seen:
    """Play a match, and note every position in which a turn begins, and in which one has ended."""
    match = title.start(setup, f"{seed}/{number}")
    lot = Rng(f"{seed}/{number}/lot")
    habits = habits_of(title)
    by_lot = BY_LOT[number % len(BY_LOT)]
    rows = array("f")
    seats: list[int] = []
    last = -1
    ended = False
    decisions = 0
    while not match.over:
        seat = match.deciders()[0]
        # Alone, one's own turn follows one's own.
        if seat != last or (ended and setup.seats == 1):
            for other in range(setup.seats):
                rows.extend(inputs(match, other, waits(match, other)))
                seats.append(other)
        last = seat
        if lot.below(100) < by_lot:
            move = habits.draw(match.moves(seat), lot)
        else:
            move = decide(player, match, seat, f"{seed}/{number}/{seat}", decisions).move
        decisions += 1
        after = played(match, seat, move)
        ended = not goes_on(after, seat)
        if after.stack and ended:
            rows.extend(inputs(after, seat, TURN_IS_OVER))
            seats.append(seat)
        match.play(seat, move)
    return Seen(number, rows.tobytes(), outcomes(match, seats).tobytes())


def outcomes(match: Match, seats: Sequence[int]) -> array[float]:
    """For each of these seats: points, points ahead of the best rival, share of the win."""
    results = match.results()
    first = [one for one in results if one.rank == 1]
    sides = {
        one.seat: match.setup.game.side(match, one.seat) for one in results if one.seat is not None
    }
    winners = {sides[one.seat] for one in first if one.seat is not None}
    automas = sum(one.seat is None for one in first)
    found = array("f")
    for seat in seats:
        mine = results[seat]
        rivals = [
            one.score for one in results if one.seat is None or sides[one.seat] != sides[seat]
        ]
        share = 1.0 / (len(winners) + automas) if sides[seat] in winners else 0.0
        found.extend((mine.score / UNIT, (mine.score - max(rivals)) / UNIT, share))
    return found


def setups(title: Game[Match], seats: int, seed: str) -> Callable[[int], Setup]:
    """By number of a match: every other one is played as the game is by default, the others with
    whatever options go together."""
    edition = title.house_edition()
    usual = title.setup(seats, {}, edition)

    def chosen(number: int) -> Setup:
        if number % 2 == 0:
            return usual
        lot = Rng(f"{seed}/{number}/options")
        options = {
            one.name: one.choices[lot.below(len(one.choices))] for one in title.options(edition)
        }
        try:
            return title.setup(seats, options, edition)
        except Refusal:
            return usual

    return chosen


def play_and_watch(
    title: Game[Match],
    seats: int,
    player: Bot,
    matches: int,
    seed: str,
    processes: int,
    progress: Callable[[int], None],
    begin: int = 0,
) -> list[Seen]:
    """Matches are known by their number; the first has the number `begin`."""
    setup_of = setups(title, seats, seed)
    parts = min(processes, matches)

    def part_of_them(part: int) -> list[Seen]:
        found = []
        for number in range(begin + part, begin + matches, parts):
            found.append(watched(title, setup_of(number), player, seed, number))
            if part == 0:
                progress(number + 1)
        return found

    found = [one for part in side_by_side(part_of_them, parts) for one in part]
    return sorted(found, key=_number)  # however many processes there were


def _number(one: Seen) -> int:
    return one.number


def generations(
    title: Game[Match],
    seats: int,
    player: Bot,
    matches: int,
    count: int,
    units: int,
    seed: str,
    processes: int,
    made_by: str,
    progress: Callable[[int], None],
) -> Learned:
    """So many generations, each of so many matches."""
    seen: list[Seen] = []
    while True:
        seen += play_and_watch(
            title, seats, player, matches, seed, processes, progress, begin=len(seen)
        )
        learned = learn(title, seats, seen, units, 1, made_by)
        if len(seen) == count * matches:
            return learned
        player = LearnedBot(judge=judge_by(learned, title, seats))


def learn(
    title: Game[Match], seats: int, seen: Sequence[Seen], units: int, seed: int, made_by: str
) -> Learned:
    """A linear part first, and hidden units for what that leaves open."""
    names = title.feature_names()
    wide = input_count(len(names), seats)
    known = [one for one in seen if one.number % HELD_OUT]
    fresh = [one for one in seen if one.number % HELD_OUT == 0]
    given, came = _table(known, wide)
    middle = given.mean(axis=0)
    spread = given.std(axis=0)
    spread[spread < 1e-4] = 1.0
    scaled = (given - middle) / spread
    linear = Ridge(alpha=FIRMNESS).fit(scaled, came)
    left_open = came - linear.predict(scaled)
    network = MLPRegressor(
        hidden_layer_sizes=(units,),
        alpha=CARE,
        batch_size=min(BATCH, 1 + len(scaled) // STEPS),
        max_iter=EPOCHS,
        tol=0.0,
        random_state=seed,
    )
    with warnings.catch_warnings():
        # It is stopped on purpose: what could still be gained would be of these matches alone.
        warnings.simplefilter("ignore", ConvergenceWarning)
        network.fit(scaled, left_open)
    into, out_of = network.coefs_
    hidden = (into / spread[:, None]).T
    weights = linear.coef_ / spread
    learned = Learned(
        made_by=made_by,
        rules=version_of(title.slug),
        matches=len(seen),
        positions=sum(len(one.outcomes) for one in seen) // (4 * OUTPUTS),
        features=list(names),
        error={},
        constants=_rounded(linear.intercept_ + network.intercepts_[1] - weights @ middle),
        linear=[_rounded(row) for row in weights],
        hidden_constants=_rounded(network.intercepts_[0] - hidden @ middle),
        hidden=[_rounded(row) for row in hidden],
        of_hidden=[_rounded(row) for row in out_of.T],
    )
    return msgspec.structs.replace(learned, error=errors(learned, *_table(fresh, wide)))


def errors(learned: Learned, given: Numbers, came: Numbers) -> dict[str, float]:
    """By how much it is wrong, and what the heuristic alone would be, as well as it can be scaled."""
    units = numpy.maximum(given @ _matrix(learned.hidden).T + learned.hidden_constants, 0.0)
    said = given @ _matrix(learned.linear).T + units @ _matrix(learned.of_hidden).T
    wrong = numpy.sqrt(((said + learned.constants - came) ** 2).mean(axis=0))
    size = len(learned.features)
    # Of the automa that somebody meets alone there are the points, and nothing else.
    rival = 1 + size + (0 if len(learned.linear[0]) == input_count(size, 1) else WORTH)
    ahead = given[:, 1 + WORTH] - given[:, rival]
    slope, level = numpy.polyfit(ahead, came[:, MARGIN], 1)
    by_heuristic = numpy.sqrt(((slope * ahead + level - came[:, MARGIN]) ** 2).mean())
    return {
        "points": round(float(UNIT * wrong[0]), 2),
        "margin": round(float(UNIT * wrong[1]), 2),
        "share": round(float(wrong[2]), 3),
        "heuristic": round(float(UNIT * by_heuristic), 2),
    }


def _table(seen: Sequence[Seen], wide: int) -> tuple[Numbers, Numbers]:
    given = numpy.frombuffer(b"".join(one.inputs for one in seen), dtype=numpy.float32)
    came = numpy.frombuffer(b"".join(one.outcomes for one in seen), dtype=numpy.float32)
    return given.reshape(-1, wide), came.reshape(-1, OUTPUTS)


def _matrix(rows: list[list[float]]) -> Numbers:
    return numpy.array(rows, dtype=numpy.float32)


def _rounded(numbers: NDArray[numpy.floating]) -> list[float]:
    return [float(f"{number:.{DIGITS}g}") for number in numbers]
