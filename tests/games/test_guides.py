"""The guide of every game: there in every language, the same in each, with every obstacle explained."""

from __future__ import annotations

import re

import pytest

from tests.texts.flaws import NARROW, flaws
from tests.wording import wording
from toque.games import game, slugs
from toque.texts import LANGUAGES, Speaker
from toque.texts import guide as guides

FIRST, *OTHERS = LANGUAGES
LONGEST_LINE = 120

HEADING = re.compile(r"## (?P<title>[^{}]+) \{#(?P<anchors>[a-z0-9-]+(?: [a-z0-9-]+)*)\}")
"""The first anchor is the section's own, the others are obstacles that it explains."""
FIGURE = re.compile(r"```figure (?P<caption>[^`\n]+)\n(?P<notation>(?:[a-z][^`\n]*\n)+)```")
"""What it shows, then the pieces that the page draws, a line for each; the same in every language."""
SIGNS = re.compile(r"```signs\n(?P<names>(?:[a-z][a-z0-9 -]*\n)+)```")
"""The names of signs, which the page draws with their words."""
RULE = re.compile(r"\|(?:---\|)+")
FORBIDDEN = {
    "HTML": r"<[a-zA-Z/!]|&#?\w+;",
    "a link or a picture": r"\]\s*\(|\]\[|!\[|https?:",
    "code": r"`|^ {4}|^\t",
    "emphasis other than bold": r"(?<!\*)\*(?!\*)|\*{3}|(?<!\w)_|_(?!\w)",
    "a numbered list": r"^\s*\d+[.)] ",
    "a list inside a list": r"^\s+[-+*] ",
    "another sign for a list": r"^[+*] ",
    "a heading of another size": r"^#(?!# )|^(?:=+|-+)$",
    "a quotation": r"^\s*>",
    "space at the end of a line": r"\s$",
}

every_game = pytest.mark.parametrize("slug", slugs())
every_language = pytest.mark.parametrize("language", LANGUAGES)
other_languages = pytest.mark.parametrize("language", OTHERS)


class Section:
    def __init__(self, title: str, anchors: list[str]) -> None:
        self.title = title
        self.id, *self.obstacles = anchors
        self.shape: list[str] = []
        """The kinds of its blocks in their order; of tables also the number of cells a row."""


class Guide:
    """A guide taken apart; `passages` is all that it says, without marks and anchors."""

    def __init__(self, source: str) -> None:
        self.source = source
        self.passages: list[str] = []
        self.sections: list[Section] = []
        self.introduction = ""
        for block in source.removesuffix("\n").split("\n\n"):
            self._read(block)

    def _read(self, block: str) -> None:
        lines = block.split("\n")
        figure = FIGURE.fullmatch(block)
        if figure:
            self._say(figure["caption"])
            self._shape(f"figure {figure['notation']}")
        elif signs := SIGNS.fullmatch(block):
            self._shape(f"signs {signs['names']}")
        elif lines[0].startswith("#"):
            found = HEADING.fullmatch(block)
            assert found, f"a heading without its anchors: {block}"
            self.sections.append(Section(found["title"], found["anchors"].split(" ")))
            self._say(found["title"])
        elif lines[0].startswith("|"):
            self._read_table(lines)
        elif lines[0].startswith("- "):
            items = re.split(r"\n(?=- )", block)
            for item in items:
                self._say(item.removeprefix("- "))
            self._shape(f"{len(items)} items")
        elif self.sections:
            self._say(block)
            self._shape("question" if block.startswith("**") and "?**" in block else "paragraph")
        else:
            assert not self.introduction, f"a second paragraph before the first heading: {block}"
            self.introduction = self._say(block)

    def _read_table(self, lines: list[str]) -> None:
        assert all(
            line.startswith("| ") and line.endswith(" |") for line in lines if line != lines[1]
        )
        assert RULE.fullmatch(lines[1]), f"no rule below the head of a table: {lines[1]}"
        rows = [line.strip("|").split("|") for line in lines]
        for row in rows:
            assert len(row) == len(rows[0]), f"a row with more or fewer cells: {row}"
        for row in (rows[0], *rows[2:]):
            for cell in row:
                self._say(cell.strip())
        self._shape(f"table {len(rows)} by {len(rows[0])}")

    def _say(self, marked: str) -> str:
        assert marked.count("**") % 2 == 0, f"bold that does not end: {marked}"
        said = re.sub(r"\n *", " ", marked).replace("**", "")
        self.passages.append(said)
        return said

    def _shape(self, kind: str) -> None:
        assert self.sections, "only a paragraph may stand before the first heading"
        self.sections[-1].shape.append(kind)


