"""A turn: a card, a main action, a bonus; who is next: T."""

from __future__ import annotations

from tests.games.patisserie.table import EDITION, TILES, Table, card
from toque.engine.rng import Rng
from toque.games.patisserie import GAME
from toque.games.patisserie.match import EMPTY
from toque.games.patisserie.names import TILE_NAMES

ACTIONS = {
    *(
        "recipe",
        "ingredient",
        "buy",
        "bake",
        "decorate",
        "sell",
        "serve",
        "hire",
        "dismiss",
        "place",
    ),
}
"""The nine main actions; delivering is selling or serving."""


def paid(name: str) -> str:
    return TILE_NAMES[TILES.index(name)]


def able(played: str) -> Table:
    """Ann could do anything."""
    table = Table().has("ann", coins=30, staples="2 2 2", recipes="calisson", tiles="e:c nn")
    table.has("ann", racks="tuile").market(a1="ee").offers("achille")
    return table.staff("ann", used="aubin brice colette denise amandine").turn("ann", played)


def verbs(table: Table) -> set[str]:
    return {move.split()[0] for move in table.legal()}


def test_the_first_player_begins_and_the_others_follow_clockwise() -> None:
    """T1: round after round, until the hands are empty."""
    match = GAME.start(GAME.setup(3, {}, EDITION), "clockwise")
    rng = Rng("clockwise")
    order: list[int] = []
    while match.round == 1:
        seat = match.deciders()[0]
        moves = match.moves(seat)
        if match.stack[-1].name == "card":
            order.append((seat - match.first) % 3)
        if match.stack[-1].name == "action":
            moves = [GAME.lexicon.parse("done")]
        match.play(seat, rng.choice(moves))
    assert order == [0, 1, 2] * 5


def test_a_card_is_played_on_the_used_pile() -> None:
    """T2: one card of the hand, before the eyes of all."""
    table = Table().staff("ann", hand="aubin brice", used="colette").to_play("ann")
    table.play("play brice")
    ann = table.match.staffs[0]
    assert (ann.hand, ann.discard) == ([card("aubin")], [card("colette"), card("brice")])
    assert table.step == "action"


def test_a_card_gives_one_main_action() -> None:
    """T3: after it comes the bonus, and then somebody else."""
    table = able("aubin").play("place noble-1")
    assert table.step == "card"
    assert table.match.deciders() == (1,)


def test_what_each_rank_may_do() -> None:
    """T6, T7, T8: nine actions; two are for assistants only, two for pâtissiers only."""
    assert verbs(able("aubin")) - {"done", "discard"} == ACTIONS - {"ingredient", "buy"}
    assert verbs(able("denise")) - {"done", "discard"} == ACTIONS - {"decorate", "hire"}


def test_an_assistant_bakes_no_recipe_with_a_toque() -> None:
    """T7: not as a main action and not by a bonus; but a bonus lets an assistant decorate."""
    table = Table().has(
        "ann", staples="0 0 4", recipes="crepe", coins=1, racks="tuile", tiles="e:c"
    )
    table.turn("ann", "ernest")
    assert table.why("bake left") == "patissier-only"
    table.play("done")
    assert table.step == "card"  # the bonus has nothing to bake
    table.turn("ann", "denis").play("done", f"decorate upper {paid('e:c')}")
    assert table.match.toppings[0] == TILES.index("e:c")


def test_the_bonus_comes_after_the_main_action() -> None:
    """T4: its coins do not pay for the action."""
    table = Table().has("ann", coins=4).offers("achille", "adelaide", "amandine", "anatole")
    table.turn("ann", "aubin")
    assert table.why("hire 1") is None
    table.has("ann", coins=3)
    assert table.why("hire 1") == "too-dear"


def test_who_has_no_card_is_passed_over() -> None:
    """T10, T12: the last turns may all be of one player."""
    table = Table(3).staff("ann", hand="aubin denise", used="colette brice")
    table.staff("bob", used="aubin brice colette denise")
    table.staff("cid", hand="denise", used="aubin brice colette").to_play("ann")
    table.play("play aubin", "done")
    assert table.match.deciders() == (2,)
    table.play("play denise", "done")
    assert table.match.deciders() == (0,)
    table.play("play denise", "done")
    assert table.match.round == 2


def test_the_phase_ends_when_all_hands_are_empty() -> None:
    """T11."""
    table = Table().staff("ann", hand="aubin", used="brice colette denise")
    table.staff("bob", used="aubin brice colette denise").to_play("ann")
    assert table.match.round == 1
    table.play("play aubin", "done")
    assert table.match.round == 2


def test_who_is_hired_plays_later_in_the_same_round() -> None:
    """T12: a turn more than the others."""
    table = Table().has("ann", coins=9).offers("arnaud")
    table.staff("ann", hand="aubin", used="brice colette denise")
    table.staff("bob", hand="denise", used="aubin brice colette").to_play("ann")
    table.play("play aubin", "hire 1")
    assert table.match.deciders() == (1,)
    table.play("play denise", "done")
    assert table.match.deciders() == (0,)
    assert table.match.staffs[0].top() == card("arnaud"), (
        "the only card, known to all, plays itself"
    )
    assert table.match.round == 1


def test_nobody_goes_below_nothing() -> None:
    """T13: after every step of random matches."""
    for number in range(3):
        match = GAME.start(GAME.setup(3, {}, EDITION), f"nothing-{number}")
        rng = Rng(f"nothing-{number}")
        while not match.over:
            seat = match.deciders()[0]
            match.play(seat, rng.choice(match.moves(seat)))
            assert min([*match.coins, *match.staples, *match.bag, *match.discards]) >= 0


def test_what_was_gained_pays_for_what_follows() -> None:
    """T13: coins of a sale buy the butter of the bonus."""
    table = Table().has("ann", coins=0, staples="0 0 0", racks="tuile").turn("ann", "arnaud")
    table.play("sell upper", "use")
    assert (table.coins("ann"), table.staples("ann")) == (8, [0, 0, 1])


def test_at_the_end_of_a_turn_only_the_recipe_display_is_looked_at() -> None:
    """T14: special tiles are marked at once, before the bonus of the card."""
    table = Table().specials("x2", "x1").has("ann", coins=40, racks="tuile")
    table.marks("ann", "post-2-points", "post-3-points").display("eclair - - - - -")
    table.turn("ann", "estelle").play("place post-1-points")
    assert table.step == "deliver"
    assert table.match.marks[0] == 0
    assert table.match.recipe_row.count(EMPTY) == 5
    table.play("sell upper")
    assert EMPTY not in table.match.recipe_row
