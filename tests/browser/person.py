"""A person with a browser: how they come in, what they see, and what must never be seen."""

from __future__ import annotations

import json
import time
from typing import Any

from playwright.sync_api import Browser, ConsoleMessage, Locator, Page, Response, expect

from tests.server.live import LiveServer

PATIENCE = 60_000
"""Milliseconds for whatever comes in a moment: enough for a machine that has much else to do."""
expect.set_options(timeout=PATIENCE)

CALM = {"motion": "off", "confirm": "irreversible", "hints": "off"}
UNDRAWN = """{
  const sheet = new CSSStyleSheet();
  sheet.replaceSync('html { opacity: 0 }');
  document.adoptedStyleSheets = [sheet];
}"""
"""Laid out, clicked and read aloud as ever; but half of a browser's time would go into the pixels."""


class Person:
    def __init__(
        self,
        browser: Browser,
        server: LiveServer,
        name: str = "",
        *,
        language: str = "en",
        theme: str = "light",
        width: int = 1440,
        height: int = 900,
        phone: bool = False,
        settings: dict[str, str] | None = None,
        bypass_csp: bool = False,
        drawn: bool = True,
    ) -> None:
        self.server = server
        self.name = name
        self.complaints: list[str] = []
        """What the console said, and what the server could not do."""
        self.expected: list[str] = []
        """Parts of complaints that a test provokes on purpose."""
        self.context = browser.new_context(
            base_url=server.url,
            locale=language,
            color_scheme="dark" if theme == "dark" else "light",
            viewport={"width": 390, "height": 844} if phone else {"width": width, "height": height},
            has_touch=phone,
            is_mobile=phone,
            device_scale_factor=2 if phone else 1,
            bypass_csp=bypass_csp,
        )
        kept = json.dumps(CALM | (settings or {}) | {"theme": theme})
        self.context.add_init_script(
            f"localStorage.getItem('toque-settings') ?? localStorage.setItem('toque-settings', {kept!r})"
        )
        if not drawn:
            self.context.add_init_script(UNDRAWN)
        self.context.set_default_timeout(PATIENCE)
        self.page: Page = self.context.new_page()
        self.page.on("console", self._note_console)
        self.page.on("pageerror", lambda error: self._complain(f"{error}"))
        self.page.on("response", self._note_response)
        self.id = ""
        if name:
            self.id = self.post("/guest", {"name": name, "language": language})["id"]

    def _complain(self, what: str) -> None:
        if not any(part in what for part in self.expected):
            self.complaints.append(f"{self.name or 'visitor'}: {what}")

    def _note_console(self, message: ConsoleMessage) -> None:
        # What failed to load is told with its address by the response.
        if message.type in ("error", "warning") and "Failed to load resource" not in message.text:
            self._complain(message.text)

    def _note_response(self, response: Response) -> None:
        if response.status >= 400:
            self._complain(f"{response.status} {response.url}")

    # Without the page: to set a table quickly.

    def post(self, path: str, body: dict[str, Any] | None = None) -> Any:
        answer = self.context.request.post(
            f"{self.server.url}/api{path}", data=body or {}, headers={"X-Toque": "1"}
        )
        assert answer.ok, f"{path}: {answer.status} {answer.text()}"
        return answer.json()

    def get(self, path: str) -> Any:
        answer = self.context.request.get(f"{self.server.url}/api{path}")
        assert answer.ok, f"{path}: {answer.status} {answer.text()}"
        return answer.json()

    def open_table(self, *seats: str, game: str = "pieces-montees", **options: str) -> str:
        table: str = self.post("/tables", {"game": game, "seats": list(seats), "options": options})[
            "id"
        ]
        return table

    # At the table.

    def go(self, path: str) -> None:
        self.page.goto(path)

    def sit_at(self, table: str) -> None:
        self.go(f"/table/{table}")
        expect(self.status).not_to_have_text("")

    @property
    def status(self) -> Locator:
        return self.page.get_by_test_id("status")

    @property
    def board(self) -> Locator:
        return self.page.get_by_test_id("board")

    def told(self) -> str:
        """The board as a screen reader tells it."""
        return self.board.aria_snapshot()

    def told_at_last(self) -> str:
        """The board once nothing changes any more: what moved has landed, and all reasons have come."""
        told = self.told()
        while True:
            self.page.wait_for_timeout(600)
            if told == (told := self.told()):
                return told

    def hears(self, board: str) -> None:
        """The board comes to be told like this; after a reload that takes a moment."""
        until = time.monotonic() + PATIENCE / 1000
        while not self.board.count() or self.told() != board:
            assert time.monotonic() < until, f"{self.told()}\ninstead of\n{board}"
            self.page.wait_for_timeout(50)

    @property
    def actions(self) -> Locator:
        return self.page.locator("[data-area=actions]")

    @property
    def over(self) -> bool:
        return self.page.locator(".result").count() > 0

    @property
    def deciding(self) -> bool:
        return self.actions.locator("[data-move], [data-verb]").count() > 0

    def number(self) -> int:
        """How many rows of the log the page has shown."""
        return int(self.page.locator("[data-seen]").get_attribute("data-seen") or 0)

    def wait_for_news(self, number: int) -> None:
        self.page.wait_for_function(
            "seen => Number(document.querySelector('[data-seen]')?.dataset.seen ?? 0) > seen",
            arg=number,
        )
