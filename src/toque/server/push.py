"""Web Push: a note to a browser that asked for it, through the push service of its maker.

The service carries the note and cannot read it: it is encrypted for the one browser (RFC 8291). Who we
are we prove with a key of our own (VAPID, RFC 8292); a browser that subscribed for it takes notes of
nobody else.
"""

from __future__ import annotations

import base64
import binascii
import hashlib
import os
from collections.abc import Mapping
from typing import Final

import msgspec
from cryptography.hazmat.primitives.asymmetric import ec
from cryptography.hazmat.primitives.asymmetric.utils import decode_dss_signature
from cryptography.hazmat.primitives.ciphers.aead import AESGCM
from cryptography.hazmat.primitives.hashes import SHA256
from cryptography.hazmat.primitives.kdf.hkdf import HKDF
from cryptography.hazmat.primitives.serialization import Encoding, PublicFormat

from toque.engine.refusal import Refusal
from toque.server.clock import Clock
from toque.server.config import Settings
from toque.server.outside import Forbidden, Outside, check_status
from toque.server.rows import Device, Parcel
from toque.server.sender import NotSent
from toque.server.store.port import Store

CURVE: Final = ec.SECP256R1()
ORDER: Final = 0xFFFFFFFF00000000FFFFFFFFFFFFFFFFBCE6FAADA7179E84F3B9CAC2FC632551
"""How many keys the curve has."""
KEEPS_FOR: Final = 86_400
"""Seconds for which a push service keeps a note for a browser that is switched off."""
PROOF_HOLDS: Final = 12 * 3_600
"""Seconds for which our signature holds; no service takes one for more than a day."""
GONE: Final = (404, 410)
"""What a push service answers when the browser does not listen any more."""
RECORD_SIZE: Final = 4096


class Note(msgspec.Struct, frozen=True):
    """What a browser is told. Nothing of a match but that somebody is waited for: screens lie on tables,
    and whoever sits there may read them."""

    title: str
    body: str
    table: str


def encode_note(note: Note) -> str:
    return msgspec.json.encode(note).decode()


# Letters for bytes, as push services write them.


def to_letters(data: bytes) -> str:
    return base64.urlsafe_b64encode(data).rstrip(b"=").decode()


def from_letters(text: str) -> bytes:
    """`ValueError` if it is none."""
    return base64.b64decode(text + "=" * (-len(text) % 4), altchars=b"-_", validate=True)


def _point(key: ec.EllipticCurvePublicKey) -> bytes:
    return key.public_bytes(Encoding.X962, PublicFormat.UncompressedPoint)


# Who we are.


