"""What a seat holds, for the bill of a move: its purse and wares, its income by source, its score.

And who holds what is contended for.
"""

from __future__ import annotations

from toque.engine.bill import scored
from toque.engine.text import Text
from toque.engine.wire import Contest, Holding
from toque.games.rococo import (
    balcony,
    counting,
    names,
    rounds,
    scoring,
    sizes,
)
from toque.games.rococo.match import RococoMatch
from toque.mechanics import majority


def holdings(match: RococoMatch, seat: int) -> list[Holding]:
    found = [
        _held("livres", int(match.livres[seat])),
        _held("thread", int(match.thread[seat])),
        _held("lace", int(match.lace[seat])),
        *_silk(match, seat),
    ]
    if match.rules.jewelry:
        found += _jewels(match, seat)
    found += _incomes(match, seat)
    for line in scored(scoring.score_sheet(match, seat)):
        if line.source.key == "score-track":
            found.append(Holding(line.name, line.source, line.ware, line.amount, "now"))
        elif line.source.key == "score-balcony" and _is_at_balcony(match, seat):
            outside = int(scoring.points_outside(match, seat))
            found.append(Holding(line.name, line.source, line.ware, outside, line.when))
        else:
            found.append(line)
    return found


def _is_at_balcony(match: RococoMatch, seat: int) -> bool:
    """Until its balcony is asked about a seat can count on the best; then only who stands there counts,
    so that a bill says what each garment brings."""
    step = match.stack[-1] if match.stack else None
    return isinstance(step, balcony.Balcony) and step.seat == seat


def _held(what: str, amount: int) -> Holding:
    return Holding(what, Text("held", {"what": what}), what, amount, "now")


def _silk(match: RococoMatch, seat: int) -> list[Holding]:
    """Bales by colour, of all tiles on the rack."""
    bales = [0] * sizes.COLOURS
    for kind in match.rack(seat):
        silk = match.rules.edition.tiles[kind].silk
        for colour in range(sizes.COLOURS):
            bales[colour] += silk[colour]
    return [_held(name, bales[colour]) for colour, name in enumerate(names.COLOURS)]


def _jewels(match: RococoMatch, seat: int) -> list[Holding]:
    found: list[Holding] = []
    for colour, name in enumerate(names.COLOURS):
        count = int(counting.jewels_of(match, seat, colour))
        source = Text("jewel", {"jewel": name})
        found.append(Holding(f"jewel {name}", source, "jewels", count, "now"))
    return found


def _incomes(match: RococoMatch, seat: int) -> list[Holding]:
    """Beside the base income, which no move changes."""
    over = match.over or balcony.has_come(match)
    left = 0 if over else sizes.ROUNDS - int(match.round) + 1
    decorations, garments, jewels = rounds.income(match, seat)
    found: list[Holding] = []
    for name, amount in (("decorations", decorations), ("garments", garments), ("jewels", jewels)):
        source = Text("held-income", {"from": name})
        found.append(Holding(f"income {name}", source, "livres", int(amount), "income", left))
    return found


def contests(match: RococoMatch) -> list[Contest]:
    """The places in the halls, and those for fireworks."""
    found: list[Contest] = []
    for hall, name in enumerate(names.HALL_NAMES):
        prizes = match.rules.hall_prizes[hall]
        for place, players in enumerate(majority.holders(scoring.hall_points(match, hall), prizes)):
            found.append(Contest(f"{name}:{place}", players))
    burning = majority.holders(scoring.fireworks_points(match), match.rules.fireworks_prizes)
    for place, players in enumerate(burning):
        found.append(Contest(f"fireworks:{place}", players))
    return found
