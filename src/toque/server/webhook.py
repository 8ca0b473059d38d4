"""Webhooks: a POST to an address that a user chose, signed with their key."""

from __future__ import annotations

import hashlib
import hmac
from typing import Literal

import msgspec

from toque.engine.refusal import Refusal
from toque.server.outside import Forbidden, Outside, check_status
from toque.server.rows import Parcel
from toque.server.store.port import Store


class Call(msgspec.Struct, frozen=True):
    """What is posted. The same `id` again is the same call again."""

    id: str
    kind: Literal["turn", "over"]
    table: str
    game: str
    url: str
    at: int


def encode_call(call: Call) -> str:
    return msgspec.json.encode(call).decode()


async def check_webhook(url: str, outside: Outside | None = None) -> None:
    """Refuse, in words, what would not be called: for the settings page."""
    try:
        await (outside or Outside()).check(url)
    except Forbidden as forbidden:
        raise Refusal("server-bad-webhook", reason=forbidden.text) from forbidden


# Signatures.


def webhook_key(secret: bytes, person: str) -> str:
    """The key with which the calls to one person are signed; their settings show it."""
    return hmac.new(secret, f"webhook:{person}".encode(), hashlib.sha256).hexdigest()


async def webhook_key_of(store: Store, person: str) -> str:
    return webhook_key(await store.secret("webhook"), person)


def signature(key: str, body: bytes) -> str:
    return "sha256=" + hmac.new(key.encode(), body, hashlib.sha256).hexdigest()


class WebhookSender:
    def __init__(self, store: Store, outside: Outside | None = None) -> None:
        self._store = store
        self._outside = outside or Outside()

    async def send(self, parcel: Parcel) -> None:
        # A parcel may be replaced while it waits; the id that counts is the one it has now.
        call = msgspec.json.decode(parcel.body, type=Call)
        body = msgspec.json.encode(msgspec.structs.replace(call, id=parcel.id))
        signed = signature(await webhook_key_of(self._store, parcel.person), body)
        headers = {"Content-Type": "application/json", "X-Toque-Signature": signed}
        check_status(await self._outside.post(parcel.address, body, headers))
