"""Webhooks: a POST to an address that a user chose, and that must not reach into our own network.

The guard against such requests (SSRF): only http and https on their usual ports; the name is resolved
here, once; every address that it has must be on the public Internet; and the connection goes to one of
the addresses that were looked at, so that a second answer of the name server changes nothing. Redirects
are not followed, proxies of the environment are not used, and the answer's body is not read.
"""

from __future__ import annotations

import asyncio
import hashlib
import hmac
import ipaddress
import logging
import re
import socket
from collections.abc import Awaitable, Callable
from functools import cache
from ssl import SSLContext
from typing import Final, Literal, TypeAlias

import httpx
import msgspec

from toque.engine.refusal import Refusal
from toque.engine.text import Text, Value
from toque.server.rows import Parcel
from toque.server.sender import NotSent
from toque.server.store.port import Store

Address: TypeAlias = ipaddress.IPv4Address | ipaddress.IPv6Address
Resolve: TypeAlias = Callable[[str], Awaitable[list[str]]]
"""All addresses of a name; `OSError` if there is none."""

USUAL_PORTS: Final = {"http": 80, "https": 443}
LONGEST_URL: Final = 500
PATIENCE: Final = 5.0
"""Seconds for each of: name, connection, writing, the next bytes of the answer."""
PATIENCE_IN_ALL: Final = 15.0
"""A server that answers byte by byte is never silent for long: the whole has its limit too."""
MOST_ADDRESSES: Final = 3
"""How many of a name's addresses are tried, where the first are not reached."""

# Their messages hold whole addresses, and the path of a webhook is often a secret.
for _name in ("httpx", "httpcore"):
    logging.getLogger(_name).setLevel(logging.WARNING)


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


# Which addresses are public.

_NAT64: Final = ipaddress.IPv6Network("64:ff9b::/96")
_GLOBAL_UNICAST: Final = ipaddress.IPv6Network("2000::/3")
_NOT_PUBLIC: Final = [
    ipaddress.ip_network(network)
    for network in (
        # What `is_global` of some Python versions lets through.
        "192.0.0.0/24",
        "192.88.99.0/24",
        "2001::/23",
        # 6to4 wraps any IPv4 address, private ones too, and nobody runs it any more.
        "2002::/16",
        "2001:db8::/32",
        "3fff::/20",
    )
]


def is_public(address: Address) -> bool:
    """
    >>> is_public(ipaddress.ip_address("8.8.8.8")), is_public(ipaddress.ip_address("10.0.0.1"))
    (True, False)
    """
    if isinstance(address, ipaddress.IPv6Address):
        if address.scope_id is not None:
            return False
        inner = address.ipv4_mapped
        if inner is None and address in _NAT64:
            # Where a network speaks IPv6 only, this is how its name server writes IPv4 addresses.
            inner = ipaddress.IPv4Address(int(address) & 0xFFFF_FFFF)
        if inner is not None:
            return is_public(inner)
        if address not in _GLOBAL_UNICAST:
            return False
    if any(address.version == network.version and address in network for network in _NOT_PUBLIC):
        return False
    return address.is_global and not (
        address.is_multicast or address.is_reserved or address.is_unspecified
    )


# From an address that somebody typed to where we connect.


class _Forbidden(Exception):
    def __init__(self, key: str, again: bool = False, **args: Value) -> None:
        super().__init__(key)
        self.text = Text(key, args)
        self.again = again
        """Not wrong in itself: it may work later."""


class Target(msgspec.Struct, frozen=True):
    url: httpx.URL
    host: str
    addresses: list[Address]


def parse(url: str) -> httpx.URL:
    """The parser that looks at the address is the one that connects: they cannot differ."""
    if len(url) > LONGEST_URL:
        raise _Forbidden("webhook-too-long", longest=LONGEST_URL)
    try:
        parsed = httpx.URL(url)
    except (httpx.InvalidURL, ValueError) as error:
        raise _Forbidden("webhook-malformed") from error
    if parsed.scheme not in USUAL_PORTS:
        raise _Forbidden("webhook-scheme" if parsed.scheme else "webhook-malformed")
    if parsed.userinfo:
        raise _Forbidden("webhook-credentials")
    if not re.fullmatch(rb"[a-z0-9._-]+|[0-9a-f:.]+", parsed.raw_host):
        raise _Forbidden("webhook-malformed")
    if parsed.port not in (None, USUAL_PORTS[parsed.scheme]):
        raise _Forbidden("webhook-port")
    return parsed


async def find(url: str, resolve: Resolve) -> Target:
    """Where a webhook leads, all of it public."""
    parsed = parse(url)
    host = parsed.raw_host.decode("ascii")
    addresses = [_read(found) for found in await _addresses_of(host, resolve)]
    if not addresses:
        raise _Forbidden("webhook-unknown-host", again=True, host=host)
    # One private address among public ones is a trap: the connection might take it.
    if not all(is_public(address) for address in addresses):
        raise _Forbidden("webhook-not-public", host=host)
    return Target(parsed, host, addresses)


