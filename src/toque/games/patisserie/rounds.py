"""Four rounds of four phases: preparation, choosing staff, actions, income."""

from __future__ import annotations

from mypy_extensions import i64

from toque.engine.lists import changed
from toque.engine.step import QuietStep
from toque.engine.text import Text, Value
from toque.games.patisserie import (
    automa,
    automa_scoring,
    counting,
    drafting,
    facts,
    ingredients,
    recipes,
    sizes,
    tell,
    turn,
    words,
)
from toque.games.patisserie.match import EMPTY, NEXT_ROUND, PatisserieMatch
from toque.mechanics import hands, row
from toque.mechanics.staff import Staff

# Phase 1: preparation.


class NewRound(QuietStep[PatisserieMatch]):
    name = "new-round"

    def play(self, match: PatisserieMatch, seat: int, move: int) -> None:
        match.round += 1
        tell.round_begins(match)
        tell.first_player(match)
        ingredients.fill_market(match)
        if match.round > 1:
            recipes.clear_last_slots(match)
            for player in range(match.rules.players):
                match.note(player, NEXT_ROUND)
        recipes.slide_and_fill(match)
        match.reveal()
        if match.rules.mentor:
            automa.take_pack(match)
        match.stack[-1] = BeginTurns()
        match.stack.append(NewStaff())
        draw_up_hands(match)


# Phase 2: four cards of one's own, chosen in secret by all at once, then new staff.


def draw_up_hands(match: PatisserieMatch) -> None:
    """What leaves nothing to choose happens; the rest is asked."""
    asked = False
    for seat in range(match.seats):
        # Once more, because what was turned over may be just what is missing.
        staff = match.staffs[seat].drawn_up(sizes.HAND).drawn_up(sizes.HAND)
        match.staffs[seat] = staff
        match.forced = changed(match.forced, seat, len(staff.hand))
        if staff.missing(sizes.HAND) > 0:
            asked = True
    if asked:
        match.stack.append(ChooseHands())


class ChooseHands(hands.ChooseHands[PatisserieMatch]):
    def __init__(self) -> None:
        super().__init__(sizes.HAND, words.CHOOSE, words.DRAFT, words.NOT_IN_PILE)

    def staffs(self, match: PatisserieMatch) -> list[Staff]:
        return match.staffs

    def ask(self, match: PatisserieMatch, seat: int) -> Text:
        return Text("ask-hand", {"missing": match.staffs[seat].missing(sizes.HAND)})

    def finish(self, match: PatisserieMatch) -> None:
        match.tell(words.HANDS_CHOSEN, {})
        match.stack.pop()

    def describe(self, match: PatisserieMatch, seat: int, move: int) -> dict[str, Value]:
        return {} if move >= words.DRAFT else facts.card(match, move - words.CHOOSE)


class NewStaff(QuietStep[PatisserieMatch]):
    """Hands are chosen; starters that nobody chose leave, and new cards come."""

    name = "new-staff"

    def play(self, match: PatisserieMatch, seat: int, move: int) -> None:
        if match.rules.promo_starters and match.round == 1:
            match.dropped = match.dropped[:]
            for player in range(match.seats):
                staff = match.staffs[player]
                match.dropped[player] = staff.reserve
                match.staffs[player] = Staff([], staff.hand, EMPTY, [])
        drafting.begin(match)


# Phase 3: one card after the other, until nobody has any left.


class BeginTurns(QuietStep[PatisserieMatch]):
    name = "begin-turns"

    def play(self, match: PatisserieMatch, seat: int, move: int) -> None:
        players = match.rules.players
        match.stack[-1] = NextTurn((match.first + players - 1) % players)


class NextTurn(hands.NextTurn[PatisserieMatch]):
    def players(self, match: PatisserieMatch) -> i64:
        return match.rules.players

    def has_card(self, match: PatisserieMatch, player: i64) -> bool:
        if player == match.rules.automa:
            return match.solo_deck.hand.left > 0
        return len(match.staffs[player].hand) > 0

    def begin(self, match: PatisserieMatch, player: i64) -> None:
        match.stack[-1] = NextTurn(player)
        if player == match.rules.automa:
            match.player = player
            match.stack.append(automa.HisTurn())
        else:
            turn.begin(match, player)

    def end(self, match: PatisserieMatch) -> None:
        match.stack[-1] = Income()


# Phase 4: income.


def income(match: PatisserieMatch, player: i64) -> tuple[i64, i64, i64]:
    """Coins for decorations, points for decorations, coins for noble hosts."""
    coins: i64 = 0
    points: i64 = 0
    for place in range(counting.decorations(match, player)):
        coins += match.rules.decoration_coins[place]
        points += match.rules.decoration_points[place]
    return coins, points, counting.nobles(match, player) * sizes.NOBLE_INCOME


class Income(QuietStep[PatisserieMatch]):
    name = "income"

    def play(self, match: PatisserieMatch, seat: int, move: int) -> None:
        for player in range(match.rules.players):
            coins, points, by_noble = income(match, player)
            coins += match.rules.income + by_noble
            match.coins[player] += coins
            match.points[player] += points
            tell.income(match, player, coins, points, by_noble)
        if match.round < sizes.ROUNDS:
            end_round(match)
            match.stack[-1] = NewRound()
        else:
            match.stack.pop()
            if match.rules.mentor:
                automa_scoring.turn_over_roster(match)
            match.tell(words.OVER, {})


def end_round(match: PatisserieMatch) -> None:
    """The first player's token goes on; who was not hired leaves."""
    match.first = (match.first + 1) % match.rules.players
    match.offers = match.offers[:]
    left = row.clear(match.offers, match.rules.offer_line, sizes.OFFERS)
    for card in left:
        match.leave(card)
    tell.staff_left(match, left)
