"""The API as a browser meets it: cookies, refusals in words, forged requests, limits, documents."""

from __future__ import annotations

import asyncio
import json
import logging
from collections.abc import Awaitable, Callable, Iterator
from pathlib import Path
from typing import Any, Self, TypeVar

import pytest
import structlog
from litestar.exceptions import WebSocketDisconnect
from litestar.testing import TestClient

from tests.server.visitors import GAME, QuietHub, Visitor, an_app, play_out
from toque.engine.record import read_record
from toque.server.limits import SIGN_IN, SIGN_IN_ACCOUNT
from toque.server.logs import configure_logs
from toque.server.openapi import openapi_document
from toque.server.routes import pages
from toque.server.rows import Table
from toque.server.store.connect import open_store
from toque.server.store.port import Store

T = TypeVar("T")
RECORDS = Path(__file__).parent.parent / "records" / GAME


class Place:
    """One application with its store."""

    def __init__(self, database: Path, **settings: Any) -> None:
        self.database = str(database)
        self.app, self.hub = an_app(open_store(self.database), **settings)

    def __enter__(self) -> Self:
        self.client = TestClient(self.app, raise_server_exceptions=False)
        self.client.__enter__()
        return self

    def __exit__(self, *_: object) -> None:
        self.client.__exit__(None, None, None)

    def visitor(self, name: str = "") -> Visitor:
        return Visitor(self.client, name)

    def with_store(self, work: Callable[[Store], Awaitable[T]]) -> T:
        """Something that happens in another process."""

        async def run() -> T:
            store = open_store(self.database)
            await store.open()
            try:
                return await work(store)
            finally:
                await store.close()

        return asyncio.run(run())

    def table(self, id: str) -> Table:
        found = self.with_store(lambda store: store.table(id))
        assert found is not None
        return found


@pytest.fixture
def place(tmp_path: Path) -> Iterator[Place]:
    with Place(tmp_path / "toque.db") as place:
        yield place


def table_body(*seats: str, **more: Any) -> dict[str, Any]:
    return {"game": GAME, "seats": list(seats), **more}


# People.


def test_a_guest_comes_and_goes(place: Place) -> None:
    nobody = place.visitor()
    assert nobody.get("/me") == {"person": None, "language": "en"}
    assert (
        nobody.refused("POST", "/tables", table_body("me", "open"), 401) == "server-sign-in-first"
    )
    ann = place.visitor("Ann")
    assert ann.get("/me")["person"]["name"] == "Ann"
    assert ann.get(f"/people/{ann.id}")["guest"] is True
    ann.delete("/session")
    assert ann.get("/me")["person"] is None


def test_an_account_over_http(place: Place) -> None:
    ann = place.visitor("Ann")
    table = ann.post("/tables", table_body("me", "open"), 201)["id"]
    made = ann.post("/account", {"name": "Ann", "password": "a password"}, 201)
    assert made["person"]["id"] == ann.id
    assert ann.get(f"/tables/{table}")["my_seats"] == [0]
    elsewhere = place.visitor()
    wrong = {"name": "Ann", "password": "wrong"}
    assert elsewhere.refused("POST", "/session", wrong, 401) == "server-wrong-password"
    elsewhere.post("/session", {"name": "ann", "password": "a password"})
    assert elsewhere.get("/me")["person"]["id"] == ann.id
    changed = {"name": "Anna", "language": "de", "settings": {"sound": "off"}}
    assert elsewhere.patch("/me", changed)["settings"] == {"sound": "off"}
    assert ("person", ann.id) in place.hub.told
    code = {"name": "Anna", "code": made["recovery_code"], "password": "b password"}
    saved = place.visitor()
    assert saved.post("/recover", code)["recovery_code"] != made["recovery_code"]
    assert saved.get("/me")["person"]["id"] == ann.id
    assert elsewhere.get("/me")["person"] is None


