"""Two people choose in secret at the same time: one changes their mind, one reloads."""

from __future__ import annotations

from playwright.sync_api import Locator, expect

from tests.browser.conftest import Arrive
from tests.browser.person import Person


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
