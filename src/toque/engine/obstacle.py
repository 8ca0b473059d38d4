"""Why a move is not legal now. A rule check gives `None` or one of these; no text, nothing allocated."""

from __future__ import annotations

from typing import Final


class Obstacle:
    """Declared once per reason; `args` are the facts of the move that its message may use."""

    def __init__(self, name: str, *args: str) -> None:
        self.name = name
        self.args = args

    @property
    def label(self) -> str:
        return f"obstacle-{self.name}"

    def __repr__(self) -> str:
        return f"<Obstacle {self.name}>"


MATCH_OVER: Final = Obstacle("match-over")
NOT_YOUR_TURN: Final = Obstacle("not-your-turn")
NO_SUCH_MOVE: Final = Obstacle("no-such-move")
NOT_NOW: Final = Obstacle("not-now")
"""The move is no answer to the present question."""
NOTHING_TO_UNDO: Final = Obstacle("nothing-to-undo")
BEHIND_FENCE: Final = Obstacle("behind-fence")
NOT_YOUR_MOVE: Final = Obstacle("not-your-move")
NOTHING_TO_REDO: Final = Obstacle("nothing-to-redo")

KERNEL_OBSTACLES: Final = (
    MATCH_OVER,
    NOT_YOUR_TURN,
    NO_SUCH_MOVE,
    NOT_NOW,
    NOTHING_TO_UNDO,
    BEHIND_FENCE,
    NOT_YOUR_MOVE,
    NOTHING_TO_REDO,
)