def test_people_can_take_their_data_along_and_be_forgotten(place: Place) -> None:
    ann, bob = place.visitor("Ann"), place.visitor("Bob")
    table = ann.post("/tables", table_body("me", "open", visibility="private"), 201)["id"]
    other = bob.post("/tables", table_body("me", "open"), 201)["id"]
    ann.post(f"/tables/{other}/join", {})
    ann.put(f"/tables/{table}/note", {"text": "think\u0000!"})
    place.with_store(lambda store: store.add_chat(table, ann.id, "hello", 1))
    answer = ann.ask("GET", "/me/export")
    assert "attachment" in answer.headers["content-disposition"]
    export = answer.json()
    assert {one["id"] for one in export["tables"]} == {table, other}
    assert export["notes"] == {table: "think!"}
    assert export["chat"][0]["text"] == "hello"
    for secret in ("hash", place.table(table).seed, place.table(other).seed):
        assert secret not in answer.text
    ann.delete("/me")
    assert ann.get("/me")["person"] is None
    assert bob.refused("GET", f"/people/{ann.id}", None, 404) == "server-no-such-person"
    assert bob.get(f"/tables/{other}")["seats"][1]["kind"] == "open"
    assert place.table(table).status == "cancelled"


# Tables.


def _seat_of(page: dict[str, Any], name: str) -> int:
    return [seat["name"] for seat in page["seats"]].index(name)


def test_the_life_of_a_table(place: Place) -> None:
    ann, bob, eve = place.visitor("Ann"), place.visitor("Bob"), place.visitor()
    page = ann.post("/tables", table_body("me", "open", "invited", "open"), 201)
    id = page["id"]
    assert page["host_name"] == "Ann"
    assert len(page["commitment"]) == 64
    assert page["commitment"] == eve.get(f"/tables/{id}")["commitment"]
    assert eve.get("/tables")["tables"][0]["seats"][2]["invitation"] == ""
    bob.post(f"/tables/{id}/join", {"invitation": page["seats"][2]["invitation"]})
    assert bob.get("/tables?mine=true")["tables"][0]["my_seats"] == [2]
    assert eve.refused("GET", "/tables?mine=true", None, 401) == "server-sign-in-first"
    ann.post(f"/tables/{id}/seat", {"seat": 3, "becomes": "bot:random"})
    assert ann.refused("POST", f"/tables/{id}/start", {}, 409) == "server-seats-free"
    assert eve.refused("GET", f"/tables/{id}/record", None, 409) == "server-no-such-match"
    ann.post(f"/tables/{id}/start", {"fill": "greedy"})
    assert [one["id"] for one in eve.get("/tables?status=running&game=" + GAME)["tables"]] == [id]
    assert eve.get("/tables?status=open")["tables"] == []
    assert ann.refused("GET", f"/tables/{id}/record", None, 409) == "server-not-over"
    table = place.table(id)
    for visitor in (ann, bob, eve):
        for path in (f"/tables/{id}", "/tables"):
            assert table.seed not in visitor.ask("GET", path).text
    place.with_store(lambda store: play_out(store, table))
    record = read_record(eve.get(f"/tables/{id}/record"))
    assert record.seed == table.seed
    again = bob.post(f"/tables/{id}/rematch", status=201)
    assert again["seats"][1]["name"] == "Bob"
    assert again["seats"][3]["kind"] == "invited"
    page = ann.get(f"/tables/{id}")
    assert (page["rematch"], page["ready"]) == (again["id"], [_seat_of(page, "Bob")])
    told = place.hub.told.count(("changed", id))
    accepted = ann.post(f"/tables/{id}/rematch", status=201)
    assert (accepted["id"], accepted["seats"][3]["name"]) == (again["id"], "Ann")
    page = bob.get(f"/tables/{id}")
    assert page["ready"] == sorted(_seat_of(page, name) for name in ("Ann", "Bob"))
    # Whoever looks at the result sees it at once.
    assert place.hub.told.count(("changed", id)) == told + 1
    assert eve.refused("POST", f"/tables/{id}/fork", {"number": 3}, 401) == "server-sign-in-first"
    assert bob.post(f"/tables/{id}/fork", {"number": 3}, 201)["opening"] == 3
    assert bob.post(f"/tables/{again['id']}/cancel")["status"] == "cancelled"
    assert ("started", id) in place.hub.told
    assert place.hub.told.count(("changed", id)) >= 4


def test_the_hub_hears_of_every_change(place: Place) -> None:
    ann, bob = place.visitor("Ann"), place.visitor("Bob")
    id = ann.post("/tables", table_body("me", "open"), 201)["id"]
    for visitor, path, body in (
        (bob, "join", {}),
        (bob, "leave", {}),
        (ann, "seat", {"seat": 1, "becomes": "open"}),
        (ann, "cancel", {}),
    ):
        place.hub.told.clear()
        visitor.post(f"/tables/{id}/{path}", body)
        assert place.hub.told == [("changed", id)]


