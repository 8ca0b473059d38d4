"""Small networks that say what a position will come to: a linear part and one layer of hidden units."""

from __future__ import annotations

from typing import final


@final
class Network:
    """For every output a constant, a weight for each input, and one for each hidden unit; a hidden unit
    has a constant and a weight for each input, and is what these come to, or 0 if that is negative.

    >>> network = Network([0.5], [[1.0, 0.0]], [0.0], [[1.0, -1.0]], [[10.0]])
    >>> network.outputs([3.0, 1.0]), network.outputs([1.0, 3.0])
    ([23.5], [1.5])
    """

    def __init__(
        self,
        constants: list[float],
        linear: list[list[float]],
        hidden_constants: list[float],
        hidden: list[list[float]],
        of_hidden: list[list[float]],
    ) -> None:
        self.constants = constants
        self.linear = linear
        self.hidden_constants = hidden_constants
        self.hidden = hidden
        self.of_hidden = of_hidden

    def outputs(self, inputs: list[float]) -> list[float]:
        units: list[float] = []
        for unit in range(len(self.hidden)):
            level = self.hidden_constants[unit] + product(self.hidden[unit], inputs)
            units.append(level if level > 0.0 else 0.0)
        found: list[float] = []
        for output in range(len(self.linear)):
            total = self.constants[output] + product(self.linear[output], inputs)
            found.append(total + product(self.of_hidden[output], units))
        return found


def product(weights: list[float], inputs: list[float]) -> float:
    total = 0.0
    for weight, value in zip(weights, inputs):  # noqa: B905 (strict is slow when compiled)
        total += weight * value
    return total
