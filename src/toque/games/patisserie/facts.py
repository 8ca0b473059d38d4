"""Things of a match in words, for labels, obstacles and events."""

from __future__ import annotations

from toque.engine.text import SeatName, Text, Value
from toque.games.patisserie import components, names, sizes
from toque.games.patisserie.match import EMPTY, PatisserieMatch


def joined(texts: list[Text]) -> Text:
    """Texts as a list in one; there is at least one."""
    found = texts[0]
    for text in texts[1:]:
        found = Text("and", {"one": found, "two": text})
    return found


# What cards and bonus tiles do.


def spans(steps: list[tuple[int, int]]) -> Text:
    """Of a gain by count: "2: 1", "3–4: 2", "5+: 3"."""
    found: list[Text] = []
    for number, (first, amount) in enumerate(steps):
        if number + 1 == len(steps):
            span = f"{first}+"
        else:
            last = steps[number + 1][0] - 1
            span = str(first) if last == first else f"{first}–{last}"
        found.append(Text("step", {"span": span, "amount": amount}))
    return joined(found)


def gain_text(gain: components.Gain) -> Text:
    """What a gain brings and for what, such as "2 coins for each of your decorations"."""
    known: dict[str, Value] = {"what": names.GAINS[gain.what], "of": names.COUNTABLES[gain.of]}
    if gain.steps:
        known["steps"] = spans(gain.steps)
        return Text("gain-by", known)
    known["amount"] = gain.amount
    return Text("gain", known)


def bonus_text(bonus: components.Bonus) -> Text:
    kind = names.BONUS_KINDS[bonus.kind]
    if kind == "gain":
        assert bonus.gain is not None
        return gain_text(bonus.gain)
    known: dict[str, Value] = {"amount": bonus.amount, "times": bonus.times}
    if bonus.gain is not None:
        known["gain"] = gain_text(bonus.gain)
    if kind == "staple":
        known["staple"] = names.STAPLES[bonus.times]
    if bonus.points:
        goods = names.INGREDIENTS if kind == "ingredient-set" else names.TOPPINGS
        known["steps"] = joined(
            [
                Text("set-step", {"good": good, "amount": amount})
                for good, amount in zip(goods, bonus.points, strict=True)
            ]
        )
    if bonus.rows:
        known["steps"] = joined([row_text(row) for row in bonus.rows])
    return Text(f"bonus-{kind}", known)


def row_text(row: tuple[int, int, int]) -> Text:
    """Staples of a row, and what they bring."""
    staple, units, points = row
    return Text("row", {"goods": goods(units, names.STAPLES[staple]), "points": points})


def condition_text(condition: components.Condition) -> Text:
    return joined(
        [Text("condition", {"of": names.COUNTABLES[of], "least": least}) for of, least in condition]
    )


def gift_text(gift: components.Gift) -> Text:
    return Text("gift", {"gift": names.GIFTS[gift.kind], "amount": gift.amount})


def table_tile_text(tile: components.TableTile) -> Text:
    asks = Text("asks", {"asks": names.TABLE_CONDITIONS[tile.asks], "worth": tile.worth})
    return Text("table-tile", {"asks": asks, "gives": gift_text(tile.gift)})


def special_text(match: PatisserieMatch, tile: int) -> Text:
    return condition_text(match.rules.edition.special_tiles[tile].condition)


# Things on the table.


def recipe(number: int) -> Text:
    return Text("recipe", {"recipe": names.RECIPE_NAMES[number]})


def staff(number: int) -> Text:
    return Text("staff", {"staff": names.STAFF_NAMES[number]})


def title(somebody: components.StaffCard) -> str:
    """Their rank, with their gender."""
    return names.TITLES[somebody.rank][somebody.name in names.WOMEN]


def goods(count: int, good: str) -> Text:
    return Text("goods", {"count": count, "good": good})


def tile(match: PatisserieMatch, kind: int) -> Text:
    """An ingredient tile by what is on both of its sides."""
    found = match.rules.edition.tiles[kind]
    ingredients = joined(
        [
            goods(count, name)
            for name, count in zip(names.INGREDIENTS, found.ingredients, strict=True)
            if count
        ]
    )
    known: dict[str, Value] = {"tile": names.TILE_NAMES[kind], "ingredients": ingredients}
    toppings = [
        Text("topping", {"topping": name})
        for name, count in zip(names.TOPPINGS, found.toppings, strict=True)
        if count
    ]
    if not toppings:
        return Text("tile", known)
    known["toppings"] = joined(toppings)
    return Text("tile-topped", known)


