"""Decorations: fireworks, kitchens, statues, musicians and the jeweller; and the bonus for all halls."""

from __future__ import annotations

from mypy_extensions import i64

from toque.engine.lists import changed
from toque.engine.obstacle import NOT_NOW, Obstacle
from toque.engine.text import Text, Value
from toque.games.rococo import counting, facts, sizes, tell, trials, words
from toque.games.rococo.match import APPRENTICE, EMPTY, JEWELLER, MUSICIAN, NOT_HERE, RococoMatch
from toque.games.rococo.question import Question
from toque.mechanics import places


def cannot_fund(match: RococoMatch, seat: i64, place: i64, discount: i64) -> Obstacle | None:
    if match.decorations[place] == NOT_HERE:
        return words.NOT_ON_BOARD
    board = match.rules.decorations
    hindrance = board.hindrance(match.decorations, place, seat, match.livres[seat], discount)
    if hindrance == places.NONE:
        return None
    if hindrance == places.TAKEN:
        return words.DECORATION_TAKEN
    if hindrance == places.OWN_LIMIT:
        return words.ONE_LICENCE if board.groups[place] == JEWELLER else words.ONE_IN_KITCHEN
    return words.TOO_DEAR


def add_fund_moves(match: RococoMatch, seat: i64, discount: i64, found: list[int]) -> None:
    board = match.rules.decorations
    livres = match.livres[seat]
    for place in range(sizes.DECORATIONS):
        if match.decorations[place] != EMPTY or board.price(place, discount) > livres:
            continue  # what most places fail by is quickly seen
        if board.hindrance(match.decorations, place, seat, livres, discount) == places.NONE:
            found.append(words.FUND + place)


def fund(match: RococoMatch, seat: i64, place: i64, discount: i64, rank: i64) -> None:
    """The action, by a card of a rank."""
    price = match.rules.decorations.price(place, discount)
    match.livres[seat] -= price
    match.decorations = changed(match.decorations, place, seat)
    tell.funded(match, seat, place, price)
    if match.rules.decorations.groups[place] == MUSICIAN:
        check_all_halls(match, seat)
    if rank == APPRENTICE:
        trials.fulfil(match, seat, 1 << trials.DECORATION)


def describe(match: RococoMatch, seat: i64, place: i64, discount: i64) -> dict[str, Value]:
    price = match.rules.decorations.price(place, discount)
    known = facts.decoration(match, place, price)
    known["livres"] = match.livres[seat]
    return known


class ExtraFund(Question):
    """A decoration at a discount, or none: a bonus of a card of a rank."""

    name = "extra-fund"

    def __init__(self, seat: i64, rank: i64, discount: i64) -> None:
        super().__init__(seat)
        self.rank = rank
        self.discount = discount

    def moves(self, match: RococoMatch, seat: int) -> list[int]:
        found: list[int] = []
        add_fund_moves(match, seat, self.discount, found)
        found.append(words.DONE)
        return found

    def obstacle(self, match: RococoMatch, seat: int, move: int) -> Obstacle | None:
        if move == words.DONE:
            return None
        if not words.FUND <= move < words.TRIAL:
            return NOT_NOW
        return cannot_fund(match, seat, move - words.FUND, self.discount)

    def play(self, match: RococoMatch, seat: int, move: int) -> None:
        match.stack.pop()
        if move != words.DONE:
            fund(match, seat, move - words.FUND, self.discount, self.rank)

    def ask(self, match: RococoMatch, seat: int) -> Text:
        return Text("ask-extra-fund", {"discount": self.discount})

    def describe(self, match: RococoMatch, seat: int, move: int) -> dict[str, Value]:
        if not words.FUND <= move < words.TRIAL:
            return super().describe(match, seat, move)
        return describe(match, seat, move - words.FUND, self.discount)


# Present in all halls.


def all_halls_points(match: RococoMatch, player: i64) -> i64:
    """What being in all halls has brought a player."""
    for place in range(len(match.all_halls)):
        if match.all_halls[place] == player:
            return match.rules.all_halls[place]
    return 0


def check_all_halls(match: RococoMatch, player: i64) -> i64:
    """Whoever is in all halls for the first time gets the best free space; its points."""
    taken = len(match.all_halls)
    if player in match.all_halls or taken == len(match.rules.all_halls):
        return 0
    if counting.halls(match, player) < sizes.HALLS:
        return 0
    points = match.rules.all_halls[taken]
    match.all_halls = [*match.all_halls, player]
    if player != match.rules.automa:
        tell.all_halls_marked(match, player, points)
    return points
