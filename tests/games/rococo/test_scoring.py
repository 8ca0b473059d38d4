"""Final scoring, step by step; majorities and ties; player counts."""

from __future__ import annotations

import pytest

from tests.games.rococo.table import Table, card
from toque.engine.bits import BIT
from toque.games.rococo import GAME


@pytest.mark.parametrize(("livres", "points", "left"), [(9, 0, 9), (10, 1, 0), (37, 3, 7)])
def test_every_ten_livres_are_a_point(livres: int, points: int, left: int) -> None:
    """G2: the rest breaks ties."""
    table = Table().has("ann", livres=livres)
    assert table.score()["livres"] == points
    assert GAME.points_and_ties(table.match, 0) == (points, left)


def test_every_jewel_is_a_point() -> None:
    """G3."""
    table = Table(jewelry="yes").has("ann", jewels="blue pink pink")
    assert table.score()["jewels"] == 3


def test_at_the_end_all_employees_are_in_reserve_or_discard() -> None:
    """G4, G5, G6: crowns count wherever they are, and nothing is asked any more."""
    table = Table().reserve("ann", "gilles").discard("ann", "rosalie").income()
    assert table.match.over
    assert table.staff("ann", "hand") == []
    assert table.score()["staff"] == 3 + 5


def test_while_it_runs_only_its_owner_counts_the_crown_of_a_hidden_card() -> None:
    """What a trial has won is unknown to others until it is played."""
    table = Table(jewelry="yes").reserve("ann", "gilles", "rosalie")
    match = table.match
    match.won_cards[0] |= BIT[card("gilles")]

    def staff(viewer: int | None) -> tuple[int, int, list[str]]:
        ann = match.standing(viewer)[0]
        line = next(one for one in ann.sheet if one.source.key == "score-staff")
        return ann.score, line.points, sorted(line.places)

    assert staff(0) == (match.scores()[0], 3 + 5, ["card:0:gilles", "card:0:rosalie"])
    hidden = (match.scores()[0] - 3, 5, ["card:0:rosalie"])
    assert staff(1) == staff(None) == hidden
    assert table.seat("ann", "bob").forecast == hidden[0]


def test_the_score_sheet_has_the_order_of_the_rulebook() -> None:
    """G9: livres, jewels, staff, favour, halls, fireworks, balcony, statues, markers."""
    assert list(Table(jewelry="yes").score()) == [
        *("track", "livres", "jewels", "staff", "favour"),
        *("hall-1", "hall-2", "hall-3", "hall-4", "hall-5"),
        *("fireworks", "balcony", "statues", "garments", "decorations", "all-halls"),
    ]


def hall(table: Table, number: int, *players: str) -> list[int]:
    return [table.score(player)[f"hall-{number}"] for player in players]


def test_most_garments_in_a_hall_bring_its_points() -> None:
    """G9: the second gets the lower number."""
    table = Table(3).rents("ann", "2a 2c").rents("bob", "2d").funds("cid", "m2")
    assert hall(table, 2, "ann", "bob", "cid") == [8, 4, 0]


def test_a_tie_goes_to_more_garments_on_master_spaces() -> None:
    """G10: the loser is second."""
    table = Table(3).rents("ann", "2a").rents("bob", "2b")
    assert hall(table, 2, "ann", "bob", "cid") == [4, 8, 0]


def test_then_to_the_musician() -> None:
    """G10: if it belongs to one of those who tie."""
    table = Table(3).rents("ann", "2a").rents("bob", "2c").funds("bob", "m2")
    assert hall(table, 2, "ann", "bob", "cid") == [4, 8, 0]
    table = Table(3).rents("ann", "2a").rents("bob", "2c").funds("cid", "m2")
    assert hall(table, 2, "ann", "bob", "cid") == [8, 8, 0]


def test_more_garments_beat_master_spaces_and_musician() -> None:
    """G10: they only break ties."""
    table = Table(3).rents("ann", "2a 2c").rents("bob", "2b").funds("bob", "m2")
    assert hall(table, 2, "ann", "bob", "cid") == [8, 4, 0]


def test_an_unbroken_tie_for_first_gives_all_the_points_and_leaves_no_second() -> None:
    """G11, G12."""
    table = Table(3).rents("ann", "1b 1d").rents("bob", "1e 1f").rents("cid", "1a")
    assert hall(table, 1, "ann", "bob", "cid") == [10, 10, 0]


