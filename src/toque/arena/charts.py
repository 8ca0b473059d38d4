"""Pictures of numbers as SVG that stands in a page by itself: no script, no font, no address.

Nothing is told by colour alone: every mark has its name and its number beside it, and ink and paper are
those of the page (`currentColor`, `--mark`, `--faint`), light or dark.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from html import escape
from typing import Final, NamedTuple

WIDTH: Final = 720
NAMES: Final = 150
"""Room for names on the left."""
NUMBERS: Final = 150
"""Room for what is said on the right."""
ROW: Final = 30
AXIS: Final = 26

Said = Callable[[float], str]


class Span(NamedTuple):
    """A value that lies between two others for all that is known."""

    name: str
    value: float
    low: float
    high: float
    said: str


class Bar(NamedTuple):
    name: str
    value: float
    said: str


def dots(title: str, spans: Sequence[Span], par: float | None, axis: Said) -> str:
    """A dot for each value, a line for its interval, and where par is."""
    every = [end for span in spans for end in (span.low, span.high, span.value)]
    every += [] if par is None else [par]
    scale = _Scale(min(every), max(every))
    height = ROW * len(spans) + AXIS
    marks = [scale.axis(height, axis)]
    if par is not None:
        x = scale.at(par)
        marks.append(f'<path class="par" d="M{x:.1f} 0V{height - AXIS}"/>')
    for row, span in enumerate(spans):
        y = ROW * row + ROW / 2
        low, value, high = scale.at(span.low), scale.at(span.value), scale.at(span.high)
        marks += [
            _words(NAMES - 10, y, span.name, "end"),
            f'<path class="span" d="M{low:.1f} {y}H{high:.1f}"/>',
            *(f'<path class="span" d="M{end:.1f} {y - 5}v10"/>' for end in (low, high)),
            f'<circle class="dot" cx="{value:.1f}" cy="{y}" r="5"/>',
            _words(WIDTH - NUMBERS + 12, y, span.said, "start"),
        ]
    return _picture(title, height, marks)


def columns(title: str, name: str, counts: Sequence[int], first: int, step: int, most: int) -> str:
    """How many lie in each span of numbers; `most` is as high as the picture, for others beside it."""
    high = 84
    wide = (WIDTH - NAMES - 10) / len(counts)
    marks = [_words(NAMES - 10, high - 8, name, "end")]
    every = max(1, round(len(counts) / 8))
    for at, count in enumerate(counts):
        x = NAMES + wide * at
        tall = (high - 4) * count / most
        marks.append(_block(x + 1, high - tall, wide - 2, tall))
        if at % every == 0:
            marks.append(_words(x + 1, high + 14, str(first + at * step), "start", "faint"))
    marks.append(f'<path class="axis" d="M{NAMES} {high}H{WIDTH - 10}"/>')
    return _picture(title, high + AXIS, marks)


def bars(title: str, groups: Sequence[tuple[str, Sequence[Bar]]]) -> str:
    """Bars under headings, each with its name and its number; below zero they go to the left."""
    every = [bar.value for _, group in groups for bar in group]
    scale = _Scale(min(0.0, *every), max(0.0, *every), nice=False)
    marks = []
    y = 0.0
    thick = 18
    for heading, group in groups:
        marks.append(_words(0, y + 13, heading, "start", "strong"))
        y += 24
        for bar in group:
            zero, end = scale.at(0.0), scale.at(bar.value)
            left, wide = min(zero, end), abs(end - zero)
            marks += [
                _words(NAMES - 10, y + thick / 2, bar.name, "end"),
                _block(left, y + 2, wide, thick - 4),
                _words(max(zero, end) + 8, y + thick / 2, bar.said, "start"),
            ]
            y += thick
        y += 12
    return _picture(title, y, marks)


class _Scale:
    """From numbers to places across the picture."""

    def __init__(self, low: float, high: float, nice: bool = True) -> None:
        if high <= low:
            low, high = low - 1, high + 1
        self.step = _nice((high - low) / 5)
        self.low = self.step * (low // self.step) if nice else low
        self.high = -self.step * (-high // self.step) if nice else high

    def at(self, value: float) -> float:
        room = WIDTH - NAMES - NUMBERS
        return NAMES + room * (value - self.low) / (self.high - self.low)

    def axis(self, height: float, said: Said) -> str:
        marks = []
        count = round((self.high - self.low) / self.step)
        for tick in range(count + 1):
            value = self.low + tick * self.step
            x = self.at(value)
            marks.append(f'<path class="axis" d="M{x:.1f} 0V{height - AXIS + 4}"/>')
            marks.append(_words(x, height - 9, said(value), "middle", "faint"))
        return "".join(marks)


def _nice(step: float) -> float:
    """The next larger of 1, 2 and 5 with zeros.

    >>> _nice(0.03), _nice(7), _nice(130)
    (0.05, 10.0, 200.0)
    """
    power = 1.0
    while power > step:
        power /= 10
    while power * 10 <= step:
        power *= 10
    return round(
        next(power * times for times in (1, 2, 5, 10) if power * times >= step * 0.999), 12
    )


def _block(x: float, y: float, wide: float, tall: float) -> str:
    size = f'width="{wide:.1f}" height="{tall:.1f}"'
    return f'<rect class="bar" x="{x:.1f}" y="{y:.1f}" {size}/>'


def _words(x: float, y: float, words: str, anchor: str, kind: str = "plain") -> str:
    place = f'x="{x:.1f}" y="{y:.1f}" text-anchor="{anchor}" dominant-baseline="middle"'
    return f'<text class="{kind}" {place}>{escape(words)}</text>'


def _picture(title: str, height: float, marks: Sequence[str]) -> str:
    return (
        f'<svg viewBox="0 0 {WIDTH} {height:.0f}" role="img"><title>{escape(title)}</title>'
        + "".join(marks)
        + "</svg>"
    )