def test_private_tables_notes_and_chat(place: Place) -> None:
    ann, bob = place.visitor("Ann"), place.visitor("Bob")
    body = table_body("me", "invited", visibility="private")
    page = ann.post("/tables", body, 201)
    id, link = page["id"], page["seats"][1]["invitation"]
    for path in ("", "/chat", "/note", "/record"):
        assert bob.refused("GET", f"/tables/{id}{path}", None, 404) == "server-no-such-table"
    assert bob.get("/tables")["tables"] == []
    assert bob.get(f"/tables/{id}?invitation={link}")["id"] == id
    bob.post(f"/tables/{id}/join", {"invitation": link})
    bob.put(f"/tables/{id}/note", {"text": "mine\nalone"})
    assert bob.get(f"/tables/{id}/note") == {"text": "mine\nalone"}
    assert ann.get(f"/tables/{id}/note") == {"text": ""}
    place.with_store(lambda store: store.add_chat(id, bob.id, "hello", 1))
    chat = ann.get(f"/tables/{id}/chat")["chat"]
    assert [(line["name"], line["text"]) for line in chat] == [("Bob", "hello")]


def test_without_spectators_chat_is_for_the_table(place: Place) -> None:
    ann, eve = place.visitor("Ann"), place.visitor()
    id = ann.post("/tables", table_body("me", "open", spectators=False), 201)["id"]
    assert eve.refused("GET", f"/tables/{id}/chat", None, 403) == "server-not-for-you"


def test_records_come_in(place: Place) -> None:
    ann, bob = place.visitor("Ann"), place.visitor("Bob")
    text = (RECORDS / "duel-confirmed.toque").read_text("utf-8")
    study = ann.post("/import", {"record": text}, 201)
    assert study["study"]
    assert [(seat["name"], seat["named"]) for seat in study["seats"]] == [
        (player, "bot") for player in read_record(text).players
    ]
    assert len(read_record(ann.get(f"/tables/{study['id']}/record")).moves) == study["opening"]
    bob.refused("GET", f"/tables/{study['id']}/record", None, 404)
    answer = ann.ask("POST", "/import", {"record": text.replace("\na ", "\na x", 1)})
    assert answer.status_code == 400
    assert answer.json()["text"]["args"]["line"] > 1
    assert answer.json()["said"].startswith("Line ")


def test_games_are_told_in_every_language(place: Place) -> None:
    (title,) = [one for one in place.visitor().get("/games")["games"] if one["slug"] == GAME]
    assert title["name"]["fr"] == "Pièces Montées"
    mode = title["options"][0]
    assert mode["label"] == {"en": "Mode", "fr": "Mode", "de": "Modus"}
    assert [choice["name"] for choice in mode["choices"]] == ["apprentice", "confirmed"]
    assert title["bots"] == [f"level-{number}" for number in range(1, 7)]
    assert title["editions"][0]["name"] == "house"


def test_results_and_ratings_can_be_asked_for(place: Place) -> None:
    eve = place.visitor()
    assert eve.get(f"/results?game={GAME}&person=nobody") == {"results": []}
    assert eve.get(f"/ratings/{GAME}") == {"ratings": []}
    assert eve.refused("GET", "/ratings/chess", None, 404) == "unknown-game"
    assert eve.refused("GET", "/results?game=chess", None, 400) == "unknown-game"


# Refusals.


@pytest.mark.parametrize(
    ("body", "field"),
    [
        ({"game": GAME, "seats": ["me", 1]}, "seats[1]"),
        ({"game": GAME, "seats": "me"}, "seats"),
        ({"game": GAME, "seats": ["me", "open"], "pace": {"bank": "900"}}, "pace.bank"),
        ({"game": GAME, "seats": ["me", "open"], "seed": "mine"}, "–"),
        ({"seats": ["me", "open"]}, "–"),
        ([], "–"),
        ({"game": GAME, "seats": ["me"] * 9}, "seats"),
        ({"game": "x" * 61, "seats": ["me"]}, "game"),
    ],
)
def test_bad_bodies_are_told_where(place: Place, body: Any, field: str) -> None:
    answer = place.visitor("Ann").ask("POST", "/tables", body)
    assert answer.status_code == 400
    assert answer.json()["text"]["key"] == "server-bad-request"
    assert answer.json()["text"]["args"]["field"] == field


