"""Webhooks: no address of our own network is ever called, and public ones get signed facts."""

from __future__ import annotations

import asyncio
import contextlib
import hashlib
import hmac
import ipaddress
import json
import logging
import shutil
import ssl
import subprocess
from pathlib import Path

import httpx
import pytest

from tests.server.parcels import NOON, ParcelStore, parcel
from tests.server.receiver import Names, Receiver, receiver
from toque.engine.refusal import Refusal
from toque.engine.text import Text
from toque.server import outside
from toque.server.outside import LONGEST_URL, Outside, is_public
from toque.server.rows import Parcel
from toque.server.sender import NotSent
from toque.server.webhook import (
    Call,
    WebhookSender,
    check_webhook,
    encode_call,
    webhook_key,
    webhook_key_of,
)

pytestmark = pytest.mark.anyio
PUBLIC = "93.184.215.14"
SECOND = "93.184.215.15"
CALL = Call("p1", "turn", "t1", "pieces-montees", "https://toque.example/table/t1", NOON)
URL = "https://hook.example/path?token=s3cret"


@pytest.fixture
def anyio_backend() -> str:
    return "asyncio"


def call_to(address: str, id: str = "p1") -> Parcel:
    return parcel(id, "webhook", address=address, body=encode_call(CALL))


# Addresses.


@pytest.mark.parametrize(
    "address",
    [
        "0.0.0.0",
        "10.0.0.1",
        "100.64.0.1",
        "127.0.0.1",
        "127.255.255.254",
        "169.254.169.254",
        "172.16.0.1",
        "172.31.255.255",
        "192.0.0.8",
        "192.0.2.1",
        "192.88.99.1",
        "192.168.1.1",
        "198.18.0.1",
        "198.51.100.1",
        "203.0.113.1",
        "224.0.0.1",
        "239.255.255.255",
        "240.0.0.1",
        "255.255.255.255",
        "::",
        "::1",
        "::ffff:10.0.0.1",
        "::ffff:127.0.0.1",
        "::ffff:169.254.169.254",
        "::127.0.0.1",
        "64:ff9b::10.0.0.1",
        "64:ff9b::127.0.0.1",
        "64:ff9b:1::808:808",
        "100::1",
        "2001::1",
        "2001:0:4136:e378:8000:63bf:3fff:fdd2",
        "2001:db8::1",
        "2002:a00:1::1",
        "2002:7f00:1::1",
        "2002:808:808::1",
        "3fff::1",
        "5f00::1",
        "fc00::1",
        "fd00:ec2::254",
        "fe80::1",
        "fe80::1%eth0",
        "2606:4700::1111%eth0",
        "fec0::1",
        "ff02::1",
        "ff0e::1",
    ],
)
def test_what_is_not_public(address: str) -> None:
    assert not is_public(ipaddress.ip_address(address))


@pytest.mark.parametrize(
    "address",
    [
        "8.8.8.8",
        PUBLIC,
        "172.15.0.1",
        "172.32.0.1",
        "2606:4700:4700::1111",
        "2001:4860:4860::8888",
        "64:ff9b::808:808",
        "::ffff:8.8.8.8",
    ],
)
def test_what_is_public(address: str) -> None:
    assert is_public(ipaddress.ip_address(address))


# What is refused, in the settings and when it is sent.


def names() -> Names:
    return Names(
        hook_example=[[PUBLIC]],
        localhost=[["127.0.0.1", "::1"]],
        metadata_google_internal=[["169.254.169.254"]],
        inside_example=[["10.1.2.3"]],
        mixed_example=[[PUBLIC, "10.1.2.3"]],
        six_example=[["fd00:ec2::254"]],
        mapped_example=[["::ffff:192.168.0.1"]],
        scoped_example=[["fe80::1%eth0"]],
        nonsense_example=[["not an address"]],
        empty_example=[[]],
    )


