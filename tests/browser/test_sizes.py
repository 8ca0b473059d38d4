"""Each board, mid-match and on my turn, in every shape of window; the replay too."""

from __future__ import annotations

import re
from collections.abc import Iterator
from pathlib import Path

import pytest
from playwright.sync_api import Browser, Page, expect

from tests.browser.axe import check
from tests.browser.conftest import Arrive
from tests.browser.person import Person
from tests.browser.playing import Mouse
from tests.server.live import LiveServer
from tests.support import EXTENT
from tools.shown import shown
from toque.games import slugs

RECORDS = Path(__file__).parents[1] / "records"
TOUCHED = ((360, 640), (390, 844), (640, 400), (820, 1180))
POINTED_AT = ((1024, 768), (1280, 720), (1920, 1080))
DESKS = ((1440, 900), (2560, 1440))
ZOOMED = ((512, 384), (640, 512), (960, 540), (600, 900))
"""Windows of every day at 200 %."""
UPRIGHT = (768, 1024)
"""A small tablet: the narrowest window that has all of a board at once."""
IN_BETWEEN = ((568, 320), (844, 340), (680, 960))
"""Where shapes have least room: phones that lie down under the bars of a browser, small tablets."""
TABLETS = ((1024, 768), (1180, 820), (1280, 720), (1366, 1024))
"""Lying: a mouse would have the same board, a thumb needs more of it."""
POSITIONS = {
    f"{slug}/{record}": moves for slug in slugs() for record, moves in shown(slug).sizes.items()
}
"""By the name of a record: how many of its moves are played before somebody looks at the board."""
IN_EVERY_WINDOW = {
    f"{slug}/{record}"
    for slug in slugs()
    for index, record in enumerate(shown(slug).sizes)
    if EXTENT == "long" or index in (0, len(shown(slug).sizes) - 1)
}
"""Those with the fewest and with the most on the board; the others are between them."""

