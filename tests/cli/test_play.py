"""Whole matches at the terminal, and all that can be typed in one."""

from __future__ import annotations

from pathlib import Path

import pytest

from tests.cli.conftest import Toque, kept
from tests.support import walk
from tests.taster import Taster
from toque.bots.simple import RandomBot
from toque.cli.files import write_over
from toque.cli.sitting import COMMANDS, own_name
from toque.engine.record import Record, read_record
from toque.engine.refusal import Refusal
from toque.engine.rng import Rng
from toque.games import game, slugs
from toque.games.pieces_montees.view import PiecesView
from toque.terminal import boards
from toque.texts import LANGUAGES

RANDOM = ("play", "--seats", "me,random,random", "--seed", "tea")
ONES = "1\n" * 2000
"""The first move in sight, again and again: it brings any match to its end."""


def read(path: Path) -> Record:
    return read_record(path.read_text("utf-8"))


def moves(path: Path) -> list[tuple[int, str]]:
    return [(move.seat, move.notation) for move in read(path).moves]


def after(out: str, line: str) -> str:
    """What was printed after a line was typed, up to the next prompt."""
    return out.split(f"> {line}\n", 1)[1].split("\n> ", 1)[0]


# Whole matches.


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize(
    "options",
    [
        ("--seats", "me,random"),
        ("--seats", "me,random,random", "--mode", "confirmed"),
        ("--seats", "random,me,random,random", "--mode", "confirmed", "--teams", "yes"),
    ],
    ids=["duel", "three", "teams"],
)
def test_a_match_by_numbers(
    toque: Toque, home: Path, language: str, options: tuple[str, ...]
) -> None:
    played = toque("play", *options, "--seed", "tea", "--lang", language, typed=ONES)
    assert (played.code, played.err) == (0, "")
    (path,) = kept(home)
    record = read(path)
    match = record.replay(game("pieces-montees"))
    assert match.over
    for score in match.scores():
        assert str(score) in played.out
    assert f"toque replay {path} --lang {language}" in played.out
    assert "tea" in played.out
    widest = max(len(line) for line in played.out.splitlines() if not line.startswith("  toque "))
    assert widest <= 80


def test_a_match_by_notation(toque: Toque, home: Path) -> None:
    toque(*RANDOM, typed=ONES)
    by_number = moves(kept(home)[0])
    typed = "".join(f"{notation}\n" for seat, notation in by_number if seat == 0)
    assert toque(*RANDOM, typed=typed).code == 0
    assert moves(kept(home)[1]) == by_number


def test_bots_alone_can_be_watched(toque: Toque, home: Path) -> None:
    played = toque("play", "--seats", "random,random", "--seed", "tea")
    assert played.code == 0
    assert "Random A wins." in played.out or "Random B wins." in played.out
    assert read(kept(home)[0]).players == ["random", "random"]


def test_the_example_of_the_issue(toque: Toque) -> None:
    words = "play pieces-montees --seats me,greedy,greedy --mode confirmed --lang fr"
    played = toque(*words.split(), typed="end\nquit\n")
    assert played.code == 0
    assert "Que faites-vous de vos 3 cuillères\u202f?" in played.out
    assert "à Greedy B de jouer" in played.out
    assert "La partie est conservée" in played.out


# What is seen.


def test_the_table(toque: Toque) -> None:
    played = toque(*RANDOM, "--mode", "confirmed", "--name", "Camille", typed="quit\n")
    lines = played.out.splitlines()
    assert any("▸ a Camille (you)" in line and "0 points" in line for line in lines)
    assert any("b Random B" in line for line in lines)
    assert " Booklet: closed  ·  arrow → forward  ·  5 decorations left" in lines
    assert any(line.startswith(" Pile: 33 cards, on top ") for line in lines)
    assert any(line.startswith(" a1 ") and "⇄?" in line for line in lines)
    assert any(line.startswith(" b1 ") and "⇄?" not in line for line in lines)
    assert "\x1b" not in played.out


def test_what_is_placed_shows(toque: Toque, home: Path) -> None:
    played = toque(*RANDOM, typed="1\nquit\n")
    ((_, notation),) = moves(kept(home)[0])
    assert notation.startswith("place ")
    card = notation.split()[1]
    event = after(played.out, "1").splitlines()[0]
    assert event.startswith("  You place ")
    assert f"({card})" in event
    assert "●○○" in after(played.out, "1")
    assert f" {card} –" in after(played.out, "1")


def test_wide_terminals_get_long_words(toque: Toque, monkeypatch: pytest.MonkeyPatch) -> None:
    assert "chocolate" not in table_of(toque(*RANDOM, typed="").out)
    monkeypatch.setenv("COLUMNS", "120")
    assert "chocolate" in table_of(toque(*RANDOM, typed="").out)


