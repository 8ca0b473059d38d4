"""The position of the day: the same for all, a secret until it is answered, answered once."""

from __future__ import annotations

import json
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import msgspec
import pytest

from tests.server.test_http import Place
from tests.server.visitors import GAME, Visitor
from toque.bots.positions import Expected, Position, number_of, positions
from toque.engine.rng import Rng, commitment
from toque.server import daily, outgoing
from toque.server.daily import DAY, Posed, date_of, games_with_positions, posed
from toque.server.messages import ENCODER

A_DAY = 20_000
HERE = f"/positions/{GAME}"


class Days(Place):
    """With a clock that a test puts forward."""

    def __init__(self, database: Path) -> None:
        self.time = A_DAY * DAY + 5
        super().__init__(database, clock=lambda: self.time)

    def pass_days(self, days: int = 1) -> None:
        self.time += days * DAY


@pytest.fixture
def days(tmp_path: Path) -> Iterator[Days]:
    with Days(tmp_path / "toque.db") as days:
        yield days


def answer(visitor: Visitor, day: int, *, right: bool = True, game: str = GAME) -> Any:
    one = posed(game, day)
    move = one.position.best if right else one.position.expected[-1].move
    return visitor.post(f"/positions/{game}", {"day": date_of(day), "move": move})


def before(slug: str, day: int = A_DAY) -> bytes:
    """What somebody is told who has not answered."""
    return ENCODER.encode(daily.told(posed(slug, day), day, None, [], day * DAY))


# The same for all.


def test_all_processes_have_the_same_position_and_every_day_another(tmp_path: Path) -> None:
    with Days(tmp_path / "one.db") as one, Days(tmp_path / "other.db") as other:
        first = one.visitor().get(HERE)
        assert first == other.visitor().get(HERE)
        one.pass_days()
        assert one.visitor().get(HERE)["update"]["view"] != first["update"]["view"]
    program = f"from toque.server.daily import posed; print(posed({GAME!r}, {A_DAY}).name)"
    told = subprocess.run(
        [sys.executable, "-c", program], capture_output=True, text=True, check=True
    )
    assert told.stdout.strip() == posed(GAME, A_DAY).name


@pytest.mark.parametrize("slug", games_with_positions())
def test_all_positions_have_a_day_before_any_comes_back(slug: str) -> None:
    found = positions(slug)
    assert found is not None
    count = len(found.position)
    assert {number_of(found, A_DAY + day) for day in range(count)} == set(range(count))


# A secret until it is answered.


@pytest.mark.parametrize("slug", games_with_positions())
def test_nothing_tells_the_deal_or_the_solution_before_the_answer(slug: str) -> None:
    one = posed(slug, A_DAY)
    told = before(slug)
    shown = msgspec.json.decode(told, type=dict[str, Any])
    assert shown["finding"] is None
    assert shown["update"]["decision"]["moves"]
    assert shown["table"]["opening"] == 0, "nor how often anybody has moved"
    for secret in (one.mined.seed, commitment(one.mined.seed), one.name):
        assert secret.encode() not in told
    assert one.table.opening[-1].encode() not in json.dumps(shown["table"]).encode()


@pytest.mark.parametrize("slug", games_with_positions())
def test_no_position_shows_what_a_table_would_suggest(slug: str) -> None:
    found = positions(slug)
    assert found is not None
    suggested = 0
    for position in found.position:
        one = Posed(slug, found, position)
        usual = outgoing.decision(one.state, one.seat)
        assert usual is not None
        suggested += bool(usual.whole or usual.refusals)
        shown = one.update(None).decision
        assert shown is not None
        assert not shown.whole
        assert not shown.refusals
    assert suggested > 0


@pytest.mark.parametrize("slug", games_with_positions())
def test_what_is_told_depends_on_nothing_that_the_seat_cannot_know(slug: str) -> None:
    one = posed(slug, A_DAY)
    found = positions(slug)
    assert found is not None
    dealt_anew = Posed(slug, found, one.position)
    dealt_anew.state.timeline.match = one.match.imagine(one.seat, Rng("other"))
    best_otherwise = Posed(slug, found, reversed_expectations(one.position))
    moves = [offer.move.text for offer in one.update(None).decision.moves]  # type: ignore[union-attr]
    for other in (dealt_anew, best_otherwise):
        assert ENCODER.encode(daily.told(other, A_DAY, None, [], A_DAY * DAY)) == before(slug)
        assert ENCODER.encode(other.bills(moves)) == ENCODER.encode(one.bills(moves))
        assert ENCODER.encode(other.reasons()) == ENCODER.encode(one.reasons())
        assert other.ahead(moves[:1]) == one.ahead(moves[:1])


