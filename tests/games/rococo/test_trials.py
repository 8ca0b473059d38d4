"""The Jewelry Box: tasks and trials."""

from __future__ import annotations

import pytest

from tests.games.rococo.table import Table


def box(seats: int = 2) -> Table:
    return Table(seats, jewelry="yes")


def ready(trial: str = "journeyman") -> Table:
    return box().trial("ann", trial, "all")


# Passing.


def test_apprentices_pass_the_journeymans_trial_and_journeymen_the_masters() -> None:
    """J50, T5: Masters none."""
    table = ready().play("play perrin")
    assert table.allows("trial")
    assert ready().play("play berthe").obstacle("trial") == "not-your-rank"
    assert ready().play("play colin").obstacle("trial") == "other-trial"
    assert ready("master").play("play colin").allows("trial")
    assert ready("master").play("play perrin").obstacle("trial") == "other-trial"
    assert Table().play("play perrin").obstacle("trial") == "not-now"


@pytest.mark.parametrize(
    ("trial", "name", "tasks"),
    [
        ("journeyman", "perrin", "common-silk rare-silk notions"),
        ("master", "colin", "dress by-master"),
    ],
)
def test_all_tasks_must_be_marked_and_five_livres_paid(trial: str, name: str, tasks: str) -> None:
    """J51, J53."""
    table = box().trial("ann", trial, tasks).play(f"play {name}")
    assert table.obstacle("trial") == "tasks-open"
    table = ready(trial).has("ann", livres=4).play(f"play {name}")
    assert table.obstacle("trial") == "too-dear"
    table.has("ann", livres=5).play("trial")
    assert table.livres() == 0


def test_the_journeymans_trial_in_its_order() -> None:
    """J52, J55, J59: a point, the bonus, the card leaves, one of the pile comes into the hand."""
    table = ready().drawers(a="bb pp").pile("journeyman", "aimee", "cecile", "damien")
    table.play("play perrin", "trial")
    assert table.points() == 1
    assert table.step == "extra-acquire"
    table.play("acquire a1", "keep")
    assert table.step == "win"
    assert "perrin" not in table.staff("ann", "discard")
    assert table.moves() == ["choose aimee", "choose cecile", "choose damien"]
    table.play("choose cecile")
    assert table.staff("ann", "hand") == ["berthe", "colin", "cecile"]
    assert table.size() == 5
    assert table.tasks() == []
    assert table.match.trials[0] == 1
    assert table.asked == ["bob"]
    told = ["trial-passed", "acquired", "card-won"]
    assert table.order(*told) == told


def test_the_masters_trial_in_its_order() -> None:
    """J54: and the marker goes back to the Journeyman's start."""
    table = ready("master").pile("master", "jerome", "katell")
    table.play("play colin", "trial", "take lace", "choose katell")
    assert (table.points(), table.livres(), table.lace()) == (1, 15 - 5 - 1, 2)
    assert table.staff("ann", "hand") == ["berthe", "perrin", "katell"]
    assert (table.match.trials[0], table.match.master_trials[0]) == (0, 1)
    assert table.tasks() == []


def test_a_card_that_is_won_is_played_in_this_round() -> None:
    """J55, T13: a trial costs no turn."""
    table = (
        ready().pile("journeyman", "cecile", "damien").without("bob", "berthe", "colin", "perrin")
    )
    table.reserve("ann", "berthe", "colin").play("play perrin", "trial", "choose cecile")
    assert table.moves() == ["play cecile"]  # asked, because others do not know the card
    table.play("play cecile", "done")
    assert table.match.round == 2


def test_a_trial_is_no_delegation() -> None:
    """J56: no livres for the card, and a staff of four may."""
    table = ready().staff_of("ann", 4).pile("journeyman", "cecile", "damien")
    table.play("play perrin", "trial", "choose damien")
    assert (table.livres(), table.size()) == (10, 4)


def test_tasks_count_only_for_the_trial_one_is_before() -> None:
    """J57: trials alternate, as often as one likes."""
    table = box().trial("ann", "master").play("play perrin", "fund m5")
    assert table.tasks() == []
    table = box().windows(w5="b3").has("ann", tiles="b").play("play berthe", "tailor w5", "sell")
    assert table.tasks() == []
    table = ready().pile("journeyman", "cecile", "damien", "edmee").hand("ann", "lison")
    table.play("play perrin", "trial", "choose cecile")
    assert table.turn("ann").play("play lison").obstacle("trial") == "other-trial"
    table.play("done").trial("ann", "master", "all").pile("master", "jerome", "katell").turn("ann")
    table.play("play cecile", "trial", "choose katell").trial("ann", "journeyman", "all")
    table.hand("ann", "lison").turn("ann").play("play lison", "trial", "choose damien")
    assert table.points() == 3


def test_an_empty_pile_ends_the_trials() -> None:
    """J58."""
    table = ready().pile("journeyman").play("play perrin")
    assert table.obstacle("trial") == "pile-empty"


def test_the_bonus_of_a_trial_is_the_only_one_and_may_be_waived() -> None:
    """J59: once, in its place."""
    table = ready().pile("journeyman", "cecile", "damien").hand("ann", "lison")
    table.play("play lison", "trial", "choose cecile")
    assert table.livres() == 15 - 5 + 2
    table = ready("master").pile("master", "jerome", "katell")
    table.play("play colin", "trial", "done", "choose jerome")
    assert table.livres() == 10


