"""Why a move is not legal: every obstacle once, and that the words name no other."""

from __future__ import annotations

from collections.abc import Callable

import pytest

from tests.games.rococo.table import Table, paid
from toque.games.rococo import tailoring, words
from toque.games.rococo.match import EMPTY, JOURNEYMAN

ALL_SPACES = "1a 1b 1c 1d 1e 1f 2a 2b 2c 2d 3a 3b 3c 3d 4a 4b 4c 4d 4e 4f 5a 5b 5c 5d"


def box() -> Table:
    return Table(jewelry="yes")


def making(garment: str = "b3", name: str = "berthe") -> Table:
    """Ann has paid for a garment, with a licence of the jeweller."""
    table = box().funds("ann", "j1").has("ann", tiles="b bb p", lace=2).windows(w5=garment)
    table.jewels(g1="pink", g4="green", g5="blue").play(f"play {name}", "tailor w5")
    while table.step == "silk":
        table.play(table.moves()[0])
    return table


def at_the_balcony() -> Table:
    return Table().rents("ann", "1a:b12 1b:b1 1d:b3").funds("ann", "f1 f3").income()


def taking(tile: str) -> Table:
    return Table().drawers(a=tile).play("play perrin", "acquire a1")


def to_be_sold() -> Table:
    """A garment of Fabrice's; the only answer plays itself, so the question is laid before Ann."""
    table = making()
    terms = tailoring.Terms(JOURNEYMAN, False, 0, [], True, 1)
    table.match.stack[-1] = tailoring.RentOrSell(0, 4, terms, EMPTY)
    return table


