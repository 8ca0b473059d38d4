"""What a seat cannot know, dealt again.

Hidden are: the staff deck and the cards of its levels that are not in the match; what others kept from
trays before the seat looked into them, and who kept which card afterwards; which cards of others are in
hand, unused or removed; the Mentor's cards. The bags have no order: chance decides when something is
drawn.
"""

from __future__ import annotations

from mypy_extensions import i64

from toque.engine.bits import BIT
from toque.engine.rng import Rng
from toque.games.patisserie import drafting, names, remembering, sizes
from toque.games.patisserie.match import EMPTY, LOG_UNIT, PatisserieMatch
from toque.mechanics.pile import Pile
from toque.mechanics.staff import Staff


def imagine(match: PatisserieMatch, seat: int, rng: Rng) -> PatisserieMatch:
    world = match.clone()
    world.rng = rng.fork()
    if not match.stack:
        return world
    _deal_new_staff(match, world, seat, rng)
    choosing = match.stack[-1].name == "hand"
    for other in range(match.seats):
        if other != seat:
            remembering.deal_staff(match, world, other, choosing, rng)
    if match.rules.mentor:
        _shuffle_solo_cards(match, world, rng)
    world.count_garden()  # once for all that is tried in this world
    return world


# New staff: the deck, and what came from it.


def _deal_new_staff(match: PatisserieMatch, world: PatisserieMatch, seat: i64, rng: Rng) -> None:
    """Cards of a level that the seat has never seen change places with each other; so do those that it
    passed on, among the players who had the tray afterwards."""
    replaced: list[i64] = list(range(sizes.STAFF))
    """By card: the one that takes its place."""
    hidden: list[i64] = match.deck.lying() + match.box
    for entry in range(len(match.filled)):
        _look_back(match, seat, entry, hidden, replaced, rng)
    for level in range(1, names.LEVELS + 1):
        of_level = [card for card in hidden if match.rules.levels[card] == level]
        _deal_places(of_level, replaced, rng)
    world.deck = Pile([replaced[card] for card in match.deck.lying()])
    world.box = sorted([replaced[card] for card in match.box])
    world.drafted = [card if card == EMPTY else replaced[card] for card in match.drafted]
    world.filled = [sorted([replaced[card] for card in cards]) for cards in match.filled]
    world.trays = [sorted([replaced[card] for card in cards]) for cards in match.trays]
    if match.rules.mentor:
        me = match.rules.automa
        roster = [replaced[card] for card in match.staffs[me].reserve]
        world.staffs[me] = Staff(roster, [], EMPTY, [])


def _look_back(
    match: PatisserieMatch,
    seat: i64,
    entry: i64,
    hidden: list[i64],
    replaced: list[i64],
    rng: Rng,
) -> None:
    """A tray of this round or of one that is over: what the seat does not know of it."""
    players = match.rules.players
    tray = entry % sizes.TRAYS
    first = (match.first - (match.round - 1 - entry // sizes.TRAYS) + players) % players
    own_turn = _turn(match, tray, first, seat)
    looked = _has_looked(match, entry, own_turn)
    present = entry // sizes.TRAYS == match.round - 1
    passed_on: list[i64] = []
    for turn in range(players):
        player = _player_at(match, tray, first, turn)
        card = match.drafted[entry * players + player]
        if player == seat or card == EMPTY or _is_known(match, player, card):
            continue
        if looked and turn > own_turn:
            passed_on.append(card)
        else:
            hidden.append(card)
    if present and match.trays[tray]:
        left = sorted(match.trays[tray])
        if looked:
            passed_on += left
        else:
            hidden += left
    _deal_places(passed_on, replaced, rng)


def _turn(match: PatisserieMatch, tray: i64, first: i64, player: i64) -> i64:
    players = match.rules.players
    ahead = (player - first + players) % players
    return ahead if tray == drafting.A else players - 1 - ahead


def _player_at(match: PatisserieMatch, tray: i64, first: i64, turn: i64) -> i64:
    players = match.rules.players
    ahead = turn if tray == drafting.A else players - 1 - turn
    return (first + ahead) % players


def _has_looked(match: PatisserieMatch, entry: i64, own_turn: i64) -> bool:
    """Whether a seat has seen a tray that comes to it in this turn. Dealt cards nobody has seen."""
    if not match.rules.trays:
        return False
    step = match.stack[-1]
    if entry // sizes.TRAYS < match.round - 1 or not isinstance(step, drafting.Draft):
        return True
    if own_turn != step.turn:
        return own_turn < step.turn
    return step.which != drafting.A or entry % sizes.TRAYS == drafting.A


def _is_known(match: PatisserieMatch, player: i64, card: i64) -> bool:
    """Whether everybody has seen a card of a player since it was kept."""
    for entry in match.logs[player]:
        if entry % LOG_UNIT == card:
            return True
    return False


def _deal_places(lying: list[i64], replaced: list[i64], rng: Rng) -> None:
    """Cards, place by place, are dealt again to these places; who lies where now does not matter."""
    dealt = sorted(lying)
    rng.shuffle(dealt)
    for place in range(len(lying)):
        replaced[lying[place]] = dealt[place]


# The Mentor.


def _shuffle_solo_cards(match: PatisserieMatch, world: PatisserieMatch, rng: Rng) -> None:
    """His hand, the decision deck and the packs of later rounds.

    Everybody knows where cards lie that have been open, because the deck was made anew of them, and
    where those that nobody has seen; each sort is dealt among its own places.
    """
    lying = match.solo_deck.unseen()
    for pack in match.packs:
        lying = lying + pack
    fresh = sorted([card for card in lying if not match.solo_seen & BIT[card]])
    used = sorted([card for card in lying if match.solo_seen & BIT[card]])
    rng.shuffle(fresh)
    rng.shuffle(used)
    dealt: list[i64] = []
    for card in lying:
        dealt.append(used.pop() if match.solo_seen & BIT[card] else fresh.pop())
    at = match.solo_deck.hand.left + match.solo_deck.stock.left
    world.solo_deck = match.solo_deck.with_unseen(dealt[:at])
    packs: list[list[i64]] = []
    for pack in match.packs:
        packs.append(dealt[at : at + len(pack)])
        at += len(pack)
    world.packs = packs
