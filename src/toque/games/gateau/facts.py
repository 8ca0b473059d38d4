"""Things of a match in words, for labels, obstacles and events."""

from __future__ import annotations

from toque.engine.text import Text, Value
from toque.games.gateau import components, sizes
from toque.games.gateau.match import EMPTY, SUPER, UNIT, GateauMatch


def recipe_text(match: GateauMatch, recipe: int) -> Text:
    """A recipe by its name; nothing in particular where there is none."""
    if recipe == EMPTY:
        return Text("no-tokens")
    return Text("recipe", {"recipe": match.rules.names[recipe]})


def tokens_text(tokens: int) -> Text:
    """Packed tokens as a list of counts."""
    texts = []
    for kind in range(sizes.KINDS):
        count = tokens >> 3 * kind if kind == SUPER else tokens >> 3 * kind & 7
        if count:
            texts.append(Text("tokens", {"kind": components.KINDS[kind], "count": count}))
    if not texts:
        return Text("no-tokens")
    joined = texts[0]
    for text in texts[1:]:
        joined = Text("and", {"one": joined, "two": text})
    return joined


def tile_text(match: GateauMatch, tile: int) -> Text:
    """The tokens on a side tile."""
    first = tile * sizes.TILE_SLOTS
    kinds = match.slots[first : first + sizes.TILE_SLOTS]
    return tokens_text(sum(UNIT[kind] for kind in kinds if kind != EMPTY))


def cost_text(match: GateauMatch, recipe: int) -> Text:
    named = tokens_text(match.rules.needs[recipe])
    grey = match.rules.grey[recipe]
    if not grey:
        return named
    return Text("and", {"one": named, "two": Text("tokens", {"kind": "grey", "count": grey})})


def token_in_zone(number: int) -> dict[str, Value]:
    """The facts of `kind * ZONES + zone`, as moves write a token of the bench."""
    kind, zone = divmod(number, sizes.ZONES)
    return {"ingredient": components.kind_text(kind), "zone": components.ZONES[zone]}


def card_to_section(match: GateauMatch, number: int) -> dict[str, Value]:
    """The facts of `place * SECTIONS + section`, as moves write a card and where it goes."""
    place, section = divmod(number, sizes.SECTIONS)
    recipe = match.row[place]
    known: dict[str, Value] = {
        "card": components.PLACES[place],
        "section": components.SECTIONS[section],
        "bonus": components.effects_text(match.rules.sections[section]),
    }
    if recipe != EMPTY:
        known["recipe"] = recipe_text(match, recipe)
        known["points"] = match.rules.points[recipe]
        known["cost"] = cost_text(match, recipe)
    return known


def token_places(tokens: list[int]) -> str:
    """Tokens as `b2:cherry w1:jelly`: a bowl or slot, and what lands there or leaves it.

    A token is `place * 8 + kind`; the slots of the side tiles come after the bowls.
    """
    words = []
    for token in tokens:
        place = token // 8
        if place < sizes.BOWLS:
            name = components.BOWL_NAMES[place]
        else:
            name = components.SLOT_NAMES[place - sizes.BOWLS]
        words.append(f"{name}:{components.KINDS[token % 8]}")
    return " ".join(words)


def tool_names(tools: int) -> list[str]:
    """Packed tools as names."""
    found = []
    for number, name in enumerate(components.TOOLS):
        found += [name] * (tools >> 3 * number & 7)
    return found
