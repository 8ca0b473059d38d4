"""The end of Rococo Deluxe: garments step onto the balcony, then all points are counted on the board."""

from __future__ import annotations

import re
import time
from functools import cache

from playwright.sync_api import Locator, expect

from tests.browser.axe import violations
from tests.browser.conftest import Arrive
from tests.browser.person import PATIENCE, Person
from tests.browser.test_sizes import RECORDS, begun, faults_at, finished
from toque.engine.record import read_record
from toque.games.rococo import GAME, words
from toque.games.rococo.match import RococoMatch
from toque.texts import Speaker

ON_THE_BOARD = {"space", "decoration", "balcony", "hall", "all-halls", "favour"}
"""Places that everybody sees; cards of others are a heap."""


@cache
def position() -> tuple[str, int]:
    """A record, and after how many of its moves somebody has garments and fireworks to choose from.

    It is looked for, because records change with the edition.
    """
    for path in sorted(RECORDS.glob("rococo/*.toque")):
        moves = path.read_text("utf-8").partition("\n\n")[2].splitlines()
        for played, move in enumerate(moves):
            if move.split()[1:2] in (["fill"], ["admire"]):
                record = f"rococo/{path.stem}"
                spaces, places = choices(match_at(record, played))
                if len(spaces) > 1 and len(places) > 1:
                    return record, played
    raise AssertionError("no record has a balcony with a choice of both")


def match_at(record: str, played: int) -> RococoMatch:
    head, _, moves = (RECORDS / f"{record}.toque").read_text("utf-8").partition("\n\n")
    some = "".join(moves.splitlines(keepends=True)[:played])
    match = read_record(f"{head}\n\n{some}").replay(GAME)
    assert isinstance(match, RococoMatch)
    return match


def choices(match: RococoMatch) -> tuple[list[str], list[str]]:
    """Who may step out, and below which fireworks."""
    spaces: set[str] = set()
    places: set[str] = set()
    for move in match.moves(match.deciders()[0]):
        wire = GAME.lexicon.wire(move)
        if wire.verb == "admire":
            spaces.add(wire.args["space"])
            places.add(wire.args["decoration"])
    return sorted(spaces), sorted(places)


def filled() -> tuple[RococoMatch, int]:
    """The match as it ends when everybody fills their balcony best, and how many are asked."""
    match = match_at(*position())
    asked = 0
    while not match.over:
        match.play(match.deciders()[0], words.FILL)
        asked += 1
    return match, asked


def at_the_balcony(person: Person) -> None:
    person.sit_at(begun(person, *position()))
    expect(person.status).to_contain_text("balcony")
    person.told_at_last()


def press(person: Person, tag: str) -> None:
    person.page.locator(f'.board .piece.can[data-tag="{tag}"]').click()
    person.page.mouse.move(2, 2)


def fill(person: Person) -> None:
    """The primary button, until nobody is asked any more."""
    primary = person.actions.locator('.always [data-move="fill"]')
    for _ in range(filled()[1]):
        expect(primary).to_be_visible()
        number = person.number()
        primary.click()
        person.wait_for_news(number)


def counted(person: Person) -> list[str]:
    """The places that are lit up."""
    found: list[str] = person.page.locator(".board .scores").evaluate_all(
        "pieces => pieces.map(piece => piece.dataset.place)"
    )
    return sorted(found)


def shines(person: Person, places: list[str]) -> None:
    """On the board that everybody sees just these places come to be lit."""
    until = time.monotonic() + PATIENCE / 1000
    while (lit := [one for one in counted(person) if kind_of(one) in ON_THE_BOARD]) != places:
        assert time.monotonic() < until, f"{lit} instead of {places}"
        person.page.wait_for_timeout(50)


def kind_of(place: str) -> str:
    return place.partition(":")[0]


def begin_by_hand(show: Locator) -> int:
    """From the first step on it waits for the person; how many steps there are."""
    while (number := steps(show))[0] > 1:
        show.get_by_label("The step before").click()
    show.get_by_label("The step before").click()
    assert steps(show) == number
    return number[1]


def steps(show: Locator) -> tuple[int, int]:
    found = re.search(r"(\d+) of (\d+)", show.inner_text())
    assert found
    return int(found[1]), int(found[2])


def test_garments_are_led_from_the_royal_hall_to_the_balcony(arrive: Arrive) -> None:
    manon = arrive("Manon")
    at_the_balcony(manon)
    match = match_at(*position())
    spaces, places = choices(match)
    glowing = manon.page.locator(".board .piece.can")
    tags = glowing.evaluate_all("pieces => pieces.map(piece => piece.dataset.tag)")
    assert sorted(tags) == [
        *(f"balcony:{one}" for one in places),
        *(f"space:{one}" for one in spaces),
    ]
    assert not violations(manon)
    press(manon, f"space:{spaces[-1]}")
    press(manon, f"balcony:{places[-1]}")
    match.play(match.deciders()[0], GAME.lexicon.parse(f"admire {spaces[-1]} {places[-1]}"))
    below = {one.decoration: one for one in GAME.view(match, None).fireworks}[places[-1]]
    assert below.guest is not None
    points = below.guest.points * below.factor
    expect(manon.page.locator(f'[data-tag="balcony:{places[-1]}"]')).to_have_attribute(
        "aria-label", re.compile(rf"{below.guest.colour} (dress|coat), {points} point")
    )


