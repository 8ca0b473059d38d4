"""An edition's TOML, as `tomllib` gives it, read into `Facts` by a reader of its own.

What a card does is looked up by its exact words: a bonus with other numbers than the rulebook's is
not found, and so is found out. Likewise the tables that say what the rulebook fixes are compared
with what the reference knows on its own.

Tiles are named by what is written of them (`2 pink : thread / lace`), decorations by kind and number
(`statue 0`, `kitchen left 1`, `musician 3` by its hall), Madame du Barry's cards from `card 1` on;
garments and employees have names in the edition.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from tests.games.rococo.reference_facts import (
    APPRENTICE,
    BASE,
    COLOURS,
    FANCY,
    FIREWORKS,
    HALLS,
    JEWELLER,
    JEWELRY,
    JOURNEYMAN,
    KITCHEN_LEFT,
    KITCHEN_RIGHT,
    MASTER,
    MUSICIAN,
    STATUE,
    Board,
    Decoration,
    DuBarryCard,
    Employee,
    Facts,
    Garment,
    Hall,
    Space,
    Tile,
)
from tests.games.rococo.reference_rules import (
    BASE_INCOME,
    FAVOUR_LIVRES,
    FAVOUR_POINTS,
    START_LACE,
    START_LIVRES,
    START_THREAD,
    TRIAL_PRICE,
    hire_price,
    tile_price,
)

Table = Mapping[str, Any]

BONUSES = {
    "": "",
    "notion for 1": "B2",
    "acquire": "B3",
    "livres 2": "B4",
    "livres 1": "B10",
    "delegate bonus": "B11",
    "draw for 1": "B12",
    "draw": "B14",
    "notion": "B15",
    "livres 1 per blue; livres 2 per green": "B20",
    "tailor less 1 blue/pink": "B21",
    "delegate 8 5 2": "B22",
    "points 1 per 2 decorations": "B23",
    "livres 1 per decorations": "B30",
    "points 1 per 3 garments": "B31",
    "fund less 5": "B32",
    "livres by staff 5:2 7:6 9:10 11:14": "B33",
    "livres by staff 5:1 7:3 9:5 11:7": "B40",
    "tailor less 2 green": "B41",
    "livres 2 per pink; points 1 per orange": "B42",
    "exchange 4": "B43",
    "livres 1 per garments": "B50",
    "points 1 per 2 garments": "B52",
    "silk": "B53",
    "exchange 3": "B60",
    "fund less 10": "B61",
    "end points by staff 5:2 7:5 9:8 11:11": "B62",
    "end points 3 per notions": "B63",
    "end points 3 per 2 masters": "B64",
    "end points 2 per couples": "B65",
    "expose": "J90",
    "copy": "J91",
    "livres 1 per halls": "J92",
    "livres by staff 4:6 5:5 6:4 7:2": "J93",
    "livres 3 per 2 decorations": "J94",
    "tailor sell 1": "J95",
    "hall points 1 per 2 garments": "J96",
    "livres 3 per 2 jewels": "J97",
    "points 1 per 3 jewels": "J98",
    "hall livres 2 per garments": "J100",
    "points 1 per blue-green": "J101",
    "livres 3 per 2 masters": "J102",
    "livres 4 per no-green; livres 5 per no-orange": "J104",
    "end points 6 per jewel-sets": "J105",
    "end points 3 per 2 necklaces": "J106",
    "end points 1 per decorations": "J107",
    "end points 3 per 2 apprentices": "J108",
}

CONDITIONS = {
    "gentlemen 3": "J80",
    "ladies 3": "J81",
    "masters 3": "J82",
    "livres 30": "J83",
    "jewels 3": "J84",
    "decoration-kinds 3": "J85",
    "tiles 4; lace 2; thread 2": "J86",
    "points 5": "J87",
    "master-trials 1": "J88",
    "halls 5": "J89",
}

GARMENT_BONUSES = {
    "": "",
    "points 2 per couples": "X13",
    "points 1 per decorations": "X14",
    "points 1 per blue": "X15",
    "points 1 per pink": "X16",
    "favour": "X23",
    "delegate": "X24",
    "tile": "X25",
    "livres 14": "X26",
    "jewel": "X27",
    "match 2": "X28",
}


def read_facts(edition: Table) -> Facts:
    check_what_the_rulebook_fixes(edition)
    employees = read_employees(edition)
    return Facts(
        garments={name: read_garment(one) for name, one in edition["garments"].items()},
        tiles=read_tiles(edition["tiles"]),
        employees=employees,
        starters=tuple(
            name for name, one in employees.items() if one.level == 0 and one.box == BASE
        ),
        boards={
            "1-3": read_board(edition["few"], edition["jeweller"]),
            "4-5": read_board(edition["many"], edition["jeweller"]),
        },
        jewels={colour: edition["jewels"][colour] for colour in COLOURS},
        jewel_prices=tuple(edition["jeweller"]["jewel-prices"]),
        du_barry={
            f"card {number}": read_du_barry(card)
            for number, card in enumerate(edition["du-barry"]["cards"], 1)
        },
    )


def check_what_the_rulebook_fixes(edition: Table) -> None:
    start, prices = edition["start"], edition["prices"]
    assert (start["livres"], start["thread"], start["lace"]) == (
        *(START_LIVRES, START_THREAD, START_LACE),
    )
    assert prices["drawer"] == [tile_price(number) for number in (1, 2, 3, 4)]
    assert prices["hire"] == [hire_price(number) for number in (1, 2, 3, 4)]
    assert (prices["favour"], prices["favour-points"]) == (FAVOUR_LIVRES, FAVOUR_POINTS)
    assert (prices["income"], prices["trial"]) == (BASE_INCOME, TRIAL_PRICE)
    # Livres for a point at the end, points for a colour of a statue's set.
    assert (prices["point"], prices["statue"]) == (10, 2)


def amounts(words: str) -> dict[str, int]:
    """
    >>> amounts("2 blue 1 lace")
    {'blue': 2, 'lace': 1}
    """
    parts = words.split()
    return {name: int(number) for number, name in zip(parts[::2], parts[1::2], strict=True)}


def silk(need: Mapping[str, int]) -> dict[str, int]:
    return {colour: need[colour] for colour in COLOURS if colour in need}


def read_garment(one: Table) -> Garment:
    need = amounts(one["needs"])
    return Garment(
        colour=one["colour"],
        bales=silk(need),
        thread=need.get("thread", 0),
        lace=need.get("lace", 0),
        thimble=one.get("thimble", False),
        value=one.get("value", 0),
        points=one["points"],
        box=one.get("set", BASE),
        bonus=GARMENT_BONUSES[one.get("bonus", "")],
    )


def read_tiles(table: Table) -> dict[str, Tile]:
    found = {}
    for box in (BASE, FANCY):
        for text in table[box]:
            count, face = text.split(" x ")
            assert face not in found, f"{face} is there twice"
            found[face] = read_tile(face, box, int(count))
    return found


def read_tile(face: str, box: str, count: int) -> Tile:
    """
    >>> read_tile("2 pink : thread / lace", "base", 4)
    Tile(bales={'pink': 2}, thread=1, lace=1, either=True, box='base', count=4)
    """
    upper, lower = face.split(" : ")
    shown = lower.replace("/", " ").replace("+", " ").split()
    assert set(shown) <= {"thread", "lace"}
    return Tile(
        bales=silk(amounts(upper)),
        thread=shown.count("thread"),
        lace=shown.count("lace"),
        either="/" in lower,
        box=box,
        count=count,
    )


def read_employees(edition: Table) -> dict[str, Employee]:
    pays = dict(zip((MASTER, JOURNEYMAN, APPRENTICE), edition["delegating"]["livres"], strict=True))
    found = {}
    for name, one in edition["employees"].items():
        if "condition" in one:
            assert one["bonus"] == "points 3"
            bonus = CONDITIONS[one["condition"]]
        else:
            bonus = BONUSES[one["bonus"]]
        box = one.get("set", BASE)
        assert box in {BASE, JEWELRY}
        found[name] = Employee(one["level"], one["rank"], bonus, pays[one["rank"]], box)
    return found


def read_board(side: Table, jeweller: Table) -> Board:
    decorations: dict[str, Decoration] = {}
    for number, text in enumerate(side["fireworks"]):
        price, factor = map(int, text.split(":"))
        decorations[f"{FIREWORKS} {number}"] = Decoration(FIREWORKS, price, 0, factor=factor)
    for hall, text in zip(HALLS, side["musicians"], strict=True):
        price, points = map(int, text.split(":"))
        decorations[f"{MUSICIAN} {hall}"] = Decoration(MUSICIAN, price, points, hall=hall)
    for kind, prices in (
        (STATUE, side["statues"]),
        (KITCHEN_LEFT, side["kitchen-left"]),
        (KITCHEN_RIGHT, side["kitchen-right"]),
        (JEWELLER, jeweller["licences"]),
    ):
        for number, price in enumerate(prices):
            decorations[f"{kind} {number}"] = Decoration(kind, price, 0)
    first, second = side["fireworks-points"]
    return Board(
        drawer_size=side["drawer-spaces"],
        window_prices=tuple(side["windows"]),
        halls={
            hall: Hall(points[0], points[1], read_spaces(spaces))
            for hall, points, spaces in zip(HALLS, side["halls"], side["spaces"], strict=True)
        },
        decorations=decorations,
        all_halls=tuple(side["all-halls"]),
        fireworks_first=first,
        fireworks_second=second,
    )


def read_spaces(text: str) -> tuple[Space, ...]:
    """
    >>> read_spaces("master lace, 3, -")
    (Space(master=True, reward='lace', livres=0), Space(master=False, reward='livres', livres=3), \
Space(master=False, reward='', livres=0))
    """
    return tuple(read_space(one.split()) for one in text.split(","))


def read_space(words: Sequence[str]) -> Space:
    reward = words[-1]
    master = words[0] == "master"
    if reward.isdigit():
        return Space(master, "livres", int(reward))
    assert reward in {"-", "thread", "lace", "tile"}
    return Space(master, reward.replace("-", ""))


def read_du_barry(text: str) -> DuBarryCard:
    """
    >>> read_du_barry("tailor 2 left | 3 fitting")
    DuBarryCard(action=('tailor', 2, 'left'), hall=3, symbol='fitting')
    >>> read_du_barry("column right | 2 none").action
    ('column', 2)
    """
    upper, lower = text.split(" | ")
    hall, symbol = lower.split()
    assert symbol in {"same", "fitting", "none"}
    verb, *rest = upper.split()
    action: tuple[str | int, ...]
    if verb == "drawer":
        action = (verb, int(rest[0]) - 1)
    elif verb == "column":
        action = (verb, ("left", "centre", "right").index(rest[0]))
    elif verb in {"tailor", "hire"}:
        number, side = rest
        assert side in {"left", "right"}
        action = (verb, int(number), side)
    elif verb == "favour":
        action = (verb,)
    else:
        assert verb in {FIREWORKS, "kitchen", MUSICIAN, STATUE}
        action = ("fund", verb)
    return DuBarryCard(action, int(hall), symbol)
