"""Values that were learned of a game, one for each number of seats: files in its folder.

`toque train` writes them; each says how it was made, so that it can be made again.
"""

from __future__ import annotations

from typing import Final

import msgspec

from toque.bots.judge import OUTPUTS, Judge, input_count
from toque.bots.network import Network
from toque.engine.game import Game
from toque.engine.match import Match
from toque.games import folder

FILE: Final = "value-{seats}.json"


class Learned(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    made_by: str
    """The command that makes it again."""
    rules: str
    """The digest of rules and bots with which its matches were played."""
    matches: int
    positions: int
    features: list[str]
    error: dict[str, float]
    """In matches that it has not learned from, by how much it is wrong: the root of the mean square,
    in points and in shares; `heuristic` is the margin as the game's heuristic sees it."""
    constants: list[float]
    linear: list[list[float]]
    hidden_constants: list[float]
    hidden: list[list[float]]
    of_hidden: list[list[float]]


class BadValue(ValueError):
    """A learned value that does not fit the game that it lies with."""


def read_value(source: bytes, game: Game[Match], seats: int) -> Judge:
    try:
        found = msgspec.json.decode(source, type=Learned)
    except msgspec.MsgspecError as wrong:
        raise BadValue(str(wrong)) from wrong
    return judge_by(found, game, seats)


def judge_by(found: Learned, game: Game[Match], seats: int) -> Judge:
    if tuple(found.features) != game.feature_names():
        raise BadValue(f"{game.slug} has other features than were learned from: train it again")
    wide = input_count(len(found.features), seats)
    units = len(found.hidden_constants)
    fits = (
        len(found.constants) == len(found.linear) == len(found.of_hidden) == OUTPUTS
        and len(found.hidden) == units
        and all(len(row) == wide for row in (*found.linear, *found.hidden))
        and all(len(row) == units for row in found.of_hidden)
    )
    if not fits:
        raise BadValue(f"a network for {seats} seats has other sizes")
    return Judge(
        Network(
            found.constants, found.linear, found.hidden_constants, found.hidden, found.of_hidden
        )
    )


_known: dict[tuple[str, int], Judge | None] = {}


def judge_of(game: Game[Match], seats: int) -> Judge | None:
    """What was learned of a game at so many seats, one of them too, read once; nothing where nobody
    has."""
    kind = game.slug, seats
    if kind not in _known:
        file = folder(game.slug) / FILE.format(seats=seats)
        _known[kind] = read_value(file.read_bytes(), game, seats) if file.is_file() else None
    return _known[kind]