EVIL = {
    "http://localhost/": "webhook-not-public",
    "http://LOCALHOST./": "webhook-not-public",
    "http://127.0.0.1/": "webhook-not-public",
    "http://127.1/": "webhook-malformed",
    "http://127.0.1/": "webhook-malformed",
    "http://2130706433/": "webhook-malformed",
    "http://017700000001/": "webhook-malformed",
    "http://0177.0.0.1/": "webhook-malformed",
    "http://0x7f.0.0.1/": "webhook-malformed",
    "http://0x7f000001/": "webhook-malformed",
    "http://127.0.0.0x1/": "webhook-malformed",
    "http://127.0.0.1./": "webhook-malformed",
    "http://127。0。0。1/": "webhook-not-public",
    "http://１２７.0.0.1/": "webhook-malformed",
    "http://0/": "webhook-malformed",
    "http://0.0.0.0/": "webhook-not-public",
    "http://[::1]/": "webhook-not-public",
    "http://[::]/": "webhook-not-public",
    "http://[::ffff:10.0.0.1]/": "webhook-not-public",
    "http://[::ffff:a00:1]/": "webhook-not-public",
    "http://[64:ff9b::7f00:1]/": "webhook-not-public",
    "http://[2002:7f00:1::]/": "webhook-not-public",
    "http://[fe80::1%25eth0]/": "webhook-malformed",
    "http://[fd00:ec2::254]/": "webhook-not-public",
    "http://169.254.169.254/latest/meta-data/": "webhook-not-public",
    "http://metadata.google.internal/": "webhook-not-public",
    "https://inside.example/": "webhook-not-public",
    "https://mixed.example/": "webhook-not-public",
    "https://six.example/": "webhook-not-public",
    "https://mapped.example/": "webhook-not-public",
    "https://scoped.example/": "webhook-not-public",
    "https://nonsense.example/": "webhook-malformed",
    "https://empty.example/": "webhook-unknown-host",
    "https://nowhere.example/": "webhook-unknown-host",
    "https://user:password@hook.example/": "webhook-credentials",
    "https://user@hook.example/": "webhook-credentials",
    "https://hook.example@127.0.0.1/": "webhook-credentials",
    "http://hook.example\\@127.0.0.1/": "webhook-credentials",
    "http://127.0.0.1\\.hook.example/": "webhook-malformed",
    "http://127.0.0.1%2f.hook.example/": "webhook-malformed",
    "http://127.0.0.1#@hook.example/": "webhook-not-public",
    "http://127.0.0.1?@hook.example/": "webhook-not-public",
    "ftp://hook.example/": "webhook-scheme",
    "file:///etc/passwd": "webhook-scheme",
    "gopher://hook.example/": "webhook-scheme",
    "javascript:alert(1)": "webhook-scheme",
    "ws://hook.example/": "webhook-scheme",
    "http+unix://%2fvar%2frun%2fdocker.sock/": "webhook-scheme",
    "https://hook.example:22/": "webhook-port",
    "https://hook.example:80/": "webhook-port",
    "http://hook.example:443/": "webhook-port",
    "https://hook.example:8443/": "webhook-port",
    "http://hook.example:0/": "webhook-port",
    "http://hook.example:99999/": "webhook-port",
    "http://hook.example:x/": "webhook-malformed",
    "": "webhook-malformed",
    "hook.example": "webhook-malformed",
    "//hook.example/": "webhook-malformed",
    "http://": "webhook-malformed",
    "http:///path": "webhook-malformed",
    "http:hook.example": "webhook-malformed",
    "http://hook.example\r\nX: y/": "webhook-malformed",
    "http://hook.example/\r\nX-Evil: y": "webhook-malformed",
    "http://hook example/": "webhook-malformed",
    "http://hook%00.example/": "webhook-malformed",
    "http://[::1/": "webhook-malformed",
    "https://hook.example/" + "a" * LONGEST_URL: "webhook-too-long",
    "https://" + "a" * 100_000: "webhook-too-long",
}


class NoTransport(httpx.AsyncBaseTransport):
    async def handle_async_request(self, request: httpx.Request) -> httpx.Response:
        raise AssertionError(f"connected to {request.url}")


@pytest.mark.parametrize(("url", "reason"), EVIL.items(), ids=lambda text: text[:40])
async def test_evil_addresses_are_refused_in_words_and_never_called(url: str, reason: str) -> None:
    with pytest.raises(Refusal) as refusal:
        await check_webhook(url, Outside(names()))
    assert refusal.value.text.key == "server-bad-webhook"
    why = refusal.value.text.args["reason"]
    assert isinstance(why, Text)
    assert why.key == reason
    sender = WebhookSender(ParcelStore().store, Outside(names(), NoTransport))
    with pytest.raises(NotSent) as failure:
        await sender.send(call_to(url))
    assert failure.value.why == reason
    assert failure.value.again is (reason == "webhook-unknown-host")


@pytest.mark.parametrize(
    "url",
    [
        URL,
        "http://hook.example",
        "HTTPS://HOOK.example:443/",
        "http://hook.example:80/x#fragment",
        "http://hook.example./",
        f"http://{PUBLIC}/",
        "http://[2606:4700:4700::1111]/",
        "https://hook.example/" + "a" * (LONGEST_URL - 21),
    ],
)
async def test_public_addresses_are_welcome(url: str) -> None:
    await check_webhook(url, Outside(names()))


@pytest.mark.parametrize(
    "host", ["localhost", "ip6-localhost", "127.1", "0x7f000001", "2130706433"]
)
async def test_the_real_resolver_finds_the_way_home_too(host: str) -> None:
    with pytest.raises(Refusal):
        await check_webhook(f"http://{host}/")