def test_the_balcony_holds_in_every_window(arrive: Arrive) -> None:
    manon = arrive("Manon", phone=True)
    at_the_balcony(manon)
    sizes = ((360, 640), (390, 844), (640, 400), (820, 1180))
    faults = [
        fault for size in sizes for fault in faults_at(manon.page, size, touched=True, playing=True)
    ]
    assert not faults, "\n".join(faults)


def test_the_points_are_counted_step_by_step_on_the_board(arrive: Arrive) -> None:
    manon = arrive("Manon", settings={"motion": "slow"})
    at_the_balcony(manon)
    fill(manon)
    show = manon.page.get_by_test_id("score-show")
    sheet = manon.page.get_by_test_id("score-sheet")
    all_steps = begin_by_hand(show)
    lights = expected_lights()
    told: list[str] = []
    for number in range(1, all_steps + 1):
        expect(show).to_contain_text(f"{number} of {all_steps}")
        expect(sheet.locator("tbody tr")).to_have_count(number)
        name = show.locator("strong").inner_text()
        shines(manon, lights.pop(name))
        told.append(show.get_by_role("status").inner_text())
        assert told[-1].startswith(f"{name}: Manon ")
        show.get_by_label("The next step").click()
    expect(show).to_have_count(0)
    shines(manon, [])
    assert not lights, "a step was not shown"
    assert len(set(told)) == all_steps
    assert adds_up(sheet)
    assert not violations(manon)
    # It is shown again from the result, and a key skips it.
    manon.page.get_by_role("button", name="Count the points").click()
    expect(show).to_contain_text(f"1 of {all_steps}")
    manon.page.keyboard.press("Escape")
    expect(show).to_have_count(0)
    expect(sheet.locator("tbody tr")).to_have_count(all_steps)
    manon.page.keyboard.press("Escape")
    expect(sheet).to_have_count(0)


def expected_lights() -> dict[str, list[str]]:
    """By step: the places of all who get points in it, as the engine tells them."""
    speaker = Speaker("en", "rococo")
    found: dict[str, set[str]] = {}
    for outcome in filled()[0].results():
        for line in outcome.sheet:
            if line.points and line.step:
                lit = {one for one in line.places if kind_of(one) in ON_THE_BOARD}
                found.setdefault(speaker.say(line.step), set()).update(lit)
    return {step: sorted(lit) for step, lit in found.items()}


def adds_up(sheet: Locator) -> bool:
    def numbers(rows: Locator) -> list[list[int]]:
        found: list[list[str]] = rows.evaluate_all(
            "rows => rows.map(row => [...row.querySelectorAll('td')].map(cell => cell.innerText))"
        )
        return [[int(cell.replace("–", "0")) for cell in row] for row in found]

    rows = numbers(sheet.locator("tbody tr"))
    return numbers(sheet.locator("tfoot tr")) == [
        [sum(column) for column in zip(*rows, strict=True)]
    ]


def test_who_wants_no_motion_gets_the_whole_sheet(arrive: Arrive) -> None:
    manon = arrive("Manon", width=1024, height=768)
    at_the_balcony(manon)
    fill(manon)
    sheet = manon.page.get_by_test_id("score-sheet")
    expect(sheet).to_be_visible()
    expect(manon.page.get_by_test_id("score-show")).to_have_count(0)
    assert adds_up(sheet)
    assert not violations(manon)
    manon.page.get_by_role("button", name="Close", exact=True).click()
    expect(sheet).to_have_count(0)
    manon.page.get_by_role("button", name="Count the points").click()
    expect(sheet).to_be_visible()


def test_the_show_can_be_seen_when_looking_back(arrive: Arrive) -> None:
    """Every game has it: its sheet says the steps and the places."""
    manon = arrive("Manon", settings={"motion": "slow"})
    for record, places in (
        ("rococo/solo-everything", "space:"),
        ("gateau/four-everything", "shelf:"),
        ("pieces-montees/duel-confirmed", "stand:"),
    ):
        manon.go(f"/table/{finished(manon, record)}")
        manon.page.locator(".to-points").click()
        manon.page.get_by_role("button", name="Count the points").click()
        show = manon.page.get_by_test_id("score-show")
        last = begin_by_hand(show)
        for _ in range(last):
            # Where nothing lights up soon, the step has nothing of these places.
            manon.page.wait_for_timeout(300)
            if any(place.startswith(places) for place in counted(manon)):
                break
            show.get_by_label("The next step").click()
        else:
            raise AssertionError(f"{record}: nothing of {places} is lit")
        show.get_by_role("button", name="Skip").click()
        expect(show).to_have_count(0)
        expect(manon.page.get_by_test_id("score-sheet")).to_be_visible()
