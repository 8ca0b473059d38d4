"""The worked examples and captions of both rulebooks, by their numbers; see `scene`."""

from __future__ import annotations

from collections import Counter

import pytest

from tests.games.patisserie.lockstep import facts
from tests.games.patisserie.reference_edition import ASSISTANT, PATISSIER
from tests.games.patisserie.scene import Scene, a_card, a_recipe, a_solo_card, a_tile
from toque.games.patisserie import names
from toque.games.patisserie.game import GAME
from toque.games.patisserie.match import EMPTY, PatisserieMatch

MARKS = names.MOST_MARKS


def a_space(gift: str) -> str:
    return next(space for space, there in facts().few.spaces.items() if there == gift)


def table_of(space: str) -> str:
    return space.rsplit("-", 1)[0]


def plain_spaces(table: str) -> list[str]:
    spaces = facts().few.spaces.items()
    return [space for space, gift in spaces if not gift and table_of(space) == table]


def topped(count: int) -> list[str]:
    """Kinds of tiles with a topping."""
    kinds = [name for name, tile in facts().tiles.items() if tile.toppings and tile.count > 1]
    return kinds[:count]


def recipes(count: int) -> list[str]:
    return list(facts().recipes)[:count]


# Setting up ---------------------------------------------------------------------------------------


def test_four_stars_for_three() -> None:
    """E1."""
    match: PatisserieMatch = GAME.new(3, {}, "an-example")
    assert sum(card != EMPTY for card in match.stars) == 4


@pytest.mark.parametrize(
    ("seats", "cards", "left"),
    [
        (2, (4, 8, 8, 12), 36),
        (3, (5, 10, 10, 15), 28),
        (4, (6, 12, 12, 18), 20),
        (5, (7, 14, 14, 21), 12),
    ],
)
def test_the_table_of_the_staff_deck(seats: int, cards: tuple[int, ...], left: int) -> None:
    """E2: cards of levels IV, III, II, I, and how many stay in the box."""
    match: PatisserieMatch = GAME.new(seats, {}, "an-example")
    levels = Counter(match.rules.levels[card] for card in match.deck.cards)
    assert tuple(levels[level] for level in (4, 3, 2, 1)) == cards
    assert [match.rules.levels[card] for card in match.deck.cards] == sorted(
        (match.rules.levels[card] for card in match.deck.cards), reverse=True
    )
    assert len(match.box) == left
    assert sum(cards) == 8 * (seats + 2)


def test_start_money_of_five() -> None:
    """E3: 10 to 14, clockwise from the start player."""
    match: PatisserieMatch = GAME.new(5, {}, "an-example")
    assert [match.coins[(match.first + turn) % 5] for turn in range(5)] == [10, 11, 12, 13, 14]


def test_staples_at_the_start() -> None:
    """E4: flour 2, sugar 1, butter 1."""
    match: PatisserieMatch = GAME.new(2, {}, "an-example")
    assert list(match.staples) == [2, 1, 1] * 2


# The round ----------------------------------------------------------------------------------------


def last_turn() -> Scene:
    """Of the first round: nobody else has a card in hand."""
    starters = list(facts().staff)[:4]
    scene = Scene().hand(a_card("B7 2", PATISSIER), used=starters)
    return scene.hand(used=starters, seat=scene.next_seat)


def test_new_ingredients() -> None:
    """E5: the lower part is cleared, the upper part falls down, empty stalls are filled."""
    fallen, lower, lowest = topped(3)
    scene = last_turn().market(a1=fallen, b2=lower, c1=lowest)
    scene.play(f"play {scene.patissier}", "done")
    assert scene.match.round == 2
    assert scene.at.market["c1"] == fallen
    assert all(tile is not None for tile in scene.at.market.values())
    assert scene.at.discard == Counter([lower, lowest])


def test_new_recipes() -> None:
    """E6: two slots are cleared, the others slide to the right, the empty ones are filled."""
    one, two, three, four = recipes(4)
    scene = last_turn().row(s1=one, s3=two, s4=three, s6=four)
    scene.play(f"play {scene.patissier}", "done")
    assert scene.at.recipe_discard == {four}
    assert scene.at.row[-3:] == [one, two, three]
    assert None not in scene.at.row


