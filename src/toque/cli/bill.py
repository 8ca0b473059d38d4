"""What a move will bring, said before it is played."""

from __future__ import annotations

from toque.cli.screen import Screen, sentence
from toque.engine.wire import Bill, BillLine
from toque.texts import Speaker


def show_bill(screen: Screen, bill: Bill, speaker: Speaker) -> None:
    sure = [line for line in bill.lines if line.after is not None]
    unsure = [line for line in bill.lines if line.after is None]
    _show_group(screen, speaker.key("bill-now"), _at("now", sure), speaker)
    incomes = _at("income", sure)
    left = max((line.times for line in incomes), default=0)
    _show_group(screen, speaker.key("bill-income", left=left), incomes, speaker)
    _show_group(screen, speaker.key("bill-end"), _at("end", sure), speaker)
    _show_group(screen, speaker.key("bill-open"), unsure, speaker)
    if not bill.lines:
        screen.say(speaker.key("bill-nothing"))
    elif bill.now or bill.later:
        total = speaker.key("bill-total", now=signed(bill.now), later=signed(bill.later))
        screen.say(total, "bold")


def _at(when: str, lines: list[BillLine]) -> list[BillLine]:
    return [line for line in lines if line.when == when]


def _show_group(screen: Screen, heading: str, lines: list[BillLine], speaker: Speaker) -> None:
    if not lines:
        return
    screen.say(heading, "bold")
    for line in lines:
        source = sentence(speaker.say(line.source))
        if line.after is None and line.most is not None and line.most > line.before:
            most = signed(line.most - line.before)
            screen.say(f"{'':>6}  {source} ({speaker.key('bill-up-to', amount=most)})")
        elif line.after is None:
            screen.say(f"{'?':>6}  {source}")
        elif line.when == "now" and line.ware != "points":
            change = signed(line.after - line.before)
            screen.say(f"{change:>6}  {source} ({line.before} → {line.after})")
        else:
            screen.say(f"{signed(line.after - line.before):>6}  {source}")


def signed(amount: int) -> str:
    """
    >>> signed(3), signed(0), signed(-2)
    ('+3', '0', '−2')
    """
    return f"{amount:+d}".replace("-", "\N{MINUS SIGN}") if amount else "0"
