"""What happens, told with what each viewer sees. What the Mentor does besides is in tell_automa."""

from __future__ import annotations

from mypy_extensions import i64

from toque.engine.event import EventArgs, EventKind, Split
from toque.engine.text import SeatName, Text
from toque.games.patisserie import facts, names, words
from toque.games.patisserie.match import PatisserieMatch


def by(match: PatisserieMatch, kind: EventKind, seat: i64) -> None:
    if match.listener is not None:
        match.tell(kind, {"seat": SeatName(seat)})


# Rounds.


def round_begins(match: PatisserieMatch) -> None:
    if match.listener is not None:
        match.tell(words.ROUND_BEGINS, {"round": match.round})


def first_player(match: PatisserieMatch) -> None:
    if match.listener is not None:
        if match.first == match.rules.automa:
            match.tell(words.MENTOR_FIRST, {})
        else:
            match.tell(words.FIRST_PLAYER, {"seat": SeatName(match.first)})


def stalls(match: PatisserieMatch, kind: EventKind, places: list[i64]) -> None:
    if match.listener is not None and places:
        named = [names.STALL_NAMES[stall] for stall in places]
        match.tell(kind, {"count": len(places), "stalls": named})


def recipes(match: PatisserieMatch, kind: EventKind, slots: list[i64], found: list[i64]) -> None:
    if match.listener is not None and found:
        known: EventArgs = {"count": len(found)}
        known["slots"] = [names.SLOT_NAMES[slot] for slot in slots]
        known["recipes"] = [names.RECIPE_NAMES[recipe] for recipe in found]
        match.tell(kind, known)


def staff_shown(match: PatisserieMatch, offers: list[i64], cards: list[i64]) -> None:
    if match.listener is not None:
        known: EventArgs = {"count": len(cards)}
        known["offers"] = [names.OFFER_NAMES[offer] for offer in offers]
        known["staff"] = [names.STAFF_NAMES[card] for card in cards]
        match.tell(words.STAFF_SHOWN, known)


def staff_left(match: PatisserieMatch, cards: list[i64]) -> None:
    if match.listener is not None and cards:
        known: EventArgs = {"count": len(cards)}
        known["staff"] = [names.STAFF_NAMES[card] for card in cards]
        match.tell(words.STAFF_LEFT, known)


def drafted(match: PatisserieMatch, seat: i64, card: i64, tray: i64) -> None:
    if match.listener is not None:
        known: EventArgs = {"seat": SeatName(seat), "staff": hidden_from_others(seat, card)}
        known["tray"] = "AB"[tray]
        match.tell(words.DRAFTED, known)


def dealt(match: PatisserieMatch, seat: i64, card: i64) -> None:
    if match.listener is not None:
        known: EventArgs = {"seat": SeatName(seat), "staff": hidden_from_others(seat, card)}
        match.tell(words.DEALT, known)


def hidden_from_others(seat: i64, card: i64) -> Split:
    return Split(1 << int(seat), facts.staff(card), Text("hidden-staff"))


def trays_passed(match: PatisserieMatch, left: i64) -> None:
    if match.listener is not None:
        match.tell(words.TRAYS_PASSED, {"left": left})


def income(match: PatisserieMatch, player: i64, coins_: i64, points_: i64, by_noble: i64) -> None:
    if match.listener is not None:
        base = match.rules.income
        if player == match.rules.automa:
            match.tell(words.MENTOR_INCOME, {"coins": coins_, "points": points_})
            return
        known: EventArgs = {"seat": SeatName(player), "coins": coins_, "points": points_}
        known["decorations"] = coins_ - base - by_noble
        known["nobles"] = by_noble
        match.tell(words.INCOME, known)


# A turn.


def played(match: PatisserieMatch, seat: i64, card: i64) -> None:
    if match.listener is not None:
        known: EventArgs = {"seat": SeatName(seat), "staff": facts.staff(card)}
        known["rank"] = facts.title(match.rules.edition.staff[card])
        match.tell(words.PLAYED, known)


def threw_away(match: PatisserieMatch, seat: i64, recipe: i64) -> None:
    of_recipe(match, words.THREW_AWAY, seat, recipe)


def of_recipe(match: PatisserieMatch, kind: EventKind, seat: i64, recipe: i64) -> None:
    if match.listener is not None:
        match.tell(kind, {"seat": SeatName(seat), "recipe": facts.recipe(recipe)})


