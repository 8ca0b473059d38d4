"""The page of a result: who stands where, for eyes and for ears; the picture of it to share."""

from __future__ import annotations

from playwright.sync_api import Page, expect

from tests.browser.conftest import Arrive
from tests.browser.person import Person
from tests.browser.test_sizes import finished

COLOURS = (
    """stand => [...stand.querySelectorAll('text')].map(text => getComputedStyle(text).fill)"""
)


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


def test_numbers_on_the_podium_keep_their_colour_where_the_system_has_its_own(
    arrive: Arrive,
) -> None:
    laura = arrive("Laura", theme="dark")
    laura.page.emulate_media(forced_colors="active", color_scheme="dark")
    assert len(places(looked_at(laura, "gateau/solo"))) == 2
    for stand in laura.page.locator(".podium .stand").all():
        assert set(stand.evaluate(COLOURS)) == {"rgb(59, 36, 32)"}
