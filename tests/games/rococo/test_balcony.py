"""The balcony in final scoring: who is asked, what may be answered, and what comes of it."""

from __future__ import annotations

import itertools

import pytest

from tests.games.rococo.table import Table
from tests.games.rococo.test_bill import bill, lines
from toque.bots.bot import decide
from toque.bots.ladder import bot
from toque.engine.rng import Rng
from toque.engine.text import Text
from toque.games.rococo import GAME, balcony, heuristics, scoring
from toque.games.rococo.match import EMPTY, LEFT_EMPTY
from toque.games.rococo.words import LEXICON
from toque.texts import LANGUAGES, Speaker

# On the side for few: f1 and f2 are x2, f3 is x3. b12 has 4 points, b1 has 3, b3 and p3 have 2.


CROWDS = ("b12 b1 b3", "b12 b3 p3", "b3 p3", "b1 b3", "b12")


def two_for_two() -> Table:
    """Ann has a garment with 4 points and one with 3, fireworks x2 and x3."""
    return Table().rents("ann", "1a:b12 1b:b1").funds("ann", "f1 f3").income()


def test_who_can_choose_is_asked_at_the_end() -> None:
    """G5, G19, G20: after the last income, which has come; the best answer is the first."""
    table = two_for_two()
    assert (table.step, table.asked) == ("balcony", ["ann"])
    assert len(table.told("income")) == 2
    picks = [f"admire {space} {place}" for space in ("1a", "1b") for place in ("f1", "f3")]
    assert table.moves() == ["fill", *(pick.removesuffix(" f1") for pick in picks), "done"]
    assert not table.match.over


def test_one_answer_fills_it_best() -> None:
    """G21, G25: the highest points to the highest factor."""
    table = two_for_two().play("fill")
    assert table.match.over
    assert table.match.balcony[:3] == [1, EMPTY, 0]
    assert table.score()["balcony"] == 4 * 2 + 3 * 1
    assert table.score()["garments"] == 4 + 3
    assert table.order("admired", "stayed-inside", "over") == ["admired", "admired", "over"]
    best = table.told("admired")[0]
    assert (best["space"], best["decoration"], best["factor"], best["points"]) == (
        "1a",
        "f3",
        3,
        12,
    )


def test_a_garment_steps_out_where_its_owner_wants_it() -> None:
    """G20: the rest makes no difference then, and follows."""
    table = two_for_two().play("admire 1b f3")
    assert table.match.over
    assert table.match.balcony[:3] == [0, EMPTY, 1]
    assert table.score()["balcony"] == 3 * 2 + 4 * 1


def test_it_is_asked_on_as_long_as_it_makes_a_difference() -> None:
    """G20: more garments than fireworks; who is outside and what is taken is no answer any more."""
    table = Table().rents("ann", "1a:b12 1b:b1 1d:b3").funds("ann", "f1 f3").income()
    table.play("admire 1b f1")
    assert table.moves() == ["fill", "admire 1a f3", "admire 1d f3", "done"]
    assert table.obstacle("admire 1b f3") == "already-outside"
    assert table.obstacle("admire 1a f1") == "balcony-taken"
    assert table.match.balcony[:3] == [1, EMPTY, EMPTY]
    table.play("admire 1d f3")
    assert table.match.over
    assert table.score()["balcony"] == 3 * 1 + 2 * 2


def test_garments_may_stay_in_the_hall() -> None:
    """G19: each player may."""
    table = two_for_two().play("done")
    assert table.match.over
    assert table.match.balcony[:3] == [LEFT_EMPTY, EMPTY, LEFT_EMPTY]
    assert table.score()["balcony"] == 0
    assert len(table.told("stayed-inside")) == 1
    assert table.order("admired") == []


