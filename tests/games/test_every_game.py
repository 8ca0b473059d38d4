"""What holds for every game, in every configuration: a game gets these tests by being registered."""

from __future__ import annotations

import os
from collections.abc import Iterator

import msgspec
import pytest

from tests.support import EXTENT, Configuration, configurations, state, walk
from tests.taster import Taster
from toque.bots.bot import Choice, decide
from toque.bots.budget import Budget
from toque.bots.chef import apart, compared
from toque.bots.ladder import LADDER, LEVEL_BOTS
from toque.bots.playout import play_out
from toque.engine.bill import bills, played
from toque.engine.event import seen_by
from toque.engine.foresight import ahead
from toque.engine.match import IllegalMove, Match
from toque.engine.record import read_record
from toque.engine.rng import Rng
from toque.engine.step import SecretChoice, Step
from toque.engine.text import Text
from toque.engine.timeline import Timeline
from toque.engine.whole import goes_on, refusals, suggestion
from toque.games import game, slugs

pytestmark = pytest.mark.property

MOST_DECISIONS = 20_000
MATCHES = int(os.environ.get("TOQUE_MATCHES", {"few": 5, "usual": 20, "long": 500}[EXTENT]))
"""For each configuration; `TOQUE_MATCHES=1000` takes its time."""
ENOUGH_DECISIONS = 150 * MATCHES
"""Matches of some games are long: after this many decisions no further match is begun."""
ENOUGH_LOOKS = 25
"""When this many positions of a match were looked at, others are looked at seldom."""
LOOKS_FOR_HINT = 8
"""Looks for one at what the chef says: for that whole matches are played."""

every_configuration = pytest.mark.parametrize("configuration", configurations(), ids=str)


@every_configuration
def test_every_match_ends_and_keeps_its_components(configuration: Configuration) -> None:
    played = 0
    for number in range(MATCHES):
        match = configuration.new(f"census-{number}")
        at_first = match.census()
        assert at_first
        for decisions, _ in enumerate(walk(match, Rng(f"census-{number}"))):
            assert match.census() == at_first
            assert decisions < MOST_DECISIONS
            played += 1
        assert match.census() == at_first
        assert match.deciders() == ()
        assert 1 in [outcome.rank for outcome in match.results()]
        assert len(match.scores()) == configuration.seats
        if played > ENOUGH_DECISIONS and "TOQUE_MATCHES" not in os.environ:
            return


@every_configuration
def test_a_record_replays_to_the_bit(configuration: Configuration) -> None:
    played = 0
    for number in range(3):
        if played > ENOUGH_DECISIONS // 3:
            return
        timeline = new_timeline(configuration, f"replay-{number}")
        play_timeline(timeline, Rng(f"replay-{number}"))
        played += len(timeline.record.moves)
        record = read_record(timeline.record.write())
        assert state(record.replay(configuration.game())) == state(timeline.match)
        assert record.write() == timeline.record.write()


@every_configuration
def test_clones_are_independent_and_alike(configuration: Configuration) -> None:
    rng = Rng("clones")
    match = configuration.new("clones")
    for seat, move in looks(match, rng, 1):
        twin = match.clone()
        before = state(match)
        assert state(twin) == before
        twin.play(seat, move)
        if rng.below(10) == 0:
            for _ in walk(twin, rng):
                pass
        assert state(match) == before


@every_configuration
def test_undo_is_the_replay_of_the_shorter_record(configuration: Configuration) -> None:
    rng = Rng("undo")
    timeline = new_timeline(configuration, "undo")
    undone = 0
    while not timeline.match.over:
        seat = timeline.match.deciders()[0]
        timeline.play(seat, rng.choice(timeline.match.moves(seat)))
        if undone < ENOUGH_LOOKS and timeline.undo_obstacle(seat) is None and rng.below(3) == 0:
            after = state(timeline.match)
            timeline.undo(seat)
            undone += 1
            shorter = read_record(timeline.record.write()).replay(configuration.game())
            assert state(timeline.match) == state(shorter)
            timeline.redo(seat)
            assert state(timeline.match) == after
    assert undone > 0


def test_undo_never_takes_back_a_reveal() -> None:
    for configuration in configurations():
        rng = Rng("fence")
        timeline = new_timeline(configuration, "fence")
        while not timeline.match.over and len(timeline.record.moves) < 60:
            seat = timeline.match.deciders()[0]
            before = timeline.match.reveals
            timeline.play(seat, rng.choice(timeline.match.moves(seat)))
            if timeline.match.reveals != before:
                assert timeline.undo_obstacle(seat) is not None
                with pytest.raises(IllegalMove):
                    timeline.undo(seat)


