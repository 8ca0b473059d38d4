"""What happens at a table besides playing: undo, cuts, reloads, spectators, other languages, chat."""

from __future__ import annotations

import re
from pathlib import Path

import pytest
from playwright.sync_api import Locator, Route, expect

from tests.browser.conftest import Arrive
from tests.browser.person import Person
from tests.browser.playing import Mouse
from tests.server.live import ServerWithOneDeal
from toque.games import slugs


def begin(person: Person, *others: str, **options: str) -> str:
    table = person.open_table("me", *others or ("bot:greedy",), **options)
    person.post(f"/tables/{table}/start", {})
    person.sit_at(table)
    expect(person.actions.locator("[data-move], [data-verb]").first).to_be_visible()
    return table


def play_on(player: Mouse, moves: int) -> None:
    """Play this many moves, and wait for whatever the others do in between."""
    for _ in range(moves):
        player.play()
        expect(player.person.actions.locator("[data-move], [data-verb]").first).to_be_visible()


def take_a_spoon(person: Person) -> None:
    """A first move that reveals nothing and so can be taken back."""
    number = person.number()
    person.actions.locator('[data-move="spoon"]').click()
    person.wait_for_news(number)


def test_undo_and_redo(arrive: Arrive) -> None:
    laura = arrive("Laura")
    begin(laura)
    before = laura.told()
    take_a_spoon(laura)
    after = laura.told()
    assert after != before
    number = laura.number()
    laura.page.keyboard.press("Control+z")
    laura.wait_for_news(number)
    laura.hears(before)
    number = laura.number()
    laura.page.get_by_role("button", name="Redo").click()
    laura.wait_for_news(number)
    laura.hears(after)


def test_escape_steps_back(arrive: Arrive) -> None:
    laura = arrive("Laura")
    begin(laura)
    laura.actions.locator('[data-verb="place"]').click()
    expect(laura.actions.locator("[data-verb]")).to_have_count(0)
    laura.page.keyboard.press("Escape")
    expect(laura.actions.locator('[data-verb="place"]')).to_be_visible()


def test_an_impossible_move_that_is_typed_is_answered_with_the_reason(arrive: Arrive) -> None:
    laura = arrive("Laura")
    begin(laura)
    laura.page.get_by_label("Type a move").fill("recall")
    laura.page.keyboard.press("Enter")
    expect(laura.page.locator(".notices")).to_contain_text("assistant is already here")
    laura.page.get_by_label("Type a move").fill("bake a1")
    laura.page.keyboard.press("Enter")
    expect(laura.page.locator(".notices")).to_contain_text("“bake” is not a move")


def test_what_is_locked_says_why_and_leads_to_the_rule(arrive: Arrive) -> None:
    laura = arrive("Laura")
    begin(laura, mode="confirmed")
    locked = laura.page.get_by_role("button", name="Page back")
    locked.hover()
    expect(laura.page.get_by_role("note")).to_contain_text("The booklet is closed")
    # Its state says that it cannot be chosen; a press tells why.
    locked.click(force=True)
    laura.page.get_by_role("dialog").get_by_role("button", name="Rule").click()
    expect(laura.page.locator(".rules.open")).to_contain_text("booklet")


def test_a_move_that_reveals_waits_for_a_confirmation(arrive: Arrive) -> None:
    laura = arrive("Laura")
    begin(laura)
    number = laura.number()
    laura.page.get_by_label("Type a move").fill("turn a1")
    laura.page.keyboard.press("Enter")
    expect(laura.actions).to_contain_text("cannot be taken back")
    assert laura.number() == number
    laura.page.get_by_role("button", name="Confirm").click()
    laura.wait_for_news(number)
    expect(laura.page.get_by_role("button", name="Undo")).to_be_disabled()


def test_a_lost_connection_heals_without_a_reload(arrive: Arrive, tmp_path: Path) -> None:
    server = ServerWithOneDeal(str(tmp_path / "toque.db"), tmp_path / "server.log").start()
    try:
        laura = arrive("Laura", at=server)
        laura.expected += ["WebSocket", "ERR_CONNECTION", "502"]
        begin(laura)
        take_a_spoon(laura)
        shown = laura.told()
        server.kill()
        expect(laura.page.get_by_text("Connection lost")).to_be_visible()
        laura.hears(shown)
        server.start()
        expect(laura.page.get_by_text("Connection lost")).to_be_hidden()
        number = laura.number()
        laura.page.keyboard.press("Control+z")
        laura.wait_for_news(number)
    finally:
        server.kill()


