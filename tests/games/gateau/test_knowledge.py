"""What a seat cannot know is dealt again, and nothing else."""

from __future__ import annotations

from collections import Counter

from tests.games.gateau.table import Table
from toque.engine.rng import Rng
from toque.games.gateau import GAME
from toque.games.gateau.components import RECIPES
from toque.games.gateau.match import GateauMatch


def worlds(match: GateauMatch, seat: int, number: int = 60) -> list[GateauMatch]:
    rng = Rng("worlds")
    return [GAME.imagine(match, seat, rng) for _ in range(number)]


def test_own_tools_stay_and_those_of_others_are_dealt_again() -> None:
    table = Table().hand("ann", "whisk").fresh("ann", "sieve").hand("bob", "brush", "brush")
    found = set()
    for world in worlds(table.match, 0):
        assert world.tools[0] == table.match.tools[0]
        assert world.fresh[0] == table.match.fresh[0]
        assert sum(world.tools[1] >> 3 * tool & 7 for tool in range(12)) == 2
        found.add(world.tools[1])
    assert len(found) > 10


def test_a_tool_that_is_discarded_is_in_nobodys_hand() -> None:
    table = Table().hand("bob", "brush").tool_pile("whisk", "whisk", "sieve")
    for world in worlds(table.match, 0):
        assert world.tool_discards == table.match.tool_discards
        assert world.census() == table.match.census()


def test_decks_keep_their_cards_in_an_unknown_order() -> None:
    table = Table()
    tops = Counter(world.decks[0].top() for world in worlds(table.match, 0, 300))
    assert len(tops) == 25
    for world in worlds(table.match, 0, 5):
        assert sorted(world.decks[0].lying()) == sorted(table.match.decks[0].lying())


def test_which_events_chef_o_tron_has_aside_is_unknown() -> None:
    table = Table(1)
    first = Counter(world.aside[-1] for world in worlds(table.match, 0, 400))
    second = Counter(world.aside[0] for world in worlds(table.match, 0, 400))
    assert set(first) == set(range(RECIPES, RECIPES + 5))
    assert set(second) == set(range(RECIPES + 5, RECIPES + 10))
    assert min(first.values()) > 40


def test_an_event_that_has_happened_is_not_aside() -> None:
    table = Table(1).no_card("i1").deck(1, "gold", "sable").step("ann", "award")
    table.bench("ann", equal="jelly").play("ann done")
    gone = RECIPES + 3
    for world in worlds(table.match, 0):
        assert gone not in world.aside
        assert gone not in world.decks[0].lying()


def test_the_cards_that_chef_o_tron_has_played_are_known_and_the_rest_is_not() -> None:
    table = Table(1).robot_card("white 1 supers II").robot_turn()
    deck = table.match.robot_deck
    played = deck.cards[deck.left :]
    assert len(played) == 1
    orders = set()
    for world in worlds(table.match, 0):
        assert world.robot_deck.cards[world.robot_deck.left :] == played
        orders.add(tuple(world.robot_deck.cards))
    assert len(orders) > 50


def test_the_top_advantage_card_shows_and_the_others_do_not() -> None:
    table = Table(advantage="yes")
    below = set()
    for world in worlds(table.match, 1):
        assert world.benefits.top() == table.match.benefits.top()
        below.add(world.benefits.below().top())
    assert len(below) > 8


def test_a_spectator_sees_no_tools() -> None:
    table = Table().hand("ann", "whisk")
    for seat in table.view(None).seats:
        assert (seat.tools, seat.fresh) == (None, None)
