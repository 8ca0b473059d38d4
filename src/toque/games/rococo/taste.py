"""What a bot thinks the means of a match are worth: the numbers of `tastes.toml`, ready for hot code."""

from __future__ import annotations

from typing import Final

from toque.engine import tastes
from toque.mechanics.outlook import Trust


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
        self.halls = Trust(
            lead=numbers["hall-lead"],
            lead_growth=numbers["hall-lead-growth"],
            doubt=numbers["hall-doubt"],
            sure=numbers["hall-sure"],
        )
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


NUMBERS: Final = tastes.read_tastes("toque.games.rococo")
BALANCED: Final = Taste(NUMBERS[tastes.BALANCED])
STRATEGIES: Final = {
    name: Taste(numbers) for name, numbers in NUMBERS.items() if name != tastes.BALANCED
}
