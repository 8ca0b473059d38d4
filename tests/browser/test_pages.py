"""The pages around the table, used as a person would."""

from __future__ import annotations

import gzip
import json
import re
from pathlib import Path

import pytest
from playwright.sync_api import Route, expect

from tests.browser.conftest import Arrive
from tests.browser.test_accessibility import PAGES
from tests.server.live import wait_for
from toque.server.routes.pages import STATIC

BUDGET = 150_000
AT_ONCE = 40_000
"""Milliseconds: less than the minute after which the first page asks by itself."""


def test_two_clicks_lead_to_a_match_against_bots(arrive: Arrive) -> None:
    visitor = arrive()
    visitor.go("/")
    visitor.page.get_by_role("button", name="Play against bots").first.click()
    visitor.page.wait_for_url(re.compile("/table/"))
    expect(visitor.actions.locator("[data-move], [data-verb]").first).to_be_visible()
    visitor.page.get_by_role("link", name="Home").click()
    expect(visitor.page.get_by_role("heading", name="Your turn at 1 table")).to_be_visible()
    expect(visitor.page.get_by_role("link", name="Play: ")).to_be_visible()


def test_one_click_leads_to_a_match_alone(arrive: Arrive) -> None:
    """Against the automa, on a phone too, where the other games are folded away."""
    visitor = arrive(phone=True)
    visitor.go("/")
    visitor.page.get_by_role("button", name="C’est du gâteau").click()
    solo = visitor.page.get_by_role("button", name="Solo Chef-o-Tron")
    expect(solo).to_have_count(1)
    solo.click()
    visitor.page.wait_for_url(re.compile("/table/"))
    table = visitor.get(f"/tables/{visitor.page.url.rpartition('/')[2]}")
    assert (table["game"], len(table["seats"]), table["rated"]) == ("gateau", 1, False)


def test_an_invitation_is_sent_copied_or_read_by_a_phone(arrive: Arrive) -> None:
    laura, friend = arrive("Laura"), arrive("Yannick")
    # Phones have a sheet for it; this browser has none, and gets one that notes what it is given.
    laura.page.add_init_script("navigator.share = async (what) => { window.shared = what; }")
    laura.go("/new?game=gateau")
    laura.page.get_by_role("radio", name="Friends").check()
    laura.page.get_by_role("radio", name="2", exact=True).check()
    laura.page.get_by_role("button", name="Open the table").click()
    laura.page.get_by_role("button", name="Send the invitation").click()
    laura.page.wait_for_function("window.shared")
    link = laura.page.evaluate("window.shared.url")
    expect(laura.page.get_by_role("img", name="QR code of the invitation")).to_be_visible()
    expect(laura.page.get_by_text(link)).to_be_visible()
    # The table is listed nowhere, and whoever has the link may sit down.
    assert link.rpartition("/")[2] not in [one["id"] for one in friend.get("/tables")["tables"]]
    friend.page.goto(link)
    friend.page.get_by_role("button", name="Sit down").first.click()
    expect(laura.page.get_by_text("Yannick")).to_be_visible()
    expect(laura.page.get_by_role("button", name="Send the invitation")).to_have_count(0)


def test_those_who_share_a_screen_are_called_by_their_names(arrive: Arrive) -> None:
    laura = arrive("Laura")
    laura.go("/new?game=pieces-montees")
    laura.page.get_by_role("radio", name="One shared screen").check()
    laura.page.get_by_role("radio", name="2", exact=True).check()
    laura.page.get_by_label("Name at seat 2").fill("Grand-mère")
    laura.page.get_by_role("button", name="Start now").click()
    laura.page.wait_for_url(re.compile("/table/"))
    expect(laura.page.get_by_text("Grand-mère").first).to_be_visible()


TOLD = """
const key = (length) => btoa('x'.repeat(length)).replace(/=/g, '');
window.asked = 0;
Notification.requestPermission = async () => { window.asked += 1; return 'granted'; };
Object.defineProperty(Notification, 'permission', { get: () => window.asked ? 'granted' : 'default' });
let subscription = null;
PushManager.prototype.getSubscription = async () => subscription;
PushManager.prototype.subscribe = async ({ applicationServerKey, userVisibleOnly }) => {
  if (!userVisibleOnly) throw new Error('it would be silent');
  const text = atob(applicationServerKey.replaceAll('-', '+').replaceAll('_', '/'));
  subscription = {
    endpoint: 'https://push.example/1',
    options: { applicationServerKey: Uint8Array.from(text, (sign) => sign.charCodeAt(0)).buffer },
    toJSON: () => ({ keys: { p256dh: key(65), auth: key(16) } }),
    unsubscribe: async () => { subscription = null; return true; },
  };
  return subscription;
};
"""
"""This browser reaches no push service: the page gets one that says yes."""

