"""What a seat cannot know, dealt again.

Hidden are: which cards of the others are in hand and which in reserve, as far as not everybody knows;
the tiles that they drew from the bag; the specialised apprentices; the order of the hire deck; with
the Jewelry Box, which Journeymen and Masters are in it, in the piles of the trials, and in the hands
of those who won them; Madame du Barry's cards, tiles and staff. The bags have no order: chance
decides when something is drawn.
"""

from __future__ import annotations

from mypy_extensions import i64

from toque.engine.bits import BIT
from toque.engine.lists import changed, replaced
from toque.engine.rng import Rng
from toque.games.rococo import (
    acquiring,
    automa,
    names,
    rounds,
    sizes,
    tailoring,
    trials,
)
from toque.games.rococo.match import (
    EMPTY,
    FILLING,
    LEFT,
    WON,
    RococoMatch,
    cards_of,
    mask_of,
)
from toque.mechanics.pile import Pile
from toque.mechanics.staff import Staff


def imagine(match: RococoMatch, seat: int, rng: Rng) -> RococoMatch:
    world = match.clone()
    world.rng = rng.fork()
    if match.rules.jewelry:
        _deal_apprentices(match, world, seat, rng)
        _deal_trial_cards(match, world, seat, rng)
    _shuffle_deck(world, rng)
    for other in range(match.seats):
        if other != seat:
            _deal_hand(match, world, other, rng)
    _deal_tiles(match, world, seat, rng)
    _ask_again(match, world, seat, rng)
    if match.rules.solo:
        unseen = sorted(match.deck.unseen())
        rng.shuffle(unseen)
        world.deck = match.deck.with_unseen(unseen)
    return world


def _deal_apprentices(match: RococoMatch, world: RococoMatch, seat: i64, rng: Rng) -> None:
    """Those of the others, and those that nobody got."""
    others = [
        other for other in range(match.seats) if other != seat and match.apprentices[other] != EMPTY
    ]
    unknown = cards_of(match.apprentices_aside)
    unknown += [match.apprentices[other] for other in others]
    unknown.sort()
    rng.shuffle(unknown)
    for other in others:
        world.apprentices[other] = unknown.pop()
    world.apprentices_aside = mask_of(unknown)


def _deal_hand(match: RococoMatch, world: RococoMatch, other: i64, rng: Rng) -> None:
    """Which cards of another seat are in hand. While hands are chosen only who is done is known.

    A card that is bound to leave has been shown, and stays where it is until it does.
    """
    truth = match.staffs[other]
    staff = world.staffs[other]
    won = match.won_cards[other]
    shown: i64 = match.leaving if other == match.player else 0
    sure = match.sure_hands[other] | shown
    known = [card for card in staff.hand if BIT[card] & world.won_cards[other]]
    known += [card for card in truth.hand if sure & ~won & BIT[card]]
    free = [card for card in truth.hand if not sure & BIT[card]]
    free += [card for card in truth.reserve if not shown & BIT[card]]
    free.sort()
    rng.shuffle(free)
    choosing = truth.missing(sizes.HAND) > 0 and isinstance(match.stack[-1], rounds.ChooseHands)
    drawn = 0 if choosing else len(truth.hand) - len(known)
    hand = sorted(known + free[:drawn])
    reserve = free[drawn:] + [card for card in truth.reserve if shown & BIT[card]]
    world.staffs[other] = Staff(sorted(reserve), hand, truth.in_play, truth.discard)


# Cards of the trials.


def _deal_trial_cards(match: RococoMatch, world: RococoMatch, seat: i64, rng: Rng) -> None:
    """The Journeymen of level II, then the Masters of level V, that the seat has not seen.

    Who has looked through a pile knows which cards were in it: those change places among themselves
    only, and the others likewise.
    """
    replaced: list[i64] = list(range(sizes.EMPLOYEES))
    """By card: the one that takes its place."""
    for trial in range(sizes.TRIALS):
        rank = trials.RANK_OF_TRIAL[trial]
        level = trials.LEVEL_OF_TRIAL[trial]
        hidden = cards_of(match.trial_piles[trial])
        hidden += [
            card
            for card in match.hire_deck.lying()
            if match.rules.ranks[card] == rank and match.rules.levels[card] == level
        ]
        for other in range(match.seats):
            if other != seat:
                mask = match.won_cards[other]
                hidden += [card for card in cards_of(mask) if match.rules.ranks[card] == rank]
        for entry in match.staff_history:
            if WON <= entry < LEFT and match.rules.ranks[entry - WON] == rank:
                hidden.append(entry - WON)
        seen = match.looked[seat * sizes.TRIALS + trial]
        _deal_places([card for card in hidden if seen & BIT[card]], replaced, rng)
        _deal_places([card for card in hidden if not seen & BIT[card]], replaced, rng)
        world.trial_piles[trial] = _replace_all(match.trial_piles[trial], replaced)
    world.hire_deck = match.hire_deck.with_lying(
        [replaced[card] for card in match.hire_deck.lying()]
    )
    for other in range(match.seats):
        if other != seat and match.won_cards[other]:
            won = match.won_cards[other]
            world.won_cards[other] = _replace_all(won, replaced)
            world.sure_hands[other] = match.sure_hands[other] & ~won | world.won_cards[other]
            staff = match.staffs[other]
            hand = [replaced[card] if won & BIT[card] else card for card in staff.hand]
            world.staffs[other] = Staff(staff.reserve, sorted(hand), staff.in_play, staff.discard)
    if match.rules.solo:
        _relive_her_staff(match, world, replaced, rng)


