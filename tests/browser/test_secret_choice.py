"""Two people choose in secret at the same time: one changes their mind, one reloads."""

from __future__ import annotations

import time

from playwright.sync_api import Locator, expect

from tests.browser.conftest import Arrive
from tests.browser.person import PATIENCE, Person


def offers(person: Person) -> Locator:
    return person.actions.locator("[data-move^=choose]")


def hint(person: Person) -> Locator:
    return person.page.get_by_test_id("status-hint")


def held(person: Person) -> list[str]:
    """The cards that the person could choose now."""
    offers(person).first.wait_for()
    return [one.get_attribute("data-move") or "" for one in offers(person).all()]


def choose(person: Person, move: str) -> None:
    person.actions.locator(f"[data-move='{move}']").click()


def test_two_people_choose_at_the_same_time(arrive: Arrive) -> None:
    ann = arrive("Ann")
    bob = arrive("Bob", settings={"confirm": "always"})
    table = ann.open_table("me", "open", game="toy")
    bob.post(f"/tables/{table}/join")
    ann.post(f"/tables/{table}/start")
    for person in (ann, bob):
        person.sit_at(table)
    expect(hint(ann)).to_have_text("Bob is choosing at the same time.")
    expect(hint(bob)).to_have_text("Ann is choosing at the same time.")

    # Bob has picked a card and not confirmed it when Ann's choice comes in.
    confirm = bob.page.get_by_role("button", name="Confirm")
    mine = held(bob)
    choose(bob, mine[0])
    expect(confirm).to_be_visible()
    first, second, third, _ = held(ann)
    choose(ann, first)
    expect(offers(ann)).to_have_count(3)
    choose(ann, second)
    expect(ann.status).to_have_text("Waiting for Bob.")
    expect(hint(ann)).to_have_text("You have chosen. You can change your mind until everyone has.")
    expect(hint(bob)).to_have_count(0)
    expect(confirm).to_be_visible()
    confirm.click()
    expect(offers(bob)).to_have_count(3)

    # Ann thinks again, although Bob has answered meanwhile; Bob hears only that she does.
    ann.page.get_by_role("button", name="Undo").click()
    expect(offers(ann)).to_have_count(3)
    expect(hint(bob)).to_have_text("Ann is choosing at the same time.")

    # Bob's own choice is there after a reload, and nothing of Ann's.
    bob.page.reload()
    expect(offers(bob)).to_have_count(3)
    assert sorted(held(bob)) == sorted(mine[1:])
    shown = bob.page.locator("body").inner_text()
    assert "shows" not in shown

    choose(ann, third)
    expect(offers(ann)).to_have_count(0)
    choose(bob, held(bob)[0])
    bob.page.get_by_role("button", name="Confirm").click()
    cards = " ".join(sorted((first.split()[1], third.split()[1]), key=int))
    told = bob.page.locator("body")
    expect(told).to_contain_text(f"Ann shows {cards}.")
    assert second.split()[1] not in cards.split()
    # The choice is over: nobody takes anything back.
    expect(bob.page.get_by_role("button", name="Undo")).to_be_disabled()


def test_who_undoes_twice_in_haste_redoes_once(arrive: Arrive) -> None:
    """The second wish comes too late for its question; what it would have taken back was never gone."""
    ann = arrive("Ann")
    bob = arrive("Bob")
    table = ann.open_table("me", "open", game="toy")
    bob.post(f"/tables/{table}/join")
    ann.post(f"/tables/{table}/start")
    ann.sit_at(table)
    choose(ann, held(ann)[0])
    expect(offers(ann)).to_have_count(3)
    undo = ann.page.get_by_role("button", name="Undo")
    expect(undo).to_be_enabled()
    undo.evaluate("button => { button.click(); button.click(); }")
    expect(offers(ann)).to_have_count(4)
    redo = ann.page.get_by_role("button", name="Redo")
    redo.click()
    expect(offers(ann)).to_have_count(3)
    expect(redo).to_have_count(0)


def test_a_pick_stays_picked_when_the_answer_of_the_other_makes_it_the_last(arrive: Arrive) -> None:
    """Now it will reveal all, which it would not have done when it was picked."""
    ann = arrive("Ann")
    bob = arrive("Bob", settings={"confirm": "always"})
    table = ann.open_table("me", "open", game="toy")
    bob.post(f"/tables/{table}/join")
    ann.post(f"/tables/{table}/start")
    for person in (ann, bob):
        person.sit_at(table)
    confirm = bob.page.get_by_role("button", name="Confirm")
    choose(bob, held(bob)[0])
    confirm.click()
    expect(offers(bob)).to_have_count(3)
    choose(bob, held(bob)[0])
    expect(confirm).to_be_visible()
    choose(ann, held(ann)[0])
    expect(offers(ann)).to_have_count(3)
    choose(ann, held(ann)[0])
    expect(hint(bob)).to_have_count(0)
    expect(confirm).to_be_visible()
    confirm.click()
    expect(bob.page.locator("body")).to_contain_text("Ann shows")