def reversed_expectations(position: Position) -> Position:
    turned: list[Expected] = position.expected[::-1]
    return msgspec.structs.replace(position, expected=turned)


def test_of_a_day_that_is_over_all_is_told_and_of_days_further_off_nothing(days: Days) -> None:
    ann = days.visitor("Ann")
    yesterday = ann.get(f"{HERE}?day={date_of(A_DAY - 1)}")
    assert yesterday["finding"]["moves"][0]["move"]["text"] == posed(GAME, A_DAY - 1).position.best
    assert yesterday["today"] is False
    for day in (date_of(A_DAY - 2), date_of(A_DAY + 1), "tomorrow"):
        assert ann.refused("GET", f"{HERE}?day={day}", None, 404) == "server-no-such-day"
    assert ann.refused("GET", "/positions/chess", None, 404) == "server-no-position"


# Answered once.


def test_the_first_answer_counts_and_is_told_again(days: Days) -> None:
    ann = days.visitor("Ann")
    best = posed(GAME, A_DAY).position.best
    told = answer(ann, A_DAY, right=False)["finding"]
    assert not told["right"]
    assert told["moves"][0]["move"]["text"] == best
    assert told["played"]["move"]["text"] == told["move"]
    assert told["played"]["chance"] < told["moves"][0]["chance"]
    assert answer(ann, A_DAY)["finding"] == told
    assert ann.get(HERE)["finding"] == told
    assert days.visitor("Bob").get(HERE)["finding"] is None
    states = {one["game"]: one["state"] for one in ann.get("/positions")["games"]}
    assert states[GAME] == "wrong"


def test_what_is_no_answer_is_refused_with_its_reason(days: Days) -> None:
    nobody, ann = days.visitor(), days.visitor("Ann")
    best = posed(GAME, A_DAY).position.best
    body = {"day": date_of(A_DAY), "move": best}
    assert nobody.refused("POST", HERE, body, 401) == "server-sign-in-first"
    assert ann.refused("POST", HERE, body | {"move": "no such move"}, 409)
    illegal = ann.get(f"{HERE}/why")["reasons"][0]
    refused = ann.refused("POST", HERE, body | {"move": illegal["notation"]}, 409)
    assert refused == illegal["text"]["key"]
    late = body | {"day": date_of(A_DAY - 1)}
    assert ann.refused("POST", HERE, late, 409) == "server-day-over"
    assert ann.get(HERE)["finding"] is None


def test_days_in_a_row_are_counted_until_one_is_left_out(days: Days) -> None:
    ann = days.visitor("Ann")
    for day in range(3):
        assert answer(ann, A_DAY + day)["streak"] == day + 1
        days.pass_days()
    today = ann.get("/positions")
    assert (today["streak"], today["days"]) == (3, [False] * 3 + [True] * 3 + [False])
    assert today["until"] == (A_DAY + 4) * DAY
    answer(ann, A_DAY + 3, right=False)
    assert ann.get("/positions")["streak"] == 3, "the day is not over"
    days.pass_days()
    assert ann.get("/positions")["streak"] == 0


def test_a_match_goes_on_from_there_once_it_is_answered(days: Days) -> None:
    ann = days.visitor("Ann")
    body = {"day": date_of(A_DAY), "bot": "level-2"}
    assert ann.refused("POST", f"{HERE}/play-on", body, 409) == "server-find-first"
    answer(ann, A_DAY)
    one = posed(GAME, A_DAY)
    table = ann.post(f"{HERE}/play-on", body, 201)
    assert table["my_seats"] == [one.seat]
    assert table["opening"] == one.position.after
    assert {seat["bot"] for seat in table["seats"]} == {"", "level-2"}
    assert ann.refused("POST", f"{HERE}/play-on", body | {"bot": "nobody"}, 400) == "unknown-bot"


def test_answers_are_among_ones_own_data(days: Days) -> None:
    ann = days.visitor("Ann")
    answer(ann, A_DAY)
    kept = ann.get("/me/export")["positions"]
    best = posed(GAME, A_DAY).position.best
    told = {"day": date_of(A_DAY), "game": GAME, "move": best, "right": True, "at": days.time}
    assert kept == [told]


def test_what_moves_would_do_is_told_as_at_a_table(days: Days) -> None:
    ann = days.visitor("Ann")
    told = ann.get(HERE)
    move = told["update"]["decision"]["moves"][0]["move"]["text"]
    bills = ann.get(f"{HERE}/what?moves={move}&moves=end")["bills"]
    assert [bill["move"] for bill in bills] == [move, "end"]
    ahead = ann.get(f"{HERE}/ahead?moves={move}")
    assert (ahead["type"], ahead["table"]) == ("foreseen", told["table"]["id"])