@pytest.mark.parametrize("slug", sorted({one.slug for one in configurations()}))
def test_every_move_has_a_notation_of_its_own(slug: str) -> None:
    lexicon = next(one for one in configurations() if one.slug == slug).game().lexicon
    notations = [lexicon.notation(move) for move in range(lexicon.size)]
    assert len(set(notations)) == lexicon.size
    for move, notation in enumerate(notations):
        assert lexicon.parse(notation) == move
        wire = lexicon.wire(move)
        assert (wire.move, wire.text) == (move, notation)
        spelled_out = " ".join([wire.verb, *wire.args.values()])
        assert lexicon.parse(spelled_out) == move


@every_configuration
def test_exactly_the_listed_moves_can_be_played(configuration: Configuration) -> None:
    match = configuration.new("legal")
    everything = range(match.setup.game.lexicon.size)
    rng = Rng("legal")
    for _ in looks(match, rng, 8):
        seats = range(configuration.seats)
        for seat in seats:
            listed = match.moves(seat)
            assert len(set(listed)) == len(listed)
            assert bool(listed) == (seat in match.deciders())
            legal = [move for move in everything if match.obstacle(seat, move) is None]
            assert sorted(listed) == legal
            before = state(match)
            for move in everything:
                if move in listed:
                    match.clone().play(seat, move)
                else:
                    with pytest.raises(IllegalMove):
                        match.play(seat, move)
                    assert match.explain(seat, move) is not None
            assert match.obstacle(seat, -1) is not None
            assert match.obstacle(seat, len(everything)) is not None
            assert state(match) == before


@every_configuration
def test_what_plays_itself_is_what_leaves_no_choice(configuration: Configuration) -> None:
    """A game's own quick answer to `forced` is the kernel's slow one."""
    match = configuration.new("forced")
    rng = Rng("forced")
    while not match.over:
        step = match.stack[-1]
        kernel = SecretChoice if isinstance(step, SecretChoice) else Step
        slow, quick = kernel.forced(step, match), step.forced(match)
        assert slow == quick
        if quick is not None:
            step.play(match, *quick)
            continue
        seat = match.deciders()[0]
        match.act(seat, rng.choice(match.moves(seat)))


@every_configuration
def test_nothing_that_a_seat_gets_depends_on_what_it_cannot_know(
    configuration: Configuration,
) -> None:
    """Secrets are planted by dealing them again: whatever differs then has leaked."""
    match = configuration.new("secrets")
    rng = Rng("secrets")
    everything = range(match.setup.game.lexicon.size)
    different_worlds = hints = 0
    for seat, move in looks(match, rng, 6):
        for viewer in range(configuration.seats):
            world = match.imagine(viewer, rng)
            different_worlds += state(world) != state(match)
            assert world.census() == match.census()
            assert seen(world, viewer) == seen(match, viewer)
            assert seen(world, None) == seen(match, None)
            assert world.standing(viewer) == match.standing(viewer)
            assert world.standing(None) == match.standing(None)
            assert world.moves(viewer) == match.moves(viewer)
            assert [world.explain(viewer, one) for one in everything] == [
                match.explain(viewer, one) for one in everything
            ]
            if viewer == seat:
                assert [world.label(viewer, one) for one in match.moves(viewer)] == [
                    match.label(viewer, one) for one in match.moves(viewer)
                ]
                for bot in LADDER:
                    truth = decide(bot, match, viewer, "s", 1)
                    imagined = decide(bot, world, viewer, "s", 1)
                    assert thoughts(truth) == thoughts(imagined)
                hints += 1
                if hints % LOOKS_FOR_HINT == 1:
                    assert hint(match, viewer) == hint(world, viewer)
                told = events_of(match, viewer, seat, move)
                if told is not None:
                    assert told == events_of(world, viewer, seat, move)
    assert different_worlds > 0


def hint(match: Match, seat: int) -> object:
    """All that the chef says."""
    found = compared(Taster(1, 2), match, seat, "hint", 0.0)
    if len(found) < 2:
        return None
    told = [(one.move, one.points, one.chance) for one in found]
    return told, apart(match, seat, found[0].move, found[1].move, "hint")


A_FEW = 6
"""Matches that a level plays to their end before it decides: about one for each of its moves."""


def thoughts(choice: Choice) -> tuple[object, ...]:
    """All that a bot says of a decision."""
    found = [(one.move, one.points, one.chance, one.tries) for one in choice.candidates]
    return choice.move, choice.why, found


@pytest.mark.property
@pytest.mark.parametrize("slug", slugs())
def test_no_level_decides_by_what_it_cannot_know(slug: str) -> None:
    """Positions of many matches, at length in `long`: whatever is hidden is dealt anew."""
    title = game(slug)
    wanted = {"few": 2, "usual": 6, "long": 200}[EXTENT]
    rng = Rng("levels")
    for number in range(wanted):
        seats = max(2, title.fewest_seats) + number % 3
        match = title.new(min(seats, title.most_seats), seed=f"levels/{number}")
        play_out(match, rng, most=5 + rng.below(150))
        if match.over:
            continue
        seat = match.deciders()[0]
        world = match.imagine(seat, rng)
        for bot in LEVEL_BOTS:
            truth = decide(bot, match, seat, "s", number, Budget(A_FEW))
            assert thoughts(decide(bot, world, seat, "s", number, Budget(A_FEW))) == thoughts(truth)


