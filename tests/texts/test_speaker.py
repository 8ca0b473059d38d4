"""Speaking: names, who is meant, texts in texts, and what cannot be said."""

from __future__ import annotations

import pytest

from toque.engine.refusal import Refusal
from toque.engine.text import SeatName, Text, Value
from toque.texts import LANGUAGES, Speaker

NAMES = ["Camille", "Laura"]
RECALLED = Text("event-recalled", {"seat": SeatName(1)})


def test_an_unknown_language_is_refused() -> None:
    with pytest.raises(Refusal) as refused:
        Speaker("it")
    text = refused.value.text
    assert text == Text("unknown-language", {"language": "it", "possible": "en, fr, de"})
    assert Speaker("en").say(text) == "There is no language “it”. Possible: en, fr, de."


@pytest.mark.parametrize(
    ("language", "me", "other"),
    [
        ("en", "You call your assistant back.", "Laura calls the assistant back."),
        ("fr", "Vous rappelez votre commis.", "Laura rappelle son commis."),
        ("de", "Du rufst deinen Gehilfen zurück.", "Laura ruft den Gehilfen zurück."),
    ],
)
def test_the_listener_decides_who_is_you(language: str, me: str, other: str) -> None:
    speaker = Speaker(language, "pieces-montees", NAMES)
    assert speaker.say(RECALLED) == other
    assert speaker.seen_from(0).say(RECALLED) == other
    assert speaker.seen_from(1).say(RECALLED) == me
    assert speaker.seen_from(1).seen_from(None).say(RECALLED) == other
    assert speaker.seat is None, "seen_from changes nothing"


@pytest.mark.parametrize(
    ("language", "said"),
    [
        ("en", "You have no complete green chocolate cake."),
        ("fr", "Vous n’avez pas complété de pièce montée verte au chocolat."),
        ("de", "Du hast keine fertige Torte in Grün mit Schokolade."),
    ],
)
def test_a_text_in_a_text_is_said_in_the_same_language(language: str, said: str) -> None:
    cake = Text("kind", {"colour": "green", "topping": "chocolate"})
    speaker = Speaker(language, "pieces-montees", NAMES)
    assert speaker.say(Text("obstacle-not-complete", {"cake": cake})) == said
    assert speaker.key("obstacle-not-complete", cake=cake) == said


def test_a_seat_inside_a_nested_text_is_known_too() -> None:
    speaker = Speaker("en", "pieces-montees", NAMES)
    record = Text("bad-record", {"line": 3, "column": 1, "reason": RECALLED})
    assert speaker.say(record).endswith("Laura calls the assistant back.")
    assert speaker.seen_from(1).say(record).endswith("You call your assistant back.")


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize(
    ("key", "args"),
    [
        ("unknown-game", {"game": "chess"}),
        ("event-recalled", {}),
        ("event-recalled", {"seat": "Laura"}),
    ],
)
def test_a_missing_argument_is_no_small_matter(
    language: str, key: str, args: dict[str, Value]
) -> None:
    """A name that is not a seat cannot be "you": that argument is missing too."""
    with pytest.raises(ValueError, match=key):
        Speaker(language, "pieces-montees", NAMES).say(Text(key, args))


@pytest.mark.parametrize("language", LANGUAGES)
def test_an_unknown_key_is_no_small_matter(language: str) -> None:
    with pytest.raises(LookupError):
        Speaker(language, "pieces-montees", NAMES).key("no-such-key")


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_game_is_known_only_to_its_own_speaker(language: str) -> None:
    assert Speaker(language, "pieces-montees").key("name") == "Pièces Montées"
    with pytest.raises(LookupError):
        Speaker(language).key("name")
