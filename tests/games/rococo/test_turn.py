"""A card, its main action, its bonus; and the actions one by one, but for tailoring."""

from __future__ import annotations

import pytest

from tests.games.rococo.table import Table

# The parts of a turn.


def test_a_turn_has_its_parts_in_their_order() -> None:
    """T3, T6: the card, the action, then the bonus, then the discard."""
    table = Table().drawers(a="bb pp bb").play("play perrin")
    assert table.step == "action"
    table.play("fund m5", "acquire a1", "keep")
    assert table.staff("ann", "discard") == ["perrin"]
    assert table.asked == ["bob"]
    assert table.order("played", "funded", "acquired") == ["played", "funded", "acquired"]


def test_there_is_one_main_action_or_none() -> None:
    """T4: after one action comes the bonus, not another action."""
    table = Table().drawers(a="bb pp bb").play("play berthe", "acquire a1", "keep")
    assert table.asked == ["bob"]  # Berthe has no bonus


ACTIONS = {
    "favour": "favour",
    "acquire": "acquire a1",
    "tailor": "tailor w5",
    "hire": "hire 1",
    "fund": "fund m5",
}


@pytest.mark.parametrize(
    ("name", "may"),
    [
        ("berthe", {"favour", "acquire", "tailor", "hire", "delegate", "fund", "done"}),
        ("colin", {"favour", "acquire", "tailor", "delegate", "fund", "done"}),
        ("perrin", {"acquire", "delegate", "fund", "done"}),
    ],
)
def test_the_rank_of_a_card_says_what_it_may_do(name: str, may: set[str]) -> None:
    """T5, A10, A20, A30, A50, A60, A70: Masters everything, Journeymen all but hire."""
    table = Table().drawers(a="bb").windows(w5="b3").offers("felix").has("ann", tiles="b")
    table.play(f"play {name}")
    assert table.verbs() == may
    for verb, move in ACTIONS.items():
        if verb not in may:
            assert table.obstacle(move) == "not-your-rank"


def test_everything_may_be_waived() -> None:
    """T7, T6: Colin is played for nothing, and his bonus is not used."""
    table = Table().play("play colin", "done")
    assert "done" in table.moves()
    table.play("done")
    assert (table.livres(), table.thread(), table.lace()) == (15, 1, 1)
    assert table.asked == ["bob"]


def test_an_extra_action_needs_no_rank_and_no_other_action() -> None:
    """T8, B21: a Journeyman tailors twice; an Apprentice waives the action and still acquires."""
    table = Table().hand("ann", "clemence").windows(w5="b3", w4="p3")
    table.has("ann", tiles="bp", lace=1, thread=1)
    table.play("play clemence", "tailor w5", "sell", "tailor w4", "sell")
    assert table.workshop() == ["-"] * 5
    table = Table().drawers(a="bb").play("play perrin", "done", "acquire a1", "keep")
    assert table.rack() == ["bb"]


def test_a_bonus_comes_once_each_time_a_card_is_played() -> None:
    """T9: Colin sells one notion, and one more when he is played again."""
    table = Table().play("play colin", "done", "take thread")
    assert table.asked == ["bob"]
    table.hand("ann", "colin").turn("ann").play("play colin", "done", "take thread")
    assert (table.thread(), table.livres()) == (3, 13)


def test_first_masters_and_crowns_have_no_bonus_during_play() -> None:
    """T10, B1: nothing is asked and nothing comes."""
    for name in ("berthe", "rosalie", "gilles", "margot", "cyprien"):
        table = Table().rents("ann", "1a:b3 1b:p3").hand("ann", name).play(f"play {name}", "done")
        assert table.asked == ["bob"]
        assert (table.livres(), table.points()) == (15, 0)


def test_costs_are_paid_in_full_and_at_once() -> None:
    """T12: no debts; but what the action brought pays for the bonus."""
    table = Table().has("ann", livres=0).drawers(a="bb pp")
    table.play("play colin")
    assert table.obstacle("acquire a1") == "too-dear"
    assert table.obstacle("fund m5") == "too-dear"
    table.play("favour", "take lace")
    assert (table.livres(), table.lace()) == (4, 2)
    table = Table().has("ann", livres=0).play("play colin", "done")
    assert table.asked == ["bob"]  # he cannot be paid, so nothing is asked


def test_a_hired_card_must_be_played_in_the_same_round() -> None:
    """T13, A52: it is in hand, and the round goes on until it is played."""
    table = Table().offers("felix").without("bob", "berthe", "colin", "perrin")
    table.play("play berthe", "hire 1")
    assert table.staff("ann", "hand") == ["colin", "perrin", "felix"]
    table.play("play colin", "done", "done", "play perrin", "done")
    assert table.match.round == 1
    assert table.moves()[-2:] == ["delegate felix", "done"]  # the only card left, known to all
    table.play("done", "done")
    assert table.match.round == 2


# The Queen's Favour.


def test_the_favour_brings_five_livres() -> None:
    """A11: and is gone."""
    table = Table().play("play colin", "favour", "done")
    assert (table.match.favour, table.livres()) == (0, 20)


