"""A player's turn: the nine main actions and the bonuses of the staff.

A turn is a generator. It asks with a `Question`, whose moves are called as the engine's are, and gets
the seat and its answer. The numbers in brackets are those of the rules.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Collection, Generator
from dataclasses import dataclass

from tests.games.patisserie.reference_edition import ASSISTANT, PATISSIER, STAPLES, TABLES
from tests.games.patisserie.reference_position import (
    RACKS,
    SHELVES,
    Player,
    Position,
    table_of,
)

Move = tuple[str, ...]

DONE: Move = ("done",)
USE: Move = ("use",)
SHELF = ("left", "middle", "right")
RACK = ("upper", "lower")
SALE = 5
TIP = 3
DISMISSAL = {PATISSIER: 6, ASSISTANT: 4}
COPY = "B6"


@dataclass(frozen=True)
class Question:
    name: str
    options: dict[int, set[Move]]


Asking = Generator[Question, tuple[int, Move], None]
Answering = Generator[Question, tuple[int, Move], Move]


class Turn:
    def __init__(self, at: Position, seat: int) -> None:
        self.at = at
        self.seat = seat
        self.own: Player = at.players[seat]
        self.rank = ""

    def run(self) -> Asking:
        move = yield from self.ask("card", lambda: {("play", card) for card in self.own.hand})
        card = move[1]
        self.own.hand.remove(card)
        self.own.used.append(card)
        self.rank = self.at.card(card).rank
        yield from self.main_action()
        yield from self.bonus(self.at.card(card).bonus)
        if sum(recipe is None for recipe in self.at.row) >= 3:
            self.at.slide_and_fill()

    def ask(
        self, name: str, options: Callable[[], set[Move]], kept: Collection[int] = ()
    ) -> Answering:
        """Recipes may be thrown away before any answer (A3, ruling 63), but not the `kept` ones."""
        while True:
            thrown = {
                ("discard", SHELF[shelf])
                for shelf in range(SHELVES)
                if self.own.shelves[shelf] is not None and shelf not in kept
            }
            _, move = yield Question(name, {self.seat: options() | thrown})
            if move[0] != "discard":
                return move
            shelf = SHELF.index(move[1])
            recipe = self.own.shelves[shelf]
            assert recipe is not None
            self.at.recipe_discard.add(recipe)
            self.own.shelves[shelf] = None

    # The main action (T3-T8) --------------------------------------------------------------------

    def main_action(self) -> Asking:
        move = yield from self.ask("action", lambda: self.main_options() | {DONE})
        yield from self.do(move)

    def main_options(self) -> set[Move]:
        found = (
            self.recipe_options()
            | self.bake_options()
            | self.deliver_options()
            | self.dismiss_options()
            | self.place_options()
        )
        if self.rank == PATISSIER:
            found |= self.decorate_options() | self.hire_options()
        else:
            found |= self.ingredient_options() | self.staple_options()
        return found

    def do(self, move: Move) -> Asking:
        """The first of a main action, and what it leaves to ask."""
        verb = move[0]
        if verb == "recipe":
            self.take_recipe(move, free=False)
            yield from self.recipes()
        elif verb == "ingredient":
            self.take_ingredient(move, free=False)
        elif verb == "buy":
            self.buy(move)
        elif verb == "bake":
            yield from self.bake_two(move)
        elif verb == "decorate":
            self.decorate(move)
            yield from self.decorating()
        elif verb in ("sell", "serve"):
            yield from self.deliver(move)
            yield from self.delivering()
        elif verb == "hire":
            self.hire(move)
        elif verb == "dismiss":
            self.dismiss(move)
        elif verb == "place":
            yield from self.place(move, less=0)
        else:
            assert move == DONE

    # Acquire recipes (A1-A5) --------------------------------------------------------------------

    def recipe_options(self, free: bool = False) -> set[Move]:
        return self.recipes_in_reach(free) if self.own.free_shelves() else set()

    def recipes_in_reach(self, free: bool = False) -> set[Move]:
        """With room made for them (ruling 27)."""
        return {
            ("recipe", f"s{slot + 1}")
            for slot, recipe in enumerate(self.at.row)
            if recipe is not None and (free or self.at.side.slots[slot] <= self.own.coins)
        }

    def take_recipe(self, move: Move, free: bool) -> None:
        slot = int(move[1][1:]) - 1
        if not free:
            self.own.coins -= self.at.side.slots[slot]
        self.own.shelves[self.own.free_shelves()[0]] = self.at.row[slot]
        self.at.row[slot] = None

    def recipes(self) -> Asking:
        """One more, or one by a bonus."""
        move = yield from self.ask("recipes", lambda: self.recipe_options() | {DONE})
        if move != DONE:
            self.take_recipe(move, free=False)

    def free_recipe(self) -> Asking:
        if any(recipe is not None for recipe in self.at.row):
            move = yield from self.ask(
                "free-recipe", lambda: self.recipe_options(free=True) | {DONE}
            )
            if move != DONE:
                self.take_recipe(move, free=True)

    # Acquire an ingredient (A6-A9) --------------------------------------------------------------

    def ingredient_options(self, fee: int = 0, free: bool = False) -> set[Move]:
        return {
            ("ingredient", stall)
            for stall, tile in self.at.market.items()
            if tile is not None and (free or self.at.stall_price(stall) + fee <= self.own.coins)
        }

    def take_ingredient(self, move: Move, free: bool, fee: int = 0) -> None:
        tile = self.at.market[move[1]]
        assert tile is not None
        if not free:
            self.own.coins -= self.at.stall_price(move[1]) + fee
        self.at.market[move[1]] = None
        self.own.store.append(tile)

    def ingredients(self, fee: int) -> Asking:
        move = yield from self.ask("ingredients", lambda: self.ingredient_options(fee) | {DONE})
        if move != DONE:
            self.take_ingredient(move, free=False, fee=fee)

    def free_ingredient(self) -> Asking:
        if any(tile is not None for tile in self.at.market.values()):
            move = yield from self.ask(
                "free-ingredient", lambda: self.ingredient_options(free=True) | {DONE}
            )
            if move != DONE:
                self.take_ingredient(move, free=True)

    # Buy staples (A10-A12) ----------------------------------------------------------------------

    def staple_options(self) -> set[Move]:
        return {
            ("buy", staple, str(units))
            for staple in STAPLES
            for units, price in enumerate(self.at.facts.prices[staple], 1)
            if price <= self.own.coins
            and self.own.staples[staple] + units <= self.at.facts.caps[staple]
        }

    def buy(self, move: Move) -> None:
        _, staple, units = move
        self.own.coins -= self.at.facts.prices[staple][int(units) - 1]
        self.own.staples[staple] += int(units)

    def staples(self, times: int) -> Asking:
        for _ in range(times):
            move = yield from self.ask("staples", lambda: self.staple_options() | {DONE})
            if move == DONE:
                return
            self.buy(move)

    # Bake (A13-A21) -----------------------------------------------------------------------------

    def needs(
        self, shelves: Collection[int], spared: str = ""
    ) -> tuple[Counter[str], Counter[str]]:
        staples: Counter[str] = Counter()
        ingredients: Counter[str] = Counter()
        for shelf in shelves:
            name = self.own.shelves[shelf]
            assert name is not None
            staples += self.at.recipe(name).staples
            ingredients += self.at.recipe(name).ingredients
        less = Counter([spared])
        return staples - less, ingredients - less

    def payable(self, shelves: Collection[int], spared: str = "") -> bool:
        staples, ingredients = self.needs(shelves, spared)
        have: Counter[str] = Counter()
        for tile in self.own.store:
            have += self.at.tile(tile).ingredients
        return staples <= self.own.staples and ingredients <= have

    def may_bake(self, shelf: int) -> bool:
        name = self.own.shelves[shelf]
        if name is None:
            return False
        return self.rank == PATISSIER or not self.at.recipe(name).patissier

    def bake_options(self, named: tuple[int, ...] = ()) -> set[Move]:
        if len(self.own.free_racks()) <= len(named):
            return set()
        return {
            ("bake", SHELF[shelf])
            for shelf in range(SHELVES)
            if shelf not in named and self.may_bake(shelf) and self.payable((*named, shelf))
        }

    def bake_two(self, move: Move) -> Asking:
        named: tuple[int, ...] = (SHELF.index(move[1]),)
        move = yield from self.ask(
            "bake-more", lambda: self.bake_options(named) | {DONE}, kept=named
        )
        if move != DONE:
            named = (*named, SHELF.index(move[1]))
        yield from self.pay_and_bake(named)

    def pay_and_bake(self, named: tuple[int, ...], spared: str = "") -> Asking:
        staples, open_need = self.needs(named, spared)
        self.own.staples -= staples
        while open_need:
            ways = self.ways_to_pay(open_need, Counter(self.own.store))
            if len(ways) == 1:
                for tile in next(iter(ways)):
                    self.pay_tile(tile)
                break
            helping: set[Move] = {
                ("pay", tile)
                for tile in self.own.store
                if self.at.tile(tile).ingredients & open_need
            }
            move = yield from self.ask("pay", lambda found=helping: set(found), kept=named)  # type: ignore[misc]
            self.pay_tile(move[1])
            open_need -= self.at.tile(move[1]).ingredients
        for shelf in sorted(named):
            self.own.racks[self.own.free_racks()[0]] = self.own.shelves[shelf]
            self.own.shelves[shelf] = None

    def pay_tile(self, tile: str) -> None:
        self.own.store.remove(tile)
        self.at.discard[tile] += 1

    def ways_to_pay(self, need: Counter[str], left: Counter[str]) -> set[tuple[str, ...]]:
        """A17, ruling 35: every set of tiles of which each, in some order, lessens the need."""
        known: dict[tuple[tuple[str, int], ...], set[tuple[str, ...]]] = {}
        return self.ways_from(need, left, known)

    def ways_from(
        self,
        need: Counter[str],
        left: Counter[str],
        known: dict[tuple[tuple[str, int], ...], set[tuple[str, ...]]],
    ) -> set[tuple[str, ...]]:
        if not need:
            return {()}
        key = (*sorted(need.items()), *sorted(left.items()))
        if key not in known:
            found: set[tuple[str, ...]] = set()
            for tile in left:
                ingredients = self.at.tile(tile).ingredients
                if ingredients & need:
                    rest = self.ways_from(need - ingredients, left - Counter([tile]), known)
                    found |= {tuple(sorted((tile, *way))) for way in rest}
            known[key] = found
        return known[key]

    def spare_options(self, shelf: int) -> set[str]:
        """B13, ruling 36: what the recipe asks for; nothing where it asks for neither."""
        staples, ingredients = self.needs([shelf])
        return {good for good in ("flour", "honey") if staples[good] or ingredients[good]} or {""}

    def bake_less_options(self) -> set[Move]:
        if not self.own.free_racks():
            return set()
        return {
            ("bake", SHELF[shelf])
            for shelf in range(SHELVES)
            if self.may_bake(shelf)
            and any(self.payable([shelf], good) for good in self.spare_options(shelf))
        }

    def bake_less(self) -> Asking:
        move = yield from self.ask("bake", lambda: self.bake_less_options() | {DONE})
        if move == DONE:
            return
        shelf = SHELF.index(move[1])
        goods = {good for good in self.spare_options(shelf) if self.payable([shelf], good)}
        spared = ""
        if goods != {""}:
            move = yield from self.ask(
                "spare", lambda: {("spare", good) for good in goods}, kept=[shelf]
            )
            spared = move[1]
        yield from self.pay_and_bake((shelf,), spared)

    # Decorate (A22-A26) -------------------------------------------------------------------------

    def decorate_options(self, fee: int = 0) -> set[Move]:
        if self.own.coins < fee:
            return set()
        return {
            ("decorate", RACK[rack], tile)
            for rack in range(RACKS)
            if self.own.racks[rack] is not None and self.own.toppings[rack] is None
            for tile in self.own.store
            if self.at.tile(tile).toppings
        }

    def decorate(self, move: Move, fee: int = 0) -> None:
        self.own.coins -= fee
        self.own.store.remove(move[2])
        self.own.toppings[RACK.index(move[1])] = move[2]

    def decorating(self, fee: int = 0) -> Asking:
        move = yield from self.ask("decorate", lambda: self.decorate_options(fee) | {DONE})
        if move != DONE:
            self.decorate(move, fee)

    # Deliver (A27-A37) --------------------------------------------------------------------------

    def deliver_options(self) -> set[Move]:
        found: set[Move] = set()
        for rack in range(RACKS):
            if self.own.racks[rack] is not None:
                found.add(("sell", RACK[rack]))
                found |= {("serve", RACK[rack], space) for space in self.at.free_spaces()}
        return found

    def delivering(self) -> Asking:
        move = yield from self.ask("deliver", lambda: self.deliver_options() | {DONE})
        if move != DONE:
            yield from self.deliver(move)

    def deliver(self, move: Move) -> Asking:
        rack = RACK.index(move[1])
        recipe, topping = self.own.racks[rack], self.own.toppings[rack]
        assert recipe is not None
        self.own.racks[rack] = None
        if move[0] == "sell":
            self.at.recipe_discard.add(recipe)
            self.own.coins += SALE * self.at.recipe(recipe).points
        else:
            yield from self.serve(recipe, topping, move[2])
        self.own.toppings[rack] = None
        self.at.garnish(self.seat, topping)

    def serve(self, recipe: str, topping: str | None, space: str) -> Asking:
        self.gift(self.at.side.spaces[space])
        self.at.pastries[space] = (recipe, self.seat)
        self.at.claim(self.seat)
        table = table_of(space)
        if self.at.table_asks(table, recipe, topping):
            yield from self.table_bonus(table)
        servants = self.at.servants_at(self.seat, table)
        most = min(servants, self.own.coins // TIP)
        if most > 0:
            move = yield from self.ask(
                "tip", lambda: {DONE} | {("tip", str(n)) for n in range(1, most + 1)}
            )
            if move != DONE:
                self.own.coins -= TIP * int(move[1])
                self.own.points += int(move[1])

    def gift(self, gift: str) -> None:
        """A31, A50: of a space or a post."""
        if gift.isdigit():
            self.own.coins += int(gift)
        elif gift == "tile":
            self.at.draw_tile(self.seat)
        elif gift:
            self.at.gain_staple(self.seat, gift)

    def table_bonus(self, table: str) -> Asking:
        tile = self.at.facts.table_tiles[self.at.table_tiles[table]]
        if tile.gives == "coins":
            self.own.coins += tile.amount
        elif tile.gives == "tips":
            self.own.coins += tile.amount * self.at.servants_at(self.seat, table)
        elif tile.gives == "recipe":
            yield from self.free_recipe()
        elif tile.gives == "ingredient":
            yield from self.free_ingredient()
        else:
            self.at.gain_staple(self.seat, tile.gives)

    # Hire, dismiss (A38-A46) --------------------------------------------------------------------

    def hire_options(self) -> set[Move]:
        found: set[Move] = set()
        for place, card in enumerate(self.at.offers, 1):
            if card is not None and self.at.offer_price() <= self.own.coins:
                found.add(("hire", str(place)))
        for place, card in enumerate(self.at.stars, 1):
            if (
                card is not None
                and not self.own.star
                and self.at.meets(self.seat, self.at.card(card).bonus)
            ):
                found.add(("hire", f"star-{place}"))
        return found

    def hire(self, move: Move) -> None:
        starred = move[1].startswith("star-")
        row = self.at.stars if starred else self.at.offers
        place = int(move[1].removeprefix("star-")) - 1
        card = row[place]
        assert card is not None
        if starred:
            self.own.star = True
        else:
            self.own.coins -= self.at.offer_price()
        row[place] = None
        self.own.hand.append(card)

    def hiring(self) -> Asking:
        move = yield from self.ask("hire", lambda: self.hire_options() | {DONE})
        if move != DONE:
            self.hire(move)

    def dismiss_options(self) -> set[Move]:
        roster = self.own.roster()
        return {("dismiss", card) for card in roster} if len(roster) > 4 else set()

    def dismiss(self, move: Move) -> None:
        card = move[1]
        for pile in (self.own.unused, self.own.hand, self.own.used):
            if card in pile:
                pile.remove(card)
        self.at.gone.append(card)
        self.own.coins += DISMISSAL[self.at.card(card).rank]

    # Servant or noble (A47-A55) -----------------------------------------------------------------

    def place_price(self, place: str) -> int:
        kind, number = place.split("-")[:2]
        if kind == "noble":
            return self.at.side.nobles[int(number) - 1][0]
        post = self.at.side.posts[int(number) - 1]
        return post.points_price if place.endswith("points") else post.gift_price

    def place_open(self, place: str) -> bool:
        if place in self.at.markers:
            return False
        if place.startswith("noble"):
            return True
        post = place.rsplit("-", 1)[0]
        there = [self.at.markers.get(f"{post}-{what}") for what in ("points", "gift")]
        if self.seat in there:
            return False
        return self.at.count > 3 or there == [None, None]

    def place_options(self, less: int = 0) -> set[Move]:
        places = [
            f"post-{post}-{what}"
            for post in range(1, len(self.at.side.posts) + 1)
            for what in ("points", "gift")
        ]
        places += [f"noble-{noble}" for noble in range(1, len(self.at.side.nobles) + 1)]
        return {
            ("place", place)
            for place in places
            if self.place_open(place) and self.place_price(place) - less <= self.own.coins
        }

    def place(self, move: Move, less: int) -> Asking:
        place = move[1]
        self.own.coins -= max(0, self.place_price(place) - less)
        self.at.markers[place] = self.seat
        self.at.claim(self.seat)
        if place.endswith("gift"):
            gift = self.at.side.posts[int(place.split("-")[1]) - 1].gift
            if gift == "recipe":
                yield from self.free_recipe()
            else:
                self.gift(gift)

    def placing(self, less: int) -> Asking:
        move = yield from self.ask("place", lambda: self.place_options(less) | {DONE})
        if move != DONE:
            yield from self.place(move, less)

    # Bonuses ------------------------------------------------------------------------------------

    def bonus(self, bonus: str) -> Asking:
        at, seat = self.at, self.seat
        gains = {table: table_gain(at, seat, bonus, table) for table in TABLES}
        gains = {table: gain for table, gain in gains.items() if sum(gain) > 0}
        if len(set(gains.values())) > 1:
            yield from self.count_table(gains)
            return
        coins, points = plain_gain(at, seat, bonus)
        self.own.coins += coins
        self.own.points += points
        if bonus in ("BS2", "B32"):
            yield from self.staples(times=1 if bonus == "BS2" else 2)
        elif bonus in ("BS3", "B1"):
            yield from self.ingredients(fee=1 if bonus == "B1" else 0)
        elif bonus == "B3":
            yield from self.move_pastry()
        elif bonus == "B4":
            yield from self.butter()
        elif bonus == COPY:
            if at.solo:
                yield from self.imitate()
            else:
                yield from self.copy()
        elif bonus in ("B8", "B24"):
            yield from self.draw(1 if bonus == "B8" else 2)
        elif bonus == "B10":
            yield from self.draw_recipes()
        elif bonus == "B12":
            yield from self.decorating(fee=1)
        elif bonus == "B13":
            yield from self.bake_less()
        elif bonus == "B14":
            yield from self.delivering()
        elif bonus == "B15":
            yield from self.recipes()
        elif bonus == "B18":
            yield from self.placing(less=4)
        elif bonus == "B19":
            yield from self.free_recipe()
        elif bonus == "B25":
            yield from self.free_ingredient()
        elif bonus == "B22":
            yield from self.trade(price=5, points=1, times=8)
        elif bonus == "B31":
            yield from self.trade(price=15, points=6, times=1)
        elif bonus == "B29":
            yield from self.hand_in()
        elif bonus == "B30":
            yield from self.give_tiles()

    def count_table(self, gains: dict[str, tuple[int, int]]) -> Asking:
        """B2, B9: a table of one's choice."""
        move = yield from self.ask("count", lambda: {("count", table) for table in gains} | {DONE})
        if move != DONE:
            coins, points = gains[move[1]]
            self.own.coins += coins
            self.own.points += points

    def move_pastry(self) -> Asking:
        """B3, ruling 16."""

        def targets(space: str) -> set[Move]:
            table = table_of(space)
            return {("set", free) for free in self.at.free_spaces() if table_of(free) != table}

        move = yield from self.ask(
            "lift",
            lambda: (
                {("lift", space) for space in self.at.own(self.seat) if targets(space)} | {DONE}
            ),
        )
        if move == DONE:
            return
        old = move[1]
        move = yield from self.ask("set", lambda: targets(old))
        self.at.pastries[move[1]] = self.at.pastries.pop(old)
        self.at.claim(self.seat)

    def butter(self) -> Asking:
        if self.own.coins >= 2 and self.own.staples["butter"] < self.at.facts.caps["butter"]:
            move = yield from self.ask("staple", lambda: {USE, DONE})
            if move == USE:
                self.own.coins -= 2
                self.own.staples["butter"] += 1

    def draw(self, count: int) -> Asking:
        if not self.at.can_draw_tile():
            return
        move = yield from self.ask("draw", lambda: {USE, DONE})
        if move == DONE:
            return
        drawn: list[str] = []
        while len(drawn) < count and self.at.can_draw_tile():
            (tile,) = self.at.chance("tile")
            self.at.take_from_bag(tile)
            drawn.append(tile)
        if count > 1:
            move = yield from self.ask("keep", lambda: {("keep", tile) for tile in drawn})
            drawn.remove(move[1])
            self.at.discard.update(drawn)
            drawn = [move[1]]
        self.own.store += drawn

    def draw_recipes(self) -> Asking:
        if not self.at.can_draw_recipe():
            return
        move = yield from self.ask("draw-recipe", lambda: {USE, DONE})
        if move == DONE:
            return
        drawn: list[str] = []
        while len(drawn) < 2 and self.at.can_draw_recipe():
            (recipe,) = self.at.chance("recipe")
            self.at.take_recipe_from_bag(recipe)
            drawn.append(recipe)

        def options() -> set[Move]:
            keeping = {("keep-recipe", recipe) for recipe in drawn if self.own.free_shelves()}
            return keeping | {DONE}

        move = yield from self.ask("keep-recipe", options)
        if move != DONE:
            self.own.shelves[self.own.free_shelves()[0]] = move[1]
            drawn.remove(move[1])
        self.at.recipe_discard.update(drawn)

    def trade(self, price: int, points: int, times: int) -> Asking:
        for _ in range(times):
            if self.own.coins < price:
                return
            move = yield from self.ask("trade", lambda: {USE, DONE})
            if move == DONE:
                return
            self.own.coins -= price
            self.own.points += points

    def hand_in(self) -> Asking:
        rows = dict(ROWS)
        while True:
            able: set[Move] = {
                ("hand-in", row)
                for row, (staple, units, _) in rows.items()
                if self.own.staples[staple] >= units
            }
            if not able:
                return
            move = yield from self.ask("hand-in", lambda found=able: found | {DONE})  # type: ignore[misc]
            if move == DONE:
                return
            staple, units, points = rows.pop(move[1])
            self.own.staples[staple] -= units
            self.own.points += points

    def give_tiles(self) -> Asking:
        for _ in range(3):
            if not self.own.store:
                return
            move = yield from self.ask(
                "give-tiles", lambda: {("pay", tile) for tile in self.own.store} | {DONE}
            )
            if move == DONE:
                return
            self.pay_tile(move[1])
            self.own.points += 2

    def copy(self) -> Asking:
        """B6, rulings 13, 40, 54: of another human's pile, as an assistant."""
        tops = {
            str(seat + 1): self.at.card(player.used[-1]).bonus
            for seat, player in enumerate(self.at.players[: self.at.seats])
            if seat != self.seat and player.used
        }
        open_tops = {seat: bonus for seat, bonus in tops.items() if bonus != COPY}
        if not open_tops:
            return
        move = yield from self.ask("copy", lambda: {("copy", seat) for seat in open_tops} | {DONE})
        if move != DONE:
            self.rank = ASSISTANT
            yield from self.bonus(open_tops[move[1]])

    def imitate(self) -> Asking:
        """M70, rulings 14, 53."""
        self.rank = ASSISTANT
        able: dict[str, Callable[[], set[Move]]] = {
            "recipes": self.recipes_in_reach,
            "ingredients": self.ingredient_options,
            "bake": self.bake_options,
            "decorate": self.decorate_options,
            "deliver": self.deliver_options,
            "hire": self.hire_options,
            "place": self.place_options,
        }
        shown: tuple[str, ...] = ()
        if self.at.solo_used:
            shown = self.at.facts.solo[self.at.solo_used[-1]].actions
        move = yield from self.ask(
            "imitate", lambda: {("imitate", one) for one in shown if able[one]()} | {USE}
        )
        if move == USE:
            self.own.points += 4
            return
        action = move[1]
        able["recipes"] = self.recipe_options
        move = yield from self.ask(action, lambda: able[action]() | {DONE})
        yield from self.do(move)


