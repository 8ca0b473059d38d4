"""The page of the client, if it was built, or a word that the server runs; health and metrics."""

from __future__ import annotations

import asyncio
import gzip
import hmac
import mimetypes
from functools import cache
from html import escape
from importlib import resources
from ipaddress import ip_address
from pathlib import Path
from typing import Final

from litestar import Controller, HttpMethod, MediaType, Response, get, route
from litestar.di import NamedDependency
from litestar.openapi.datastructures import ResponseSpec
from litestar.params import FromPath

from toque.server.answers import Health
from toque.server.gate import Call, address_of
from toque.server.metrics import Metrics
from toque.server.problem import Problem
from toque.server.services import TheServices
from toque.texts import LANGUAGES, Speaker

STATIC: Final = Path(str(resources.files("toque"))) / "static"
READS: Final = [HttpMethod.GET, HttpMethod.HEAD]
FOREVER: Final = "public, max-age=31536000, immutable"
EACH_TIME: Final = "no-cache"
PACKABLE: Final = (
    "text/",
    "application/json",
    "application/manifest",
    "image/svg",
)


def plain_page() -> str:
    """Without a built client: that the server runs, and how to play all the same."""
    parts = []
    for language in LANGUAGES:
        speaker = Speaker(language)
        runs, terminal = speaker.key("server-page-runs"), speaker.key("server-page-terminal")
        schema = speaker.key("server-page-schema")
        parts.append(
            f'<section lang="{language}"><p>{escape(runs)}</p><p>{escape(terminal)} '
            f'<code>toque play</code></p><p><a href="/api/schema">{escape(schema)}</a></p></section>'
        )
    return (
        '<!doctype html><html lang="en"><head><meta charset="utf-8">'
        '<meta name="viewport" content="width=device-width"><title>Toque</title></head>'
        f"<body><main><h1>Toque</h1>{'<hr>'.join(parts)}</main></body></html>"
    )


def static_file(folder: Path, path: str) -> Path | None:
    """The file that a path names inside the folder; paths of the page itself lead to its index."""
    try:
        wanted = (folder / path.lstrip("/")).resolve()
        if wanted.is_relative_to(folder.resolve()) and wanted.is_file():
            return wanted
    except (OSError, ValueError):
        return None
    # What looks like a file and is none is an error, not a page.
    return None if "." in path.rpartition("/")[2] else folder / "index.html"


@cache
def packed(file: Path, _changed: int) -> bytes:
    """Packed once for each state of the file: browsers on slow lines wait for scripts and texts."""
    return gzip.compress(file.read_bytes(), mtime=0)


def read_page(path: str, packs: bool = False) -> Response[bytes]:
    if not (STATIC / "index.html").is_file():
        if path.strip("/"):
            raise Problem(404, "server-nothing-here")
        return Response(plain_page().encode(), media_type=MediaType.HTML)
    file = static_file(STATIC, path)
    if file is None:
        raise Problem(404, "server-nothing-here")
    kind = mimetypes.guess_type(file.name)[0] or "application/octet-stream"
    cache = FOREVER if "assets" in file.parts else EACH_TIME
    headers = {"cache-control": cache, "vary": "accept-encoding"}
    if packs and kind.startswith(PACKABLE):
        headers["content-encoding"] = "gzip"
        data = packed(file, file.stat().st_mtime_ns)
    else:
        data = file.read_bytes()
    return Response(data, media_type=kind, headers=headers)


class PageRoutes(Controller):
    include_in_schema = False

    @route(["/", "/{path:path}"], http_method=READS)
    async def page(self, request: Call, path: FromPath[str] = "") -> Response[bytes]:
        packs = "gzip" in request.headers.get("accept-encoding", "")
        return await asyncio.to_thread(read_page, path, packs)


class StateRoutes(Controller):
    @get("/health/live", operation_id="health_live", sync_to_thread=False)
    def live(self) -> Health:
        """The process answers. If it does not, starting it again helps."""
        return Health(True)

    @get(
        "/health/ready",
        operation_id="health_ready",
        responses={503: ResponseSpec(Health, generate_examples=False, description="Not well.")},
    )
    async def ready(self, services: TheServices) -> Response[Health]:
        """Moves can be written. If not (no database, a full disk), send people to another process."""
        well = await services.readiness.well()
        return Response(Health(well), status_code=200 if well else 503)

    @get("/metrics", include_in_schema=False, sync_to_thread=False)
    def numbers(
        self, request: Call, services: TheServices, metrics: NamedDependency[Metrics]
    ) -> Response[bytes]:
        """Only for Prometheus: with its token, or at home on this machine or network.

        A proxy that does not name the visitor makes the whole world look near: where the server is
        public, nearness proves nothing.
        """
        token = services.settings.metrics_token
        shown = request.headers.get("authorization", "").removeprefix("Bearer ")
        if token:
            allowed = hmac.compare_digest(shown.encode(), token.encode())
        else:
            near = _is_near(address_of(request))
            allowed = near and not services.settings.public_url
        if not allowed:
            raise Problem(403, "server-not-for-you")
        return Response(metrics.text(), media_type="text/plain; version=0.0.4; charset=utf-8")


def _is_near(address: str) -> bool:
    try:
        return not ip_address(address).is_global
    except ValueError:
        return True