def of_tile(match: PatisserieMatch, kind: EventKind, seat: i64, tile: i64) -> None:
    if match.listener is not None:
        match.tell(kind, {"seat": SeatName(seat), "tile": facts.tile(match, tile)})


def recipe_taken(match: PatisserieMatch, seat: i64, recipe: i64, slot: i64, price: i64) -> None:
    if match.listener is not None:
        known: EventArgs = {"seat": SeatName(seat), "recipe": facts.recipe(recipe), "price": price}
        known["slot"] = names.SLOT_NAMES[slot]
        match.tell(words.RECIPE_TAKEN, known)


def ingredient_taken(match: PatisserieMatch, seat: i64, kind: i64, stall: i64, price: i64) -> None:
    if match.listener is not None:
        known: EventArgs = {"seat": SeatName(seat), "tile": facts.tile(match, kind), "price": price}
        known["stall"] = names.STALL_NAMES[stall]
        match.tell(words.INGREDIENT_TAKEN, known)


def staples_bought(match: PatisserieMatch, seat: i64, staple: i64, units: i64, price: i64) -> None:
    if match.listener is not None:
        known: EventArgs = {"seat": SeatName(seat), "units": units, "price": price}
        known["staple"] = names.STAPLES[staple]
        match.tell(words.STAPLES_BOUGHT, known)


def baked(match: PatisserieMatch, seat: i64, recipe: i64, rack: i64) -> None:
    if match.listener is not None:
        known: EventArgs = {"seat": SeatName(seat), "recipe": facts.recipe(recipe)}
        known["rack"] = names.RACK_NAMES[rack]
        match.tell(words.BAKED, known)


def ingredients_paid(match: PatisserieMatch, seat: i64, kinds: list[i64]) -> None:
    if match.listener is not None and kinds:
        known: EventArgs = {"seat": SeatName(seat), "count": len(kinds)}
        known["tiles"] = [names.TILE_NAMES[kind] for kind in kinds]
        match.tell(words.INGREDIENTS_PAID, known)


def decorated(match: PatisserieMatch, seat: i64, recipe: i64, kind: i64, rack: i64) -> None:
    if match.listener is not None:
        known: EventArgs = {"seat": SeatName(seat), "recipe": facts.recipe(recipe)}
        known["tile"] = facts.tile(match, kind)
        known["rack"] = names.RACK_NAMES[rack]
        match.tell(words.DECORATED, known)


def sold(match: PatisserieMatch, seat: i64, recipe: i64, coins_: i64) -> None:
    if match.listener is not None:
        known: EventArgs = {"seat": SeatName(seat), "recipe": facts.recipe(recipe)}
        known["coins"] = coins_
        match.tell(words.SOLD, known)


def on_space(match: PatisserieMatch, kind: EventKind, seat: i64, recipe: i64, space: i64) -> None:
    if match.listener is not None:
        known: EventArgs = {"seat": SeatName(seat), "recipe": facts.recipe(recipe)}
        known.update(facts.space(space))
        match.tell(kind, known)


def decoration(match: PatisserieMatch, player: i64, kind: i64, number: i64) -> None:
    """A topping becomes a decoration; there is no place for a sixth."""
    if match.listener is not None:
        known: EventArgs = {"tile": facts.tile(match, kind), "number": number}
        if player == match.rules.automa:
            match.tell(words.MENTOR_DECORATION, known)
        else:
            known["seat"] = SeatName(player)
            match.tell(words.DECORATION_WON, known)


def coins(match: PatisserieMatch, player: i64, amount: i64, reason: str) -> None:
    if match.listener is not None:
        known: EventArgs = {"amount": amount, "reason": reason}
        if player == match.rules.automa:
            match.tell(words.MENTOR_COINS, known)
        else:
            known["seat"] = SeatName(player)
            match.tell(words.COINS_GAINED, known)


def points(match: PatisserieMatch, player: i64, amount: i64, reason: str) -> None:
    if match.listener is not None:
        known: EventArgs = {"amount": amount, "reason": reason}
        if player == match.rules.automa:
            match.tell(words.MENTOR_POINTS, known)
        else:
            known["seat"] = SeatName(player)
            match.tell(words.POINTS_GAINED, known)