def test_what_is_nobody_s_to_move_is_not_moved() -> None:
    """G19, G21: one's own garments, of the royal hall, to one's own fireworks."""
    table = Table().rents("ann", "1a:b12 1b:b1").rents("bob", "1d:b3").funds("ann", "f1")
    table.funds("bob", "f3").income()
    assert table.asked == ["ann"]
    assert table.obstacle("admire 1d f1") == "not-your-garment"
    assert table.obstacle("admire 1e f1") == "not-your-garment"
    assert table.obstacle("admire 1a f3") == "not-your-fireworks"
    assert table.obstacle("admire 1a f2") == "not-your-fireworks"
    assert table.obstacle("rent 1e") == "not-now"


@pytest.mark.parametrize(
    ("garments", "fireworks"),
    [
        ("", "f1 f3"),
        ("1a:b12", ""),
        ("1a:b12", "f3"),
        ("1a:b12", "f1 f2"),
        ("1a:b3 1b:p3", "f1"),
        ("1a:b3 1b:p3", "f1 f3"),
        ("1a:b12 1b:b1", "f1 f2"),
    ],
)
def test_who_cannot_gain_or_lose_by_it_is_not_asked(garments: str, fireworks: str) -> None:
    """G20: all that can steps out by itself."""
    table = Table().rents("ann", garments).funds("ann", fireworks).income()
    assert table.match.over
    moved = min(len(garments.split()), len(fireworks.split()))
    assert len(table.told("admired")) == moved
    outside = [space for space in table.match.balcony if space >= 0]
    assert len(set(outside)) == moved


@pytest.mark.parametrize(
    ("garments", "fireworks"),
    [("1a:b12", "f1 f3"), ("1a:b12 1b:b1", "f1"), ("1a:b12 1b:b1", "f1 f3")],
)
def test_who_can_is(garments: str, fireworks: str) -> None:
    """G20."""
    assert Table().rents("ann", garments).funds("ann", fireworks).income().asked == ["ann"]


def test_whether_it_is_a_choice_agrees_with_trying_everything() -> None:
    """All that can step out does; then all ways are compared."""
    rng = Rng("balconies")
    asked = 0
    for _ in range(150):
        table = Table()
        match = table.match
        names = CROWDS[rng.below(len(CROWDS))].split()
        garments = names[: 1 + rng.below(len(names))]
        fireworks = [name for name in ("f1", "f2", "f3") if rng.below(3)]
        spaces = ["1a", "1b", "1d"]
        table.rents(
            "ann", " ".join(f"{at}:{name}" for at, name in zip(spaces, garments, strict=False))
        )
        table.funds("ann", " ".join(fireworks))
        points = [match.rules.garment_points[match.guests[at]] for at in (0, 1, 3)[: len(garments)]]
        factors = [match.rules.factors[int(name[1]) - 1] for name in fireworks]
        pairs = min(len(points), len(factors))
        totals = {
            sum(worth * (factor - 1) for worth, factor in zip(out, below, strict=True))
            for out in itertools.permutations(points, pairs)
            for below in itertools.combinations(factors, pairs)
        }
        assert balcony.is_choice(match, 0) == (len(totals) > 1)
        assert scoring.balcony_points(match, 0) == max(totals)
        asked += len(totals) > 1
    assert 20 < asked < 130


def test_the_first_player_is_asked_first() -> None:
    """G24: and nobody else's answer changes what is asked."""
    table = Table(3).rents("ann", "1a:b12 1b:b1").rents("cid", "1d:b3 1e:o4")
    table.funds("ann", "f1").funds("cid", "f3")
    table.match.first = 1
    table.income()
    assert table.asked == ["cid"]
    assert table.view("ann").turn == 2
    table.play("fill")
    assert table.asked == ["ann"]
    table.play("admire 1b")
    assert table.match.over


def test_madame_du_barry_takes_the_best() -> None:
    """D91: she is not asked, whoever is first."""
    table = Table(1).rents("madame", "1b:b12 1d:b1").funds("madame", "f1 f3")
    table.rents("ann", "1a:b3 1e:b4").funds("ann", "f2")
    table.match.first = table.madame
    table.income()
    assert table.match.over or table.asked == ["ann"]
    assert table.score("madame")["balcony"] == 4 * 2 + 3 * 1
    assert [one["decoration"] for one in table.told("madame-admired")] == ["f3", "f1"]