FAULTS = """
({ touched, playing }) => {
  const EMPTIEST = 0.25;
  // What hides the page from those who would draw it hides it from nobody here, and every piece of the
  // board can be found by a point.
  const undrawn = document.adoptedStyleSheets;
  const through = new CSSStyleSheet();
  through.replaceSync('[data-testid=board] * { pointer-events: auto !important }');
  document.adoptedStyleSheets = [through];
  const faults = [];
  // Nothing moves meanwhile, and thousands of elements are asked again and again.
  const once = (ask) => {
    const known = new Map();
    return (element) => {
      if (!known.has(element)) known.set(element, ask(element));
      return known.get(element);
    };
  };
  const named = (element) => {
    const said = element.dataset.says ?? element.getAttribute('aria-label') ?? element.textContent;
    return `${element.localName}.${element.getAttribute('class') ?? ''} ${said.trim()}`.slice(0, 90);
  };
  const box = once((element) => element.getBoundingClientRect());
  const shown = once((element) => box(element).width > 0 && !element.closest('.unseen') &&
    element.checkVisibility({ visibilityProperty: true, opacityProperty: true }));
  const size = ({ width, height }) => `${Math.round(width)}x${Math.round(height)}`;
  const words = once((element) =>
    [...element.childNodes].filter((node) => node.nodeType === 3 && node.data.trim()));
  // Shapes have nothing before them; most of a board is shapes, and asking each takes its time.
  const painted = once((element) => !(element instanceof SVGElement) &&
    /^".*[^"\\s].*"$/.test(getComputedStyle(element, '::before').content));
  const within = (inner, outer, slack) =>
    inner.left >= outer.left - slack && inner.right <= outer.right + slack &&
    inner.top >= outer.top - slack && inner.bottom <= outer.bottom + slack;

  const board = document.querySelector('[data-testid=board]');
  for (const piece of board.querySelectorAll('.piece')) {
    if (!shown(piece)) continue;
    // What can be chosen is lifted by its halo.
    let scrolls = false;
    for (let around = piece.parentElement; around !== board; around = around.parentElement) {
      const { overflowX, overflowY } = getComputedStyle(around);
      scrolls ||= overflowX === 'auto' || overflowY === 'auto';
      if (overflowX === 'visible' || scrolls) continue;
      if (!within(box(piece), box(around), 8)) faults.push(`cut: ${named(piece)}`);
    }
    if (!scrolls && !within(box(piece), box(board), 8))
      faults.push(`outside the board: ${named(piece)}`);
  }

  for (const element of document.querySelectorAll('body *')) {
    const said = words(element).length > 0;
    if ((!said && !painted(element)) || !shown(element)) continue;
    const style = getComputedStyle(element, said ? undefined : '::before');
    const drawn = element.getScreenCTM ? element.getScreenCTM().a : 1;
    const height = parseFloat(style.fontSize) * drawn;
    if (height < 11.45) faults.push(`text of ${height.toFixed(1)} px: ${named(element)}`);
  }

  if (touched) {
    const targets = `.piece:is(.can, .chosen), button:not(.piece):not(:disabled), a[href], select`;
    for (const target of document.querySelectorAll(targets)) {
      if (!shown(target)) continue;
      const { width, height } = box(target);
      if (Math.min(width, height) < 43.5)
        faults.push(`target of ${size({ width, height })}: ${named(target)}`);
    }
  }

  // What is written is not under something else, unless that is laid over the board for the present
  // question. A hand between four bowls lies over the name of one.
  const paints = (over, covered, x, y) => {
    for (let part = over; part && !part.contains(covered); part = part.parentElement) {
      // What reaches for a thumb beyond the box that it stands in paints nothing there.
      const { left, top, right, bottom } = box(part);
      if (x < left || x > right || y < top || y > bottom) continue;
      const { backgroundColor, backgroundImage } = getComputedStyle(part);
      const filled = backgroundImage !== 'none' || !/transparent|, 0\\)$/.test(backgroundColor);
      if (part instanceof SVGElement || filled) return true;
    }
    return false;
  };
  const laidOver = (one, covered) => {
    const layer = one.closest('.sheet, .tray, .ways, .bubble, .ga-won .shelf, .jars');
    return layer && !layer.contains(covered);
  };
  const common = (one, other) => ({
    left: Math.max(one.left, other.left), right: Math.min(one.right, other.right),
    top: Math.max(one.top, other.top), bottom: Math.min(one.bottom, other.bottom),
  });
  const seen = (element) => {
    let part = box(element);
    for (let around = element; around !== board; around = around.parentElement)
      if (getComputedStyle(around).overflowY !== 'visible') part = common(part, box(around));
    return part;
  };
  const scrolled = once((element) => {
    for (let around = element; around !== board; around = around.parentElement)
      if (/auto|scroll/.test(getComputedStyle(around).overflowY)) return true;
    return false;
  });
  for (const element of board.querySelectorAll(':not(svg, svg *, .at)')) {
    const written = words(element);
    if ((!written.length && !painted(element)) || !shown(element)) continue;
    // What a move will bring lies over its piece and takes no click: no point finds it.
    if (element.matches('.total')) continue;
    const whole = written.flatMap((node) => {
      const range = new Range();
      range.selectNodeContents(node);
      return [...range.getClientRects()];
    });
    const lines = whole.map((line) => common(line, seen(element)));
    // A line is read or not there; and what runs out of its panel runs out of the board at last.
    if (!scrolled(element) && whole.some((line, index) => {
      const left = lines[index].bottom - lines[index].top;
      return left > 3 && left < 0.7 * (line.bottom - line.top);
    })) faults.push(`a line is cut: ${named(element)}`);
    if (lines.some((line) => line.bottom - line.top > 3 && !within(line, box(board), 3)))
      faults.push(`written outside the board: ${named(element)}`);
    for (const { left, right, top, bottom } of written.length ? lines : [seen(element)]) {
      if (right - left < 4 || bottom - top < 4) continue;
      const [across, down] = [(left + right) / 2, (top + bottom) / 2];
      const points = [[left + 2, down], [right - 2, down], [across, down]];
      // Half a letter is hidden too; what stands in a line has some air above and below it.
      const air = (bottom - top) / 4;
      if (written.length) points.push([across, top + air], [across, bottom - air]);
      const over = points
        .map(([x, y]) => [document.elementFromPoint(x, y), x, y])
        .find(([one, x, y]) => one && !one.contains(element) && !element.contains(one) &&
          !laidOver(one, element) && paints(one, element, x, y))?.[0];
      if (over) faults.push(`${named(element)} is covered by ${named(over)}`);
    }
  }

  // Of a person one sees more than the hat.
  for (const picture of board.querySelectorAll('svg')) {
    if (!shown(picture) || scrolled(picture)) continue;
    const { top, bottom } = seen(picture);
    const part = (bottom - top) / box(picture).height;
    if (part < 0.6) faults.push(`${Math.round(100 * part)} % seen of ${named(picture.parentElement)}`);
  }

  // A word stands in one line.
  for (const element of board.querySelectorAll('[data-says]')) {
    if (/[\\s\\u00ad-]/.test(element.dataset.says) || !shown(element)) continue;
    const { fontSize, display } = getComputedStyle(element, '::before');
    if (display !== 'inline' || element.closest('.sheet')) continue;
    if (element.offsetHeight > 2 * parseFloat(fontSize)) faults.push(`broken: ${named(element)}`);
  }

  // A name that does not fit is told whole by its title.
  for (const element of document.querySelectorAll('[data-shape] *')) {
    if (element instanceof SVGElement) continue;
    const cut = element.scrollWidth > element.clientWidth + 1 ||
      element.scrollHeight > element.clientHeight + 2;
    if (!cut) continue;
    const { textOverflow, webkitLineClamp, clipPath } = getComputedStyle(element);
    if (textOverflow !== 'ellipsis' && webkitLineClamp === 'none') continue;
    if (clipPath === 'none' && shown(element) && !element.closest('[title], .told'))
      faults.push(`cut, and nowhere whole: ${named(element)}`);
  }

  const head = document.querySelector('[data-shape] > header');
  const parts = [...head.querySelectorAll('a, h1, p, li, button, select, .status')].filter(shown);
  for (const [index, part] of parts.entries()) {
    if (!within(box(part), box(head), 1)) faults.push(`outside the head: ${named(part)}`);
    for (const other of parts.slice(index + 1)) {
      if (part.contains(other) || other.contains(part)) continue;
      const [one, two] = [box(part), box(other)];
      const across = Math.min(one.right, two.right) - Math.max(one.left, two.left);
      const down = Math.min(one.bottom, two.bottom) - Math.max(one.top, two.top);
      const marks = part.localName === 'li' && other.localName === 'li';
      if (across > (marks ? 9 : 1) && down > 1)
        faults.push(`in the head ${named(part)} overlaps ${named(other)}`);
    }
  }

  for (const tab of document.querySelectorAll('[data-shape] > nav button'))
    if (tab.scrollWidth > tab.clientWidth) faults.push(`wider than its tab: ${named(tab)}`);

  // No large part of a whole board has nothing in it: the largest empty rectangle, found row by row.
  const whole = box(board);
  const [ACROSS, DOWN] = [40, 30];
  const full = Array.from({ length: DOWN }, () => Array(ACROSS).fill(false));
  const cell = (at, from, length, count) => Math.floor(((at - from) / length) * count);
  for (const element of board.querySelectorAll('*')) {
    const counts = words(element).length || element.matches('svg, .piece, [data-says], button');
    if (!counts || !shown(element)) continue;
    const own = box(element);
    if (own.width * own.height > 0.5 * whole.width * whole.height) continue;
    const part = common(own, whole);
    for (let y = cell(part.top, whole.top, whole.height, DOWN);
         y <= cell(part.bottom - 1, whole.top, whole.height, DOWN); y++)
      for (let x = cell(part.left, whole.left, whole.width, ACROSS);
           x <= cell(part.right - 1, whole.left, whole.width, ACROSS); x++)
        if (full[y]?.[x] === false) full[y][x] = true;
  }
  let emptiest = 0;
  const above = Array(ACROSS).fill(0);
  for (const row of full) {
    row.forEach((taken, x) => { above[x] = taken ? 0 : above[x] + 1; });
    for (let x = 0; x < ACROSS; x++) {
      let least = Infinity;
      for (let end = x; end < ACROSS && (least = Math.min(least, above[end])); end++)
        emptiest = Math.max(emptiest, least * (end - x + 1));
    }
  }
  const share = emptiest / (ACROSS * DOWN);
  if (playing && board.closest('[data-shape=wide]') && share > EMPTIEST)
    faults.push(`${Math.round(share * 100)} % of the board, in one piece, is empty`);

  const room = { left: 0, top: 0, right: innerWidth, bottom: innerHeight };
  if (playing) {
    const last = [...document.querySelectorAll('.always > button')].filter(shown).at(-1);
    const acts = document.querySelector('[data-area=actions]');
    if (!within(box(acts), room, 0)) faults.push('the dock is out of view');
    if (last && !within(box(last), room, 0)) faults.push(`out of view: ${named(last)}`);
  }
  const page = document.scrollingElement;
  if (page.scrollHeight > innerHeight || page.scrollWidth > innerWidth) faults.push('the page scrolls');
  document.adoptedStyleSheets = undrawn;
  return faults;
}
"""


