"""The fifth step of final scoring: garments of the royal hall step onto the balcony, one for each of a
player's fireworks.

They keep their space in the hall, which has been scored before, and `RococoMatch.balcony` says who
stands where. People are asked where they can choose; what is best is always one of the answers.
"""

from __future__ import annotations

from mypy_extensions import i64

from toque.engine.lists import changed
from toque.engine.obstacle import NOT_NOW, Obstacle
from toque.engine.step import QuietStep
from toque.engine.text import Value
from toque.games.rococo import facts, sizes, tell, words
from toque.games.rococo.match import EMPTY, LEFT_EMPTY, RococoMatch
from toque.games.rococo.question import Question


def has_come(match: RococoMatch) -> bool:
    """Whether the rounds are over and the balcony is being filled: no income is left."""
    return len(match.stack) > 0 and isinstance(match.stack[0], NextAtBalcony)


def guests(match: RococoMatch, player: i64) -> list[i64]:
    """The spaces of the royal hall with garments that could still step out, the best garment first."""
    found: list[i64] = []
    for space in range(sizes.HALL_SPACES):
        if match.hosts[space] == player and space not in match.balcony:
            found.append(space)
    return _falling(found, [match.rules.garment_points[match.guests[space]] for space in found])


def open_fireworks(match: RococoMatch, player: i64) -> list[i64]:
    """A player's fireworks below which nobody stands yet, the highest factor first."""
    found: list[i64] = []
    for place in range(sizes.FIREWORKS):
        if match.decorations[place] == player and match.balcony[place] == EMPTY:
            found.append(place)
    return _falling(found, [match.rules.factors[place] for place in found])


def _falling(numbers: list[i64], worths: list[i64]) -> list[i64]:
    """The most worthy first, of equals the lowest number."""
    order = sorted([(-worth, number) for number, worth in zip(numbers, worths, strict=True)])
    return [number for _, number in order]


def is_choice(match: RococoMatch, player: i64) -> bool:
    """Whether it makes a difference who steps out where, if all do that can.

    The least that can come of it is the worst garments beside the lowest factors, the better of the
    ones beside the lower of the others.
    """
    spaces = guests(match, player)
    places = open_fireworks(match, player)
    pairs = min(len(spaces), len(places))
    most: i64 = 0
    least: i64 = 0
    for pair in range(pairs):
        most += _gain(match, spaces[pair], places[pair])
        least += _gain(match, spaces[len(spaces) - 1 - pair], places[len(places) - pairs + pair])
    return most != least


def _gain(match: RococoMatch, space: i64, place: i64) -> i64:
    return match.rules.garment_points[match.guests[space]] * (match.rules.factors[place] - 1)


# What happens.


def step_out(match: RococoMatch, player: i64, space: i64, place: i64) -> None:
    match.balcony = changed(match.balcony, place, space)
    tell.admired(match, player, space, place)


def fill(match: RococoMatch, player: i64) -> None:
    """As well as can be: the best garments go to the highest factors."""
    spaces = guests(match, player)
    places = open_fireworks(match, player)
    for pair in range(min(len(spaces), len(places))):
        step_out(match, player, spaces[pair], places[pair])
    leave_empty(match, player)


def leave_empty(match: RococoMatch, player: i64) -> None:
    """Nobody else steps out."""
    for place in open_fireworks(match, player):
        match.balcony = changed(match.balcony, place, LEFT_EMPTY)


# Who is asked.


class NextAtBalcony(QuietStep[RococoMatch]):
    """From the first player on. Who has nothing to choose has the balcony filled, and so has Madame du
    Barry."""

    name = "next-at-balcony"
    between_turns = True

    def __init__(self, ahead: i64) -> None:
        self.ahead = ahead
        """How many players have had their balcony."""

    def play(self, match: RococoMatch, seat: int, move: int) -> None:
        players = match.rules.players
        for ahead in range(self.ahead, players):
            player = (match.first + ahead) % players
            if player != match.rules.automa and is_choice(match, player):
                match.player = player
                match.stack[-1] = NextAtBalcony(ahead + 1)
                match.stack.append(Balcony(player))
                return
            fill(match, player)
        match.stack.pop()
        match.tell(words.OVER, {})


class Balcony(Question):
    """Garment by garment; as soon as the rest makes no difference, it steps out by itself."""

    name = "balcony"

    def moves(self, match: RococoMatch, seat: int) -> list[int]:
        found = [words.FILL]
        places = sorted(open_fireworks(match, seat))
        for space in sorted(guests(match, seat)):
            for place in places:
                found.append(int(words.ADMIRE + space * sizes.FIREWORKS + place))
        found.append(words.DONE)
        return found

    def obstacle(self, match: RococoMatch, seat: int, move: int) -> Obstacle | None:
        if move == words.FILL or move == words.DONE:
            return None
        if not words.ADMIRE <= move < words.DONE:
            return NOT_NOW
        space = (move - words.ADMIRE) // sizes.FIREWORKS
        place = (move - words.ADMIRE) % sizes.FIREWORKS
        if match.hosts[space] != seat:
            return words.NOT_YOUR_GARMENT
        if match.decorations[place] != seat:
            return words.NOT_YOUR_FIREWORKS
        if space in match.balcony:
            return words.ALREADY_OUTSIDE
        return None if match.balcony[place] == EMPTY else words.BALCONY_TAKEN

    def play(self, match: RococoMatch, seat: int, move: int) -> None:
        if words.ADMIRE <= move < words.DONE:
            space = (move - words.ADMIRE) // sizes.FIREWORKS
            step_out(match, seat, space, (move - words.ADMIRE) % sizes.FIREWORKS)
            if is_choice(match, seat):
                return
        if move == words.DONE:
            tell.by(match, words.STAYED_INSIDE, seat)
            leave_empty(match, seat)
        else:
            fill(match, seat)
        match.stack.pop()

    def describe(self, match: RococoMatch, seat: int, move: int) -> dict[str, Value]:
        if not words.ADMIRE <= move < words.DONE:
            return super().describe(match, seat, move)
        space = (move - words.ADMIRE) // sizes.FIREWORKS
        return facts.on_balcony(match, space, (move - words.ADMIRE) % sizes.FIREWORKS)
