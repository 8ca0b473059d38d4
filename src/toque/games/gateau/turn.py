"""A turn, in the order of the rulebook: an action, reserved recipes, the advance, an award, the end.

What a move may not do is said once, by the functions called `cannot_…`: they give `None` or the
obstacle. Tools may be played in every step.
"""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from toque.engine.obstacle import NOT_NOW, Obstacle
from toque.engine.step import Answer, Step
from toque.engine.text import SeatName, Text
from toque.games.gateau.advantages import CHECKS, advantage_is_due, gain_advantage
from toque.games.gateau.agenda import QuietStep, SeatStep, grant
from toque.games.gateau.awards import begin_award, cannot_win
from toque.games.gateau.bench import has_token, remove
from toque.games.gateau.components import ACTIONS, CHEF_SIDES, KINDS, kind_text
from toque.games.gateau.effects import (
    HAND_TO_BOWL,
    HAND_TO_TILE,
    START_TOKENS,
    SUPERS,
    TAKE_STEPS,
    TILE_STEPS,
    cannot_reach,
)
from toque.games.gateau.gains import discard_tool, draw_tool, tools_remain
from toque.games.gateau.happenings import refill
from toque.games.gateau.match import EMPTY, GateauMatch, tool_count
from toque.games.gateau.recipes import (
    RESERVED_PLACE,
    add_card_moves,
    add_prepare_moves,
    advance,
    begin_paying,
    begin_prepare,
    cannot_finish,
    cannot_prepare_any,
    has_free_section,
    prepare_obstacle,
    recipes_under,
    section_obstacle,
)
from toque.games.gateau.telling import tell_count, tell_seat, tell_spent, tell_went
from toque.games.gateau.tools import (
    add_tool_moves,
    begin_reserve,
    discard_moves,
    discard_obstacle,
    play_tool,
    tool_obstacle,
)
from toque.games.gateau.words import (
    AWARD,
    CHEF,
    CHEF_CHOSEN,
    DISCARD,
    DONE,
    END,
    ENDING,
    FINISH,
    GO,
    GOLD_PAID,
    NO_CARD,
    NO_GOLD,
    NO_SECTION,
    NO_TOKEN,
    NO_TOOL_TO_DISCARD,
    NO_TOOLS_LEFT,
    NOTHING_TO_ADVANCE,
    OTHER_SPACE,
    OVER,
    PAY,
    RESERVE,
    RESERVED_ALREADY,
    SAME_SPACE,
    SECOND,
    SPEND,
    TOOL,
    TOOLS_TO_HAND,
    TURN_BEGINS,
    TURN_ENDED,
    USE,
    WENT_ON,
)

TAKE: Final = 0
DRAW: Final = 1
ADVANCE: Final = 2
SIDE: Final = 3
PREPARE: Final = 4
ACTION_COUNT: Final = 5
assert ACTIONS == ("take", "tool", "advance", "side", "prepare")
assert len(ACTIONS) == ACTION_COUNT

QUIET_ROUNDS: Final = 10
"""So many rounds without a recipe or an award bring the end: ruling 25."""


# Setting up: the side of the chef.


class ChooseChef(SeatStep):
    """Which side of the chef's card counts; then the two tokens to start with."""

    name = "chef"

    def moves(self, match: GateauMatch, seat: int) -> list[int]:
        return [CHEF, CHEF + 1]

    def obstacle(self, match: GateauMatch, seat: int, move: int) -> Obstacle | None:
        return None if move < GO else NOT_NOW

    def play(self, match: GateauMatch, seat: int, move: int) -> None:
        match.stack.pop()
        match.doubles[seat] = move - CHEF
        if match.listener is not None:
            kind = match.chefs[seat]
            match.tell(
                CHEF_CHOSEN,
                {
                    "seat": SeatName(seat),
                    "chef": Text("chef", {"kind": KINDS[kind]}),
                    "kind": kind_text(kind),
                    "side": CHEF_SIDES[move - CHEF],
                },
            )
        grant(match, seat, [(SUPERS, 1)])
        match.stack.append(START_TOKENS[seat])

    def forced(self, match: GateauMatch) -> Answer | None:
        return None

    def ask(self, match: GateauMatch, seat: int) -> Text:
        kind = match.chefs[seat]
        chef = Text("chef", {"kind": KINDS[kind]})
        return Text("ask-chef", {"chef": chef, "ingredient": kind_text(kind)})