async def test_a_name_server_that_says_nothing_is_not_waited_for(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    async def silent(host: str) -> list[str]:
        await asyncio.sleep(3600)
        return []

    monkeypatch.setattr(outside, "PATIENCE", 0.02)
    with pytest.raises(Refusal):
        await check_webhook(URL, Outside(silent))


# Calls, to a server that plays the public one.


def to(there: Receiver, resolve: Names, context: ssl.SSLContext | None = None) -> WebhookSender:
    return WebhookSender(ParcelStore().store, there.outside(resolve, context))


PLAIN = "http://hook.example/path?token=s3cret"
ENOUGH = 60
"""Seconds in which a call that is not left at all would be noticed."""


async def test_a_call_brings_signed_facts(caplog: pytest.LogCaptureFixture) -> None:
    caplog.set_level(logging.DEBUG)
    resolve = names()
    async with receiver() as there:
        await to(there, resolve).send(call_to(PLAIN))
    assert there.connected == [PUBLIC]
    assert resolve.asked == ["hook.example"]
    assert there.heads[0].startswith("POST /path?token=s3cret HTTP/1.1\r\n")
    headers = there.headers()
    assert headers["host"] == "hook.example"
    assert headers["user-agent"] == "toque"
    assert headers["content-type"] == "application/json"
    assert json.loads(there.bodies[0]) == {
        "id": "p1",
        "kind": "turn",
        "table": "t1",
        "game": "pieces-montees",
        "url": "https://toque.example/table/t1",
        "at": NOON,
    }
    key = await webhook_key_of(ParcelStore().store, "anna")
    expected = hmac.new(key.encode(), there.bodies[0], hashlib.sha256).hexdigest()
    assert headers["x-toque-signature"] == f"sha256={expected}"
    assert "s3cret" not in caplog.text


async def test_a_parcel_sent_twice_has_the_same_id_and_another_one_has_not() -> None:
    async with receiver() as there:
        sender = to(there, names())
        for id in ("p1", "p1", "p2"):
            await sender.send(call_to(PLAIN, id))
    assert [json.loads(body)["id"] for body in there.bodies] == ["p1", "p1", "p2"]


def test_everybody_has_their_own_key() -> None:
    keys = {webhook_key(secret, name) for secret in (b"a", b"b") for name in ("anna", "bob")}
    assert len(keys) == 4
    assert webhook_key(b"a", "anna") == webhook_key(b"a", "anna")


async def test_a_name_that_changes_its_mind_is_not_followed() -> None:
    """DNS rebinding: public for the check, private for the connection."""
    resolve = Names(hook_example=[[PUBLIC], ["127.0.0.1"]])
    async with receiver() as there:
        sender = to(there, resolve)
        await sender.send(call_to(PLAIN))
        assert there.connected == [PUBLIC]
        assert len(resolve.asked) == 1
        with pytest.raises(NotSent, match="webhook-not-public"):
            await sender.send(call_to(PLAIN))
    assert there.connected == [PUBLIC]


async def test_saved_when_public_and_private_later_is_not_called() -> None:
    resolve = Names(hook_example=[[PUBLIC], ["10.0.0.7"]])
    await check_webhook(PLAIN, Outside(resolve))
    with pytest.raises(NotSent, match="webhook-not-public"):
        await WebhookSender(ParcelStore().store, Outside(resolve, NoTransport)).send(call_to(PLAIN))


async def test_the_next_address_is_tried_where_one_is_not_reached() -> None:
    resolve = Names(hook_example=[[SECOND, PUBLIC]])
    async with receiver() as there:
        there.unreachable = {SECOND}
        await to(there, resolve).send(call_to(PLAIN))
        there.unreachable = {SECOND, PUBLIC}
        with pytest.raises(NotSent, match="not reached") as failure:
            await to(there, resolve).send(call_to(PLAIN))
    assert failure.value.again
    assert there.connected == [SECOND, PUBLIC] * 2
    assert len(there.bodies) == 1


@pytest.mark.parametrize("status", [301, 302, 303, 307, 308])
async def test_redirects_are_not_followed(status: int) -> None:
    async with receiver() as there:
        there.answer = (
            f"HTTP/1.1 {status} There\r\nLocation: http://127.0.0.1:{there.port}/\r\n"
            "Content-Length: 0\r\n\r\n"
        ).encode()
        with pytest.raises(NotSent, match=str(status)) as failure:
            await to(there, names()).send(call_to(PLAIN))
    assert not failure.value.again
    assert len(there.heads) == 1


@pytest.mark.parametrize(
    ("status", "again"),
    [(400, False), (404, False), (410, False), (408, True), (429, True), (500, True), (503, True)],
)
async def test_a_no_is_tried_again_if_that_may_help(status: int, again: bool) -> None:
    async with receiver() as there:
        there.answer = f"HTTP/1.1 {status} No\r\nContent-Length: 0\r\n\r\n".encode()
        with pytest.raises(NotSent) as failure:
            await to(there, names()).send(call_to(PLAIN))
    assert failure.value.again is again


async def test_an_endless_answer_is_not_read() -> None:
    sent = 0

    async def flood(writer: asyncio.StreamWriter) -> None:
        nonlocal sent
        with contextlib.suppress(ConnectionError):
            while True:
                writer.write(b"x" * 65_536)
                await writer.drain()
                sent += 65_536

    async with receiver() as there, asyncio.timeout(ENOUGH):
        there.answer = b"HTTP/1.1 200 OK\r\nContent-Length: 999999999999\r\n\r\n"
        there.then = flood
        await to(there, names()).send(call_to(PLAIN))
    # What fits into the buffers of the system, and no more.
    assert sent < 50_000_000


@pytest.mark.parametrize(
    "answer",
    [b"", b"HTTP/1.1 banana\r\n\r\n", b"\0" * 1000, b"HTTP/1.1 200 OK\r\n" + b"a" * 200_000],
)
async def test_nonsense_for_an_answer_is_a_failure(answer: bytes) -> None:
    async with receiver() as there, asyncio.timeout(ENOUGH):
        there.answer = answer
        with pytest.raises(NotSent):
            await to(there, names()).send(call_to(PLAIN))


async def test_a_server_that_drips_is_left(monkeypatch: pytest.MonkeyPatch) -> None:
    async def drip(writer: asyncio.StreamWriter) -> None:
        with contextlib.suppress(ConnectionError):
            while True:
                writer.write(b"X-Drop: 1\r\n")
                await writer.drain()
                await asyncio.sleep(0.01)

    monkeypatch.setattr(outside, "PATIENCE_IN_ALL", 0.1)
    async with receiver() as there, asyncio.timeout(ENOUGH):
        there.answer = b"HTTP/1.1 200 OK\r\n"
        there.then = drip
        with pytest.raises(NotSent, match="timeout") as failure:
            await to(there, names()).send(call_to(PLAIN))
    assert failure.value.again


async def test_a_silent_server_is_left(monkeypatch: pytest.MonkeyPatch) -> None:
    left = asyncio.Event()

    async def wait(writer: asyncio.StreamWriter) -> None:
        await left.wait()

    monkeypatch.setattr(outside, "PATIENCE", 0.5)
    async with receiver() as there, asyncio.timeout(ENOUGH):
        there.answer = b""
        there.then = wait
        with pytest.raises(NotSent, match="ReadTimeout"):
            await to(there, names()).send(call_to(PLAIN))
        left.set()


async def test_a_proxy_of_the_environment_is_not_used(monkeypatch: pytest.MonkeyPatch) -> None:
    for name in (
        "HTTP_PROXY",
        "http_proxy",
        "HTTPS_PROXY",
        "https_proxy",
        "ALL_PROXY",
        "all_proxy",
    ):
        monkeypatch.setenv(name, "http://127.0.0.1:9/")
    async with receiver() as there:
        await to(there, names()).send(call_to(PLAIN))
    assert there.connected == [PUBLIC]


# TLS: the connection goes to the address, the certificate is checked for the name.


@pytest.fixture(scope="module")
def certificate(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A key and a certificate for hook.example, made for this run."""
    if shutil.which("openssl") is None:
        pytest.skip("openssl is not installed: the certificate for this test cannot be made")
    path = tmp_path_factory.mktemp("tls") / "hook.pem"
    command = (
        "openssl req -x509 -newkey ec -pkeyopt ec_paramgen_curve:prime256v1 -nodes -days 2 "
        f"-subj /CN=hook.example -addext subjectAltName=DNS:hook.example -keyout {path} -out {path}.crt"
    )
    subprocess.run(command.split(), check=True, capture_output=True)
    path.write_text(path.read_text() + Path(f"{path}.crt").read_text())
    return path


@pytest.mark.parametrize(("host", "trusted"), [("hook.example", True), ("other.example", False)])
async def test_the_certificate_must_be_of_the_name(
    certificate: Path, host: str, trusted: bool
) -> None:
    server = ssl.SSLContext(ssl.PROTOCOL_TLS_SERVER)
    server.load_cert_chain(certificate)
    asked: list[str | None] = []
    server.sni_callback = lambda _socket, name, _context: asked.append(name)
    client = ssl.create_default_context(cafile=f"{certificate}.crt")
    resolve = Names(hook_example=[[PUBLIC]], other_example=[[PUBLIC]])
    async with receiver(server) as there:
        sender = to(there, resolve, client)
        if trusted:
            await sender.send(call_to(f"https://{host}/x"))
        else:
            with pytest.raises(NotSent):
                await sender.send(call_to(f"https://{host}/x"))
    assert asked == [host]
    assert there.connected == [PUBLIC]
    assert len(there.bodies) == trusted
