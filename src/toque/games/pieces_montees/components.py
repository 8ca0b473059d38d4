"""The components: 45 two-sided layer cards, five decorations, and how they are numbered.

Inside a match everything is a small number:

- a *kind* of cake is a colour and a topping: `colour * 2 + topping`, 0 to 9;
- a *face* is one side of a card, a layer of a kind: `kind * 3 + layer - 1`, 0 to 29;
- a *side* is a card with one of its faces turned up: `card * 2 + topping of that face`, so that
  `side ^ 1` is the same card turned over.
"""

from __future__ import annotations

from functools import cache
from importlib import resources
from typing import Final

import msgspec
from mypy_extensions import i64

from toque.engine.edition import Edition, EditionCheck, decode
from toque.engine.text import Text

COLOURS: Final = ("red", "orange", "green", "blue", "ivory")
TOPPINGS: Final = ("cream", "chocolate")
OCCASIONS: Final = ("wedding", "birthday", "valentine", "christmas", "halloween")
LAYERS: Final = 3
KINDS: Final = 10
FACES: Final = 30
CARDS_OF_COLOUR: Final = 9
CARDS: Final = 45

BASES: Final = 0o1111111111
"""The bit mask of all faces that are a first layer."""

CREAM: Final = 0
CHOCOLATE: Final = 1

SLOTS: Final = 4
"""Places of a hand. At four seats the last one of each hand stays empty."""
HANDS: Final = 5
NEUTRAL: Final = 4
"""The neutral hand, which lies on the table in a duel."""
POSITIONS: Final = HANDS * SLOTS

HAND_LETTERS: Final = ("a", "b", "c", "d", "n")
POSITION_NAMES: Final = tuple(f"{hand}{slot}" for hand in HAND_LETTERS for slot in (1, 2, 3, 4))

KIND_NAMES: Final = tuple(f"{colour}-{topping}" for colour in COLOURS for topping in TOPPINGS)
FACE_NAMES: Final = tuple(f"{kind}-{layer}" for kind in KIND_NAMES for layer in (1, 2, 3))
CARD_NAMES: Final = tuple(f"{colour}-{number}" for colour in COLOURS for number in range(1, 10))


def kind_text(kind: int) -> Text:
    return Text("kind", {"colour": COLOURS[kind // 2], "topping": TOPPINGS[kind % 2]})


def occasion_text(occasion: str) -> Text:
    return Text("occasion", {"occasion": occasion})


def face_text(face: int) -> Text:
    kind = face // LAYERS
    return Text(
        "face",
        {
            "colour": COLOURS[kind // 2],
            "topping": TOPPINGS[kind % 2],
            "layer": face % LAYERS + 1,
        },
    )


class CardTable(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    origin: str
    cream1: list[int]
    cream2: list[int]
    cream3: list[int]

    def pairs(self) -> list[tuple[int, int]]:
        """The nine cards of a colour as (cream layer, chocolate layer)."""
        backs = (self.cream1, self.cream2, self.cream3)
        return [(cream, back) for cream in (1, 2, 3) for back in backs[cream - 1]]


class _Occasions(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    origin: str
    red: str
    orange: str
    green: str
    blue: str
    ivory: str


class _Points(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    origin: str
    layers: list[int]


class _Decorated(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    origin: str
    cream: int
    chocolate: int


class _Cards(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    default: str
    tables: dict[str, CardTable]


class _Toml(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    name: str
    occasions: _Occasions
    points: _Points
    decorated: _Decorated
    cards: _Cards


class PiecesEdition(Edition):
    def __init__(self, source: str, toml: _Toml) -> None:
        super().__init__(toml.name, source, msgspec.json.encode(toml))
        self.default_table = toml.cards.default
        self.tables = toml.cards.tables
        self.points = [0, *toml.points.layers]
        """Points of a cake by its number of layers."""
        self.decorated = [toml.decorated.cream, toml.decorated.chocolate]
        """Points of a decorated cake by its topping."""
        self.occasions: dict[str, str] = {
            colour: getattr(toml.occasions, colour) for colour in COLOURS
        }
        """By colour."""
        self.faces = {name: _faces(table) for name, table in self.tables.items()}
        """By card table: the face of every side."""


def _faces(table: CardTable) -> list[i64]:
    found: list[i64] = []
    for colour in range(len(COLOURS)):
        for cream, chocolate in table.pairs():
            found.append((colour * 2 + CREAM) * LAYERS + cream - 1)
            found.append((colour * 2 + CHOCOLATE) * LAYERS + chocolate - 1)
    return found


def house_source() -> str:
    files = resources.files("toque.games.pieces_montees")
    return (files / "editions" / "house.toml").read_text(encoding="utf-8")


def read_edition(source: str) -> PiecesEdition:
    """Read a TOML and check it against the counts of the rulebook; every fault names its line."""
    toml = decode(source, _Toml)
    check = EditionCheck(source)
    check.name(toml.name)
    _check_values(check, toml)
    _check_cards(check, toml.cards)
    check.refuse_faults()
    return PiecesEdition(source, toml)


def _check_values(check: EditionCheck, toml: _Toml) -> None:
    seen: dict[str, str] = {}
    for colour in COLOURS:
        occasion: str = getattr(toml.occasions, colour)
        if occasion not in OCCASIONS:
            possible = ", ".join(OCCASIONS)
            check.fault(
                ("occasions", colour), "fault-occasion", occasion=occasion, possible=possible
            )
        elif occasion in seen:
            other = seen[occasion]
            check.fault(
                ("occasions", colour), "fault-occasion-twice", occasion=occasion, colour=other
            )
        seen[occasion] = colour
    points = toml.points.layers
    if len(points) != LAYERS or points[0] < 1 or sorted(set(points)) != points:
        check.fault(("points", "layers"), "fault-points")
    for topping in TOPPINGS:
        if points and getattr(toml.decorated, topping) <= points[-1]:
            check.fault(("decorated", topping), "fault-decorated", least=points[-1] + 1)


def _check_cards(check: EditionCheck, cards: _Cards) -> None:
    if cards.default not in cards.tables:
        possible = ", ".join(cards.tables)
        check.fault(("cards", "default"), "fault-default", table=cards.default, possible=possible)
    for name, table in cards.tables.items():
        pairs = table.pairs()
        if len(pairs) != CARDS_OF_COLOUR:
            check.fault(
                ("cards.tables", name),
                "fault-cards",
                table=name,
                found=len(pairs),
                expected=CARDS_OF_COLOUR,
            )
        for row in ("cream1", "cream2", "cream3"):
            backs: list[int] = getattr(table, row)
            for back in backs:
                if not 1 <= back <= LAYERS:
                    check.fault(("cards.tables." + name, row), "fault-layer", layer=back)
        for layer in (1, 2, 3):
            if layer not in [cream for cream, _ in pairs]:
                check.fault(("cards.tables", name), "fault-no-cream", table=name, layer=layer)
            if layer not in [chocolate for _, chocolate in pairs]:
                check.fault(("cards.tables", name), "fault-no-chocolate", table=name, layer=layer)


@cache
def house_edition() -> PiecesEdition:
    return read_edition(house_source())
