"""Things of a match in words, for labels, obstacles and events."""

from __future__ import annotations

from toque.engine.text import SeatName, Text, Value
from toque.games.rococo import (
    components,
    names,
)
from toque.games.rococo.match import EMPTY, RococoMatch


def joined(texts: list[Text]) -> Text:
    """Texts as a list in one; there is at least one."""
    found = texts[0]
    for text in texts[1:]:
        found = Text("and", {"one": found, "two": text})
    return found


# What cards do.


def gain_text(gain: components.Gain) -> Text:
    """What a gain brings and for what, such as "1 point for every 2 decorations"."""
    known: dict[str, Value] = {"what": names.GAINS[gain.what]}
    if gain.steps:
        known["steps"] = joined(
            [
                Text("staff-step", {"staff": staff, "amount": amount})
                for staff, amount in spans(gain)
            ]
        )
        return Text("gain-by-staff", known)
    known["amount"] = gain.amount
    known["per"] = gain.per
    known["of"] = names.COUNTABLES[gain.of]
    return Text("gain", known)


def spans(gain: components.Gain) -> list[tuple[str, int]]:
    """Of a gain by staff: "5–6", "7+" and so on, each with its amount."""
    found: list[tuple[str, int]] = []
    for number, (first, amount) in enumerate(gain.steps):
        if number + 1 == len(gain.steps):
            staff = f"{first}+"
        else:
            last = gain.steps[number + 1][0] - 1
            staff = str(first) if last == first else f"{first}–{last}"
        found.append((staff, amount))
    return found


def gains_text(gains: list[components.Gain]) -> Text:
    return joined([gain_text(gain) for gain in gains])


def bonus_text(bonus: components.Bonus) -> Text:
    kind = names.BONUS_KINDS[bonus.kind]
    if kind == "gain":
        return gains_text(bonus.gains)
    known: dict[str, Value] = {"amount": bonus.amount}
    if bonus.gains:
        known["gain"] = gains_text(bonus.gains)
    if bonus.colours:
        colours = [Text("colour", {"colour": names.COLOURS[colour]}) for colour in bonus.colours]
        known["colours"] = either(colours)
    if bonus.livres:
        known.update(zip(names.RANKS, bonus.livres, strict=True))
    return Text(f"bonus-{kind}", known)


def garment_bonus_text(garment: components.Garment) -> Text:
    """What a garment of the small expansions does."""
    kind = names.GARMENT_BONUSES[garment.bonus]
    if kind == "gain":
        return gains_text(garment.gains)
    return Text(f"garment-{kind}", {"amount": garment.amount})


def either(texts: list[Text]) -> Text:
    found = texts[0]
    for text in texts[1:]:
        found = Text("or", {"one": found, "two": text})
    return found


def condition_text(condition: list[tuple[int, int]]) -> Text:
    """What a specialised apprentice wants before it comes."""
    return joined(
        [Text("condition", {"of": names.COUNTABLES[of], "least": least}) for of, least in condition]
    )


# Things on the table.


def garment(match: RococoMatch, number: int) -> Text:
    """As the object of a sentence, with its article."""
    return Text("the-garment", components.garment_text(match.rules.edition, number).args)


def employee(number: int) -> Text:
    return components.employee_text(number)


def card(match: RococoMatch, number: int) -> dict[str, Value]:
    """An employee with rank and bonus."""
    found = match.rules.edition.employees[number]
    return {
        "employee": employee(number),
        "rank": names.RANKS[found.rank],
        "bonus": bonus_text(found.bonus),
    }


def bales(silk: tuple[int, ...]) -> Text:
    """How much silk of which colours."""
    return joined(
        [
            Text("bales", {"count": count, "colour": colour})
            for colour, count in zip(names.COLOURS, silk, strict=True)
            if count
        ]
    )


def tile(match: RococoMatch, kind: int) -> Text:
    """A resource tile by the bales on it, and what it is worth when it is cut up."""
    found = match.rules.edition.tiles[kind]
    cut = "either" if found.choice else "both"
    if not found.thread or not found.lace:
        cut = "thread" if found.thread else "lace"
    known: dict[str, Value] = {"tile": names.TILE_NAMES[kind], "cut": cut}
    known["silk"] = bales(found.silk)
    return Text("tile", known)


def hidden_tile() -> Text:
    return Text("hidden-tile")


def jewel(colour: int) -> Text:
    """As the object of a sentence, with its article."""
    return Text("the-jewel", {"jewel": names.COLOURS[colour]})


def in_drawer(match: RococoMatch, place: int, price: int) -> dict[str, Value]:
    """The facts of a move about a place of the drawers."""
    known: dict[str, Value] = {"place": names.DRAWER_NAMES[place], "price": price}
    known["drawer"] = place // names.MOST_IN_DRAWER + 1
    kind = match.drawers[place]
    known["tile"] = hidden_tile() if kind == EMPTY else tile(match, kind)
    return known


def in_window(match: RococoMatch, window: int) -> dict[str, Value]:
    known: dict[str, Value] = {"window": names.WINDOW_NAMES[window]}
    if window < len(match.windows):
        known["price"] = match.rules.windows[window]
        number = match.windows[window]
        if number != EMPTY:
            known["garment"] = garment(match, number)
            known["thread"] = match.rules.thread[number]
            known["lace"] = match.rules.lace[number]
    return known


def decoration(match: RococoMatch, place: int, price: int) -> dict[str, Value]:
    kind = match.rules.decorations.groups[place]
    return {
        "decoration": names.DECORATION_NAMES[place],
        "kind": names.DECORATION_KINDS[kind],
        "price": price,
    }


def space(number: int) -> dict[str, Value]:
    hall = number // names.SPACES_OF_HALL
    return {"space": names.SPACE_NAMES[number], "hall": hall + 1}


def offer(match: RococoMatch, number: int, price: int) -> dict[str, Value]:
    known: dict[str, Value] = {"offer": names.OFFER_NAMES[number], "price": price}
    if number < names.OFFERS and match.offers[number] != EMPTY:
        known.update(card(match, match.offers[number]))
    return known


def on_balcony(match: RococoMatch, space_: int, place: int) -> dict[str, Value]:
    """A garment of the royal hall below fireworks, and what it is worth there."""
    known: dict[str, Value] = {"space": names.SPACE_NAMES[space_]}
    known["decoration"] = names.DECORATION_NAMES[place]
    factor = match.rules.factors[place]
    known["factor"] = factor
    number = match.guests[space_]
    if number != EMPTY:
        known["garment"] = garment(match, number)
        known["points"] = match.rules.garment_points[number] * factor
    return known


def space_with_reward(match: RococoMatch, number: int) -> dict[str, Value]:
    known = space(number)
    known["reward"] = names.REWARDS[match.rules.rewards[number]]
    known["amount"] = match.rules.reward_amounts[number]
    known["master"] = "yes" if match.rules.is_master[number] else "no"
    return known


def tile_to_pay(match: RococoMatch, kind: int) -> dict[str, Value]:
    """A tile of the rack; editions have fewer kinds than there are names."""
    if kind < match.rules.kinds:
        return {"tile": tile(match, kind)}
    return {"tile": hidden_tile()}


def top_of(match: RococoMatch, seat: int) -> dict[str, Value]:
    """Whose discard it is, and the card on top of it."""
    if seat >= match.seats:
        return {"from": seat + 1}
    known: dict[str, Value] = {"from": SeatName(seat)}
    top = match.staffs[seat].top()
    if top != EMPTY:
        known.update(card(match, top))
    return known
