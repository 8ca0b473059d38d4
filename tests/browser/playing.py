"""How a person plays: by mouse, by touch, by keyboard or by typing. Each plays whatever is legal.

What brings a match to its end they do as soon as they can; sometimes they do something else first.
"""

from __future__ import annotations

import time
from random import Random
from typing import TypedDict

from playwright.sync_api import Page, TimeoutError, expect

from tests.browser.person import PATIENCE, Person
from tests.browser.taste import taste_of

LONGEST = 600.0
"""Seconds: a match that takes longer is stuck."""


SEEN = """name => {
  const covered = piece => {
    const { left, top, width, height } = piece.getBoundingClientRect();
    const over = document.elementFromPoint(left + width / 2, top + height / 2);
    return over?.closest('.ways') && !piece.closest('.ways');
  };
  const actions = document.querySelector('[data-area=actions]');
  const buttons = actions?.querySelectorAll(':is([data-move], [data-verb])') ?? [];
  const over = !!document.querySelector('.result');
  const deciding = [...document.querySelectorAll('.seats .deciding')];
  return {
    number: Number(document.querySelector('[data-seen]')?.dataset.seen ?? 0),
    offered: [...buttons].map(({ dataset: { move, verb } }) => move ? ['move', move] : ['verb', verb]),
    confirmable: !!actions?.querySelector('.always .primary'),
    glowing: [...document.querySelectorAll('.board .piece.can')]
      .filter(piece => piece.offsetParent && !piece.dataset.tag.startsWith('verb:'))
      .filter(piece => !covered(piece))
      .map(piece => piece.dataset.tag),
    over,
    idle: over || !deciding.some(seat => seat.textContent.includes(name)),
  };
}"""
# While a move is under way nothing is offered. What is still changing is looked at when it rests.
CHANGED = f"""async ([before, name, glance, patience]) => {{
  const look = {SEEN};
  const known = JSON.stringify(before);
  let changed = true;
  const watch = new MutationObserver(() => {{ changed = true; }});
  const everything = {{ subtree: true, childList: true, attributes: true, characterData: true }};
  watch.observe(document, everything);
  const until = performance.now() + patience;
  for (let restless = false; performance.now() < until; ) {{
    await new Promise(resolve => setTimeout(resolve, glance));
    if (changed) {{
      changed = false;
      restless = true;
    }} else if (restless) {{
      restless = false;
      const now = look(name);
      const asked = now.offered.length || now.confirmable || now.idle;
      if (asked && JSON.stringify(now) !== known) {{
        watch.disconnect();
        return now;
      }}
    }}
  }}
  watch.disconnect();
  return null;
}}"""
GLANCE = 20
"""Milliseconds between two looks."""
A_WHILE = 5_000
"""Milliseconds after which somebody who cannot press something looks whether it is still there."""


class Seen(TypedDict):
    """What somebody at a table sees at one moment."""

    number: int
    """How many rows of the log the page has shown."""
    offered: list[tuple[str, str]]
    """The buttons of the action bar: `move` or `verb`, and which."""
    confirmable: bool
    glowing: list[str]
    """What can be chosen on the board, and is not hidden under the ways to use a card."""
    over: bool
    idle: bool
    """Somebody else decides, or nobody does."""


class Gone(Exception):
    """What was to be pressed is no longer there: somebody else's answer has ended the question, or what
    waited a breath to be confirmed has happened by itself."""


class Mouse:
    """One decision at a time, until the match is over."""

    def __init__(self, person: Person, seed: int = 7, game: str = "pieces-montees") -> None:
        self.person = person
        self.taste = taste_of(game)
        self.random = Random(seed)
        self.feet = Random(seed)
        self.used: set[str] = set()
        """The verbs that were played."""

    @property
    def page(self) -> Page:
        return self.person.page

    def look(self) -> Seen:
        seen: Seen = self.page.evaluate(SEEN, self.person.name)
        return seen

    def wish(self, offered: list[tuple[str, str]]) -> tuple[str, str]:
        def of(*verbs: str) -> list[tuple[str, str]]:
            return [one for one in offered if one[1].partition(" ")[0] in verbs]

        rare = of(*self.taste.rare)
        if rare and self.random.random() < self.taste.how_often:
            return self.random.choice(rare)
        good = next(filter(None, (of(*group) for group in self.taste.groups)), offered)
        return self.random.choice(good)

    def press(self, selector: str) -> None:
        """Patiently, as long as it is there."""
        until = time.monotonic() + PATIENCE / 1000
        while True:
            try:
                return self.press_within(selector, A_WHILE)
            except TimeoutError:
                if not self.is_there(selector):
                    raise Gone(selector) from None
                if time.monotonic() > until:
                    raise

    def press_within(self, selector: str, patience: float) -> None:
        self.page.locator(selector).first.click(timeout=patience)

    def is_there(self, selector: str) -> bool:
        return self.page.locator(selector).count() > 0

    def choose(self, selector: str) -> None:
        """A piece of the board."""
        self.press(selector)

    def play(self) -> None:
        """One move, unless its question goes away meanwhile; then something has happened."""
        number = self.look()["number"]
        try:
            self.play_a_move()
        except Gone:
            self.person.wait_for_news(number)

    def play_a_move(self) -> None:
        """Through the action bar and, where there is a choice of pieces, on the board."""
        now = self.look()
        if not now["offered"]:
            return
        number = now["number"]
        kind, word = self.wish(now["offered"])
        self.used.add(word.partition(" ")[0])
        now = self.press_and_see(f'[data-area=actions] [data-{kind}="{word}"]', now)
        while now["number"] == number:
            if now["confirmable"]:
                now = self.press_and_see("[data-area=actions] .always .primary", now)
            elif now["glowing"]:
                tag = self.random.choice(now["glowing"])
                piece = f'.board .piece.can[data-tag="{tag}"]'
                now = self.press_and_see(piece, now, on_the_board=True)
            elif now["offered"]:
                _, move = now["offered"][0]
                now = self.press_and_see(f'[data-area=actions] [data-move="{move}"]', now)
            else:
                self.page.wait_for_timeout(GLANCE)
                now = self.look()

    def press_and_see(self, selector: str, before: Seen, on_the_board: bool = False) -> Seen:
        """A person looks at what a press has done before the next one."""
        (self.choose if on_the_board else self.press)(selector)
        known = [before, self.person.name, GLANCE, PATIENCE]
        seen: Seen | None = self.page.evaluate(CHANGED, known)
        assert seen is not None, f"pressing {selector} does nothing"
        return seen