def test_the_favour_is_claimed_once_a_round() -> None:
    """A12: by anybody, also by the first player."""
    table = Table()
    table.match.first = 0
    table.play("play berthe", "favour", "play berthe")
    assert table.obstacle("favour") == "favour-gone"


def test_the_favour_at_the_end_is_worth_three_points() -> None:
    """A14, G8: to who holds it after round 7."""
    table = Table().favour("bob").income()
    assert table.match.favour == 1
    assert (table.score("ann")["favour"], table.score("bob")["favour"]) == (0, 3)


# Resources.


@pytest.mark.parametrize(
    ("drawer", "price"), [("bb", 0), ("bb pp", 1), ("bb pp bp", 2), ("bb pp bp b", 2)]
)
def test_a_tile_costs_less_the_fewer_there_are(drawer: str, price: int) -> None:
    """A21: by the tiles in its drawer, before it is taken."""
    table = Table(4).drawers(a=drawer, b="pp bb bb pp").play("play berthe", "acquire a1", "keep")
    assert table.livres() == 15 - price


def test_any_tile_of_any_drawer_may_be_bought() -> None:
    """A21."""
    table = Table().drawers(a="bb pp bp", b="b - o", c="p").play("play berthe")
    assert [move for move in table.moves() if move.startswith("acquire")] == [
        *("acquire a1", "acquire a2", "acquire a3", "acquire b1", "acquire b3", "acquire c1"),
    ]
    assert table.obstacle("acquire b2") == "no-tile"


def test_a_tile_is_kept_or_cut_up_at_once_and_for_good() -> None:
    """A22, A24, A27: a kept tile is silk for ever; a discarded one can come back."""
    table = Table().drawers(a="pp:t/l", b="pp:t/l").play("play perrin", "acquire a1", "keep")
    assert table.rack() == ["pp"]
    assert sum(table.match.discards) == 0
    table.play("acquire b1", "cut thread")
    assert (table.thread(), table.rack()) == (2, ["pp"])
    assert sum(table.match.discards) == 1
    assert "cut thread" not in table.turn("ann").play("play colin").moves()


def test_a_rack_has_no_limit() -> None:
    """A25."""
    table = Table().has("ann", tiles="bb bb bb bb pp pp pp pp bp bp bp b b p p")
    table.drawers(a="o").play("play perrin", "acquire a1", "keep")
    assert len(table.rack()) == 16


def test_without_tiles_nothing_can_be_acquired() -> None:
    """A26."""
    table = Table().play("play berthe")
    assert "acquire" not in table.verbs()
    assert table.obstacle("acquire a1") == "no-tile"


# Hiring.


@pytest.mark.parametrize(("count", "price"), [(4, 5), (3, 3), (2, 1), (1, 0)])
def test_hiring_costs_less_the_fewer_there_are(count: int, price: int) -> None:
    """A51, A52: any of them, into the hand."""
    names = ("felix", "manon", "hugo", "toinette")[:count]
    table = Table().offers(*names).play("play berthe", f"hire {count}")
    assert table.livres() == 15 - price
    assert names[-1] in table.staff("ann", "hand")
    assert table.size() == 6


def test_with_nobody_on_offer_nobody_can_be_hired() -> None:
    """A53."""
    table = Table().play("play berthe")
    assert "hire" not in table.verbs()
    assert table.obstacle("hire 1") == "no-offer"


def test_hiring_must_be_paid() -> None:
    """T12, A51."""
    table = Table().offers("felix", "manon").has("ann", livres=0).play("play berthe")
    assert table.obstacle("hire 1") == "too-dear"


def test_a_staff_may_grow_without_limit() -> None:
    """A54: from eleven on Ninon pays 14."""
    table = Table().hand("ann", "ninon").staff_of("ann", 14).play("play ninon", "done")
    assert table.livres() == 15 + 14


# Delegating.


def test_the_played_card_is_delegated_and_its_bonus_used_a_last_time() -> None:
    """A60, A61: then it is out of the match."""
    table = Table().play("play colin", "delegate colin")
    assert table.livres() == 22
    table.play("take lace")
    assert (table.livres(), table.lace()) == (21, 2)
    assert table.size() == 4
    assert table.staff("ann", "discard") == []
    assert table.match.removed[0] == 1 << 2


def test_only_the_played_card_is_delegated_by_the_action() -> None:
    """A60."""
    table = Table().play("play colin")
    assert table.obstacle("delegate berthe") == "only-the-played"


def test_hired_cards_are_delegated_like_the_first_ones() -> None:
    """A62."""
    table = Table().hand("ann", "felix").play("play felix", "delegate felix")
    assert table.livres() == 19


@pytest.mark.parametrize("name", ["colin", "sidonie", "odilon"])
def test_a_staff_never_falls_below_four(name: str) -> None:
    """A63: not by the action, and not by a bonus."""
    table = Table().without("ann", "lison", "anselme").hand("ann", "perrin", name)
    table.staff_of("ann", 4).play(f"play {name}")
    assert table.obstacle(f"delegate {name}") == "fewest-staff"
    table.play("done")
    if name == "colin":
        table.play("done")
    assert table.asked == ["bob"]  # their bonuses would delegate, and ask nothing
    assert table.size() == 4


