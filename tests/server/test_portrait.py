"""A person in each game: with whom, how well, and alone."""

from __future__ import annotations

from pathlib import Path

import msgspec
import pytest
from litestar.testing import TestClient

from tests.server.store.samples import a_result, a_table, an_ending
from tests.server.visitors import Visitor, an_app
from toque.server.portrait import Alone, Companion, portraits
from toque.server.rows import Result
from toque.server.store.connect import open_store

NAMES = {"ann": "Ann", "bob": "Bob", "cid": "Cid"}


def match(table: str, *places: tuple[str, int, int]) -> list[Result]:
    """Who, with which score and rank; a name with a colon is a bot."""
    return [
        a_result(
            table,
            seat,
            "" if who.startswith(":") else who,
            bot=who.removeprefix(":") if who.startswith(":") else "",
            score=score,
            rank=rank,
        )
        for seat, (who, score, rank) in enumerate(places)
    ]


def test_with_whom_somebody_played() -> None:
    results = [
        *match("t1", ("ann", 50, 1), ("bob", 40, 2), ("cid", 30, 3)),
        *match("t2", ("ann", 20, 2), ("bob", 60, 1)),
        *match("t3", ("ann", 45, 2), (":greedy", 50, 1), (":greedy", 30, 3)),
        *match("t4", ("ann", 45, 1), ("gone", 50, 2)),
        *match("t5", ("bob", 45, 1), ("cid", 50, 2)),
    ]
    tables = [a_table(f"t{number}", status="over") for number in range(1, 6)]
    (found,) = portraits("ann", tables, results, NAMES)
    assert found.best == "t1"
    assert found.company == [
        Companion("bob", "Bob", "", matches=2, before=1),
        Companion("cid", "Cid", "", matches=1, before=1),
        # Two seats of one bot are one opponent, who came out before.
        Companion("", "", "greedy", matches=1, before=0),
    ]
    assert found.alone == []
    assert portraits("nobody", tables, results, NAMES) == []


def test_partners_are_no_opponents() -> None:
    places = match("t1", ("ann", 9, 1), ("bob", 7, 2), ("cid", 8, 1), ("dan", 6, 2))
    results = [msgspec.structs.replace(one, side=one.seat % 2) for one in places]
    (found,) = portraits("ann", [a_table("t1")], results, NAMES | {"dan": "Dan"})
    assert [one.name for one in found.company] == ["Bob", "Dan"]


def test_alone_by_what_was_chosen() -> None:
    easy, hard = {"level": "easy"}, {"level": "hard"}
    tables = [
        a_table("t1", options=easy),
        a_table("t2", options=easy),
        a_table("t3", options=hard),
    ]
    results = [
        *match("t1", ("ann", 70, 1)),
        *match("t2", ("ann", 80, 2)),
        *match("t3", ("ann", 60, 2)),
    ]
    (found,) = portraits("ann", tables, results, NAMES)
    assert found.alone == [Alone(easy, 2, 1, 80), Alone(hard, 1, 0, 60)]


def test_me_against_me_is_nobodys_result() -> None:
    results = [
        a_result("t1", seat, "ann", counts=False, score=9 - seat, rank=seat + 1) for seat in (0, 1)
    ]
    assert portraits("ann", [a_table("t1")], results, NAMES) == []


@pytest.mark.parametrize(("visibility", "seen"), [("public", True), ("unlisted", False)])
def test_strangers_see_what_they_may_find(tmp_path: Path, visibility: str, seen: bool) -> None:
    store = open_store(str(tmp_path / "toque.db"))
    app, _ = an_app(store)
    with TestClient(app) as client:
        ann, bob, eve = (Visitor(client, name) for name in ("Ann", "Bob", "Eve"))
        wish = {"game": "pieces-montees", "seats": ["me", "open"], "visibility": visibility}
        table = ann.post("/tables", wish, 201)["id"]
        bob.post(f"/tables/{table}/join")
        ann.post(f"/tables/{table}/start")
        places = match(table, (ann.id, 50, 1), (bob.id, 40, 2))
        client.blocking_portal.call(store.finish, an_ending(table, places))

        def met(viewer: Visitor) -> list[str]:
            shown = viewer.get(f"/people/{ann.id}")["portraits"]
            return [one["name"] for portrait in shown for one in portrait["company"]]

        assert met(ann) == met(bob) == ["Bob"]
        assert met(eve) == (["Bob"] if seen else [])
