"""What matches really say, in every language: labels, obstacles and events, with what they are given."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from functools import cache

import pytest

from tests.support import Configuration, near_default
from tests.texts.flaws import flaws
from tests.texts.messages import NAMES, is_count, messages, needs
from tests.wording import wording
from toque.bots.bot import decide
from toque.bots.ladder import bot
from toque.engine.event import Event, seen_by
from toque.engine.match import Match
from toque.engine.rng import Rng
from toque.engine.text import SeatName, Text
from toque.games import game, slugs
from toque.texts import LANGUAGES, Speaker

pytestmark = pytest.mark.property

# What a game says is gathered once, so all tests of a game go to the same process.
every_game = pytest.mark.parametrize(
    "slug", [pytest.param(slug, marks=pytest.mark.xdist_group(slug)) for slug in slugs()]
)
every_language = pytest.mark.parametrize("language", LANGUAGES)


OFTEN = 20
"""Obstacles are asked for at this many moves from the start, and then at one move in this many."""

MORE_TIMES = 20
"""How often all is played again, by chance alone, while some moves or events are still unheard of."""


class Saying:
    """A text and the seat that hears it, or `None` for somebody at no seat."""

    def __init__(self, text: Text, listener: int | None) -> None:
        self.text = text
        self.listener = listener


@cache
def sayings(slug: str) -> list[Saying]:
    """All that is said in some matches; of what differs only in names and numbers, one is enough."""
    found: dict[object, Saying] = {}
    for event in wording(slug).staged():
        saying = Saying(seen_by(event, None).text(), None)
        found.setdefault(signature(saying), saying)
    for text in wording(slug).asked():
        found.setdefault(signature(Saying(text, 0)), Saying(text, 0))
    near = near_default(slug)
    for configuration in near:
        for saying in said_in(configuration):
            found.setdefault(signature(saying), saying)
    for time in range(MORE_TIMES):
        if not unsaid(slug, found):
            break
        for configuration in near:
            for saying in said_in_match(configuration, f"said-{time}", sensible=False):
                found.setdefault(signature(saying), saying)
    return list(found.values())


def unsaid(slug: str, found: Mapping[object, Saying]) -> set[str]:
    """The labels of moves and events that nobody has come upon yet."""
    title = game(slug)
    wanted = {verb.label for verb in title.lexicon.verbs} | {kind.label for kind in title.events}
    return wanted - {saying.text.key for saying in found.values()}


def said_in(configuration: Configuration) -> Iterator[Saying]:
    """Two matches, one by chance and one with sense: some things happen only to those who plan."""
    for sensible in (False, True):
        yield from said_in_match(configuration, "said", sensible)


def said_in_match(configuration: Configuration, seed: str, sensible: bool) -> Iterator[Saying]:
    """Every seat asks at each move about every legal one, and now and then about all others."""
    match = configuration.new(seed)
    rng = Rng(seed)
    played: dict[str, int] = {}
    lexicon = configuration.game().lexicon
    while not match.over:
        seat = match.deciders()[0]
        moves = match.moves(seat)
        yield Saying(match.ask(seat), seat)
        for move in moves:
            yield Saying(match.label(seat, move), seat)
        if sum(played.values()) < OFTEN or rng.below(OFTEN) == 0:
            for move in range(lexicon.size):
                obstacle = match.explain(seat, move)
                if obstacle is not None:
                    yield Saying(obstacle, seat)
        if sensible and rng.below(4):
            move = decide(bot("greedy"), match, seat, "said", sum(played.values())).move
        else:
            move = pick(match, moves, played, rng)
        happened: list[Event] = []
        match.listener = happened
        match.play(seat, move)
        match.listener = None
        for event in happened:
            for viewer in (None, *range(configuration.seats)):
                yield Saying(seen_by(event, viewer).text(), viewer)
    for outcome in match.results():
        for line in outcome.sheet:
            yield Saying(line.source, None)


def pick(match: Match, moves: list[int], played: dict[str, int], rng: Rng) -> int:
    """Now any move, now one of the verb that was played least: so that rare things happen too."""
    lexicon = match.setup.game.lexicon
    if rng.below(2):
        fewest = min(played.get(lexicon.verb_of(move).name, 0) for move in moves)
        moves = [move for move in moves if played.get(lexicon.verb_of(move).name, 0) == fewest]
    move = rng.choice(moves)
    name = lexicon.verb_of(move).name
    played[name] = played.get(name, 0) + 1
    return move


def signature(saying: Saying) -> object:
    """What chooses between sentences: words in full, of the rest its kind."""
    facts: list[object] = [saying.text.key, saying.listener is None]
    selected = words_told_apart(saying.text.key)
    for name, value in saying.text.args.items():
        if isinstance(value, SeatName):
            facts.append((name, value.seat == saying.listener))
        elif isinstance(value, Text):
            facts.append((name, value.key))
        else:
            facts.append((name, value if name in selected else type(value)))
    return tuple(facts)


@cache
def words_told_apart(key: str) -> set[str]:
    return {
        name
        for language in LANGUAGES
        for scope in (None, *slugs())
        if key in messages(language, scope)
        for name in messages(language, scope)[key].variants
    }


@every_game
def test_labels_get_what_they_need(slug: str) -> None:
    """Whatever the verb is used for, `describe` gives all that its message may use."""
    for verb in game(slug).lexicon.verbs:
        given = [set(saying.text.args) for saying in sayings(slug) if saying.text.key == verb.label]
        assert given, f"{verb.name} was never legal: let `pick` find a way to it"
        assert needs(verb.label, slug) <= set.intersection(*given), verb.name


@every_game
def test_events_give_what_they_declare(slug: str) -> None:
    for kind in game(slug).events:
        given = [set(saying.text.args) for saying in sayings(slug) if saying.text.key == kind.label]
        assert given, f"{kind.name} never happened: let `pick` find a way to it"
        for names in given:
            assert names == set(kind.args), kind.name


@every_game
@every_language
def test_all_that_is_said_reads_well(slug: str, language: str) -> None:
    wrong = []
    for saying in sayings(slug):
        said = Speaker(language, slug, NAMES, saying.listener).say(saying.text)
        wrong += [f"{saying.text.key}: {flaw}: {said}" for flaw in flaws(language, said)]
    assert not wrong, "\n".join(wrong)


@every_game
@every_language
def test_no_word_falls_through_to_a_default(slug: str, language: str) -> None:
    """Each word that the code gives has a variant of its own in messages that tell words apart."""
    for saying in sayings(slug):
        message = {**messages(language, None), **messages(language, slug)}[saying.text.key]
        for name, keys in message.variants.items():
            value = saying.text.args.get(name)
            if isinstance(value, str) and not is_count(keys):
                assert value in keys, (saying.text.key, name)