def test_a_move_made_while_the_connection_is_lost_is_sent_when_it_is_back(
    arrive: Arrive, tmp_path: Path
) -> None:
    server = ServerWithOneDeal(str(tmp_path / "toque.db"), tmp_path / "server.log").start()
    try:
        laura = arrive("Laura", at=server)
        laura.expected += ["WebSocket", "ERR_CONNECTION"]
        begin(laura)
        number = laura.number()
        server.kill()
        expect(laura.page.get_by_text("Connection lost")).to_be_visible()
        laura.actions.locator('[data-move="end"]').click()
        if laura.page.get_by_role("button", name="Confirm").count():
            laura.page.get_by_role("button", name="Confirm").click()
        server.start()
        laura.wait_for_news(number)
    finally:
        server.kill()


def test_a_reload_in_the_middle_changes_nothing(arrive: Arrive) -> None:
    laura = arrive("Laura")
    begin(laura)
    take_a_spoon(laura)
    shown = laura.told()
    number = laura.number()
    laura.page.reload()
    laura.hears(shown)
    assert laura.number() == number


def test_a_spectator_sees_the_board_and_can_do_nothing(arrive: Arrive) -> None:
    laura, visitor = arrive("Laura"), arrive()
    table = begin(laura)
    visitor.sit_at(table)
    expect(visitor.page.locator(".board .piece").first).to_be_visible()
    assert visitor.page.locator(".board .piece.can").count() == 0
    assert not visitor.deciding
    number = visitor.number()
    take_a_spoon(laura)
    visitor.wait_for_news(number)


def test_the_language_changes_in_the_middle_without_a_reload(arrive: Arrive) -> None:
    laura = arrive("Laura")
    begin(laura)
    laura.page.evaluate("() => { window.stayed = true }")
    expect(laura.status).to_contain_text("spoon")
    for language, word in (("de", "Löffel"), ("fr", "cuillère"), ("en", "spoon")):
        laura.page.keyboard.press("m")
        laura.page.locator("#menu-language").select_option(language)
        laura.page.keyboard.press("Escape")
        expect(laura.status).to_contain_text(word)
        assert laura.page.evaluate("() => document.documentElement.lang") == language
    assert laura.page.evaluate("() => window.stayed")


DISTANCE = """button => {
  const { right, bottom } = button.getBoundingClientRect();
  const around = button.closest('.chat').getBoundingClientRect();
  const far = [around.right - right, around.bottom - bottom, innerWidth - right, innerHeight - bottom];
  return Math.min(...far);
}"""


def test_people_talk(arrive: Arrive) -> None:
    laura, yannick = arrive("Laura"), arrive("Yannick")
    table = laura.open_table("me", "open")
    yannick.post(f"/tables/{table}/join", {})
    laura.post(f"/tables/{table}/start", {})
    laura.sit_at(table)
    yannick.sit_at(table)
    laura.page.get_by_label("Say something kind").fill("That wedding cake is mine! <b>&")
    laura.page.keyboard.press("Enter")
    expect(yannick.page.get_by_role("log", name="Chat")).to_contain_text(
        "That wedding cake is mine! <b>&"
    )
    # The button that sends keeps its distance from the edges of what it stands in, also on a phone.
    send = laura.page.get_by_role("button", name="Send")
    assert send.evaluate(DISTANCE) >= 4
    laura.page.set_viewport_size({"width": 390, "height": 844})
    laura.page.get_by_role("button", name="Chat").click()
    expect(send).to_be_visible()
    assert send.evaluate(DISTANCE) >= 4


