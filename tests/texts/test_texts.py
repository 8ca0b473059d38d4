"""All texts of all languages, held together: with each other, with what the code declares and says."""

from __future__ import annotations

import pytest
from fluent.syntax import ast

from tests.texts.flaws import flaws
from tests.texts.messages import (
    ME,
    NAMES,
    SCOPES,
    entries,
    in_all_languages,
    is_count,
    messages,
    needs,
    samples,
)
from tests.texts.page import literals, page_uses
from tests.texts.uses import Pattern, Use, uses
from toque.engine.memory import MEMORY
from toque.engine.obstacle import KERNEL_OBSTACLES
from toque.engine.wire import Option
from toque.games import game, slugs
from toque.texts import LANGUAGES, Speaker
from toque.texts.lesson import lesson

FIRST, *OTHERS = LANGUAGES

DECLARED_FAMILIES = ("ask-", "event-", "move-", "obstacle-", "option-")
"""Keys made from a declaration; that the code joins them together says nothing about which exist."""

SHARED_OPTIONS = (MEMORY,)
"""Options of several games, which the kernel declares."""

ASKED_BY_THE_PAGE = ("about-", "area-", "piece-", "tab-")
"""How the keys begin that only the page asks for: its pieces explained and named, the headings of its
areas, the tabs of its pages. The labels of its buttons, `group-VERB`, are declared by the verbs."""

LONGEST_GROUP = 28
"""Characters of a button's label, in any language."""

every_scope = pytest.mark.parametrize("scope", SCOPES, ids=str)
every_language = pytest.mark.parametrize("language", LANGUAGES)
every_game = pytest.mark.parametrize("slug", slugs())


# The files by themselves.


@every_scope
@every_language
def test_a_file_can_be_read_and_says_nothing_twice(language: str, scope: str | None) -> None:
    found = entries(language, scope)
    assert not [entry.content for entry in found if isinstance(entry, ast.Junk)]
    everywhere = entries(language, None) if scope is not None else []
    keys = [entry.id.name for entry in [*everywhere, *found] if isinstance(entry, ast.Message)]
    assert sorted(keys) == sorted(set(keys))


@every_scope
@pytest.mark.parametrize("language", OTHERS)
def test_languages_have_the_same_keys(language: str, scope: str | None) -> None:
    assert messages(language, scope).keys() == messages(FIRST, scope).keys()


@every_scope
@pytest.mark.parametrize("language", OTHERS)
def test_languages_use_the_same_variables(language: str, scope: str | None) -> None:
    for key, message in messages(language, scope).items():
        first = messages(FIRST, scope).get(key)
        if first is not None:
            assert message.variables == first.variables, key


@every_scope
def test_languages_tell_the_same_words_apart(scope: str | None) -> None:
    """A misspelt variant would never be chosen, and its sentence never be read."""
    for key in messages(FIRST, scope):
        variants: dict[str, set[str]] = {}
        for message in in_all_languages(key, scope):
            for name, keys in message.variants.items():
                if not is_count(keys):
                    assert variants.setdefault(name, keys) == keys, (key, name)


# The files and the code.


def declared(slug: str) -> dict[str, set[str] | None]:
    """The keys that a game declares, with the arguments that come with them; `None`: see `uses`."""
    title = game(slug)
    found: dict[str, set[str] | None] = {"name": set(), "teaser": set()}
    found |= {verb.label: None for verb in title.lexicon.verbs}
    found |= {f"group-{verb.name}": set() for verb in title.lexicon.verbs}
    found |= {obstacle.label: set(obstacle.args) for obstacle in title.obstacles}
    found |= {event.label: set(event.args) for event in title.events}
    for option in title.options(title.house_edition()):
        if option not in SHARED_OPTIONS:
            found |= {key: set() for key in labels(option)}
    named = {use.key for use in uses()}
    for name in title.step_names:
        found[f"ask-{name}"] = None if f"ask-{name}" in named else set()
    found |= dict.fromkeys(title.piece_keys)
    taught = lesson(slug)
    for step in taught.step if taught is not None else []:
        found |= {f"lesson-{step.name}": set(), f"lesson-{step.name}-title": set()}
    if taught is not None:
        found["hint-aim"] = set()
        questions = [key for key in messages(FIRST, slug) if key.startswith("ask-")]
        found |= {key.replace("ask-", "hint-", 1): set() for key in questions}
    return found


def labels(option: Option) -> list[str]:
    return [f"option-{option.name}", *(f"option-{option.name}-{name}" for name in option.choices)]


@every_game
def test_what_a_game_declares_can_be_said(slug: str) -> None:
    for key, given in declared(slug).items():
        assert len(in_all_languages(key, slug)) == len(LANGUAGES), key
        if given is not None:
            assert needs(key, slug) <= given, key


