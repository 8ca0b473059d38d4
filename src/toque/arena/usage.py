"""How a game is played: what happens how often in many matches, how long they are, who wins them.

Bots play seeded matches, and the events that the game tells are counted by the words in their arguments:
how often each recipe was prepared, each tool played, each section filled. Nothing here knows a game: the
caller says which events and which of their arguments are of interest.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence

import msgspec

from toque.arena.sums import Interval, interval
from toque.arena.tournament import play_match
from toque.bots.bot import Bot
from toque.engine.event import Event, Split
from toque.engine.game import Game, Setup
from toque.engine.match import Match
from toque.engine.text import SeatName, Text


class Count(msgspec.Struct):
    """How often something happened, and how often to a seat that won its match.

    A match won by several counts for each of them as the part of the win that is theirs.
    """

    times: int = 0
    won: float = 0.0

    @property
    def share_won(self) -> float:
        return self.won / self.times if self.times else 0.0


class Usage(msgspec.Struct):
    """What many matches of one set-up come to; lists by match hold a list by seat."""

    game: str
    edition: str
    options: dict[str, str]
    bots: list[str]
    seed: str
    matches: int
    decisions: list[int]
    scores: list[list[int]]
    automas: list[list[int]]
    wins: list[list[float]]
    began: list[int]
    """By match: the seat that the first event with a seat names."""
    events: list[dict[str, int]]
    """By match: how often each kind of event happened, watched or not."""
    counts: dict[str, dict[str, dict[str, Count]]]
    """By kind of event, by argument: the words that were said there."""

    def of(self, kind: str, argument: str) -> dict[str, Count]:
        return self.counts[kind][argument]

    def per_match(self, kind: str) -> list[int]:
        return [events.get(kind, 0) for events in self.events]

    def seat_share(self, seat: int) -> tuple[float, Interval]:
        """The share of the matches that a seat won, with its interval: every deal is independent."""
        return share_of([wins[seat] for wins in self.wins])

    def order_share(self, place: int) -> tuple[float, Interval]:
        """The same by who began: at place 0 who did, at place 1 the next seat, and so on."""
        seats = len(self.bots)
        pairs = zip(self.wins, self.began, strict=True)
        return share_of([wins[(first + place) % seats] for wins, first in pairs])


def share_of(won: list[float]) -> tuple[float, Interval]:
    """The share of independent matches that were won, with its interval."""
    return sum(won) / len(won), interval(won, [1] * len(won))


def together(parts: Sequence[Usage]) -> Usage:
    """What several runs of one set-up come to, one after the other."""
    whole = msgspec.structs.replace(parts[0], matches=sum(part.matches for part in parts))
    for name in ("decisions", "scores", "automas", "wins", "began", "events"):
        setattr(whole, name, [one for part in parts for one in getattr(part, name)])
    whole.counts = {
        kind: {argument: {} for argument in arguments}
        for kind, arguments in parts[0].counts.items()
    }
    for part in parts:
        for kind, arguments in part.counts.items():
            for argument, words in arguments.items():
                found = whole.counts[kind][argument]
                for word, count in words.items():
                    so_far = found.setdefault(word, Count())
                    so_far.times += count.times
                    so_far.won += count.won
    return whole


def word_of(value: object) -> str:
    """An argument of an event as the word under which it is counted.

    >>> word_of("cherry"), word_of(Text("recipe", {"recipe": "opera"}))
    ('cherry', 'opera')
    >>> word_of(Text("two", {"one": Text("effect", {"effect": "gold", "amount": 2}), "two": "store"}))
    'gold 2 store'
    """
    if isinstance(value, Split):
        return word_of(value.shown)
    if isinstance(value, SeatName):
        return str(value.seat)
    if isinstance(value, Text):
        return " ".join(word_of(part) for part in value.args.values()) or value.key
    return str(value)


def measure_usage(
    game: Game[Match],
    setup: Setup,
    seated: Sequence[Bot],
    matches: int,
    seed: str,
    watched: Mapping[str, Sequence[str]],
    progress: Callable[[int], None] | None = None,
    first: int = 0,
) -> Usage:
    """Play each of `matches` deals once, every bot in its seat, and count; `first` numbers the first.

    `watched` names the arguments to count of each kind of event; several joined by a plus sign are
    counted together, as in "tool+effect".
    """
    usage = Usage(
        game=game.slug,
        edition=setup.edition.digest,
        options=dict(setup.options),
        bots=[bot.name for bot in seated],
        seed=seed,
        matches=matches,
        decisions=[],
        scores=[],
        automas=[],
        wins=[],
        began=[],
        events=[],
        counts={kind: {argument: {} for argument in args} for kind, args in watched.items()},
    )
    for number in range(matches):
        told: list[Event] = []
        match, decisions = play_match(game, setup, seated, f"{seed}/{first + number}", told)
        ranks = match.ranks()
        firsts = ranks.count(1)
        wins = [1 / firsts if rank == 1 else 0.0 for rank in ranks]
        usage.decisions.append(decisions)
        usage.scores.append(match.scores())
        usage.automas.append([one.score for one in match.results() if one.seat is None])
        usage.wins.append(wins)
        usage.began.append(_began(told))
        usage.events.append(_count(told, wins, usage.counts))
        if progress is not None:
            progress(number + 1)
    return usage


def _began(told: list[Event]) -> int:
    for event in told:
        seat = event.args.get("seat")
        if isinstance(seat, SeatName):
            return seat.seat
    return 0


def _count(
    told: list[Event], wins: list[float], counts: dict[str, dict[str, dict[str, Count]]]
) -> dict[str, int]:
    kinds: dict[str, int] = {}
    for event in told:
        kinds[event.kind] = kinds.get(event.kind, 0) + 1
        for argument, words in counts.get(event.kind, {}).items():
            word = " ".join(word_of(event.args[name]) for name in argument.split("+"))
            count = words.setdefault(word, Count())
            count.times += 1
            seat = event.args.get("seat")
            if isinstance(seat, SeatName):
                count.won += wins[seat.seat]
    return kinds