def test_no_unused_staff_at_the_beginning_of_round_two() -> None:
    """E7: so all that was used is chosen from."""
    used = [*list(facts().staff)[:4]]
    last = a_card("B7 2", PATISSIER)
    scene = last_turn().hand(last, used=used)
    scene.hand(used=used, seat=scene.next_seat)
    scene.play(f"play {last}", "done")
    seat = scene.match.deciders()[0]
    moves = {GAME.lexicon.notation(move) for move in scene.match.moves(seat)}
    assert moves == {f"choose {card}" for card in [*used, last]}
    assert scene.match.deciders() == (scene.seat,), "the other one has just four"


def test_three_draft_from_two_trays() -> None:
    """E8: five cards, everybody keeps one; A goes to the left, B to the right; 2 + 2 are left."""
    match: PatisserieMatch = GAME.new(3, {}, "an-example")
    first = int(match.first)
    seen: dict[int, list[set[int]]] = {seat: [] for seat in range(3)}
    while match.stack[-1].name == "draft":
        seat = match.deciders()[0]
        moves = match.moves(seat)
        seen[seat].append(set(moves))
        match.play(seat, moves[0])
    middle, right = (first + 1) % 3, (first - 1) % 3
    assert [len(tray) for tray in seen[first]] == [5, 3]
    assert [len(tray) for tray in seen[middle]] == [4, 4]
    assert [len(tray) for tray in seen[right]] == [5, 3]
    assert seen[middle][0] < seen[first][0], "A comes from the right neighbour"
    assert seen[middle][1] < seen[right][0], "B comes from the left neighbour"
    assert sum(card != EMPTY for card in match.offers) == 4


def test_one_of_six_is_removed() -> None:
    """E9."""
    match: PatisserieMatch = GAME.new(2, {"trays": "no"}, "an-example")
    seat = match.deciders()[0]
    assert len(match.moves(seat)) == 6
    while match.stack[-1].name == "remove":
        seat = match.deciders()[0]
        match.play(seat, match.moves(seat)[0])
    assert [len(match.staffs[one].hand) for one in range(2)] == [5, 5]


# The actions --------------------------------------------------------------------------------------


def test_a_patissier_acquires_an_ingredient_by_bonus() -> None:
    """E10."""
    card = a_card("BS3", PATISSIER)
    tile = topped(1)[0]
    scene = Scene().hand(card).market(a1=tile).play(f"play {card}")
    assert not scene.legal("ingredient")
    scene.play("done")
    assert scene.legal("ingredient") == {"ingredient a1"}
    scene.play("ingredient a1")
    assert scene.own().store == [tile]


def test_a_recipe_for_a_coin() -> None:
    """E11."""
    slot = f"s{facts().few.slots.index(1) + 1}"
    scene = Scene().has(coins=9).row(**{slot: "madeleine"})
    scene.play(f"play {scene.patissier}", f"recipe {slot}")
    assert scene.coins() == 8
    assert scene.own().shelves == ["madeleine", None, None]


def test_prices_of_ingredients() -> None:
    """E12: two coins in a full row of the upper part, nothing for the last tile of a row below."""
    tiles = topped(4)
    stalls = dict(zip(("a1", "a2", "a3", "b2"), tiles, strict=True))
    scene = Scene().has(coins=9).market(**stalls)
    scene.play(f"play {scene.assistant}", "ingredient a2")
    assert scene.coins() == 7
    scene = Scene().has(coins=0).market(**stalls).play(f"play {scene.assistant}")
    assert scene.legal("ingredient") == {"ingredient b2"}
    scene.play("ingredient b2")
    assert scene.coins() == 0


def test_prices_of_staples() -> None:
    """E13: three sugar for eight, four not at all, one flour for nothing."""
    scene = Scene().has(coins=20, staples=(0, 0, 0)).play(f"play {scene_assistant()}")
    assert scene.legal("buy sugar") == {"buy sugar", "buy sugar 2", "buy sugar 3"}
    scene.play("buy sugar 3")
    assert scene.coins() == 12
    scene = Scene().has(coins=0).play(f"play {scene_assistant()}")
    assert "buy flour" in scene.legal()
    scene.play("buy flour")
    assert (scene.coins(), scene.own().staples["flour"]) == (0, 3)


def scene_assistant() -> str:
    return a_card("B7 2", ASSISTANT)


def two_of_the_example() -> tuple[str, str]:
    """Together 1 flour, 2 sugar, 1 honey, 1 nut and 1 egg; the second needs a pâtissier."""
    need = Counter(flour=1, sugar=2, honey=1, nut=1, egg=1)
    for plain, one in facts().recipes.items():
        for marked, two in facts().recipes.items():
            goods = one.staples + one.ingredients + two.staples + two.ingredients
            if goods == need and two.patissier and not one.patissier:
                return plain, marked
    raise LookupError