def test_halls_crowns_and_statues_are_as_before() -> None:
    """G6, G9, G22: the hall is scored before, statues count the balcony."""
    table = (
        Table(3).rents("ann", "1a:b12 1b:p3").rents("bob", "1d:b3").funds("ann", "f3 s1").income()
    )
    before = table.score()
    table.play("fill")
    after = table.score()
    assert (after["hall-1"], after["statues"]) == (before["hall-1"], before["statues"]) == (10, 4)
    assert after == before


def test_until_it_is_asked_the_best_is_counted() -> None:
    """The forecast has it all the time; only a choice that gives points away lowers it."""
    table = Table().rents("ann", "1a:b12 1b:b1").funds("ann", "f1 f3")
    expected = 4 * 2 + 3 * 1
    assert table.score()["balcony"] == expected
    table.income()
    assert table.score()["balcony"] == expected
    assert table.seat("ann").forecast == GAME.points_and_ties(table.match, 0)[0]


def test_the_bill_says_what_each_answer_brings() -> None:
    table = two_for_two()
    assert lines(bill(table, "fill")) == {"score-balcony": ("end", 0, 11)}
    assert lines(bill(table, "admire 1b f3")) == {"score-balcony": ("end", 0, 10)}
    assert lines(bill(table, "done")) == {}
    assert all(line.times == 1 for line in bill(table, "fill").lines)


@pytest.mark.parametrize("name", ["greedy", "planner"])
def test_bots_take_the_best(name: str) -> None:
    """G21."""
    table = Table().rents("ann", "1a:b12 1b:b1 1d:b3").funds("ann", "f1 f3").income()
    while not table.match.over:
        choice = decide(bot(name), table.match, 0, "seed", 0)
        table.match.play(0, choice.move)
    assert table.score()["balcony"] == 4 * 2 + 3 * 1


def test_the_heuristic_knows_that_only_points_count_now() -> None:
    table = two_for_two().has("ann", tiles="bb pp", thread=3)
    worth = heuristics.value(table.match, 0)
    assert worth == pytest.approx(scoring.points(table.match, 0), abs=0.1)


def test_everybody_sees_who_stands_where() -> None:
    table = Table().rents("ann", "1a:b12 1b:b1 1d:b3").funds("ann", "f1 f3").income()
    table.play("admire 1b f3")
    for viewer in ("ann", "bob", None):
        view = table.view(viewer)
        below = {one.decoration: one.guest.garment for one in view.fireworks if one.guest}
        assert below == {"f3": "b1"}
        royal = next(hall for hall in view.halls if hall.hall == "1")
        assert {space.space: space.outside for space in royal.spaces if space.outside} == {
            "1b": "f3"
        }
        assert view.step == "balcony"


def test_a_world_that_is_imagined_has_the_same_balcony() -> None:
    table = Table().rents("ann", "1a:b12 1b:b1 1d:b3").funds("ann", "f1 f3").income()
    table.play("admire 1b f3")
    for world in table.worlds("bob", 5):
        assert world.balcony == table.match.balcony
        assert world.moves(0) == table.match.moves(0)
        world.play(0, LEXICON.parse("done"))
    assert table.match.balcony[0] == EMPTY


@pytest.mark.parametrize("language", LANGUAGES)
def test_all_that_is_said_of_it_is_said(language: str) -> None:
    speaker = Speaker(language, "rococo", ["Ann", "Bob"], 0)
    table = two_for_two()
    said = [speaker.say(table.match.ask(0))]
    said += [speaker.say(table.match.label(0, move)) for move in table.match.moves(0)]
    for line in ("admire 1c f1", "admire 1a f2"):
        reason = table.match.explain(0, LEXICON.parse(line))
        assert isinstance(reason, Text)
        said.append(speaker.say(reason))
    assert len(set(said)) == len(said)
    assert all(words and "{" not in words and "$" not in words for words in said)
