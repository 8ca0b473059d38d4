"""What a seat holds, for the bill of a move: tokens, gold and tools now, and its score at the end."""

from __future__ import annotations

from toque.engine.bill import scored
from toque.engine.bits import BIT
from toque.engine.text import Text
from toque.engine.wire import Holding
from toque.games.gateau import components, facts, scoring, sizes
from toque.games.gateau.bench import tokens_of
from toque.games.gateau.match import SUPER, GateauMatch, tool_count


def holdings(match: GateauMatch, seat: int) -> list[Holding]:
    found: list[Holding] = []
    tokens = int(tokens_of(match, seat))
    for kind in range(sizes.KINDS):
        name = components.KINDS[kind]
        count = tokens >> 3 * kind if kind == SUPER else tokens >> 3 * kind & 7
        found.append(Holding(name, components.kind_text(kind), name, count, "now"))
    tools = int(tool_count(match.tools[seat]) + tool_count(match.fresh[seat]))
    gold = int(match.gold[seat])
    found.append(Holding("gold", Text("held", {"what": "gold"}), "gold", gold, "now"))
    found.append(Holding("tools", Text("held", {"what": "tools"}), "tools", tools, "now"))
    prepared = scoring.prepared(match, seat)
    for recipe in range(sizes.RECIPES):
        if prepared & BIT[recipe]:
            source = facts.recipe_text(match, recipe)
            points = int(match.rules.points[recipe])
            found.append(Holding(f"recipe {recipe}", source, "points", points, "end"))
    for line in scored(scoring.score_sheet(match, seat)):
        if line.source.key != "score-recipes":
            found.append(line)
    return found
