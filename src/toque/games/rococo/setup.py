"""Setting up: bags, deck, purses, staffs and, for one seat, Madame du Barry."""

from __future__ import annotations

from mypy_extensions import i64

from toque.engine.bits import BIT
from toque.engine.game import Setup
from toque.engine.rng import Rng
from toque.games.rococo import (
    components,
    names,
    rounds,
    sizes,
    trials,
)
from toque.games.rococo.match import (
    EMPTY,
    NOT_HERE,
    RococoMatch,
    Rules,
    mask_of,
)
from toque.mechanics.pile import Pile
from toque.mechanics.staff import Staff


def deal(setup: Setup, rng: Rng) -> RococoMatch:
    edition = setup.edition
    assert isinstance(edition, components.RococoEdition)
    rules = rules_of(setup, edition)
    match = RococoMatch(setup, rng, rules)
    fill_bags(match)
    match.windows = [EMPTY] * len(rules.windows)
    match.drawers = [EMPTY] * sizes.DRAWER_PLACES
    match.offers = [EMPTY] * sizes.OFFERS
    match.guests = [EMPTY] * sizes.SPACES
    match.hosts = [EMPTY] * sizes.SPACES
    match.decorations = [EMPTY] * sizes.DECORATIONS
    match.balcony = [EMPTY] * sizes.FIREWORKS
    for place in rules.missing_decorations:
        match.decorations[place] = NOT_HERE
    give_starts(match, edition)
    if rules.jewelry:
        open_jewelry_box(match)
    stack_hire_deck(match)
    match.first = rules.automa if rules.solo else rng.below(setup.seats)
    match.stack.append(rounds.NewRound())
    return match


_known: list[tuple[Setup, Rules]] = []
"""The rules of the last match that was dealt: many matches of one setup share them."""


def rules_of(setup: Setup, edition: components.RococoEdition) -> Rules:
    if not _known or _known[0][0] is not setup:
        _known[:] = [(setup, Rules(setup, edition))]
    return _known[0][1]


def fill_bags(match: RococoMatch) -> None:
    rules = match.rules
    edition = rules.edition
    for number, garment in enumerate(edition.garments):
        if takes_part(rules, garment):
            match.garment_bag |= BIT[number]
        else:
            match.garments_aside |= BIT[number]
    match.bag = [
        tile.count if kind < edition.base_kinds or rules.fancy else 0
        for kind, tile in enumerate(edition.tiles)
    ]
    match.discards = [0] * len(edition.tiles)


def takes_part(rules: Rules, garment: components.Garment) -> bool:
    """Whether a garment is in the bag from the start; Festivity Dresses come later."""
    which = names.GARMENT_SETS[garment.set]
    if which == "fancy":
        return rules.fancy
    if which == "expert":
        of_the_box = names.GARMENT_BONUSES[garment.bonus] in ("jewel", "match")
        return rules.expert and (rules.jewelry or not of_the_box)
    return which == "base"


def give_starts(match: RococoMatch, edition: components.RococoEdition) -> None:
    """Livres, thread, lace and five cards; Madame du Barry never has livres."""
    rules = match.rules
    livres, thread, lace = edition.start
    match.livres = [livres] * match.seats
    if rules.solo:
        match.livres.append(0)
    match.thread = [thread] * rules.players
    match.lace = [lace] * rules.players
    match.points = [0] * rules.players
    match.sure_hands = [0] * rules.players
    match.won_cards = [0] * rules.players
    match.removed = [0] * rules.players
    match.staffs, match.seen_tiles, match.unseen_tiles = [], [], []
    for _ in range(rules.players):
        starters: list[i64] = list(range(sizes.STARTERS))
        match.staffs.append(Staff(starters, [], EMPTY, []))
        match.seen_tiles.append([])
        match.unseen_tiles.append([])


def open_jewelry_box(match: RococoMatch) -> None:
    rules = match.rules
    edition = rules.edition
    match.jewel_row = [EMPTY] * len(rules.jewel_prices)
    match.jewel_bag = list(edition.jewels)
    match.jewels_gone = [0] * sizes.COLOURS
    match.jewels = [0] * (sizes.COLOURS * rules.players)
    match.trials = [0] * rules.players
    match.tasks = [0] * rules.players
    match.master_trials = [0] * rules.players
    match.looked = [0] * (2 * rules.players)
    match.apprentices, match.trial_piles = [], []
    first = sizes.EMPLOYEES - names.SPECIALISED
    specialised: list[i64] = list(range(first, sizes.EMPLOYEES))
    match.rng.shuffle(specialised)
    for _ in range(match.seats):
        match.apprentices.append(specialised.pop())
    if rules.solo:
        match.apprentices.append(EMPTY)
    match.apprentices_aside = mask_of(specialised)


def stack_hire_deck(match: RococoMatch) -> None:
    """Level VI at the bottom, level I on top; each level shuffled by itself.

    With the Jewelry Box the Journeymen of level II and the Masters of level V join the new ones: two of
    them, unseen, go into the deck, and the rest can be won in the trials.
    """
    rules = match.rules
    rng = match.rng
    beyond = sizes.STARTERS + names.HIRE_CARDS
    levels: list[list[i64]] = []
    for level in range(1, names.LEVELS + 1):
        levels.append(
            [card for card in range(sizes.STARTERS, beyond) if rules.levels[card] == level]
        )
    if rules.jewelry:
        for trial in range(sizes.TRIALS):
            level = trials.LEVEL_OF_TRIAL[trial]
            rank = trials.RANK_OF_TRIAL[trial]
            base = levels[level - 1]
            staying = [card for card in base if rules.ranks[card] != rank]
            pool: list[i64] = [
                card
                for card in range(sizes.STARTERS, sizes.EMPLOYEES)
                if rules.levels[card] == level and rules.ranks[card] == rank
            ]
            rng.shuffle(pool)
            drawn = len(base) - len(staying)
            levels[level - 1] = staying + pool[:drawn]
            match.trial_piles.append(mask_of(pool[drawn:]))
    cards: list[i64] = []
    for own in levels[::-1]:
        rng.shuffle(own)
        cards += own
    match.hire_deck = Pile(cards)
