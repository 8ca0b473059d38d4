"""Mine the positions of the day of games: python tools/positions.py GAME ... -n 32.

Planners play matches, and some of the decisions in them are searched: every legal move is played on to
the end of the match in imagined worlds, as the strongest bots do, and the most promising ones again,
closely. A position is kept when as many independent searches as `--searches` (other worlds, other
chance) all find the same move, when it is ahead of the next by a margin that is not chance, in points
and in the chance to win, and when the strongest level finds it too, in its own way of looking ahead.
What is written says what was measured.

Build first (`make build`), or it takes hours. Each position is written as soon as it is found, and a run
goes on where another one has stopped, as long as rules and edition are the same.
"""

from __future__ import annotations

import argparse
import math
import sys
from collections import Counter
from pathlib import Path

from toque.arena.plan import version_of
from toque.bots.bot import Candidate, Vantage, decide
from toque.bots.budget import Budget
from toque.bots.ladder import LEVEL_BOTS
from toque.bots.planner import PlannerBot
from toque.bots.positions import FILE, Expected, MinedMatch, Position, Positions, read_positions
from toque.bots.prior import Prior, shortlist
from toque.bots.rollout import RolloutBot
from toque.engine.game import Game
from toque.engine.lexicon import NO_MOVE
from toque.engine.match import Match
from toque.engine.record import SEAT_LETTERS
from toque.engine.rng import Rng
from toque.engine.whole import suggestion
from toque.games import folder, game, slugs

SEATS = (2, 3, 2, 4)
FROM = 0.5
"""The part of a match that is passed over: nearer to its end, chance has less to say."""
FEWEST_MOVES = 4
MOST_MOVES = 36
ONE_OF = 3
"""Decisions of which one is looked at, so that what is found comes from all over the matches."""
OF_A_MATCH = 4
APART = 5
"""Moves between two positions of a match."""
LEAST_POINTS = 1.0
"""By which the best move is ahead of the next."""
LEAST_CHANCE = 0.06
HOPELESS = 0.15
"""Where the best move wins so seldom, nobody looks for it gladly."""
QUICK = 3
"""First all moves are looked at, with such a part of the simulations."""
PROMISING = 5
"""So many of them are then searched closely."""
ENOUGH = 16
"""Matches that a move was played on in, for its number to be told."""
LEAST_OPINION = 1.0
"""Where the planner thinks of two moves alike, up to so many points, it is seldom clear what is best."""
STUDENT = {3: 2.92, 4: 2.353, 5: 2.132, 6: 2.015}
"""By the number of searches: how many standard errors lie between their mean and the least that it may
be, at 95 %."""


def search(
    match: Match, seat: int, chance: str, simulations: int, among: list[int] | None = None
) -> list[Candidate]:
    """What comes of every legal move, or of some, the best first."""
    vantage = Vantage(match, seat, Rng(chance), Budget(simulations))
    vantage.moves = among or vantage.moves
    return RolloutBot("positions", simulations, width=len(vantage.moves)).choose(vantage).candidates


def margin(found: list[Candidate]) -> tuple[float, float]:
    """By how much the best is ahead of the next, in points and in the chance to win."""
    best, next_best = found[:2]
    return best.points - next_best.points, best.chance - next_best.chance


def mean_and_least(values: list[float]) -> tuple[float, float]:
    mean = sum(values) / len(values)
    spread = sum((value - mean) ** 2 for value in values) / (len(values) - 1)
    return mean, mean - STUDENT[len(values)] * math.sqrt(spread / len(values))


def worth_a_look(match: Match, seat: int) -> bool:
    """Whether it is a decision of one seat, neither nearly forced nor endless."""
    return match.deciders() == (seat,) and FEWEST_MOVES <= len(match.moves(seat)) <= MOST_MOVES


class NotClear(Exception):
    """Why a position is not kept, in a word."""


Clear = tuple[tuple[float, float], tuple[float, float], list[Expected]]


