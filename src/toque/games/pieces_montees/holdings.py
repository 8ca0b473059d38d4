"""What a seat holds, for the bill of a move: spoons, its assistant, and the points of cakes.

Points stand as soon as a layer is laid, and partners count theirs together.
"""

from __future__ import annotations

from toque.engine.text import Text
from toque.engine.wire import Holding
from toque.games.pieces_montees import scoring
from toque.games.pieces_montees.components import KINDS
from toque.games.pieces_montees.match import PiecesMatch


def holdings(match: PiecesMatch, seat: int) -> list[Holding]:
    found: list[Holding] = []
    spoons = int(match.spoons) if seat in match.deciders() else 0
    assistant = int(match.assistants >> seat & 1)
    found.append(Holding("spoons", Text("held", {"what": "spoons"}), "spoons", spoons, "now"))
    found.append(
        Holding("assistant", Text("held", {"what": "assistant"}), "assistant", assistant, "now")
    )
    members = [seat, int(match.partner(seat))] if match.rules.teams else [seat]
    for member in members:
        for kind in range(KINDS):
            if match.height(member, kind):
                source = scoring.cake_text(match, member, kind)
                points = int(scoring.cake_points(match, member, kind))
                found.append(Holding(f"cake {member} {kind}", source, "points", points, "now"))
    return found
