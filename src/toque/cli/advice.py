"""What the chef would play, with what he expects of it and in what his first move differs."""

from __future__ import annotations

from toque.bots.bot import Candidate
from toque.cli.bill import signed
from toque.cli.numbers import decimal, percent
from toque.cli.screen import Screen
from toque.engine.match import Match
from toque.engine.wire import BillLine
from toque.texts import Speaker

LETTERS = "ABC"


def show_advice(
    screen: Screen,
    match: Match,
    seat: int,
    found: list[Candidate],
    why: list[BillLine] | None,
    voice: Speaker,
) -> None:
    """`why` compares the first with the second; there is none where there is no second."""
    for letter, one in zip(LETTERS, found, strict=False):
        notation = match.setup.game.lexicon.notation(one.move)
        label = voice.say(match.label(seat, one.move))
        screen.say(voice.key("cli-chef-move", letter=letter, move=notation), "bold")
        screen.say(f"   {label}")
        expects = voice.key(
            "cli-chef-expects",
            points=decimal(one.points, voice.language),
            chance=percent(one.chance, voice.language, 0),
        )
        screen.say(f"   {expects}", "dim")
    screen.say(reason(why, voice))


def reason(why: list[BillLine] | None, voice: Speaker) -> str:
    if why is None:
        return voice.key("chef-why-only", one=LETTERS[0])
    if not why:
        return voice.key("chef-why-later", one=LETTERS[0], other=LETTERS[1])
    lines = "; ".join(difference(line, voice) for line in why)
    return voice.key("chef-why-lines", one=LETTERS[0], other=LETTERS[1], lines=lines)


def difference(line: BillLine, voice: Speaker) -> str:
    assert line.after is not None, "what is open is not compared"
    change = line.after - line.before
    return voice.key(
        "chef-difference",
        ware=line.ware,
        amount=signed(change),
        count=abs(change),
        source=line.source,
        when=line.when,
    )
