"""What a bot thinks the means of a match are worth: the numbers of `tastes.toml`, ready for hot code."""

from __future__ import annotations

import tomllib
from importlib import resources
from typing import Final


class Taste:
    """All in points; `tastes.toml` says what each number counts."""

    def __init__(self, numbers: dict[str, float]) -> None:
        self.livre: float = numbers["livre"]
        self.plenty: float = numbers["plenty"]
        self.rounds_to_spend: float = numbers["rounds-to-spend"]
        self.common_bale: float = numbers["common-bale"]
        self.green_bale: float = numbers["green-bale"]
        self.orange_bale: float = numbers["orange-bale"]
        self.notion: float = numbers["notion"]
        self.within_reach: float = numbers["within-reach"]
        self.place: float = numbers["place"]
        self.master_action: float = numbers["master-action"]
        self.journeyman_action: float = numbers["journeyman-action"]
        self.apprentice_action: float = numbers["apprentice-action"]
        self.rank: float = numbers["rank"]
        self.growth: float = numbers["growth"]
        self.hall_lead: float = numbers["hall-lead"]
        self.hall_lead_growth: float = numbers["hall-lead-growth"]
        self.hall_doubt: float = numbers["hall-doubt"]
        self.hall_sure: float = numbers["hall-sure"]
        self.sure: float = numbers["sure"]
        self.all_halls: float = numbers["all-halls"]
        self.statue_colour: float = numbers["statue-colour"]
        self.fireworks_hope: float = numbers["fireworks-hope"]
        self.licence: float = numbers["licence"]
        self.favour: float = numbers["favour"]
        self.task: float = numbers["task"]
        self.master_trial: float = numbers["master-trial"]
        self.crown_hope: float = numbers["crown-hope"]
        self.rivals: float = numbers["rivals"]
        self.sale: float = numbers["sale"]
        self.garment: float = numbers["garment"]
        self.decoration: float = numbers["decoration"]
        self.employee: float = numbers["employee"]


def _read() -> dict[str, dict[str, float]]:
    """The balanced numbers, and by strategy those that differ."""
    files = resources.files("toque.games.rococo")
    found: dict[str, dict[str, float]] = tomllib.loads(
        (files / "tastes.toml").read_text(encoding="utf-8")
    )
    return found


NUMBERS: Final = _read()
BALANCED: Final = Taste(NUMBERS["balanced"])
STRATEGIES: Final = {
    name: Taste({**NUMBERS["balanced"], **liked})
    for name, liked in NUMBERS.items()
    if name != "balanced"
}