def test_what_is_said_while_the_list_is_fetched_or_the_connection_gone_comes_in_order_once(
    arrive: Arrive,
) -> None:
    laura, yannick = arrive("Laura"), arrive("Yannick")
    yannick.expected += ["WebSocket", "ERR_INTERNET_DISCONNECTED"]
    table = laura.open_table("me", "open")
    yannick.post(f"/tables/{table}/join", {})
    laura.post(f"/tables/{table}/start", {})
    laura.sit_at(table)

    def say(text: str) -> None:
        laura.page.get_by_label("Say something kind").fill(text)
        laura.page.keyboard.press("Enter")
        expect(laura.page.get_by_role("log", name="Chat")).to_contain_text(text)

    say("first")
    # Yannick's list was written before the second line, and comes after it.
    held: list[Route] = []
    lists = re.compile(r"/chat(\?|$)")
    yannick.page.route(lists, lambda route: held.append(route))
    yannick.sit_at(table)
    while not held:
        yannick.page.wait_for_timeout(20)
    old = held[0].fetch()
    say("second")
    heard = yannick.page.get_by_role("log", name="Chat").locator("p")
    expect(heard).to_contain_text(["second"])
    held[0].fulfill(response=old)
    expect(heard).to_contain_text(["first", "second"])
    yannick.page.unroute(lists)
    yannick.context.set_offline(True)
    expect(yannick.page.get_by_text("Connection lost")).to_be_visible()
    say("third")
    say("fourth")
    yannick.context.set_offline(False)
    expect(heard).to_contain_text(["first", "second", "third", "fourth"])
    expect(heard).to_have_count(4)


def test_one_screen_for_two_people_is_handed_over_behind_a_curtain(arrive: Arrive) -> None:
    laura = arrive("Laura")
    table = laura.open_table("me", "me")
    laura.post(f"/tables/{table}/start", {})
    laura.sit_at(table)
    player = Mouse(laura)
    for _ in range(40):
        curtain = laura.page.locator(".curtain")
        if curtain.count():
            break
        laura.page.get_by_label("Type a move").fill("end")
        laura.page.keyboard.press("Enter")
        if player.look()["confirmable"]:
            laura.page.get_by_role("button", name="Confirm").click()
        laura.page.wait_for_timeout(200)
    expect(laura.page.get_by_role("dialog")).to_contain_text("seat 2")
    laura.page.get_by_role("button", name="I am here").click()
    expect(laura.page.locator(".curtain")).to_have_count(0)
    expect(laura.actions.locator("[data-move], [data-verb]").first).to_be_visible()


@pytest.mark.parametrize("game", slugs())
def test_what_was_animated_ends_as_it_would_have_been_without(arrive: Arrive, game: str) -> None:
    laura = arrive("Laura", settings={"motion": "fast", "confirm": "off"})
    begin(laura, "bot:greedy", game=game)
    play_on(Mouse(laura, game=game), 12)
    # Where all choose at the same time, bots may still be thinking.
    expect(laura.page.locator(".seats .deciding")).to_have_count(1)
    before = laura.told_at_last()
    expect(laura.page.locator("body > [inert]:not(.foreshadow)")).to_have_count(0)
    laura.page.reload()
    expect(laura.actions.locator("[data-move], [data-verb]").first).to_be_visible()
    # Tokens lie on the bench in the order in which they were seen to come.
    assert sorted(laura.told_at_last().splitlines()) == sorted(before.splitlines())


HIDDEN = """() => {
  Object.defineProperty(document, 'hidden', { get: () => true, configurable: true });
  window.requestAnimationFrame = () => 0;
  document.dispatchEvent(new Event('visibilitychange'));
}"""
"""A browser gives no frames to a tab that is not seen."""


def test_a_hidden_tab_says_when_it_is_my_turn(arrive: Arrive) -> None:
    laura = arrive("Laura", settings={"motion": "slow"})
    table = laura.open_table("open", "me")
    karim = arrive("Karim")
    karim.post(f"/tables/{table}/join", {})
    laura.post(f"/tables/{table}/start", {})
    laura.sit_at(table)
    karim.sit_at(table)
    # It is Karim's turn or becomes it, then it is hers.
    while not karim.deciding:
        if laura.deciding:
            Mouse(laura).play()
        karim.page.wait_for_timeout(50)
    expect(laura.page).to_have_title("Pièces Montées · Toque")
    laura.page.evaluate(HIDDEN)
    while karim.deciding:
        Mouse(karim).play()
    expect(laura.page).to_have_title("● Pièces Montées · Toque")


