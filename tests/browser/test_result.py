"""The page of a result: who stands where, for eyes and for ears; the picture of it to share."""

from __future__ import annotations

import base64
import re
import struct
from pathlib import Path

import pytest
from playwright.sync_api import Download, Page, expect

from tests.browser.axe import check
from tests.browser.conftest import Arrive
from tests.browser.contrast import faint
from tests.browser.person import Person
from tests.browser.test_sizes import finished, named_after

SHADES = """async encoded => {
  const image = new Image();
  image.src = `data:image/png;base64,${encoded}`;
  await image.decode();
  const canvas = document.createElement('canvas');
  [canvas.width, canvas.height] = [image.width, image.height];
  const pen = canvas.getContext('2d', { willReadFrequently: true });
  pen.drawImage(image, 0, 0);
  return [[40, 20, 500, 70], [300, 130, 600, 350], [300, 505, 600, 110]].map((part) => {
    const { data } = pen.getImageData(...part);
    return new Set(new Uint32Array(data.buffer)).size;
  });
}"""
"""How many colours there are in its head, where they stand, and where their names are."""
DRAWN_SIZES = """() => [...document.querySelectorAll('.podium text')]
  .map(text => parseFloat(getComputedStyle(text).fontSize) * text.getScreenCTM().a)"""
SENT = """window.navigator.canShare = ({ files }) => files.length === 1;
window.navigator.share = async ({ files, url }) => {
  window.sent = { name: files[0].name, type: files[0].type, size: files[0].size, url };
};"""
COLOURS = (
    """stand => [...stand.querySelectorAll('text')].map(text => getComputedStyle(text).fill)"""
)


LINES_IN_WORDS = """signs => {
  for (const sign of signs) {
    const line = document.createElement('b');
    line.textContent = '–';
    line.style.color = 'var(--ga-sign)';
    sign.append(line);
  }
}"""
"""What is drawn in lines is written once more in their colour."""


def looked_at(person: Person, record: str) -> Page:
    """The result of a match in which the person had all seats."""
    person.go(f"/table/{finished(person, record)}")
    person.page.locator(".to-points").click()
    return person.page


def places(page: Page) -> list[str]:
    """What is heard of each who stands there."""
    expect(page.get_by_test_id("result-page")).to_be_visible()
    told = page.locator(".podium").aria_snapshot()
    return [" ".join(part.replace("- ", "").split()) for part in told.split("listitem:")[1:]]


def test_the_podium_is_heard_once_and_from_the_first_to_the_last(arrive: Arrive) -> None:
    laura = arrive("Laura")
    heard = places(looked_at(laura, "rococo/five"))
    ranks = [f"Rank {rank}" for rank in range(1, 6)]
    assert [one.split(" Laura")[0].removeprefix("text: ") for one in heard] == ranks
    for one in heard:
        assert one.count("Laura") == 1
        assert one.count("points") == 1
        points = one.split(" points")[0].split()[-1]
        assert one.split().count(points) == 1
    # They stand in another order: the best is the second from the left.
    stands = laura.page.locator(".podium .stand")
    left = [stands.nth(index).bounding_box() for index in range(5)]
    xs = [box["x"] for box in left if box]
    assert sorted(xs) == [xs[index] for index in (1, 0, 2, 3, 4)]
    # Everybody has a face of their own.
    assert len({stand.inner_html() for stand in stands.all()}) == 5
    assert laura.page.locator(".podium [title]").count() == 0
    # On the smallest phone too the numbers can be read.
    laura.page.set_viewport_size({"width": 360, "height": 640})
    laura.page.locator("[data-shape] > nav button").last.click()
    expect(laura.page.get_by_test_id("result-page")).to_be_visible()
    assert min(laura.page.evaluate(DRAWN_SIZES)) >= 11.5
    check(laura)
    # The chef who reads the match has one too, in plum.
    chef = laura.page.get_by_test_id("chef-card").locator('path[fill="#6A3F75"]')
    expect(chef).not_to_have_count(0)


def test_numbers_on_the_podium_keep_their_colour_where_the_system_has_its_own(
    arrive: Arrive,
) -> None:
    laura = arrive("Laura", theme="dark")
    laura.page.emulate_media(forced_colors="active", color_scheme="dark")
    assert len(places(looked_at(laura, "gateau/solo"))) == 2
    for stand in laura.page.locator(".podium .stand").all():
        assert set(stand.evaluate(COLOURS)) == {"rgb(59, 36, 32)"}
    # Beside two there is room for a tower; on a phone there is not.
    tower = laura.page.get_by_test_id("tower").bounding_box()
    stands = [one.bounding_box() for one in laura.page.locator(".podium .stand").all()]
    assert tower
    assert tower["x"] > 0
    assert all(tower["x"] + tower["width"] <= one["x"] + 2 for one in stands if one)
    # Signs of the game that are lines alone are judged as the words beside them.
    laura.page.emulate_media(forced_colors="none", color_scheme="dark")
    for sources in ("score-bars", "score-sheet"):
        signs = laura.page.get_by_test_id(sources).locator(".sign:has(use)")
        assert signs.count()
        signs.evaluate_all(LINES_IN_WORDS)
        assert not faint(laura, f"[data-testid={sources}]")
    laura.page.set_viewport_size({"width": 240, "height": 640})
    expect(laura.page.get_by_test_id("tower")).to_have_count(0)


