"""The Mentor: M, X."""

from __future__ import annotations

import re

import pytest

from tests.games.patisserie.table import EDITION, TILES, Table, card
from toque.engine.rng import Rng
from toque.games.patisserie import GAME, automa, automa_scoring, counting, scoring
from toque.games.patisserie.match import EMPTY, PatisserieMatch, census
from toque.games.patisserie.names import (
    COLUMNS,
    PLACE_NAMES,
    SOLO_ACTIONS,
    SOLO_CARDS,
    SPACE_NAMES,
    STAFF_NAMES,
    TABLES,
)
from toque.games.patisserie.rounds import NextTurn
from toque.mechanics.automa_deck import AutomaDeck
from toque.mechanics.pile import NO_CARDS, Pile
from toque.mechanics.staff import Staff
from toque.texts.guide import guide_source


def guide(*actions: str) -> int:
    """A card whose first actions are these."""
    wanted = [SOLO_ACTIONS.index(action) for action in actions]
    for number, one in enumerate(EDITION.solo_cards):
        if one.actions[: len(wanted)] == wanted:
            return number
    raise LookupError(actions)


def decision(**wanted: int) -> int:
    for number, one in enumerate(EDITION.solo_cards):
        if all(getattr(one, name) == value for name, value in wanted.items()):
            return number
    raise LookupError(wanted)


def solo(level: str = "creamy") -> Table:
    return Table(1, difficulty=level)


@pytest.mark.parametrize(
    ("level", "packs", "decisions"),
    [("creamy", [5, 5, 5], 10), ("savoury", [5, 6, 6], 8), ("crunchy", [6, 6, 6], 6)],
)
def test_packs_and_decision_deck_by_difficulty(
    level: str, packs: list[int], decisions: int
) -> None:
    """M5, M6, M7, M8, M14."""
    match = GAME.start(GAME.setup(1, {"difficulty": level}, EDITION), "packs")
    assert [len(pack) for pack in match.packs] == packs
    assert match.solo_deck.stock.left == decisions
    assert match.solo_deck.hand.left == 30 - decisions - sum(packs)


def test_he_keeps_a_random_card_of_each_tray_and_removes_none() -> None:
    """M15, M16."""
    match = solo().match
    assert len(match.staffs[1].reserve) == 2
    assert match.removed[1] == EMPTY


def mentor_can_do_nothing() -> Table:
    table = solo().has("mentor", points=0)
    table.match.shelves[3:6] = [EMPTY] * 3
    table.match.racks[2:4] = [EMPTY] * 2
    alone = next(
        number
        for number, one in enumerate(EDITION.solo_cards)
        if one.actions == [SOLO_ACTIONS.index("deliver")]
    )
    table.mentor(alone)
    assert "mentor-cannot" in table.happened()
    return table


def test_what_he_cannot_do_brings_points() -> None:
    """M17, M18, M19, E39."""
    assert mentor_can_do_nothing().points("mentor") == 4


def test_he_takes_two_recipes_and_drops_the_worst_of_four() -> None:
    """M30, M31, M32, M33, M34, E32."""
    table = (
        solo()
        .display("flan eclair baba sable tuile gaufre")
        .has("mentor", recipes="crepe saint-honore")
    )
    mark = decision(slot=1, slot_side=1)
    table.mentor(guide("recipes"), mark, mark)
    assert table.recipes("mentor") == ["crepe", "baba", "eclair"]


def test_he_takes_a_whole_column_from_the_top() -> None:
    """M37, M38, M39, E33."""
    table = solo().market(a3="ee", c3="nn", a1="hh")
    table.mentor(guide("ingredients"), decision(column=COLUMNS.index("right")))
    assert table.tiles("mentor") == ["ee", "nn"]


def test_he_bakes_in_the_order_of_his_card() -> None:
    """M41, M42, M43, M44, E34: other recipes stay on their shelves."""
    table = solo().has("mentor", recipes="crepe gaufre eclair")
    number = guide("bake")
    order = EDITION.solo_cards[number].bake
    names = ["crepe", "gaufre", "eclair"]
    table.mentor(number)
    assert table.racks("mentor") == [names[order[0]], names[order[1]]]
    assert table.recipes("mentor")[order[2]] == names[order[2]]