def test_two_recipes_are_baked() -> None:
    """E14: a tile is split over both; an assistant bakes only one of them."""
    plain, marked = two_of_the_example()
    tile = a_tile(lambda tile: tile.ingredients == Counter(egg=1, honey=1, nut=1))
    scene = Scene().has(staples=(1, 2, 0)).shelves(plain, marked).tiles(tile)
    scene.play(f"play {scene.patissier}", "bake left", "bake middle")
    assert scene.own().racks == [plain, marked]
    assert scene.own().staples.total() == 0
    assert scene.at.discard == Counter([tile])
    scene = Scene().has(staples=(1, 2, 0)).shelves(plain, marked).tiles(tile)
    scene.play(f"play {scene.assistant}")
    assert scene.legal("bake") == {"bake left"}


def test_each_pastry_gets_a_topping_of_its_own() -> None:
    """E15: and after the delivery both are decorations."""
    first, second = topped(2)
    scene = Scene().racks(*recipes(2)).tiles(first, second)
    scene.play(f"play {scene.patissier}", f"decorate upper {first}")
    assert scene.legal("decorate") == {f"decorate lower {second}"}
    scene.play(f"decorate lower {second}")
    assert scene.own().toppings == [first, second]
    assert scene.own().decorations == []
    scene = Scene().racks(f"{recipes(2)[0]}+{first}", f"{recipes(2)[1]}+{second}")
    scene.play(f"play {scene.assistant}", "sell lower", "sell upper")
    assert scene.own().decorations == [second, first]


def test_a_pastry_of_five_points_is_sold() -> None:
    """E16: for 25 coins."""
    recipe = a_recipe(lambda recipe: recipe.points == 5)
    scene = Scene().has(coins=0).racks(recipe).play(f"play {scene_assistant()}", "sell upper")
    assert scene.coins() == 25
    assert scene.at.recipe_discard == {recipe}


def honey_tile() -> str:
    return next(
        name
        for name, tile in facts().table_tiles.items()
        if (tile.asks, tile.gives, tile.amount) == ("honey", "coins", 3)
    )


def test_blue_serves_honey() -> None:
    """E17: three coins for the space and three for the table."""
    space = a_space("3")
    recipe = a_recipe(lambda recipe: "honey" in recipe.ingredients)
    card = a_card("BS3", PATISSIER)
    scene = Scene().has(coins=0).hand(card, scene_assistant()).racks(recipe)
    scene.table_tile(table_of(space), honey_tile())
    scene.play(f"play {card}", f"serve upper {space}")
    assert scene.coins() == 6
    assert scene.at.pastries[space] == (recipe, scene.seat)


def test_a_pastry_without_honey_may_be_served_there_too() -> None:
    """E17: without its honey the space alone."""
    space = a_space("3")
    recipe = a_recipe(lambda recipe: "honey" not in recipe.ingredients)
    card = a_card("BS3", PATISSIER)
    scene = Scene().has(coins=0).hand(card, scene_assistant()).racks(recipe)
    scene.table_tile(table_of(space), honey_tile())
    scene.play(f"play {card}", f"serve upper {space}")
    assert scene.coins() == 3


def test_red_serves_a_decorated_pastry() -> None:
    """E18: the topping goes to the topmost free place, and the income is higher from then on."""
    before, topping = topped(2)
    scene = last_turn().has(coins=0).decorations(before).racks(f"{recipes(1)[0]}+{topping}")
    scene.play(f"play {scene.patissier}", "sell upper")
    sold = 5 * facts().recipes[recipes(1)[0]].points
    assert scene.own().decorations == [before, topping]
    assert scene.coins() == sold + 5 + 2 + 3


def posts_of(table: str) -> list[str]:
    return [
        f"post-{number}-points"
        for number, post in enumerate(facts().few.posts, 1)
        if table in post.tables
    ]


@pytest.mark.parametrize("count", [1, 2])
def test_red_pays_her_servants(count: int) -> None:
    """E19: three coins and a point for each post at the table, as often as she has them and likes."""
    table = next(table for table in names.TABLES if len(posts_of(table)) >= 2)
    space = plain_spaces(table)[0]
    card = a_card("BS3", PATISSIER)
    pastry = a_recipe(lambda recipe: not recipe.ingredients)
    scene = Scene().has(coins=6).hand(card, scene_assistant()).racks(pastry)
    scene.table_tile(table, honey_tile())
    for post in posts_of(table)[:count]:
        scene.marker(post)
    scene.play(f"play {card}", f"serve upper {space}")
    assert scene.legal() == {"done", *(f"tip {paid}" for paid in range(1, count + 1))}
    scene.play(f"tip {count}")
    assert (scene.coins(), scene.points()) == (6 - 3 * count, count)


