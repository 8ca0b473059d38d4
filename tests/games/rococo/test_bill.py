"""What the bill of a move says in Rococo Deluxe."""

from __future__ import annotations

from tests.games.rococo.table import Table
from tests.games.rococo.test_bonuses import bonus
from toque.engine.bill import bills
from toque.engine.rng import Rng
from toque.engine.wire import Bill, Contest
from toque.games.rococo import sizes
from toque.games.rococo.words import LEXICON


def bill(table: Table, move: str) -> Bill:
    return bills(table.match, 0, [LEXICON.parse(move)], Rng("bill"))[0]


def lines(found: Bill) -> dict[str, tuple[str, int, int | None]]:
    """By the key of the source, with what it is about: when, before, after."""
    return {
        "-".join([line.source.key, *(str(arg) for arg in line.source.args.values())]): (
            line.when,
            line.before,
            line.after,
        )
        for line in found.lines
    }


def test_a_tile_of_a_drawer_costs_livres_and_brings_silk() -> None:
    table = Table().drawers(a="bb pp -").play("play berthe")
    found = lines(bill(table, "acquire a1"))
    price = table.match.rules.drawer_prices[2]
    assert price > 0
    assert found == {"held-livres": ("now", 15, 15 - price), "held-blue": ("now", 0, 2)}


def test_a_garment_in_a_hall_counts_at_the_end_and_at_each_income() -> None:
    """The kitchen on the right brings a livre for each garment, in all rounds that are left."""
    table = Table().windows(w5="b3").has("ann", tiles="b", thread=2).funds("ann", "r1")
    table.play("play berthe", "tailor w5")
    found = bill(table, "rent 1b")
    told = lines(found)
    assert told["held-income-garments"] == ("income", 0, 1)
    (income,) = [line for line in found.lines if line.when == "income"]
    assert income.times == sizes.ROUNDS - table.match.round + 1 == sizes.ROUNDS
    assert told["score-garments-1"][:2] == ("end", 0)
    prize = table.match.rules.hall_prizes[0][0]
    assert told["score-hall-1"] == ("end", 0, prize)
    assert found.contests == [Contest("1:0", [0])]
    points = [line for line in found.lines if line.ware == "points" and line.after is not None]
    assert found.later == sum((line.after or 0) - line.before for line in points)


def test_selling_brings_livres_now() -> None:
    table = Table().windows(w5="b3").has("ann", tiles="b", thread=2)
    table.play("play berthe", "tailor w5")
    when, before, after = lines(bill(table, "sell"))["held-livres"]
    assert (when, after) == ("now", before + 6)


def test_what_comes_from_the_bag_is_open() -> None:
    """Of two tiles in the bag one is blue, one pink: which comes, the seat cannot know."""
    found = bill(bonus("hugo", Table().bag("bb pp")), "draw")
    assert lines(found) == {
        "held-livres": ("now", 15, 14),
        "held-blue": ("now", 0, None),
        "held-pink": ("now", 0, None),
    }
    assert [line.most for line in found.lines] == [None, 2, 2]


def test_income_and_the_turns_of_others_are_no_part_of_a_move() -> None:
    """The last card of a round brings its own bonus, and neither the base income nor her turn."""
    table = Table(seats=1).hand("ann", "lison").play("play lison")
    found = bill(table, "done")
    assert lines(found) == {"held-livres": ("now", 15, 17)}
