"""The loop of a match at this terminal: bots move and are told of, people are asked.

Nothing that is typed here can end a match: what is wrong is said in a line, and asked again.
"""

from __future__ import annotations

import shlex
import shutil
import sys
from collections.abc import Callable, Iterable
from pathlib import Path
from typing import Final

from toque.bots.bot import Bot, decide, in_time
from toque.bots.chef import FOR_ADVICE, MOST_CANDIDATES, apart, chef, compared
from toque.cli.advice import show_advice
from toque.cli.bill import show_bill
from toque.cli.chronicle import passages, print_events, print_passages, since_last_turn
from toque.cli.files import write_new, write_over
from toque.cli.keeper import Keeper
from toque.cli.labels import chosen_labels
from toque.cli.prompt import prompt_for
from toque.cli.results import show_ranks, show_sheet, show_sheets
from toque.cli.seating import Seating
from toque.cli.session import Session, one_line
from toque.cli.table import numbered_moves, show_board, show_question
from toque.engine.bill import bills
from toque.engine.lexicon import BadNotation
from toque.engine.match import IllegalMove, Match
from toque.engine.record import Record, read_record
from toque.engine.refusal import Refusal
from toque.engine.rng import Rng, commitment
from toque.engine.text import SeatName, Text
from toque.engine.timeline import Timeline
from toque.terminal.boards import board

COMMANDS: Final = (
    "undo",
    "redo",
    "why",
    "what",
    "advice",
    "log",
    "score",
    "table",
    "save",
    "help",
    "quit",
)


