"""What a seat is called: by the name of a person or a bot, as an imported record has it, or as somebody
at a shared screen is called."""

from __future__ import annotations

from typing import Literal

from toque.bots.ladder import bot_names
from toque.server.rows import Person, Seat

Named = Literal["person", "bot"]
"""Whose name it is: that of a bot is said in the reader's language."""


def called(seat: Seat, person: Person | None) -> tuple[str, Named]:
    """The name of a seat; none of one that is free."""
    if seat.name:
        # Nobody may take the name of a bot, so in a record it means that bot.
        return seat.name, "bot" if seat.name in bot_names() else "person"
    if person is not None:
        return person.name, "person"
    return seat.bot, "bot" if seat.bot else "person"
