"""The pages around the table, used as a person would."""

from __future__ import annotations

import gzip
import re
from pathlib import Path

import pytest
from playwright.sync_api import expect

from tests.browser.conftest import Arrive
from tests.browser.test_accessibility import PAGES
from toque.server.routes.pages import STATIC

BUDGET = 150_000
AT_ONCE = 40_000
"""Milliseconds: less than the minute after which the first page asks by itself."""


def test_two_clicks_lead_to_a_match_against_bots(arrive: Arrive) -> None:
    visitor = arrive()
    visitor.go("/")
    visitor.page.get_by_role("button", name="Play against bots now").first.click()
    visitor.page.wait_for_url(re.compile("/table/"))
    expect(visitor.actions.locator("[data-move], [data-verb]").first).to_be_visible()
    visitor.page.get_by_role("link", name="Home").click()
    expect(visitor.page.get_by_role("link", name="Continue").first).to_be_visible()


def test_a_friend_comes_by_link_and_both_sit_at_the_table(arrive: Arrive) -> None:
    laura, friend = arrive("Laura"), arrive()
    table = laura.open_table("me", "invited")
    laura.go(f"/table/{table}")
    invitation = laura.get(f"/tables/{table}")["seats"][1]["invitation"]
    friend.go(f"/table/{table}?invitation={invitation}")
    friend.page.get_by_label("Your name at the table").fill("Yannick")
    friend.page.get_by_role("button", name="Sit down").click()
    expect(laura.page.get_by_text("Yannick")).to_be_visible()
    laura.page.get_by_role("button", name="Start", exact=True).click()
    for person in (laura, friend):
        expect(person.page.locator(".board .piece").first).to_be_visible()


def test_a_table_that_somebody_opens_appears_on_the_first_page_at_once(arrive: Arrive) -> None:
    laura, karim = arrive("Laura"), arrive("Karim")
    laura.go("/")
    open_tables = laura.page.get_by_role("region", name="Join in")
    expect(open_tables).to_be_visible()
    table = karim.open_table("me", "open", game="gateau")
    expect(open_tables.get_by_text("Karim")).to_be_visible(timeout=AT_ONCE)
    karim.post(f"/tables/{table}/cancel")
    expect(open_tables.get_by_text("Karim")).to_have_count(0, timeout=AT_ONCE)


def test_a_table_is_opened_with_options(arrive: Arrive) -> None:
    laura = arrive("Laura")

    def unfold() -> None:
        for fold in laura.page.locator("main details:not([open]) > summary").all():
            fold.click()

    # How strong an automa is can be chosen where one plays.
    laura.go("/new?game=gateau")
    laura.page.get_by_role("radio", name="Bots").check()
    unfold()
    expect(laura.page.get_by_text("Advantage module")).to_be_visible()
    automa = laura.page.get_by_text("Chef-o-Tron", exact=True)
    expect(automa).to_have_count(0)
    laura.page.get_by_role("radio", name="1", exact=True).check()
    expect(automa).to_be_visible()
    laura.go("/new?game=pieces-montees")
    laura.page.get_by_role("radio", name="Bots").check()
    unfold()
    laura.page.get_by_role("radio", name="Experienced pastry chefs").check()
    laura.page.get_by_role("button", name=re.compile("Start now|Open the table")).click()
    laura.page.wait_for_url(re.compile("/table/"))
    table = laura.get(f"/tables/{laura.page.url.rpartition('/')[2]}")
    assert table["options"]["mode"] == "confirmed"
    assert [seat["kind"] for seat in table["seats"]] == ["person", "bot", "bot"]


def test_an_account_is_made_left_and_entered_again(arrive: Arrive) -> None:
    visitor = arrive()
    visitor.go("/sign-in")
    visitor.page.get_by_role("link", name="Create an account").last.click()
    name, password = "Camille B.", "a long enough word"
    visitor.page.get_by_label("Name", exact=True).fill(name)
    visitor.page.get_by_label("Password", exact=True).fill(password)
    visitor.page.locator("main form button[type=submit]").click()
    expect(visitor.page.get_by_text(re.compile("recovery code", re.I)).first).to_be_visible()
    made = visitor.get("/me")["person"]
    assert (made["name"], made["guest"]) == (name, False)

    visitor.go("/settings")
    visitor.page.get_by_role("button", name="Sign out").last.click()
    expect(visitor.page).to_have_url(f"{visitor.server.url}/")
    assert visitor.get("/me")["person"] is None
    visitor.go("/sign-in")
    visitor.page.get_by_label("Name", exact=True).fill(name)
    visitor.page.get_by_label("Password", exact=True).fill(password)
    with visitor.page.expect_response(re.compile("/api/session")) as answer:
        visitor.page.locator("main form button[type=submit]").click()
    assert answer.value.ok
    assert visitor.get("/me")["person"]["id"] == made["id"]


def test_language_and_theme_stay(arrive: Arrive) -> None:
    visitor = arrive(language="fr")
    visitor.go("/")
    root = visitor.page.locator("html")
    expect(root).to_have_attribute("lang", "fr")
    visitor.page.get_by_role("radio", name="Deutsch").check()
    expect(root).to_have_attribute("lang", "de")
    visitor.page.get_by_role("button", name="Dunkles Design").first.click()
    expect(root).to_have_attribute("data-theme", "dark")
    visitor.page.reload()
    expect(root).to_have_attribute("lang", "de")
    expect(root).to_have_attribute("data-theme", "dark")


def test_the_page_can_be_installed(arrive: Arrive) -> None:
    visitor = arrive()
    visitor.go("/")
    manifest = visitor.context.request.get(f"{visitor.server.url}/manifest.webmanifest").json()
    assert manifest["display"] == "standalone"
    for icon in manifest["icons"]:
        assert visitor.context.request.get(f"{visitor.server.url}{icon['src']}").ok


def test_the_first_page_is_light_and_comes_from_here_alone(arrive: Arrive) -> None:
    visitor = arrive()
    loaded: list[str] = []
    visitor.page.on("response", lambda answer: loaded.append(answer.url))
    visitor.page.goto("/", wait_until="networkidle")
    assert all(url.startswith((visitor.server.url, "data:")) for url in loaded)
    scripts = {Path(url).name for url in loaded if url.endswith(".js")}
    weight = sum(len(gzip.compress((STATIC / "assets" / name).read_bytes())) for name in scripts)
    assert 10_000 < weight < BUDGET


@pytest.mark.parametrize("language", ["en", "fr", "de"])
def test_no_page_is_wider_than_the_smallest_phone(arrive: Arrive, language: str) -> None:
    laura = arrive("Laura", language=language, phone=True)
    laura.page.set_viewport_size({"width": 360, "height": 780})
    for path in [*PAGES, f"/person/{laura.id}"]:
        laura.go(path)
        laura.page.locator("h1").first.wait_for()
        laura.page.wait_for_timeout(150)
        assert laura.page.evaluate("document.documentElement.scrollWidth") <= 360, path
