"""How the games look in a terminal. A game without a board of its own gets the plain one."""

from __future__ import annotations

from importlib import import_module
from importlib.util import find_spec

from toque.games import package
from toque.terminal.board import Board


def board(slug: str) -> Board:
    """
    >>> type(board("gateau")).__name__
    'GateauBoard'
    """
    name = f"{package(slug)}.terminal"
    if find_spec(name) is None:
        return Board()
    found = import_module(name).BOARD
    assert isinstance(found, Board)
    return found
