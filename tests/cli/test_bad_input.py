"""Whatever is wrong: one line that says so, exit code 2, no traceback, nothing on the output."""

from __future__ import annotations

import os
from pathlib import Path

import pytest

from tests.cli.conftest import Toque
from toque.bots.ladder import bot_names
from toque.games import slugs

BOTS = ", ".join(bot_names())
GOOD_RECORD = Path(__file__).parent.parent / "records" / "pieces-montees" / "duel-confirmed.toque"


@pytest.fixture(autouse=True)
def files(home: Path) -> None:
    """Files to stumble over, in the folder where the test works."""
    good = GOOD_RECORD.read_text("utf-8")
    written = {
        "empty": "",
        "poem.txt": "Of cakes and cream\n",
        "format.toque": good.replace("toque 1", "toque 2", 1),
        "version.toque": good.replace("game pieces-montees 2", "game pieces-montees 99", 1),
        "long-version.toque": good.replace("montees 2", f"montees {'9' * 5000}", 1),
        "other-game.toque": good.replace("pieces-montees", "chess", 1),
        "other-edition.toque": good.replace("edition house ", "edition mine 0", 1),
        "choice.toque": good.replace("mode=confirmed", "mode=hard", 1),
        "seed.toque": good.replace("\nseed ", "\nseed other", 1),
        "move.toque": good + "a dance\n",
        "illegal.toque": good.replace("\na ", "\nb ", 1),
        "seats.toque": good.replace("seat b", "seat c", 1),
        "syntax.toml": "name = \n",
        "schema.toml": 'name = "mine"\n',
        "deep.toml": "a = " + "[" * 100_000,
        "number.toml": "name = " + "9" * 5000,
    }
    for name, text in written.items():
        Path(name).write_text(text, "utf-8")
    Path("binary").write_bytes(bytes(range(256)))
    Path("nul.toque").write_bytes(b"toque 1\0\n")
    Path("folder").mkdir()


