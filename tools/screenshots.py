"""Take the pictures of docs/screenshots: every page, and the boards at several moments.

Matches come from records and nothing moves, so that a picture changes when the page does; only the live
tables are dealt afresh.
"""

from __future__ import annotations

import argparse
import sys
import tempfile
from collections.abc import Iterator
from pathlib import Path

from playwright.sync_api import Browser, sync_playwright

ROOT = Path(__file__).resolve().parent.parent
sys.path.insert(0, str(ROOT))

from tests.browser.chromium import CHROMIUM, MISSING  # noqa: E402
from tests.browser.person import Person  # noqa: E402
from tests.browser.test_sizes import POINTED_AT, TOUCHED  # noqa: E402
from tests.server.live import LiveServer  # noqa: E402
from tools.shown import shown  # noqa: E402

FOLDER = ROOT / "docs" / "screenshots"
RECORDS = ROOT / "tests" / "records"
SIZES = {"wide": (2560, 1440), "desktop": (1440, 900), "small": (1024, 768), "phone": (390, 844)}
WINDOWS = {f"{width}x{height}": (width, height) for width, height in (*TOUCHED, *POINTED_AT)}
"""The sizes at which every board is tested; tables are pictured at each of them."""
FLAGS = ["--no-sandbox", "--disable-gpu", "--font-render-hinting=none"]


class Shot:
    """One picture: where, how large, in which theme and language."""

    def __init__(
        self,
        name: str,
        path: str,
        size: str = "desktop",
        theme: str = "light",
        language: str = "en",
        counted: int = 0,
        board: bool = False,
    ) -> None:
        self.name = name
        self.path = path
        self.size = size
        self.theme = theme
        self.language = language
        self.counted = counted
        """How many steps of the scoring are shown."""
        self.board = board
        """Whether a board is to be seen, which comes after the rest of the page."""

    @property
    def file(self) -> Path:
        return FOLDER / f"{self.name}-{self.size}-{self.theme}-{self.language}.jpg"


def everywhere(name: str, path: str, board: bool = False) -> Iterator[Shot]:
    yield Shot(name, path, board=board)
    yield Shot(name, path, theme="dark", language="fr", board=board)
    yield Shot(name, path, "phone", language="de", board=board)
    yield Shot(name, path, "phone", theme="dark", board=board)


def studies(host: Person, game: str) -> dict[str, str]:
    """By the name of a record: a table at which its match can be looked at."""
    found = {}
    for name in shown(game).pictures:
        record = RECORDS / game / f"{name}.toque"
        found[name] = host.post("/import", {"record": record.read_text("utf-8")})["id"]
    return found


def shots(host: Person) -> Iterator[Shot]:
    for name in ("new", "sign-in", "settings", "about", "import"):
        yield from everywhere(name, f"/{name}")
    yield from everywhere("home", "/")
    yield Shot("home", "/", "wide")
    yield from everywhere("profile", f"/person/{host.id}")
    today = host.get("/positions")["games"]
    for game in [one["game"] for one in today][:1]:
        yield from everywhere("position", f"/position/{game}", board=True)
    for info in host.get("/games")["games"]:
        game = info["slug"]
        yield from everywhere(f"{game}-guide", f"/game/{game}")
        tables = studies(host, game)
        for name, table in tables.items():
            history = host.get(f"/tables/{table}/history")
            first, last = history["first"], history["last"]
            middle = f"/table/{table}?move={first + (last - first) * 3 // 5}&seat=0"
            yield Shot(f"{game}-{name}-middle", middle, board=True)
            yield Shot(
                f"{game}-{name}-middle", middle, "phone", theme="dark", language="fr", board=True
            )
            yield Shot(
                f"{game}-{name}-end", f"/table/{table}", theme="dark", language="de", board=True
            )
            if shown(game).counted:
                steps = shown(game).counted
                yield Shot(f"{game}-{name}-scoring", f"/table/{table}", counted=steps, board=True)
        for moment, (name, moves) in shown(game).moments.items():
            table = tables[name]
            first = host.get(f"/tables/{table}/history")["first"]
            there = f"/table/{table}?move={first + moves}&seat=0"
            yield Shot(f"{game}-{moment}", there, board=True)
            yield Shot(f"{game}-{moment}", there, "phone", theme="dark", language="de", board=True)
        yield Shot(f"{game}-middle", middle, "wide", board=True)
        yield Shot(f"{game}-middle", middle, "small", theme="dark", board=True)
    yield from live(host)


def live(host: Person) -> Iterator[Shot]:
    """Tables at which the host is asked something."""
    waiting = host.open_table("me", "open", "invited", "bot:greedy")
    yield from everywhere("waiting-room", f"/table/{waiting}")
    for info in host.get("/games")["games"]:
        seats = ["me", *["bot:greedy"] * (min(4, info["most_seats"]) - 1)]
        table = host.open_table(*seats, game=info["slug"])
        host.post(f"/tables/{table}/start", {})
        yield from everywhere(f"{info['slug']}-table", f"/table/{table}", board=True)
        for size in WINDOWS:
            yield Shot(f"{info['slug']}-table", f"/table/{table}", size, board=True)


def take(browser: Browser, server: LiveServer, host: Person, shot: Shot) -> None:
    width, height = (SIZES | WINDOWS)[shot.size]
    viewer = Person(
        browser,
        server,
        language=shot.language,
        theme=shot.theme,
        phone=(width, height) in TOUCHED,
        settings={"motion": "slow"} if shot.counted else None,
    )
    viewer.page.set_viewport_size({"width": width, "height": height})
    viewer.context.add_cookies(
        [
            {"name": cookie.get("name", ""), "value": cookie.get("value", ""), "url": server.url}
            for cookie in host.context.cookies()
        ]
    )
    viewer.context.add_init_script(f"localStorage.setItem('toque-language', '{shot.language}')")
    viewer.go(shot.path)
    # Not shown where a window is low, as parts of the board on a phone; but they are there.
    viewer.page.locator("h1").first.wait_for(state="attached")
    if shot.board:
        viewer.page.locator(".piece").first.wait_for(state="attached")
    viewer.page.evaluate("() => document.fonts.ready")
    if shot.counted:
        count(viewer, shot.counted)
    viewer.page.wait_for_timeout(900)
    shot.file.parent.mkdir(parents=True, exist_ok=True)
    viewer.page.screenshot(path=shot.file, type="jpeg", quality=86, animations="disabled")
    viewer.context.close()
    for complaint in viewer.complaints:
        print(f"{shot.path}: {complaint}")


def count(viewer: Person, steps: int) -> None:
    """The points are counted up to a step, which stays."""
    viewer.page.locator(".to-points").click()
    viewer.page.get_by_role("button", name="Count the points").click()
    for _ in range(steps):
        viewer.page.get_by_label("The next step").click()


def main() -> None:
    parser = argparse.ArgumentParser(description="Take all pictures of docs/screenshots again.")
    parser.add_argument("only", nargs="?", default="", help="a part of the names of the pictures")
    only: str = parser.parse_args().only
    if not CHROMIUM:
        sys.exit(MISSING)
    folder = Path(tempfile.mkdtemp())
    server = LiveServer(str(folder / "toque.db"), folder / "server.log").start()
    try:
        with sync_playwright() as playwright:
            browser = playwright.chromium.launch(executable_path=CHROMIUM, args=FLAGS)
            host = Person(browser, server, "Camille")
            for shot in shots(host):
                if only in shot.file.name:
                    take(browser, server, host, shot)
                    print(shot.file.relative_to(ROOT), flush=True)
            browser.close()
    finally:
        server.kill()


if __name__ == "__main__":
    main()