DRAWN = "() => new Promise((drawn) => requestAnimationFrame(() => setTimeout(drawn)))"
"""A frame is drawn, and whoever watches for it has been told."""


def begun(person: Person, record: str, played: int) -> str:
    """A table in the middle of a match, at which the person plays all seats."""
    head, _, moves = named_after(person, record).partition("\n\n")
    some = "".join(moves.splitlines(keepends=True)[:played])
    table: str = person.post("/import", {"record": f"{head}\n\n{some}"})["id"]
    return table


def named_after(person: Person, record: str) -> str:
    """A record in which the person sits at all seats."""
    text = (RECORDS / f"{record}.toque").read_text("utf-8")
    return re.sub(r"^(seat \w) .*$", rf"\1 {person.name}", text, flags=re.MULTILINE)


def moves_of(record: str) -> list[str]:
    """Its moves, each after the letter of its seat."""
    text = (RECORDS / f"{record}.toque").read_text("utf-8")
    return [line for line in text.partition("\n\n")[2].splitlines() if not line.startswith("#")]


def before(record: str, verb: str) -> int:
    """How many moves lead to the first one of a kind."""
    return next(at for at, move in enumerate(moves_of(record)) if move.split()[1] == verb)


def finished(person: Person, record: str) -> str:
    table: str = person.post("/import", {"record": named_after(person, record)})["id"]
    return table


