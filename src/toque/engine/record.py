r"""A whole match as text: test fixture, bug report, export, import and replay alike.

    toque 1
    game pieces-montees 2
    edition house 3f2a9c0d11e58b76
    option mode=confirmed
    seat a Camille
    seat b greedy
    seed 5f0c
    commitment 2c3a

    a place b3
    b turn a1

Seats are letters: `a` is seat 0. What follows a `#` is a comment.
"""

from __future__ import annotations

from typing import Final, TypeVar

from toque.engine.edition import Edition
from toque.engine.game import Game
from toque.engine.lexicon import BadNotation
from toque.engine.match import Match
from toque.engine.refusal import Refusal
from toque.engine.rng import check_seed, commitment
from toque.engine.text import Text, Value

M = TypeVar("M", bound=Match)

FORMAT: Final = 1
SEAT_LETTERS: Final = "abcdefgh"


class BadRecord(Refusal):
    """Where and why a record cannot be read or replayed; line and column count from 1."""

    def __init__(self, line: int, column: int, reason: Text) -> None:
        super().__init__("bad-record", line=line, column=column, reason=reason)
        self.line = line
        self.column = column


class RecordedMove:
    def __init__(self, seat: int, notation: str, line: int = 0, column: int = 1) -> None:
        self.seat = seat
        self.notation = notation
        self.line = line
        self.column = column


class Record:
    def __init__(
        self,
        game: str,
        version: int,
        edition: str,
        digest: str,
        options: dict[str, str],
        players: list[str],
        seed: str,
        moves: list[RecordedMove],
    ) -> None:
        self.game = game
        self.version = version
        self.edition = edition
        self.digest = digest
        self.options = options
        self.players = players
        self.seed = seed
        self.moves = moves

    def write(self) -> str:
        lines = [
            f"toque {FORMAT}",
            f"game {self.game} {self.version}",
            f"edition {self.edition} {self.digest}",
        ]
        lines += [f"option {name}={choice}" for name, choice in self.options.items()]
        lines += [f"seat {SEAT_LETTERS[seat]} {player}" for seat, player in enumerate(self.players)]
        lines += [f"seed {self.seed}", f"commitment {commitment(self.seed)}", ""]
        lines += [f"{SEAT_LETTERS[move.seat]} {move.notation}" for move in self.moves]
        return "\n".join(lines) + "\n"

    def replay(self, game: Game[M], edition: Edition | None = None, moves: int | None = None) -> M:
        """The match after all its moves, or after the first `moves` of them."""
        match = self.start(game, edition)
        for move in self.moves[:moves]:
            self.play_into(match, move)
        return match

    def start(self, game: Game[M], edition: Edition | None = None) -> M:
        """The match before its first move."""
        if game.version != self.version:
            raise Refusal(
                "record-version", game=game.slug, recorded=self.version, current=game.version
            )
        edition = edition or game.house_edition()
        if edition.digest != self.digest:
            raise Refusal("record-edition", recorded=self.edition, given=edition.name)
        setup = game.setup(len(self.players), self.options, edition)
        return game.start(setup, self.seed)

    def play_into(self, match: M, move: RecordedMove) -> None:
        match.apply(move.seat, self.legal(match, move))

    def legal(self, match: M, move: RecordedMove) -> int:
        """The number of a recorded move in the lexicon; refused if it cannot be played now."""
        try:
            number = match.setup.game.lexicon.parse(move.notation)
        except BadNotation as bad:
            raise BadRecord(move.line, move.column + bad.column - 1, bad.text) from bad
        reason = match.explain(move.seat, number)
        if reason is not None:
            raise BadRecord(move.line, move.column, reason)
        return number


class _Reader:
    """Reads a record line by line; every refusal knows where it is."""

    def __init__(self, text: str) -> None:
        self.words: dict[str, str] = {}
        self.options: dict[str, str] = {}
        self.players: list[str] = []
        self.moves: list[RecordedMove] = []
        self.line = 0
        started = False
        for line in text.splitlines():
            self.line += 1
            content = line.split("#")[0].rstrip()
            if not content:
                started = started or (bool(self.words) and not line.strip())
            elif not self.words and content.split()[0] != "toque":
                raise self.refuse(1, "record-not-toque")
            elif started:
                self.read_move(content)
            else:
                self.read_header(content)

    def refuse(self, column: int, key: str, **args: Value) -> BadRecord:
        return BadRecord(max(1, self.line), column, Text(key, args))

    def read_header(self, line: str) -> None:
        keyword, _, rest = line.strip().partition(" ")
        rest = rest.strip()
        column = line.find(rest) + 1 if rest else len(line) + 1
        if keyword == "option":
            name, equals, choice = rest.partition("=")
            if not equals or not name or not choice:
                raise self.refuse(column, "record-option", line=rest)
            self.options[name] = choice
        elif keyword == "seat":
            letter, _, player = rest.partition(" ")
            expected = SEAT_LETTERS[len(self.players)] if len(self.players) < 8 else "-"
            if letter != expected or not player.strip():
                raise self.refuse(column, "record-seat", expected=expected)
            self.players.append(player.strip())
        elif keyword in ("toque", "game", "edition", "seed", "commitment"):
            if keyword in self.words:
                raise self.refuse(1, "record-twice", keyword=keyword)
            self.words[keyword] = rest
            if keyword == "toque" and rest != str(FORMAT):
                raise self.refuse(column, "record-format", found=rest, known=FORMAT)
        else:
            raise self.refuse(1, "record-keyword", keyword=keyword)

    def read_move(self, line: str) -> None:
        letter, _, notation = line.strip().partition(" ")
        column = line.find(letter) + 1
        seat = SEAT_LETTERS.find(letter) if len(letter) == 1 else -1
        if not 0 <= seat < len(self.players):
            possible = ", ".join(SEAT_LETTERS[: len(self.players)])
            raise self.refuse(column, "record-who", word=letter, possible=possible)
        notation = notation.strip()
        at = line.find(notation, column) + 1 if notation else len(line) + 1
        self.moves.append(RecordedMove(seat, notation, self.line, at))

    def pair(self, keyword: str) -> tuple[str, str]:
        words = self.word(keyword).split()
        if len(words) != 2:
            raise self.refuse(1, "record-pair", keyword=keyword)
        return words[0], words[1]

    def word(self, keyword: str) -> str:
        if not self.words.get(keyword):
            raise self.refuse(1, "record-missing", keyword=keyword)
        return self.words[keyword]


def read_record(text: str) -> Record:
    reader = _Reader(text)
    reader.word("toque")
    game, version = reader.pair("game")
    if not version.isdecimal() or len(version) > 9:
        raise reader.refuse(1, "record-pair", keyword="game")
    edition, digest = reader.pair("edition")
    seed = check_seed(reader.word("seed"))
    promised = reader.words.get("commitment")
    if promised and promised != commitment(seed):
        raise reader.refuse(1, "record-commitment")
    return Record(
        game, int(version), edition, digest, reader.options, reader.players, seed, reader.moves
    )