def test_he_decorates_from_the_end_that_his_card_shows() -> None:
    """M45, M46, M47, M48, E35."""
    table = solo().has("mentor", racks="crepe gaufre", tiles="ee e:c h:v n:o nn")
    number = guide("decorate")
    shown = EDITION.solo_cards[number]
    table.mentor(number)
    first = ["e:c", "h:v"] if shown.height == 0 else ["n:o", "h:v"]
    toppings = table.match.toppings[2:4]
    assert [TILES[toppings[shown.rack]], TILES[toppings[1 - shown.rack]]] == first


def test_he_serves_what_fits_the_table_from_the_end_that_is_shown() -> None:
    """M49, M50, M51, M52, M53, M54, M55, E31, E36."""
    table = solo().has("mentor", coins=6, racks="gaufre savarin", points=0)
    table.table_tile(fountain="b1").marks("mentor", "post-3-points", "post-4-points")
    mark = decision(table=TABLES.index("fountain"), end=1)
    table.mentor(guide("deliver"), mark, decision(table=TABLES.index("rosery"), end=0))
    match = table.match
    assert match.hosts[SPACE_NAMES.index("fountain-6")] == 1
    assert match.pastries[SPACE_NAMES.index("fountain-6")] == table.fetch("savarin")
    assert match.hosts[SPACE_NAMES.index("rosery-1")] == 1
    assert table.points("mentor") == 3


def mentor_sells() -> Table:
    table = solo().has("mentor", coins=0, racks="crepe")
    table.match.pastries = [0 if here else EMPTY for here in table.match.rules.is_space]
    table.match.hosts = [0 if here else EMPTY for here in table.match.rules.is_space]
    table.mentor(guide("deliver"))
    return table


def test_he_sells_only_when_all_tables_are_full() -> None:
    """M49."""
    assert mentor_sells().coins("mentor") == 20


def test_he_hires_a_star_first_and_gets_another_turn() -> None:
    """M56, M57, M58, E37."""
    table = (
        solo().offers("achille", "-", "-", "-").stars("octave", "nestor").has("mentor", coins=25)
    )
    number = guide("hire")
    table.mentor(number)
    assert table.match.staffs[1].reserve[-1] == card("nestor")
    assert table.match.solo_deck.hand.left == 1
    table.mentor(number)
    assert table.match.staffs[1].reserve[-1] == card("achille")


def test_he_places_servants_on_points() -> None:
    """M59, E38: a taken post makes him turn over another card."""
    table = solo().marks("ann", "post-1-gift")
    first = decision(place=PLACE_NAMES.index("post-1-points"))
    second = decision(place=PLACE_NAMES.index("post-2-points"))
    table.mentor(guide("place"), first, second)
    assert table.match.markers[PLACE_NAMES.index("post-2-points")] == 1
    assert table.happened().count("mentor-decision") == 2


def test_a_decision_that_no_card_settles_fails() -> None:
    """M26."""
    table = solo().has("mentor", points=0)
    match = table.match
    match.markers = [0] * len(match.markers)
    match.markers[PLACE_NAMES.index("noble-4")] = EMPTY
    cards = [
        number
        for number, one in enumerate(EDITION.solo_cards)
        if PLACE_NAMES[one.place] != "noble-4"
    ]
    match.solo_deck = AutomaDeck(NO_CARDS, Pile(cards[:4]), [], EMPTY, EMPTY)
    assert not automa.place_marker(match)


def test_his_roster_counts_before_the_final_scoring() -> None:
    """M60, M61, M62, M63, M64, M65."""
    table = solo().has(
        "mentor", coins=22, points=0, staples="3 2 1", tiles="ee nn", recipes="eclair"
    )
    match = table.match
    cards = [card(name) for name in ("basile", "madeleine", "marguerite", "hippolyte")]
    match.staffs[1] = Staff(cards, [], EMPTY, [])
    automa_scoring.turn_over_roster(match)
    assert table.points("mentor") == 4 + 4 + 4
    assert table.coins("mentor") == 2
    assert scoring.goods_points(match, 1) == 1


def test_a_tie_with_him_is_lost() -> None:
    """M68."""
    match = solo().match
    match.coins = [9, 0]
    match.points[0] += scoring.points(match, 1) - scoring.points(match, 0)
    totals = [scoring.points_and_ties(match, player) for player in (0, 1)]
    assert totals[0][0] == totals[1][0]
    assert totals[0] < totals[1]


def test_copying_alone_imitates_him_or_scores() -> None:
    """M70."""
    table = solo().has("ann", coins=9, points=0, racks="tuile", tiles="e:c")
    table.match.solo_top = EMPTY
    table.turn("ann", "basile").play("done")
    assert table.points("ann") == 4
    table = solo().has("ann", coins=9, points=0, racks="tuile", tiles="e:c")
    table.match.solo_top = guide("decorate")
    table.turn("ann", "basile").play("done", "imitate decorate")
    assert table.step == "decorate"


