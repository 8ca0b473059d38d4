"""Events of a match, told with what each viewer sees; without a listener nothing is made."""

from __future__ import annotations

from mypy_extensions import i64

from toque.engine.event import EventArgs, EventKind, Split
from toque.engine.text import SeatName, Text
from toque.games.rococo import (
    facts,
    names,
    words,
)
from toque.games.rococo.match import RococoMatch

# The course of a round.


def round_begins(match: RococoMatch) -> None:
    if match.listener is not None:
        match.tell(words.ROUND_BEGINS, {"round": match.round})


def first_player(match: RococoMatch, reason: str) -> None:
    if match.listener is not None:
        if match.first == match.rules.automa:
            match.tell(words.MADAME_FIRST, {"reason": reason})
        else:
            match.tell(words.FIRST_PLAYER, {"seat": SeatName(match.first), "reason": reason})


def employees(match: RococoMatch, event: EventKind, places: list[i64], cards: list[i64]) -> None:
    """Employees come to places on offer, or leave."""
    if match.listener is not None and cards:
        known: EventArgs = {"count": len(cards)}
        known["employees"] = [names.EMPLOYEE_NAMES[card] for card in cards]
        if "offers" in event.lists:
            known["offers"] = [names.OFFER_NAMES[place] for place in places]
        match.tell(event, known)


def drawers_filled(match: RococoMatch, places: list[i64]) -> None:
    if match.listener is not None and places:
        known: EventArgs = {"count": len(places)}
        known["places"] = [names.DRAWER_NAMES[place] for place in places]
        known["tiles"] = [names.TILE_NAMES[match.drawers[place]] for place in places]
        match.tell(words.DRAWERS_FILLED, known)


def garments(match: RococoMatch, event: EventKind, places: list[i64], shown: list[i64]) -> None:
    """Garments come into windows, or leave them."""
    if match.listener is not None and shown:
        known: EventArgs = {"count": len(shown)}
        known["windows"] = [names.WINDOW_NAMES[place] for place in places]
        known["garments"] = [names.GARMENT_NAMES[garment] for garment in shown]
        match.tell(event, known)


def jewel_left(match: RococoMatch, colour: i64) -> None:
    if match.listener is not None:
        match.tell(words.JEWEL_LEFT, {"jewel": facts.jewel(colour)})


def jewels_shown(match: RococoMatch, places: list[i64]) -> None:
    if match.listener is not None and places:
        known: EventArgs = {"count": len(places)}
        known["places"] = [names.JEWEL_NAMES[place] for place in places]
        known["jewels"] = [names.COLOURS[match.jewel_row[place]] for place in places]
        match.tell(words.JEWELS_SHOWN, known)


def hands_chosen(match: RococoMatch) -> None:
    if match.listener is not None:
        match.tell(words.HANDS_CHOSEN, {})


def income(
    match: RococoMatch, seat: i64, amount: i64, decorations: i64, garments_: i64, jewels: i64
) -> None:
    if match.listener is not None:
        known: EventArgs = {"seat": SeatName(seat), "amount": amount}
        known["decorations"] = decorations
        known["garments"] = garments_
        known["jewels"] = jewels
        match.tell(words.INCOME, known)


def admired(match: RococoMatch, player: i64, space: i64, place: i64) -> None:
    """A garment has stepped onto the balcony."""
    if match.listener is not None:
        known: EventArgs = {**facts.on_balcony(match, space, place)}
        if player == match.rules.automa:
            match.tell(words.MADAME_ADMIRED, known)
        else:
            known["seat"] = SeatName(player)
            match.tell(words.ADMIRED, known)


# A turn.


def by(match: RococoMatch, event: EventKind, seat: i64) -> None:
    if match.listener is not None:
        match.tell(event, {"seat": SeatName(seat)})


def card(match: RococoMatch, event: EventKind, seat: i64, employee: i64) -> None:
    """An employee, and its rank where the event has one."""
    if match.listener is not None:
        known: EventArgs = {"seat": SeatName(seat), "employee": facts.employee(employee)}
        if "rank" in event.args:
            known["rank"] = names.RANKS[match.rules.ranks[employee]]
        match.tell(event, known)


def favour_taken(match: RococoMatch, seat: i64, livres: i64) -> None:
    if match.listener is not None:
        match.tell(words.FAVOUR_TAKEN, {"seat": SeatName(seat), "livres": livres})


def acquired(match: RococoMatch, seat: i64, kind: i64, place: i64, price: i64) -> None:
    if match.listener is not None:
        known: EventArgs = {"seat": SeatName(seat), "price": price}
        known["tile"] = _tile_for(match, seat, kind, True)
        known["place"] = names.DRAWER_NAMES[place]
        match.tell(words.ACQUIRED, known)


def _tile_for(match: RococoMatch, seat: i64, kind: i64, seen: bool) -> Text | Split:
    """The log stays in sight: where players remember for themselves it names no tile of others."""
    if seen and match.rules.remembers:
        return facts.tile(match, kind)
    return Split(1 << int(seat), facts.tile(match, kind), facts.hidden_tile())


def drew(match: RococoMatch, seat: i64, kind: i64, price: i64, reason: str) -> None:
    if match.listener is not None:
        known: EventArgs = {"seat": SeatName(seat), "price": price, "reason": reason}
        known["tile"] = _tile_for(match, seat, kind, False)
        match.tell(words.DREW, known)


