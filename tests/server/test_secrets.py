"""No byte that leaves for somebody depends on what they may not know."""

from __future__ import annotations

import json

import msgspec

from tests.server.live import LiveServer, Message, Someone
from tests.server.test_life import open_table
from toque.engine.record import read_record
from toque.engine.rng import Rng
from toque.games import game

GAME = game("pieces-montees")


def test_every_update_is_what_the_seat_may_know_and_the_seed_comes_last(
    server: LiveServer,
) -> None:
    """The match is replayed from its record afterwards; each view that anybody was sent must be the
    one that the engine builds for that viewer at that moment, to the last value."""
    people = [Someone(server, name) for name in ("Ann", "Bob", "Cid")]
    table = open_table(people[0], ["me", "open", "open"], options={"mode": "confirmed"})
    for person in people[1:]:
        person.post(f"/tables/{table}/join")
    people[0].post(f"/tables/{table}/start")
    viewers = [person.sit() for person in people] + [Someone(server).sit()]
    for viewer in viewers:
        viewer.watch(table)
    rng = Rng("secrets")
    while True:
        acting = next((viewer for viewer in viewers if viewer.offers()), None)
        if acting is None:
            break
        moves = acting.offers()
        answer = acting.play(moves[rng.below(len(moves))])
        assert answer["type"] == "done"
        for viewer in viewers:
            viewer.wait_until(answer["number"])
    last = viewers[0].table
    assert last is not None
    assert last["status"] == "over"
    seed = last["seed"]
    record = people[0].get(f"/tables/{table}/record")
    text = record if isinstance(record, str) else record["record"]
    replayed = read_record(text)
    matches = [replayed.replay(GAME, moves=number) for number in range(last["number"] + 1)]
    for viewer in viewers:
        updates: list[Message] = [
            message for message in map(json.loads, viewer.seen) if message["type"] == "update"
        ]
        assert len(updates) > 50
        for sent in updates:
            expected = json.loads(msgspec_json(matches[sent["number"]].view(sent["viewer"])))
            assert sent["view"] == expected
            assert (sent["seed"] == seed) == (sent["status"] == "over")
        running = [text for text in viewer.seen if '"status":"running"' in text]
        assert not [text for text in running if seed in text]


def msgspec_json(thing: object) -> bytes:
    return msgspec.json.encode(thing)