def staple(match: PatisserieMatch, player: i64, which: i64, price: i64, reason: str) -> None:
    if match.listener is not None:
        known: EventArgs = {"staple": names.STAPLES[which], "reason": reason}
        if player == match.rules.automa:
            match.tell(words.MENTOR_STAPLE, known)
        else:
            known["seat"] = SeatName(player)
            known["price"] = price
            match.tell(words.STAPLE_GAINED, known)


def drew(match: PatisserieMatch, player: i64, kind: i64) -> None:
    if match.listener is not None:
        if player == match.rules.automa:
            match.tell(words.MENTOR_DREW, {"tile": facts.tile(match, kind)})
        else:
            of_tile(match, words.DREW, player, kind)


def declined(match: PatisserieMatch, seat: i64, what: str) -> None:
    if match.listener is not None:
        match.tell(words.DECLINED, {"seat": SeatName(seat), "what": what})


def tipped(match: PatisserieMatch, player: i64, coins_: i64, points_: i64) -> None:
    if match.listener is not None:
        known: EventArgs = {"coins": coins_, "points": points_}
        if player == match.rules.automa:
            match.tell(words.MENTOR_TIPPED, known)
        else:
            known["seat"] = SeatName(player)
            match.tell(words.TIPPED, known)


def hired(match: PatisserieMatch, seat: i64, card: i64, offer: i64, price: i64) -> None:
    if match.listener is not None:
        known: EventArgs = {"seat": SeatName(seat), "price": price}
        known.update(facts.card(match, card))
        known["offer"] = names.OFFER_NAMES[offer]
        match.tell(words.HIRED, known)


def dismissed(match: PatisserieMatch, seat: i64, card: i64, coins_: i64) -> None:
    if match.listener is not None:
        known: EventArgs = {"seat": SeatName(seat), "staff": facts.staff(card), "coins": coins_}
        match.tell(words.DISMISSED, known)


def placed(match: PatisserieMatch, seat: i64, place: i64, price: i64) -> None:
    if match.listener is not None:
        found = facts.place(match, place, price)
        known: EventArgs = {"seat": SeatName(seat), "price": price, "place": found["place"]}
        if found["what"] == "noble":
            match.tell(words.NOBLE_PLACED, known)
        else:
            known["post"] = found["post"]
            known["what"] = found["what"]
            match.tell(words.SERVANT_PLACED, known)


def special_claimed(match: PatisserieMatch, player: i64, tile: i64, points_: i64) -> None:
    if match.listener is not None:
        known: EventArgs = {"special": facts.special_text(match, tile), "points": points_}
        if player == match.rules.automa:
            match.tell(words.MENTOR_SPECIAL, known)
        else:
            known["seat"] = SeatName(player)
            match.tell(words.SPECIAL_CLAIMED, known)


# Bonuses.


def traded(match: PatisserieMatch, seat: i64, coins_: i64, points_: i64) -> None:
    if match.listener is not None:
        known: EventArgs = {"seat": SeatName(seat), "coins": coins_, "points": points_}
        match.tell(words.TRADED, known)


def handed_in(match: PatisserieMatch, seat: i64, which: i64, units: i64, points_: i64) -> None:
    if match.listener is not None:
        known: EventArgs = {"seat": SeatName(seat), "units": units, "points": points_}
        known["staple"] = names.STAPLES[which]
        match.tell(words.HANDED_IN, known)


def tile_given(match: PatisserieMatch, seat: i64, kind: i64, points_: i64) -> None:
    if match.listener is not None:
        known: EventArgs = {"seat": SeatName(seat), "tile": facts.tile(match, kind)}
        known["points"] = points_
        match.tell(words.TILE_GIVEN, known)


def copied(match: PatisserieMatch, seat: i64, card: i64, owner: i64) -> None:
    if match.listener is not None:
        known: EventArgs = {"seat": SeatName(seat), "staff": facts.staff(card)}
        known["owner"] = SeatName(owner)
        match.tell(words.COPIED, known)


def imitated(match: PatisserieMatch, seat: i64, action: i64) -> None:
    if match.listener is not None:
        known: EventArgs = {"seat": SeatName(seat), "action": names.SOLO_ACTIONS[action]}
        match.tell(words.IMITATED, known)