def tabs(page: Page) -> Iterator[str]:
    """Each page of the board, open; once without a name where all of it is shown."""
    bar = page.locator("[data-shape] > nav")
    names = bar.locator("button").all_inner_texts() if bar.count() else []
    for index, name in enumerate(names):
        # That pages can be clicked is tried elsewhere, and looking for a place to click takes its time.
        bar.locator("button").nth(index).dispatch_event("click")
        if page.get_by_test_id("board").is_visible():
            yield name
    if names:
        bar.locator("button").first.dispatch_event("click")
    else:
        yield ""


def faults_at(page: Page, size: tuple[int, int], *, touched: bool, playing: bool) -> list[str]:
    page.set_viewport_size({"width": size[0], "height": size[1]})
    # Whether there are pages is known once the table has measured itself.
    page.evaluate(DRAWN)
    how = {"touched": touched, "playing": playing}
    return [
        f"{size[0]}x{size[1]} {name}: {fault}"
        for name in tabs(page)
        for fault in lasting_faults(page, how)
    ]


def lasting_faults(page: Page, how: dict[str, bool]) -> list[str]:
    """What is still wrong once the page has had the time to settle in its new window."""
    page.evaluate(DRAWN)
    faults: list[str] = page.evaluate(FAULTS, how)
    alike = 0
    while faults and alike < 10:
        page.wait_for_timeout(100)
        before, faults = faults, page.evaluate(FAULTS, how)
        alike = alike + 1 if faults == before else 0
    return faults


@pytest.fixture(params=[True, False], ids=["by touch", "by mouse"])
def touched(request: pytest.FixtureRequest) -> bool:
    return bool(request.param)


@pytest.fixture
def viewer(browser: Browser, server: LiveServer, touched: bool) -> Iterator[Person]:
    person = Person(browser, server, "Marie-Antoinette", phone=touched, drawn=False)
    yield person
    person.context.close()
    assert not person.complaints