LONG_NAMES = (
    "Jean-Baptiste de la Pâtisserie",
    "Zoé",
    "Maximilian von Hohenzollern",
    "Anna Anna",
    "Donaudampfschifffahrtskapitän",
)
NAMED = """() => [...document.querySelectorAll('.podium li')].map(one => {
  const called = one.querySelector('.called');
  const lines = [...called.children];
  return {
    points: Math.round(one.querySelector('strong').getBoundingClientRect().top),
    lines: lines.map(line => line.textContent),
    cut: lines.some(line => line.scrollWidth > line.clientWidth),
    title: called.title,
  };
})"""


@pytest.mark.parametrize("width", [360, 390, 1024, 1440])
def test_names_of_any_length_stand_in_two_even_lines(arrive: Arrive, width: int) -> None:
    laura = arrive("Laura", language="fr", theme="dark")
    record = named_after(laura, "rococo/five")
    for letter, name in zip("abcde", LONG_NAMES, strict=True):
        record = record.replace(f"seat {letter} Laura", f"seat {letter} {name}")
    laura.page.set_viewport_size({"width": width, "height": 844})
    laura.go(f"/table/{laura.post('/import', {'record': record})['id']}")
    if width < 660:
        laura.page.locator("[data-shape] > nav button").last.click()
    else:
        laura.page.locator(".to-points").click()
    heard = " ".join(places(laura.page))
    laura.page.wait_for_function(
        "() => document.querySelectorAll('.podium .called > *').length > 5"
    )
    named = laura.page.evaluate(NAMED)
    assert len({one["points"] for one in named}) == 1
    for name in LONG_NAMES:
        assert heard.count(name) == 1
    for one in named:
        assert len(one["lines"]) <= 2
        assert not one["cut"]
        whole = "".join(one["lines"]).removesuffix("…").replace(" ", "")
        full = next(name for name in LONG_NAMES if name.replace(" ", "").startswith(whole))
        assert one["title"] in (full, "")
        assert bool(one["title"]) == one["lines"][-1].endswith("…")
        first, *others = re.split(r"[\s-]", full)
        if one["title"] and len(whole) >= len(first):
            # No word is broken, unless not even the first has room.
            assert full.replace(" ", "")[len(whole)] in {"-", *(word[0] for word in others)}
    check(laura)


def saved(page: Page, button: str) -> Download:
    with page.expect_download() as downloading:
        page.get_by_role("button", name=button, exact=True).click()
    return downloading.value


@pytest.mark.parametrize(
    ("language", "button", "record"),
    [
        ("en", "Save as a picture", "rococo/five"),
        ("fr", "Enregistrer l’image", "gateau/solo"),
        ("de", "Als Bild speichern", "pieces-montees/teams-confirmed"),
    ],
)
def test_a_result_is_saved_as_a_picture(
    arrive: Arrive, tmp_path: Path, language: str, button: str, record: str
) -> None:
    laura = arrive("Laura", language=language, theme="dark")
    page = looked_at(laura, record)
    download = saved(page, button)
    game, _, _ = record.partition("/")
    assert download.suggested_filename.startswith(f"{game}-")
    download.save_as(tmp_path / "result.png")
    picture = (tmp_path / "result.png").read_bytes()
    assert picture.startswith(b"\x89PNG")
    assert struct.unpack(">II", picture[16:24]) == (1200, 630)
    head, stage, names = page.evaluate(SHADES, base64.b64encode(picture).decode())
    # Letters have soft edges; one plain ground would be one colour.
    assert head > 20
    assert names > 20
    assert stage > 200


def test_a_picture_goes_to_the_sheet_of_a_device_that_takes_pictures(arrive: Arrive) -> None:
    laura = arrive("Laura", phone=True)
    laura.context.add_init_script(SENT)
    table = finished(laura, "patisserie/solo")
    laura.go(f"/table/{table}")
    laura.page.locator("[data-shape] > nav button").last.click()
    laura.page.get_by_role("button", name="Share the picture").click()
    laura.page.wait_for_function("() => window.sent")
    sent = laura.page.evaluate("window.sent")
    assert sent["name"] == f"patisserie-{table}.png"
    assert sent["type"] == "image/png"
    assert sent["size"] > 20_000
    assert sent["url"] == f"{laura.server.url}/table/{table}"