def _deal_places(lying: list[i64], replaced: list[i64], rng: Rng) -> None:
    """Cards, place by place, are dealt again to these places; who lies where now does not matter."""
    dealt = sorted(lying)
    rng.shuffle(dealt)
    for place in range(len(lying)):
        replaced[lying[place]] = dealt[place]


def _replace_all(mask: i64, replaced: list[i64]) -> i64:
    return mask_of([replaced[card] for card in cards_of(mask)])


def _relive_her_staff(
    match: RococoMatch, world: RococoMatch, replaced: list[i64], rng: Rng
) -> None:
    """Madame du Barry's staff, from its beginning: whom she loses at random is unknown."""
    me = match.rules.automa
    staff: list[i64] = list(range(sizes.STARTERS))
    won: i64 = 0
    removed: i64 = 0
    history: list[i64] = []
    for entry in match.staff_history:
        if entry < WON:
            staff.append(entry)
            history.append(entry)
        elif entry < LEFT:
            card = replaced[entry - WON]
            staff.append(card)
            won |= BIT[card]
            history.append(WON + card)
        else:
            fit = [int(card) for card in staff if automa.may_leave(match, card, entry - LEFT)]
            card = rng.choice(fit)
            staff.remove(card)
            removed |= BIT[card]
            history.append(entry)
    world.staffs[me] = Staff(sorted(staff), [], EMPTY, [])
    world.won_cards[me] = won & ~removed
    world.removed = changed(world.removed, me, removed)
    world.staff_history = history


def _shuffle_deck(world: RococoMatch, rng: Rng) -> None:
    """Levels keep their places; within a level any order is as likely."""
    lying = world.hire_deck.lying()
    dealt: list[i64] = []
    for level in range(names.LEVELS, 0, -1):
        own = sorted([card for card in lying if world.rules.levels[card] == level])
        rng.shuffle(own)
        dealt += own
    world.hire_deck = Pile(dealt)


# Resource tiles.


def _deal_tiles(match: RococoMatch, world: RococoMatch, seat: i64, rng: Rng) -> None:
    """The tiles that others drew from the bag change places with those that are still in it.

    When an empty bag is filled again everybody knows what goes in: tiles drawn before change places
    among themselves only.
    """
    for filling in range(match.filling + 1):
        pool: list[i64] = []
        if filling == match.filling:
            for kind in range(match.rules.kinds):
                pool += [kind] * match.bag[kind]
        for other in range(match.rules.players):
            if other != seat:
                drawn = _of_filling(match.unseen_tiles[other], filling)
                pool += [tile % FILLING for tile in drawn]
        pool.sort()
        rng.shuffle(pool)
        for other in range(match.rules.players):
            if other != seat:
                drawn = _of_filling(match.unseen_tiles[other], filling)
                dealt = [filling * FILLING + pool.pop() for _ in drawn]
                if filling > 0:
                    dealt += world.unseen_tiles[other]
                world.unseen_tiles = replaced(world.unseen_tiles, other, sorted(dealt))
        if filling == match.filling:
            world.bag = [0] * match.rules.kinds
            for kind in pool:
                world.bag[kind] += 1


def _of_filling(tiles: list[i64], filling: i64) -> list[i64]:
    return [tile for tile in tiles if tile // FILLING == filling]


def _ask_again(match: RococoMatch, world: RococoMatch, seat: i64, rng: Rng) -> None:
    """A question to another seat that is about its tiles is about those it has in this world."""
    step = match.stack[-1] if match.stack else None
    if isinstance(step, acquiring.KeepOrCut):
        if step.seat != seat and not step.seen:
            drawn = _of_filling(world.unseen_tiles[step.seat], world.filling)
            kind = rng.choice([int(tile % FILLING) for tile in drawn])
            world.stack[-1] = acquiring.KeepOrCut(step.seat, kind, False, step.rank)
    elif isinstance(step, tailoring.PaySilk) and step.seat != seat:
        _let_pay(match, world, seat, step, rng)


def _let_pay(
    match: RococoMatch, world: RococoMatch, seat: i64, step: tailoring.PaySilk, rng: Rng
) -> None:
    """Tiles are dealt until there are several ways to pay, which is all that others know.

    The tiles that are true are one of the deals, so that one which fits comes, mostly the first.
    """
    garment = match.windows[step.window]
    ways = tailoring.ways_to_pay(world, step.seat, garment, step.terms)
    while len(ways) < 2:
        _deal_tiles(match, world, seat, rng)
        ways = tailoring.ways_to_pay(world, step.seat, garment, step.terms)
    world.stack[-1] = tailoring.PaySilk(step.seat, step.window, step.terms, 0, ways)
