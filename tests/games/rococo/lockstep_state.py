"""A match of the engine and one of the reference in the same plain words, to be compared.

Where the two differ in nothing but the moment at which a piece is moved, the words are those of the
reference: a tile that is about to be kept or cut up is on no rack yet, a garment that is paid for is
in no window any more, a card that is bound to leave lies apart, and Madame du Barry's hand is dealt
when all others have chosen theirs.
"""

from __future__ import annotations

import tomllib
from collections import Counter
from collections.abc import Iterable, Mapping

from tests.games.rococo.reference import Reference
from tests.games.rococo.reference_edition import read_facts
from tests.games.rococo.reference_facts import (
    COLOURS,
    FIREWORKS,
    JEWELLER,
    JOURNEYMAN,
    KITCHEN_LEFT,
    KITCHEN_RIGHT,
    MASTER,
    MUSICIAN,
    STATUE,
    Employee,
)
from tests.games.rococo.reference_rules import (
    CONDITIONS,
    CROWNS,
    condition_met,
    crown_points,
    hall_gain,
    plain_gain,
)
from toque.games.rococo import bonuses, counting, rounds, scoring
from toque.games.rococo.acquiring import KeepOrCut
from toque.games.rococo.components import (
    RococoEdition,
)
from toque.games.rococo.match import EMPTY, NOT_HERE, RococoMatch, cards_of
from toque.games.rococo.names import (
    EMPLOYEE_NAMES,
    GARMENT_NAMES,
    HIRE_CARDS,
    STARTERS,
)
from toque.games.rococo.sizes import DRAWER_SPACES, HALL_SPACES, JOURNEYMAN_TASKS
from toque.games.rococo.tailoring import RentOrSell

State = dict[str, object]
DECORATIONS = [
    *(f"{FIREWORKS} {number}" for number in range(6)),
    *(f"{KITCHEN_LEFT} {number}" for number in range(4)),
    *(f"{KITCHEN_RIGHT} {number}" for number in range(4)),
    *(f"{STATUE} {number}" for number in range(6)),
    *(f"{MUSICIAN} {hall}" for hall in range(1, 6)),
    *(f"{JEWELLER} {number}" for number in range(6)),
]
"""The reference's names in the order of the engine's numbers."""
TRIALS = (JOURNEYMAN, MASTER)
HALL_BONUSES = {"J96", "J100"}


class Names:
    """The reference's names for the engine's numbers."""

    def __init__(self, edition: RococoEdition) -> None:
        table = tomllib.loads(edition.source)
        self.facts = read_facts(table)
        self.tiles = [
            text.split(" x ")[1] for box in ("base", "fancy") for text in table["tiles"][box]
        ]

    def tile(self, kind: int) -> str | None:
        return None if kind == EMPTY else self.tiles[kind]

    def racked(self, kinds: Iterable[int]) -> list[str]:
        return sorted(self.tiles[kind] for kind in kinds)


def employee(number: int) -> str | None:
    return None if number == EMPTY else EMPLOYEE_NAMES[number]


def employees(numbers: Iterable[int]) -> list[str]:
    return sorted(EMPLOYEE_NAMES[number] for number in numbers)


def garment(number: int) -> str | None:
    return None if number == EMPTY else GARMENT_NAMES[number]


def colour(number: int) -> str | None:
    return None if number == EMPTY else COLOURS[number]


def place_of_space(space: int) -> tuple[int, int]:
    return space // HALL_SPACES + 1, space % HALL_SPACES


def du_barry_card(number: int) -> str:
    return f"card {number + 1}"


def bag_of(names: list[str], counts: Iterable[int]) -> list[str]:
    return sorted(name for name, count in zip(names, counts, strict=True) for _ in range(count))


def tasks(mask: int) -> list[int]:
    """The tasks of either trial count from 1."""
    return [task % JOURNEYMAN_TASKS + 1 for task in range(JOURNEYMAN_TASKS + 3) if mask >> task & 1]


# The engine --------------------------------------------------------------------------------------