def test_with_two_he_sits_third_and_second_places_count() -> None:
    """X1, X4, X5: set up as for three; anybody may begin; the Mentor may win."""
    firsts: set[int] = set()
    for number in range(20):
        setup = GAME.setup(2, {"mentor": "yes"}, EDITION)
        match = GAME.deal(setup, Rng(f"third-{number}"))
        firsts.add(int(match.first))
        assert [match.coins[(match.first + after) % 3] for after in range(3)] == [10, 11, 12]
        assert match.deck.left == 40
        assert len(match.stars) == 4
    assert firsts == {0, 1, 2}
    table = extended().serves("ann", rosery_1="eclair", rosery_2="flan")
    table.serves("mentor", rosery_3="tuile")
    assert scoring.table_points(table.match, 1) == [4, 0, 2]
    table.has("mentor", points=200)
    assert len(GAME.automas(table.match)) == 1
    ranks = [result.rank for result in table.match.results()]
    assert ranks[2] == 1


def test_with_two_ties_with_him_go_to_coins_and_then_to_who_came_earlier() -> None:
    """X5: as among three."""
    match = extended().match
    match.first = 2
    match.points = [50, 50, 50]
    match.coins = [9, 0, 9]
    match.staples = [0] * 9
    totals = [scoring.points_and_ties(match, player) for player in range(3)]
    assert sorted(range(3), key=lambda player: totals[player], reverse=True) == [2, 0, 1]


def extended() -> Table:
    return Table(2, mentor="yes")


def test_with_two_he_plays_as_alone() -> None:
    """X2, X3: a random card of each tray of five, none removed; his roster is turned over at the end."""
    for level, packs in (("creamy", [5] * 3), ("savoury", [5, 6, 6]), ("crunchy", [6] * 3)):
        match = Table(2, mentor="yes", difficulty=level).match
        assert [len(pack) for pack in match.packs] == packs
        assert [len(cards) for cards in match.filled] == [5, 5]
        assert len(match.staffs[2].reserve) == 2
        assert match.removed[2] == EMPTY
    table = extended().has("mentor", coins=0, points=0, staples="0 0 0")
    table.match.staffs[2] = Staff([card("octave"), card("aubin")], [], EMPTY, [])
    table.match.round = 4
    table.income()
    assert (table.points("mentor"), table.coins("mentor")) == (3, 5 + 5)


def test_with_two_only_the_other_person_is_copied() -> None:
    """X6: not the Mentor."""
    table = extended().has("ann", coins=0).staff("bob", used="denise")
    table.match.solo_top = guide("decorate")
    table.turn("ann", "basile").play("done")
    assert table.legal() == ["copy 2", "done"]
    assert table.why("copy 3") == "not-that-seat"
    table.play("copy 2")
    assert table.coins("ann") == 3


# Setting up, and the course of a round.


def test_he_is_a_player_with_a_board_and_thirty_cards() -> None:
    """M1, M2, M71: set up as for two; but for his cards there is nothing more than with two."""
    alone: PatisserieMatch = GAME.start(GAME.setup(1, {}, EDITION), "alone")
    two: PatisserieMatch = GAME.start(GAME.setup(2, {}, EDITION), "alone")
    more = set(census(alone)) - set(census(two))
    assert more == {f"solo-{number}" for number in range(SOLO_CARDS)}
    assert alone.rules.players == 2
    assert len(alone.recipe_row) == len(two.recipe_row)
    assert alone.deck.left == two.deck.left
    assert len(alone.stars) == 3
    assert list(alone.points) == [0, 0]
    assert GAME.view(alone, 0).players[1].automa


def test_his_roster_begins_empty() -> None:
    """M3, M4: his starters are not used; only staff that comes to him later belongs to it."""
    match = GAME.deal(GAME.setup(1, {}, EDITION), Rng("roster"))
    assert match.staffs[1].size() == 0
    table = solo().offers("achille").has("mentor", coins=0)
    before = table.match.staffs[1].reserve
    table.mentor(guide("hire"))
    assert table.match.staffs[1].reserve == [*before, card("achille")]