def test_a_bonus_inside_a_trial_cannot_delegate_the_card_that_passes_it() -> None:
    """J59: Odilon; five cards stay five by the trial, so that one may go."""
    table = ready("master").pile("master", "jerome", "katell").without("ann", "lison")
    table.hand("ann", "odilon").play("play odilon", "trial")
    assert table.obstacle("delegate odilon") == "leaves-already"
    table.play("delegate perrin", "choose katell")
    assert (table.livres(), table.size()) == (15 - 5 + 2, 4)
    table = ready("master").pile("master", "jerome", "katell").without("ann", "lison", "anselme")
    table.hand("ann", "odilon").play("play odilon", "trial")
    assert table.step == "win"  # of four nobody may go


# Tasks.


@pytest.mark.parametrize(
    ("tile", "answer", "task"),
    [
        ("bb", "keep", "common-silk"),
        ("p", "keep", "common-silk"),
        ("gg", "keep", "rare-silk"),
        ("oo", "keep", "rare-silk"),
        ("bb", "cut thread", "notions"),
        ("g", "cut both", "notions"),
    ],
)
def test_what_an_apprentice_acquires_marks_a_task(tile: str, answer: str, task: str) -> None:
    """J60, J62, J63, J64: silk that is kept, by its colour; or what is cut up."""
    table = box().drawers(a=tile).play("play perrin", "acquire a1", answer)
    assert table.tasks() == [task]
    assert table.told("task-marked")[0]["task"] == task


def test_only_apprentices_mark_tasks_of_the_journeymans_trial() -> None:
    """J62, J65: neither a Journeyman nor a Master does."""
    for name in ("colin", "berthe"):
        table = box().drawers(a="bb").play(f"play {name}", "acquire a1", "keep")
        assert table.tasks() == []
        assert box().play(f"play {name}", "fund m5").tasks() == []


@pytest.mark.parametrize("decoration", ["m5", "f1", "j1"])
def test_an_apprentice_marks_a_task_with_a_decoration(decoration: str) -> None:
    """J65: the jeweller too."""
    assert box().play("play perrin", f"fund {decoration}").tasks() == ["decoration"]


def test_of_two_fitting_tasks_one_is_marked() -> None:
    """J61: an open one, by itself where the other is marked."""
    table = box().drawers(a="bg").play("play perrin", "acquire a1", "keep", "task rare-silk")
    assert table.tasks() == ["rare-silk"]
    table = box().trial("ann", "journeyman", "common-silk").drawers(a="bg")
    table.play("play perrin", "acquire a1", "keep")
    assert table.tasks() == ["common-silk", "rare-silk"]
    table = box().trial("ann", "journeyman", "common-silk rare-silk").drawers(a="bg")
    table.play("play perrin", "acquire a1", "keep")
    assert table.tasks() == ["common-silk", "rare-silk"]


@pytest.mark.parametrize(
    ("name", "garment", "tiles", "task"),
    [
        ("colin", "b3", "b", "dress"),
        ("colin", "g1", "g", "dress"),
        ("colin", "p3", "p", "coat"),
        ("colin", "o1", "o", "coat"),
        ("berthe", "b3", "b", "by-master"),
        ("berthe", "p3", "p", "by-master"),
    ],
)
@pytest.mark.parametrize("end", ["rent 4a", "sell"])
def test_garments_mark_tasks_of_the_masters_trial(
    name: str, garment: str, tiles: str, task: str, end: str
) -> None:
    """J66, J67, J68, J69: a dress or a coat by a Journeyman, any garment by a Master."""
    table = box().trial("ann", "master").windows(w5=garment).has("ann", tiles=tiles)
    table.play(f"play {name}", "tailor w5", end)
    assert table.tasks() == [task]


def test_action_and_bonus_may_each_mark_a_task() -> None:
    """J70: Perrin acquires twice; Clémence tailors twice."""
    table = box().drawers(a="bb", b="gg")
    table.play("play perrin", "acquire a1", "keep", "acquire b1", "cut lace")
    assert table.tasks() == ["common-silk", "notions"]
    table = box().hand("ann", "honore").drawers(a="bb")
    table.play("play honore", "acquire a1", "keep", "fund m5")
    assert table.tasks() == ["common-silk", "decoration"]
    table = box().trial("ann", "master").hand("ann", "clemence").windows(w5="b3", w4="p3")
    table.has("ann", tiles="bp").play("play clemence", "tailor w5", "sell", "tailor w4", "sell")
    assert table.tasks() == ["dress", "coat"]


def test_other_ways_to_a_tile_mark_nothing() -> None:
    """J71: Félix, an Apprentice, draws one; and a reward is no action."""
    table = box().bag("bb").hand("ann", "felix").play("play felix", "done", "draw", "keep")
    assert table.tasks() == []
    table = box().windows(w5="b3").has("ann", tiles="b").drawers(a="bb")
    table.play("play berthe", "tailor w5", "rent 1f", "keep")
    assert table.tasks() == []


def test_with_a_borrowed_bonus_its_card_counts() -> None:
    """J72: a Master delegates Perrin, whose extra tile counts as an Apprentice's."""
    table = box().drawers(a="bb").hand("ann", "sidonie")
    table.play("play sidonie", "done", "delegate perrin", "acquire a1", "keep")
    assert table.tasks() == ["common-silk"]
    table = box().trial("ann", "master").windows(w5="b3").hand("ann", "sidonie")
    table.reserve("ann", "clemence")
    table.play("play sidonie", "done", "delegate clemence", "tailor w5", "sell")
    assert table.tasks() == ["dress"]
    table = box().drawers(a="bb").hand("ann", "toinette")
    table.play("play toinette", "done", "acquire a1", "keep")
    assert table.tasks() == []
