"""What many matches come to: wins, points, who beats whom, where points come from, what seats are worth.

All of it is counted from `Played`, one small thing for each match, and with intervals over blocks.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from typing import Final

import msgspec

from toque.arena.sums import Interval, mean_interval, quantile, share_interval
from toque.engine.text import Text


class Source(msgspec.Struct, frozen=True):
    """Points of one seat in one match from one line of its score sheet."""

    source: Text
    points: int


class Played(msgspec.Struct, frozen=True):
    """How a match came out: lists are by seat; scores and ranks have those of automas behind them."""

    number: int
    bots: list[str]
    automas: list[str]
    scores: list[int]
    ranks: list[int]
    sources: list[list[Source]]
    decisions: int

    @property
    def block(self) -> int:
        return self.number // len(self.bots)

    @property
    def players(self) -> list[str]:
        return [*self.bots, *self.automas]

    def win(self, player: int) -> float:
        """The part of the win that belongs to a player; those who tie to the end share it."""
        return 1 / self.ranks.count(1) if self.ranks[player] == 1 else 0.0

    def margin(self, player: int) -> int:
        """Points ahead of the best of the others."""
        rivals = [score for other, score in enumerate(self.scores) if other != player]
        return self.scores[player] - max(rivals, default=0)


class BotResult(msgspec.Struct, frozen=True):
    """`wins` counts matches, a tie shared among its winners; `share` is of all matches with this bot,
    and `par` what it would be if all were equal. A bot with several seats wins with any of them."""

    bot: str
    seats: int
    """At one table; where these differ, the most."""
    matches: int
    wins: float
    share: float
    par: float
    interval: Interval
    mean_score: float
    mean_rank: float
    margin: float
    """Points ahead of the best of the others, on average; negative where it mostly loses."""
    margin_interval: Interval


class Encounter(msgspec.Struct, frozen=True):
    """How often one bot ended before another at the same table, every two seats of theirs compared; a
    tie counts half."""

    bot: str
    rival: str
    times: int
    share: float
    interval: Interval


class SeatResult(msgspec.Struct, frozen=True):
    seat: int
    share: float
    interval: Interval
    mean_score: float


class Spread(msgspec.Struct, frozen=True):
    """Scores of a bot: quantiles, and how many lie in each span of `step` points from `first` on."""

    bot: str
    lowest: int
    low: int
    """5 % are not above it."""
    quarter: int
    median: int
    three_quarters: int
    high: int
    """95 % are not above it."""
    highest: int
    first: int
    step: int
    counts: list[int]


class SourceResult(msgspec.Struct, frozen=True):
    """Points a match from one source, by bot."""

    source: Text
    points: dict[str, float]


def names_of(played: Iterable[Played]) -> list[str]:
    """The bots in the order in which they first sat down."""
    return list(dict.fromkeys(name for one in played for name in one.bots))


def bot_results(played: Sequence[Played]) -> list[BotResult]:
    return [_bot_result(name, played) for name in names_of(played)]


def _bot_result(name: str, played: Sequence[Played]) -> BotResult:
    with_it = [one for one in played if name in one.bots]
    seats = [[seat for seat, bot in enumerate(one.bots) if bot == name] for one in with_it]
    wins = [sum(one.win(seat) for seat in own) for one, own in zip(with_it, seats, strict=True)]
    sat = sum(len(own) for own in seats)

    def mean(of: Callable[[Played, int], float]) -> float:
        pairs = zip(with_it, seats, strict=True)
        return sum(of(one, seat) for one, own in pairs for seat in own) / sat

    margins = [
        sum(one.margin(seat) for seat in own) / len(own)
        for one, own in zip(with_it, seats, strict=True)
    ]
    blocks = [one.block for one in with_it]
    par = sum(len(own) / len(one.players) for one, own in zip(with_it, seats, strict=True))
    return BotResult(
        bot=name,
        seats=max(len(own) for own in seats),
        matches=len(with_it),
        wins=round(sum(wins), 6),
        share=sum(wins) / len(with_it),
        par=par / len(with_it),
        interval=share_interval(wins, blocks),
        mean_score=mean(lambda one, seat: one.scores[seat]),
        mean_rank=mean(lambda one, seat: one.ranks[seat]),
        margin=sum(margins) / len(margins),
        margin_interval=mean_interval(margins, blocks),
    )


def encounters(played: Sequence[Played]) -> list[Encounter]:
    """Every bot with every other it has met, automas too: those are only met, and meet nobody."""
    shares: dict[tuple[str, str], list[tuple[float, int]]] = {}
    for one in played:
        for seat, bot in enumerate(one.bots):
            for other, rival in enumerate(one.players):
                if bot == rival:
                    continue
                ahead = one.ranks[other] - one.ranks[seat]
                won = 0.5 if ahead == 0 else float(ahead > 0)
                shares.setdefault((bot, rival), []).append((won, one.block))
    return [
        Encounter(
            bot,
            rival,
            len(found),
            sum(won for won, _ in found) / len(found),
            share_interval([won for won, _ in found], [block for _, block in found]),
        )
        for (bot, rival), found in shares.items()
    ]


def seat_results(played: Sequence[Played]) -> list[SeatResult]:
    found = []
    for seat in range(len(played[0].bots)):
        wins = [one.win(seat) for one in played]
        found.append(
            SeatResult(
                seat,
                sum(wins) / len(wins),
                share_interval(wins, [one.block for one in played]),
                sum(one.scores[seat] for one in played) / len(played),
            )
        )
    return found


BARS: Final = 24
"""About as many spans of points as a picture has room for."""
STEPS: Final = (1, 2, 5, 10, 20, 50, 100)


def spreads(played: Sequence[Played]) -> list[Spread]:
    """The scores of each bot, all in the same spans."""
    scores: dict[str, list[int]] = {name: [] for name in names_of(played)}
    for one in played:
        for seat, name in enumerate(one.bots):
            scores[name].append(one.scores[seat])
    every = [score for found in scores.values() for score in found]
    width = max(every) - min(every) + 1
    step = next((step for step in STEPS if width <= BARS * step), STEPS[-1])
    first = min(every) // step * step
    spans = (max(every) - first) // step + 1
    found = []
    for name, own in scores.items():
        counts = [0] * spans
        for score in own:
            counts[(score - first) // step] += 1
        found.append(
            Spread(
                bot=name,
                lowest=min(own),
                low=quantile(own, 0.05),
                quarter=quantile(own, 0.25),
                median=quantile(own, 0.5),
                three_quarters=quantile(own, 0.75),
                high=quantile(own, 0.95),
                highest=max(own),
                first=first,
                step=step,
                counts=counts,
            )
        )
    return found


def source_results(played: Sequence[Played]) -> list[SourceResult]:
    """The sources that gave anybody points, those that gave most first."""
    names = names_of(played)
    sat = {name: sum(one.bots.count(name) for one in played) for name in names}
    texts: dict[str, Text] = {}
    totals: dict[str, dict[str, int]] = {}
    for one in played:
        for name, lines in zip(one.bots, one.sources, strict=True):
            for line in lines:
                key = msgspec.json.encode(line.source).decode()
                texts[key] = line.source
                points = totals.setdefault(key, dict.fromkeys(names, 0))
                points[name] += line.points
    found = [
        SourceResult(texts[key], {name: points[name] / sat[name] for name in names})
        for key, points in totals.items()
    ]
    return sorted(
        found, key=lambda one: (-sum(one.points.values()), msgspec.json.encode(one.source))
    )