def test_his_staples() -> None:
    """M9: he begins with 2, 1, 1 and pays none when he bakes."""
    match = GAME.deal(GAME.setup(1, {}, EDITION), Rng("staples"))
    assert list(match.staples) == [2, 1, 1] * 2
    table = solo().has("mentor", staples="0 0 0", recipes="eclair")
    table.mentor(guide("bake"))
    assert table.racks("mentor") == ["eclair", "-"]
    assert table.staples("mentor") == [0, 0, 0]


def test_the_token_goes_on_between_both() -> None:
    """M11."""
    table = solo().staff("ann", unused="aubin brice colette denise")
    assert table.match.first == 0
    table.match.solo_deck = AutomaDeck(NO_CARDS, Pile([0]), [], EMPTY, EMPTY)
    table.income()
    assert table.match.first == 1


def test_a_person_alone_plays_by_the_rules_for_two() -> None:
    """M12, M67: one servant at a post, no second places."""
    table = solo().has("ann", coins=30).marks("mentor", "post-1-points").turn("ann", "octave")
    assert table.why("place post-1-gift") == "post-full"
    table.serves("ann", rosery_1="eclair", rosery_2="flan").serves("mentor", rosery_3="tuile")
    assert scoring.table_points(table.match, 1) == [4, 0]


def test_the_preparation_is_the_same_with_him() -> None:
    """M13."""
    table = solo().display("eclair - flan - tuile -").market(a1="ehn", b2="ee")
    top = table.match.market[0]
    table.match.solo_deck = AutomaDeck(NO_CARDS, Pile([0]), [], EMPTY, EMPTY)
    table.staff("ann", unused="aubin brice colette denise").income()
    assert table.match.market[8] == top
    assert EMPTY not in table.match.recipe_row


def test_his_pack_is_his_hand_in_its_order() -> None:
    """M14: unseen by all."""
    match = GAME.start(GAME.setup(1, {}, EDITION), "pack")
    rng = Rng("pack")
    while match.round == 1:
        pack = [*match.packs[0]]
        seat = match.deciders()[0]
        match.play(seat, rng.choice(match.moves(seat)))
    assert match.solo_deck.hand.lying() == pack
    view = GAME.view(match, 0)
    assert view.mentor is not None
    assert view.mentor.turns_left == len(pack)


def test_the_leftmost_action_that_can_be_done() -> None:
    """M17, M18: and only that one."""
    table = solo().has("mentor", recipes="gaufre", racks="tuile")
    table.mentor(guide("decorate", "deliver", "bake"), decision(table=TABLES.index("rosery")))
    assert counting.pastries(table.match, 1) == 1, "there is no topping, so he delivers"
    assert table.recipes("mentor")[0] == "gaufre", "and bakes nothing"


def test_without_anything_to_do_he_turns_over_no_decision_card() -> None:
    """M19: whether he can do it is known before."""
    table = solo().has("mentor", points=0).display("- - - - - -").market()
    alone = next(
        number
        for number, one in enumerate(EDITION.solo_cards)
        if one.actions == [SOLO_ACTIONS.index("ingredients")]
    )
    table.mentor(alone)
    assert table.points("mentor") == 4
    assert "mentor-decision" not in table.happened()


def test_a_card_that_he_has_played_lies_open() -> None:
    """M20, M24: and so do those that settled his decisions."""
    number, shown = guide("ingredients"), decision(column=COLUMNS.index("left"))
    table = solo().market(a1="ee").mentor(number, shown)
    assert table.match.solo_top == number
    assert table.match.solo_deck.used == [shown, number]
    view = GAME.view(table.match, 0)
    assert view.mentor is not None
    assert view.mentor.last is not None
    assert view.mentor.last.actions[0] == "ingredients"


def test_his_staff_brings_nothing_during_play() -> None:
    """M21: whatever its bonus."""
    table = solo().has("mentor", coins=0, points=0, recipes="gaufre")
    table.match.staffs[1] = Staff([card("aubin"), card("octave")], [], EMPTY, [])
    table.mentor(guide("bake"))
    assert (table.coins("mentor"), table.points("mentor")) == (0, 0)


def test_decisions_are_read_from_decision_cards() -> None:
    """M22, M23: the card that he plays shows another column itself."""
    number = guide("ingredients")
    own = EDITION.solo_cards[number].column
    shown = next(one for one in range(30) if EDITION.solo_cards[one].column != own)
    stalls = {f"a{column + 1}": name for column, name in enumerate(("ee", "hh", "nn"))}
    table = solo().market(**stalls).mentor(number, shown)
    assert table.tiles("mentor") == [("ee", "hh", "nn")[EDITION.solo_cards[shown].column]]


