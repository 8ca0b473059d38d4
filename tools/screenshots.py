"""Take the pictures of docs/screenshots: every page, and the boards at several moments.

Matches come from records and nothing moves, so that a picture changes when the page does; only the live
tables are dealt afresh.
"""

from __future__ import annotations

import argparse
import sys
import tempfile
from collections.abc import Callable, Iterator
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
FIRST = "pieces-montees"
"""The game in which lesson, advice and notes are pictured."""
READING = 900_000
"""Milliseconds in which the chef has read a match."""
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
        then: Callable[[Person], None] | None = None,
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
        self.then = then
        """What is pressed before the picture is taken."""

    @property
    def file(self) -> Path:
        return FOLDER / f"{self.name}-{self.size}-{self.theme}-{self.language}.jpg"


def everywhere(
    name: str,
    path: str,
    board: bool = False,
    then: Callable[[Person], None] | None = None,
) -> Iterator[Shot]:
    yield Shot(name, path, board=board, then=then)
    yield Shot(name, path, theme="dark", language="fr", board=board, then=then)
    yield Shot(name, path, "phone", language="de", board=board, then=then)
    yield Shot(name, path, "phone", theme="dark", board=board, then=then)


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
            if name == shown(game).pictures[0]:
                end = f"/table/{table}"
                yield Shot(f"{game}-result", end, then=see_result)
                yield Shot(
                    f"{game}-result", end, "phone", theme="dark", language="de", then=see_result
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
    yield from notes(host)
    yield from live(host)


def lesson(learner: Person) -> Iterator[Shot]:
    """A first match that teaches: of somebody else, for a guest has few tables."""
    table = learner.post(f"/games/{FIRST}/lesson")["id"]
    yield from everywhere("lesson", f"/table/{table}", board=True, then=learn)


def notes(host: Person) -> Iterator[Shot]:
    """What the chef says of a match that is over."""
    record = (RECORDS / FIRST / "duel-confirmed.toque").read_text("utf-8")
    over = host.post("/import", {"record": record})["id"]
    there = f"/table/{over}?move=1&seat=0&notes=1"
    yield from everywhere("notes", there, board=True, then=see_notes)


def live(host: Person) -> Iterator[Shot]:
    """Tables at which the host is asked something."""
    waiting = host.open_table("me", "open", "invited", "bot:greedy")
    yield from everywhere("waiting-room", f"/table/{waiting}")
    for info in host.get("/games")["games"]:
        seats = ["me", *["bot:greedy"] * (min(4, info["most_seats"]) - 1)]
        table = host.open_table(*seats, game=info["slug"])
        host.post(f"/tables/{table}/start", {})
        yield from everywhere(f"{info['slug']}-table", f"/table/{table}", board=True)
        if info["slug"] == FIRST:
            yield from everywhere("advice", f"/table/{table}", board=True, then=ask_the_chef)
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
    if shot.then:
        shot.then(viewer)
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


def see_result(viewer: Person) -> None:
    points = viewer.page.locator(".to-points")
    (points if points.count() else viewer.page.locator("[data-shape] > nav button").last).click()
    viewer.page.get_by_test_id("result-page").wait_for()


def learn(viewer: Person) -> None:
    """Read on up to the first move."""
    note = viewer.page.locator("[data-area=lesson]")
    note.wait_for()
    while viewer.page.locator(".ring.pressed").count() == 0:
        step = note.get_attribute("data-step")
        note.locator("footer .primary").click()
        viewer.page.locator(f"[data-area=lesson]:not([data-step='{step}'])").wait_for()
        viewer.page.wait_for_timeout(300)
    # Out of the way: what a pointer rests on explains itself.
    viewer.page.mouse.move(1, 1)


def ask_the_chef(viewer: Person) -> None:
    viewer.actions.locator("button.chef").click()
    viewer.page.locator("[data-candidate=A]").wait_for()


def see_notes(viewer: Person) -> None:
    """His first reading of a match takes minutes."""
    costliest = viewer.page.locator("[data-costly='1']")
    costliest.wait_for(state="attached", timeout=READING)
    costliest.click()
    viewer.page.get_by_test_id("chef-decision").wait_for()
    viewer.page.get_by_test_id("chef-decision").scroll_into_view_if_needed()


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
            for pictured in (shots, lesson):
                host = Person(browser, server, "Camille")
                for shot in pictured(host):
                    if only in shot.file.name:
                        take(browser, server, host, shot)
                        print(shot.file.relative_to(ROOT), flush=True)
            browser.close()
    finally:
        server.kill()


if __name__ == "__main__":
    main()