@every_game
def test_pieces_are_named_in_the_code(slug: str) -> None:
    """Their arguments are checked where a `Text` is made of them."""
    named = {use.key for use in uses() if use.game == slug}
    assert set(game(slug).piece_keys) <= named


def test_what_the_kernel_declares_can_be_said() -> None:
    for obstacle in KERNEL_OBSTACLES:
        assert len(in_all_languages(obstacle.label, None)) == len(LANGUAGES), obstacle
        assert needs(obstacle.label, None) <= set(obstacle.args), obstacle
    for option in SHARED_OPTIONS:
        for key in labels(option):
            assert len(in_all_languages(key, None)) == len(LANGUAGES), key


def scopes_of(use: Use) -> list[str | None]:
    """Where a key may stand that the code names: if it is not common, in the game or in each game."""
    if use.key in messages(FIRST, None):
        return [None]
    return [use.game] if use.game is not None else [*slugs()]


def test_what_the_code_names_can_be_said() -> None:
    assert uses()
    wrong = []
    for use in uses():
        for scope in scopes_of(use):
            if isinstance(use, Pattern):
                keys = [*messages(FIRST, scope), *messages(FIRST, None)]
                if not any(use.matches(key) for key in keys):
                    wrong.append(f"{use} matches no message")
            elif len(in_all_languages(use.key, scope)) < len(LANGUAGES):
                wrong.append(f"{use} is not there in every language")
            elif use.given is not None and not needs(use.key, scope) <= use.given:
                missing = needs(use.key, scope) - use.given
                wrong.append(f"{use} does not give {', '.join(sorted(missing))}")
    assert not wrong, "\n".join(wrong)


@every_scope
def test_no_message_is_left_over(scope: str | None) -> None:
    known = {obstacle.label for obstacle in KERNEL_OBSTACLES}
    known |= {key for option in SHARED_OPTIONS for key in labels(option)}
    if scope is not None:
        known = set(declared(scope))
    known |= {use.key for use in uses() if use.game in (None, scope) or scope is None}
    patterns = [
        use
        for use in uses()
        if isinstance(use, Pattern) and not use.key.replace("\\", "").startswith(DECLARED_FAMILIES)
    ]
    for message in messages(FIRST, scope).values():
        known |= message.references
    known |= {f"{key}-about" for key in known if key.startswith("option-")}
    unused = [
        key
        for key in messages(FIRST, scope)
        if key not in known
        and key not in literals()
        and not (scope is not None and key.startswith(ASKED_BY_THE_PAGE))
        and not any(pattern.matches(key) for pattern in patterns)
    ]
    assert not unused


def test_the_page_asks_for_messages_that_are_there_with_what_they_need() -> None:
    wrong = []
    for use in page_uses():
        if use.key not in messages(FIRST, None):
            wrong.append(f"{use}: no such message")
        elif use.given != needs(use.key, None):
            wrong.append(f"{use}: {sorted(use.given)} instead of {sorted(needs(use.key, None))}")
    assert not wrong, "\n".join(wrong)
    assert sum(1 for _ in page_uses()) > 100


# How they read.


@every_scope
@every_language
def test_every_message_reads_well(language: str, scope: str | None) -> None:
    """In every combination of what any language tells apart, spoken to one who sits at the table."""
    speaker = Speaker(language, scope, NAMES, ME.seat)
    wrong = []
    for key in messages(language, scope):
        for text in samples(key, scope):
            said = speaker.say(text)
            wrong += [f"{key}: {flaw}: {said}" for flaw in flaws(language, said)]
    assert not wrong, "\n".join(dict.fromkeys(wrong))


@every_game
@every_language
def test_labels_of_buttons_are_short(language: str, slug: str) -> None:
    speaker = Speaker(language, slug)
    for verb in game(slug).lexicon.verbs:
        label = speaker.key(f"group-{verb.name}")
        assert len(label) <= LONGEST_GROUP, label


def test_flaws_are_found() -> None:
    narrow = "\u202f"
    assert not flaws("fr", f"«{narrow}mot{narrow}»{narrow}: l’étage{narrow}!")
    for said in ("Quoi ?", "Quoi\u00a0?", "Quoi?", "«mot»", "« mot »", "l'étage", '"mot"', "“mot”"):
        assert flaws("fr", said), said
    assert not flaws("de", "„Wort“: Du bist’s.")
    for said in ("“Wort”", "„Wort”", "Wort“", "„Wort", '"Wort"', "«Wort»", "du bist am Zug."):
        assert flaws("de", said), said
    assert not flaws("en", "“Word” is Ann’s, not yours; 2 are left.")
    for said in ("„word“", "word”", "it's", " A", "A ", "A  b", "A , b", "A .", "a b.", "{A}", ""):
        assert flaws("en", said), said