# 1. An action space, and one or both of its actions.


def cannot_act(match: GateauMatch, seat: i64, action: i64) -> Obstacle | None:
    """Why an action would do nothing."""
    if action == TAKE:
        return cannot_reach(match, seat, False)
    if action == DRAW:
        return None if tools_remain(match) else NO_TOOLS_LEFT
    if action == ADVANCE:
        return None if recipes_under(match, seat) else NOTHING_TO_ADVANCE
    if action == SIDE:
        return cannot_reach(match, seat, True)
    return cannot_prepare_any(match, seat)


def cannot_go(match: GateauMatch, seat: i64, space: i64, action: i64) -> Obstacle | None:
    """The pawn must move. Where neither action would do anything, it may stand all the same."""
    first, second = match.rules.spaces[space * 2], match.rules.spaces[space * 2 + 1]
    if action != first and action != second:
        return OTHER_SPACE
    if match.pawns[seat] == space:
        return SAME_SPACE
    obstacle = cannot_act(match, seat, action)
    if obstacle is None:
        return None
    other = second if action == first else first
    return obstacle if cannot_act(match, seat, other) is None else None


def act(match: GateauMatch, seat: i64, action: i64) -> None:
    """Carry an action out, asking what it leaves open."""
    if action == TAKE:
        match.stack.append(HAND_TO_BOWL[seat] if match.rules.hands else TAKE_STEPS[seat])
    elif action == DRAW:
        draw_tool(match, seat)
    elif action == ADVANCE:
        advance(match, seat)
    elif action == SIDE:
        match.stack.append(HAND_TO_TILE[seat] if match.rules.hands else TILE_STEPS[seat])
    else:
        match.stack.append(FIRST_RECIPES[seat])