def engine_state(match: RococoMatch, names: Names) -> State:
    rules = match.rules
    drawer_size = rules.side.drawer_spaces
    windows = [garment(number) for number in match.windows]
    for step in match.stack:
        if isinstance(step, RentOrSell):
            windows[step.window] = None
    removed = [*cards_of(match.removed_offers)]
    for player in range(rules.players):
        removed += cards_of(match.removed[player])
    halls = [*match.all_halls, *[None] * (len(rules.all_halls) - len(match.all_halls))]
    state: State = {
        "round": match.round,
        "first player": match.first,
        "favour": None if match.favour == EMPTY else match.favour,
        "windows": windows,
        "garment bag": sorted(GARMENT_NAMES[one] for one in cards_of(match.garment_bag)),
        "garment discard": sorted(GARMENT_NAMES[one] for one in cards_of(match.garment_discard)),
        "drawers": [
            [names.tile(match.drawers[drawer * DRAWER_SPACES + at]) for at in range(drawer_size)]
            for drawer in range(3)
        ],
        "resource bag": bag_of(names.tiles, match.bag),
        "resource discard": bag_of(names.tiles, match.discards),
        "hire": [employee(one) for one in match.offers],
        "hire deck": employees(match.hire_deck.lying()),
        "removed": employees(removed),
        "guests": {
            place_of_space(space): (GARMENT_NAMES[guest], match.hosts[space])
            for space, guest in enumerate(match.guests)
            if guest != EMPTY
        },
        "markers": {
            DECORATIONS[number]: owner
            for number, owner in enumerate(match.decorations)
            if owner not in (EMPTY, NOT_HERE)
        },
        "all halls": halls,
        "balcony": {
            DECORATIONS[place]: place_of_space(space)
            for place, space in enumerate(match.balcony)
            if space >= 0 and match.hosts[space] < match.seats
            if is_decided(match, match.hosts[space])
        },
    }
    if rules.jewelry:
        state["jewel row"] = [colour(one) for one in match.jewel_row]
        state["jewel bag"] = bag_of(list(COLOURS), match.jewel_bag)
        state["jewels removed"] = bag_of(list(COLOURS), match.jewels_gone)
        state["piles"] = {
            rank: employees(cards_of(match.trial_piles[trial])) for trial, rank in enumerate(TRIALS)
        }
    if rules.solo:
        hand, stock = match.deck.hand.lying()[::-1], match.deck.stock.lying()
        if match.stack and isinstance(match.stack[-1], rounds.ChooseHands):
            hand, stock = [], hand + stock
        state["her hand"] = [du_barry_card(one) for one in hand]
        state["her reserve"] = sorted(du_barry_card(one) for one in stock)
        state["her discard"] = sorted(du_barry_card(one) for one in match.deck.used)
    for player in range(rules.players):
        for what, value in engine_player(match, names, player).items():
            state[f"{player}: {what}"] = value
    return state


def is_decided(match: RococoMatch, player: int) -> bool:
    """Whether it is known of all fireworks of a player who stands below them."""
    return EMPTY not in (
        space for place, space in enumerate(match.balcony) if match.decorations[place] == player
    )


def engine_player(match: RococoMatch, names: Names, player: int) -> State:
    staff = match.staffs[player]
    leaving = cards_of(match.leaving) if player == match.player else []
    rack = match.rack(player)
    top = match.stack[-1] if match.stack else None
    if isinstance(top, KeepOrCut) and top.seat == player:
        rack.remove(top.kind)

    def staying(cards: Iterable[int]) -> list[int]:
        return [card for card in cards if card not in leaving]

    own: State = {
        "livres": match.livres[player],
        "thread": match.thread[player],
        "lace": match.lace[player],
        "points": match.points[player],
        "reserve": employees(staying(staff.reserve)),
        "hand": employees(staying(staff.hand)),
        "discard": [EMPLOYEE_NAMES[card] for card in staying(staff.discard)],
        "in play": None if staff.in_play in leaving else employee(staff.in_play),
        "leaving": employees(leaving),
        "arriving": match.incoming if player == match.player else 0,
        "rack": names.racked(rack),
    }
    if player == match.player and player < match.seats:
        own["income"] = match.rules.income + sum(rounds.income(match, player))
    if match.rules.jewelry:
        own["jewels"] = bag_of(list(COLOURS), match.jewels[4 * player : 4 * player + 4])
        own["specialist"] = employee(match.apprentices[player])
        own["trial"] = TRIALS[match.trials[player]]
        own["tasks"] = tasks(match.tasks[player])
        own["master trials"] = match.master_trials[player]
    return own


def engine_scores(match: RococoMatch) -> list[dict[str, int]]:
    """By source, a line for each player; what the reference keeps together is added up."""
    found = []
    for player in range(match.rules.players):
        sheet: Counter[str] = Counter()
        for line in scoring.score_sheet(match, player):
            name = line.source.key.removeprefix("score-")
            if name == "hall":
                name = f"hall {line.source.args['hall']}"
            sheet["garments" if name == "balcony" else name] += line.points
        found.append(dict(+sheet))
    return found


def engine_worths(match: RococoMatch, player: int) -> dict[str, tuple[int, int]]:
    """The livres and points that the bonus of each card would bring a player now, if any; those with
    a crown as if they were in the staff. Of a hall the best one counts.
    """
    found = {}
    for card, name in enumerate(EMPLOYEE_NAMES[: known_cards(match)]):
        bonus = match.rules.bonuses[card]
        if bonus.kind in (bonuses.GAIN, bonuses.HALL, bonuses.END):
            count = counting.gained_in_best_hall if bonus.kind == bonuses.HALL else counting.gained
            worth = [0, 0]
            for gain in bonus.gains:
                worth[gain.what] += count(match, player, gain)
            found[name] = (worth[0], worth[1])
    return found


