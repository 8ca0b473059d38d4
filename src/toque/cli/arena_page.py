"""The page of a tournament: one HTML file that needs nothing else, with a table beside each picture."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from html import escape

from toque.arena.charts import Bar, Span, bars, columns, dots
from toque.arena.counting import Encounter
from toque.arena.findings import Findings
from toque.arena.sums import Interval
from toque.cli.labels import choice_label, option_label
from toque.cli.numbers import decimal, percent
from toque.engine.record import SEAT_LETTERS
from toque.texts import Speaker

STYLE = """
:root { color-scheme: light dark; --paper: #fbf8f2; --ink: #2b2420; --faint: #756b62; --line: #ddd4c6;
  --mark: #8a4f2d; }
@media (prefers-color-scheme: dark) {
  :root { --paper: #1d1a18; --ink: #efe8de; --faint: #a89d91; --line: #403a35; --mark: #e0a878; }
}
@media print { :root { --paper: #fff; --ink: #000; --faint: #444; --line: #bbb; --mark: #555; } }
body { margin: 2rem auto; padding: 0 1rem; max-width: 64rem; background: var(--paper); color: var(--ink);
  font: 16px/1.5 system-ui, sans-serif; }
h1, h2 { font-family: Georgia, serif; font-weight: 600; line-height: 1.2; }
h2 { margin-top: 2.5rem; }
p.note { color: var(--faint); max-width: 44rem; }
.scroll { overflow-x: auto; }
table { border-collapse: collapse; margin: 1rem 0; font-variant-numeric: tabular-nums; }
th, td { padding: .3rem .7rem; border-bottom: 1px solid var(--line); text-align: right;
  white-space: nowrap; }
th { white-space: normal; vertical-align: bottom; max-width: 9rem; }
th:first-child, td:first-child { text-align: left; }
td.share { background: color-mix(in srgb, var(--mark) calc(var(--share) * 55%), transparent); }
svg { display: block; width: 100%; max-width: 46rem; height: auto; margin: .5rem 0; }
svg text { fill: var(--ink); font: 13px system-ui, sans-serif; }
svg text.faint { fill: var(--faint); font-size: 11px; }
svg text.strong { font-weight: 600; }
svg .bar, svg .dot { fill: var(--mark); }
svg .span { stroke: var(--ink); stroke-width: 2; fill: none; }
svg .axis { stroke: var(--line); fill: none; }
svg .par { stroke: var(--ink); stroke-dasharray: 4 4; fill: none; }
"""


def page(findings: Findings, speaker: Speaker, command: str) -> str:
    return _Page(findings, speaker).html(command)


class _Page:
    def __init__(self, findings: Findings, speaker: Speaker) -> None:
        self.findings = findings
        self.speaker = speaker
        self.language = speaker.language

    def html(self, command: str) -> str:
        found, say = self.findings, self.speaker.key
        title = say("cli-arena-page-title", game=say("name"))
        options = "; ".join(
            f"{option_label(self.speaker, name)}: {choice_label(self.speaker, name, choice)}"
            for name, choice in found.options.items()
        )
        versions = say("cli-arena-page-version", version=found.version, edition=found.edition)
        parts = [
            f"<h1>{escape(title)}</h1>",
            f"<p>{escape(self.summary())}</p>",
            f"<p class='note'>{escape(options)}</p>" if options else "",
            *self.ratings(),
            *self.wins(),
            *self.encounters(),
            *self.scores(),
            *self.sources(),
            *self.by_seat(),
            f"<h2>{escape(say('cli-arena-page-again'))}</h2>",
            f"<pre>{escape(command)}</pre>",
            f"<p class='note'>{escape(versions)}</p>",
        ]
        head = (
            f"<meta charset='utf-8'><title>{escape(title)}</title>"
            "<meta name='viewport' content='width=device-width, initial-scale=1'>"
            f"<style>{STYLE}</style>"
        )
        body = "\n".join(part for part in parts if part)
        return (
            f"<!doctype html>\n<html lang='{self.language}'><head>{head}</head>\n"
            f"<body>\n{body}\n</body></html>\n"
        )

    def summary(self) -> str:
        found = self.findings
        return self.speaker.key(
            "cli-arena-page-summary",
            matches=found.matches,
            blocks=found.blocks,
            seats=found.seats,
            decisions=found.decisions,
            seed=found.seed,
        )

    def ratings(self) -> list[str]:
        rated = self.findings.ratings
        if not rated:
            return []
        say = self.speaker.key
        title = say("cli-arena-ratings")
        spans = [
            Span(self.named(one.player), one.rating, *one.interval, self.whole(one.rating))
            for one in rated
        ]
        rows = [
            [self.named(one.player), self.whole(one.rating), self.between(one.interval, self.whole)]
            for one in rated
        ]
        heading = ["cli-column-bot", "cli-arena-column-rating", "cli-column-interval"]
        return [
            *self.chapter(title, say("cli-arena-ratings-note")),
            dots(title, spans, None, self.whole),
            self.table([say(key) for key in heading], rows),
        ]

    def wins(self) -> list[str]:
        say = self.speaker.key
        bots = self.findings.bots
        title = say("cli-column-wins")
        pars = {round(one.par, 9) for one in bots}
        spans = [Span(one.bot, one.share, *one.interval, self.share(one.share)) for one in bots]
        heading = [
            say("cli-column-bot"),
            say("cli-arena-column-matches"),
            say("cli-column-wins"),
            say("cli-column-share"),
            say("cli-column-interval"),
            say("cli-arena-column-par"),
            say("cli-arena-column-rank"),
            say("cli-column-mean"),
            say("cli-arena-column-margin"),
            say("cli-column-interval"),
        ]
        rows = [
            [
                one.bot,
                str(one.matches),
                self.number(one.wins),
                self.share(one.share),
                self.between(one.interval, self.share),
                self.share(one.par),
                self.number(one.mean_rank, 2),
                self.number(one.mean_score),
                self.number(one.margin),
                self.between(one.margin_interval, self.number),
            ]
            for one in bots
        ]
        return [
            *self.chapter(title, say("cli-arena-wins-note")),
            dots(title, spans, pars.pop() if len(pars) == 1 else None, self.share),
            self.table(heading, rows),
        ]

    def encounters(self) -> list[str]:
        met = {(one.bot, one.rival): one for one in self.findings.encounters}
        if not met:
            return []
        rows = list(dict.fromkeys(bot.bot for bot in self.findings.bots))
        rivals = [*rows, *dict.fromkeys(rival for _, rival in met if rival not in rows)]
        lines = []
        for bot in rows:
            cells = "".join(self.meeting(met.get((bot, rival))) for rival in rivals)
            lines.append(f"<tr><th scope='row'>{escape(bot)}</th>{cells}</tr>")
        heading = "".join(f"<th scope='col'>{escape(self.named(rival))}</th>" for rival in rivals)
        say = self.speaker.key
        return [
            *self.chapter(say("cli-arena-encounters"), say("cli-arena-encounters-note")),
            f"<div class='scroll'><table><tr><td></td>{heading}</tr>{''.join(lines)}</table></div>",
        ]

    def meeting(self, one: Encounter | None) -> str:
        if one is None:
            return "<td>–</td>"
        around = self.between(one.interval, self.share)
        said = f"{self.share(one.share)}<br><small>{around}<br>n = {one.times}</small>"
        return f"<td class='share' style='--share:{one.share:.3f}'>{said}</td>"

    def scores(self) -> list[str]:
        say = self.speaker.key
        spreads = self.findings.spreads
        title = say("cli-arena-scores")
        most = max(count for one in spreads for count in one.counts)
        pictures = [
            columns(f"{title}: {one.bot}", one.bot, one.counts, one.first, one.step, most)
            for one in spreads
        ]
        heading = [say("cli-column-bot"), say("cli-arena-column-lowest")]
        heading += [percent(part, self.language, 0) for part in (0.05, 0.25, 0.5, 0.75, 0.95)]
        rows = [
            [
                one.bot,
                *(
                    str(points)
                    for points in (
                        one.lowest,
                        one.low,
                        one.quarter,
                        one.median,
                        one.three_quarters,
                        one.high,
                        one.highest,
                    )
                ),
            ]
            for one in spreads
        ]
        note = say("cli-arena-scores-note", step=spreads[0].step)
        return [
            *self.chapter(title, note),
            *pictures,
            self.table([*heading, say("cli-arena-column-highest")], rows),
        ]

    def sources(self) -> list[str]:
        say = self.speaker.key
        bots = [one.bot for one in self.findings.bots]
        title = say("cli-arena-sources")
        groups = []
        rows = []
        for one in self.findings.sources:
            name = self.speaker.say(one.source)
            points = [one.points[bot] for bot in bots]
            numbered = zip(bots, points, strict=True)
            groups.append((name, [Bar(bot, value, self.number(value)) for bot, value in numbered]))
            rows.append([name, *(self.number(value) for value in points)])
        if not groups:
            return []
        return [
            *self.chapter(title, say("cli-arena-sources-note")),
            bars(title, groups),
            self.table([say("cli-arena-column-source"), *bots], rows),
        ]

    def by_seat(self) -> list[str]:
        say = self.speaker.key
        seats = self.findings.by_seat
        if len(seats) < 2:
            return []
        title = say("cli-arena-seats")
        names = [say("cli-arena-seat", seat=SEAT_LETTERS[one.seat]) for one in seats]
        spans = [
            Span(name, one.share, *one.interval, self.share(one.share))
            for name, one in zip(names, seats, strict=True)
        ]
        rows = [
            [
                name,
                self.share(one.share),
                self.between(one.interval, self.share),
                self.number(one.mean_score),
            ]
            for name, one in zip(names, seats, strict=True)
        ]
        heading = ["cli-column-seat", "cli-column-share", "cli-column-interval", "cli-column-mean"]
        par = sum(one.share for one in seats) / len(seats)
        return [
            *self.chapter(title, say("cli-arena-seats-note")),
            dots(title, spans, par, self.share),
            self.table([say(key) for key in heading], rows),
        ]

    # Words and numbers.

    def chapter(self, title: str, note: str) -> list[str]:
        return [f"<h2>{escape(title)}</h2>", f"<p class='note'>{escape(note)}</p>"]

    def table(self, heading: Sequence[str], rows: Sequence[Sequence[str]]) -> str:
        head = "".join(f"<th scope='col'>{escape(word)}</th>" for word in heading)
        lines = [
            "<tr>" + "".join(f"<td>{escape(cell)}</td>" for cell in row) + "</tr>" for row in rows
        ]
        return f"<div class='scroll'><table><tr>{head}</tr>{''.join(lines)}</table></div>"

    def named(self, player: str) -> str:
        """Automas are known by the key of their name, which each language says."""
        is_bot = any(player == one.bot for one in self.findings.bots)
        return player if is_bot else self.speaker.key(player)

    def share(self, share: float) -> str:
        return percent(share, self.language)

    def number(self, number: float, places: int = 1) -> str:
        return decimal(number, self.language, places)

    def whole(self, number: float) -> str:
        return decimal(number, self.language, 0)

    def between(self, interval: Interval, said: Callable[[float], str]) -> str:
        return " – ".join(said(end) for end in interval)