class Touch(Mouse):
    """By touch."""

    def press_within(self, selector: str, patience: float) -> None:
        self.page.locator(selector).first.tap(timeout=patience)


class Keyboard(Mouse):
    """By keyboard alone: letters to the areas, arrows inside them, Enter."""

    def press(self, selector: str) -> None:
        self.walk_to("a", selector)
        self.page.keyboard.press("Enter")

    def choose(self, selector: str) -> None:
        area = self.page.wait_for_function(
            "wanted => document.querySelector(wanted)?.closest('[data-area]')?.dataset.area",
            arg=selector,
        )
        self.walk_to(self.taste.letters[area.json_value()], selector)
        self.page.keyboard.press("Enter")

    def walk_to(self, letter: str, selector: str) -> None:
        """Into the area, then with the arrows that lead nearer, as a person would."""
        self.page.keyboard.press(letter)
        been: set[tuple[int, int]] = set()
        for _ in range(60):
            way = self.way_to(selector)
            if way is None:
                if not self.is_there(selector):
                    raise Gone(selector)
                # The page has led the focus elsewhere meanwhile, to what it asks now.
                self.page.keyboard.press(letter)
                been.clear()
                continue
            across, down = way
            if not across and not down:
                return
            keys = ["ArrowRight" if across > 0 else "ArrowLeft"]
            keys.insert(int(abs(across) > abs(down)), "ArrowDown" if down > 0 else "ArrowUp")
            if way in been:
                # To and fro past it, or in a circle: either way first.
                self.feet.shuffle(keys)
            been.add(way)
            self.page.keyboard.press(keys[0])
            if self.way_to(selector) == way:
                self.page.keyboard.press(keys[1])
        at = self.page.evaluate("document.activeElement.outerHTML.slice(0, 200)")
        raise AssertionError(f"the keyboard does not reach {selector} from {at}")

    def way_to(self, selector: str) -> tuple[int, int] | None:
        """From where the focus is, in pixels; zero when it is there, none when it is in another area."""
        way = self.page.evaluate(
            """wanted => {
              const focused = document.activeElement;
              if (focused.matches(wanted)) return [0, 0];
              const area = document.querySelector(wanted)?.closest('[data-area]');
              if (!area?.contains(focused)) return null;
              const middle = element => {
                const { left, top, width, height } = element.getBoundingClientRect();
                return [left + width / 2, top + height / 2];
              };
              const [x, y] = middle(focused);
              const [goalX, goalY] = middle(document.querySelector(wanted));
              return [Math.round(goalX - x) || 1, Math.round(goalY - y)];
            }""",
            selector,
        )
        return way and (way[0], way[1])


class Typing(Mouse):
    """Through the command line: what it completes is what can be played."""

    def play(self) -> None:
        number = self.look()["number"]
        self.page.keyboard.press("/")
        words = self.complete("")
        self.page.keyboard.press("Enter")
        self.used.add(words.partition(" ")[0])
        if self.look()["confirmable"]:
            self.page.keyboard.press("Enter")
        self.person.wait_for_news(number)

    def complete(self, typed: str) -> str:
        """Type on, one completion after the other, until a whole move stands there."""
        line = self.page.get_by_label("Type a move")
        verbs = [verb for group in self.taste.groups for verb in group]
        if self.random.random() < self.taste.how_often:
            verbs = [*self.taste.rare, *verbs]
        for verb in verbs:
            line.fill(verb)
            if self.options():
                break
        for _ in range(4):
            options = self.options()
            words = self.random.choice(options)
            line.fill(words + " ")
            if not self.options():
                line.fill(words)
                return words
        raise AssertionError("a move without an end")

    def options(self) -> list[str]:
        found: list[str] = self.page.locator("datalist option").evaluate_all(
            "options => options.map(option => option.value)"
        )
        return found


def play_to_the_end(*players: Mouse) -> None:
    """Everybody plays when asked, until all see the result."""
    until = time.monotonic() + LONGEST
    while time.monotonic() < until:
        over = 0
        for player in players:
            now = player.look()
            over += now["over"]
            if now["offered"] and not now["over"]:
                player.play()
        if over == len(players):
            return
        players[0].page.wait_for_timeout(GLANCE)
    raise AssertionError(
        f"the match does not end: {[player.person.status.inner_text() for player in players]}"
    )


def result_words(person: Person) -> str:
    """What the result says of everybody, as soon as it stands there."""
    lines = person.page.locator(".result li")
    expect(lines.first).to_be_visible()
    return " ".join(lines.all_inner_texts())