CASES = [
    # The command itself.
    (
        "dance",
        "There is no command “dance”. Possible: play, serve, admin, store, games, replay, verify, ",
    ),
    ("--dance", "There is no command “--dance”"),
    ("games --dance", "“--dance” does not belong here. Possible: --json."),
    ("games chess", "“chess” does not belong here"),
    ("games --json=yes", "“--json” takes no value."),
    ("games --lang", "“--lang” needs a value"),
    ("games --lang es", "There is no language “es”. Possible: en, fr, de."),
    ("games --lang=", "There is no language “”"),
    # A match that cannot be.
    ("play chess", f"There is no game “chess”. Possible: {', '.join(slugs())}."),
    ("play pieces-montees chess", "“chess” does not belong here"),
    ("play --mode hard", "Option “mode” cannot be “hard”. Possible: apprentice, confirmed."),
    ("play --mode", "“--mode” needs a value"),
    ("play --option mode", "“mode” should be name=choice"),
    ("play --option =", "“=” should be name=choice"),
    (
        "play --option speed=high",
        "has no option “speed”. Possible: mode, teams, cards, without, memory.",
    ),
    ("play --speed high", "“--speed” does not belong here"),
    ("play --seats me", "is for 2 to 4 players, not 1."),
    ("play --seats me,me,me,me,me,me,me,me,me,me", "is for 2 to 4 players, not 10."),
    ("play --seats me,chef", f"There is no bot “chef”. Possible: me, {BOTS}."),
    ("play --seats ,", "There is no bot “”"),
    ("play --teams yes", "Teams need four seats, not 3."),
    ("play --without red", "A colour is left in the box only with two players, not with 3."),
    ("play --seed a b", "There is no game “b”"),
    ("play --seed a\tb", "A seed is one word of at most 64 characters"),
    ("play --seed a#b", "A seed is one word"),
    ("play --seed " + "x" * 65, "A seed is one word"),
    ("play --name greedy", "“greedy” cannot be used as a name"),
    ("play --name a#b", "“a#b” cannot be used as a name"),
    ("play --name A,B", "There are 2 names for one person."),
    ("play --seats me,me --name A,A", "Two people cannot have the same name: A, A."),
    ("play --seats random,random --name A", "There is one name for nobody: no seat is “me”."),
    ("play --edition nowhere", "There is no file “nowhere”."),
    ("play --edition folder", "“folder” is a folder, not a file."),
    ("play --edition binary", "“binary” is not a text file."),
    ("play --edition /dev/zero", "“/dev/zero” is too big"),
    ("play --edition syntax.toml", "syntax.toml:1: This is not TOML"),
    ("play --edition schema.toml", "schema.toml:1: This is not a valid edition"),
    ("play --edition deep.toml", "deep.toml:1: This is not TOML"),
    ("play --edition number.toml", "number.toml:1: This is not TOML"),
    # A record that cannot be resumed or replayed.
    ("play --resume nowhere", "There is no file “nowhere”."),
    ("play --resume folder", "“folder” is a folder"),
    ("play --resume poem.txt", "poem.txt: Line 1, column 1: A record begins with “toque 1”."),
    ("play --resume move.toque --seed x", "leave out “--seed”"),
    ("play --resume move.toque --mode confirmed", "leave out “--mode”"),
    ("play --resume move.toque --seats me,me", "leave out “--seats”"),
    (f"play chess --resume {GOOD_RECORD}", "That is a “pieces-montees” match."),
    ("replay", "Which file?"),
    ("replay nowhere", "There is no file “nowhere”."),
    ("replay binary", "“binary” is not a text file."),
    ("replay nul.toque", "“nul.toque” is not a text file."),
    ("replay empty", "empty: Line 1, column 1: The header lacks “toque”."),
    ("replay format.toque", "This record has format 2; only 1 can be read."),
    ("replay version.toque", "The record follows version 99 of the rules"),
    ("replay long-version.toque", "“game” needs a name and a version."),
    ("replay other-game.toque", "other-game.toque: There is no game “chess”."),
    ("replay other-edition.toque", "was made with edition “mine”"),
    ("replay choice.toque", "Option “mode” cannot be “hard”"),
    ("replay seed.toque", "The seed does not match its commitment."),
    ("replay move.toque", "“dance” is not a move. Possible: place,"),
    ("replay illegal.toque", "column 3: It is not your turn."),
    ("replay seats.toque", "This should be seat b"),
    (f"replay {GOOD_RECORD} --edition schema.toml", "schema.toml:1:"),
    (f"replay {GOOD_RECORD} --seat z", "There is no seat “z”. Possible: a, b."),
    (f"replay {GOOD_RECORD} --seat ab", "There is no seat “ab”."),
    (f"replay {GOOD_RECORD} --move -1", "--move needs a whole number of at least 0, not “-1”."),
    (f"replay {GOOD_RECORD} --move x", "--move needs a whole number of at least 0, not “x”."),
    (f"replay {GOOD_RECORD} --move 99999", "this record has only "),
    # Simulations and speed.
    ("sim", f"Which game? Possible: {', '.join(slugs())}."),
    ("sim chess", "There is no game “chess”."),
    ("sim pieces-montees -n 0", "-n needs a whole number of at least 1, not “0”."),
    ("sim pieces-montees -n -3", "-n needs a whole number of at least 1, not “-3”."),
    ("sim pieces-montees -n many", "-n needs a whole number"),
    ("sim pieces-montees -n", "“-n” needs a value"),
    (
        "sim pieces-montees --seats me,random",
        f"There is no bot “me”. Possible: {BOTS}.",
    ),
    ("sim pieces-montees --seats random", "is for 2 to 4 players, not 1."),
    ("sim pieces-montees --seed " + "x" * 60, "A seed is one word of at most 52 characters"),
    ("bench", "Which game?"),
    ("bench pieces-montees --seconds -1", "--seconds needs at least 0.1 seconds"),
    ("bench pieces-montees --seconds nan", "not “nan”."),
    ("bench pieces-montees --seconds inf", "not “inf”."),
    ("bench pieces-montees --seconds soon", "not “soon”."),
    ("bench pieces-montees --seats 9", "is for 2 to 4 players, not 9."),
    ("bench pieces-montees --seats two", "--seats needs a whole number"),
    # Editions.
    ("edition", "Which command? Possible: new, check."),
    ("edition burn", "There is no command “burn”. Possible: new, check."),
    ("edition new", "Which game?"),
    ("edition new chess", "There is no game “chess”."),
    ("edition new pieces-montees -o poem.txt", "“poem.txt” already exists"),
    ("edition new pieces-montees -o folder", "folder"),
    ("edition new pieces-montees -o no/where", "“no/where” cannot be written"),
    ("edition check", "Which file?"),
    ("edition check nowhere", "There is no file “nowhere”."),
    ("edition check folder", "“folder” is a folder"),
    ("edition check binary", "“binary” is not a text file."),
    ("edition check schema.toml --game chess", "There is no game “chess”."),
    ("edition check schema.toml", "The first line does not say which game this is for"),
    ("edition check syntax.toml --game pieces-montees", "syntax.toml:1: This is not TOML"),
    (
        "edition check schema.toml --game pieces-montees",
        "schema.toml:1: This is not a valid edition",
    ),
    ("edition check deep.toml --game pieces-montees", "deep.toml:1: This is not TOML"),
]


