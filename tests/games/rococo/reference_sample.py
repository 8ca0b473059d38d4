"""An edition to try the reference with: all counts are the rulebook's, the faces are made up."""

from __future__ import annotations

from collections.abc import Mapping

from tests.games.rococo.reference_facts import (
    APPRENTICE,
    EXPERT,
    FANCY,
    FESTIVITY,
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

PAYS = {MASTER: 10, JOURNEYMAN: 7, APPRENTICE: 4}
LETTERS = {"b": "blue", "p": "pink", "g": "green", "o": "orange"}


def bales(letters: str) -> dict[str, int]:
    """
    >>> bales("bbg")
    {'blue': 2, 'green': 1}
    """
    return {name: letters.count(one) for one, name in LETTERS.items() if one in letters}


def garments() -> dict[str, Garment]:
    found = {}
    for letter, number in (("b", 13), ("p", 13), ("g", 10), ("o", 6)):
        for at in range(number):
            need = letter * (1 + at % 3) + "bpg"[at % 3] * (at % 4 == 3)
            found[f"{LETTERS[letter]} {at + 1}"] = Garment(
                colour=LETTERS[letter],
                bales=bales(need),
                thread=at % 2,
                lace=(at + at // 2) % 2,
                thimble=at % 4 == 2,
                value=6 + 4 * len(need) + 2 * (letter in "go") + at % 3,
                points=2 + min(2, len(need) // 2),
            )
    for at, letter in enumerate("bpgo"):
        found[f"fancy {at + 1}"] = Garment(
            LETTERS[letter], bales(letter * 3 + "bp"), 1, 1, at % 2 == 0, 28, 5, FANCY
        )
        found[f"festivity {at + 1}"] = Garment(
            LETTERS[letter], bales(letter * 2), 1, 0, at == 2, 0, 2, FESTIVITY, f"X{13 + at}"
        )
    for at, letter in enumerate("bppgbo"):
        found[f"expert {at + 1}"] = Garment(
            LETTERS[letter], bales(letter * 2), 0, 1, at == 1, 14, 2, EXPERT, f"X{23 + at}"
        )
    return found


def tiles() -> dict[str, Tile]:
    found = {}
    for letters, count in (
        *(("b", 4), ("p", 4), ("bb", 6), ("pp", 6), ("bp", 6), ("g", 5), ("gg", 3)),
        *(("bg", 5), ("pg", 4), ("o", 3), ("po", 2)),
    ):
        one = len(letters) == 1
        found[letters] = Tile(bales(letters), 1, 1, either=not one, count=count)
    for at, letters in enumerate(("bbb", "ppp", "go", "oo", "bpg")):
        found[letters] = Tile(bales(letters), at % 2, 2 - at % 2, either=False, box=FANCY)
    return found


def employees() -> dict[str, Employee]:
    ranks = {"M": MASTER, "J": JOURNEYMAN, "A": APPRENTICE}
    base = {
        0: ("M:", "J:B2", "A:B3", "A:B4"),
        1: ("M:B10", "M:B11", "J:B12", "J:B13", "A:B14", "A:B15"),
        2: ("M:B20", "J:B21", "J:B22", "A:B23"),
        3: ("M:B30", "J:B31", "A:B32", "A:B33"),
        4: ("M:B40", "J:B41", "A:B42", "A:B43"),
        5: ("M:B50", "M:B51", "J:B52", "A:B53"),
        6: ("M:B60", "J:B61", "A:B62", "A:B63", "A:B64", "A:B65"),
    }
    jewelry = {
        0: tuple(f"A:J{number}" for number in range(80, 90)),
        2: tuple(f"J:J{number}" for number in range(90, 99)),
        5: tuple(f"M:J{number}" for number in range(100, 109)),
    }
    found = {}
    for cards, box in ((base, "base"), (jewelry, JEWELRY)):
        for level, faces in cards.items():
            for face in faces:
                rank, bonus = ranks[face[0]], face[2:]
                found[bonus or "B1"] = Employee(level, rank, bonus, PAYS[rank], box)
    return found


def board(*, large: bool) -> Board:
    """The side for four and five has a space more in each hall and of each decoration."""
    more = int(large)
    rewards = ("livres", "", "thread", "tile", "lace", "livres", "")
    halls = {
        hall: Hall(
            first=9 - hall,
            second=4 - hall // 2,
            spaces=tuple(
                Space(at in {1, 3}, rewards[(at + hall) % 7], 2 + at)
                for at in range(4 + (hall == 1) + 2 * more)
            ),
        )
        for hall in HALLS
    }
    decorations = {
        **{
            f"{FIREWORKS} {at}": Decoration(FIREWORKS, 8 + 3 * at, 1, factor=2 + at % 2)
            for at in range(3 + more)
        },
        **{f"{STATUE} {at}": Decoration(STATUE, 10 + 2 * at, 1) for at in range(3 + more)},
        **{
            f"{kind} {at}": Decoration(kind, 7 + 3 * at, at)
            for kind in (KITCHEN_LEFT, KITCHEN_RIGHT)
            for at in range(2 + more)
        },
        **{f"{MUSICIAN} {hall}": Decoration(MUSICIAN, 14 - hall, 3, hall=hall) for hall in HALLS},
        **{f"{JEWELLER} {at}": Decoration(JEWELLER, 5 + 2 * at, 2) for at in range(4 + more)},
    }
    return Board(
        drawer_size=3 + more,
        window_prices=(8, 6, 5, 4, 2, 1, 0) if large else (8, 6, 4, 2, 0),
        halls=halls,
        decorations=decorations,
        all_halls=(10, 7, 5, 3, 2) if large else (8, 5, 3),
        fireworks_first=7 if large else 6,
        fireworks_second=3 if large else 2,
    )


def du_barry() -> Mapping[str, DuBarryCard]:
    kinds = (FIREWORKS, "kitchen", MUSICIAN, STATUE)
    actions: list[tuple[str | int, ...]] = [
        *[("favour",)] * 2,
        *[("drawer", at) for at in range(3)],
        *[("column", at) for at in range(3)],
        *[("tailor", number, side) for number in (1, 2) for side in ("left", "right")] * 2,
        *[("hire", number, side) for number in (1, 2) for side in ("left", "right")],
        *[("fund", kind) for kind in kinds],
        ("fund", FIREWORKS),
    ]
    symbols = ("same", "fitting", "none")
    return {
        f"card {at + 1}": DuBarryCard(action, 1 + at % 5, symbols[at % 3])
        for at, action in enumerate(actions)
    }


def sample() -> Facts:
    return Facts(
        garments=garments(),
        tiles=tiles(),
        employees=employees(),
        starters=("B1", "B1", "B2", "B3", "B4"),
        boards={"1-3": board(large=False), "4-5": board(large=True)},
        jewels={"blue": 7, "pink": 7, "green": 6, "orange": 4},
        jewel_prices=(6, 4, 2, 1),
        du_barry=du_barry(),
    )