@pytest.mark.parametrize("record", POSITIONS)
def test_a_board_holds_in_every_window(viewer: Person, record: str, touched: bool) -> None:
    viewer.sit_at(begun(viewer, record, POSITIONS[record]))
    viewer.told_at_last()
    windows: tuple[tuple[int, int], ...] = (*TOUCHED, UPRIGHT) if touched else POINTED_AT
    if record in IN_EVERY_WINDOW:
        windows += (*IN_BETWEEN, *TABLETS) if touched else DESKS
    faults = [
        fault
        for size in windows
        for fault in faults_at(viewer.page, size, touched=touched, playing=True)
    ]
    assert not faults, "\n".join(faults)


@pytest.mark.parametrize("language", ["fr", "de"])
@pytest.mark.parametrize(
    ("record", "moves"),
    [
        ("pieces-montees/duel-confirmed", 24),
        ("gateau/four-everything", 24),
        ("rococo/solo-everything", 60),
        ("patisserie/solo", 67),
    ],
)
def test_long_names_and_long_words_hold_too(
    arrive: Arrive, record: str, moves: int, language: str
) -> None:
    marie = arrive("Marie-Antoinette de Lorraine", language=language)
    marie.sit_at(begun(marie, record, moves))
    marie.told_at_last()
    faults = [
        fault
        for size in (*TOUCHED, UPRIGHT, *ZOOMED, *IN_BETWEEN, *POINTED_AT)
        for fault in faults_at(marie.page, size, touched=False, playing=True)
    ]
    assert not faults, "\n".join(faults)


if EXTENT == "long":

    @pytest.mark.parametrize("language", ["en", "fr", "de"])
    @pytest.mark.parametrize("record", POSITIONS)
    def test_every_board_in_every_language_and_window(
        arrive: Arrive, record: str, language: str
    ) -> None:
        marie = arrive("Marie-Antoinette de Lorraine", language=language)
        marie.sit_at(begun(marie, record, POSITIONS[record]))
        marie.told_at_last()
        faults = [
            fault
            for size in (*TOUCHED, UPRIGHT, *ZOOMED, *IN_BETWEEN, *POINTED_AT, *DESKS)
            for fault in faults_at(marie.page, size, touched=False, playing=True)
        ]
        assert not faults, "\n".join(faults)


LINES = """words => {
  const range = new Range();
  range.selectNodeContents(words);
  return new Set([...range.getClientRects()].map(({ top }) => Math.round(top))).size;
}"""


def test_what_is_to_be_confirmed_is_told_whole(arrive: Arrive) -> None:
    marie = arrive(
        "Marie-Antoinette de Lorraine",
        language="de",
        settings={"confirm": "always"},
    )
    marie.sit_at(begun(marie, "pieces-montees/duel-confirmed", 24))
    player = Mouse(marie)
    marie.actions.locator("[data-verb=place]").click()
    while not (now := player.look())["confirmable"]:
        player.choose(f'.board .piece.can[data-tag="{now["glowing"][0]}"]')
        marie.page.wait_for_timeout(100)
    asks = marie.actions.locator(".asks")
    expect(asks).to_contain_text("Marie-Antoinette de Lorraine 2")
    for size in TOUCHED:
        marie.page.set_viewport_size({"width": size[0], "height": size[1]})
        expect(asks).to_be_in_viewport(ratio=1)
        # In lines, not in a column of single words, and beside the other parts of the dock.
        lines = asks.locator("strong").evaluate(LINES)
        assert lines <= 3, f"{lines} lines at {size}"


def test_both_sides_of_a_chef_fit_beside_the_bowls(arrive: Arrive) -> None:
    laura = arrive("Laura", language="de", width=640, height=400)
    table = laura.open_table("me", "bot:greedy", game="gateau")
    laura.post(f"/tables/{table}/start")
    laura.sit_at(table)
    laura.told_at_last()
    bench, line = laura.page.locator(".mine .bench"), laura.page.locator(".mine .line .head")
    above, below = bench.bounding_box(), line.bounding_box()
    assert above
    assert below
    assert above["y"] + above["height"] <= below["y"]