@pytest.mark.parametrize(("line", "says"), CASES, ids=[line[:60] for line, _ in CASES])
def test_one_clear_line(toque: Toque, line: str, says: str) -> None:
    result = toque(*line.split(" "))
    assert result.code == 2
    assert result.out == ""
    assert len(result.err.splitlines()) == 1
    assert says in result.err
    assert "Traceback" not in result.err


@pytest.mark.parametrize("line", [line for line, _ in CASES if "--lang" not in line])
@pytest.mark.parametrize("language", ["fr", "de"])
def test_in_every_language(toque: Toque, language: str, line: str) -> None:
    english = toque(*line.split(" "))
    result = toque(*line.split(" "), "--lang", language)
    assert (result.code, result.out) == (2, "")
    assert len(result.err.splitlines()) == 1
    assert result.err != english.err


@pytest.mark.parametrize("seed", ["", " ", "a b", "a\nb", "\x1b[2J", "\u2028"])
def test_odd_seeds(toque: Toque, seed: str) -> None:
    result = toque("play", "--seed", seed)
    assert result.code == 2
    assert len(result.err.splitlines()) == 1


@pytest.mark.skipif(os.geteuid() == 0, reason="root may read everything")
def test_a_locked_file(toque: Toque) -> None:
    Path("poem.txt").chmod(0)
    result = toque("replay", "poem.txt")
    assert result.code == 2
    assert "You are not allowed to read “poem.txt”." in result.err


def test_a_file_name_with_a_line_break(toque: Toque) -> None:
    result = toque("replay", "no\nsuch\nfile")
    assert result.code == 2
    assert len(result.err.splitlines()) == 1


def test_the_language_of_the_environment(toque: Toque, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("LANG", "de_AT.UTF-8")
    assert "Das Spiel „chess“ gibt es nicht." in toque("play", "chess").err
    monkeypatch.setenv("LC_ALL", "fr_BE")
    assert "Le jeu «\u202fchess\u202f» n’existe pas." in toque("play", "chess").err
    assert "There is no game" in toque("play", "chess", "--lang", "en").err
    monkeypatch.setenv("TOQUE_LANG", "xx")
    bad = toque("games")
    assert (bad.code, bad.out) == (2, "")
    assert "There is no language “xx”" in bad.err