def kept(match: RococoMatch, seat: i64, kind: i64, seen: bool) -> None:
    if match.listener is not None:
        tile = _tile_for(match, seat, kind, seen)
        match.tell(words.KEPT, {"seat": SeatName(seat), "tile": tile})


def cut_up(match: RococoMatch, seat: i64, kind: i64, thread: i64, lace: i64) -> None:
    if match.listener is not None:
        known: EventArgs = {"seat": SeatName(seat), "tile": facts.tile(match, kind)}
        known["thread"] = thread
        known["lace"] = lace
        match.tell(words.CUT_UP, known)


def tailored(match: RococoMatch, seat: i64, window: i64, kinds: list[i64]) -> None:
    if match.listener is not None:
        number = match.windows[window]
        known: EventArgs = {"seat": SeatName(seat), "garment": facts.garment(match, number)}
        known["window"] = names.WINDOW_NAMES[window]
        known["price"] = match.rules.windows[window]
        known["thread"] = match.rules.thread[number]
        known["lace"] = match.rules.lace[number]
        known["tiles"] = [names.TILE_NAMES[kind] for kind in kinds]
        match.tell(words.TAILORED, known)


def rented(match: RococoMatch, seat: i64, garment: i64, space: i64) -> None:
    if match.listener is not None:
        known: EventArgs = {"seat": SeatName(seat), "garment": facts.garment(match, garment)}
        known.update(facts.space(space))
        match.tell(words.RENTED, known)


def sold(match: RococoMatch, seat: i64, garment: i64, livres: i64) -> None:
    if match.listener is not None:
        known: EventArgs = {"seat": SeatName(seat), "garment": facts.garment(match, garment)}
        known["livres"] = livres
        match.tell(words.SOLD, known)


def gained(match: RococoMatch, event: EventKind, seat: i64, amount: i64, reason: str) -> None:
    """Livres or points."""
    if match.listener is not None:
        known: EventArgs = {"seat": SeatName(seat), "amount": amount, "reason": reason}
        match.tell(event, known)


def notion_gained(match: RococoMatch, seat: i64, notion: i64, price: i64, reason: str) -> None:
    if match.listener is not None:
        known: EventArgs = {"seat": SeatName(seat), "price": price, "reason": reason}
        known["notion"] = names.NOTIONS[notion]
        match.tell(words.NOTION_GAINED, known)


def hired(match: RococoMatch, seat: i64, employee: i64, offer: i64, price: i64) -> None:
    if match.listener is not None:
        known: EventArgs = {"seat": SeatName(seat), "price": price}
        known.update(facts.card(match, employee))
        known["offer"] = names.OFFER_NAMES[offer]
        match.tell(words.HIRED, known)


def delegated(match: RococoMatch, seat: i64, employee: i64, livres: i64) -> None:
    if match.listener is not None:
        known: EventArgs = {"seat": SeatName(seat), "employee": facts.employee(employee)}
        known["livres"] = livres
        match.tell(words.DELEGATED, known)


def funded(match: RococoMatch, seat: i64, place: i64, price: i64) -> None:
    if match.listener is not None:
        known: EventArgs = {"seat": SeatName(seat)}
        known.update(facts.decoration(match, place, price))
        match.tell(words.FUNDED, known)


def all_halls_marked(match: RococoMatch, seat: i64, points: i64) -> None:
    if match.listener is not None:
        match.tell(words.ALL_HALLS_MARKED, {"seat": SeatName(seat), "points": points})


def jewel_bought(match: RococoMatch, seat: i64, colour: i64, place: i64, price: i64) -> None:
    if match.listener is not None:
        known: EventArgs = {"seat": SeatName(seat), "jewel": facts.jewel(colour), "price": price}
        known["place"] = names.JEWEL_NAMES[place]
        match.tell(words.JEWEL_BOUGHT, known)


def task_marked(match: RococoMatch, seat: i64, task: i64) -> None:
    if match.listener is not None:
        name = names.TASKS[task]
        match.tell(words.TASK_MARKED, {"seat": SeatName(seat), "task": name})


def trial_passed(match: RococoMatch, seat: i64, trial: i64, points: i64) -> None:
    if match.listener is not None:
        known: EventArgs = {"seat": SeatName(seat), "trial": names.TRIALS[trial]}
        known["points"] = points
        match.tell(words.TRIAL_PASSED, known)


def card_won(match: RococoMatch, seat: i64, employee: i64) -> None:
    """The others see its rank alone."""
    if match.listener is not None:
        rank = names.RANKS[match.rules.ranks[employee]]
        shown = Split(1 << int(seat), facts.employee(employee), Text("hidden-employee"))
        match.tell(words.CARD_WON, {"seat": SeatName(seat), "employee": shown, "rank": rank})


def copied(match: RococoMatch, seat: i64, employee: i64, owner: i64) -> None:
    if match.listener is not None:
        known: EventArgs = {"seat": SeatName(seat), "employee": facts.employee(employee)}
        known["owner"] = SeatName(owner)
        match.tell(words.COPIED, known)


def exchanged(match: RococoMatch, seat: i64, livres: i64) -> None:
    if match.listener is not None:
        match.tell(words.EXCHANGED, {"seat": SeatName(seat), "livres": livres})


def silk_given(match: RococoMatch, seat: i64, kind: i64, points: i64) -> None:
    if match.listener is not None:
        known: EventArgs = {"seat": SeatName(seat), "tile": facts.tile(match, kind)}
        known["points"] = points
        match.tell(words.SILK_GIVEN, known)