FITTING = """() => {
  const box = document.querySelector('.choices');
  const { left, right } = box.getBoundingClientRect();
  const buttons = [...box.querySelectorAll('button')].map((one) => one.getBoundingClientRect());
  const fit = buttons.filter((one) => one.right <= right && one.left >= left);
  return { all: buttons.length, fit: fit.length };
}"""


def test_choices_that_do_not_fit_into_the_dock_are_counted(arrive: Arrive) -> None:
    laura = arrive("Laura", phone=True)
    laura.sit_at(begun(laura, "pieces-montees/teams-confirmed", 46))
    more = laura.actions.locator(".rest")
    expect(more).to_be_visible()
    found = laura.page.evaluate(FITTING)
    expect(more).to_have_text(f"+{found['all'] - found['fit']}")
    # Where there is room for the board, the button leads on to them.
    laura.page.set_viewport_size({"width": 768, "height": 1024})
    laura.told_at_last()
    found = laura.page.evaluate(FITTING)
    expect(more).to_have_text(f"+{found['all'] - found['fit']}")
    told = more.inner_text()
    more.tap()
    expect(laura.actions.locator(".rest", has_text=told)).to_have_count(0)
    laura.actions.locator(".choices button").last.scroll_into_view_if_needed()
    expect(more).to_have_count(0)
    expect(laura.actions.locator(".choices button").last).to_be_in_viewport(ratio=0.95)


ALL_AS_A_LIST = {
    "en": "All choices as a list",
    "fr": "Tous les choix en liste",
    "de": "Alle Möglichkeiten als Liste",
}


@pytest.mark.parametrize("language", ALL_AS_A_LIST)
def test_all_choices_are_listed_where_the_dock_has_room_for_few(
    arrive: Arrive, language: str
) -> None:
    laura = arrive("Laura", phone=True, language=language)
    laura.sit_at(begun(laura, "pieces-montees/teams-confirmed", 46))
    name = ALL_AS_A_LIST[language]
    laura.actions.get_by_role("button", name=name).tap()
    sheet = laura.page.get_by_role("dialog", name=name)
    moves = sheet.locator("[data-move]")
    listed = [one.get_attribute("data-move") for one in moves.all()]
    grouped = laura.actions.locator("[data-verb] .count").all_inner_texts()
    single = laura.actions.locator("[data-move]").count()
    assert len(set(listed)) == sum(int(count) for count in grouped) + single
    said = [" ".join(text.split()) for text in moves.all_inner_texts()]
    assert len(set(said)) == len(said), "two moves are told alike"
    check(laura)
    for size in (*TOUCHED[:3], (568, 320)):
        faults = faults_at(laura.page, size, touched=size in TOUCHED, playing=True)
        assert not faults, "\n".join(faults)
    number = laura.number()
    sheet.locator("[data-move^=turn]").last.tap()
    expect(sheet).to_have_count(0)
    if laura.actions.locator(".asks").count():
        laura.actions.locator(".primary").tap()
    laura.wait_for_news(number)


def test_the_list_of_choices_is_read_and_played_by_keyboard(arrive: Arrive) -> None:
    laura = arrive("Laura")
    laura.sit_at(begun(laura, "gateau/three", before("gateau/three", "bowl")))
    laura.told_at_last()
    laura.page.keyboard.press("x")
    sheet = laura.page.get_by_role("dialog", name=ALL_AS_A_LIST["en"])
    expect(sheet.locator(":focus")).to_be_visible()
    laura.page.keyboard.press("Escape")
    expect(sheet).to_have_count(0)
    laura.page.keyboard.press("x")
    laura.page.keyboard.press("Tab")
    first, second = sheet.locator("[data-move]").first, sheet.locator("[data-move]").nth(1)
    expect(first).to_be_focused()
    laura.page.keyboard.press("ArrowRight")
    expect(second).to_be_focused()
    number = laura.number()
    laura.page.keyboard.press("Enter")
    if laura.actions.locator(".asks").count():
        expect(laura.actions.locator(".primary")).to_be_focused()
        laura.page.keyboard.press("Enter")
    laura.wait_for_news(number)
    expect(sheet).to_have_count(0)


