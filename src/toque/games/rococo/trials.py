"""The trials of the Jewelry Box: tasks that are marked by the way, and the card that is won.

A trial costs no turn: the card that passes it leaves, and the card that is won is played in the same
round. Journeyman's and Master's trial follow each other, as often as one likes.
"""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from toque.engine.bits import BIT
from toque.engine.obstacle import NOT_NOW, Obstacle
from toque.engine.step import Answer, QuietStep
from toque.engine.text import Text, Value
from toque.games.rococo import (
    delegating,
    facts,
    names,
    sizes,
    tell,
    words,
)
from toque.games.rococo.match import APPRENTICE, JOURNEYMAN, MASTER, RococoMatch, cards_of
from toque.games.rococo.question import Question

COMMON_SILK: Final = 0
RARE_SILK: Final = 1
NOTIONS: Final = 2
DECORATION: Final = 3
DRESS: Final = 4
COAT: Final = 5
BY_MASTER: Final = 6
assert (
    *("common-silk", "rare-silk", "notions", "decoration"),
    *("dress", "coat", "by-master"),
) == names.TASKS
TASKS_OF_TRIAL: Final[list[i64]] = [0b0001111, 0b1110000]
RANK_OF_TRIAL: Final[list[i64]] = [JOURNEYMAN, MASTER]
LEVEL_OF_TRIAL: Final[list[i64]] = [2, 5]
"""The cards of this rank and level can be won, but for those that go into the deck."""
POINTS: Final = 1
"""For a trial that is passed."""


# Tasks.


def open_tasks(match: RococoMatch, player: i64) -> i64:
    """The tasks of the present trial that are not marked yet."""
    return TASKS_OF_TRIAL[match.trials[player]] & ~match.tasks[player]


def fulfil(match: RococoMatch, seat: i64, fitting: i64) -> None:
    """An action fits some tasks: an open one of them is marked, at the player's choice."""
    if not match.rules.jewelry:
        return
    fitting &= open_tasks(match, seat)
    if fitting == 0:
        return
    if fitting & (fitting - 1):
        match.stack.append(ChooseTask(seat, fitting))
    else:
        mark(match, seat, lowest(fitting))


def lowest(tasks: i64) -> i64:
    for task in range(sizes.TASKS):
        if tasks >> task & 1:
            return task
    return sizes.TASKS


def mark(match: RococoMatch, seat: i64, task: i64) -> None:
    match.tasks[seat] |= 1 << task
    tell.task_marked(match, seat, task)


class ChooseTask(Question):
    """Which of two tasks a tile is marked for."""

    name = "task"

    def __init__(self, seat: i64, tasks: i64) -> None:
        super().__init__(seat)
        self.tasks = tasks

    def moves(self, match: RococoMatch, seat: int) -> list[int]:
        return [words.TASK + task for task in range(sizes.TASKS) if self.tasks >> task & 1]

    def obstacle(self, match: RococoMatch, seat: int, move: int) -> Obstacle | None:
        if not words.TASK <= move < words.PAY:
            return NOT_NOW
        task = move - words.TASK
        if self.tasks >> task & 1:
            return None
        return words.TASK_DONE if match.tasks[seat] >> task & 1 else words.TASK_UNFIT

    def play(self, match: RococoMatch, seat: int, move: int) -> None:
        match.stack.pop()
        mark(match, seat, move - words.TASK)

    def forced(self, match: RococoMatch) -> Answer | None:
        return None  # two tasks at least

    def describe(self, match: RococoMatch, seat: int, move: int) -> dict[str, Value]:
        if not words.TASK <= move < words.PAY:
            return super().describe(match, seat, move)
        return {"task": names.TASKS[move - words.TASK]}


# Passing a trial.


def cannot_pass(match: RococoMatch, seat: i64, rank: i64) -> Obstacle | None:
    """The Journeyman's trial is for Apprentices, the Master's for Journeymen."""
    if not match.rules.jewelry:
        return NOT_NOW
    if rank != APPRENTICE and rank != JOURNEYMAN:
        return words.NOT_YOUR_RANK
    trial: i64 = 0 if rank == APPRENTICE else 1
    if match.trials[seat] != trial:
        return words.OTHER_TRIAL
    if open_tasks(match, seat):
        return words.TASKS_OPEN
    if match.livres[seat] < match.rules.trial_price:
        return words.TOO_DEAR
    return None if match.trial_piles[trial] else words.PILE_EMPTY


def describe(match: RococoMatch, seat: i64) -> dict[str, Value]:
    if not match.rules.jewelry:
        return {}
    left = int(open_tasks(match, seat)).bit_count()
    trial = names.TRIALS[match.trials[seat]]
    return {"trial": trial, "open": left, "price": match.rules.trial_price}


def begin(match: RococoMatch, seat: i64, card: i64) -> None:
    """The price and the point; the bonus of the card comes before it leaves."""
    trial = match.trials[seat]
    match.livres[seat] -= match.rules.trial_price
    match.leaving |= BIT[card]
    match.incoming = 1
    match.points[seat] += POINTS
    tell.trial_passed(match, seat, trial, POINTS)


class LookThroughPile(QuietStep[RococoMatch]):
    """The card leaves; the player sees all cards that can be won."""

    name = "look"

    def __init__(self, seat: i64, card: i64) -> None:
        self.seat = seat
        self.card = card

    def play(self, match: RococoMatch, seat: int, move: int) -> None:
        trial = match.trials[self.seat]
        delegating.leave(match, self.seat, self.card)
        match.looked[self.seat * sizes.TRIALS + trial] = match.trial_piles[trial]
        match.reveal()
        match.stack[-1] = WinCard(self.seat)


class WinCard(Question):
    """Which card of the pile comes into the hand."""

    name = "win"

    def moves(self, match: RococoMatch, seat: int) -> list[int]:
        pile = match.trial_piles[match.trials[seat]]
        return [words.CHOOSE + int(card) for card in cards_of(pile)]

    def obstacle(self, match: RococoMatch, seat: int, move: int) -> Obstacle | None:
        if move >= words.PLAY:
            return NOT_NOW
        pile = match.trial_piles[match.trials[seat]]
        return None if pile & BIT[move - words.CHOOSE] else words.NOT_IN_PILE

    def play(self, match: RococoMatch, seat: int, move: int) -> None:
        card = move - words.CHOOSE
        trial = match.trials[seat]
        match.stack.pop()
        match.trial_piles[trial] &= ~BIT[card]
        match.looked[seat * sizes.TRIALS + trial] = match.trial_piles[trial]
        match.incoming = 0
        match.staffs[seat] = match.staffs[seat].hired(card)
        match.sure_hands[seat] |= BIT[card]
        match.won_cards[seat] |= BIT[card]
        move_on(match, seat)
        tell.card_won(match, seat, card)

    def describe(self, match: RococoMatch, seat: int, move: int) -> dict[str, Value]:
        if move >= words.PLAY:
            return super().describe(match, seat, move)
        return {**facts.card(match, move - words.CHOOSE), "step": self.name}

    def ask(self, match: RococoMatch, seat: int) -> Text:
        return Text("ask-win", {"trial": names.TRIALS[match.trials[seat]]})


def move_on(match: RococoMatch, player: i64) -> None:
    """The marks of the tasks come back; the start marker goes to the other trial."""
    match.tasks[player] = 0
    if match.trials[player] == 1:
        match.master_trials[player] += 1
    match.trials[player] = 1 - match.trials[player]