@every_configuration
def test_bills_come_true_and_depend_on_nothing_hidden(configuration: Configuration) -> None:
    match = configuration.new("bills")
    rng = Rng("bills")
    lines = 0
    for seat, move in looks(match, rng, 1):
        moves = match.moves(seat)
        found = bills(match, seat, moves, Rng("bill"))
        assert bills(match.imagine(seat, rng), seat, moves, Rng("bill")) == found
        lines += sum(len(bill.lines) for bill in found)
        truth = played(match, seat, move)
        if truth.reveals == match.reveals:
            before, after = holdings(match, seat), holdings(truth, seat)
            changed = [
                (source, before.get(name, (source, 0))[1], after.get(name, (source, 0))[1])
                for name, (source, _) in (before | after).items()
            ]
            told = [
                (line.source, line.before, line.after) for line in found[moves.index(move)].lines
            ]
            assert told == [change for change in changed if change[1] != change[2]]
    assert lines > 0


@every_configuration
def test_whole_answers_can_be_played_and_depend_on_nothing_hidden(
    configuration: Configuration,
) -> None:
    match = configuration.new("whole")
    rng = Rng("whole")
    for seat, move in looks(match, rng, 2):
        world = match.imagine(seat, rng)
        for find in (suggestion, refusals):
            whole = find(match, seat, Rng("chance"))
            assert find(world, seat, Rng("chance")) == whole
            trial = match.clone()
            for part in whole:
                trial.play(seat, part)
                if trial.reveals != match.reveals:
                    break
        foreseen = ahead(match, seat, [move], Rng("chance"))
        imagined = ahead(world, seat, [move], Rng("chance"))
        assert (imagined.events, imagined.whole) == (foreseen.events, foreseen.whole)
        happens = events_of(match, seat, seat, move)
        if happens is not None and goes_on(match, seat):
            at_least = min(len(happens), len(foreseen.events))
            assert foreseen.events[:at_least] == happens[:at_least]


def holdings(match: Match, seat: int) -> dict[str, tuple[Text, int]]:
    found = match.setup.game.holdings(match, seat)
    assert len({one.name for one in found}) == len(found)
    return {one.name: (one.source, one.amount) for one in found}


@every_configuration
def test_the_same_knowledge_and_chance_give_the_same_world(configuration: Configuration) -> None:
    match = configuration.new("worlds")
    rng = Rng("worlds")
    for _ in looks(match, rng, 10):
        for viewer in range(configuration.seats):
            world = match.imagine(viewer, rng)
            again = match.imagine(viewer, Rng("chance"))
            assert state(world.imagine(viewer, Rng("chance"))) == state(again)


@every_configuration
def test_imagined_worlds_can_be_played_to_the_end(configuration: Configuration) -> None:
    match = configuration.new("play-on")
    rng = Rng("play-on")
    played = 0
    for seat, _ in walk(match, rng):
        if rng.below(25) or played > ENOUGH_DECISIONS:
            continue
        world = match.imagine(seat, rng)
        at_first = world.census()
        for _ in walk(world, rng):
            assert world.census() == at_first
            played += 1
        assert world.over


def looks(match: Match, rng: Rng, one_in: int) -> Iterator[tuple[int, int]]:
    """Random play, with a look at about one in `one_in` positions; fewer after enough of them."""
    looked = 0
    for seat, move in walk(match, rng):
        if rng.below(one_in if looked < ENOUGH_LOOKS else 20 * one_in) == 0:
            looked += 1
            yield seat, move


def new_timeline(configuration: Configuration, seed: str) -> Timeline[Match]:
    game = configuration.game()
    players = [f"Player {seat}" for seat in range(configuration.seats)]
    setup = game.setup(configuration.seats, configuration.options)
    return Timeline(game, setup, players, seed)


def play_timeline(timeline: Timeline[Match], rng: Rng) -> None:
    while not timeline.match.over:
        seat = timeline.match.deciders()[0]
        timeline.play(seat, rng.choice(timeline.match.moves(seat)))


def seen(match: Match, viewer: int | None) -> bytes:
    return msgspec.json.encode(match.view(viewer))


def events_of(match: Match, viewer: int, seat: int, move: int) -> list[object] | None:
    """What a viewer is told of a move, unless the move reveals something."""
    trial = match.clone()
    trial.listener = []
    trial.play(seat, move)
    if trial.reveals != match.reveals:
        return None
    return [seen_by(event, viewer) for event in trial.listener]