def test_an_empty_decision_deck_is_made_anew() -> None:
    """M25: of all used cards but the one that he plays."""
    table = solo().market(a1="ee", a2="ee", a3="ee")
    number = guide("ingredients")
    used = [one for one in range(30) if one != number][:6]
    table.match.solo_deck = AutomaDeck(Pile([number]), NO_CARDS, used, EMPTY, EMPTY)
    table.match.stack = [NextTurn(1), automa.HisTurn()]
    table.match.stack[-1].play(table.match, -1, -1)
    assert len(table.tiles("mentor")) == 1
    deck = table.match.solo_deck
    assert sorted([*deck.stock.lying(), *deck.used]) == sorted([*used, number])
    assert number not in deck.stock.lying()


def test_without_cards_in_hand_he_is_passed_over() -> None:
    """M27."""
    table = solo().staff("ann", hand="aubin denise", used="brice colette").to_play("ann")
    deck = table.match.solo_deck
    table.match.solo_deck = AutomaDeck(NO_CARDS, deck.stock, deck.used, EMPTY, EMPTY)
    table.play("play aubin", "done")
    assert table.match.deciders() == (0,)
    assert "mentor-card" not in table.happened()


def test_he_marks_special_tiles_as_others_do() -> None:
    """M28, M73: as soon as he has what they ask."""
    table = solo().specials("x2", "x1").marks("mentor", "noble-1", "noble-2")
    table.mentor(guide("place"), decision(place=PLACE_NAMES.index("post-1-points")))
    assert table.match.marks[0] == 1


def test_his_income() -> None:
    """M29: five coins, decorations, noble hosts; in the last round too."""
    for round_ in (1, 4):
        table = solo().has("mentor", coins=0, points=0, decorations="e:c e:c e:c")
        table.marks("mentor", "noble-1").staff("ann", unused="aubin brice colette denise")
        table.match.staffs[1] = Staff([], [], EMPTY, [])
        table.match.solo_deck = AutomaDeck(NO_CARDS, Pile([0]), [], EMPTY, EMPTY)
        table.match.round = round_
        table.income()
        assert (table.coins("mentor"), table.points("mentor")) == (12, 1)


def test_he_neither_buys_staples_nor_dismisses() -> None:
    """M40: no card of his says so."""
    assert not {"staples", "dismiss"} & set(SOLO_ACTIONS)
    assert {action for one in EDITION.solo_cards for action in one.actions} == set(range(7))


# The end.


@pytest.mark.parametrize(
    ("bonus", "coins", "points"),
    [
        ("charlotte", 4, 0),  # B9: two on one table
        ("germaine", 0, 1),  # B2
        ("aurore", 6, 0),  # B5
        ("bertille", 4, 0),  # B7
        ("corentin", 2, 0),  # B11
        ("eustache", 0, 0),  # B16: fewer than four
        ("ferdinand", 0, 1),  # B17
        ("guillemette", 0, 1),  # B20
        ("heloise", 6, 0),  # B21
        ("hippolyte", -10, 2),  # B22
        ("ines", 0, 1),  # B23
        ("joachim", 0, 4),  # B26
        ("jules", 0, 1),  # B27
        ("leon", 0, 2),  # B28
        ("madeleine", 0, 4),  # B29
        ("marguerite", 0, 4),  # B30
        ("octave", 0, 3),  # K5
        ("noemie", 0, 4),  # K4
    ],
)
def test_cards_of_his_roster_that_count(bonus: str, coins: int, points: int) -> None:
    """M60, M61, M63: he pays as much as he can."""
    table = ready_to_count()
    table.match.staffs[1] = Staff([card(bonus)], [], EMPTY, [])
    automa_scoring.turn_over_roster(table.match)
    assert (table.coins("mentor") - 12, table.points("mentor")) == (coins, points)


def ready_to_count() -> Table:
    table = solo().has("mentor", coins=12, points=0, staples="3 2 1", tiles="ee nn")
    table.has("mentor", decorations="e:c").marks(
        "mentor", "post-1-points", "post-2-gift", "noble-1"
    )
    return table.serves("mentor", rosery_1="eclair", rosery_2="macaron", grotto_1="savarin")


