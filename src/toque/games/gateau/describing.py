"""The facts of a move, for its label and its obstacles, whichever step it would answer."""

from __future__ import annotations

from typing import Final

from toque.engine.text import Text, Value
from toque.games.gateau.components import (
    ACTIONS,
    BOWL_NAMES,
    CHEF_SIDES,
    FAMILIES,
    ICON_SETS,
    KINDS,
    PLACES,
    SECTIONS,
    SHELVES,
    SLOT_NAMES,
    SPACES,
    SPOTS,
    TILES,
    TOQUE_SPACES,
    ZONES,
    effect_text,
    effects_text,
    kind_text,
    tool_text,
)
from toque.games.gateau.match import EMPTY, UNIT, GateauMatch
from toque.games.gateau.telling import recipe_text
from toque.games.gateau.words import (
    AWARD,
    BOWL,
    CHEF,
    DISCARD,
    DONE,
    END,
    FINISH,
    GO,
    GREY,
    HAND,
    PAY,
    PREPARE,
    PUT,
    RESERVE,
    SECOND,
    SLOT,
    SPEND,
    STORE,
    TILE,
    TOOL,
    TOQUE,
    USE,
)

ICONS_NEEDED: Final = (2, 3)
"""By shelf: the icons that an award costs."""


def tokens_text(tokens: int) -> Text:
    """Packed tokens as a list of counts."""
    texts = []
    for kind in range(len(KINDS)):
        count = tokens >> 3 * kind & 7 if kind < 6 else tokens >> 3 * kind
        if count:
            texts.append(Text("tokens", {"kind": KINDS[kind], "count": count}))
    if not texts:
        return Text("no-tokens")
    joined = texts[0]
    for text in texts[1:]:
        joined = Text("and", {"one": joined, "two": text})
    return joined


def tile_tokens(match: GateauMatch, tile: int) -> int:
    return sum(UNIT[kind] for kind in match.slots[tile * 3 : tile * 3 + 3] if kind != EMPTY)


def cost_text(match: GateauMatch, recipe: int) -> Text:
    named = tokens_text(match.rules.needs[recipe])
    grey = match.rules.grey[recipe]
    if not grey:
        return named
    return Text("and", {"one": named, "two": Text("tokens", {"kind": "grey", "count": grey})})


def describe(match: GateauMatch, seat: int, move: int, step: str) -> dict[str, Value]:
    rules = match.rules
    if move < GO:
        side = CHEF_SIDES[move - CHEF]
        return {"side": side, "ingredient": kind_text(match.chefs[seat])}
    if move < SECOND:
        space, action = divmod(move - GO, len(ACTIONS))
        return {"space": SPACES[space], "action": ACTIONS[action]}
    if move == SECOND:
        return {"action": ACTIONS[match.action]}
    if move < BOWL:
        return {"spot": SPOTS[move - HAND]}
    if move < TILE:
        bowl = move - BOWL
        return {"bowl": BOWL_NAMES[bowl], "tokens": tokens_text(match.bowls[bowl])}
    if move < SLOT:
        tile = move - TILE
        icon = match.slots[rules.icon_slots[tile]] == EMPTY
        return {
            "tile": TILES[tile],
            "tokens": tokens_text(tile_tokens(match, tile)),
            "icon": effects_text([(rules.icons[tile], 1)] if icon else []),
        }
    if move < PUT:
        slot = move - SLOT
        facts: dict[str, Value] = {"slot": SLOT_NAMES[slot], "ingredient": Text("no-tokens")}
        if match.slots[slot] != EMPTY:
            facts["ingredient"] = kind_text(match.slots[slot])
        return facts
    if move < SPEND:
        kind, zone = divmod(move - PUT, len(ZONES))
        return {"ingredient": kind_text(kind), "zone": ZONES[zone]}
    if move < PAY:
        kind, zone = divmod(move - SPEND, len(ZONES))
        return {"ingredient": kind_text(kind), "zone": ZONES[zone], "step": step}
    if move == PAY:
        recipe = match.paying
        return {"recipe": recipe_text(match, recipe) if recipe != EMPTY else Text("no-tokens")}
    if move < PREPARE:
        kind = move - GREY if move < STORE else move - STORE
        return {"ingredient": kind_text(kind)}
    if move == FINISH:
        recipe = match.reserved[seat]
        return {"recipe": recipe_text(match, recipe) if recipe != EMPTY else Text("no-tokens")}
    if move < DISCARD:
        place, section = divmod(move - (PREPARE if move < FINISH else RESERVE), len(SECTIONS))
        return _card(match, place, section)
    if move < TOOL:
        return {"tool": tool_text(move - DISCARD), "step": step}
    if move < AWARD:
        tool, choice = divmod(move - TOOL, 2)
        effect = rules.tool_effects[tool * 2 + choice]
        if effect == EMPTY:
            effect = rules.tool_effects[tool * 2]
        return {"tool": tool_text(tool), "effect": effect_text(effect // 8, effect % 8)}
    if move < USE:
        family, shelf = divmod(move - AWARD, len(SHELVES))
        taken = match.awards_taken[family]
        points = rules.award_values[family * 6 + taken] if taken < 6 else 0
        if shelf:
            points += rules.top_points
        return {
            "family": FAMILIES[family],
            "shelf": SHELVES[shelf],
            "points": points,
            "icons": ICONS_NEEDED[shelf],
        }
    if move < TOQUE:
        return {"icons": (*ICON_SETS, "gold")[move - USE]}
    if move < DONE:
        place = move - TOQUE
        gold = "yes" if match.toque >> place & 1 else "no"
        bonus = effects_text(rules.toque[place])
        return {"place": TOQUE_SPACES[place], "bonus": bonus, "gold": gold}
    return {"step": step} if move < END else {}


def _card(match: GateauMatch, place: int, section: int) -> dict[str, Value]:
    recipe = match.row[place]
    facts: dict[str, Value] = {"card": PLACES[place], "section": SECTIONS[section]}
    facts["bonus"] = effects_text(match.rules.sections[section])
    if recipe != EMPTY:
        facts["recipe"] = recipe_text(match, recipe)
        facts["points"] = match.rules.points[recipe]
        facts["cost"] = cost_text(match, recipe)
    return facts