def test_a_question_opens_the_page_that_has_its_choices_once(arrive: Arrive) -> None:
    laura = arrive("Laura", phone=True)
    laura.sit_at(begun(laura, "gateau/three", before("gateau/three", "prepare")))
    bar = laura.page.get_by_role("navigation", name="Parts of the table")
    recipes = bar.get_by_role("button", name="Recipes")
    expect(recipes).to_have_attribute("aria-current", "page")
    expect(recipes).to_contain_text("choices")
    bar.get_by_role("button", name="Prizes").tap()
    expect(laura.page.locator("[data-area=toque]")).to_be_visible()
    # What comes later, such as why the rest cannot be chosen, leaves the page as the person wants it.
    laura.told_at_last()
    expect(laura.page.locator("[data-area=toque]")).to_be_visible()
    laura.page.keyboard.press("e")
    expect(laura.page.locator("[data-area=recipes] :focus")).to_be_visible()


def test_the_log_of_an_imported_match_tells_its_moves(arrive: Arrive) -> None:
    laura = arrive("Laura")
    laura.sit_at(begun(laura, "pieces-montees/duel-confirmed", 24))
    log = laura.page.get_by_role("log", name="Log")
    expect(log.get_by_text("Nothing has happened yet")).to_have_count(0)
    lines = log.locator("[data-number]")
    expect(lines.first).to_have_attribute("data-number", "-23")
    expect(lines.last).to_be_in_viewport()
    lines.first.get_by_role("button").click()
    expect(laura.status).to_contain_text("-23")


def test_a_proposal_leaves_a_low_window_its_board(arrive: Arrive) -> None:
    laura = arrive("Laura", width=640, height=400)
    marie = arrive("Marie-Antoinette de Lorraine")
    for game in slugs():
        table = laura.open_table("me", "open", game=game)
        marie.post(f"/tables/{table}/join", {"seat": 1})
        laura.post(f"/tables/{table}/start")
        laura.sit_at(table)
        marie.sit_at(table)
        marie.page.keyboard.press("m")
        marie.page.get_by_role("button", name="Ask for a pause").click()
        expect(laura.page.get_by_text("asks for a pause")).to_be_in_viewport(ratio=1)
        laura.told_at_last()
        sizes = ((640, 400), (844, 390), (568, 320))
        faults = [
            fault
            for size in (sizes if shown(game).sizes else ())
            for fault in faults_at(laura.page, size, touched=False, playing=True)
        ]
        assert not faults, "\n".join(faults)


def test_moves_can_be_typed_where_the_command_line_has_no_place(arrive: Arrive) -> None:
    laura = arrive("Laura", width=1024, height=768)
    laura.sit_at(begun(laura, "pieces-montees/duel-confirmed", 24))
    laura.told_at_last()
    line = laura.page.get_by_label("Type a move")
    expect(line).to_be_hidden()
    laura.page.keyboard.press("/")
    expect(line).to_be_focused()
    laura.page.keyboard.press("Escape")
    expect(line).to_be_hidden()


def test_the_end_of_a_match_leaves_the_board_its_room(arrive: Arrive) -> None:
    laura = arrive("Laura", phone=True, settings={"confirm": "off"})
    laura.sit_at(begun(laura, "pieces-montees/four-confirmed", 111))
    laura.actions.locator('[data-move="whisk d2"]').tap()
    expect(laura.page.get_by_role("link", name="Look back")).to_be_in_viewport(ratio=1)
    faults = [
        fault
        for size in TOUCHED
        for fault in faults_at(laura.page, size, touched=True, playing=False)
    ]
    assert not faults, "\n".join(faults)


@pytest.mark.parametrize(
    "record",
    ["pieces-montees/four-confirmed", "gateau/duel", "gateau/four"]
    + (["gateau/three"] if EXTENT == "long" else []),
)
def test_the_replay_holds_in_every_window(viewer: Person, record: str, touched: bool) -> None:
    table = finished(viewer, record)
    first = viewer.get(f"/tables/{table}/history")["first"]
    for place in (f"/table/{table}", f"/table/{table}?move={first + 40}&seat=0"):
        viewer.go(place)
        viewer.told_at_last()
        faults = [
            fault
            for size in (TOUCHED if touched else POINTED_AT)
            for fault in faults_at(viewer.page, size, touched=touched, playing=False)
        ]
        assert not faults, "\n".join(faults)