def engine_conditions(match: RococoMatch, player: int) -> set[str]:
    """The specialised apprentices who would come to a player now."""
    return {
        name
        for card, name in enumerate(EMPLOYEE_NAMES[: known_cards(match)])
        if match.rules.conditions[card] and counting.holds_condition(match, player, card)
    }


def known_cards(match: RococoMatch) -> int:
    """Those of the Jewelry Box come last."""
    return len(EMPLOYEE_NAMES) if match.rules.jewelry else STARTERS + HIRE_CARDS


# The reference -----------------------------------------------------------------------------------


def reference_worths(reference: Reference, player: int) -> dict[str, tuple[int, int]]:
    at = reference.position
    own = at.holdings(player)
    found = {}
    for name, card in reference_cards(reference).items():
        gain = plain_gain(card.bonus, own)
        if card.bonus in CROWNS:
            gain = 0, crown_points(card.bonus, own)
        elif card.bonus in HALL_BONUSES:
            gain = hall_gain(card.bonus, max(own.halls.values(), default=0))
        if gain is not None:
            found[name] = gain
    return found


def reference_conditions(reference: Reference, player: int) -> set[str]:
    own = reference.position.holdings(player)
    return {
        name
        for name, card in reference_cards(reference).items()
        if card.bonus in CONDITIONS and condition_met(card.bonus, own)
    }


def reference_cards(reference: Reference) -> dict[str, Employee]:
    at = reference.position
    boxes = at.options.boxes()
    return {name: card for name, card in at.facts.employees.items() if card.box in boxes}


def reference_state(reference: Reference, picked: Mapping[int, list[str]], on_turn: int) -> State:
    """`picked` are the cards that seats have chosen in this phase, and that are counted as in hand.
    Of the income only that of who is `on_turn` can have changed.
    """
    at = reference.position
    state: State = {
        "round": at.round,
        "first player": at.first_player,
        "favour": at.favour,
        "windows": at.windows,
        "garment bag": sorted(at.garment_bag),
        "garment discard": sorted(at.garment_discard),
        "drawers": at.drawers,
        "resource bag": sorted(at.resource_bag),
        "resource discard": sorted(at.resource_discard),
        "hire": at.hire,
        "hire deck": sorted(card for cards in at.hire_deck.values() for card in cards),
        "removed": sorted(at.removed),
        "guests": {place: (guest.garment, guest.owner) for place, guest in at.guests.items()},
        "markers": at.markers,
        "all halls": at.all_halls,
        "balcony": at.balcony,
    }
    if at.options.jewelry_box:
        state["jewel row"] = at.jewel_row
        state["jewel bag"] = sorted(at.jewel_bag)
        state["jewels removed"] = sorted(at.jewels_removed)
        state["piles"] = {rank: sorted(cards) for rank, cards in at.piles.items()}
    if at.du_barry:
        state["her reserve"] = sorted(at.du_barry.reserve)
        state["her discard"] = sorted(at.du_barry.discard)
        state["her hand"] = at.du_barry.hand
    for player in range(len(at.players)):
        for what, value in reference_player(reference, player, picked.get(player, [])).items():
            state[f"{player}: {what}"] = value
    if on_turn < at.seats:
        state[f"{on_turn}: income"] = reference.income(on_turn)
    return state


def reference_player(reference: Reference, player: int, picked: list[str]) -> State:
    at = reference.position
    mine = at.players[player]
    own: State = {
        "livres": mine.livres,
        "thread": mine.thread,
        "lace": mine.lace,
        "points": mine.points,
        "reserve": sorted(card for card in mine.reserve if card not in picked),
        "hand": sorted([*mine.hand, *picked]),
        "discard": mine.discard,
        "in play": mine.in_play,
        "leaving": sorted(mine.leaving),
        "arriving": mine.arriving,
        "rack": sorted(mine.rack),
    }
    if at.options.jewelry_box:
        own["jewels"] = sorted(mine.jewels)
        own["specialist"] = mine.specialist
        own["trial"] = mine.trial
        own["tasks"] = sorted(mine.tasks)
        own["master trials"] = mine.master_trials
    return own


def reference_scores(reference: Reference) -> list[dict[str, int]]:
    found = []
    for scores in reference.final_scores():
        sheet: Counter[str] = Counter()
        for source, points in scores.items():
            name = str(source[0]).replace("all halls", "all-halls")
            if name == "hall":
                name = f"hall {source[1]}"
            name = {"balcony": "garments", "crown": "staff"}.get(name, name)
            sheet[name] += points
        found.append(dict(+sheet))
    return found
