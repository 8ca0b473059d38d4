"""What the view says of something that is under way, and to whom."""

from __future__ import annotations

from tests.games.rococo.table import Table, paid
from toque.games.rococo.view import view
from toque.games.rococo.view_forms import RococoView


def seen(table: Table, viewer: int | None) -> RococoView:
    return view(table.match, viewer)


def test_a_garment_that_is_being_made_is_seen_by_all_and_what_pays_by_its_maker() -> None:
    table = Table().windows(w5="b8").has("ann", tiles="bb bp bg pp", thread=1)
    table.play("play berthe", "tailor w5")
    assert table.step == "silk"
    assert [seen(table, viewer).making for viewer in (0, 1, None)] == ["w5"] * 3
    assert seen(table, 0).paying == []
    table.play(paid("bb"))
    assert table.step == "silk", "bp or pp brings the pink bale"
    assert [tile.silk for tile in seen(table, 0).paying] == [["blue", "blue"]]
    assert seen(table, 1).paying == seen(table, None).paying == []
    table.play(paid("bp"), "sell")
    assert seen(table, 0).making is None


def test_a_tile_from_a_drawer_is_seen_by_all_one_from_the_bag_by_its_owner() -> None:
    table = Table().drawers(a="bb").bag("oo").hand("ann", "felix")
    table.play("play felix", "acquire a1")
    assert [_fresh(table, viewer) for viewer in (0, 1, None)] == [["blue", "blue"]] * 3
    assert seen(table, 0).step == "keep"
    table.play("keep", "draw")
    assert [_fresh(table, viewer) for viewer in (0, 1, None)] == [["orange", "orange"], None, None]
    table.play("keep")
    assert _fresh(table, 0) is None


def _fresh(table: Table, viewer: int | None) -> list[str] | None:
    fresh = seen(table, viewer).fresh
    return fresh.silk if fresh else None


def test_what_has_a_name_is_said_by_one_text_only() -> None:
    here = seen(Table().windows(w1="b1").drawers(a="bb"), 0)
    cards = here.players[0].hand or []
    assert {card.bonus.said.key for card in cards if card.bonus.kind == "none"} <= {"bonus-none"}
    shown = [window.garment for window in here.windows if window.garment]
    assert [garment.said.key for garment in shown] == ["garment"]
    tiles = [place.tile for drawer in here.drawers for place in drawer.places if place.tile]
    assert [tile.said.key for tile in tiles] == ["tile"]
