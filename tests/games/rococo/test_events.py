"""What is told of a match: who did what, with what, and to whom it is told."""

from __future__ import annotations

import pytest

from tests.games.rococo.table import Table, paid
from toque.engine.rng import Rng
from toque.games.rococo import GAME, words


def test_an_action_and_its_bonus_are_told() -> None:
    table = Table().drawers(a="bb pp bp").play("play colin", "favour", "take lace")
    assert table.order("played", "favour-taken", "notion-gained") == [
        *("played", "favour-taken", "notion-gained"),
    ]
    assert table.told("favour-taken")[0]["livres"] == 5
    told = table.told("notion-gained")[0]
    assert (told["notion"], told["price"], told["reason"]) == ("lace", 1, "bonus")


def test_a_card_played_for_nothing_is_told_as_idle() -> None:
    table = Table().play("play berthe", "done")
    assert table.order("played", "idle") == ["played", "idle"]


def test_a_tile_is_told_with_its_place_and_price_and_what_became_of_it() -> None:
    table = Table().drawers(a="bb pp").play("play perrin", "acquire a2", "keep", "done")
    told = table.told("acquired", "bob")[0]
    assert (told["place"], told["price"]) == ("a2", 1)
    assert table.told("kept", "bob") == table.told("kept", "ann")  # everybody saw it


def test_a_tile_of_the_bag_that_is_kept_is_told_to_its_owner_alone() -> None:
    table = Table().hand("ann", "felix").play("play felix", "done", "draw", "keep")
    for event in ("drew", "kept"):
        assert table.told(event, "ann") != table.told(event, "bob")
        assert table.told(event, "bob") == table.told(event, None)


def test_where_players_remember_for_themselves_no_tile_of_others_is_named() -> None:
    table = Table(memory="players").drawers(a="bb pp")
    table.play("play perrin", "acquire a2", "keep", "done")
    for event in ("acquired", "kept"):
        assert table.told(event, "ann") != table.told(event, "bob")
        assert "t3" not in str(table.told(event, "bob"))


def test_hiring_and_delegating_name_the_employee() -> None:
    table = Table().offers("felix", "manon").play("play berthe", "hire 2")
    told = table.told("hired", "bob")[0]
    assert (told["offer"], told["price"]) == ("2", 1)
    assert "manon" in str(told["employee"])
    table = Table().play("play colin", "delegate colin", "done")
    assert table.told("delegated", "bob")[0]["livres"] == 7


def test_a_card_won_in_a_trial_is_named_to_its_owner_alone() -> None:
    table = Table(jewelry="yes").trial("ann", "journeyman", "all")
    table.pile("journeyman", "cecile", "damien").play("play perrin", "trial", "choose cecile")
    own, other = table.told("card-won", "ann")[0], table.told("card-won", "bob")[0]
    assert own["employee"] != other["employee"]
    assert (own["rank"], other["rank"]) == ("journeyman", "journeyman")


def test_exchanges_silk_jewels_and_exposed_cards_are_told() -> None:
    table = Table().hand("ann", "fanny").play("play fanny", "done", "exchange", "done")
    assert table.told("exchanged")[0]["livres"] == 4
    table = Table().hand("ann", "celestin").has("ann", tiles="gg").play("play celestin", "done")
    table.play(paid("gg"))
    assert table.told("silk-given", "bob")[0]["points"] == 2
    table = Table(jewelry="yes").hand("ann", "aimee").play("play aimee", "done", "expose lison")
    assert "lison" in str(table.told("exposed", "bob"))
    table = Table(jewelry="yes").funds("ann", "j1").has("ann", tiles="b").windows(w5="b3")
    table.jewels(g5="green").play("play berthe", "tailor w5", "jewel g5", "rent 2a")
    told = table.told("jewel-bought", "bob")[0]
    assert (told["place"], told["price"]) == ("g5", 1)


def test_hands_that_are_chosen_are_told_without_their_cards() -> None:
    table = Table().discard("bob", "anselme", "lison").reserve("ann", "felix").new_round(2)
    table.play("bob: choose berthe", "bob: choose colin", "bob: choose lison")
    assert table.told("hands-chosen", "ann") == [{}]


@pytest.mark.parametrize(
    ("upper", "event"),
    [("favour", "madame-favour"), ("drawer 1", "madame-tiles"), ("statue", "madame-funded")],
)
def test_what_madame_du_barry_does_is_told(upper: str, event: str) -> None:
    table = Table(1).drawers(a="bb - pp").her_turn(upper)
    assert table.order("madame-card", event) == ["madame-card", event]


def test_her_gains_are_told_with_their_reason() -> None:
    table = Table(1, festivity="yes").rents("madame", "1b:b3").windows(w1="festivity-3")
    table.funds("madame", "m1 m2 m3 m4").her_turn("tailor 1 left", "5 none")
    assert table.told("madame-points") == [{"amount": 1, "reason": "garment"}]
    assert table.told("madame-all-halls") == [{"points": 5}]
    table = Table(1).windows(w1="b3").her_turn("tailor 1 left", "1 none")
    assert table.told("madame-notion") == [{"notion": "lace"}]
    table = Table(1).reserve("ann", "manon").favour("madame").new_round(2)
    assert table.told("madame-first") == [{"reason": "favour"}]


def test_every_kind_of_event_is_told_in_some_match() -> None:
    """Random matches with everything, alone and against others; what is rare is told above."""
    found: set[str] = set()
    everything = {"jewelry": "yes", "fancy": "yes", "festivity": "yes", "expert": "yes"}
    for seats in (1, 3):
        for number in range(6):
            match = GAME.new(seats, everything, f"events-{number}")
            match.listener = []
            rng = Rng(f"events-{number}")
            while not match.over:
                seat = match.deciders()[0]
                match.play(seat, rng.choice(match.moves(seat)))
            found.update(event.kind for event in match.listener)
    rare = {
        *("exposed", "copied", "exchanged", "silk-given", "festivity-added", "drew"),
        *("madame-trial", "madame-points", "madame-jewel", "madame-all-halls", "madame-cannot"),
        *("all-halls-marked", "trial-passed", "card-won", "sold", "jewel-bought", "points-gained"),
        *("madame-no-jewel", "madame-tile", "madame-notion", "jewel-left", "stayed-inside"),
    }
    assert {event.name for event in words.EVENTS} - found <= rare