@pytest.mark.parametrize(
    ("content", "kind", "status", "key"),
    [
        (b'{"name": ', "application/json", 400, "server-bad-request"),
        (b"\xff\xfe", "application/json", 400, "server-bad-request"),
        (b'{"name": "\\ud800"}', "application/json", 400, "server-bad-request"),
        (b"[" * 100_000, "application/json", 400, "server-bad-request"),
        (b"", "application/json", 400, "server-bad-request"),
        (b'{"name": "Ann"}', "text/plain", 415, "server-not-json"),
        (b"name=Ann", "application/x-www-form-urlencoded", 415, "server-not-json"),
        (b'"' + b"x" * 300_000 + b'"', "application/json", 413, "server-too-large"),
    ],
)
def test_bad_bytes(place: Place, content: bytes, kind: str, status: int, key: str) -> None:
    headers = {"X-Toque": "1", "content-type": kind}
    answer = place.client.post("/api/guest", content=content, headers=headers)
    assert (answer.status_code, answer.json()["text"]["key"]) == (status, key)


@pytest.mark.parametrize(
    "path",
    ["/tables/nothing", "/tables/%00", "/tables/%F0%9F%A7%81/chat", "/people/..%2F..", "/nowhere"],
)
def test_what_is_not_there(place: Place, path: str) -> None:
    place.visitor("Ann").refused("GET", path, None, 404)


def test_bad_queries_and_methods(place: Place) -> None:
    ann = place.visitor("Ann")
    for query in ("limit=0", "limit=x", "limit=1000", "status=lost", "before=-1", "mine=maybe"):
        answer = ann.ask("GET", f"/tables?{query}")
        assert answer.status_code == 400
        assert answer.json()["text"]["args"]["field"] == query.split("=")[0]
    assert ann.refused("PUT", "/games", {}, 405) == "server-wrong-method"
    allowed = ann.ask("OPTIONS", "/me").headers["allow"]
    assert allowed == "DELETE, GET, OPTIONS, PATCH"


def test_refusals_speak_the_visitors_language(place: Place) -> None:
    nobody = place.visitor()
    for language, said in (
        ("fr-CA,fr;q=0.9", "Cette table n’existe pas."),
        ("it,de;q=0.2", "Diesen Tisch gibt es nicht."),
        ("it", "There is no such table."),
    ):
        answer = nobody.ask("GET", "/tables/x", None, **{"accept-language": language})
        assert answer.json()["said"] == said
    ann = place.visitor("Ann")
    ann.patch("/me", {"language": "de"})
    answer = ann.ask("GET", "/tables/x", None, **{"accept-language": "fr"})
    assert answer.json()["said"] == "Diesen Tisch gibt es nicht."


def test_a_bug_is_told_without_its_story(
    place: Place, monkeypatch: pytest.MonkeyPatch, capfd: pytest.CaptureFixture[str]
) -> None:
    configure_logs("info")

    async def broken(*_: object, **__: object) -> None:
        raise RuntimeError("the oven is cold")

    try:
        ann = place.visitor("Ann")
        monkeypatch.setattr(type(place.app.state.services.store), "tables", broken)
        answer = ann.ask("GET", "/tables")
    finally:
        structlog.reset_defaults()
        logging.getLogger().handlers.clear()
    assert answer.status_code == 500
    assert "oven" not in answer.text
    number = answer.json()["text"]["args"]["number"]
    assert number == answer.headers["x-request-id"]
    lines = [json.loads(line) for line in capfd.readouterr().err.splitlines()]
    (told,) = [line for line in lines if line["level"] == "error"]
    assert told["request"] == number
    assert "the oven is cold" in told["exception"]
    (request,) = [line for line in lines if line.get("route") == "/api/tables"]
    assert (request["status"], request["person"]) == (500, ann.id)
    everything = json.dumps(lines)
    assert ann.cookie.split("=")[1] not in everything


# Other sites.