def guide(slug: str, language: str) -> Guide:
    """As it is read, with the numbers of the house edition."""
    return Guide(guides.guide(slug, language))


def typed(slug: str, language: str) -> Guide:
    """As it is written, with names in braces for what the edition decides."""
    return Guide(guides.guide_source(slug, language))


# The form.


@every_game
@every_language
def test_a_guide_begins_with_one_sentence(slug: str, language: str) -> None:
    found = guide(slug, language)
    assert found.source.startswith(found.introduction[:20])
    assert re.fullmatch(r"[^.!?]+\.", found.introduction)


@every_game
@every_language
def test_a_guide_is_plain_markdown(slug: str, language: str) -> None:
    source = typed(slug, language).source
    for drawn in (FIGURE, SIGNS):
        source = drawn.sub("", source).replace("\n\n\n\n", "\n\n")
    assert source.endswith("\n")
    assert "\n\n\n" not in source
    wrong = [
        f"{number}: {what}: {line}"
        for number, line in enumerate(source.split("\n"), 1)
        for what, pattern in FORBIDDEN.items()
        if line and re.search(pattern, line) and not RULE.fullmatch(line)
    ]
    assert not wrong, "\n".join(wrong)


@every_game
@every_language
def test_lines_are_not_too_long(slug: str, language: str) -> None:
    for line in typed(slug, language).source.split("\n"):
        assert len(line) <= LONGEST_LINE, line


@every_game
@every_language
def test_every_section_says_something(slug: str, language: str) -> None:
    sections = guide(slug, language).sections
    assert sections
    for section in sections:
        assert section.shape, section.title


@every_game
@every_language
def test_a_guide_reads_well(slug: str, language: str) -> None:
    passages = guide(slug, language).passages
    wrong = [f"{flaw}: {said}" for said in passages for flaw in flaws(language, said)]
    assert not wrong, "\n".join(wrong)


# What it is for.


@every_game
@every_language
def test_anchors_are_unique(slug: str, language: str) -> None:
    sections = guide(slug, language).sections
    anchors = [anchor for section in sections for anchor in (section.id, *section.obstacles)]
    assert sorted(anchors) == sorted(set(anchors))


@every_game
@every_language
def test_every_obstacle_is_explained_in_one_section(slug: str, language: str) -> None:
    explained = [code for section in guide(slug, language).sections for code in section.obstacles]
    assert sorted(explained) == sorted(obstacle.name for obstacle in game(slug).obstacles)


# Numbers come from the edition.

ORDINALS = {
    "en": {"third": 3, "fourth": 4, "fifth": 5, "fourteenth": 14, "twice": 2},
    "fr": {"troisième": 3, "quatrième": 4, "cinquième": 5, "quatorzième": 14},
    "de": {"dritten": 3, "dritter": 3, "vierten": 4, "fünften": 5, "vierzehnten": 14},
}
NUMBER = {
    language: {word: value for value, word in enumerate(words) if value > 1} | ORDINALS[language]
    for language, words in guides.NUMBER_WORDS.items()
}
"""What one is, is also an article: nobody can tell."""


def numbers_in(source: str, language: str) -> list[str]:
    """The numbers that are typed: digits as they are, words as the English ones.

    >>> numbers_in("Drei von 4 Karten, {limit} Löffel {#three}", "de")
    ['three', '4']
    """
    # What a figure draws is an example.
    text = re.sub(r"\{[^}]*\}", " ", FIGURE.sub(lambda figure: figure["caption"], source))
    english = guides.NUMBER_WORDS[FIRST]
    return [
        word if word.isdecimal() else english[NUMBER[language][word.lower()]]
        for word in re.findall(r"\w+", text)
        if word.isdecimal() or word.lower() in NUMBER[language]
    ]


def known_numbers(slug: str) -> set[str]:
    """All that an edition says in numbers, as digits and as words."""
    title = game(slug)
    facts = title.guide_facts(title.house_edition())
    filled = " ".join(f"{{{name}}}" for name in facts)
    digits = set(re.findall(r"\d+", guides.fill(filled, facts, Speaker(FIRST, slug))))
    words = guides.NUMBER_WORDS[FIRST]
    return digits | {words[int(digit)] for digit in digits if int(digit) < len(words)}


