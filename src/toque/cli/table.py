"""The table before a person: the board, the question, and the answers with their numbers."""

from __future__ import annotations

import re
from itertools import groupby

from rich.cells import cell_len
from rich.text import Text as Ink

from toque.cli.screen import Screen, fold
from toque.engine.lexicon import Lexicon
from toque.engine.match import Match
from toque.terminal.board import Board
from toque.terminal.paper import in_columns, pad
from toque.texts import Speaker

NO_BREAK = "\u00a0"
FEW = 2
"""Up to this many moves of a verb are said in full; more of them stand in brief below a heading."""


def numbered_moves(match: Match, seat: int) -> list[int]:
    """The legal moves in the order of their numbers on the screen: by verb, as the game lists them."""
    return sorted(match.moves(seat))


def show_board(
    screen: Screen, board: Board, match: Match, viewer: int | None, words: Speaker
) -> None:
    screen.line()
    screen.lines(board.draw(match.view(viewer), words.seen_from(viewer), screen.width))


def show_question(screen: Screen, board: Board, match: Match, seat: int, words: Speaker) -> None:
    voice = words.seen_from(seat)
    screen.line()
    screen.say(voice.say(match.ask(seat)), "bold")
    screen.lines(move_lines(board, match, seat, voice, screen.width))


def move_lines(board: Board, match: Match, seat: int, voice: Speaker, width: int) -> list[Ink]:
    lexicon = match.setup.game.lexicon
    numbered = list(enumerate(numbered_moves(match, seat), start=1))
    lines: list[Ink] = []
    plain: list[tuple[int, int]] = []
    for verb, group in groupby(numbered, key=lambda pair: lexicon.verb_of(pair[1])):
        moves = list(group)
        heading = board.heading(verb.name, voice) if len(moves) > FEW else None
        if heading is None:
            plain += moves
        else:
            lines += _full(lexicon, match, seat, plain, voice, width)
            plain = []
            lines += _brief(board, match, seat, moves, heading, voice, width)
    return lines + _full(lexicon, match, seat, plain, voice, width)


def _full(
    lexicon: Lexicon,
    match: Match,
    seat: int,
    moves: list[tuple[int, int]],
    voice: Speaker,
    width: int,
) -> list[Ink]:
    """Moves in whole sentences, with their notation before them."""
    if not moves:
        return []
    notations = [lexicon.notation(move) for _, move in moves]
    widest = max(cell_len(notation) for notation in notations)
    labels = [voice.say(match.label(seat, move)) for _, move in moves]
    starts = [
        Ink.assemble(_number(number), pad(Ink(notation, "cyan"), widest + 2))
        for (number, _), notation in zip(moves, notations, strict=True)
    ]
    room = width - cell_len(starts[0].plain)
    if max(cell_len(label) for label in labels) <= room:
        cells = [start + Ink(label) for start, label in zip(starts, labels, strict=True)]
        return in_columns(cells, width)
    lines = []
    for start, label in zip(starts, labels, strict=True):
        # What stands in brackets, such as the cost, stays in one piece.
        kept = re.sub(r"\(.*?\)", lambda found: found[0].replace(" ", NO_BREAK), label)
        first, *rest = fold(kept, room)
        lines.append(start + Ink(first))
        lines += [Ink(" " * (width - room) + part) for part in rest]
    return lines


def _brief(
    board: Board,
    match: Match,
    seat: int,
    moves: list[tuple[int, int]],
    heading: str,
    voice: Speaker,
    width: int,
) -> list[Ink]:
    """Moves of one verb in columns below what it does; a cost that is the same for all joins it."""
    lexicon = match.setup.game.lexicon
    verb = lexicon.verb_of(moves[0][1]).name
    briefs = [board.brief(match.label(seat, move), voice, width) for _, move in moves]
    same = len({brief.cost for brief in briefs}) == 1
    title = Ink.assemble("    ", (verb, "cyan"), f"  {heading}")
    if same and briefs[0].cost:
        title.append(f" ({briefs[0].cost})")
    arguments = [lexicon.notation(move).removeprefix(verb).strip() for _, move in moves]
    widest = max(cell_len(argument) for argument in arguments)
    whats = max(cell_len(brief.what.plain) for brief in briefs)
    cells = []
    for (number, _), argument, brief in zip(moves, arguments, briefs, strict=True):
        cell = Ink.assemble(_number(number), pad(Ink(argument, "cyan"), widest + 1))
        if same:
            cell.append_text(brief.what)
        else:
            cell.append_text(pad(brief.what, whats + 1)).append(f"({brief.cost})")
        cells.append(cell)
    return [title, *in_columns(cells, width)]


def _number(number: int) -> Ink:
    return Ink(f"{number:>3} ", "bold")
