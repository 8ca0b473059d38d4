"""Lessons: their moves held against the rules, their sentences against the texts."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import pairwise

import pytest

from tests.texts.flaws import flaws
from toque.bots.ladder import bot_names
from toque.engine.match import Match
from toque.engine.record import SEAT_LETTERS
from toque.games import game, slugs
from toque.texts import LANGUAGES, Speaker
from toque.texts.lesson import LEARNER, Lesson, Step, lesson, lesson_at

LONGEST_TITLE = 44
LONGEST_NOTE = 330
"""Characters: what is read in a moment, and leaves the board in sight on a phone."""
FEWEST_STEPS, MOST_STEPS = 12, 27
"""Five to eight minutes."""

every_lesson = pytest.mark.parametrize("slug", slugs())


def taught(slug: str) -> Lesson:
    found = lesson(slug)
    assert found is not None, f"{slug} has no lesson.toml"
    return found


def dealt(slug: str) -> Match:
    plan = taught(slug)
    return game(slug).new(plan.seats, plan.options, plan.seed)


def lines(plan: Lesson) -> Iterator[tuple[str, str]]:
    """Each line of the lesson, with the name of its step."""
    for step in plan.step:
        for line in step.moves:
            yield step.name, line


def played(match: Match, line: str, where: str) -> list[Match]:
    """The matches after each of the moves of a line; all of them are legal, or none where it may be
    left out."""
    after = []
    lexicon = match.setup.game.lexicon
    *choices, last = [choice.strip() for choice in line.split("|")]
    offered = {
        f"{SEAT_LETTERS[seat]} {lexicon.notation(move)}"
        for seat in match.deciders()
        for move in match.moves(seat)
    }
    if not last and offered.isdisjoint(choices):
        return [match]
    for choice in [*choices, last] if last else choices:
        letter, _, notation = choice.partition(" ")
        seat = SEAT_LETTERS.index(letter)
        move = lexicon.parse(notation)
        asked = [SEAT_LETTERS[one] for one in match.deciders()]
        assert letter in asked, f"{where}: {choice} is not asked, but {asked}"
        obstacle = match.obstacle(seat, move)
        assert obstacle is None, f"{where}: {choice}: {obstacle}"
        then = match.clone()
        then.play(seat, move)
        after.append(then)
    return after


@every_lesson
def test_every_move_is_legal_at_its_place_whatever_was_chosen_before(slug: str) -> None:
    matches = [dealt(slug)]
    for name, line in lines(taught(slug)):
        matches = [then for match in matches for then in played(match, line, f"{slug}, {name}")]
    for match in matches:
        assert not match.over, "it ends in a real match"
        assert list(match.deciders()) == [LEARNER], "the learner has the first move of it"


@every_lesson
def test_each_line_belongs_to_one_seat(slug: str) -> None:
    for name, line in lines(taught(slug)):
        choices = [choice.strip() for choice in line.split("|")]
        assert len({choice[0] for choice in choices if choice}) == 1, (name, line)
        assert all(choices[:-1]), (name, line)


@every_lesson
def test_a_step_that_asks_for_a_move_begins_with_one_of_the_learner(slug: str) -> None:
    """What the others do comes at the end of a step: a note never speaks of what is still to happen."""
    for step in taught(slug).step:
        letters = [line[0] for line in step.moves]
        mine = SEAT_LETTERS[LEARNER]
        assert not any(one != mine and other == mine for one, other in pairwise(letters)), step.name


@every_lesson
def test_it_takes_minutes_begins_with_the_aim_and_says_goodbye(slug: str) -> None:
    steps = taught(slug).step
    assert FEWEST_STEPS <= len(steps) <= MOST_STEPS
    assert steps[0].name == "aim"
    assert steps[-1].name == "goodbye"
    assert not steps[0].moves
    assert not steps[-1].moves
    names = [step.name for step in steps]
    assert sorted(names) == sorted(set(names))
    assert sum(1 for step in steps if step.moves) >= len(steps) / 2, "one learns by doing"
    assert taught(slug).bot in bot_names()


@every_lesson
@pytest.mark.parametrize("language", LANGUAGES)
def test_every_step_has_its_words_and_they_are_short(slug: str, language: str) -> None:
    speaker = Speaker(language, slug)
    for step in taught(slug).step:
        title = speaker.key(f"lesson-{step.name}-title")
        note = speaker.key(f"lesson-{step.name}")
        assert len(title) <= LONGEST_TITLE, title
        assert len(note) <= LONGEST_NOTE, (len(note), note)
        assert not [flaw for said in (title, note) for flaw in flaws(language, said)], step.name


@every_lesson
def test_a_lesson_is_found_by_its_deal_alone(slug: str) -> None:
    plan = taught(slug)
    title = game(slug)
    options = title.setup(plan.seats, plan.options).options
    assert lesson_at(slug, plan.seed, options, plan.seats) is plan
    assert lesson_at(slug, "another-deal", options, plan.seats) is None
    assert lesson_at(slug, plan.seed, options, plan.seats + 1) is None


def test_each_seat_is_followed_by_itself() -> None:
    plan = taught("pieces-montees")
    script = [(SEAT_LETTERS.index(line[0]), line[2:]) for _, line in lines(plan)]
    for count in range(len(script)):
        so_far = script[:count]
        seat, move = script[count]
        assert plan.done(so_far) == sum(1 for one, _ in so_far if one == LEARNER)
        if seat != LEARNER:
            assert plan.reply(so_far, seat, [move]) == move
    assert plan.reply(script, 1, ["end"]) is None


def test_a_match_that_leaves_its_lesson_is_left_to_the_bots() -> None:
    plan = taught("pieces-montees")
    assert plan.done([(0, "turn a1")]) is None
    assert plan.reply([(0, "turn a1"), (0, "end")], 1, ["whisk a1"]) is None


def test_a_question_that_does_not_come_is_left_out() -> None:
    plan = Lesson(
        "seed", 2, "greedy", [Step("one", [], ["a go", "a done |", "b done |", "b go", "a end"])]
    )
    assert plan.done([(0, "go")]) == 1
    assert plan.done([(0, "go"), (0, "done")]) == 2
    assert plan.done([(0, "go"), (0, "end")]) == 3
    assert plan.done([(0, "go"), (0, "go")]) is None
    assert plan.reply([(0, "go")], 1, ["done", "go"]) == "done"
    assert plan.reply([(0, "go")], 1, ["go"]) == "go"
    assert plan.reply([(0, "go")], 1, ["other"]) is None
