"""How the games look in a terminal. A game without a board of its own gets the plain one."""

from __future__ import annotations

from importlib import import_module

from toque.cli.boards.plain import Board

__all__ = ["Board", "board"]

_BOARDS = {"gateau": "gateau", "pieces-montees": "pieces_montees"}


def board(slug: str) -> Board:
    """
    >>> type(board("a game of tomorrow")).__name__
    'Board'
    """
    if slug not in _BOARDS:
        return Board()
    found = import_module(f"{__name__}.{_BOARDS[slug]}").BOARD
    assert isinstance(found, Board)
    return found
