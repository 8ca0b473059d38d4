"""What a bot thinks the means of a match are worth: the numbers of `tastes.toml`, ready for hot code."""

from __future__ import annotations

from typing import Final

from toque.engine import tastes
from toque.games.patisserie import names
from toque.mechanics.outlook import Trust

COUNTED: Final = ("gain", "table", "ingredient-set", "topping-set")
"""Bonuses whose worth is what they would give."""
BY_MEANS: Final = ("exchange", "trade", "hand-in", "give-tiles")
"""Bonuses whose worth depends on what can be paid."""
NAMED_OTHERWISE: Final = {"place": "place-marker"}
"""Of the bonuses: their number, where another one has their name."""


class Taste:
    """All in points; `tastes.toml` says what each number counts."""

    def __init__(self, numbers: dict[str, float]) -> None:
        self.coin: float = numbers["coin"]
        self.plenty: float = numbers["plenty"]
        self.rounds_to_spend: float = numbers["rounds-to-spend"]
        self.staples: list[float] = [numbers[name] for name in names.STAPLES]
        self.ingredient: float = numbers["ingredient"]
        self.spare: float = numbers["spare"]
        self.topping: float = numbers["topping"]
        self.place: float = numbers["place"]
        self.baking: float = numbers["baking"]
        self.serving: float = numbers["serving"]
        self.fetching: float = numbers["fetching"]
        self.haste: float = numbers["haste"]
        self.actions: list[float] = [numbers[f"{rank}-action"] for rank in names.RANKS]
        self.patissier: float = numbers["patissier"]
        self.mixed: float = numbers["mixed"]
        self.growth: float = numbers["growth"]
        self.growths: list[float] = [numbers.get(f"more-{of}", 0.0) for of in names.COUNTABLES]
        self.card_again: float = numbers["card-again"]
        self.tables = Trust(
            lead=numbers["table-lead"],
            lead_growth=numbers["table-lead-growth"],
            doubt=numbers["table-doubt"],
            sure=numbers["table-sure"],
        )
        self.servant_hope: float = numbers["servant-hope"]
        self.noble_hope: float = numbers["noble-hope"]
        self.special_hope: float = numbers["special-hope"]
        self.decorating: float = numbers["decorating"]
        self.decoration: float = numbers["decoration"]
        self.decoration_hope: float = numbers["decoration-hope"]
        self.rivals: float = numbers["rivals"]
        self.bonuses: list[float] = [_bonus(numbers, kind) for kind in names.BONUS_KINDS]
        self.employee: float = numbers["employee"]
        self.served: float = numbers["served"]
        self.marker: float = numbers["marker"]
        self.decorated: float = numbers["decorated"]


def _bonus(numbers: dict[str, float], kind: str) -> float:
    if kind in COUNTED or kind in BY_MEANS:
        return 0.0
    return numbers[NAMED_OTHERWISE.get(kind, kind)]


NUMBERS: Final = tastes.read_tastes("toque.games.patisserie")
BALANCED: Final = Taste(NUMBERS[tastes.BALANCED])
STRATEGIES: Final = {
    name: Taste(numbers) for name, numbers in NUMBERS.items() if name != tastes.BALANCED
}