def needs(match: PatisserieMatch, number: int) -> Text:
    found = match.rules.edition.recipes[number]
    listed = [*zip(names.STAPLES, found.staples, strict=True)]
    listed += [*zip(names.INGREDIENTS, found.ingredients, strict=True)]
    return joined([goods(count, name) for name, count in listed if count])


def card(match: PatisserieMatch, number: int) -> dict[str, Value]:
    """A card with rank and bonus."""
    found = match.rules.edition.staff[number]
    return {
        "staff": staff(number),
        "rank": title(found),
        "bonus": bonus_text(found.bonus),
    }


def in_slot(match: PatisserieMatch, slot: int, price: int) -> dict[str, Value]:
    known: dict[str, Value] = {"slot": names.SLOT_NAMES[slot], "price": price}
    if slot < len(match.recipe_row) and match.recipe_row[slot] != EMPTY:
        known.update(recipe_facts(match, match.recipe_row[slot]))
    return known


def recipe_facts(match: PatisserieMatch, number: int) -> dict[str, Value]:
    return {
        "recipe": recipe(number),
        "needs": needs(match, number),
        "points": match.rules.recipe_points[number],
        "toque": "yes" if match.rules.for_patissier[number] else "no",
    }


def in_stall(match: PatisserieMatch, stall: int, price: int) -> dict[str, Value]:
    known: dict[str, Value] = {"stall": names.STALL_NAMES[stall], "price": price}
    if match.market[stall] != EMPTY:
        known["tile"] = tile(match, match.market[stall])
    return known


def on_shelf(match: PatisserieMatch, seat: int, shelf: int) -> dict[str, Value]:
    known: dict[str, Value] = {"shelf": names.SHELF_NAMES[shelf]}
    number = match.shelves[seat * sizes.SHELVES + shelf]
    if number != EMPTY:
        known.update(recipe_facts(match, number))
    return known


def on_rack(match: PatisserieMatch, seat: int, rack: int) -> dict[str, Value]:
    known: dict[str, Value] = {"rack": names.RACK_NAMES[rack]}
    number = match.racks[seat * sizes.RACKS + rack]
    if number != EMPTY:
        known["recipe"] = recipe(number)
        known["points"] = match.rules.recipe_points[number]
        known["gain"] = match.rules.recipe_points[number] * sizes.SALE
    return known


def space(number: int) -> dict[str, Value]:
    return {
        "space": names.SPACE_NAMES[number],
        "table": names.TABLES[number // names.SPACES_OF_TABLE],
        "number": number % names.SPACES_OF_TABLE + 1,
    }


def space_with_gift(match: PatisserieMatch, number: int) -> dict[str, Value]:
    known = space(number)
    known["gift"] = names.GIFTS[match.rules.gifts[number]]
    known["amount"] = match.rules.gift_amounts[number]
    return known


def kind_of_tile(match: PatisserieMatch, kind: int) -> dict[str, Value]:
    """Editions have fewer kinds than there are names."""
    if kind < match.rules.kinds:
        return {"tile": tile(match, kind)}
    return {"tile": names.TILE_NAMES[kind]}


def place(match: PatisserieMatch, number: int, price: int) -> dict[str, Value]:
    """A place for a servant or a noble host."""
    known: dict[str, Value] = {"place": names.PLACE_NAMES[number], "price": price}
    known["points"] = match.rules.places.values[number]
    known["gift"] = names.GIFTS[match.rules.place_gifts[number]]
    known["amount"] = 0
    noble = number >= sizes.POST_PLACES
    known["what"] = "noble" if noble else ("points" if number % 2 == 0 else "gift")
    known["post"] = number - sizes.POST_PLACES + 1 if noble else number // 2 + 1
    return known


def offer(match: PatisserieMatch, number: int, price: int) -> dict[str, Value]:
    known: dict[str, Value] = {"offer": names.OFFER_NAMES[number], "price": price}
    card_there = offered(match, number)
    if card_there != EMPTY:
        known.update(card(match, card_there))
        condition = match.rules.edition.staff[card_there].condition
        if condition:
            known["condition"] = condition_text(condition)
    return known


def offered(match: PatisserieMatch, number: int) -> int:
    """The card on offer at a place, or EMPTY."""
    if number < sizes.OFFERS:
        return match.offers[number]
    star = number - sizes.OFFERS
    return match.stars[star] if star < len(match.stars) else EMPTY


def top_of(match: PatisserieMatch, seat: int) -> dict[str, Value]:
    """Whose used pile it is, and the card on top of it."""
    if seat >= match.seats:
        return {"from": seat + 1}
    known: dict[str, Value] = {"from": SeatName(seat)}
    top = match.staffs[seat].top()
    if top != EMPTY:
        known.update(card(match, top))
    return known