def test_the_last_master_may_be_delegated() -> None:
    """A64."""
    table = Table().without("ann", "anselme").reserve("ann", "felix")
    table.play("play berthe", "delegate berthe")
    assert table.livres() == 25
    assert "berthe" not in table.staff("ann", "discard")


def test_a_delegated_card_is_gone_for_the_limit_but_counts_for_its_bonus() -> None:
    """A65: five cards; Ninon leaves and is still paid for five. Odilon leaves and can take nobody."""
    table = Table().without("ann", "lison").hand("ann", "ninon")
    table.play("play ninon", "delegate ninon")
    assert table.livres() == 15 + 4 + 2
    table = Table().without("ann", "lison").hand("ann", "odilon")
    table.play("play odilon", "delegate odilon")
    assert table.asked == ["bob"]
    table = Table().hand("ann", "odilon").play("play odilon", "delegate odilon")
    assert table.obstacle("delegate odilon") == "leaves-already"
    table.play("delegate lison")
    assert table.livres() == 15 + 7 + 2
    assert table.size() == 4


def test_a_delegated_crown_brings_livres_and_nothing_else() -> None:
    """A66: no points now, none at the end."""
    table = Table().rents("ann", "1a:b3 1b:p3").hand("ann", "cyprien")
    assert table.score()["staff"] == 2
    table.play("play cyprien", "delegate cyprien")
    assert (table.livres(), table.points()) == (19, 0)
    assert table.score()["staff"] == 0


# Decorations.


def test_a_decoration_is_paid_and_marked() -> None:
    """A70, A71, A73: one marker on a free space, for its price; its points come at the end."""
    table = Table().play("play perrin", "fund m4")
    assert (table.owner("m4"), table.livres()) == (0, 5)
    assert table.score()["decorations"] == 2
    table.play("play perrin")
    assert table.obstacle("fund m4") == "decoration-taken"


@pytest.mark.parametrize("name", ["f1", "l1", "r1", "s1", "m5"])
def test_all_kinds_of_decorations_can_be_funded(name: str) -> None:
    """A70: fireworks, both kitchens, statues, musicians."""
    table = Table().play("play perrin", f"fund {name}")
    assert table.owner(name) == 0


def test_a_space_that_the_side_does_not_have_cannot_be_funded() -> None:
    """S3, A70: the other side has a fourth statue."""
    table = Table().has("ann", livres=50).play("play perrin")
    assert table.obstacle("fund s4") == "not-on-board"
    table = Table(4).has("ann", livres=50).play("play perrin", "fund s4")
    assert table.owner("s4") == 0


def test_each_side_of_the_kitchen_takes_one_marker_of_a_player() -> None:
    """A72: any number of other decorations."""
    table = (
        Table().has("ann", livres=200).funds("ann", "l1 f1 f2 s1 s2 m1 m2 m3").play("play perrin")
    )
    assert table.obstacle("fund l2") == "one-in-kitchen"
    table.play("fund r1")
    assert table.owner("r1") == 0
    table.turn("ann").play("play colin")
    assert table.obstacle("fund r2") == "one-in-kitchen"
    assert table.allows("fund f3")


# All halls.


def test_a_musician_makes_one_present() -> None:
    """A74, A80: four halls with garments, the musician in the fifth."""
    table = Table().rents("ann", "1a 2a 3a 4a").play("play perrin", "fund m5")
    assert table.match.all_halls == [0]
    assert table.score()["all-halls"] == 5
    assert table.told("all-halls-marked")[0]["points"] == 5


def test_the_second_in_all_halls_gets_the_next_space() -> None:
    """A80, A81: one space a player, for ever."""
    table = Table(3).rents("ann", "1a 2a 3a 4a").funds("bob", "m1 m2 m3 m4").rents("bob", "5a")
    table.match.all_halls = [2]
    table.play("play perrin", "fund m5")
    assert table.match.all_halls == [2, 0]
    assert table.score()["all-halls"] == 4
    table.has("ann", livres=20).turn("ann").play("play colin", "fund f1", "done")
    assert table.match.all_halls == [2, 0]


def test_the_bonus_for_all_halls_is_no_decoration() -> None:
    """A81, B70: Gaspard pays for the five musicians only."""
    table = Table().funds("ann", "m1 m2 m3 m4 m5").hand("ann", "gaspard")
    table.match.all_halls = [0]
    table.play("play gaspard", "done")
    assert table.livres() == 15 + 5


def test_a_bonus_action_counts_for_all_halls_too() -> None:
    """A82: Honoré funds the fifth musician; and where no space is free nothing happens."""
    table = Table().funds("ann", "m1 m2 m3 m4").hand("ann", "honore")
    table.play("play honore", "done", "fund m5")
    assert table.match.all_halls == [0]
    table = Table(3).funds("ann", "m1 m2 m3 m4").hand("ann", "honore")
    table.match.all_halls = [1, 2, 1]  # a row of three spaces
    table.play("play honore", "done", "fund m5")
    assert table.match.all_halls == [1, 2, 1]
    assert table.score()["all-halls"] == 0