async def _addresses_of(host: str, resolve: Resolve) -> list[str]:
    try:
        return [str(ipaddress.ip_address(host))]
    except ValueError:
        pass
    # 127.1, 0x7f000001 and 017700000001 are old ways to write an address, and nobody's name.
    if re.fullmatch(r"[0-9]+|0x[0-9a-f]*", host.rstrip(".").rpartition(".")[2]):
        raise _Forbidden("webhook-malformed")
    try:
        async with asyncio.timeout(PATIENCE):
            return await resolve(host)
    except (OSError, UnicodeError) as error:
        # `TimeoutError` is among them.
        raise _Forbidden("webhook-unknown-host", again=True, host=host) from error


def _read(address: str) -> Address:
    try:
        return ipaddress.ip_address(address)
    except ValueError as error:
        raise _Forbidden("webhook-malformed") from error


async def resolve_by_system(host: str) -> list[str]:
    found = await asyncio.get_running_loop().getaddrinfo(host, None, type=socket.SOCK_STREAM)
    return list(dict.fromkeys(str(address[0]) for *_, address in found))


async def check_webhook(url: str, resolve: Resolve = resolve_by_system) -> None:
    """Refuse, in words, what would not be called: for the settings page."""
    try:
        await find(url, resolve)
    except _Forbidden as forbidden:
        raise Refusal("server-bad-webhook", reason=forbidden.text) from forbidden


# Signatures.


def webhook_key(secret: bytes, person: str) -> str:
    """The key with which the calls to one person are signed; their settings show it."""
    return hmac.new(secret, f"webhook:{person}".encode(), hashlib.sha256).hexdigest()


async def webhook_key_of(store: Store, person: str) -> str:
    return webhook_key(await store.secret("webhook"), person)


def signature(key: str, body: bytes) -> str:
    return "sha256=" + hmac.new(key.encode(), body, hashlib.sha256).hexdigest()


# Sending.


@cache
def _ssl_context() -> SSLContext:
    """Certificates take longer to load than a call to make."""
    return httpx.create_ssl_context(trust_env=False)


def plain_transport() -> httpx.AsyncBaseTransport:
    return httpx.AsyncHTTPTransport(verify=_ssl_context(), trust_env=False)


class WebhookSender:
    def __init__(
        self,
        store: Store,
        resolve: Resolve = resolve_by_system,
        transport: Callable[[], httpx.AsyncBaseTransport] = plain_transport,
    ) -> None:
        self._store = store
        self._resolve = resolve
        self._transport = transport

    async def send(self, parcel: Parcel) -> None:
        # A parcel may be replaced while it waits; the id that counts is the one it has now.
        call = msgspec.json.decode(parcel.body, type=Call)
        body = msgspec.json.encode(msgspec.structs.replace(call, id=parcel.id))
        signed = signature(await webhook_key_of(self._store, parcel.person), body)
        try:
            async with asyncio.timeout(PATIENCE_IN_ALL):
                target = await find(parcel.address, self._resolve)
                status = await self._post(target, body, signed)
        except _Forbidden as forbidden:
            raise NotSent(forbidden.text.key, forbidden.again) from None
        except TimeoutError:
            raise NotSent("timeout") from None
        if 200 <= status < 300:
            return
        # Too early, too many and busy pass; a redirect, a missing page or a no do not.
        raise NotSent(f"status {status}", again=status >= 500 or status in (408, 425, 429))

    async def _post(self, target: Target, body: bytes, signed: str) -> int:
        """The status of the answer of the first address that is reached."""
        for address in target.addresses[:MOST_ADDRESSES]:
            try:
                return await self._post_to(address, target, body, signed)
            except (httpx.ConnectError, httpx.ConnectTimeout):
                continue
            except httpx.HTTPError as error:
                raise NotSent(type(error).__name__) from None
        raise NotSent("not reached")

    async def _post_to(self, address: Address, target: Target, body: bytes, signed: str) -> int:
        headers = {
            "Host": target.url.netloc.decode("ascii"),
            "User-Agent": "Toque",
            "Content-Type": "application/json",
            "X-Toque-Signature": signed,
        }
        # The certificate is that of the name, though the address is what we connect to.
        extensions = {"sni_hostname": target.host} if target.host != str(address) else {}
        # A client for each call: a connection kept open to an address was made for another name.
        async with (
            httpx.AsyncClient(
                transport=self._transport(),
                timeout=PATIENCE,
                trust_env=False,
                follow_redirects=False,
            ) as client,
            client.stream(
                "POST",
                target.url.copy_with(host=str(address)),
                content=body,
                headers=headers,
                extensions=extensions,
            ) as answer,
        ):
            return answer.status_code