def test_requests_from_other_sites_are_refused(place: Place) -> None:
    body = {"name": "Ann"}
    for headers, status in (
        ({}, 403),
        ({"X-Toque": "0"}, 403),
        ({"X-Toque": "1"}, 201),
        ({"X-Toque": "1", "Origin": "http://testserver.local"}, 201),
        ({"X-Toque": "1", "Origin": "https://evil.example"}, 403),
        ({"X-Toque": "1", "Origin": "null"}, 403),
        ({"X-Toque": "1", "Origin": "http://testserver.local.evil.example"}, 403),
        ({"X-Toque": "1", "Origin": "http://[evil"}, 403),
    ):
        answer = place.client.post("/api/guest", json=body, headers=headers)
        assert answer.status_code == status, headers
    assert place.client.delete("/api/session").status_code == 403


def test_the_public_address_is_our_own(tmp_path: Path) -> None:
    with Place(tmp_path / "toque.db", public_url="https://toque.example") as place:
        headers = {"X-Toque": "1", "Origin": "https://toque.example"}
        answer = place.client.post("/api/guest", json={"name": "Ann"}, headers=headers)
        assert answer.status_code == 201
        assert "; Secure" in answer.headers["set-cookie"]
        assert "strict-transport-security" in answer.headers


def test_sockets_from_other_sites_are_refused(place: Place) -> None:
    with (
        pytest.raises(WebSocketDisconnect) as refused,
        place.client.websocket_connect(
            "/api/socket", headers={"Origin": "https://evil.example"}
        ) as socket,
    ):
        socket.receive_text()
    assert refused.value.code == 4403


@pytest.mark.parametrize("path", ["/", "/api/games", "/api/nowhere", "/health/ready"])
def test_every_answer_is_framed(place: Place, path: str) -> None:
    headers = place.client.get(path).headers
    assert "default-src 'self'" in headers["content-security-policy"]
    assert "script-src" not in headers["content-security-policy"]
    assert "frame-ancestors 'none'" in headers["content-security-policy"]
    assert headers["x-content-type-options"] == "nosniff"
    assert headers["referrer-policy"] == "same-origin"
    assert "camera=()" in headers["permissions-policy"]
    assert headers["x-request-id"]
    assert "access-control-allow-origin" not in headers


# Limits.


def test_sign_in_is_limited_by_address(tmp_path: Path) -> None:
    with Place(tmp_path / "toque.db", rate_factor=1) as place:
        # Time stands still: on a busy machine the attempts take long enough to earn another one.
        place.app.state.services.limits.clock = lambda: 0.0
        body = {"name": "#", "password": "x"}
        statuses = [place.visitor().ask("POST", "/session", body).status_code for _ in range(12)]
        assert statuses == [401] * 10 + [429] * 2
        answer = place.visitor().ask(
            "POST", "/recover", {"name": "#", "code": "", "password": "x" * 8}
        )
        assert answer.status_code == 429
        assert answer.headers["retry-after"]
        assert place.visitor().get("/me") == {"person": None, "language": "en"}


def test_writes_are_limited_by_person(tmp_path: Path) -> None:
    with Place(tmp_path / "toque.db", rate_factor=1) as place:
        ann, bob = place.visitor("Ann"), place.visitor("Bob")
        done = 0
        while done < 1000 and ann.ask("PATCH", "/me", {}).status_code == 200:
            done += 1
        assert 119 <= done < 1000
        assert bob.ask("PATCH", "/me", {}).status_code == 200


# The server itself.


def test_health_tells_the_truth(place: Place, monkeypatch: pytest.MonkeyPatch) -> None:
    assert place.client.get("/health/ready").json() == {"ok": True}

    async def broken(*_: object) -> None:
        raise OSError("gone")

    monkeypatch.setattr(type(place.app.state.services.store), "check", broken)
    monkeypatch.setattr("toque.server.readiness.FRESH", 0.0)
    place.app.state.services.readiness._until = 0.0
    assert place.client.get("/health/live").json() == {"ok": True}
    answer = place.client.get("/health/ready")
    assert (answer.status_code, answer.json()) == (503, {"ok": False})


def test_metrics_count_by_route(place: Place) -> None:
    place.client.get("/api/tables/made-up-1")
    place.client.get("/api/tables/made-up-2")
    place.client.get("/made-up-3")
    text = place.client.get("/metrics").text
    line = 'toque_requests_total{method="GET",route="/api/tables/{id}",status="404"} 2.0'
    assert line in text
    assert "made-up" not in text


