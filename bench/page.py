"""How light and quick the page is, in Chromium against a real server on this machine.

Times are given beside those of an empty page in the same browser, slowed down alike.
"""

from __future__ import annotations

import gzip
import json
import shutil
import statistics
import sys
import tempfile
from pathlib import Path

from playwright.sync_api import Page, sync_playwright

ROOT = Path(__file__).resolve().parent.parent
sys.path.insert(0, str(ROOT))

from tests.server.live import LiveServer  # noqa: E402

SLOWDOWN = 4
RUNS = 5
ANIMATED = {"motion": "normal", "confirm": "off"}
RESULTS = ROOT / "bench" / "page.md"
STATIC = ROOT / "src" / "toque" / "static"


def slow_page(page: Page) -> None:
    client = page.context.new_cdp_session(page)
    client.send("Emulation.setCPUThrottlingRate", {"rate": SLOWDOWN})


def until_interactive(page: Page, address: str, selector: str) -> float:
    """Milliseconds from the start of the navigation until a button of the page can be pressed."""
    page.goto(address, wait_until="commit")
    page.locator(selector).first.wait_for()
    found: float = page.evaluate(
        """() => new Promise(done =>
             requestAnimationFrame(() => setTimeout(() => done(performance.now()))))"""
    )
    return found


def scripts_of(page: Page, address: str) -> list[str]:
    loaded: list[str] = []
    page.on("response", lambda answer: loaded.append(answer.url))
    page.goto(address, wait_until="networkidle")
    return [url for url in loaded if url.endswith(".js")]


def frames_of_a_turn(page: Page, server: LiveServer) -> list[float]:
    """Lengths of the frames while a person and three bots play, animated."""
    page.goto(server.url)
    page.evaluate("kept => localStorage.setItem('toque-settings', kept)", json.dumps(ANIMATED))
    headers = {"X-Toque": "1"}
    request = page.context.request
    request.post(f"{server.url}/api/guest", data={"name": "Laura"}, headers=headers)
    body = {
        "game": "pieces-montees",
        "seats": ["me", *["bot:greedy"] * 3],
        "options": {"mode": "confirmed"},
    }
    table = request.post(f"{server.url}/api/tables", data=body, headers=headers).json()["id"]
    request.post(f"{server.url}/api/tables/{table}/start", data={}, headers=headers)
    page.goto(f"{server.url}/table/{table}")
    page.locator(
        "[data-area=actions] [data-move], [data-area=actions] [data-verb]"
    ).first.wait_for()
    page.evaluate(
        """() => {
          window.frames_ = [];
          let last = performance.now();
          const note = now => { window.frames_.push(now - last); last = now;
                                requestAnimationFrame(note) };
          requestAnimationFrame(note);
        }"""
    )
    for _ in range(3):
        page.locator('[data-area=actions] [data-move="end"]').click()
        page.wait_for_timeout(200)
        page.locator('[data-area=actions] [data-move="end"]').wait_for(timeout=60_000)
    found: list[float] = page.evaluate("() => window.frames_")
    return found[2:]


def main() -> None:
    chromium = shutil.which("chromium")
    if chromium is None or not (STATIC / "index.html").is_file():
        sys.exit("Needed: Chromium, and the built page (make page).")
    folder = Path(tempfile.mkdtemp())
    server = LiveServer(str(folder / "toque.db"), folder / "server.log").start(
        TOQUE_BOT_PAUSE="0.2"
    )
    try:
        with sync_playwright() as playwright:
            browser = playwright.chromium.launch(executable_path=chromium, args=["--no-sandbox"])
            page = browser.new_page(base_url=server.url)
            scripts = scripts_of(page, server.url)
            files = [STATIC / "assets" / url.rpartition("/")[2] for url in scripts]
            weight = sum(len(gzip.compress(file.read_bytes())) for file in files) / 1000
            empty, home = [], []
            for _ in range(RUNS):
                page = browser.new_page()
                slow_page(page)
                empty.append(until_interactive(page, f"{server.url}/api/games", "body"))
                home.append(until_interactive(page, server.url, "main button, main a.button"))
                page.close()
            page = browser.new_page()
            frames = frames_of_a_turn(page, server)
            browser.close()
    finally:
        server.kill()
    longest = sorted(frames)[-5:]
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
        f"| frames while three turns of four seats are animated | {len(frames)} |",
        f"| the longest five of them | {', '.join(f'{frame:.0f}' for frame in longest)} ms |",
        f"| frames over 50 ms | {sum(frame > 50 for frame in frames)} |",
        "",
    ]
    RESULTS.write_text("\n".join(lines), "utf-8")
    print("\n".join(lines))
    print(json.dumps({"home": home, "empty": empty}))


if __name__ == "__main__":
    main()