def table_of(out: str) -> str:
    return out.split("━━ Pièces", 1)[1].split("Card a1", 1)[0]


def test_a_game_without_a_board_is_playable(toque: Toque, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(boards, "find_spec", lambda _: None)
    played = toque(*RANDOM, typed=ONES)
    assert played.code == 0
    assert "pile: 33\n" in played.out
    assert "  1 turn a1   Turn over " in played.out or "  1 place " in played.out
    assert "You win." in played.out or "wins." in played.out


# Commands.


def test_undo_and_redo(toque: Toque, home: Path) -> None:
    played = toque(*RANDOM, typed="1\nundo\nundo\nredo\nredo\nquit\n")
    assert "Taken back." in after(played.out, "undo")
    assert "There is nothing to undo." in played.out
    assert "You place " in after(played.out, "redo")
    assert "There is nothing to redo." in played.out
    assert len(moves(kept(home)[0])) == 1


def test_undo_is_kept_on_disk(toque: Toque, home: Path) -> None:
    toque(*RANDOM, typed="1\nundo\nquit\n")
    assert moves(kept(home)[0]) == []


def test_what_is_revealed_cannot_be_undone(toque: Toque) -> None:
    played = toque(*RANDOM, typed="turn a1\nundo\nquit\n")
    assert (
        after(played.out, "undo") == "Your last move revealed something: it cannot be taken back."
    )


def test_the_chef_says_what_he_would_play_and_why(
    toque: Toque, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("toque.cli.sitting.chef", Taster)
    played = toque("play", "--seed", "table", typed="advice\nquit\n")
    told = after(played.out, "advice").splitlines()
    assert told[0].startswith("A: ")
    assert "% to win" in told[2]
    assert told[-1].startswith("Why A: ")


def test_a_chef_who_compares_nothing_says_so(toque: Toque, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("toque.cli.sitting.chef", RandomBot)
    played = toque("play", "--seed", "table", typed="advice\nquit\n")
    assert after(played.out, "advice") == "The chef has no advice here."


def test_what_a_move_will_bring(toque: Toque) -> None:
    typed = "what 1\nwhat end\nwhat recall\nwhat\nwhat dance\nquit\n"
    played = toque("play", "--seats", "me,random", "--seed", "tea", typed=typed)
    told = after(played.out, "what 1").splitlines()
    assert told[0].startswith("Place ")
    assert told[1] == "Now"
    assert told[2] == "    −1  Spoons (3 → 2)"
    assert told[3].startswith("    +1  ")
    assert told[4:] == ["Points: +1 now, 0 later"]
    assert "(3 → 0)" in after(played.out, "what end")
    assert after(played.out, "what recall") == "Your assistant is already here."
    assert after(played.out, "what") == "Which move? Type “what” and its notation or number."
    assert "“dance” is neither a move nor a command" in after(played.out, "what dance")


def test_why(toque: Toque) -> None:
    typed = "why recall\nwhy place d9\nwhy 1\nwhy\nwhy dance\nwhy decorate red-cream\nquit\n"
    played = toque(*RANDOM, typed=typed)
    assert after(played.out, "why recall") == "Your assistant is already here."
    assert "“d9” does not fit “card”" in after(played.out, "why place d9")
    assert after(played.out, "why 1").startswith("That is allowed: Place ")
    assert after(played.out, "why") == "Which move? Type “why” and its notation or number."
    assert "“dance” is neither a move nor a command" in after(played.out, "why dance")
    decorations = "Decorations are only part of the experienced mode."
    assert after(played.out, "why decorate red-cream") == decorations


def test_log(toque: Toque) -> None:
    played = toque(*RANDOM, typed="1\nlog\nend\nlog\nend\nlog\nlog all\nlog lots\nquit\n")
    _, first, second, third = played.out.split("> log\n")
    assert first.startswith("The match begins.\n  You place ")
    assert headings(second) == [
        "Round 1: Random B’s turn.",
        "Round 1: Random C’s turn.",
        "Round 2: your turn.",
    ]
    assert headings(third) == [
        "Round 2: Random B’s turn.",
        "Round 2: Random C’s turn.",
        "Round 3: your turn.",
    ]
    everything = after(played.out, "log all")
    assert headings(everything) == ["The match begins.", *headings(second), *headings(third)]
    assert "“lots” is neither" in " ".join(after(played.out, "log lots").split())


def headings(log: str) -> list[str]:
    lines = log.split("\n> ", 1)[0].splitlines()
    return [line for line in lines if not line.startswith("  ")]


def test_the_log_tells_what_this_seat_saw(toque: Toque, home: Path) -> None:
    """A card that was turned shows its inner face to its holder and the outer one to the others."""
    played = toque(*RANDOM, typed="turn a1\nturn b1\nlog\nquit\n")
    log = after(played.out, "log")
    view = read(kept(home)[0]).replay(game("pieces-montees")).view(0)
    assert isinstance(view, PiecesView)
    for card, seat in (("a1", 0), ("b1", 1)):
        held = view.seats[seat].hand[0]
        assert held is not None
        assert held.face is not None
        assert f"({card}): now {held.face.replace('-', ' ')}." in log


def test_score(toque: Toque) -> None:
    played = toque(*RANDOM, "--name", "Camille", typed="score\n1\nscore\nquit\n")
    _, before, afterwards = played.out.split("> score\n")
    assert before.startswith("a Camille\n      0 points")
    assert afterwards.splitlines()[0] == "a Camille"
    assert " cake, 1 layer" in afterwards.splitlines()[1]
    assert afterwards.splitlines()[2] == "   =  1 point"


def test_help_and_table(toque: Toque) -> None:
    played = toque(*RANDOM, typed="help\n?\n\ntable\nquit\n")
    for command in COMMANDS:
        assert f"\n  {command}" in after(played.out, "help")
    assert after(played.out, "?") == after(played.out, "help")
    assert played.out.count("━━ Pièces Montées") == 3


def test_save(toque: Toque, home: Path, tmp_path: Path) -> None:
    other = tmp_path / "work" / "other.txt"
    other.write_text("mine", "utf-8")
    wishes = ["save a copy.toque", "1", "save a copy.toque", "save other.txt"]
    wishes += ["save", "save no/where", "save .", "quit"]
    played = toque(*RANDOM, typed="\n".join(wishes))
    assert played.code == 0
    assert moves(Path("a copy.toque")) == moves(kept(home)[0]) != []
    assert "already exists" in after(played.out, "save other.txt")
    assert other.read_text("utf-8") == "mine"
    assert after(played.out, "save") == f"Saved: {kept(home)[0]}"
    assert "cannot be written" in after(played.out, "save no/where")
    assert "Saved" not in after(played.out, "save .")


@pytest.mark.parametrize(
    ("typed", "answer"),
    [
        ("0", "There is no move 0, only 1 to "),
        ("99", "There is no move 99"),
        ("9" * 5000, "There is no move 999"),
        ("-1", "“-1” is neither a move nor a command. Moves: place, whisk, turn, spoon, end."),
        ("dance", "Commands: undo, redo, why, what, advice, log, score, table, save, help, quit."),
        ("place", "“card” is missing after “place”."),
        ("place a1 me now", "“now” does not belong after “place”."),
        ("recall", "Your assistant is already here."),
        ("place d1", "There is no card at d1."),
        ("place a1 partner", "You have no partner in this match."),
        ("x" * 5000, "“xxx"),
        ("\x00\x1b[2J", "is neither a move nor a command"),
    ],
)
def test_a_bad_line_is_answered_and_asked_again(
    toque: Toque, home: Path, typed: str, answer: str
) -> None:
    played = toque(*RANDOM, typed=f"{typed}\nPLACE  B2 \nquit\n")
    assert (played.code, played.err) == (0, "")
    said = " ".join(played.out.split("\n> ", 1)[1].split("\n> ", 1)[0].split())
    assert answer in said
    assert len(moves(kept(home)[0])) <= 1


def test_a_line_that_is_no_text(toque: Toque) -> None:
    played = toque(*RANDOM, typed=b"\xff\xfe\nquit\n")
    assert played.code == 0
    assert "is neither a move nor a command" in played.out


def test_commands_and_verbs_do_not_collide() -> None:
    for slug in slugs():
        verbs = {verb.name for verb in game(slug).lexicon.verbs}
        assert not verbs & {*COMMANDS, "?"}


# Leaving and coming back.


@pytest.mark.parametrize("left_by", ["quit\n", "QUIT\n", ""])
def test_leaving_says_how_to_go_on(toque: Toque, home: Path, left_by: str) -> None:
    played = toque(*RANDOM, typed=f"1\n{left_by}")
    assert played.code == 0
    assert played.out.endswith(
        f"The match is saved. To go on:\n  toque play --resume {kept(home)[0]}\n"
    )


def test_a_match_cut_short_goes_on_as_if_nothing_was(toque: Toque, home: Path) -> None:
    toque(*RANDOM, "--name", "Camille", typed=ONES)
    toque(*RANDOM, "--name", "Camille", typed="1\n" * 7)
    whole, cut = kept(home)
    assert moves(cut) == moves(whole)[: len(moves(cut))]
    resumed = toque("play", "--resume", str(cut), typed=ONES)
    assert resumed.code == 0
    assert "The match goes on after" in resumed.out
    assert cut.read_text("utf-8") == whole.read_text("utf-8")
    assert len(kept(home)) == 2


def test_resuming_a_file_from_elsewhere_leaves_it_alone(toque: Toque, home: Path) -> None:
    toque(*RANDOM, typed="1\nsave copy.toque\nquit\n")
    before = Path("copy.toque").read_text("utf-8")
    toque("play", "--resume", "copy.toque", typed="1\nquit\n")
    assert Path("copy.toque").read_text("utf-8") == before
    assert len(moves(kept(home)[1])) == 2


def test_a_match_that_is_over_can_be_looked_at(toque: Toque, home: Path) -> None:
    toque(*RANDOM, typed=ONES)
    again = toque("play", "--resume", str(kept(home)[0]))
    assert again.code == 0
    assert "wins." in again.out or "You win." in again.out


def test_an_edition_of_ones_own_is_needed_again(toque: Toque, home: Path) -> None:
    toque("edition", "new", "pieces-montees", "-o", "mine.toml")
    played = toque("play", "--edition", "mine.toml", "--lang", "de", typed="1\n")
    file = kept(home)[0]
    command = f"toque play --resume {file} --edition {Path('mine.toml').absolute()} --lang de"
    assert command in played.out
    assert toque(*command.split()[1:], typed="1\n").code == 0
    assert toque("play", "--resume", str(file)).code == 2


def test_two_matches_of_a_day_are_two_files(toque: Toque, home: Path) -> None:
    toque(*RANDOM)
    toque(*RANDOM)
    first, second = kept(home)
    assert first.name.endswith("-pieces-montees.toque")
    assert second.name.endswith("-pieces-montees-2.toque")


def test_without_a_place_to_keep_it_a_match_is_played_all_the_same(
    toque: Toque, home: Path
) -> None:
    home.write_text("a file where a folder should be", "utf-8")
    played = toque(*RANDOM, typed="save\n1\nsave mine.toque\nquit\n")
    assert played.code == 0
    assert "This match is not saved by itself." in played.out
    assert "Where to?" in after(played.out, "save")
    assert len(moves(Path("mine.toque"))) == 1
    assert "--resume" not in played.out


# Several people at one screen.


def test_hotseat(toque: Toque, home: Path) -> None:
    title = game("pieces-montees")
    match = title.new(seats=3, seed="tea")
    lexicon = title.lexicon
    expected = [(seat, lexicon.notation(move)) for seat, move in walk(match, Rng("walk"))][:60]
    played = toque(
        "play",
        *("--seats", "me,me,me", "--seed", "tea", "--name", "Camille,Laura"),
        typed="".join(f"{notation}\n" for _, notation in expected),
    )
    assert played.code == 0
    assert moves(kept(home)[0]) == expected
    assert read(kept(home)[0]).players == ["Camille", "Laura", "Guest C"]


def test_nobody_sees_the_hand_of_another(toque: Toque) -> None:
    """From the announcement on everything is told as the next person sees it."""
    played = toque(
        "play",
        *("--seats", "me,random,me", "--seed", "tea", "--name", "Camille,Laura"),
        typed="end\nquit\n",
    )
    camille, laura = played.out.split("Now it is Laura’s turn.\n")
    assert "Now it is Camille’s turn." in camille
    assert "▸ a Camille (you)" in camille
    assert "▸ c Laura (you)" in laura
    assert "Camille (you)" not in laura
    assert "Round 1: Random B’s turn." in laura
    assert "Round 1: Random B’s turn." not in camille.split("> end")[0]


def test_trouble_with_the_disk_is_said_once_and_ends_by_itself(
    toque: Toque, home: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    calls = []

    def full_at_first(path: Path, text: str) -> None:
        calls.append(path)
        if 2 <= len(calls) <= 4:
            raise Refusal("cli-file-unwritable", file=str(path), reason="no space left")
        write_over(path, text)

    monkeypatch.setattr("toque.cli.keeper.write_over", full_at_first)
    played = toque(*RANDOM, typed="1\n" * 12)
    assert played.out.count("(no space left)") == 1
    assert played.out.count("This match is not saved by itself.") == 1
    assert "To go on:" in played.out
    assert len(moves(kept(home)[0])) == len(calls) - 1


@pytest.mark.parametrize("columns", ["1", "20", "60"])
def test_narrow_terminals_are_played_on_too(
    toque: Toque, monkeypatch: pytest.MonkeyPatch, columns: str
) -> None:
    monkeypatch.setenv("COLUMNS", columns)
    assert toque(*RANDOM, "--mode", "confirmed", "--lang", "de", typed="1\nhelp\n").code == 0


def test_the_command_that_goes_on_is_one_that_the_shell_finds(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setattr("sys.argv", [".venv/bin/toque", "play"])
    monkeypatch.setattr("shutil.which", lambda name: None)
    assert own_name() == ".venv/bin/toque"
    monkeypatch.setattr("shutil.which", lambda name: f"/bin/{name}")
    assert own_name() == "toque"
    monkeypatch.setattr("sys.argv", ["pytest"])
    assert own_name() == "toque"