@pytest.mark.parametrize(
    "bonus",
    [
        *("achille", "anatole", "arnaud", "basile", "camille", "clovis", "denis", "ernest"),
        *("etienne", "edith", "florent", "francois", "gaetan", "jacques", "eloise", "brice"),
    ],
)
def test_cards_of_his_roster_that_do_not_count(bonus: str) -> None:
    """M62, M63: B1, B3, B4, B6, B8, B10, B12 to B15, B18, B19, B24, B25, B32."""
    table = ready_to_count()
    table.match.staffs[1] = Staff([card(bonus)], [], EMPTY, [])
    automa_scoring.turn_over_roster(table.match)
    assert (table.coins("mentor"), table.points("mentor")) == (12, 0)
    assert (table.staples("mentor"), table.tiles("mentor")) == ([3, 2, 1], ["ee", "nn"])


def test_his_roster_is_turned_over_from_the_top() -> None:
    """M60: coins of an upper card pay for a lower one, and not the other way round."""
    for order, points in ((["mathilde", "aubin"], 6), (["aubin", "mathilde"], 0)):
        table = solo().has("mentor", coins=10, points=0)
        table.match.staffs[1] = Staff([card(name) for name in order], [], EMPTY, [])
        automa_scoring.turn_over_roster(table.match)
        assert table.points("mentor") == points


@pytest.mark.parametrize(("tiles", "points"), [("", 2), ("ee", 3), ("ee ee", 3)])
def test_half_of_his_goods(tiles: str, points: int) -> None:
    """M64, M65: recipes, staples and stored tiles, rounded down; toppings and decorations not."""
    table = solo().has("mentor", staples="2 1 0", recipes="eclair flan", tiles=tiles)
    table.has("mentor", racks="tuile+e:c", decorations="e:c e:v")
    assert scoring.goods_points(table.match, 1) == points


def test_he_takes_part_in_the_final_scoring() -> None:
    """M66: racks, coins, tables, noble hosts and markers, like a player."""
    table = solo().has("mentor", coins=5, points=7, staples="0 0 0", racks="eclair")
    table.specials("x1", "x2").serves("mentor", rosery_1="tuile").marks("ann", "post-1-points")
    table.marks("mentor", "noble-1", "post-2-points")
    table.match.marks[0] = 1
    sheet = {line.source.key: 0 for line in scoring.score_sheet(table.match, 1)}
    for line in scoring.score_sheet(table.match, 1):
        sheet[line.source.key] += line.points
    assert sheet == {
        "score-track": 7,
        "score-goods": 0,
        "score-coins": 3,
        "score-table": 4,
        "score-nobles": 1,
        "score-pastries": 2,
        "score-markers": 5 + 3,
        "score-specials": 6,
    }
    assert scoring.points(table.match, 1) == sum(sheet.values())


@pytest.mark.parametrize(("more", "rank"), [(-1, 2), (0, 2), (1, 1)])
def test_a_match_alone_is_won_with_more_points(more: int, rank: int) -> None:
    """M68, M69: only then it counts."""
    match = solo().match
    match.points[0] += scoring.points(match, 1) - scoring.points(match, 0) + more
    assert [result.rank for result in match.results()] == [rank, 3 - rank]


def test_what_is_a_good_result_alone_is_in_the_guide() -> None:
    """M69: 80, 90 and 100 points, in every language."""
    for language in ("en", "fr", "de"):
        numbers = re.findall(r"\d+", guide_source("patisserie", language))
        assert {"80", "90", "100"} <= set(numbers)


def test_noble_hosts_and_servants_of_both_count_for_each_other() -> None:
    """M72."""
    table = solo().marks("ann", "noble-1", "noble-2").marks("mentor", "noble-3", "post-1-points")
    assert scoring.noble_points(table.match, 0) == 2
    assert scoring.noble_points(table.match, 1) == 0
    table.marks("ann", "post-2-gift")
    assert scoring.noble_points(table.match, 1) == 1


def test_conditions_look_at_what_he_has_himself() -> None:
    """M73: Ann's tiles do not help him to a star, and a staple beyond his track is lost."""
    table = solo().stars("octave").offers().has("ann", tiles="ee ee ee ee ee")
    table.mentor(guide("hire"))
    assert not table.match.star_hired[1]
    table.has("mentor", tiles="ee ee ee ee ee").mentor(guide("hire"))
    assert table.match.star_hired[1]
    table = solo().has("mentor", staples="6 5 4", racks="eclair").table_tile(terrace="b13")
    table.mentor(guide("deliver"), decision(table=TABLES.index("terrace"), end=0))
    assert table.staples("mentor") == [6, 5, 4]
    assert STAFF_NAMES[table.match.staffs[1].reserve[-1]] != "octave"