def test_metrics_are_not_for_everybody(tmp_path: Path) -> None:
    def seen(headers: dict[str, str], **settings: str) -> int:
        store = open_store(str(tmp_path / "toque.db"))
        app, _ = an_app(store, **settings)
        with TestClient(app) as client:
            return int(client.get("/metrics", headers=headers).status_code)

    bearer = {"authorization": "Bearer a-token"}
    assert seen({}) == 200
    assert seen({}, public_url="https://toque.example") == 403
    for public in ("", "https://toque.example"):
        assert seen({}, public_url=public, metrics_token="a-token") == 403
        assert (
            seen({"authorization": "Bearer a"}, public_url=public, metrics_token="a-token") == 403
        )
        assert seen(bearer, public_url=public, metrics_token="a-token") == 200


def test_an_account_is_not_guessed_from_many_addresses(tmp_path: Path) -> None:
    store = open_store(str(tmp_path / "toque.db"))
    app, _ = an_app(store, rate_factor=1)
    limits = app.state.services.limits
    with TestClient(app) as client:
        answers = []
        for number in range(SIGN_IN_ACCOUNT.times + 1):
            limits._buckets.pop(SIGN_IN.name, None)  # another address each time
            name = "ANN" if number % 2 else "ann"
            guess = {"name": name, "password": f"guess {number}"}
            answer = client.post("/api/session", json=guess, headers={"X-Toque": "1"})
            answers.append(answer.status_code)
    assert answers == [401] * SIGN_IN_ACCOUNT.times + [429]


def test_the_page_says_that_the_server_runs(
    place: Place, monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    monkeypatch.setattr(pages, "STATIC", tmp_path / "static")
    page = place.client.get("/")
    assert page.headers["content-type"].startswith("text/html")
    for word in ("The server is running", "Le serveur tourne", "Der Server läuft"):
        assert word in page.text
    assert place.client.get("/tables/x").status_code == 404


def test_a_built_page_is_served(
    place: Place, monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    folder = tmp_path / "static"
    (folder / "assets").mkdir(parents=True)
    (folder / "index.html").write_text("<p>the page</p>")
    (folder / "assets" / "app-1a.js").write_text("1")
    (tmp_path / "secret.txt").write_text("secret")
    monkeypatch.setattr(pages, "STATIC", folder)
    client = place.client
    assert client.get("/").text == "<p>the page</p>"
    assert client.get("/tables/abc").text == "<p>the page</p>"
    script = client.get("/assets/app-1a.js")
    assert script.headers["content-type"].startswith("text/javascript")
    assert "immutable" in script.headers["cache-control"]
    assert script.headers["content-encoding"] == "gzip"
    plain = client.get("/assets/app-1a.js", headers={"accept-encoding": "identity"})
    assert "content-encoding" not in plain.headers
    assert plain.text == script.text == "1"
    (folder / "assets" / "app-1a.js").write_text("22")
    assert client.get("/assets/app-1a.js").text == "22"
    assert client.head("/").status_code == 200
    for path in ("/assets/gone.js", "/..%2fsecret.txt", "/%00.js", "/api/nowhere"):
        assert client.get(path).status_code == 404
    assert pages.static_file(folder, "../secret.txt") is None


def test_the_document_names_every_route(place: Place) -> None:
    document = openapi_document(place.app)
    assert place.client.get("/api/schema").json() == document
    assert place.client.get("/api/schema/openapi.json").json() == document
    operations = [
        (path, method, operation)
        for path, item in document["paths"].items()
        for method, operation in item.items()
    ]
    ids = [operation["operationId"] for _, _, operation in operations]
    assert len(ids) == len(set(ids)) == 53
    for path, method, operation in operations:
        if path.startswith("/api"):
            assert {"400", "429"} <= set(operation["responses"]), path
            if method not in ("get", "head"):
                assert {"page": []}.items() <= {
                    name: scopes for need in operation["security"] for name, scopes in need.items()
                }.items(), path
    text = json.dumps(document)
    for reference in {part.split('"')[0] for part in text.split('"#/components/schemas/')[1:]}:
        assert reference in document["components"]["schemas"]
    assert document["components"]["schemas"]["NewTable"]["additionalProperties"] is False


def test_hub_is_what_the_routes_expect() -> None:
    """The real hub answers to all that HTTP asks of it."""
    from toque.server.hub import Hub

    asked = [name for name in vars(QuietHub) if not name.startswith("_")]
    assert all(callable(getattr(Hub, name)) for name in asked)