OVERHEARD = """() => {
  self.heard = {};
  self.registration.showNotification = async (title, { body, tag, data }) => {
    self.heard.shown = [title, body, tag];
    self.click = () => {
      const event = new Event('notificationclick');
      event.notification = { data, close: () => {} };
      event.waitUntil = () => {};
      self.dispatchEvent(event);
    };
  };
  self.clients.openWindow = async (path) => { self.heard.opened = path; };
}"""


def test_a_browser_is_told_only_when_asked_and_leads_to_the_table(arrive: Arrive) -> None:
    laura = arrive("Laura")
    laura.context.grant_permissions(["notifications"])
    laura.page.add_init_script(TOLD)
    # What the server makes of it is tested there; it would not find this push service.
    told: list[str] = []

    def server(route: Route) -> None:
        told.append(route.request.method)
        known = "https://push.example/1" if "PUT" in told and "DELETE" not in told else ""
        if route.request.method == "GET":
            route.fulfill(json={"key": "BAAA", "endpoint": known})
        else:
            route.fulfill(status=204)

    laura.context.route("**/api/device", server)
    table = laura.open_table("me", "bot:random")
    laura.post(f"/tables/{table}/start")
    laura.go("/settings")
    tell = laura.page.get_by_role("button", name="Tell me when it is my turn")
    expect(tell).to_have_attribute("aria-pressed", "false")
    assert laura.page.evaluate("window.asked") == 0
    tell.click()
    on = laura.page.get_by_role("button", name="You will be told on this device")
    expect(on).to_have_attribute("aria-pressed", "true")
    assert "PUT" in told
    # A note comes to the worker as a push service would bring it. This browser shows none, whatever is
    # allowed: the worker says what it wanted shown, and where it leads.
    wait_for(lambda: bool(laura.context.service_workers), "no worker is there")
    (worker,) = laura.context.service_workers
    worker.evaluate(OVERHEARD)
    session = laura.context.new_cdp_session(laura.page)
    registered: list[str] = []
    session.on(
        "ServiceWorker.workerRegistrationUpdated",
        lambda event: registered.extend(one["registrationId"] for one in event["registrations"]),
    )
    session.send("ServiceWorker.enable")
    note = {"title": "Pièces Montées", "body": "It is your turn.", "table": table}
    wait_for(lambda: bool(worker.evaluate("1")) and bool(registered), "no worker is registered")
    session.send(
        "ServiceWorker.deliverPushMessage",
        {"origin": laura.server.url, "registrationId": registered[0], "data": json.dumps(note)},
    )
    wait_for(lambda: worker.evaluate("self.heard").get("shown") is not None, "no note is shown")
    assert worker.evaluate("self.heard.shown") == [note["title"], note["body"], table]
    worker.evaluate("self.click()")
    wait_for(lambda: worker.evaluate("self.heard").get("opened") is not None, "no table is opened")
    assert worker.evaluate("self.heard.opened") == f"/table/{table}"
    laura.go(f"/table/{table}")
    # The worker answers no request, so that no page is stale; and one click ends it.
    answered = "performance.getEntriesByType('navigation')[0].workerStart"
    assert laura.page.evaluate(answered) == 0
    laura.go("/settings")
    on.click()
    expect(tell).to_have_attribute("aria-pressed", "false")
    assert "DELETE" in told


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
    open_tables = laura.page.get_by_role("region", name="Tables to join")
    expect(open_tables).to_be_visible()
    table = karim.open_table("me", "open", game="gateau")
    expect(open_tables.get_by_role("heading", name="Karim")).to_be_visible(timeout=AT_ONCE)
    karim.post(f"/tables/{table}/cancel")
    expect(open_tables.get_by_role("heading", name="Karim")).to_have_count(0, timeout=AT_ONCE)


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
