"""The Mentor: his turn (M17-M59) and what he does with his staff in the end (M60-M63).

He never asks: decision cards settle what his own card leaves open.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable

from tests.games.patisserie.reference_edition import TABLES, SoloCard
from tests.games.patisserie.reference_position import (
    RACKS,
    SHELVES,
    Player,
    Position,
    number_of,
    table_of,
)
from tests.games.patisserie.reference_turn import ROWS, SALE, TIP, plain_gain

CANNOT = 4


class Mentor:
    def __init__(self, at: Position) -> None:
        self.at = at
        self.own: Player = at.players[at.mentor]
        self.played = -1

    def turn(self) -> None:
        self.played = self.at.solo_hand.pop()
        card = self.at.facts.solo[self.played]
        acts: dict[str, Callable[[SoloCard], bool]] = {
            "recipes": self.recipes,
            "ingredients": self.ingredients,
            "bake": self.bake,
            "decorate": self.decorate,
            "deliver": self.deliver,
            "hire": self.hire,
            "place": self.place,
        }
        if not any(acts[action](card) for action in card.actions):
            self.own.points += CANNOT
        self.at.solo_used.append(self.played)
        if sum(recipe is None for recipe in self.at.row) >= 3:
            self.at.slide_and_fill()

    # Decisions (M22-M26, ruling 50) -----------------------------------------------------------------

    def draw_decision(self) -> bool:
        """Make sure that there is a decision card."""
        at = self.at
        if not at.decisions:
            cards = at.decisions_used + at.solo_used
            if not cards:
                return False
            at.decisions = [int(card) for card in at.chance("decisions")]
            assert sorted(at.decisions) == sorted(cards), "other cards than those that are used"
            at.decisions_used, at.solo_used = [], []
        return True

    def decide(self, fits: Callable[[SoloCard], bool]) -> SoloCard | None:
        shuffled = False
        while True:
            if not self.at.decisions:
                if shuffled or not self.draw_decision():
                    return None
                shuffled = True
            number = self.at.decisions.pop()
            self.at.decisions_used.append(number)
            if fits(self.at.facts.solo[number]):
                return self.at.facts.solo[number]

    # Recipes (M30-M36) --------------------------------------------------------------------------

    def recipes(self, _: SoloCard) -> bool:
        if not self.own.free_shelves():
            return False
        taken = 0
        for number in range(2):
            if any(recipe is not None for recipe in self.at.row) and self.take_recipe():
                taken = number + 1
            else:
                break
        return taken > 0

    def slot_of(self, card: SoloCard) -> int | None:
        slots: Iterable[int] = range(card.slot, -1, -1)
        if card.slot_side == "right":
            slots = range(card.slot, len(self.at.row))
        return next((slot for slot in slots if self.at.row[slot] is not None), None)

    def take_recipe(self) -> bool:
        card = self.decide(lambda card: self.slot_of(card) is not None)
        if card is None:
            return False
        slot = self.slot_of(card)
        assert slot is not None
        recipe = self.at.row[slot]
        assert recipe is not None
        self.at.row[slot] = None
        if self.own.free_shelves():
            self.own.shelves[self.own.free_shelves()[0]] = recipe
            return True
        four = [*self.own.shelves, recipe]
        assert all(four)
        worst = min(
            range(SHELVES + 1),
            key=lambda at: (
                self.at.recipe(four[at] or "").points,
                self.at.recipe(four[at] or "").patissier,
                at,
            ),
        )
        self.at.recipe_discard.add(four[worst] or "")
        if worst < SHELVES:
            self.own.shelves[worst] = recipe
        return True

    # Ingredients (M37-M39) ----------------------------------------------------------------------

    def column(self, card: SoloCard) -> list[str]:
        """The stalls of a column that have a tile, from above."""
        return [
            stall
            for stall, tile in self.at.market.items()
            if tile is not None and stall[1:] == str(card.column + 1)
        ]

    def take_tiles(self, stalls: list[str]) -> None:
        for stall in stalls:
            tile = self.at.market[stall]
            assert tile is not None
            self.own.store.append(tile)
            self.at.market[stall] = None

    def ingredients(self, _: SoloCard) -> bool:
        if not any(self.at.market.values()):
            return False
        card = self.decide(lambda card: bool(self.column(card)))
        if card is None:
            return False
        self.take_tiles(self.column(card))
        return True

    # Bake, decorate (M41-M48) -------------------------------------------------------------------

    def bake(self, card: SoloCard) -> bool:
        baked = 0
        for shelf in card.bake:
            if self.own.shelves[shelf] is not None and self.own.free_racks() and baked < 2:
                self.own.racks[self.own.free_racks()[0]] = self.own.shelves[shelf]
                self.own.shelves[shelf] = None
                baked += 1
        return baked > 0

    def decorate(self, card: SoloCard) -> bool:
        done = False
        for rack in card.racks:
            column = self.own.store if card.toppings_from == "top" else self.own.store[::-1]
            tile = next((tile for tile in column if self.at.tile(tile).toppings), None)
            if tile is None or self.own.racks[rack] is None or self.own.toppings[rack] is not None:
                continue
            at = self.own.store.index(tile)
            if card.toppings_from == "bottom":
                at = len(self.own.store) - 1 - self.own.store[::-1].index(tile)
            del self.own.store[at]
            self.own.toppings[rack] = tile
            done = True
        return done

    # Deliver (M49-M55) --------------------------------------------------------------------------

    def deliver(self, _: SoloCard) -> bool:
        if self.own.racks == [None] * RACKS:
            return False
        while self.own.racks != [None] * RACKS:
            if self.at.free_spaces():
                self.serve()
            else:
                self.sell(next(rack for rack in range(RACKS) if self.own.racks[rack] is not None))
        return True

    def sell(self, rack: int) -> None:
        recipe, topping = self.own.racks[rack], self.own.toppings[rack]
        assert recipe is not None
        self.own.racks[rack] = self.own.toppings[rack] = None
        self.at.recipe_discard.add(recipe)
        self.own.coins += SALE * self.at.recipe(recipe).points
        self.at.garnish(self.at.mentor, topping)

    def free_at(self, table: str) -> list[str]:
        """From the bonus tile on."""
        free = [space for space in self.at.free_spaces() if table_of(space) == table]
        return sorted(free, key=number_of)

    def serve(self) -> None:
        card = self.decide(lambda card: bool(self.free_at(card.table)))
        if card is not None:
            table = card.table
            space = self.free_at(table)[0 if card.end == "near" else -1]
        else:
            table = next(table for table in TABLES if self.free_at(table))
            space = self.free_at(table)[0]
        racks = [rack for rack in range(RACKS) if self.own.racks[rack] is not None]
        fitting = [rack for rack in racks if self.fits(table, rack)]
        rack = (fitting or racks)[0]
        recipe, topping = self.own.racks[rack], self.own.toppings[rack]
        assert recipe is not None
        self.own.racks[rack] = self.own.toppings[rack] = None
        self.gift(self.at.side.spaces[space])
        self.at.pastries[space] = (recipe, self.at.mentor)
        self.at.claim(self.at.mentor)
        if self.at.table_asks(table, recipe, topping):
            self.table_bonus(table)
        for _ in range(self.at.servants_at(self.at.mentor, table)):
            if self.own.coins >= TIP:
                self.own.coins -= TIP
                self.own.points += 1
        self.at.garnish(self.at.mentor, topping)

    def fits(self, table: str, rack: int) -> bool:
        recipe = self.own.racks[rack]
        assert recipe is not None
        return self.at.table_asks(table, recipe, self.own.toppings[rack])

    def gift(self, gift: str) -> None:
        if gift.isdigit():
            self.own.coins += int(gift)
        elif gift == "tile":
            self.at.draw_tile(self.at.mentor)
        elif gift:
            self.at.gain_staple(self.at.mentor, gift)

    def table_bonus(self, table: str) -> None:
        tile = self.at.facts.table_tiles[self.at.table_tiles[table]]
        if tile.gives == "coins":
            self.own.coins += tile.amount
        elif tile.gives == "tips":
            self.own.coins += tile.amount * self.at.servants_at(self.at.mentor, table)
        elif tile.gives == "recipe":
            if any(recipe is not None for recipe in self.at.row):
                self.take_recipe()
        elif tile.gives == "ingredient":
            if any(self.at.market.values()):
                card = self.decide(lambda card: bool(self.column(card)))
                if card is not None:
                    self.take_tiles(self.column(card)[:1])
        else:
            self.at.gain_staple(self.at.mentor, tile.gives)

    # Hire (M56-M58) -----------------------------------------------------------------------------

    def hire(self, card: SoloCard) -> bool:
        at = self.at
        row, place = at.stars, self.star_for(card)
        if place is None:
            row, place = at.offers, self.offer_for(card)
        if place is None:
            return False
        hired = row[place]
        assert hired is not None
        row[place] = None
        self.own.star = self.own.star or row is at.stars
        self.own.unused.append(hired)
        if self.draw_decision():
            at.solo_hand.append(at.decisions.pop())
        return True

    def star_for(self, card: SoloCard) -> int | None:
        if self.own.star:
            return None
        places = [
            place
            for place, star in enumerate(self.at.stars)
            if star is not None and self.at.meets(self.at.mentor, self.at.card(star).bonus)
        ]
        if not places:
            return None
        return places[-1] if card.hire_side == "left" else places[0]

    def offer_for(self, card: SoloCard) -> int | None:
        """Ruling 51: when nobody is there, on from the other end."""
        turn = -1 if card.hire_side == "left" else 1
        for distance in range(4):
            place = (card.hire + turn * distance) % 4
            if self.at.offers[place] is not None:
                return place
        return None

    # Servant or noble (M59) ---------------------------------------------------------------------

    def is_open(self, place: str) -> bool:
        if place.startswith("noble"):
            return place not in self.at.markers
        post = place.rsplit("-", 1)[0]
        return not any(taken.startswith(f"{post}-") for taken in self.at.markers)

    def place(self, _: SoloCard) -> bool:
        posts = [f"post-{post + 1}-points" for post in range(len(self.at.side.posts))]
        nobles = [f"noble-{noble + 1}" for noble in range(len(self.at.side.nobles))]
        if not any(self.is_open(place) for place in posts + nobles):
            return False
        card = self.decide(lambda card: self.is_open(card.place))
        if card is None:
            return False
        self.at.markers[card.place] = self.at.mentor
        self.at.claim(self.at.mentor)
        return True

    # After the last income (M60-M63, ruling 52) -----------------------------------------------------

    def use_staff(self) -> None:
        own, at = self.own, self.at
        for name in reversed(own.unused):
            bonus = at.card(name).bonus
            coins, points = plain_gain(at, at.mentor, bonus)
            own.coins += coins
            own.points += points
            if bonus == "B22":
                times = min(8, own.coins // 5)
                own.coins -= 5 * times
                own.points += times
            elif bonus == "B31" and own.coins >= 15:
                own.coins -= 15
                own.points += 6
            elif bonus == "B30":
                given, own.store = own.store[:3], own.store[3:]
                at.discard.update(given)
                own.points += 2 * len(given)
            elif bonus == "B29":
                for staple, units, value in ROWS.values():
                    if own.staples[staple] >= units:
                        own.staples[staple] -= units
                        own.points += value