@pytest.mark.parametrize(("lying", "price"), [(4, 4), (3, 3), (2, 2), (1, 2)])
def test_prices_of_staff(lying: int, price: int) -> None:
    """E20."""
    cards = [name for name, card in facts().staff.items() if card.level == 2][:lying]
    scene = Scene().has(coins=9).offers(*cards).play(f"play {Scene().patissier}", "hire 1")
    assert scene.coins() == 9 - price
    assert cards[0] in scene.own().hand


def test_a_star_for_five_tiles() -> None:
    """E21: they must be stored when she is hired; playing her brings three points."""
    star = next(name for name, card in facts().staff.items() if card.bonus == "K5")
    four = topped(4)
    scene = Scene().has(coins=0).stars(star).tiles(*four).play(f"play {Scene().patissier}")
    assert not scene.legal("hire")
    scene = Scene().has(coins=0).stars(star).tiles(*four, four[0])
    scene.play(f"play {scene.patissier}", "hire star-1")
    assert (scene.coins(), set(scene.own().hand)) == (0, {scene.assistant, star})
    scene.play(f"play {scene_assistant()}", "done", f"play {star}", "done")
    assert scene.points() == 3


@pytest.mark.parametrize(("rank", "coins"), [(ASSISTANT, 4), (PATISSIER, 6)])
def test_what_dismissing_brings(rank: str, coins: int) -> None:
    """E22."""
    used = [name for name, card in facts().staff.items() if card.rank == rank][:3]
    scene = Scene().has(coins=0)
    scene.hand(scene.patissier, scene.assistant, used=used)
    scene.play(f"play {scene.patissier}", f"dismiss {used[0]}")
    assert scene.coins() == coins
    assert used[0] in scene.at.gone


def test_yellow_places_a_servant() -> None:
    """E23: seven coins, and a tile from the bag."""
    post = next(
        number
        for number, post in enumerate(facts().few.posts, 1)
        if (post.gift_price, post.gift) == (7, "tile")
    )
    scene = Scene().has(coins=7).play(f"play {Scene().patissier}", f"place post-{post}-gift")
    assert scene.coins() == 0
    assert len(scene.own().store) == 1


def test_yellow_places_a_noble() -> None:
    """E24: for fourteen coins."""
    place = 1 + next(at for at, (price, _) in enumerate(facts().few.nobles) if price == 14)
    scene = Scene().has(coins=14).play(f"play {Scene().patissier}", f"place noble-{place}")
    assert scene.coins() == 0
    assert scene.at.markers == {f"noble-{place}": scene.seat}


# Bonuses, income, scoring -------------------------------------------------------------------------


def special(number: str) -> str:
    return next(name for name, (asks, _) in facts().specials.items() if asks == number)


def test_pink_has_three_decorations() -> None:
    """E25: her marker goes on the best space."""
    one, two, three = topped(3)
    mark = special("SB14")
    scene = Scene().specials(special("SB11"), mark).decorations(one, two)
    scene.racks(f"{recipes(1)[0]}+{three}").play(f"play {scene.patissier}", "sell upper")
    assert scene.match.marks[MARKS] == scene.seat
    assert scene.scored("specials") == max(facts().specials[mark][1][1])


def test_the_income_of_blue() -> None:
    """E26: 5, 2 + 3 and a point for three decorations, 2 + 2 for two nobles."""
    scene = last_turn().has(coins=0).decorations(*topped(3)).marker("noble-1").marker("noble-2")
    scene.play(f"play {scene.patissier}", "done")
    assert (scene.coins(), scene.points()) == (14, 1)


def test_blue_sells_a_last_pastry() -> None:
    """E27: 20 and 12 coins are three points, and two are left."""
    recipe = a_recipe(lambda recipe: recipe.points == 4)
    scene = Scene().has(coins=12).racks(recipe)
    assert scene.scored("coins") == 3
    assert GAME.points_and_ties(scene.match, scene.seat)[1] == 2