# Everybody counts only what they may know of.


def the_log(person: Person) -> Locator:
    return person.page.get_by_role("log", name="Log")


def log_of(person: Person) -> list[tuple[str, str]]:
    """Every line of the log with its number."""
    lines = the_log(person).locator("[data-number]")
    return [
        (line.get_attribute("data-number") or "", " ".join(line.inner_text().split()))
        for line in lines.all()
    ]


def has_log(person: Person, log: list[tuple[str, str]]) -> None:
    """The person comes to have this log, line by line."""
    until = time.monotonic() + PATIENCE / 1000
    while (found := log_of(person)) != log:
        assert time.monotonic() < until, f"{found}\ninstead of\n{log}"
        person.page.wait_for_timeout(50)


def choose_first(person: Person) -> None:
    seen = person.number()
    choose(person, held(person)[0])
    person.wait_for_news(seen)


def think_again(person: Person) -> None:
    choose_first(person)
    seen = person.number()
    person.page.get_by_role("button", name="Undo").click()
    person.wait_for_news(seen)


def keep(person: Person) -> None:
    person.actions.locator("[data-move=keep]").click()


def three_at_a_table(arrive: Arrive) -> tuple[str, Person, Person, Person]:
    at_once = {"confirm": "off"}
    ann, bob, eve = arrive("Ann", settings=at_once), arrive("Bob", settings=at_once), arrive("Eve")
    table = ann.open_table("me", "open", game="toy")
    bob.post(f"/tables/{table}/join")
    ann.post(f"/tables/{table}/start")
    for person in (ann, bob, eve):
        person.sit_at(table)
    return table, ann, bob, eve


def test_nobody_loses_or_repeats_a_line_whenever_they_come_back(arrive: Arrive) -> None:
    table, ann, bob, eve = three_at_a_table(arrive)
    think_again(ann)
    choose_first(bob)
    # Eve misses that Ann thinks again and that all is shown, and another who comes in later has it all.
    eve.expected.append("ERR_INTERNET_DISCONNECTED")
    eve.context.set_offline(True)
    expect(eve.page.get_by_role("status").filter(has_text="connection")).to_be_visible()
    think_again(ann)
    for person in (ann, ann, bob):
        choose_first(person)
    expect(the_log(bob)).to_contain_text("Ann shows")
    eve.context.set_offline(False)
    expect(the_log(eve)).to_contain_text("Ann shows")
    assert eve.number() == 1
    assert [number for number, _ in log_of(eve)] == ["1"]
    assert bob.number() == 2
    late = arrive("Late")
    late.sit_at(table)
    has_log(late, log_of(eve))

    # A line leads to its moment in the numbers of who reads it.
    the_log(eve).get_by_role("button").first.click()
    expect(eve.status).to_contain_text("1")

    keep(ann)
    expect(bob.actions.locator("[data-move=keep]")).to_be_visible()
    keep(bob)
    think_again(ann)
    choose_first(ann)
    bob.expected.append("ERR_INTERNET_DISCONNECTED")
    bob.context.set_offline(True)
    bob.context.set_offline(False)
    choose_first(bob)
    keep(ann)
    expect(bob.actions.locator("[data-move=keep]")).to_be_visible()
    keep(bob)

    # It is over: everything has the numbers of the log, and is told as it is to who comes only now.
    for person in (ann, bob, eve, late):
        expect(person.page.locator("[data-seen='16']")).to_be_visible()
        told = log_of(person)
        assert [number for number, _ in told] == sorted({number for number, _ in told}, key=int)
        person.go(f"/table/{table}")
        expect(person.page.locator("[data-moment='16']")).to_be_visible()
        has_log(person, told)


def test_who_signs_out_elsewhere_counts_as_a_spectator(arrive: Arrive) -> None:
    _, ann, bob, eve = three_at_a_table(arrive)
    for person in (bob, bob, ann, ann):
        choose_first(person)
    expect(the_log(eve)).to_contain_text("Ann shows")
    assert (bob.number(), eve.number()) == (3, 1)
    bob.context.request.delete(f"{bob.server.url}/api/session", headers={"X-Toque": "1"})
    expect(bob.page.locator("[data-seen='1']")).to_be_visible()
    has_log(bob, log_of(eve))
