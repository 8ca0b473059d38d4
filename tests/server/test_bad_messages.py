"""Every message type with wrong types, sizes, seats, orders, tables, sessions: refused in words."""

from __future__ import annotations

import json

import pytest

from tests.server.live import LiveServer, Someone
from tests.server.test_life import duel, open_table

WRONG: list[object] = [
    "",
    "not json",
    "[]",
    "null",
    "{}",
    '{"type":"dance"}',
    '{"type":"play"}',
    '{"type":"play","table":7,"seat":0,"number":0,"move":"end"}',
    '{"type":"play","table":"TABLE","seat":-1,"number":0,"move":"end"}',
    '{"type":"play","table":"TABLE","seat":"a","number":0,"move":"end"}',
    '{"type":"play","table":"TABLE","seat":0,"number":1e9,"move":"end"}',
    '{"type":"play","table":"TABLE","seat":0,"number":0,"move":["end"]}',
    '{"type":"play","table":"TABLE","seat":0,"number":0,"move":"' + "x" * 200 + '"}',
    '{"type":"propose","table":"TABLE","seat":0,"number":0,"what":"win"}',
    '{"type":"ask-chef","table":"TABLE","seat":0}',
    '{"type":"ask-chef","table":"TABLE","seat":-1,"number":0}',
    '{"type":"ask-chef","table":"TABLE","seat":0,"number":"0"}',
    '{"type":"ask-chef","table":["TABLE"],"seat":0,"number":0}',
    '{"type":"say","table":"TABLE","text":""}',
    '{"type":"say","table":"TABLE","text":"' + "x" * 600 + '"}',
    '{"type":"watch","table":""}',
    '{"type":"why","table":"TABLE","seat":0,"moves":"all"}',
    '{"type":"what","table":"TABLE","seat":0}',
    '{"type":"what","table":"TABLE","seat":0,"moves":[]}',
    '{"type":"what","table":"TABLE","seat":0,"moves":[' + ",".join(['"end"'] * 101) + "]}",
    "x" * 20_000,
    "[" * 5_000,
]

REFUSED: list[tuple[str, dict[str, object], str]] = [
    ("play", {"seat": 0, "number": 0, "move": "dance"}, "bad-notation-verb"),
    ("play", {"seat": 0, "number": 0, "move": "recall x"}, "bad-notation-extra"),
    ("play", {"seat": 1, "number": 0, "move": "end"}, "server-not-your-seat"),
    ("play", {"seat": 7, "number": 0, "move": "end"}, "server-not-your-seat"),
    ("play", {"seat": 0, "number": 99, "move": "end"}, "server-stale"),
    ("undo", {"seat": 0, "number": 0}, "obstacle-nothing-to-undo"),
    ("propose", {"seat": 0, "number": 0, "what": "resume"}, "server-not-paused"),
    ("propose", {"seat": 0, "number": 0, "what": "undo", "to": 5}, "server-nothing-to-undo-there"),
    ("respond", {"seat": 0, "number": 0, "agree": True}, "server-nothing-proposed"),
    ("take-back", {"seat": 0}, "server-seat-is-yours"),
    ("time-out", {"seat": 1}, "server-not-their-turn"),
    ("why", {"seat": 1, "moves": []}, "server-not-your-seat"),
    ("what", {"seat": 1, "moves": ["end"]}, "server-not-your-seat"),
    ("hand-over", {"seat": 0, "bot": "deep-blue"}, "unknown-bot"),
    ("ask-chef", {"seat": 1, "number": 0}, "server-not-your-seat"),
    ("ask-chef", {"seat": 0, "number": 99}, "server-stale"),
    ("ask-chef", {"seat": 0, "number": 0}, "server-no-chef"),
]

ANYTHING: list[tuple[str, dict[str, object]]] = [
    ("play", {"seat": 0, "number": 0, "move": "end"}),
    ("say", {"text": "hello"}),
    ("why", {"seat": 0, "moves": []}),
    ("what", {"seat": 0, "moves": ["end"]}),
    ("ask-chef", {"seat": 0, "number": 0}),
    ("time-out", {"seat": 0}),
]
"""That somebody may wish of a table."""


@pytest.fixture
def table(server: LiveServer) -> tuple[str, Someone, Someone]:
    return duel(server)


def test_nonsense_is_refused_and_the_socket_lives(
    server: LiveServer, table: tuple[str, Someone, Someone]
) -> None:
    id, ann, _ = table
    socket = ann.sit()
    socket.watch(id)
    for wrong in WRONG:
        socket.wire.send(str(wrong).replace("TABLE", id))
        refused = socket.wait_for("refused")
        assert refused["text"]["key"].startswith("server-"), refused
    assert socket.play("end")["type"] == "done"