def test_the_table_of_purple_red_and_yellow() -> None:
    """E28: two pastries each; four points for the nearest, two for the next."""
    table = next(
        table
        for table, banner in facts().few.banners.items()
        if banner == (4, 2) and f"{table}-6" in facts().few.spaces
    )
    scene = Scene(3)
    purple, red, yellow = 0, 1, 2
    for place, (seat, recipe) in enumerate(
        zip((purple, red, yellow, yellow, red, purple), recipes(6), strict=True), 1
    ):
        scene.pastry(f"{table}-{place}", recipe, seat=seat)
    assert [scene.scored("table", seat=seat) for seat in (purple, red, yellow)] == [4, 2, 0]


def test_three_nobles_and_two_opponents_with_servants() -> None:
    """E29: six points; one's own servants do not count, and a second one of an opponent neither."""
    scene = Scene(3)
    for place in ("noble-1", "noble-2", "noble-3", "post-1-points"):
        scene.marker(place, seat=0)
    scene.marker("post-2-points", seat=1).marker("post-3-gift", seat=1)
    scene.marker("post-4-gift", seat=2)
    assert scene.scored("nobles", seat=0) == 6


def test_the_noble_of_pink() -> None:
    """E30: three others have a servant."""
    scene = Scene(4).marker("noble-1", seat=0)
    for seat in (1, 2, 3):
        scene.marker(f"post-{seat}-points", seat=seat)
    assert scene.scored("nobles", seat=0) == 3


# The Mentor ---------------------------------------------------------------------------------------


def his_turn(scene: Scene) -> Scene:
    """The human does nothing, and he plays."""
    return scene.play(f"play {scene.patissier}", "done")


def guide(action: str) -> int:
    """A card on which he does this first."""
    return a_solo_card(lambda card: card.actions[0] == action)


@pytest.mark.parametrize("end", ["near", "far"])
def test_his_pastry_goes_to_the_end_that_is_shown(end: str) -> None:
    """E31, E36: the first empty space from that end of the table."""
    card = guide("deliver")
    decision = a_solo_card(lambda one: one.end == end, but=[card])
    table = facts().solo[decision].table
    spaces = [space for space in facts().few.spaces if table_of(space) == table]
    spaces = spaces if end == "near" else spaces[::-1]
    one, two = recipes(2)
    scene = Scene(1).mentor(card, decision).table_tile(table, honey_tile())
    scene.pastry(spaces[0], one).racks(two, seat=scene.at.mentor)
    his_turn(scene)
    assert scene.at.pastries[spaces[1]] == (two, scene.at.mentor)


def test_he_takes_recipes_from_the_slot_and_on() -> None:
    """E32: the second slot, else on to the right, else another card."""
    card = guide("recipes")
    nothing = a_solo_card(lambda one: (one.slot, one.slot_side) == (0, "left"), but=[card])
    known = [card, nothing]
    for _ in range(2):
        known.append(a_solo_card(lambda one: (one.slot, one.slot_side) == (1, "right"), but=known))
    one, two, three, four = recipes(4)
    scene = Scene(1).mentor(*known).row(s3=one, s4=two, s5=three, s6=four)
    his_turn(scene)
    assert scene.own(scene.at.mentor).shelves == [one, two, None]
    assert len(scene.at.decisions_used) == 3


def test_he_takes_the_right_column() -> None:
    """E33: all of its tiles, the upper ones first; an empty column is passed over."""
    card = guide("ingredients")
    empty = a_solo_card(lambda one: one.column == 0, but=[card])
    right = a_solo_card(lambda one: one.column == 2, but=[card, empty])
    one, two, three = topped(3)
    scene = Scene(1).mentor(card, empty, right).market(a3=one, c3=two, b2=three)
    his_turn(scene)
    assert scene.own(scene.at.mentor).store == [one, two]


def test_he_bakes_in_the_order_of_his_card() -> None:
    """E34: left, right, middle; no more than there are free racks, the upper one first."""
    card = a_solo_card(lambda one: one.actions[0] == "bake" and one.bake == (0, 2, 1))
    left, middle, right, lying = recipes(4)
    scene = Scene(1).mentor(card).shelves(left, middle, right, seat=1)
    his_turn(scene)
    assert scene.own(1).racks == [left, right]
    assert scene.own(1).shelves == [None, middle, None]
    scene = Scene(1).mentor(card).shelves("", middle, right, seat=1).racks(lying, seat=1)
    his_turn(scene)
    assert scene.own(1).racks == [lying, right]


