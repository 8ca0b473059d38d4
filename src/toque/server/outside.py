"""Requests to addresses that a user chose, and that must not reach into our own network.

The guard against such requests (SSRF): only http and https on their usual ports; the name is resolved
here, once; every address that it has must be on the public Internet; and the connection goes to one of
the addresses that were looked at, so that a second answer of the name server changes nothing. Redirects
are not followed, proxies of the environment are not used, and the answer's body is not read.
"""

from __future__ import annotations

import asyncio
import ipaddress
import logging
import re
import socket
from collections.abc import Awaitable, Callable, Mapping
from functools import cache
from ssl import SSLContext
from typing import Final, TypeAlias

import httpx
import msgspec

from toque.engine.text import Text, Value
from toque.server.sender import NotSent

Address: TypeAlias = ipaddress.IPv4Address | ipaddress.IPv6Address
Resolve: TypeAlias = Callable[[str], Awaitable[list[str]]]
"""All addresses of a name; `OSError` if there is none."""
Transport: TypeAlias = Callable[[], httpx.AsyncBaseTransport]

USUAL_PORTS: Final = {"http": 80, "https": 443}
LONGEST_URL: Final = 500
PATIENCE: Final = 5.0
"""Seconds for each of: name, connection, writing, the next bytes of the answer."""
PATIENCE_IN_ALL: Final = 15.0
"""A server that answers byte by byte is never silent for long: the whole has its limit too."""
MOST_ADDRESSES: Final = 3
"""How many of a name's addresses are tried, where the first are not reached."""
LATER: Final = (408, 425, 429)
"""Too early, too many and busy pass; a redirect, a missing page or a no do not."""

# Their messages hold whole addresses, and the path of a webhook is often a secret.
for _name in ("httpx", "httpcore"):
    logging.getLogger(_name).setLevel(logging.WARNING)


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


class Forbidden(Exception):
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
        raise Forbidden("webhook-too-long", longest=LONGEST_URL)
    try:
        parsed = httpx.URL(url)
    except (httpx.InvalidURL, ValueError) as error:
        raise Forbidden("webhook-malformed") from error
    if parsed.scheme not in USUAL_PORTS:
        raise Forbidden("webhook-scheme" if parsed.scheme else "webhook-malformed")
    if parsed.userinfo:
        raise Forbidden("webhook-credentials")
    if not re.fullmatch(rb"[a-z0-9._-]+|[0-9a-f:.]+", parsed.raw_host):
        raise Forbidden("webhook-malformed")
    if parsed.port not in (None, USUAL_PORTS[parsed.scheme]):
        raise Forbidden("webhook-port")
    return parsed


async def find(url: str, resolve: Resolve) -> Target:
    """Where an address leads, all of it public."""
    parsed = parse(url)
    host = parsed.raw_host.decode("ascii")
    addresses = [_read(found) for found in await _addresses_of(host, resolve)]
    if not addresses:
        raise Forbidden("webhook-unknown-host", again=True, host=host)
    # One private address among public ones is a trap: the connection might take it.
    if not all(is_public(address) for address in addresses):
        raise Forbidden("webhook-not-public", host=host)
    return Target(parsed, host, addresses)


async def _addresses_of(host: str, resolve: Resolve) -> list[str]:
    try:
        return [str(ipaddress.ip_address(host))]
    except ValueError:
        pass
    # 127.1, 0x7f000001 and 017700000001 are old ways to write an address, and nobody's name.
    if re.fullmatch(r"[0-9]+|0x[0-9a-f]*", host.rstrip(".").rpartition(".")[2]):
        raise Forbidden("webhook-malformed")
    try:
        async with asyncio.timeout(PATIENCE):
            return await resolve(host)
    except (OSError, UnicodeError) as error:
        # `TimeoutError` is among them.
        raise Forbidden("webhook-unknown-host", again=True, host=host) from error


def _read(address: str) -> Address:
    try:
        return ipaddress.ip_address(address)
    except ValueError as error:
        raise Forbidden("webhook-malformed") from error


async def resolve_by_system(host: str) -> list[str]:
    found = await asyncio.get_running_loop().getaddrinfo(host, None, type=socket.SOCK_STREAM)
    return list(dict.fromkeys(str(address[0]) for *_, address in found))


# Sending.


@cache
def _ssl_context() -> SSLContext:
    """Certificates take longer to load than a call to make."""
    return httpx.create_ssl_context(trust_env=False)


def plain_transport() -> httpx.AsyncBaseTransport:
    return httpx.AsyncHTTPTransport(verify=_ssl_context(), trust_env=False)


class Outside:
    """How a POST gets to an address of somebody's choice, if it may."""

    def __init__(
        self, resolve: Resolve = resolve_by_system, transport: Transport = plain_transport
    ) -> None:
        self._resolve = resolve
        self._transport = transport

    async def check(self, url: str) -> Target:
        """`Forbidden`, with the reason in words, where nothing would be sent."""
        return await find(url, self._resolve)

    async def post(self, url: str, body: bytes, headers: Mapping[str, str]) -> int:
        """The status of the answer, whatever it is; `NotSent` where there is none."""
        try:
            async with asyncio.timeout(PATIENCE_IN_ALL):
                return await self._post(await self.check(url), body, headers)
        except Forbidden as forbidden:
            raise NotSent(forbidden.text.key, forbidden.again) from None
        except TimeoutError:
            raise NotSent("timeout") from None

    async def _post(self, target: Target, body: bytes, headers: Mapping[str, str]) -> int:
        """The status of the answer of the first address that is reached."""
        for address in target.addresses[:MOST_ADDRESSES]:
            try:
                return await self._post_to(address, target, body, headers)
            except (httpx.ConnectError, httpx.ConnectTimeout):
                continue
            except httpx.HTTPError as error:
                raise NotSent(type(error).__name__) from None
        raise NotSent("not reached")

    async def _post_to(
        self, address: Address, target: Target, body: bytes, headers: Mapping[str, str]
    ) -> int:
        own = {"Host": target.url.netloc.decode("ascii"), "User-Agent": "Toque"}
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
                headers={**own, **headers},
                extensions=extensions,
            ) as answer,
        ):
            return answer.status_code


def check_status(status: int) -> None:
    """`NotSent` unless the answer is a yes."""
    if not 200 <= status < 300:
        raise NotSent(f"status {status}", again=status >= 500 or status in LATER)