def test_an_unbroken_tie_for_second_gives_each_the_points_of_the_second() -> None:
    """G13."""
    table = Table(3).rents("ann", "1b 1d").rents("bob", "1e").rents("cid", "1f")
    assert hall(table, 1, "ann", "bob", "cid") == [10, 5, 5]


def test_three_who_tie_are_ranked_by_the_same_order() -> None:
    """G10, G11: the Master space makes a first; the musician a second."""
    table = Table(3).rents("ann", "1b").rents("bob", "1c").rents("cid", "1d").funds("cid", "m1")
    assert hall(table, 1, "ann", "bob", "cid") == [0, 10, 5]


def test_without_a_garment_there_are_no_points_in_a_hall() -> None:
    """G14: not even for the only musician."""
    table = Table(3).funds("ann", "m1")
    assert hall(table, 1, "ann", "bob", "cid") == [0, 0, 0]
    table.rents("bob", "1b")
    assert hall(table, 1, "ann", "bob", "cid") == [0, 10, 0]


def test_with_two_players_only_the_first_scores() -> None:
    """G15, G18, W2: in halls and for fireworks; both, if they tie unbroken in a hall."""
    table = (
        Table().rents("ann", "1b 1d").rents("bob", "1e").funds("ann", "f1 f2").funds("bob", "f3")
    )
    assert hall(table, 1, "ann", "bob") == [10, 0]
    assert (table.score()["fireworks"], table.score("bob")["fireworks"]) == (6, 0)
    table = Table().rents("ann", "1b").rents("bob", "1e")
    assert hall(table, 1, "ann", "bob") == [10, 10]


def fireworks(table: Table, *players: str) -> list[int]:
    return [table.score(player)["fireworks"] for player in players]


def test_most_fireworks_bring_seven_and_three_or_six_and_two() -> None:
    """G16: by the side of the board."""
    table = Table(4).funds("ann", "f1").funds("bob", "f2 f3")
    assert fireworks(table, "ann", "bob", "cid", "dan") == [3, 7, 0, 0]
    table = Table(3).funds("ann", "f1").funds("bob", "f2 f3")
    assert fireworks(table, "ann", "bob", "cid") == [2, 6, 0]


def test_ties_for_fireworks_go_to_the_dearest_of_those_who_tie() -> None:
    """G17: so that none is left; the next one is second."""
    table = Table(4).funds("ann", "f1").funds("bob", "f3").funds("cid", "f2")
    assert fireworks(table, "ann", "bob", "cid", "dan") == [0, 7, 3, 0]
    table = Table(4).funds("ann", "f1 f2").funds("bob", "f3").funds("cid", "f4")
    assert fireworks(table, "ann", "bob", "cid", "dan") == [7, 0, 3, 0]


def test_without_fireworks_there_are_no_points_for_them() -> None:
    """G17."""
    assert fireworks(Table(4), "ann", "bob", "cid", "dan") == [0, 0, 0, 0]


def test_garments_of_the_royal_hall_go_to_the_balcony() -> None:
    """G19, G25: one for each of one's fireworks; its points count twice or three times."""
    table = Table().rents("ann", "1a:b12").funds("ann", "f1")  # 4 points, x2
    assert (table.score()["garments"], table.score()["balcony"]) == (4, 4)
    table = Table().rents("ann", "1a:b12").funds("ann", "f3")  # x3
    assert table.score()["balcony"] == 8


def test_a_garment_goes_to_one_balcony_space_and_the_rest_stays() -> None:
    """G20: fewer garments leave spaces empty, more stay in the hall."""
    table = Table().rents("ann", "1a:b12").funds("ann", "f1 f2 f3")
    assert table.score()["balcony"] == 8
    table = Table().rents("ann", "1a:b3 1b:b12 1d:p3").funds("ann", "f1")
    assert table.score()["balcony"] == 4
    assert table.score()["garments"] == 2 + 4 + 2


def test_the_best_garment_goes_to_the_highest_factor() -> None:
    """G21: and only from the royal hall."""
    table = Table().rents("ann", "1a:b3 1b:b12 1d:b1 2a:o4").funds("ann", "f1 f3")
    assert table.score()["balcony"] == 4 * 2 + 3 * 1
    table = Table().rents("ann", "2a:o4").funds("ann", "f3")
    assert table.score()["balcony"] == 0


