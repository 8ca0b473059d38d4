"""Who sits where: people with their names, and bots."""

from __future__ import annotations

from typing import Final

from toque.bots.bot import Bot
from toque.bots.ladder import bot, bot_names, level_names
from toque.cli.session import one_line
from toque.engine.record import SEAT_LETTERS
from toque.engine.refusal import Refusal
from toque.texts import Speaker

ME: Final = "me"
LONGEST_NAME: Final = 24


class Seating:
    def __init__(self, players: list[str], speaker: Speaker) -> None:
        """`players` are as a record has them: the name of a bot means that bot."""
        self.players = players
        self.bots: list[Bot | None] = [
            bot(player) if player in bot_names() else None for player in players
        ]
        self.names = [
            one_line(player) if bot is None else f"{_called(player, speaker)} {letter}"
            for player, bot, letter in zip(
                players, self.bots, SEAT_LETTERS[: len(players)].upper(), strict=True
            )
        ]
        """As people read them: two bots of a kind are told apart by their seat."""
        self.people = [seat for seat, bot in enumerate(self.bots) if bot is None]

    @property
    def sole_person(self) -> int | None:
        return self.people[0] if len(self.people) == 1 else None


def _called(name: str, speaker: Speaker) -> str:
    """A level has a name in each language; the bots of old are called as they are typed."""
    return speaker.key("page-bot", bot=name) if name in level_names() else name.capitalize()


def take_seats(words: str, names: str | None, speaker: Speaker) -> list[str]:
    """The players from `me,greedy,greedy` and the names that were given for each `me`."""
    given = [_checked_name(name) for name in names.split(",")] if names is not None else []
    if len(set(given)) < len(given):
        raise Refusal("cli-same-name", names=", ".join(given))
    known = bot_names()
    seats = [word.strip() for word in words.split(",")]
    for word in seats:
        if word != ME and word not in known:
            raise Refusal("unknown-bot", bot=word, possible=", ".join([ME, *known]))
    if len(given) > seats.count(ME):
        raise Refusal("cli-too-many-names", names=len(given), people=seats.count(ME))
    players = []
    left = iter(given)
    for seat, word in enumerate(seats):
        # Beyond the letters any word will do: the game will refuse that number of seats.
        letter = SEAT_LETTERS[min(seat, len(SEAT_LETTERS) - 1)].upper()
        guest = speaker.key("cli-guest", letter=letter)
        players.append(word if word != ME else next(left, guest))
    return players


def _checked_name(name: str) -> str:
    """A name fits a line of a record, and nobody goes by the name of a bot."""
    name = " ".join(name.split())
    fits = 0 < len(name) <= LONGEST_NAME and name.isprintable() and "#" not in name
    if not fits or name.lower() in (ME, *bot_names()):
        raise Refusal("cli-bad-name", name=name, longest=LONGEST_NAME)
    return name