@pytest.mark.parametrize("binary", [b"\x00\xff", b'{"type":"ping"}'])
def test_bytes_are_no_reason_to_fall_over(
    server: LiveServer, table: tuple[str, Someone, Someone], binary: bytes
) -> None:
    id, ann, _ = table
    socket = ann.sit()
    socket.wire.send(binary)
    later = ann.sit()
    later.watch(id)
    assert later.play("end")["type"] == "done"


def test_what_may_not_be_is_refused_in_words_and_changes_nothing(
    table: tuple[str, Someone, Someone],
) -> None:
    id, ann, _ = table
    socket = ann.sit()
    socket.watch(id)
    for kind, fields, key in REFUSED:
        answer = socket.ask(kind, table=id, **fields)
        assert answer["type"] == "refused", (kind, answer)
        assert answer["text"]["key"] == key, (kind, fields, answer)
        assert socket.watch(id)["number"] == 0


def test_a_stranger_may_look_but_not_touch(
    server: LiveServer, table: tuple[str, Someone, Someone]
) -> None:
    id, _, _ = table
    for stranger in (Someone(server), Someone(server, "Eve")):
        socket = stranger.sit()
        assert socket.watch(id)["viewer"] is None
        wishes: list[tuple[str, dict[str, object]]] = [
            ("play", {"seat": 0, "number": 0, "move": "end"}),
            ("hand-over", {"seat": 0}),
            ("time-out", {"seat": 0}),
            ("propose", {"seat": 0, "number": 0, "what": "pause"}),
            ("ask-chef", {"seat": 0, "number": 0}),
        ]
        for kind, fields in wishes:
            assert socket.ask(kind, table=id, **fields)["text"]["key"] == "server-not-your-seat"
    assert Someone(server).sit().ask("say", table=id, text="hello")["text"]["key"] == (
        "server-sign-in-first"
    )


def test_a_private_table_is_nobody_elses(server: LiveServer) -> None:
    ann, eve = Someone(server, "Ann"), Someone(server, "Eve")
    id = open_table(ann, ["me", "bot:random"], visibility="private")
    ann.post(f"/tables/{id}/start")
    socket = eve.sit()
    assert socket.watch(id)["text"]["key"] == "server-no-such-table"
    assert socket.watch("no-such-table")["text"]["key"] == "server-no-such-table"
    for kind, fields in ANYTHING:
        answers = [socket.ask(kind, table=table, **fields) for table in (id, "no-such-table")]
        keys = [answer["text"]["key"] for answer in answers]
        assert keys[0] == keys[1], (kind, "nobody learns that it is there")


def test_a_foreign_page_gets_no_socket(server: LiveServer) -> None:
    from websockets.exceptions import InvalidStatus
    from websockets.sync.client import connect
    from websockets.typing import Origin

    with pytest.raises(InvalidStatus):
        connect(
            f"ws://127.0.0.1:{server.port}/api/socket",
            origin=Origin("https://evil.example"),
            proxy=None,
        )


def test_reasons_are_given_for_all_that_is_locked(table: tuple[str, Someone, Someone]) -> None:
    id, ann, _ = table
    socket = ann.sit()
    socket.watch(id)
    answer = socket.ask("why", table=id, seat=0, moves=[])
    found = {reason["notation"]: reason for reason in answer["reasons"]}
    assert found["page forward"]["text"]["key"] == "obstacle-no-booklet"
    assert found["page forward"]["move"]["args"] == {"direction": "forward"}
    assert not {"end", *socket.offers()} & set(found)
    one = socket.ask("why", table=id, seat=0, moves=["recall", "gibberish", "end"])
    few = {reason["notation"]: reason for reason in one["reasons"]}
    assert set(few) == {"recall", "gibberish"}
    assert few["recall"]["move"]["verb"] == "recall"
    assert few["gibberish"]["move"] is None
    assert json.dumps(one)


def test_bills_are_for_legal_moves_alone(table: tuple[str, Someone, Someone]) -> None:
    id, ann, _ = table
    socket = ann.sit()
    socket.watch(id)
    answer = socket.ask("what", table=id, seat=0, moves=["recall", "gibberish", "end"])
    assert answer["type"] == "bills"
    (end,) = answer["bills"]
    assert end["move"] == "end"
    spoons = {"type": "text", "key": "held", "args": {"what": "spoons"}}
    (line,) = end["bill"]["lines"]
    assert (line["source"], line["before"], line["after"]) == (spoons, 3, 0)
    assert (end["bill"]["now"], end["bill"]["later"]) == (0, 0)
