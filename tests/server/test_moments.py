"""Looking back: every moment as the engine builds it, and never more than a person may know."""

from __future__ import annotations

import json
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import msgspec
import pytest

from tests.server.test_http import Place, table_body
from tests.server.visitors import GAME, Visitor, play_out
from toque.engine.event import seen_by
from toque.engine.record import read_record
from toque.engine.timeline import Timeline
from toque.games import game
from toque.server import outgoing
from toque.server.rows import LogRow
from toque.server.state import TableState

RECORDS = Path(__file__).parent.parent / "records" / GAME
TITLE = game(GAME)


@pytest.fixture
def place(tmp_path: Path) -> Iterator[Place]:
    with Place(tmp_path / "toque.db") as place:
        yield place


def begin(place: Place, *people: Visitor, **more: Any) -> str:
    agreed = {"options": {"mode": "confirmed"}} | more
    body = table_body("me", *["open"] * (len(people) - 1), **agreed)
    id: str = people[0].post("/tables", body, 201)["id"]
    for person in people[1:]:
        person.post(f"/tables/{id}/join", {})
    people[0].post(f"/tables/{id}/start", {})
    return id


def play(place: Place, id: str, most: int = 10_000) -> int:
    table = place.table(id)
    return place.with_store(lambda store: play_out(store, table, most))


def as_json(thing: object) -> Any:
    return json.loads(msgspec.json.encode(thing))


def blocks(viewer: Visitor, id: str, first: int, last: int, seat: int | None) -> list[Any]:
    found: list[Any] = []
    for start in range(first, last + 1, outgoing.MOST_MOMENTS):
        end = min(last, start + outgoing.MOST_MOMENTS - 1)
        eyes = "" if seat is None else f"&seat={seat}"
        answer = viewer.get(f"/tables/{id}/moments?first={start}&last={end}{eyes}")
        assert answer["viewer"] == seat
        found += answer["moments"]
    return found


def test_every_moment_of_a_finished_match_through_all_eyes(place: Place) -> None:
    ann, bob, eve = place.visitor("Ann"), place.visitor("Bob"), place.visitor()
    id = begin(place, ann, bob)
    last = play(place, id)
    record = read_record(eve.get(f"/tables/{id}/record"))
    for seat in (None, 0, 1):
        found = blocks(eve, id, 0, last, seat)
        assert [moment["number"] for moment in found] == list(range(last + 1))
        assert [moment["moves"] for moment in found] == list(range(last + 1))
        for moment in found[:: 7 if seat else 3]:
            match = record.replay(TITLE, moves=moment["number"])
            assert moment["view"] == as_json(match.view(seat))
            assert moment["deciders"] == list(match.deciders())
        assert found[-1]["view"]["over"]


def test_while_a_match_runs_one_looks_back_with_ones_own_eyes(place: Place) -> None:
    ann, bob, eve = place.visitor("Ann"), place.visitor("Bob"), place.visitor()
    id = begin(place, ann, bob)
    last = play(place, id, 30)
    table = place.table(id)
    moments, history = f"/tables/{id}/moments?first=0&last={last}", f"/tables/{id}/history"
    for person, seat in ((ann, 1), (bob, 0), (eve, 0), (eve, 1)):
        standing = f"/tables/{id}/standing?seat={seat}"
        for path in (f"{moments}&seat={seat}", f"{history}?seat={seat}", standing):
            assert person.refused("GET", path, None, 403) == "server-not-your-seat"
    rows = place.with_store(lambda store: store.log(id))
    timeline = Timeline(TITLE, TableState(table).match.setup, ["a", "b"], table.seed)
    views: dict[int | None, list[Any]] = {seat: [] for seat in (None, 0, 1)}
    for number in range(len(rows) + 1):
        if number:
            timeline.play(rows[number - 1].seat, TITLE.lexicon.parse(rows[number - 1].move))
        for viewer, seen in views.items():
            seen.append(as_json(timeline.match.view(viewer)))
    for person, eyes in ((ann, 0), (bob, 1), (eve, None), (ann, None)):
        found = blocks(person, id, 0, last, eyes)
        assert [moment["view"] for moment in found] == views[eyes]
        answer = person.ask("GET", history + ("" if eyes is None else f"?seat={eyes}"))
        told = answer.json()
        assert [one["events"] for one in told["happenings"]] == [
            as_json([seen_by(event, eyes) for event in events]) for events in timeline.events
        ]
        assert (told["seed"], told["scores"], told["results"]) == (None, None, None)
        now = person.get(f"/tables/{id}/standing" + ("" if eyes is None else f"?seat={eyes}"))
        assert now["results"] == as_json(timeline.match.standing(eyes))
        assert table.seed not in answer.text
    assert views[0] != views[1]


