"""How light and quick the page is, in Chromium against a real server on this machine.

Times are given beside those of an empty page in the same browser, slowed down alike.
"""

from __future__ import annotations

import gzip
import json
import statistics
import sys
import tempfile
from pathlib import Path

from playwright.sync_api import Browser, Page, sync_playwright

ROOT = Path(__file__).resolve().parent.parent
sys.path.insert(0, str(ROOT))

from tests.browser.chromium import CHROMIUM  # noqa: E402
from tests.browser.person import Person  # noqa: E402
from tests.server.live import LiveServer  # noqa: E402
from tools.shown import names  # noqa: E402

SLOWDOWN = 4
RUNS = 9
PLAYED = 45
"""Seconds."""
ANIMATED = {"motion": "normal", "confirm": "off"}
LONG = 50.5
"""Milliseconds: three frames of the screen are exactly 50, give or take a clock."""
RESULTS = ROOT / "bench" / "page.md"
STATIC = ROOT / "src" / "toque" / "static"


def slow_page(page: Page) -> None:
    client = page.context.new_cdp_session(page)
    client.send("Emulation.setCPUThrottlingRate", {"rate": SLOWDOWN})


WATCH = """selector => {
  const look = () => document.querySelector(selector)
    ? requestAnimationFrame(() => setTimeout(() => { window.usable = performance.now() }))
    : requestAnimationFrame(look);
  look();
}"""


def until_usable(page: Page, address: str, selector: str) -> float:
    """Milliseconds from the start of the navigation until a button was drawn and would be heard.

    Noted by the page itself: looking from outside would slow it down.
    """
    page.add_init_script(f"({WATCH})({selector!r})")
    page.goto(address, wait_until="load")
    page.wait_for_function("() => window.usable", polling=200)
    found: float = page.evaluate("() => window.usable")
    return found


def scripts_of(page: Page, address: str) -> list[str]:
    loaded: list[str] = []
    page.on("response", lambda answer: loaded.append(answer.url))
    page.goto(address, wait_until="networkidle")
    return [url for url in loaded if url.endswith(".js")]


PLAY = """() => {
  window.lengths = [];
  let last = performance.now();
  const note = now => { lengths.push(now - last); last = now; requestAnimationFrame(note) };
  requestAnimationFrame(note);
  let state = 7;
  const one = list => list[(state = (state * 1103515245 + 12345) % 2147483648) % list.length];
  setInterval(() => {
    const buttons = [...document.querySelectorAll(
      '[data-area=actions] :is([data-move], [data-verb], .always .primary)')];
    const pieces = [...document.querySelectorAll('.board .piece.can')].filter(one => one.offsetParent);
    one(pieces.length && state % 2 ? pieces : buttons)?.click();
  }, 400);
}"""
"""A visitor who clicks whatever glows or is offered; in the page itself, so that nobody disturbs it."""


def frames_of(browser: Browser, server: LiveServer, game: str) -> list[float]:
    """Lengths of the frames while a person plays against three bots, animated."""
    me = Person(browser, server, "Laura", settings=ANIMATED)
    table = me.open_table("me", *["bot:greedy"] * 3, game=game)
    me.post(f"/tables/{table}/start")
    me.sit_at(table)
    # Pictures and letters are there before anybody plays.
    me.page.wait_for_timeout(2000)
    me.page.evaluate(PLAY)
    me.page.wait_for_timeout(PLAYED * 1000)
    found: list[float] = me.page.evaluate("() => lengths")
    me.context.close()
    return found[2:]


def main() -> None:
    if not CHROMIUM or not (STATIC / "index.html").is_file():
        sys.exit("Needed: Chromium, and the built page (make page).")
    folder = Path(tempfile.mkdtemp())
    server = LiveServer(str(folder / "toque.db"), folder / "server.log").start(
        TOQUE_BOT_PAUSE="0.2"
    )
    try:
        with sync_playwright() as playwright:
            browser = playwright.chromium.launch(executable_path=CHROMIUM, args=["--no-sandbox"])
            page = browser.new_page(base_url=server.url)
            scripts = scripts_of(page, server.url)
            files = [STATIC / "assets" / url.rpartition("/")[2] for url in scripts]
            weight = sum(len(gzip.compress(file.read_bytes())) for file in files) / 1000
            empty: list[float] = []
            home: list[float] = []
            for _ in range(RUNS):
                for times, path, selector in (
                    (empty, "/api/games", "body"),
                    (home, "/", "main button"),
                ):
                    page = browser.new_page(base_url=server.url)
                    slow_page(page)
                    times.append(until_usable(page, path, selector))
                    page.close()
            frames = {game: frames_of(browser, server, game) for game in names()}
            browser.close()
    finally:
        server.kill()
    lines = [
        "# The page, measured",
        "",
        "Written by `make bench-page`. Chromium on this machine, against a real server on it.",
        "",
        "| what | number |",
        "|---|---|",
        f"| scripts of the first page, gzipped | {weight:.1f} kB in {len(files)} files |",
        f"| until the first page can be used, {SLOWDOWN} × slowed | {statistics.median(home):.0f} ms |",
        f"| the same for a page that is only text | {statistics.median(empty):.0f} ms |",
    ]
    for game, name in names().items():
        longest = sorted(frames[game])[-5:]
        lines += [
            f"| {name}: frames of {PLAYED} s at a table of four, animated | {len(frames[game])} |",
            f"| the longest five of them | {', '.join(f'{frame:.0f}' for frame in longest)} ms |",
            f"| over 50 ms | {sum(frame > LONG for frame in frames[game])} |",
        ]
    lines.append("")
    RESULTS.write_text("\n".join(lines), "utf-8")
    print("\n".join(lines))
    print(json.dumps({"home": home, "empty": empty}))


if __name__ == "__main__":
    main()