class Vapid:
    """Our own key, by which push services and browsers know us."""

    def __init__(self, key: ec.EllipticCurvePrivateKey, contact: str) -> None:
        self._key = key
        self._contact = contact
        self.public = to_letters(_point(key.public_key()))

    def proof(self, origin: str, now: int) -> str:
        """For one push service, from now on for some hours."""
        claims = {"aud": origin, "exp": now // 1000 + PROOF_HOLDS, "sub": self._contact}
        parts = [{"typ": "JWT", "alg": "ES256"}, claims]
        said = ".".join(to_letters(msgspec.json.encode(part)) for part in parts)
        r, s = decode_dss_signature(self._key.sign(said.encode(), ec.ECDSA(SHA256())))
        signature = r.to_bytes(32) + s.to_bytes(32)
        return f"vapid t={said}.{to_letters(signature)}, k={self.public}"


def vapid_key(secret: bytes) -> ec.EllipticCurvePrivateKey:
    return ec.derive_private_key(int.from_bytes(secret) % (ORDER - 1) + 1, CURVE)


def read_vapid_key(text: str) -> ec.EllipticCurvePrivateKey:
    """A key as other tools write it: the 32 bytes of its number."""
    try:
        data = from_letters(text)
        if len(data) != 32:
            raise ValueError
        return ec.derive_private_key(int.from_bytes(data), CURVE)
    except ValueError as error:
        raise Refusal("server-bad-vapid-key") from error


def contact_of(settings: Settings) -> str:
    """Where whoever runs a push service may complain: it must be https or a mail address."""
    if settings.mail_from:
        return f"mailto:{settings.mail_from}"
    return settings.public_url if settings.secure else "mailto:nobody@example.org"


async def vapid_of(store: Store, settings: Settings) -> Vapid:
    """The key of the settings, else one that belongs to the store: all its processes have the same."""
    own = vapid_of_settings(settings)
    return own or Vapid(vapid_key(await store.secret("vapid")), contact_of(settings))


def vapid_of_settings(settings: Settings) -> Vapid | None:
    if not settings.vapid_key:
        return None
    return Vapid(read_vapid_key(settings.vapid_key), contact_of(settings))


# For whom it is.


def read_keys(key: str, auth: str) -> tuple[ec.EllipticCurvePublicKey, bytes]:
    """What a browser gave us to encrypt with; `ValueError` if that cannot be done."""
    point, secret = from_letters(key), from_letters(auth)
    if len(point) != 65 or len(secret) != 16:
        raise ValueError("a key of another kind")
    return ec.EllipticCurvePublicKey.from_encoded_point(CURVE, point), secret


async def check_device(endpoint: str, key: str, auth: str, outside: Outside) -> None:
    """Refuse, in words, what nothing could be sent to."""
    try:
        read_keys(key, auth)
    except (ValueError, binascii.Error) as error:
        raise Refusal("server-bad-push-keys") from error
    try:
        target = await outside.check(endpoint)
    except Forbidden as forbidden:
        raise Refusal("server-bad-push-address", reason=forbidden.text) from forbidden
    if target.url.scheme != "https":
        raise Refusal("server-bad-push-scheme")


# What only the browser can read.


def _derived(salt: bytes, secret: bytes, info: bytes, length: int) -> bytes:
    return HKDF(SHA256(), length, salt, info).derive(secret)


def encrypted(
    text: bytes,
    reader: ec.EllipticCurvePublicKey,
    auth: bytes,
    once: ec.EllipticCurvePrivateKey | None = None,
    salt: bytes = b"",
) -> bytes:
    """A message of one record (RFC 8188, `aes128gcm`), with a key for this message alone."""
    once = once or ec.generate_private_key(CURVE)
    salt = salt or os.urandom(16)
    sender = _point(once.public_key())
    shared = once.exchange(ec.ECDH(), reader)
    info = b"WebPush: info\0" + _point(reader) + sender
    material = _derived(auth, shared, info, 32)
    key = _derived(salt, material, b"Content-Encoding: aes128gcm\0", 16)
    nonce = _derived(salt, material, b"Content-Encoding: nonce\0", 12)
    # The byte after the text says that no record follows.
    sealed = AESGCM(key).encrypt(nonce, text + b"\2", None)
    return salt + RECORD_SIZE.to_bytes(4) + bytes([len(sender)]) + sender + sealed


# Sending.


class PushSender:
    def __init__(
        self, store: Store, settings: Settings, clock: Clock, outside: Outside | None = None
    ) -> None:
        self._store = store
        self._settings = settings
        self._clock = clock
        self._outside = outside or Outside()
        # A key that cannot be read is said when the server starts, not when the first note leaves.
        self._vapid = vapid_of_settings(settings)

    async def send(self, parcel: Parcel) -> None:
        device = await self._store.device(parcel.device)
        if device is None:
            raise NotSent("not wanted any more", again=False)
        reader, auth = read_keys(device.key, device.auth)
        body = encrypted(parcel.body.encode(), reader, auth)
        headers = await self._headers(device, parcel)
        status = await self._outside.post(device.endpoint, body, headers)
        if status in GONE:
            await self._store.end_device(device.id)
        check_status(status)

    async def _headers(self, device: Device, parcel: Parcel) -> Mapping[str, str]:
        if self._vapid is None:
            self._vapid = await vapid_of(self._store, self._settings)
        scheme, _, rest = device.endpoint.partition("://")
        origin = f"{scheme}://{rest.partition('/')[0]}".lower()
        return {
            "Authorization": self._vapid.proof(origin, self._clock()),
            "Content-Type": "application/octet-stream",
            "Content-Encoding": "aes128gcm",
            "TTL": str(KEEPS_FOR),
            "Urgency": "high",
            # A newer note about the same table takes the place of one that was not fetched yet. The
            # service need not know which table that is.
            "Topic": to_letters(hashlib.sha256(parcel.key.encode()).digest()[:24]),
        }
