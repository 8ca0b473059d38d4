"""What was learned of a game: what it looks at, how it is used, and how its files are checked."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import msgspec
import pytest

from tests.games.toy import GAME as TOY
from toque.bots import learned
from toque.bots.bot import Bot, decide
from toque.bots.ending import Ending
from toque.bots.habits import SenseBot
from toque.bots.judge import LEFT, TURN_IS_OVER, WORTH, Judge, input_count, inputs, waits
from toque.bots.learned import FILE, BadValue, Learned, judge_of, read_value
from toque.bots.network import Network
from toque.bots.prior import LearnedBot
from toque.bots.rollout import RolloutBot
from toque.bots.tree import TreeBot
from toque.engine.match import Match
from toque.games import folder, game, slugs

KINDS = [
    (slug, seats)
    for slug in slugs()
    for seats in range(game(slug).fewest_seats, game(slug).most_seats + 1)
]
TAUGHT = [
    (slug, seats)
    for slug, seats in KINDS
    if folder(slug).joinpath(FILE.format(seats=seats)).is_file()
]


def positions(slug: str, seats: int) -> Iterator[Match]:
    """Of a match between players who do not think long."""
    match = game(slug).new(seats, seed="judge")
    decisions = 0
    while not match.over:
        yield match
        seat = match.deciders()[0]
        match.play(seat, decide(SenseBot(), match, seat, "judge", decisions).move)
        decisions += 1


@pytest.mark.parametrize(("slug", "seats"), KINDS)
def test_a_game_says_what_there_is_to_see_of_every_seat(slug: str, seats: int) -> None:
    title = game(slug)
    names = title.feature_names()
    assert names[LEFT] == "left"
    assert names[WORTH] == "worth"
    assert len(set(names)) == len(names)
    before = 1.0
    for match in positions(slug, seats):
        for seat in range(seats):
            found = title.features(match, seat)
            assert len(found) == len(names)
            assert 0.0 <= found[LEFT] <= 1.5
            assert found[WORTH] == title.value(match, seat)
            assert len(inputs(match, seat, TURN_IS_OVER)) == input_count(len(names), seats)
        before = min(before, found[LEFT])
    assert before < 0.35, "less and less is left of a match"


def test_who_waits_longest_has_just_been_asked() -> None:
    match = game("rococo").new(3, seed="waits")
    first = match.deciders()[0]
    assert waits(match, first) == 0.0
    assert waits(match, (first + 1) % 3) == pytest.approx(1 / 3)
    assert waits(match, (first + 2) % 3) == pytest.approx(2 / 3)


def test_partners_are_judged_together_and_the_strongest_rival_is_looked_at() -> None:
    title = game("pieces-montees")
    size = len(title.feature_names())
    for match in positions("pieces-montees", 4):
        found = [title.features(match, seat) for seat in range(4)]
        given = inputs(match, 0, 0.5)
        assert given[0] == 0.5
        assert given[1 : 1 + size] == found[0]
        strongest = max(found[1:], key=lambda one: one[WORTH])
        assert given[1 + size + WORTH] == strongest[WORTH]
    teams = title.new(4, {"teams": "yes"}, "teams")
    mine, partner = (title.features(teams, seat) for seat in (0, 2))
    given = inputs(teams, 0, 0.5)
    assert given[1 : 1 + size] == pytest.approx(
        [(one + other) / 2 for one, other in zip(mine, partner, strict=True)]
    )
    assert given == inputs(teams, 2, 0.5)


def test_alone_a_judge_sees_the_points_of_the_automa() -> None:
    title = game("gateau")
    size = len(title.feature_names())
    seen = set()
    for match in positions("gateau", 1):
        (robot,) = title.automas(match)
        given = inputs(match, 0, 0.0)
        assert given[1 : 1 + size] == title.features(match, 0)
        assert given[1 + size] == robot.points_and_ties[0]
        assert given[-1] == pytest.approx(given[1 + LEFT] * given[1 + size])
        seen.add(given[1 + size])
    assert len(seen) > 3


def likes(feature: int, size: int, seats: int) -> Judge:
    """A judge who looks at nothing but one feature of the own side."""
    row = [0.0] * input_count(size, seats)
    row[1 + feature] = 1.0
    return Judge(Network([0.0] * 3, [row, row, [0.0] * len(row)], [], [], [[], [], []]))


def test_a_match_that_is_not_over_counts_as_the_judge_says() -> None:
    title = game("rococo")
    match = title.new(2, seed="counts")
    size = len(title.feature_names())
    livres = title.feature_names().index("livres")
    ending = Ending(match, likes(livres, size, 2))
    has = [title.features(match, seat)[livres] for seat in range(2)]
    assert ending.points == [20.0 * one for one in has]
    assert ending.shares == [0.0, 0.0]
    assert Ending(match).points != ending.points
    alone = Ending(match, likes(livres, size, 2), 1)
    assert alone.points == [0.0, ending.points[1]]
    assert alone.worths[1] == ending.worths[1]


@pytest.mark.parametrize(
    "bot",
    [
        LearnedBot(),
        RolloutBot("taught", 12, horizon=1, learned=True),
        TreeBot("taught", 12, horizon=1, learned=True),
    ],
)
def test_a_bot_that_was_taught_does_what_the_judge_likes(
    bot: Bot, monkeypatch: pytest.MonkeyPatch
) -> None:
    """A judge who wants nothing but resource tiles collects them."""
    title = game("rococo")
    size = len(title.feature_names())
    wanted = title.feature_names().index("tiles")
    judge = likes(wanted, size, 2)
    monkeypatch.setitem(learned._known, ("rococo", 2), judge)
    match = title.new(2, seed="taught")
    tiles = 0
    for decisions in range(60):
        seat = match.deciders()[0]
        match.play(seat, decide(bot if seat == 0 else SenseBot(), match, seat, "t", decisions).move)
        tiles = max(tiles, int(title.features(match, 0)[wanted]))
        if match.over:
            break
    assert tiles >= 5


@pytest.mark.parametrize(("slug", "seats"), TAUGHT)
def test_what_was_learned_says_how_and_errs_less_than_the_heuristic(slug: str, seats: int) -> None:
    title = game(slug)
    source = folder(slug).joinpath(FILE.format(seats=seats)).read_bytes()
    found = msgspec.json.decode(source, type=Learned)
    words = found.made_by.split()
    assert words[:5] == ["toque", "train", slug, "--seats", str(seats)]
    generations = int(words[words.index("--generations") + 1]) if "--generations" in words else 1
    assert generations * int(words[words.index("-n") + 1]) == found.matches
    assert found.error["margin"] < found.error["heuristic"]
    assert len(read_value(source, title, seats).network.hidden) == len(found.hidden)
    assert judge_of(title, seats) is judge_of(title, seats)


def test_a_game_of_which_nothing_was_learned_has_no_judge() -> None:
    match = TOY.new(3, seed="untaught")
    assert match.setup.game.feature_names() == ()
    assert match.setup.game.features(match, 0) == []
    assert judge_of(match.setup.game, 3) is None
    untaught = decide(LearnedBot(), match, 0, "seed", 0)
    assert untaught.move in match.moves(0)


def a_value(slug: str, seats: int) -> Learned:
    names = game(slug).feature_names()
    row = [0.5] * input_count(len(names), seats)
    return Learned(
        made_by="toque train",
        rules="",
        matches=1,
        positions=1,
        features=list(names),
        error={},
        constants=[0.0] * 3,
        linear=[row] * 3,
        hidden_constants=[0.0, 0.0],
        hidden=[row] * 2,
        of_hidden=[[1.0, 1.0]] * 3,
    )


def test_a_file_that_does_not_fit_says_why(tmp_path: Path) -> None:
    title = game("gateau")
    good = a_value("gateau", 3)
    assert len(read_value(msgspec.json.encode(good), title, 3).network.hidden) == 2
    with pytest.raises(BadValue, match="other sizes"):
        read_value(msgspec.json.encode(good), title, 2)
    bad = msgspec.structs.replace(good, of_hidden=[[1.0]] * 3)
    with pytest.raises(BadValue, match="other sizes"):
        read_value(msgspec.json.encode(bad), title, 3)
    with pytest.raises(BadValue, match="train it again"):
        read_value(msgspec.json.encode(good), game("rococo"), 3)
    with pytest.raises(BadValue, match="truncated"):
        read_value(b"{", title, 3)
