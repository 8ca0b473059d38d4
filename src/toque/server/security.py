"""What keeps other sites out: origins, the header that only our own pages send, strict policies."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final
from urllib.parse import urlsplit

from toque.server.config import Settings
from toque.server.problem import Problem

SAFE_METHODS: Final = ("GET", "HEAD", "OPTIONS")
CSRF_HEADER: Final = "x-toque"

HEADERS: Final = {
    "content-security-policy": (
        "default-src 'self'; img-src 'self' data:; object-src 'none'; "
        "base-uri 'none'; form-action 'self'; frame-ancestors 'none'"
    ),
    "x-content-type-options": "nosniff",
    "referrer-policy": "same-origin",
    "permissions-policy": "camera=(), microphone=(), geolocation=(), payment=(), usb=()",
    "cross-origin-opener-policy": "same-origin",
    "cross-origin-resource-policy": "same-origin",
}
"""Nothing is inline, neither scripts nor styles; scripts may still set `element.style`."""


def check_origin(headers: Mapping[str, str], settings: Settings) -> None:
    """Browsers say from which site a request comes; other programs say nothing, and may come in.

    Only host and port are compared: behind a proxy that ends TLS, the server does not see the scheme.
    """
    origin = headers.get("origin")
    if origin is None:
        return
    here = {headers.get("host", "").lower()}
    if settings.public_url:
        here.add(urlsplit(settings.public_url).netloc.lower())
    try:
        asked = urlsplit(origin).netloc.lower()
    except ValueError:
        asked = ""
    if not asked or asked not in here:
        raise Problem(403, "server-foreign-origin")


def check_forgery(method: str, headers: Mapping[str, str], settings: Settings) -> None:
    """A request that changes something must come from our own page or from a program.

    The cookie alone proves nothing: a form on another site can be posted here, and the browser adds
    the cookie (SameSite=Lax stops most of that, but neither old browsers nor other ports of the same
    host). What such a form cannot do is send a header of its own: for that, browsers ask the server
    first (CORS), and this server never agrees.
    """
    if method in SAFE_METHODS:
        return
    if headers.get(CSRF_HEADER) != "1":
        raise Problem(403, "server-header-missing")
    check_origin(headers, settings)