def test_a_statue_takes_a_set_of_colours() -> None:
    """G22, G23: two points a colour, at most eight; no garment counts twice."""
    table = Table().funds("ann", "s1").rents("ann", "1a:b3 2a:b4 3a:p3")
    assert table.score()["statues"] == 4
    table.rents("ann", "4a:g1 5a:o1")
    assert table.score()["statues"] == 8
    assert table.funds("ann", "s2").score()["statues"] == 10


def test_without_a_statue_colours_bring_nothing() -> None:
    """G22: the balcony does not matter to them."""
    assert Table().rents("ann", "1a:b3 2a:p3").score()["statues"] == 0
    table = Table().funds("ann", "s1 f1").rents("ann", "1a:b3 1b:p3")
    assert table.score()["statues"] == 4


def test_markers_bring_their_points() -> None:
    """G24: garments, decorations, all halls."""
    table = Table().rents("ann", "2a:o4 3a:b3").funds("ann", "m1 m2 f1")
    table.match.all_halls = [1, 0]
    score = table.score()
    assert (score["garments"], score["decorations"], score["all-halls"]) == (6, 9, 4)


def test_most_points_win_and_livres_break_ties() -> None:
    """G26, G27: a tie that is left is shared."""
    table = Table(3).has("ann", livres=19, points=5).has("bob", livres=25, points=4)
    table.has("cid", livres=15, points=5).income()
    ranks = [one.rank for one in table.match.results()]
    assert [table.match.scores()] == [[7, 7, 7]]
    assert ranks == [1, 2, 2]  # 4, 0 and 0 livres left


def test_against_madame_du_barry_the_rule_for_two_holds() -> None:
    """W4, D91: only first places score; both where a tie is left."""
    table = Table(1).rents("ann", "1b 1d").rents("madame", "1e 2a").funds("ann", "f1")
    table.funds("madame", "f2 f3")
    assert (table.score("ann")["hall-1"], table.score("madame")["hall-1"]) == (10, 0)
    assert (table.score("ann")["hall-2"], table.score("madame")["hall-2"]) == (0, 8)
    assert (table.score("ann")["fireworks"], table.score("madame")["fireworks"]) == (0, 6)
    table = Table(1).rents("ann", "1b").rents("madame", "1e")
    assert (table.score("ann")["hall-1"], table.score("madame")["hall-1"]) == (10, 10)


def test_the_sheet_says_where_points_come_from() -> None:
    """Each line has a step that is the same for everybody, and places as the page names them."""
    table = Table(1, jewelry="yes").rents("ann", "1a:b12 1b:b1 2a:o4").funds("ann", "f1 f3 s1 m2")
    table.rents("madame", "1d").funds("madame", "f2").reserve("ann", "gilles").favour("ann")
    table.match.all_halls = [0]
    table.income().play("fill")
    sheets = [one.sheet for one in table.match.results()]
    steps = [[line.step for line in sheet] for sheet in sheets]
    assert all(None not in each for each in steps)
    common = [step for step in steps[0] if step in steps[1]]
    assert common == [step for step in steps[1] if step in steps[0]]
    found = {line.source.key: line.places for line in sheets[0] if line.source.key != "score-hall"}
    assert found["score-track"] == []
    assert found["score-livres"] == ["livres:0"]
    assert found["score-jewels"] == ["jewels:0"]
    assert found["score-staff"] == ["card:0:gilles"]
    assert found["score-favour"] == ["favour"]
    assert found["score-fireworks"] == ["decoration:f1", "decoration:f3"]
    assert found["score-balcony"] == ["balcony:f1", "balcony:f3"]
    assert found["score-statues"] == ["decoration:s1"]
    assert found["score-garments"] == ["space:1a", "space:1b", "space:2a"]
    assert found["score-decorations"] == ["decoration:m2"]
    assert found["score-all-halls"] == ["all-halls:0"]
    halls = [line.places for line in sheets[0] if line.source.key == "score-hall"]
    assert halls[0] == ["space:1a", "space:1b", "hall:1"]
    assert halls[4] == ["hall:5"]
    assert sheets[1][-1].places == ["tiles:1"]