def looked_into(match: Match, seat: int, chance: str, searches: int, simulations: int) -> Clear:
    """Margin, the least that it may be, and what every move is expected to bring."""
    ideas = Prior(Budget()).ideas(Vantage(match, seat, Rng(chance)))
    liked, next_liked = shortlist(ideas, 2, 1)
    if liked.worth - next_liked.worth < LEAST_OPINION:
        raise NotClear("planner")
    if suggestion(match, seat, Rng(chance)):
        raise NotClear("in parts")
    quick = search(match, seat, f"{chance}/quick", simulations // QUICK)
    if len(quick) < 2 or quick[0].chance < HOPELESS:
        raise NotClear("hopeless")
    if margin(quick)[0] <= 0 or margin(quick)[1] < LEAST_CHANCE / 2:
        raise NotClear("quick look")
    promising = [one.move for one in quick[:PROMISING]]
    all_found: list[list[Candidate]] = []
    best = NO_MOVE
    for number in range(searches):
        found = search(match, seat, f"{chance}/{number}", simulations, promising)
        if number == 0:
            best = found[0].move
        if found[0].move != best:
            raise NotClear("another move")
        if min(margin(found)) <= 0:
            raise NotClear("margin")
        all_found.append(found)
    margins = [margin(found) for found in all_found]
    points, least_points = mean_and_least([one[0] for one in margins])
    chances, least_chance = mean_and_least([one[1] for one in margins])
    if points < LEAST_POINTS or chances < LEAST_CHANCE:
        raise NotClear("small margin")
    if min(least_points, least_chance) <= 0:
        raise NotClear("chance")
    # Moves that were dropped early are known by few matches.
    all_found.append(quick)
    expected = pooled(match, best, all_found)
    for again in range(2):
        few = [one for one in expected[1:] if one.tries < ENOUGH or rivals_best(one, expected[0])]
        if not few:
            break
        moves = [best, *(match.setup.game.lexicon.parse(one.move) for one in few)]
        all_found.append(search(match, seat, f"{chance}/again/{again}", simulations, moves))
        expected = pooled(match, best, all_found)
    if any(rivals_best(one, expected[0]) for one in expected[1:]):
        raise NotClear("rivals")
    its_own_way = Budget(2 * simulations)
    if decide(LEVEL_BOTS[-1], match, seat, chance, 0, its_own_way).move != best:
        raise NotClear("strongest level")
    return (points, chances), (least_points, least_chance), expected


def rivals_best(one: Expected, best: Expected) -> bool:
    return one.points >= best.points or one.chance >= best.chance


def pooled(match: Match, best: int, all_found: list[list[Candidate]]) -> list[Expected]:
    """What all searches together say of each move. The best comes first, for they agree on it."""
    lexicon = match.setup.game.lexicon
    by_move: dict[int, list[Candidate]] = {}
    for found in all_found:
        for one in found:
            by_move.setdefault(one.move, []).append(one)
    expected = []
    for move, several in by_move.items():
        tries = sum(one.tries for one in several)
        points = sum(one.points * one.tries for one in several) / tries
        chance = sum(one.chance * one.tries for one in several) / tries
        expected.append(Expected(lexicon.notation(move), round(points, 1), round(chance, 3), tries))
    first = lexicon.notation(best)
    expected.sort(key=lambda one: (one.move != first, -one.chance, -one.points))
    return expected


class Mine:
    """What was found of a game so far, in this run and in earlier ones."""

    def __init__(self, slug: str, asked: argparse.Namespace) -> None:
        self.slug = slug
        self.asked = asked
        self.title = game(slug)
        self.found: list[tuple[MinedMatch, list[Position]]] = []
        self.next = 0
        kept = read_positions(slug)
        if kept is not None:
            for number, match in enumerate(kept.match):
                of_it = [one for one in kept.position if one.match == number]
                self.found.append((match, sorted(of_it, key=lambda one: one.after)))
                self.next = max(self.next, int(match.seed.rpartition("/")[2]) + 1)

    @property
    def missing(self) -> int:
        return int(self.asked.n) - sum(len(positions) for _, positions in self.found)

    def dig(self) -> None:
        """In one more match; what is found is written at once."""
        mined, several, reasons = self.of_a_match()
        if several:
            self.found.append((mined, several))
            file = Path(str(folder(self.slug) / FILE))
            file.write_text(written(self.everything()), encoding="utf-8")
        found = f"{len(several)} found, {self.missing} to find"
        print(f"{self.slug} {self.next}: {found}; {dict(reasons)}", file=sys.stderr, flush=True)
        self.next += 1

    def everything(self) -> Positions:
        asked = self.asked
        words = f"-n {asked.n} --seed {asked.seed} --searches {asked.searches}"
        matches, positions = in_turn(self.found)
        return Positions(
            f"python tools/positions.py {self.slug} {words} --simulations {asked.simulations}",
            self.title.version,
            self.title.house_edition().digest,
            matches,
            positions,
        )

    def of_a_match(self) -> tuple[MinedMatch, list[Position], Counter[str]]:
        asked = self.asked
        seats = min(SEATS[self.next % len(SEATS)], self.title.most_seats)
        seed = f"{asked.seed}/{self.next}"
        letters = list(SEAT_LETTERS[:seats])
        moves = played_by_planners(self.title, seats, seed)
        most = min(OF_A_MATCH, self.missing)
        match = self.title.start(self.title.setup(seats), seed)
        lot = Rng(f"{seed}/looked at")
        reasons: Counter[str] = Counter()
        found: list[Position] = []
        for number, (seat, move) in enumerate(moves):
            free = not found or number - found[-1].after >= APART
            nearer = number >= len(moves) * FROM
            if nearer and lot.below(ONE_OF) == 0 and free and worth_a_look(match, seat):
                try:
                    ahead, least, expected = looked_into(
                        match, seat, f"{seed}/{number}", asked.searches, asked.simulations
                    )
                except NotClear as why:
                    reasons[str(why)] += 1
                else:
                    at = letters[seat]
                    found.append(Position(0, number, at, rounded(ahead), rounded(least), expected))
            if len(found) == most:
                break
            match.play(seat, move)
        last = found[-1].after if found else 0
        notation = self.title.lexicon.notation
        lines = [f"{letters[seat]} {notation(move)}" for seat, move in moves[:last]]
        mined = MinedMatch(
            seed,
            seats,
            version_of(self.slug),
            asked.searches,
            asked.simulations,
            "\n".join(lines),
        )
        return mined, found, reasons


def played_by_planners(title: Game[Match], seats: int, seed: str) -> list[tuple[int, int]]:
    match = title.start(title.setup(seats), seed)
    moves: list[tuple[int, int]] = []
    while not match.over:
        seat = match.deciders()[0]
        move = decide(PlannerBot(), match, seat, f"{seed}/{seat}", len(moves)).move
        match.play(seat, move)
        moves.append((seat, move))
    return moves


def rounded(pair: tuple[float, float]) -> tuple[float, float]:
    return round(pair[0], 2), round(pair[1], 3)


def written(mined: Positions) -> str:
    """As TOML; the positions of a match as far from each other as may be, for neighbours are days."""
    lines = [
        "# Positions of the day, mined from matches between planners: each in the order of its day.",
        f"made_by = {quoted(mined.made_by)}",
        f"rules = {mined.rules}",
        f"edition = {quoted(mined.edition)}",
    ]
    for one in mined.position:
        lines += [
            "",
            "[[position]]",
            f"match = {one.match}",
            f"after = {one.after}",
            f"seat = {quoted(one.seat)}",
            f"margin = [{one.margin[0]}, {one.margin[1]}]",
            f"least = [{one.least[0]}, {one.least[1]}]",
            "expected = [",
            *(
                f"  [{quoted(each.move)}, {each.points}, {each.chance}, {each.tries}],"
                for each in one.expected
            ),
            "]",
        ]
    for match in mined.match:
        lines += [
            "",
            "[[match]]",
            f"seed = {quoted(match.seed)}",
            f"seats = {match.seats}",
            f"code = {quoted(match.code)}",
            f"searches = {match.searches}",
            f"simulations = {match.simulations}",
            'moves = """',
            f'{match.moves}"""',
        ]
    return "\n".join(lines) + "\n"


def quoted(word: str) -> str:
    assert not {'"', "\\"} & set(word)
    return f'"{word}"'


def in_turn(
    found: list[tuple[MinedMatch, list[Position]]],
) -> tuple[list[MinedMatch], list[Position]]:
    """The first position of every match, then the second of those that have one, and so on."""
    matches = [match for match, _ in found]
    positions = [
        Position(number, one.after, one.seat, one.margin, one.least, one.expected)
        for place in range(OF_A_MATCH)
        for number, (_, several) in enumerate(found)
        for one in several[place : place + 1]
    ]
    return matches, positions


def main() -> None:
    parser = argparse.ArgumentParser(
        description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter
    )
    parser.add_argument("games", nargs="+", metavar="GAME", choices=slugs())
    parser.add_argument("-n", type=int, default=32, help="how many positions of each")
    parser.add_argument("--seed", default="position")
    parser.add_argument("--searches", type=int, default=3, choices=sorted(STUDENT))
    parser.add_argument("--simulations", type=int, default=300, help="of each search")
    asked = parser.parse_args()
    mines = [Mine(slug, asked) for slug in asked.games]
    while any(mine.missing > 0 for mine in mines):
        for mine in mines:
            if mine.missing > 0:
                mine.dig()


if __name__ == "__main__":
    main()