def test_what_was_taken_back_is_shown_as_it_was(place: Place) -> None:
    ann, bob = place.visitor("Ann"), place.visitor("Bob")
    id = begin(place, ann, bob)
    table = place.table(id)
    state = TableState(table)
    rows: list[LogRow] = []
    for wish in ("turn b1", "turn b1", "undo", "end"):
        if wish == "undo":
            row = state.undo(ann.id, 0, state.number, "", 1)
        else:
            row = state.move(ann.id, 0, state.number, wish, "", 1)
        state.apply(row)
        rows.append(row)
        place.with_store(lambda store, row=row: store.append(id, row))  # type: ignore[misc]
    found = blocks(ann, id, 0, 4, 0)
    assert [moment["moves"] for moment in found] == [0, 1, 2, 1, 2]
    assert found[3]["view"] == found[1]["view"]
    assert found[2]["view"] == found[0]["view"] | {
        "spoons": found[2]["view"]["spoons"],
        "seats": found[2]["view"]["seats"],
    }
    happenings = ann.get(f"/tables/{id}/history?seat=0")["happenings"]
    assert [(one["kind"], one["moves"]) for one in happenings] == [
        ("move", 1),
        ("move", 2),
        ("undo", 1),
        ("move", 2),
    ]
    assert happenings[2]["data"] == {}


def test_the_history_of_a_finished_match_tells_the_scores(place: Place) -> None:
    ann, bob, eve = place.visitor("Ann"), place.visitor("Bob"), place.visitor()
    id = begin(place, ann, bob)
    last = play(place, id)
    record = read_record(eve.get(f"/tables/{id}/record"))
    told = eve.get(f"/tables/{id}/history?seat=1")
    assert (told["first"], told["last"], told["viewer"]) == (0, last, 1)
    assert told["seed"] == place.table(id).seed
    assert [one["number"] for one in told["happenings"]] == list(range(1, last + 1))
    assert len(told["scores"]) == last + 1
    for number in range(0, last + 1, 11):
        assert told["scores"][number] == record.replay(TITLE, moves=number).scores()
    match = record.replay(TITLE)
    assert told["scores"][-1] == match.scores() == [one["score"] for one in told["results"]]
    assert [one["rank"] for one in told["results"]] == match.ranks()
    assert [one["name"] for one in told["seats"]] == ["Ann", "Bob"]
    assert told["results"] == as_json(match.results())
    assert eve.get(f"/tables/{id}/standing")["results"] == told["results"]


def test_the_scores_of_an_automa_come_after_those_of_the_seats(place: Place) -> None:
    ann = place.visitor("Ann")
    text = (RECORDS.parent / "rococo" / "solo.toque").read_text("utf-8")
    id = ann.post("/import", {"record": text}, 201)["id"]
    told = ann.get(f"/tables/{id}/history")
    assert told["scores"][-1] == [one["score"] for one in told["results"]]
    assert [one["seat"] for one in told["results"]] == [0, None]


def test_where_players_remember_nobody_looks_back_before_the_match_is_over(place: Place) -> None:
    ann, bob, eve = place.visitor("Ann"), place.visitor("Bob"), place.visitor()
    options = {"mode": "confirmed", "memory": "players"}
    id = begin(place, ann, bob, options=options)
    for viewer, eyes in ((ann, "&seat=0"), (bob, "&seat=1"), (eve, "")):
        path = f"/tables/{id}/moments?first=0&last=0{eyes}"
        assert viewer.refused("GET", path, None, 409) == "server-remember-yourselves"
    play(place, id)
    assert ann.get(f"/tables/{id}/moments?first=0&last=3&seat=0")["moments"]
    told = [row["events"] for row in ann.get(f"/tables/{id}/history?seat=0")["happenings"]]
    said = [event["args"]["said"] for events in told for event in events if "said" in event["args"]]
    assert set(said) == {"no"}


