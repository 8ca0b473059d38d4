"""Learning what positions are worth: what is seen of a match, and what comes of it."""

from __future__ import annotations

from typing import Any

import msgspec
import numpy
import pytest

from toque.arena import training
from toque.arena.training import (
    Seen,
    errors,
    generations,
    learn,
    outcomes,
    play_and_watch,
    setups,
    watched,
)
from toque.bots.bot import Bot
from toque.bots.habits import SenseBot
from toque.bots.judge import OUTPUTS, TURN_IS_OVER, input_count
from toque.bots.learned import read_value
from toque.bots.network import Network
from toque.bots.prior import LearnedBot
from toque.engine.match import Match
from toque.games import game

GAME = "pieces-montees"
TITLE = game(GAME)
WIDE = input_count(len(TITLE.feature_names()), 2)


def rows(seen: Seen) -> numpy.ndarray[tuple[int, int], numpy.dtype[numpy.float32]]:
    return numpy.frombuffer(seen.inputs, dtype=numpy.float32).reshape(-1, WIDE)


def came(seen: Seen) -> numpy.ndarray[tuple[int, int], numpy.dtype[numpy.float32]]:
    return numpy.frombuffer(seen.outcomes, dtype=numpy.float32).reshape(-1, OUTPUTS)


def nobody(number: int) -> None:
    """Is told how far it is."""


def test_a_match_is_seen_by_all_when_a_turn_begins_and_by_its_player_when_it_ends() -> None:
    seen = watched(TITLE, TITLE.setup(2), SenseBot(), "watched", 1)
    given = rows(seen)
    assert len(given) == len(came(seen)) > 20
    waiting = [float(one) for one in given[:, 0]]
    begun = [one for one in waiting if one != TURN_IS_OVER]
    assert begun.count(0.0) == begun.count(0.5) == len(begun) / 2
    assert waiting[:3] == [0.0, 0.5, TURN_IS_OVER] or waiting[:3] == [0.5, 0.0, TURN_IS_OVER]
    assert seen == watched(TITLE, TITLE.setup(2), SenseBot(), "watched", 1)


def test_alone_a_turn_begins_after_each_that_ended() -> None:
    title = game("rococo")
    wide = input_count(len(title.feature_names()), 1)
    seen = watched(title, title.setup(1), SenseBot(), "alone", 0)
    given = numpy.frombuffer(seen.inputs, dtype=numpy.float32).reshape(-1, wide)
    waiting = [float(one) for one in given[:, 0]]
    assert waiting[0] == 0.0
    assert set(waiting) == {0.0, TURN_IS_OVER}
    assert waiting.count(0.0) >= waiting.count(TURN_IS_OVER) > 15


def test_each_generation_plays_by_what_the_one_before_it_learned(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    players: list[Bot] = []
    numbers: list[list[int]] = []
    real = training.play_and_watch

    def noted(*given: Any, **named: Any) -> list[Seen]:
        players.append(given[2])
        seen = real(*given, **named)
        numbers.append([one.number for one in seen])
        return seen

    monkeypatch.setattr(training, "play_and_watch", noted)
    first = SenseBot()
    found = generations(TITLE, 2, first, 5, 2, 2, "generations", 1, "toque train", nobody)
    assert players[0] is first
    judges = [one.judge for one in players[1:] if isinstance(one, LearnedBot)]
    assert len(judges) == 1
    assert None not in judges
    assert numbers == [[0, 1, 2, 3, 4], [5, 6, 7, 8, 9]]
    assert found.matches == 10


def over(slug: str, seats: int, options: dict[str, str]) -> Match:
    match = game(slug).new(seats, options, "over")
    while not match.over:
        seat = match.deciders()[0]
        match.play(seat, match.moves(seat)[-1])
    return match


def test_how_a_match_came_out_is_told_to_each_seat() -> None:
    match = over(GAME, 3, {})
    results = match.results()
    best = max(one.score for one in results)
    found = numpy.array(outcomes(match, [0, 1, 2])).reshape(3, OUTPUTS)
    for seat, (points, margin, share) in enumerate(found):
        rivals = [one.score for one in results if one.seat != seat]
        assert points == pytest.approx(results[seat].score / 20)
        assert margin == pytest.approx((results[seat].score - max(rivals)) / 20)
        assert (share > 0) == (results[seat].rank == 1)
    assert sum(found[:, 2]) == pytest.approx(1.0)
    assert max(found[:, 0]) == pytest.approx(best / 20)


def test_partners_win_together_and_are_no_rivals() -> None:
    match = over(GAME, 4, {"teams": "yes"})
    found = numpy.array(outcomes(match, [0, 1, 2, 3])).reshape(4, OUTPUTS)
    assert found[0].tolist() == found[2].tolist()
    assert found[1].tolist() == found[3].tolist()
    assert found[0][2] + found[1][2] == pytest.approx(1.0)


def test_every_other_match_has_the_usual_options_and_the_others_any_that_go_together() -> None:
    chosen = setups(game("rococo"), 2, "options")
    usual = chosen(0).options
    assert all(chosen(number).options == usual for number in range(0, 20, 2))
    others = {tuple(chosen(number).options.items()) for number in range(1, 40, 2)}
    assert len(others) > 8


def test_what_is_learned_does_not_depend_on_how_many_processes_played() -> None:
    alone = play_and_watch(TITLE, 2, SenseBot(), 6, "processes", 1, nobody)
    assert [one.number for one in alone] == list(range(6))
    assert play_and_watch(TITLE, 2, SenseBot(), 6, "processes", 2, nobody) == alone


def test_what_can_be_learned_is_learned() -> None:
    """Who has more points now will have more at the end: that is in these matches, and nothing else."""
    number_of = TITLE.feature_names().index("points-now")
    lot = numpy.random.default_rng(7)
    seen = []
    for number in range(100):
        given = lot.normal(10.0, 3.0, (100, WIDE)).astype(numpy.float32)
        ahead = (given[:, 1 + number_of] - given[:, 1 + WIDE // 4 + number_of]) / 20
        out = numpy.stack([given[:, 1 + number_of] / 20, ahead, (ahead > 0) * 1.0], axis=1)
        seen.append(Seen(number, given.tobytes(), out.astype(numpy.float32).tobytes()))
    found = learn(TITLE, 2, seen, 4, 1, "toque train")
    assert found == learn(TITLE, 2, seen, 4, 1, "toque train")
    assert (found.matches, found.positions) == (100, 10000)
    assert found.error["margin"] < found.error["heuristic"] / 2
    given, out = rows(seen[0]), came(seen[0])
    assert errors(found, given, out)["margin"] < 1.0
    network: Network = read_value(msgspec.json.encode(found), TITLE, 2).network
    for row, wanted in zip(given, out, strict=True):
        said = network.outputs([float(one) for one in row])
        assert 20 * said[1] == pytest.approx(20 * wanted[1], abs=3.0)