ROWS = {"1": ("butter", 2, 3), "2": ("sugar", 2, 2), "3": ("flour", 3, 2)}


def step(count: int, *steps: tuple[int, int]) -> int:
    """The last of the steps that the count has reached."""
    reached = [value for least, value in steps if count >= least]
    return reached[-1] if reached else 0


def table_gain(at: Position, player: int, bonus: str, table: str) -> tuple[int, int]:
    """Coins and points of a bonus that counts on one table."""
    pastries = at.by_table(player)[table]
    rule, _, number = bonus.partition(" ")
    if rule == "B9":
        return int(number) * pastries, 0
    return 0, step(pastries, (2, 1), (3, 2), (4, 3)) if rule == "B2" else 0


def plain_gain(at: Position, player: int, bonus: str) -> tuple[int, int]:
    """Coins and points of a bonus that leaves no choice, or of the table that gives most."""
    own = at.players[player]
    tables, pastries = at.by_table(player), len(at.own(player))
    markers, decorations = at.marker_count(player), len(own.decorations)
    on_one_table = max(table_gain(at, player, bonus, table) for table in TABLES)
    rule, _, number = bonus.partition(" ")
    amount = int(number or 0)
    coins = {
        "BS1": amount,
        "B5": amount * markers,
        "B7": amount * len(tables),
        "B9": on_one_table[0],
        "B11": amount * decorations,
        "B16": step(len(own.roster()), (4, 12), (8, 9), (10, 6)),
        "B21": amount * pastries,
    }
    points = {
        "BP1": amount,
        "B2": on_one_table[1],
        "B17": step(at.patissier_pastries(player), (1, 1), (3, 2), (5, 3)),
        "B20": step(len(tables), (2, 1), (3, 2), (5, 3)),
        "B23": step(decorations, (1, 1), (3, 2), (5, 3)),
        "B26": at.ingredient_set(player) if bonus == "B26" else 0,
        "B27": at.topping_set(player) if bonus == "B27" else 0,
        "B28": step(markers, (1, 1), (2, 2), (5, 4)),
        **dict.fromkeys(("K1", "K2", "K3", "K5", "K6", "P11", "P12"), 3),
        **dict.fromkeys(("K7", "K8", "P13"), 2),
        "K4": 4,
    }
    return coins.get(rule, 0), points.get(rule, 0)