@every_game
@every_language
def test_no_number_is_typed_that_the_edition_knows(slug: str, language: str) -> None:
    """Some numbers are the rules' own: a game lists them by section, each with its reason."""
    allowed = wording(slug).typed_numbers
    known = known_numbers(slug)
    source = typed(slug, language).source
    wrong = []
    for part in source.split("\n## ")[1:]:
        heading, _, body = part.partition("\n")
        section = re.findall(r"\{#([a-z0-9-]+)", heading)[0]
        numbers, _ = allowed.get(section, ((), ""))
        wrong += [
            f"{section}: {number}"
            for number in numbers_in(body, language)
            if number in known and number not in numbers
        ]
    assert not wrong, "\n".join(wrong)


@every_game
def test_every_number_that_is_allowed_is_typed_somewhere_and_has_a_reason(slug: str) -> None:
    for section, (numbers, reason) in wording(slug).typed_numbers.items():
        assert reason
        found: set[str] = set()
        for language in LANGUAGES:
            parts = typed(slug, language).source.split("\n## ")
            (body,) = [part for part in parts if f"{{#{section}" in part.partition("\n")[0]]
            found |= set(numbers_in(body, language))
        assert set(numbers) <= found & known_numbers(slug), section


@every_game
@every_language
def test_a_guide_says_all_facts_and_no_others(slug: str, language: str) -> None:
    title = game(slug)
    named = guides.PLACEABLE.findall(typed(slug, language).source)
    said = {name[0].lower() + name[1:] for name, _ in named}
    assert said == set(title.guide_facts(title.house_edition()))


# The languages are equals.


@every_game
@other_languages
def test_languages_have_the_same_anchors_in_the_same_order(slug: str, language: str) -> None:
    anchors = [(one.id, one.obstacles) for one in guide(slug, language).sections]
    assert anchors == [(one.id, one.obstacles) for one in guide(slug, FIRST).sections]


@every_game
@other_languages
def test_languages_say_as_much_in_each_section(slug: str, language: str) -> None:
    """As many paragraphs, points of lists, rows and questions: what one says, the others say."""
    shapes = {one.id: one.shape for one in guide(slug, language).sections}
    assert shapes == {one.id: one.shape for one in guide(slug, FIRST).sections}


@every_game
@other_languages
def test_languages_give_the_same_numbers_in_tables(slug: str, language: str) -> None:
    def numbers(source: str) -> list[list[str]]:
        return [re.findall(r"\d+", line) for line in source.split("\n") if line.startswith("| ")]

    assert numbers(guide(slug, language).source) == numbers(guide(slug, FIRST).source)


# The checks themselves.

GOOD = "One sentence.\n\n## Aim {#aim no-card}\n\nA **bold** word.\n\n- One\n  more\n- Two\n"


def test_typed_numbers_are_found() -> None:
    assert numbers_in("Two of {limit} and 12, thirdly", "en") == ["two", "12"]
    assert numbers_in("Vingt-deux, son troisième, {a:word}", "fr") == ["two", "three"]


def test_a_guide_is_taken_apart() -> None:
    found = Guide(GOOD + "\n| A | B |\n|---|---|\n| c | 1 |\n\n**Why?** So.\n")
    assert found.introduction == "One sentence."
    assert [(one.title, one.id, one.obstacles) for one in found.sections] == [
        ("Aim", "aim", ["no-card"])
    ]
    assert found.sections[0].shape == ["paragraph", "2 items", "table 3 by 2", "question"]
    assert found.passages == [
        *("One sentence.", "Aim", "A bold word.", "One more", "Two"),
        *("A", "B", "c", "1", "Why? So."),
    ]


@pytest.mark.parametrize(
    "bad",
    [
        "## Aim",
        "## Aim {#}",
        "## Aim {#aim}\nText at once.",
        "# Aim {#aim}",
        "A **bold.",
        "| A | B |\n| c | d |",
        "| A | B |\n|---|---|\n| c |",
    ],
)
def test_what_is_out_of_form_is_found(bad: str) -> None:
    with pytest.raises(AssertionError):
        Guide(GOOD + "\n" + bad + "\n")


@pytest.mark.parametrize(
    "line",
    [
        *("A <b>word</b>", "a&nbsp;b", "[a](b)", "![a](b)", "https://a", "`a`", "    a", "a *b* c"),
        *("a _b_ c", "1. a", "  - a", "* a", "### a", "> a", "a "),
    ],
)
def test_what_is_more_than_plain_is_found(line: str) -> None:
    assert any(re.search(pattern, line) for pattern in FORBIDDEN.values())


def test_french_questions_are_questions_too() -> None:
    assert Guide(f"{GOOD}\n**Quoi{NARROW}?** Rien.\n").sections[0].shape[-1] == "question"
