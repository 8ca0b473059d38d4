"""A push service on this machine, and the browser for which it takes notes, which reads them."""

from __future__ import annotations

import contextlib
import json
from collections.abc import AsyncIterator
from typing import Any

from cryptography.hazmat.primitives import hashes
from cryptography.hazmat.primitives.asymmetric import ec
from cryptography.hazmat.primitives.asymmetric.utils import encode_dss_signature
from cryptography.hazmat.primitives.ciphers.aead import AESGCM
from cryptography.hazmat.primitives.kdf.hkdf import HKDF
from cryptography.hazmat.primitives.serialization import Encoding, PublicFormat

from tests.server.receiver import Names, Receiver, receiver
from toque.server.outside import Outside
from toque.server.push import from_letters, to_letters

PUBLIC = "93.184.215.14"
ENDPOINT = "http://push.example/send/s3cret"
"""Plain, so that the stand-in needs no certificate; real ones are only taken over https."""


def derived(salt: bytes, secret: bytes, info: bytes, length: int) -> bytes:
    return HKDF(hashes.SHA256(), length, salt, info).derive(secret)


def point(key: ec.EllipticCurvePublicKey) -> bytes:
    return key.public_bytes(Encoding.X962, PublicFormat.UncompressedPoint)


class Browser:
    """Has the private key: what its push service carries, only it can read."""

    def __init__(self) -> None:
        self._key = ec.generate_private_key(ec.SECP256R1())
        self._auth = b"sixteen letters!"
        self.key = to_letters(point(self._key.public_key()))
        self.auth = to_letters(self._auth)

    def read(self, body: bytes) -> bytes:
        """As RFC 8291 and RFC 8188 tell a browser to do it."""
        salt, size, length = body[:16], int.from_bytes(body[16:20]), body[20]
        sender, sealed = body[21 : 21 + length], body[21 + length :]
        assert len(sealed) <= size, "one record"
        other = ec.EllipticCurvePublicKey.from_encoded_point(ec.SECP256R1(), sender)
        shared = self._key.exchange(ec.ECDH(), other)
        mine = point(self._key.public_key())
        material = derived(self._auth, shared, b"WebPush: info\0" + mine + sender, 32)
        key = derived(salt, material, b"Content-Encoding: aes128gcm\0", 16)
        nonce = derived(salt, material, b"Content-Encoding: nonce\0", 12)
        text = AESGCM(key).decrypt(nonce, sealed, None).rstrip(b"\0")
        assert text.endswith(b"\2"), "the last record"
        return text[:-1]


class PushService:
    def __init__(self, there: Receiver) -> None:
        self.there = there
        self.browser = Browser()

    @property
    def outside(self) -> Outside:
        return self.there.outside(Names(push_example=[[PUBLIC]]))

    def answers(self, status: int) -> None:
        self.there.answer = f"HTTP/1.1 {status} So\r\nContent-Length: 0\r\n\r\n".encode()

    def notes(self) -> list[Any]:
        return [json.loads(self.browser.read(body)) for body in self.there.bodies]

    def proof(self, number: int = 0) -> dict[str, Any]:
        """What the sender says of itself, if the signature is that of its key."""
        lines = self.there.heads[number].split("\r\n")
        (line,) = [one for one in lines if one.lower().startswith("authorization: ")]
        words = dict(word.split("=", 1) for word in line.partition("vapid ")[2].split(", "))
        said, _, signature = words["t"].rpartition(".")
        raw = from_letters(signature)
        key = ec.EllipticCurvePublicKey.from_encoded_point(ec.SECP256R1(), from_letters(words["k"]))
        pair = encode_dss_signature(int.from_bytes(raw[:32]), int.from_bytes(raw[32:]))
        key.verify(pair, said.encode(), ec.ECDSA(hashes.SHA256()))
        head, claims = (json.loads(from_letters(part)) for part in said.split("."))
        assert head == {"typ": "JWT", "alg": "ES256"}
        return {**claims, "key": words["k"]}


@contextlib.asynccontextmanager
async def push_service() -> AsyncIterator[PushService]:
    async with receiver() as there:
        there.answer = b"HTTP/1.1 201 Created\r\nContent-Length: 0\r\n\r\n"
        yield PushService(there)
