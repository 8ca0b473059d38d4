"""The Mentor: M, X."""

from __future__ import annotations

import pytest

from tests.games.patisserie.table import EDITION, TILES, Table, card
from toque.games.patisserie import GAME, automa, automa_scoring, scoring
from toque.games.patisserie.match import EMPTY, PatisserieMatch
from toque.games.patisserie.names import (
    COLUMNS,
    PLACE_NAMES,
    SOLO_ACTIONS,
    SPACE_NAMES,
    TABLES,
)
from toque.mechanics.automa_deck import AutomaDeck
from toque.mechanics.pile import NO_CARDS, Pile
from toque.mechanics.staff import Staff


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
    """X1, X2, X3, X4, X5."""
    match: PatisserieMatch = Table(2, mentor="yes").match
    assert match.rules.players == 3
    assert match.rules.tray_size == 5
    assert all(len(prizes) == 2 for prizes in match.rules.banners)
    assert len(GAME.automas(match)) == 1