OBSTACLES: dict[str, Callable[[], tuple[Table, str]]] = {
    "not-in-reserve": lambda: (Table().new_round(2), "ann: choose felix"),
    "not-in-hand": lambda: (Table(), "play felix"),
    "not-your-rank": lambda: (Table().play("play perrin"), "favour"),
    "favour-gone": lambda: (Table().favour("bob").play("play berthe"), "favour"),
    "no-tile": lambda: (Table().play("play berthe"), "acquire a1"),
    "too-dear": lambda: (Table().has("ann", livres=0).play("play berthe"), "fund f1"),
    "no-garment": lambda: (Table().play("play berthe"), "tailor w1"),
    "thimble": lambda: (Table().windows(w5="b2").play("play colin"), "tailor w5"),
    "short-of-silk": lambda: (Table().windows(w5="b3").play("play colin"), "tailor w5"),
    "short-of-thread": lambda: (
        Table().has("ann", thread=0, tiles="b").windows(w5="b3").play("play colin"),
        "tailor w5",
    ),
    "short-of-lace": lambda: (
        Table().has("ann", lace=0, tiles="b").windows(w5="b4").play("play colin"),
        "tailor w5",
    ),
    "no-space-for-it": lambda: (
        Table(festivity="yes")
        .rents("bob", ALL_SPACES)
        .has("ann", tiles="bb")
        .windows(w5="festivity-3")
        .play("play berthe"),
        "tailor w5",
    ),
    "never-sold": lambda: (
        Table(jewelry="yes", festivity="yes")
        .hand("ann", "fabrice")
        .has("ann", tiles="bb p")
        .windows(w5="festivity-3", w4="p4")
        .play("play fabrice", "done"),
        "tailor w5",
    ),
    "no-offer": lambda: (Table().play("play berthe"), "hire 2"),
    "no-apprentice-of-your-own": lambda: (
        box()
        .apprentice("ann", "victor")
        .has("ann", livres=30)
        .hand("ann", "anselme")
        .play("play berthe", "hire own")
        .turn("ann")
        .play("play anselme"),
        "hire own",
    ),
    "condition-open": lambda: (box().apprentice("ann", "adele").play("play berthe"), "hire own"),
    "fewest-staff": lambda: (
        Table().staff_of("ann", 4).play("play berthe"),
        "delegate berthe",
    ),
    "only-the-played": lambda: (Table().play("play berthe"), "delegate colin"),
    "not-in-staff": lambda: (
        Table().hand("ann", "odilon").play("play odilon", "done"),
        "delegate felix",
    ),
    "leaves-already": lambda: (
        Table().hand("ann", "odilon").play("play odilon", "delegate odilon"),
        "delegate odilon",
    ),
    "not-on-board": lambda: (Table().play("play berthe"), "tailor w8"),
    "decoration-taken": lambda: (Table().funds("bob", "f1").play("play berthe"), "fund f1"),
    "one-in-kitchen": lambda: (Table().funds("ann", "l1").play("play berthe"), "fund l2"),
    "one-licence": lambda: (box().funds("ann", "j1").play("play berthe"), "fund j2"),
    "other-trial": lambda: (box().play("play colin"), "trial"),
    "tasks-open": lambda: (box().play("play perrin"), "trial"),
    "pile-empty": lambda: (
        box().trial("ann", "journeyman", "all").pile("journeyman").play("play perrin"),
        "trial",
    ),
    "not-on-tile": lambda: (taking("bb:l"), "cut thread"),
    "both-come": lambda: (taking("b:t+l"), "cut thread"),
    "task-unfit": lambda: (
        box().drawers(a="bg").play("play perrin", "acquire a1", "keep"),
        "task decoration",
    ),
    "task-done": lambda: (
        box()
        .trial("ann", "journeyman", "decoration")
        .drawers(a="bg")
        .play("play perrin", "acquire a1", "keep"),
        "task decoration",
    ),
    "no-such-tile": lambda: (
        Table().has("ann", tiles="bb bp bg").windows(w5="b6").play("play berthe", "tailor w5"),
        paid("oo"),
    ),
    "tile-not-needed": lambda: (
        Table().has("ann", tiles="bb bp bg oo").windows(w5="b6").play("play berthe", "tailor w5"),
        paid("oo"),
    ),
    "space-taken": lambda: (making().rents("bob", "2a"), "rent 2a"),
    "masters-only": lambda: (making(name="colin"), "rent 1a"),
    "must-rent": lambda: (making().play("jewel g4"), "sell"),
    "must-sell": lambda: (to_be_sold(), "rent 2a"),
    "no-licence": lambda: (
        box().has("ann", tiles="b").windows(w5="b3").play("play berthe", "tailor w5"),
        "jewel g5",
    ),
    "no-jewel": lambda: (making(), "jewel g2"),
    "jewel-unfit": lambda: (making(), "jewel g1"),
    "one-jewel": lambda: (making().play("jewel g4"), "jewel g5"),
    "not-in-pile": lambda: (
        box().trial("ann", "journeyman", "all").play("play perrin", "trial"),
        "choose felix",
    ),
    "nothing-to-copy": lambda: (
        Table(3, jewelry="yes")
        .hand("ann", "bastien")
        .discard("bob", "lison")
        .play("play bastien", "done"),
        "copy 3",
    ),
    "not-that-seat": lambda: (
        box().hand("ann", "bastien").discard("bob", "lison").play("play bastien", "done"),
        "copy 1",
    ),
    "not-your-garment": lambda: (at_the_balcony(), "admire 1e f1"),
    "not-your-fireworks": lambda: (at_the_balcony(), "admire 1a f2"),
    "already-outside": lambda: (at_the_balcony().play("admire 1b f1"), "admire 1b f3"),
    "balcony-taken": lambda: (at_the_balcony().play("admire 1b f1"), "admire 1a f1"),
}


@pytest.mark.parametrize("name", OBSTACLES)
def test_a_move_is_hindered(name: str) -> None:
    table, move = OBSTACLES[name]()
    assert table.obstacle(move) == name
    assert not table.allows(move)
    seat, number = table.read(move)
    assert table.match.explain(seat, number) is not None


def test_every_obstacle_is_tried() -> None:
    assert set(OBSTACLES) == {obstacle.name for obstacle in words.OBSTACLES}
