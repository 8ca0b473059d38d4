"""What a move will bring, told before it is played: beside the board, or in the dock."""

from __future__ import annotations

import base64
from functools import cache
from typing import NamedTuple

from playwright.sync_api import expect

from tests.browser.axe import check
from tests.browser.conftest import Arrive
from tests.browser.person import Person
from tests.browser.test_sizes import RECORDS, begun
from tests.browser.test_table import begin
from toque.engine.bill import bills
from toque.engine.record import Record, read_record
from toque.engine.rng import Rng
from toque.engine.timeline import Timeline
from toque.engine.wire import Bill
from toque.games.rococo import GAME


class Guest(NamedTuple):
    """Somebody has made a garment and can rent it to guests in several places."""

    record: str
    played: int
    """How many of its moves lead there."""
    space: str
    """A place that brings livres, and less than the best ones."""
    bill: Bill
    best: list[Bill]
    """What the two best of the other places bring."""

    @property
    def totals(self) -> list[int]:
        return [one.now + one.later for one in (self.bill, *self.best)]


@cache
def guest() -> Guest:
    """It is looked for, because records change with the edition."""
    for path in sorted(RECORDS.glob("rococo/[!s]*.toque")):
        record = read_record(path.read_text("utf-8"))
        every = list(record.moves)
        for played, said in enumerate(every):
            record.moves = every[:played]
            if said.notation.startswith("rent ") and (found := guest_at(record, said.seat)):
                return Guest(f"rococo/{path.stem}", played, *found)
    raise AssertionError("nobody has a choice of places for a guest")


def guest_at(record: Record, seat: int) -> tuple[str, Bill, list[Bill]] | None:
    """A place whose choice can be taken back by who is still asked; its bill, the best others."""
    match = record.replay(GAME)
    rents = [move for move in match.moves(seat) if GAME.lexicon.wire(move).verb == "rent"]
    told = bills(match, seat, rents, Rng("the bills of this test"))
    for move, bill in zip(rents, told, strict=True):
        best = best_besides(bill, told)
        if len(best) < 2 or best[1].now + best[1].later <= bill.now + bill.later:
            continue
        timeline = Timeline.resume(GAME, record)
        timeline.play(seat, move)
        if (
            any(line.name == "livres" for line in bill.lines)
            and timeline.match.deciders() == (seat,)
            and timeline.undo_obstacle(seat) is None
        ):
            return GAME.lexicon.wire(move).args["space"], bill, best
    return None


def best_besides(bill: Bill, told: list[Bill]) -> list[Bill]:
    """The two best of the bills that say something else than this one."""
    different: list[Bill] = []
    for other in sorted(told, key=lambda one: -one.now - one.later):
        if other != bill and other not in different:
            different.append(other)
    return different[:2]


def signed(amount: int) -> str:
    return f"{amount:+}".replace("-", "−") if amount else "0"


def size(person: Person) -> tuple[float, float]:
    box = person.board.bounding_box()
    assert box is not None
    return box["width"], box["height"]


def test_the_bill_of_what_is_pointed_at_and_of_what_is_to_be_confirmed(arrive: Arrive) -> None:
    laura = arrive("Laura")
    begin(laura)
    bill = laura.page.get_by_test_id("bill")
    before = size(laura)
    laura.actions.locator('[data-move="spoon"]').hover()
    expect(bill).to_contain_text("If you choose this")
    expect(bill.get_by_role("listitem")).to_have_text(["Spoons 3 → 4", "Assistant 1 → 0"])
    laura.status.hover()
    expect(bill).to_have_count(0)
    laura.actions.locator('[data-move="spoon"]').focus()
    expect(bill).to_contain_text("Assistant")
    laura.page.get_by_label("Type a move").focus()
    expect(bill).to_have_count(0)

    laura.page.get_by_label("Type a move").fill("turn a1")
    laura.page.keyboard.press("Enter")
    expect(bill).to_contain_text("If you confirm")
    expect(bill.get_by_role("listitem")).to_have_text(["Spoons 3 → 2"])
    assert size(laura) == before
    check(laura)
    laura.page.keyboard.press("Escape")
    expect(bill).to_have_count(0)


def test_on_a_phone_the_dock_tells_the_totals_and_a_sheet_the_rest(arrive: Arrive) -> None:
    noah = arrive("Noah", phone=True, settings={"confirm": "always"})
    begin(noah)
    noah.actions.locator("[data-verb=place], [data-move^=place]").first.tap()
    while not noah.page.get_by_title("What this will bring").count():
        noah.actions.locator("[data-move^=place]").first.tap()
    expect(noah.actions.locator(".asks")).to_contain_text("Points: +1 now, 0 later")
    noah.page.get_by_title("What this will bring").tap()
    sheet = noah.page.get_by_role("dialog", name="What this will bring")
    expect(sheet).to_contain_text("Spoons")
    expect(sheet).to_contain_text("Now")
    sheet.get_by_role("button", name="Close").tap()
    expect(sheet).to_have_count(0)


