"""What the server is told from outside: by the command line, else by the environment."""

from __future__ import annotations

import os
from collections.abc import Mapping
from urllib.parse import urlsplit

import msgspec
from platformdirs import user_data_path

from toque.engine.refusal import Refusal

LOG_LEVELS = ("debug", "info", "warning", "error")


class Settings(msgspec.Struct, frozen=True, kw_only=True):
    database: str
    """A file for SQLite, or `postgresql://...`."""
    channel: str = ""
    """`redis://...`, over which several processes talk; without it over PostgreSQL itself."""
    host: str = "127.0.0.1"
    port: int = 8000
    public_url: str = ""
    """Where people reach the server, as in `https://toque.example`: for links, cookies and origins."""
    smtp_url: str = ""
    """`smtp://user:password@host:587`; without it no mail is sent."""
    mail_from: str = ""
    vapid_key: str = ""
    """The private key by which push services know us; without it one is made and kept in the store."""
    bot_workers: int = 1
    bot_deadline: float = 10.0
    """Seconds for one move of a bot, beyond those that its level may think; then its fallback plays."""
    bot_pause: float = 0.0
    """Seconds that a bot waits where somebody looks on; pages have a pace of their own."""
    reads_matches: bool = True
    """Whether the chef reads every match of people when it is over, or only those that are asked for."""
    trusted_proxies: str = "127.0.0.1"
    """The proxies that are believed when they name the visitor's address."""
    metrics_token: str = ""
    """What Prometheus must show to read `/metrics`. Without it they are for this machine and network
    alone, and for nobody where the server is public."""
    rate_factor: int = 1
    """How much more often than usual one may ask: for load tests."""
    request_seconds: float = 20.0
    """In which a request must be there, from its first byte (or the connection) to its last."""
    unread_seconds: float = 15.0
    """For which a socket may leave unread more than the system buffers."""
    silent_seconds: float = 20.0
    """After which another process of the house that says nothing is thought to be gone."""
    log_level: str = "info"

    @property
    def secure(self) -> bool:
        """Whether people come over TLS; cookies are then sent over TLS only."""
        return self.public_url.startswith("https://")

    @property
    def local_url(self) -> str:
        return self.url_at(self.port)

    def url_at(self, port: int) -> str:
        """The address on this machine; a port of 0 becomes another one when the server listens."""
        host = "127.0.0.1" if self.host in ("0.0.0.0", "::", "") else self.host
        host = f"[{host}]" if ":" in host else host
        return f"http://{host}:{port}"


def default_database() -> str:
    return str(user_data_path("toque", appauthor=False) / "toque.db")


def read_settings(
    defaults: Mapping[str, str] | None = None,
    environment: Mapping[str, str] | None = None,
    **asked: str | int | None,
) -> Settings:
    """What was asked for, then `TOQUE_...` of the environment, then the defaults."""
    environment = os.environ if environment is None else environment
    values: dict[str, str | int] = {**(defaults or {})}
    for name in Settings.__struct_fields__:
        word = environment.get(f"TOQUE_{name.upper()}", "")
        if word:
            values[name] = word
    values |= {name: value for name, value in asked.items() if value is not None}
    values.setdefault("database", default_database())
    try:
        settings = msgspec.convert(values, Settings, strict=False)
    except msgspec.ValidationError as bad:
        raise Refusal("server-bad-settings", detail=str(bad)) from bad
    return _checked(settings)


def _checked(settings: Settings) -> Settings:
    if settings.public_url:
        parts = urlsplit(settings.public_url)
        if parts.scheme not in ("http", "https") or not parts.netloc:
            raise Refusal("server-bad-public-url", url=settings.public_url)
    if not 0 <= settings.port <= 65_535:
        raise Refusal("server-bad-port", port=str(settings.port))
    if settings.bot_workers < 1:
        raise Refusal("server-bad-workers", workers=settings.bot_workers)
    if settings.log_level not in LOG_LEVELS:
        raise Refusal(
            "server-bad-log-level", level=settings.log_level, possible=", ".join(LOG_LEVELS)
        )
    return msgspec.structs.replace(settings, public_url=settings.public_url.rstrip("/"))