def test_he_decorates_the_lower_rack_first() -> None:
    """E35: with the lowest tile that has a topping, and again with the lowest that is left."""
    card = a_solo_card(
        lambda one: (one.actions[0], one.racks, one.toppings_from) == ("decorate", (1, 0), "bottom")
    )
    one, two, three = topped(3)
    bare = a_tile(lambda tile: not tile.toppings)
    scene = Scene(1).mentor(card).racks(*recipes(2), seat=1).tiles(one, two, three, bare, seat=1)
    his_turn(scene)
    assert scene.own(1).toppings == [two, three]
    assert scene.own(1).store == [one, bare]


def test_he_hires_a_star_first_and_then_from_his_mark_on() -> None:
    """E37: the rightmost star for an arrow to the left, else the display; and he gets a card more."""
    card = a_solo_card(lambda one: one.actions[0] == "hire")
    shown = facts().solo[card]
    rich = next(name for name, one in facts().staff.items() if one.bonus == "K3")
    tiles = next(name for name, one in facts().staff.items() if one.bonus == "K5")
    five = [*topped(4), topped(1)[0]]
    next_card = a_solo_card(lambda one: True, but=[card])
    scene = Scene(1).mentor(card, next_card).has(seat=1, coins=25).tiles(*five, seat=1)
    scene.stars(rich, tiles, "")
    roster = len(scene.own(1).unused)
    turns = len(scene.at.solo_hand)
    his_turn(scene)
    assert scene.own(1).unused[roster:] == [tiles if shown.hire_side == "left" else rich]
    assert scene.own(1).star
    assert len(scene.at.solo_hand) == turns
    assert scene.at.solo_hand[-1] == next_card

    staff = [name for name, one in facts().staff.items() if one.level == 2][:2]
    after = (shown.hire + (-1 if shown.hire_side == "left" else 1)) % 4
    lying = [""] * 4
    lying[after], lying[(after + 1) % 4 if shown.hire_side == "right" else after - 1] = staff
    lying[shown.hire] = ""
    scene = Scene(1).mentor(card, next_card).has(seat=1, coins=0).stars(rich, "", "")
    scene.offers(*lying)
    his_turn(scene)
    assert scene.own(1).unused[-1] == staff[0]


def test_his_servant_takes_the_space_with_points() -> None:
    """E38: on the post of the decision; one that is taken is passed over."""
    card = guide("place")
    first = a_solo_card(lambda one: one.place.startswith("post"), but=[card])
    post = facts().solo[first].place
    second = a_solo_card(lambda one: one.place.startswith("post") and one.place != post, but=[card])
    scene = Scene(1).mentor(card, first, second)
    his_turn(scene)
    assert scene.at.markers == {post: 1}
    assert post.endswith("points")
    scene = Scene(1).mentor(card, first, second).marker(post.replace("points", "gift"))
    his_turn(scene)
    assert scene.at.markers[facts().solo[second].place] == 1


def test_the_first_action_that_can_be_done() -> None:
    """E39: from the left; four points if none can."""
    card = a_solo_card(lambda one: one.actions[:2] == ("deliver", "bake"))
    recipe = recipes(1)[0]
    scene = Scene(1).mentor(card).shelves(recipe, seat=1)
    his_turn(scene)
    assert scene.own(1).racks == [recipe, None]
    needy = a_solo_card(lambda one: set(one.actions) <= {"deliver", "bake", "ingredients"})
    scene = Scene(1).mentor(needy)
    his_turn(scene)
    assert scene.points(seat=1) == 4


def test_he_pays_servants_while_he_has_coins() -> None:
    """E40: three coins for a point at each post of his."""
    card = guide("deliver")
    decision = a_solo_card(lambda one: len(posts_of(one.table)) >= 2, but=[card])
    table, end = facts().solo[decision].table, facts().solo[decision].end
    spaces = [space for space in facts().few.spaces if table_of(space) == table]
    space = spaces[0 if end == "near" else -1]
    gift = facts().few.spaces[space]
    pastry = a_recipe(lambda recipe: not recipe.ingredients)
    scene = Scene(1).mentor(card, decision).has(seat=1, coins=5).racks(pastry, seat=1)
    scene.table_tile(table, honey_tile())
    for post in posts_of(table)[:2]:
        scene.marker(post, seat=1)
    his_turn(scene)
    coins = 5 + (int(gift) if gift.isdigit() else 0)
    paid = min(2, coins // 3)
    assert (scene.coins(seat=1), scene.points(seat=1)) == (coins - 3 * paid, paid)
