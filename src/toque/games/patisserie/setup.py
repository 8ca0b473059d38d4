"""Setting up: bags, deck, bonus tiles, purses, starters and the Mentor's packs."""

from __future__ import annotations

from mypy_extensions import i64

from toque.engine.bits import BIT
from toque.engine.game import Setup
from toque.engine.rng import Rng
from toque.games.patisserie import components, names, rounds, sizes
from toque.games.patisserie.match import EMPTY, NOT_HERE, PatisserieMatch
from toque.games.patisserie.rules import Rules
from toque.mechanics.automa_deck import AutomaDeck
from toque.mechanics.pile import NO_CARDS, Pile
from toque.mechanics.staff import Staff


def deal(setup: Setup, rng: Rng) -> PatisserieMatch:
    edition = setup.edition
    assert isinstance(edition, components.PatisserieEdition)
    rules = rules_of(setup, edition)
    match = PatisserieMatch(setup, rng, rules)
    fill_bags(match)
    match.recipe_row = [EMPTY] * len(rules.slots)
    match.market = [EMPTY] * sizes.STALLS
    match.pastries = [EMPTY] * sizes.SPACES
    match.hosts = [EMPTY] * sizes.SPACES
    match.markers = [EMPTY if here else NOT_HERE for here in rules.is_place]
    match.marks = [EMPTY] * (names.SPECIAL_PLACES * sizes.MARKS)
    match.offers = [EMPTY] * sizes.OFFERS
    lay_bonus_tiles(match)
    stack_staff_deck(match)
    match.first = rng.below(rules.players)
    match.player = match.first
    give_starts(match)
    if rules.mentor:
        stack_solo_packs(match)
    match.stack.append(rounds.NewRound())
    return match


_known: list[tuple[Setup, Rules]] = []
"""The rules of the last match that was dealt: many matches of one setup share them."""


def rules_of(setup: Setup, edition: components.PatisserieEdition) -> Rules:
    if not _known or _known[0][0] is not setup:
        _known[:] = [(setup, Rules(setup, edition))]
    return _known[0][1]


def fill_bags(match: PatisserieMatch) -> None:
    for recipe in range(sizes.RECIPES):
        match.recipe_bag |= BIT[recipe]
    match.bag = [tile.count for tile in match.rules.edition.tiles]
    match.discards = [0] * len(match.bag)


def some(match: PatisserieMatch, base: int, promo: int, with_promo: bool, count: i64) -> list[i64]:
    """Random numbers of a set, to which promotional ones may be added."""
    numbers: list[i64] = list(range(base + promo if with_promo else base))
    match.rng.shuffle(numbers)
    return numbers[:count]


def lay_bonus_tiles(match: PatisserieMatch) -> None:
    rules = match.rules
    match.table_tiles = some(
        match, names.TABLE_TILES, names.PROMO_TABLE_TILES, rules.promo_tables, sizes.TABLES
    )
    match.specials = some(
        match,
        names.SPECIAL_TILES,
        names.PROMO_SPECIAL_TILES,
        rules.promo_specials,
        names.SPECIAL_PLACES,
    )
    stars = some(match, names.STARS, names.PROMO_STARS, rules.promo_stars, rules.players + 1)
    match.stars = [sizes.FIRST_STAR + star for star in stars]


def stack_staff_deck(match: PatisserieMatch) -> None:
    """Level I on top: three trays of it, two of II, two of III, one of IV; the rest stays unseen."""
    rules = match.rules
    cards: list[i64] = []
    for level, trays in ((4, 1), (3, 2), (2, 2), (1, 3)):
        own: list[i64] = [card for card in range(sizes.STAFF) if rules.levels[card] == level]
        match.rng.shuffle(own)
        used = trays * rules.tray_size
        cards += own[:used]
        match.box = match.box + own[used:]
    match.box.sort()
    match.deck = Pile(cards)


def give_starts(match: PatisserieMatch) -> None:
    """Ten coins for the first player and one more for each after; the Mentor gets his like a player."""
    rules = match.rules
    players = rules.players
    starters = sizes.ALL_STARTERS if rules.promo_starters else sizes.STARTERS
    match.coins, match.staples, match.staffs = [], [], []
    match.stores, match.dropped, match.logs = [], [], []
    for player in range(players):
        after = (player - match.first + players) % players
        match.coins.append(rules.start_coins + after)
        match.staples += rules.start_staples
        own: list[i64] = [] if player == rules.automa else list(range(starters))
        match.staffs.append(Staff(own, [], EMPTY, []))
        match.stores.append([])
        match.dropped.append([])
        match.logs.append([])
    match.points = [0] * players
    match.shelves = [EMPTY] * (players * sizes.SHELVES)
    match.racks = [EMPTY] * (players * sizes.RACKS)
    match.toppings = [EMPTY] * (players * sizes.RACKS)
    match.decorations = [EMPTY] * (players * sizes.DECORATIONS)
    match.forced = [0] * players
    match.removed = [EMPTY] * (players * sizes.ROUNDS)
    match.star_hired = [0] * players


def stack_solo_packs(match: PatisserieMatch) -> None:
    cards: list[i64] = list(range(names.SOLO_CARDS))
    match.rng.shuffle(cards)
    match.packs = []
    for size in match.rules.packs:
        match.packs.append(cards[:size])
        cards = cards[size:]
    match.solo_deck = AutomaDeck(NO_CARDS, Pile(cards), [], EMPTY, EMPTY)