def scrolled(rows: Locator) -> float:
    """How far, once the browser has drawn what was last asked of it."""
    far: float = rows.evaluate(
        "rows => new Promise(drawn => requestAnimationFrame(() => drawn(rows.scrollTop)))"
    )
    return far


def test_the_log_follows_until_somebody_scrolls_back(arrive: Arrive) -> None:
    laura = arrive("Laura")
    begin(laura, "bot:greedy", "bot:greedy")
    newest = laura.page.get_by_role("button", name="Newest")
    rows = laura.page.locator("[data-area=log] [role=log]")
    player = Mouse(laura)
    play_on(player, 10)
    above, seen = rows.evaluate("rows => [rows.scrollTop, rows.clientHeight]")
    assert above > seen, "the log should be longer than its window by now"
    expect(newest).to_have_count(0)
    rows.hover()
    laura.page.mouse.wheel(0, -400)
    expect(newest).to_be_visible()
    stays = scrolled(rows)
    while stays != (stays := scrolled(rows)):
        laura.page.wait_for_timeout(300)
    play_on(player, 1)
    assert scrolled(rows) == stays
    newest.click()
    expect(newest).to_have_count(0)


def test_log_and_chat_come_over_the_board_where_there_is_no_room_beside_it(arrive: Arrive) -> None:
    laura = arrive("Laura", width=1024, height=768)
    begin(laura)
    log = laura.page.get_by_role("log", name="Log")
    button = laura.page.get_by_role("button", name="Log and chat")
    expect(log).to_be_hidden()
    button.click()
    expect(log).to_be_visible()
    laura.page.keyboard.press("Escape")
    expect(log).to_be_hidden()
    take_a_spoon(laura)
    laura.page.keyboard.press("l")
    expect(laura.page.locator("[data-area=log] :focus")).to_be_visible()
    button.click()
    expect(log).to_be_hidden()


SIZES = [(1024, 768), (1180, 820), (1260, 720), (1366, 768), (1920, 1080)]
CROWDED = """() => [
  ...[...document.querySelectorAll('.board .piece')]
    .filter(one => one.offsetParent)
    .map(one => [one.dataset.tag, one.getBoundingClientRect()])
    .filter(([, box]) => box.width < 14 || box.left < -1 || box.right > innerWidth + 1)
    .map(([tag, box]) => `${tag}: ${JSON.stringify(box)}`),
  ...[...document.querySelectorAll('.board .piece :is(.name, .cost)')]
    .filter(one => one.offsetParent && one.scrollWidth > one.clientWidth + 2)
    .map(one => `${one.textContent} is cut off`),
]"""


@pytest.mark.parametrize("game", slugs())
def test_the_board_has_room_on_screens_of_every_size(arrive: Arrive, game: str) -> None:
    laura = arrive("Laura")
    begin(laura, "bot:greedy", "bot:greedy", "bot:greedy", game=game)
    play_on(Mouse(laura, game=game), 4)
    for width, height in SIZES:
        laura.page.set_viewport_size({"width": width, "height": height})
        laura.told_at_last()
        assert laura.page.evaluate("document.documentElement.scrollWidth") <= width
        assert laura.page.evaluate(CROWDED) == [], f"at {width} by {height}"


def test_a_look_back_in_the_middle_and_the_way_back(arrive: Arrive) -> None:
    laura = arrive("Laura")
    begin(laura)
    take_a_spoon(laura)
    laura.page.locator("[data-area=log] [role=log] button").first.click()
    expect(laura.status).to_contain_text("You are looking at step")
    assert laura.page.locator(".board .piece.can").count() == 0
    laura.page.get_by_role("button", name="Back to the match").click()
    expect(laura.status).not_to_contain_text("You are looking at step")


def test_a_table_that_is_not_there_says_so(arrive: Arrive) -> None:
    visitor = arrive()
    visitor.expected += ["404"]
    visitor.go("/table/nowhere-at-all")
    expect(visitor.page.get_by_role("heading", name="This table cannot be reached")).to_be_visible()
