"""What engine and reference of La Pâtisserie Rococo have lying where, in the same words."""

from __future__ import annotations

from collections.abc import Sequence

from tests.games.patisserie.reference_position import Position
from tests.games.patisserie.reference_turn import Move
from toque.games.patisserie import names, sizes, words
from toque.games.patisserie.match import EMPTY, NOT_HERE, PatisserieMatch

State = dict[str, object]

HIDDEN_WHILE = {"hand", "draft", "remove"}
"""While these are asked, what has been answered lies nowhere yet."""


def called(list_of_names: Sequence[str], number: int) -> str | None:
    return None if number == EMPTY else list_of_names[number]


def as_words(move: int) -> Move:
    """A move of the engine with all its arguments."""
    verb = words.LEXICON.verb_of(move)
    indices = verb.indices(move)
    values = [
        argument.values[index] for argument, index in zip(verb.arguments, indices, strict=True)
    ]
    return (verb.name, *values)


def tile_count(counts: Sequence[int]) -> dict[str, int]:
    return {names.TILE_NAMES[kind]: count for kind, count in enumerate(counts) if count}


def recipes_in(mask: int) -> set[str]:
    return {name for number, name in enumerate(names.RECIPE_NAMES) if mask >> number & 1}


def staff_names(cards: Sequence[int]) -> list[str]:
    return [names.STAFF_NAMES[card] for card in cards]


def market_of(match: PatisserieMatch) -> list[str]:
    """By stall in reading order; an empty one has no name."""
    return [
        called(names.TILE_NAMES, match.market[row * sizes.COLUMNS + column]) or ""
        for row in range(match.rules.rows)
        for column in range(match.rules.columns)
    ]


def engine_state(match: PatisserieMatch, asked: str | None) -> State:
    state: State = {
        "round": match.round,
        "first": match.first,
        "row": [called(names.RECIPE_NAMES, recipe) for recipe in match.recipe_row],
        "recipe bag": recipes_in(match.recipe_bag),
        "recipe discard": recipes_in(match.recipe_discard),
        "market": market_of(match),
        "bag": tile_count(match.bag),
        "discard": tile_count(match.discards),
        "pastries": {
            names.SPACE_NAMES[space]: (names.RECIPE_NAMES[recipe], match.hosts[space])
            for space, recipe in enumerate(match.pastries)
            if recipe != EMPTY
        },
        "markers": {
            names.PLACE_NAMES[place]: owner
            for place, owner in enumerate(match.markers)
            if owner not in (EMPTY, NOT_HERE)
        },
        "marks": [
            [
                owner
                for owner in match.marks[at * sizes.MARKS : (at + 1) * sizes.MARKS]
                if owner >= 0
            ]
            for at in range(names.SPECIAL_PLACES)
        ],
        "stars": [called(names.STAFF_NAMES, card) for card in match.stars if card != EMPTY],
        "gone": sorted(staff_names(match.gone)),
    }
    if asked not in HIDDEN_WHILE:
        state["offers"] = [called(names.STAFF_NAMES, card) for card in match.offers]
        state["deck"] = staff_names(match.deck.lying())
    for player in range(match.rules.players):
        state[f"player {player}"] = _engine_player(match, player, asked)
    if match.rules.mentor:
        deck = match.solo_deck
        state["decisions"] = list(deck.stock.lying())
        state["used solo cards"] = sorted(deck.used)
        if asked not in HIDDEN_WHILE:
            state["solo hand"] = list(deck.hand.lying())
    return state


def _engine_player(match: PatisserieMatch, player: int, asked: str | None) -> State:
    def part(things: Sequence[int], count: int) -> Sequence[int]:
        return things[player * count : (player + 1) * count]

    mentor = player == match.rules.automa
    store = [names.TILE_NAMES[kind] for kind in match.stores[player]]
    found: State = {
        "coins": match.coins[player],
        "points": match.points[player],
        "staples": list(part(match.staples, sizes.STAPLES)),
        "shelves": [called(names.RECIPE_NAMES, one) for one in part(match.shelves, sizes.SHELVES)],
        "racks": [called(names.RECIPE_NAMES, one) for one in part(match.racks, sizes.RACKS)],
        "toppings": [called(names.TILE_NAMES, one) for one in part(match.toppings, sizes.RACKS)],
        "decorations": [
            names.TILE_NAMES[kind]
            for kind in part(match.decorations, sizes.DECORATIONS)
            if kind != EMPTY
        ],
        "store": store if mentor else sorted(store),
        "star": bool(match.star_hired[player]),
    }
    if asked not in HIDDEN_WHILE:
        staff = match.staffs[player]
        used = [*staff.discard] if staff.in_play == EMPTY else [*staff.discard, staff.in_play]
        unused = staff_names(staff.reserve)
        found["unused"] = unused if mentor else sorted(unused)
        found["hand"] = sorted(staff_names(staff.hand))
        found["used"] = staff_names(used)
        found["dropped"] = sorted(staff_names(match.dropped[player]))
        found["removed"] = [
            names.STAFF_NAMES[card]
            for card in match.removed[player :: match.rules.players]
            if card != EMPTY
        ]
    return found


def reference_state(at: Position, asked: str | None) -> State:
    state: State = {
        "round": at.round,
        "first": at.first,
        "row": at.row,
        "recipe bag": at.recipe_bag,
        "recipe discard": at.recipe_discard,
        "market": [tile or "" for tile in at.market.values()],
        "bag": dict(+at.bag),
        "discard": dict(+at.discard),
        "pastries": at.pastries,
        "markers": at.markers,
        "marks": at.marks,
        "stars": [card for card in at.stars if card is not None],
        "gone": sorted(at.gone),
    }
    if asked not in HIDDEN_WHILE:
        state["offers"] = at.offers
        state["deck"] = at.deck
    for player in range(at.count):
        state[f"player {player}"] = _reference_player(at, player, asked)
    if at.with_mentor:
        state["decisions"] = at.decisions
        state["used solo cards"] = sorted(at.solo_used + at.decisions_used)
        if asked not in HIDDEN_WHILE:
            state["solo hand"] = at.solo_hand
    return state


def _reference_player(at: Position, player: int, asked: str | None) -> State:
    own, mentor = at.players[player], player == at.mentor
    found: State = {
        "coins": own.coins,
        "points": own.points,
        "staples": [own.staples[staple] for staple in names.STAPLES],
        "shelves": own.shelves,
        "racks": own.racks,
        "toppings": own.toppings,
        "decorations": own.decorations,
        "store": own.store if mentor else sorted(own.store),
        "star": own.star,
    }
    if asked not in HIDDEN_WHILE:
        found["unused"] = own.unused if mentor else sorted(own.unused)
        found["hand"] = sorted(own.hand)
        found["used"] = own.used
        found["dropped"] = sorted(own.dropped)
        found["removed"] = own.removed
    return found


def differences(engine: State, reference: State, path: str = "") -> list[str]:
    """What is not the same, by name."""
    found: list[str] = []
    for key in engine.keys() | reference.keys():
        ours, theirs = engine.get(key), reference.get(key)
        if isinstance(ours, dict) and isinstance(theirs, dict) and key.startswith("player"):
            found += differences(ours, theirs, f"{key}: ")
        elif ours != theirs:
            found.append(f"{path}{key}: engine {ours}, reference {theirs}")
    return found