def test_places_for_a_guest_are_compared_and_the_chosen_one_is_told_in_the_log(
    arrive: Arrive,
) -> None:
    found = guest()
    laura = arrive("Laura", settings={"confirm": "always"})
    laura.sit_at(begun(laura, found.record, found.played))
    laura.told_at_last()
    laura.board.locator(f'.piece.can[data-tag="space:{found.space}"]').click()
    table = laura.page.get_by_test_id("bill").get_by_role("table")
    expect(table.locator("thead th")).to_have_count(3)
    expect(table.locator("thead .chosen")).to_have_count(1)
    livres = next(line for line in found.bill.lines if line.name == "livres")
    row = table.locator("tbody tr", has_text="Livres")
    expect(row.get_by_role("cell").first).to_have_text(f"{livres.before} → {livres.after}")
    expect(table.locator("tfoot td")).to_have_text([signed(total) for total in found.totals])
    check(laura)
    laura.actions.locator(".primary").click()
    told = laura.page.get_by_role("log").locator(".served")
    now, later = signed(found.bill.now), signed(found.bill.later)
    expect(told).to_have_text(f"Points: {now} now, {later} later")
    laura.page.get_by_title("Undo").click()
    expect(told).to_have_count(0)


LED = """() => {
  const middle = (one) => {
    const { left, width } = one.getBoundingClientRect();
    return left + width / 2;
  };
  const frame = document.querySelector('.panorama');
  const part = document.querySelector('.parts [aria-pressed=true]').dataset.leads;
  const goals = frame.querySelectorAll(`[data-part="${part}"], .piece.can`);
  return [...goals].some((goal) => Math.abs(middle(goal) - middle(frame)) < 2);
}"""
"""Whether a part of the drawing, or a choice there, is in the middle of the window on it."""


def test_on_a_phone_another_column_can_be_chosen(arrive: Arrive) -> None:
    found = guest()
    noah = arrive("Noah", phone=True, settings={"confirm": "always"})
    noah.sit_at(begun(noah, found.record, found.played))
    noah.told_at_last()
    noah.page.locator(f'.parts [data-leads="{found.space[0]}"]').tap()
    # In a window of another size, too.
    for width, height in ((360, 740), (390, 844)):
        noah.page.set_viewport_size({"width": width, "height": height})
        noah.page.wait_for_function(LED)
    noah.board.locator(f'.piece.can[data-tag="space:{found.space}"]').tap()
    asks = noah.actions.locator(".asks")
    expect(asks).to_contain_text(f"{signed(found.bill.later)} later")
    noah.page.get_by_title("What this will bring").tap()
    sheet = noah.page.get_by_role("dialog", name="What this will bring")
    totals = sheet.locator("tfoot td")
    expect(totals).to_have_text([signed(total) for total in found.totals])
    sheet.locator("thead th").nth(1).get_by_role("button").tap()
    expect(asks).to_contain_text(f"{signed(found.best[0].later)} later")
    expect(totals).to_have_count(3)
    expect(totals.first).to_have_text(signed(found.totals[1]))
    check(noah)


UNSEEN = """() => [...document.querySelectorAll('.foreseen, .leaving, .foreshadow')]
  .map(one => [one.className, one.getBoundingClientRect().width])"""


def test_what_would_come_from_nowhere_leaves_no_mark_there(arrive: Arrive) -> None:
    laura = arrive("Laura", settings={"confirm": "always"})
    laura.sit_at(begun(laura, guest().record, guest().played))
    laura.page.get_by_label("Type a move").fill(f"rent {guest().space}")
    laura.page.keyboard.press("Enter")
    # Its livres and its thread come out of a supply that is not on the table.
    expect(laura.page.locator(".foreseen")).not_to_have_count(0)
    marked = laura.page.evaluate(UNSEEN)
    assert not [name for name, width in marked if not width]


LIGHTEST = """async encoded => {
  const image = new Image();
  image.src = `data:image/png;base64,${encoded}`;
  await image.decode();
  const canvas = document.createElement('canvas');
  [canvas.width, canvas.height] = [image.width, image.height];
  const pen = canvas.getContext('2d');
  pen.drawImage(image, 0, 0);
  const { data } = pen.getImageData(0, 0, canvas.width, canvas.height);
  return data.reduce((most, value, at) => at % 4 === 1 ? Math.max(most, value) : most, 0);
}"""


def test_signs_of_lines_alone_are_seen_in_the_dark(arrive: Arrive) -> None:
    laura = arrive("Laura", theme="dark", drawn=True, settings={"confirm": "always"})
    laura.sit_at(begun(laura, guest().record, guest().played))
    laura.page.get_by_label("Type a move").fill(f"rent {guest().space}")
    laura.page.keyboard.press("Enter")
    sign = laura.page.get_by_test_id("bill").locator('svg:has(use[href="#ro-hall"])').first
    expect(sign).to_be_visible()
    picture = base64.b64encode(sign.screenshot()).decode()
    assert laura.page.evaluate(LIGHTEST, picture) > 150