class Sitting:
    def __init__(
        self,
        session: Session,
        timeline: Timeline[Match],
        seating: Seating,
        keeper: Keeper,
        again: list[str],
    ) -> None:
        """`again` is what a command that resumes the match needs beside its file."""
        self.screen = session.screen
        self.speaker = session.speaker
        self.timeline = timeline
        self.seating = seating
        self.keeper = keeper
        self.again = again
        self.board = board(timeline.game.slug)
        self.prompt = prompt_for(self.screen)
        self._at_table: int | None = None
        """The person who looks at the screen."""
        self._fresh = True
        """Whether the table must be shown before the next question."""
        self._legend_shown = False
        self._commands: dict[str, Callable[[int, str], bool]] = {
            "undo": self._undo,
            "redo": self._redo,
            "why": self._why,
            "what": self._what,
            "advice": self._advice,
            "log": self._log,
            "score": self._score,
            "table": self._table,
            "save": self._save,
            "help": self._help,
            "?": self._help,
        }

    @property
    def match(self) -> Match:
        return self.timeline.match

    def run(self) -> int:
        try:
            self._welcome()
            self._keep()
            while not self.match.over:
                seat, bot = self._next()
                if bot is not None:
                    self._bot_moves(seat, bot)
                elif not self._person_moves(seat):
                    break
            if self.match.over:
                self._end()
            else:
                self._leave()
        except (EOFError, KeyboardInterrupt):
            self._leave()
        return 0

    # Who is next.

    def _next(self) -> tuple[int, Bot | None]:
        """Where several must answer at once, bots go first: they do not keep people waiting."""
        asked = self.match.deciders()
        for seat in asked:
            if self.seating.bots[seat] is not None:
                return seat, self.seating.bots[seat]
        return asked[0], None

    def _bot_moves(self, seat: int, bot: Bot) -> None:
        record = self.timeline.record
        seed = f"{record.seed}/{seat}"
        budget = in_time(bot, self.match.setup)
        choice = decide(bot, self.match, seat, seed, len(record.moves), budget)
        self._play(seat, choice.move)

    def _play(self, seat: int, move: int) -> None:
        self.timeline.play(seat, move)
        self._played(seat)

    def _played(self, seat: int) -> None:
        self._keep()
        if len(self.seating.people) <= 1:
            self._tell(self.seating.sole_person)
        elif seat in self.seating.people:
            self._tell(seat)

    def _tell(self, viewer: int | None) -> None:
        """What the last move brought, as a viewer saw it."""
        voice = self.speaker.seen_from(viewer)
        print_events(self.screen, self.timeline.events[-1], viewer, voice)

    # People.

    def _person_moves(self, seat: int) -> bool:
        """Ask until a move is played; false if the person leaves."""
        self._hand_over(seat)
        while True:
            if self._fresh:
                self._show_table(seat)
            line = self.prompt.read(self._understood(seat)).strip()
            if line.lower() == "quit":
                return False
            try:
                if self._answer(seat, line):
                    self._fresh = True
                    return True
            except IllegalMove as illegal:
                self._object(Text(illegal.obstacle.label), seat)
            except Refusal as refusal:
                self._object(refusal.text, seat)

    def _hand_over(self, seat: int) -> None:
        """Where several people share the screen, each looks at it alone."""
        if len(self.seating.people) <= 1:
            return
        if self._at_table != seat:
            self._at_table = seat
            self._fresh = True
            if self.screen.is_terminal:
                self.screen.wipe()
            self.screen.say(self.speaker.key("cli-hand-over", seat=SeatName(seat)), "bold")
            if self.screen.is_terminal:
                self.screen.say(self.speaker.key("cli-press-enter"))
                self.prompt.read()
                self.screen.wipe()
        moves = self.timeline.record.moves
        if moves and moves[-1].seat != seat:
            self._print_log(seat, everything=False)

    def _show_table(self, seat: int) -> None:
        show_board(self.screen, self.board, self.match, seat, self.speaker)
        if not self._legend_shown:
            self._legend_shown = True
            legend = self.board.legend(self.speaker.seen_from(seat))
            if legend is not None:
                self.screen.say(legend, "dim")
        show_question(self.screen, self.board, self.match, seat, self.speaker)
        self._fresh = False

    def _understood(self, seat: int) -> Iterable[str]:
        """All lines that make sense now, for completion."""
        lexicon = self.timeline.game.lexicon
        legal = [lexicon.notation(move) for move in numbered_moves(self.match, seat)]
        reasons = [f"why {lexicon.notation(move)}" for move in range(lexicon.size)]
        bills_of = [f"what {notation}" for notation in legal]
        return [*legal, *COMMANDS, *bills_of, *reasons, "log all"]

    def _answer(self, seat: int, line: str) -> bool:
        """Do what was typed; true if that moved the match."""
        if not line:
            self._fresh = True
            return False
        word, _, rest = line.partition(" ")
        command = self._commands.get(word.lower())
        if command is not None:
            return command(seat, rest.strip())
        self._play(seat, self._read_legal_move(seat, line))
        return True

    def _read_move(self, seat: int, line: str) -> int:
        """A move by its number on the screen or by its notation, legal or not."""
        if line.isdecimal():
            moves = numbered_moves(self.match, seat)
            if len(line) > 6 or not 1 <= int(line) <= len(moves):
                raise Refusal("cli-no-number", number=line, moves=len(moves))
            return moves[int(line) - 1]
        lexicon = self.timeline.game.lexicon
        try:
            return lexicon.parse(line.lower())
        except BadNotation as bad:
            if bad.text.key != "bad-notation-verb":
                raise
            legal = numbered_moves(self.match, seat)
            verbs = dict.fromkeys(lexicon.verb_of(move).name for move in legal)
            raise Refusal(
                "cli-not-understood",
                word=line.split()[0],
                moves=", ".join(verbs),
                commands=", ".join(COMMANDS),
            ) from bad

    def _read_legal_move(self, seat: int, line: str) -> int:
        move = self._read_move(seat, line)
        reason = self.match.explain(seat, move)
        if reason is not None:
            raise Refusal(reason.key, **reason.args)
        return move

    def _object(self, text: Text, seat: int) -> None:
        self.screen.say(one_line(self.speaker.seen_from(seat).say(text)), "bold red")

    def warn(self, refusal: Refusal) -> None:
        self.screen.say(self.speaker.say(refusal.text), "bold red")
        self.screen.say(self.speaker.key("cli-not-kept"), "bold red")

    # Commands. Each returns whether somebody else may be asked now.

    def _undo(self, seat: int, rest: str) -> bool:
        self.timeline.undo(seat)
        self._keep()
        self.screen.say(self.speaker.key("cli-undone"))
        return True

    def _redo(self, seat: int, rest: str) -> bool:
        self.timeline.redo(seat)
        self._played(seat)
        return True

    def _why(self, seat: int, rest: str) -> bool:
        voice = self.speaker.seen_from(seat)
        if not rest:
            raise Refusal("cli-why-what")
        move = self._read_move(seat, rest)
        reason = self.match.explain(seat, move)
        if reason is None:
            label = self.match.label(seat, move)
            self.screen.say(voice.key("cli-why-legal", move=label))
        else:
            self.screen.say(voice.say(reason))
        return False

    def _what(self, seat: int, rest: str) -> bool:
        """The bill of a move, dealt from what the seat knows: its chance is none of the match's."""
        if not rest:
            raise Refusal("cli-what-move")
        move = self._read_legal_move(seat, rest)
        voice = self.speaker.seen_from(seat)
        self.screen.say(voice.say(self.match.label(seat, move)))
        chance = Rng(f"what/{len(self.timeline.record.moves)}")
        show_bill(self.screen, bills(self.match, seat, [move], chance)[0], voice)
        return False

    def _advice(self, seat: int, rest: str) -> bool:
        """What the strongest bot would play here, from what the seat knows."""
        chance = f"chef/{len(self.timeline.record.moves)}"
        found = compared(chef(), self.match, seat, chance, FOR_ADVICE)[:MOST_CANDIDATES]
        if not found:
            raise Refusal("server-chef-silent")
        why = None
        if len(found) > 1:
            why = apart(self.match, seat, found[0].move, found[1].move, chance)
        show_advice(self.screen, self.match, seat, found, why, self.speaker.seen_from(seat))
        return False

    def _log(self, seat: int, rest: str) -> bool:
        if rest not in ("", "all"):
            raise Refusal("cli-log-what", word=rest)
        self._print_log(seat, everything=rest == "all")
        return False

    def _print_log(self, seat: int, everything: bool) -> None:
        found = passages(self.timeline, seat)
        told = found if everything else since_last_turn(found, seat)
        print_passages(self.screen, told, self.speaker.seen_from(seat))

    def _score(self, seat: int, rest: str) -> bool:
        """Only the seat's own sheet: the scores of others may be secret."""
        show_sheet(self.screen, self.match.results()[seat], self.speaker)
        return False

    def _table(self, seat: int, rest: str) -> bool:
        self._fresh = True
        return False

    def _save(self, seat: int, rest: str) -> bool:
        if rest:
            save_copy(rest, self.timeline.record)
            self.screen.line(self.speaker.key("cli-saved", file=rest))
        elif self.keeper.kept is not None:
            self.screen.line(self.speaker.key("cli-saved", file=str(self.keeper.kept)))
        else:
            raise Refusal("cli-save-where")
        return False

    def _help(self, seat: int, rest: str) -> bool:
        self.screen.say(self.speaker.key("cli-play-help"))
        legend = self.board.legend(self.speaker.seen_from(seat))
        if legend is not None:
            self.screen.line()
            self.screen.say(legend)
        return False

    # Beginning and end.

    def _welcome(self) -> None:
        title = self.speaker.say(Text("name"))
        names = ", ".join(self.seating.names)
        self.screen.say(self.speaker.key("cli-welcome", game=title, names=names), "bold")
        self.screen.say(chosen_labels(self.speaker, self.timeline.record.options), "dim")
        self.screen.say(self.speaker.key("cli-commitment", hash=commitment(self._seed)), "dim")
        if self.timeline.record.moves:
            self.screen.say(self.speaker.key("cli-resumed", moves=len(self.timeline.record.moves)))
            if self.seating.sole_person is not None:
                self._print_log(self.seating.sole_person, everything=False)

    @property
    def _seed(self) -> str:
        return self.timeline.record.seed

    def _keep(self) -> None:
        refusal = self.keeper.keep(self.timeline.record)
        if refusal is not None:
            self.warn(refusal)

    def _end(self) -> None:
        viewer = self.seating.sole_person
        show_board(self.screen, self.board, self.match, viewer, self.speaker)
        show_ranks(self.screen, self.match, viewer, self.speaker)
        show_sheets(self.screen, self.match, self.speaker)
        self.screen.line()
        self.screen.say(self.speaker.key("cli-seed", seed=self._seed))
        if self.keeper.kept is not None:
            self._say_command(self.speaker.key("cli-look-back"), ["replay", *self._file_words()])

    def _leave(self) -> None:
        if self.keeper.kept is not None:
            words = ["play", "--resume", *self._file_words()]
            self._say_command(self.speaker.key("cli-go-on"), words)

    def _file_words(self) -> list[str]:
        return [str(self.keeper.kept), *self.again]

    def _say_command(self, said: str, words: list[str]) -> None:
        """On a line of its own and unfolded, to be copied."""
        self.screen.say(said)
        self.screen.line(f"  {shlex.join([own_name(), *words])}")


def own_name() -> str:
    """How this command is called from here: by its path where the shell would not find it."""
    called = sys.argv[0]
    if Path(called).name == "toque" and shutil.which("toque") is None:
        return called
    return "toque"


def save_copy(file: str, record: Record) -> None:
    """Write a record where a person wants it; only an earlier state of the match is written over."""
    path = Path(file).expanduser()
    if path.is_file() and _is_same_match(path, record):
        write_over(path, record.write())
    else:
        write_new(str(path), record.write())


def _is_same_match(path: Path, record: Record) -> bool:
    try:
        other = read_record(path.read_text("utf-8"))
    except (OSError, ValueError, Refusal):
        return False
    return (other.game, other.seed) == (record.game, record.seed)