def test_an_imported_match_is_seen_from_its_deal(place: Place) -> None:
    ann = place.visitor("Ann")
    text = (RECORDS / "three-confirmed.toque").read_text("utf-8")
    record = read_record(text)
    moves = len(record.moves)
    id = ann.post("/import", {"record": text}, 201)["id"]
    told = ann.get(f"/tables/{id}/history")
    assert (told["first"], told["last"], len(told["scores"])) == (-moves, 0, moves + 1)
    assert [(one["name"], one["named"]) for one in told["seats"]] == [
        (player, "bot") for player in record.players
    ]
    assert [one["number"] for one in told["happenings"]] == list(range(1 - moves, 1))
    assert [one["move"] for one in told["happenings"]] == [one.notation for one in record.moves]
    found = blocks(ann, id, -moves, 0, 2)
    for moment in found[::17]:
        match = record.replay(TITLE, moves=moment["number"] + moves)
        assert moment["view"] == as_json(match.view(2))
        assert moment["moves"] == moment["number"] + moves
    fork = ann.post(f"/tables/{id}/fork", {"number": found[5]["number"], "seats": ["me"] * 3}, 201)
    ann.post(f"/tables/{fork['id']}/start", {})
    assert [one["number"] for one in blocks(ann, fork["id"], -5, 0, 1)] == list(range(-5, 1))


@pytest.mark.parametrize(
    ("query", "key"),
    [
        ("first=3&last=2", "server-no-such-moment"),
        ("first=-1&last=2", "server-no-such-moment"),
        ("first=0&last=13", "server-no-such-moment"),
        ("first=12&last=999999", "server-no-such-moment"),
        ("first=0&last=1&seat=2", "server-no-such-seat"),
        ("first=0&last=1&seat=9", "server-bad-request"),
        ("first=0&last=1&seat=-1", "server-bad-request"),
        ("first=a&last=1", "server-bad-request"),
        ("last=1", "server-bad-request"),
    ],
)
def test_what_cannot_be_looked_at_is_refused_in_words(place: Place, query: str, key: str) -> None:
    ann, bob = place.visitor("Ann"), place.visitor("Bob")
    id = begin(place, ann, bob)
    assert play(place, id, 12) == 12
    assert ann.refused("GET", f"/tables/{id}/moments?{query}", None, 400) == key


def test_so_many_moments_at_a_time_and_no_more(place: Place) -> None:
    ann, bob = place.visitor("Ann"), place.visitor("Bob")
    id = begin(place, ann, bob)
    assert play(place, id, 80) == 80
    path = f"/tables/{id}/moments?first=5&last="
    assert len(ann.get(f"{path}64")["moments"]) == 60
    assert ann.refused("GET", f"{path}65", None, 400) == "server-too-many-moments"


def test_only_those_who_may_follow_a_table_look_back(place: Place) -> None:
    ann, bob, eve = place.visitor("Ann"), place.visitor("Bob"), place.visitor("Eve")
    hidden = ann.post("/tables", table_body("me", "me", visibility="private"), 201)["id"]
    closed = begin(place, ann, bob, spectators=False)
    for path in ("moments?first=0&last=0", "history"):
        assert eve.refused("GET", f"/tables/{hidden}/{path}", None, 404) == "server-no-such-table"
        assert eve.refused("GET", f"/tables/{closed}/{path}", None, 403) == "server-not-for-you"
        assert eve.refused("GET", f"/tables/nowhere/{path}", None, 404) == "server-no-such-table"
        assert ann.refused("GET", f"/tables/{hidden}/{path}", None, 409) == "server-no-such-match"
    ann.post(f"/tables/{hidden}/start", {})
    play(place, hidden)
    play(place, closed)
    for path in ("moments?first=0&last=0&seat=1", "history?seat=1"):
        assert eve.refused("GET", f"/tables/{hidden}/{path}", None, 404) == "server-no-such-table"
        assert eve.refused("GET", f"/tables/{closed}/{path}", None, 403) == "server-not-for-you"
        assert bob.get(f"/tables/{closed}/{path}")["viewer"] == 1
        assert ann.get(f"/tables/{hidden}/{path}")["viewer"] == 1


def test_a_secret_answer_stays_with_its_seat_until_the_end(place: Place) -> None:
    """No game asks in secret yet: the state is told that these answers were."""
    ann, bob = place.visitor("Ann"), place.visitor("Bob")
    id = begin(place, ann, bob)
    play(place, id, 3)
    rows = place.with_store(lambda store: store.log(id))
    state = TableState(place.table(id))
    for row in rows:
        state.apply(row)
    state.secret_rows = {row.number for row in rows}
    seat, other = rows[0].seat, 1 - rows[0].seat
    for viewer, told in ((seat, rows[0].move), (other, ""), (None, "")):
        assert outgoing.happenings(state, rows, viewer)[0].move == told