class Act(SeatStep):
    """Where the pawn goes, and what is done there first."""

    name = "act"

    def moves(self, match: GateauMatch, seat: int) -> list[int]:
        found: list[int] = []
        me: i64 = seat
        spaces = match.rules.spaces
        here = match.pawns[me]
        for space in range(3):
            if space == here:
                continue
            first, second = spaces[space * 2], spaces[space * 2 + 1]
            can_first = cannot_act(match, me, first) is None
            can_second = cannot_act(match, me, second) is None
            if can_first or not can_second:
                found.append(GO + space * ACTION_COUNT + first)
            if first != second and (can_second or not can_first):
                found.append(GO + space * ACTION_COUNT + second)
        add_tool_moves(match, me, False, found)
        return found

    def obstacle(self, match: GateauMatch, seat: int, move: int) -> Obstacle | None:
        if TOOL <= move < AWARD:
            return tool_obstacle(match, seat, move, False)
        if not GO <= move < SECOND:
            return NOT_NOW
        return cannot_go(match, seat, (move - GO) // ACTION_COUNT, (move - GO) % ACTION_COUNT)

    def play(self, match: GateauMatch, seat: int, move: int) -> None:
        if move >= TOOL:
            play_tool(match, seat, move)
            return
        space, action = (move - GO) // ACTION_COUNT, (move - GO) % ACTION_COUNT
        first, second = match.rules.spaces[space * 2], match.rules.spaces[space * 2 + 1]
        match.pawns[seat] = space
        match.action = second if action == first else first
        match.stack[-1] = SECONDS[seat]
        idle = cannot_act(match, seat, action) is not None
        if match.listener is not None:
            tell_went(match, seat, space, ACTIONS[action], idle)
        if not idle:
            act(match, seat, action)

    def forced(self, match: GateauMatch) -> Answer | None:
        return None  # two spaces at least


class SecondAction(SeatStep):
    """The other action of the space, for a gold."""

    name = "second"

    def _obstacle(self, match: GateauMatch) -> Obstacle | None:
        if match.gold[self.seat] == 0:
            return NO_GOLD
        return cannot_act(match, self.seat, match.action)

    def moves(self, match: GateauMatch, seat: int) -> list[int]:
        found: list[int] = []
        if self._obstacle(match) is None:
            found.append(SECOND)
        add_tool_moves(match, seat, False, found)
        found.append(DONE)
        return found

    def obstacle(self, match: GateauMatch, seat: int, move: int) -> Obstacle | None:
        if move == DONE:
            return None
        if TOOL <= move < AWARD:
            return tool_obstacle(match, seat, move, False)
        return self._obstacle(match) if move == SECOND else NOT_NOW

    def play(self, match: GateauMatch, seat: int, move: int) -> None:
        if TOOL <= move < AWARD:
            play_tool(match, seat, move)
            return
        match.stack[-1] = RESERVATIONS[seat]
        if move == SECOND:
            match.gold[seat] -= 1
            if match.listener is not None:
                match.tell(GOLD_PAID, {"seat": SeatName(seat), "purpose": "second"})
                match.tell(WENT_ON, {"seat": SeatName(seat), "action": ACTIONS[match.action]})
            act(match, seat, match.action)

    def forced(self, match: GateauMatch) -> Answer | None:
        if match.gold[self.seat] == 0 and match.hands[self.seat] == 0:
            return self._done
        moves = self.moves(match, self.seat)
        return self._done if len(moves) == 1 else None

    def ask(self, match: GateauMatch, seat: int) -> Text:
        return Text("ask-second", {"action": ACTIONS[match.action]})


class PrepareOneOrTwo(SeatStep):
    """The action that prepares: a first recipe, and perhaps a second one."""

    def __init__(self, seat: int, is_first: bool) -> None:
        super().__init__(seat)
        self.is_first = is_first
        self.name = "first-recipe" if is_first else "second-recipe"

    def moves(self, match: GateauMatch, seat: int) -> list[int]:
        found: list[int] = []
        add_prepare_moves(match, seat, found)
        if not self.is_first:
            add_tool_moves(match, seat, False, found)
            found.append(DONE)
        return found

    def obstacle(self, match: GateauMatch, seat: int, move: int) -> Obstacle | None:
        if not self.is_first:
            if move == DONE:
                return None
            if TOOL <= move < AWARD:
                return tool_obstacle(match, seat, move, False)
        return prepare_obstacle(match, seat, move)

    def play(self, match: GateauMatch, seat: int, move: int) -> None:
        if TOOL <= move < AWARD:
            play_tool(match, seat, move)
        elif move == DONE:
            match.stack.pop()
        else:
            if self.is_first:
                match.stack[-1] = NEXT_RECIPES[seat]
            else:
                match.stack.pop()
            begin_prepare(match, seat, move)

    def forced(self, match: GateauMatch) -> Answer | None:
        return self.only_move(match)


# 2. Reserve a recipe, or prepare the reserved one.


def cannot_reserve(match: GateauMatch, seat: i64) -> Obstacle | None:
    if match.reserved[seat] != EMPTY:
        return RESERVED_ALREADY
    if match.hands[seat] == 0:
        return NO_TOOL_TO_DISCARD
    return None if has_free_section(match, seat) else NO_SECTION


class Reservation(SeatStep):
    name = "reserve"

    def moves(self, match: GateauMatch, seat: int) -> list[int]:
        found: list[int] = []
        me: i64 = seat
        if cannot_finish(match, me) is None:
            found.append(FINISH)
        if cannot_reserve(match, me) is None:
            for place in range(8):
                if match.row[place] != EMPTY:
                    add_card_moves(match, me, place, RESERVE, found)
        add_tool_moves(match, me, False, found)
        found.append(DONE)
        return found

    def obstacle(self, match: GateauMatch, seat: int, move: int) -> Obstacle | None:
        if move == DONE:
            return None
        if TOOL <= move < AWARD:
            return tool_obstacle(match, seat, move, False)
        if move == FINISH:
            return cannot_finish(match, seat)
        if not RESERVE <= move < DISCARD:
            return NOT_NOW
        obstacle = cannot_reserve(match, seat)
        if obstacle is not None:
            return obstacle
        if match.row[(move - RESERVE) // 4] == EMPTY:
            return NO_CARD
        return section_obstacle(match, seat, (move - RESERVE) % 4)

    def play(self, match: GateauMatch, seat: int, move: int) -> None:
        if TOOL <= move < AWARD:
            play_tool(match, seat, move)
            return
        match.stack[-1] = ADVANCES[seat]
        if move == FINISH:
            begin_paying(match, seat, match.reserved[seat], RESERVED_PLACE, EMPTY)
        elif move != DONE:
            begin_reserve(match, seat, (move - RESERVE) // 4, (move - RESERVE) % 4)

    def forced(self, match: GateauMatch) -> Answer | None:
        if match.hands[self.seat] == 0 and match.reserved[self.seat] == EMPTY:
            return self._done
        return self.only_move(match)


# 3. All recipes advance.


class AdvanceAll(QuietStep):
    name = "advance"

    def __init__(self, seat: int) -> None:
        self.seat = seat

    def play(self, match: GateauMatch, seat: int, move: int) -> None:
        match.stack[-1] = AWARD_STEPS[self.seat]
        advance(match, self.seat)


# 4. An award.


class WinAward(SeatStep):
    name = "award"

    def moves(self, match: GateauMatch, seat: int) -> list[int]:
        found: list[int] = []
        me: i64 = seat
        if not match.awarded:
            for family in range(3):
                for shelf in range(2):
                    if cannot_win(match, me, family, shelf) is None:
                        found.append(AWARD + family * 2 + shelf)
        add_tool_moves(match, me, True, found)
        found.append(DONE)
        return found

    def obstacle(self, match: GateauMatch, seat: int, move: int) -> Obstacle | None:
        if move == DONE:
            return None
        if TOOL <= move < AWARD:
            return tool_obstacle(match, seat, move, True)
        if not AWARD <= move < USE:
            return NOT_NOW
        return cannot_win(match, seat, (move - AWARD) // 2, (move - AWARD) % 2)

    def play(self, match: GateauMatch, seat: int, move: int) -> None:
        if move == DONE:
            match.stack[-1] = REFILLS[seat]
            refill_for(match, seat)
        elif move < AWARD:
            play_tool(match, seat, move)
        else:
            begin_award(match, seat, (move - AWARD) // 2, (move - AWARD) % 2)

    def forced(self, match: GateauMatch) -> Answer | None:
        if shows_cards(match, self.seat):
            return None  # nobody could take it back
        return self.only_move(match)


def shows_cards(match: GateauMatch, seat: i64) -> bool:
    """Whether going on turns up a card: of the main board, or of the advantages."""
    if match.rules.advantages and advantage_is_due(match, seat):
        return True
    if match.deck_left[0] == 0 and match.deck_left[1] == 0:
        return False
    for place in range(8):
        if match.row[place] == EMPTY:
            return True
    return False


# 5. The end of the turn.


def refill_for(match: GateauMatch, seat: i64) -> None:
    """Fill the main board, then let the seat tidy up. Events that ask somebody interrupt it."""
    if refill(match):
        match.stack[-1] = TIDIES[seat]
        if match.rules.advantages:
            gain_advantage(match, seat)


class Refill(QuietStep):
    name = "refill"

    def __init__(self, seat: int) -> None:
        self.seat = seat

    def play(self, match: GateauMatch, seat: int, move: int) -> None:
        refill_for(match, self.seat)


class Tidy(SeatStep):
    """Tokens may go back into the supply; then the turn ends."""

    name = "tidy"

    def moves(self, match: GateauMatch, seat: int) -> list[int]:
        found: list[int] = [END]
        me: i64 = seat
        for kind in range(7):
            for zone in range(4):
                if has_token(match, me, kind, zone):
                    found.append(SPEND + kind * 4 + zone)
        add_tool_moves(match, me, False, found)
        return found

    def obstacle(self, match: GateauMatch, seat: int, move: int) -> Obstacle | None:
        if move == END:
            return None
        if TOOL <= move < AWARD:
            return tool_obstacle(match, seat, move, False)
        if not SPEND <= move < PAY:
            return NOT_NOW
        kind, zone = (move - SPEND) // 4, (move - SPEND) % 4
        return None if has_token(match, seat, kind, zone) else NO_TOKEN

    def play(self, match: GateauMatch, seat: int, move: int) -> None:
        if move == END:
            take_tools(match, seat)
            return
        if move >= TOOL:
            if match.rules.advantages:
                match.stack.append(CHECKS[seat])
            play_tool(match, seat, move)
            return
        kind, zone = (move - SPEND) // 4, (move - SPEND) % 4
        remove(match, seat, kind, zone)
        match.supply[kind] += 1
        if match.listener is not None:
            tell_spent(match, seat, kind, zone, "tidy")

    def forced(self, match: GateauMatch) -> Answer | None:
        return self.only_move(match)


def take_tools(match: GateauMatch, seat: i64) -> None:
    """The tools beside the bench go into the hand; what is above the limit is discarded."""
    if match.fresh[seat]:
        tell_count(match, TOOLS_TO_HAND, seat, tool_count(match.fresh[seat]))
        match.hands[seat] += match.fresh[seat]
        match.fresh[seat] = 0
    if tool_count(match.hands[seat]) > match.rules.tool_limit:
        match.stack[-1] = LIMITS[seat]
    else:
        end_turn(match, seat)


class HandLimit(SeatStep):
    name = "limit"

    def moves(self, match: GateauMatch, seat: int) -> list[int]:
        return discard_moves(match, seat)

    def obstacle(self, match: GateauMatch, seat: int, move: int) -> Obstacle | None:
        return discard_obstacle(match, seat, move)

    def play(self, match: GateauMatch, seat: int, move: int) -> None:
        discard_tool(match, seat, move - DISCARD, "limit")
        if tool_count(match.hands[seat]) <= match.rules.tool_limit:
            end_turn(match, seat)

    def forced(self, match: GateauMatch) -> Answer | None:
        return self.only_move(match)

    def ask(self, match: GateauMatch, seat: int) -> Text:
        return Text("ask-limit", {"limit": match.rules.tool_limit})


def end_turn(match: GateauMatch, seat: i64) -> None:
    tell_seat(match, TURN_ENDED, seat)
    match.quiet_turns = match.quiet_turns + 1 if match.quiet else 0
    if match.last_round == 0 and match.quiet_turns >= QUIET_ROUNDS * match.seats:
        match.last_round = match.round
        if match.listener is not None:
            match.tell(ENDING, {"reason": "quiet", "rounds": QUIET_ROUNDS})
    following = seat + 1
    if following < match.seats:
        match.stack[-1] = BEGINNINGS[following]
    else:
        end_round(match)


def end_round(match: GateauMatch) -> None:
    """All chairs have had their turn: the next round, or the end of the match."""
    if match.last_round == match.round:
        match.stack.pop()
        match.tell(OVER, {})
        return
    match.round += 1
    match.stack[-1] = FIRST_STEPS[1 if match.rules.solo else 0]


class Begin(QuietStep):
    """A seat's turn comes."""

    name = "begin"

    def __init__(self, seat: int) -> None:
        self.seat = seat

    def play(self, match: GateauMatch, seat: int, move: int) -> None:
        me: i64 = self.seat
        match.seat = me
        match.awarded = False
        match.gilded = 0
        match.advantaged = False
        match.quiet = True
        match.stack[-1] = ACTS[me]
        if match.listener is not None:
            match.tell(TURN_BEGINS, {"seat": SeatName(self.seat), "round": match.round})


CHEF_STEPS: Final = [ChooseChef(seat) for seat in range(4)]
BEGINNINGS: Final = [Begin(seat) for seat in range(4)]
ACTS: Final = [Act(seat) for seat in range(4)]
SECONDS: Final = [SecondAction(seat) for seat in range(4)]
FIRST_RECIPES: Final = [PrepareOneOrTwo(seat, True) for seat in range(4)]
NEXT_RECIPES: Final = [PrepareOneOrTwo(seat, False) for seat in range(4)]
RESERVATIONS: Final = [Reservation(seat) for seat in range(4)]
ADVANCES: Final = [AdvanceAll(seat) for seat in range(4)]
AWARD_STEPS: Final = [WinAward(seat) for seat in range(4)]
REFILLS: Final = [Refill(seat) for seat in range(4)]
TIDIES: Final = [Tidy(seat) for seat in range(4)]
LIMITS: Final = [HandLimit(seat) for seat in range(4)]

FIRST_STEPS: Final[list[Step[GateauMatch]]] = [BEGINNINGS[0]]
"""What begins a round: the first seat's turn, or Chef-o-Tron's in a solo match, which `automa` adds."""
