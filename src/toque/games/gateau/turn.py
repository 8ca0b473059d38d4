"""A turn, in the order of the rulebook: an action, reserved recipes, the advance, an award, the end.

What a move may not do is said once, by the functions called `cannot_…`: they give `None` or the
obstacle.
"""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from toque.engine.lists import changed
from toque.engine.obstacle import NOT_NOW, Obstacle
from toque.engine.step import Answer, FreeMoves, QuietStep
from toque.engine.text import Text, Value
from toque.games.gateau import (
    advantages,
    awards,
    bench,
    components,
    facts,
    gains,
    main_board,
    paying,
    preparing,
    reaching,
    recipes,
    sizes,
    tell,
    tools,
    words,
)
from toque.games.gateau.match import EMPTY, GateauMatch, tool_count
from toque.games.gateau.question import Question

TAKE: Final = 0
DRAW: Final = 1
ADVANCE: Final = 2
SIDE: Final = 3
PREPARE: Final = 4
assert components.ACTIONS == ("take", "tool", "advance", "side", "prepare")

QUIET_ROUNDS: Final = 10
"""After this many rounds without a recipe or an award the match ends: ruling 25."""


def begin(match: GateauMatch, seat: i64) -> None:
    match.player = seat
    match.awarded = False
    match.gilded = 0
    match.advantaged = False
    match.stack.append(Act(seat))
    tell.turn_begins(match, seat)


class TurnStep(Question):
    """A question of the turn itself, between its effects: tools may be played before the answer."""

    def free_moves(self, match: GateauMatch) -> FreeMoves[GateauMatch] | None:
        return tools.BETWEEN


# 1. An action space, and one or both of its actions.


def cannot_act(match: GateauMatch, seat: i64, action: i64) -> Obstacle | None:
    """Why an action would do nothing."""
    if action == TAKE:
        return reaching.cannot_reach(match, seat, False)
    if action == DRAW:
        return gains.cannot_draw_tool(match)
    if action == ADVANCE:
        return recipes.cannot_advance(match, seat)
    if action == SIDE:
        return reaching.cannot_reach(match, seat, True)
    return preparing.cannot_prepare_any(match, seat)


def act(match: GateauMatch, seat: i64, action: i64) -> None:
    """Carry an action out, asking what it leaves open."""
    if action == TAKE:
        reaching.begin(match, seat, False)
    elif action == DRAW:
        gains.draw_tool(match, seat)
    elif action == ADVANCE:
        recipes.advance(match, seat)
    elif action == SIDE:
        reaching.begin(match, seat, True)
    else:
        match.stack.append(FirstRecipe(seat))


def cannot_go(match: GateauMatch, seat: i64, space: i64, action: i64) -> Obstacle | None:
    """The pawn must move. Where neither action would do anything, it may stand all the same."""
    first, second = match.rules.spaces[space * 2], match.rules.spaces[space * 2 + 1]
    if action != first and action != second:
        return words.OTHER_SPACE
    if match.pawns[seat] == space:
        return words.SAME_SPACE
    obstacle = cannot_act(match, seat, action)
    if obstacle is None:
        return None
    other = second if action == first else first
    return obstacle if cannot_act(match, seat, other) is None else None


class Act(TurnStep):
    """Where the pawn goes, and what is done there first."""

    name = "act"

    def moves(self, match: GateauMatch, seat: int) -> list[int]:
        found: list[int] = []
        me: i64 = seat
        spaces = match.rules.spaces
        here = match.pawns[me]
        for space in range(sizes.SPACES):
            if space == here:
                continue
            first, second = spaces[space * 2], spaces[space * 2 + 1]
            can_first = cannot_act(match, me, first) is None
            can_second = cannot_act(match, me, second) is None
            if can_first or not can_second:
                found.append(words.GO + space * sizes.ACTIONS + first)
            if first != second and (can_second or not can_first):
                found.append(words.GO + space * sizes.ACTIONS + second)
        return found

    def obstacle(self, match: GateauMatch, seat: int, move: int) -> Obstacle | None:
        if not words.GO <= move < words.SECOND:
            return NOT_NOW
        going = move - words.GO
        return cannot_go(match, seat, going // sizes.ACTIONS, going % sizes.ACTIONS)

    def play(self, match: GateauMatch, seat: int, move: int) -> None:
        me: i64 = seat
        going: i64 = move - words.GO
        space, action = going // sizes.ACTIONS, going % sizes.ACTIONS
        first, second = match.rules.spaces[space * 2], match.rules.spaces[space * 2 + 1]
        match.pawns = changed(match.pawns, me, space)
        idle = cannot_act(match, me, action) is not None
        tell.went(match, me, space, action, idle)
        if idle:
            match.stack[-1] = Reservation(me)  # a second action comes after a first one
        else:
            match.stack[-1] = SecondAction(me, second if action == first else first)
            act(match, me, action)

    def forced(self, match: GateauMatch) -> Answer | None:
        return None  # two spaces at least

    def describe(self, match: GateauMatch, seat: int, move: int) -> dict[str, Value]:
        if not words.GO <= move < words.SECOND:
            return super().describe(match, seat, move)
        space, action = divmod(move - words.GO, sizes.ACTIONS)
        return {"space": components.SPACES[space], "action": components.ACTIONS[action]}


class SecondAction(TurnStep):
    """The other action of the space, for a gold."""

    name = "second"

    def __init__(self, seat: i64, action: i64) -> None:
        super().__init__(seat)
        self.action = action

    def _obstacle(self, match: GateauMatch) -> Obstacle | None:
        if match.gold[self.seat] == 0:
            return words.NO_GOLD
        return cannot_act(match, self.seat, self.action)

    def moves(self, match: GateauMatch, seat: int) -> list[int]:
        return [words.SECOND, words.DONE] if self._obstacle(match) is None else [words.DONE]

    def obstacle(self, match: GateauMatch, seat: int, move: int) -> Obstacle | None:
        if move == words.DONE:
            return None
        return self._obstacle(match) if move == words.SECOND else NOT_NOW

    def play(self, match: GateauMatch, seat: int, move: int) -> None:
        match.stack[-1] = Reservation(seat)
        if move == words.SECOND:
            match.gold[seat] -= 1
            tell.went_on(match, seat, self.action)
            act(match, seat, self.action)

    def question(self, match: GateauMatch, seat: int) -> Text:
        return Text("ask-second", {"action": components.ACTIONS[self.action]})

    def describe(self, match: GateauMatch, seat: int, move: int) -> dict[str, Value]:
        if move == words.SECOND:
            return {"action": components.ACTIONS[self.action]}
        return super().describe(match, seat, move)


class FirstRecipe(preparing.Prepare):
    """The action that prepares: a first recipe, and perhaps a second one."""

    name = "first-recipe"
    must = True

    def play(self, match: GateauMatch, seat: int, move: int) -> None:
        match.stack[-1] = SecondRecipe(seat)
        self.prepare(match, move)


class SecondRecipe(preparing.Prepare):
    name = "second-recipe"

    def free_moves(self, match: GateauMatch) -> FreeMoves[GateauMatch] | None:
        return tools.BETWEEN


# 2. Reserve a recipe, or prepare the reserved one.


def cannot_reserve(match: GateauMatch, seat: i64) -> Obstacle | None:
    if match.reserved[seat] != EMPTY:
        return words.RESERVED_ALREADY
    if match.tools[seat] == 0:
        return words.NO_TOOL_TO_DISCARD
    return None if recipes.has_free_section(match, seat) else words.NO_SECTION


def cannot_finish(match: GateauMatch, seat: i64) -> Obstacle | None:
    """Why the reserved recipe cannot be paid for."""
    recipe = match.reserved[seat]
    if recipe == EMPTY:
        return words.NOTHING_RESERVED
    units = paying.most_units(match, seat)
    return None if paying.can_pay(match, seat, recipe, units) else words.SHORT_OF


class Reservation(TurnStep):
    name = "reserve"

    def moves(self, match: GateauMatch, seat: int) -> list[int]:
        found: list[int] = []
        me: i64 = seat
        if cannot_finish(match, me) is None:
            found.append(words.FINISH)
        if cannot_reserve(match, me) is None:
            for place in range(sizes.PLACES):
                if match.row[place] != EMPTY:
                    recipes.add_card_moves(match, me, place, words.RESERVE, found)
        found.append(words.DONE)
        return found

    def obstacle(self, match: GateauMatch, seat: int, move: int) -> Obstacle | None:
        if move == words.DONE:
            return None
        if move == words.FINISH:
            return cannot_finish(match, seat)
        if not words.RESERVE <= move < words.DISCARD:
            return NOT_NOW
        obstacle = cannot_reserve(match, seat)
        if obstacle is not None:
            return obstacle
        card = move - words.RESERVE
        if match.row[card // sizes.SECTIONS] == EMPTY:
            return words.NO_CARD
        return recipes.cannot_lay(match, seat, card % sizes.SECTIONS)

    def play(self, match: GateauMatch, seat: int, move: int) -> None:
        me: i64 = seat
        if move == words.DONE:
            match.stack[-1] = AdvanceAll(me)
            return
        match.stack[-1] = AfterReservation(me)
        if move == words.FINISH:
            paying.begin(match, me, match.reserved[me], paying.RESERVED, EMPTY)
        else:
            card: i64 = move - words.RESERVE
            match.stack.append(GiveUpTool(me, card // sizes.SECTIONS, card % sizes.SECTIONS))

    def describe(self, match: GateauMatch, seat: int, move: int) -> dict[str, Value]:
        if move == words.FINISH:
            return {"recipe": facts.recipe_text(match, match.reserved[seat])}
        if words.RESERVE <= move < words.DISCARD:
            return facts.card_to_section(match, move - words.RESERVE)
        return super().describe(match, seat, move)


class GiveUpTool(tools.DiscardTool):
    """The tool that the reservation of a card costs."""

    name = "give-up-tool"

    def __init__(self, seat: i64, place: i64, section: i64) -> None:
        super().__init__(seat)
        self.place = place
        self.section = section

    def play(self, match: GateauMatch, seat: int, move: int) -> None:
        match.stack.pop()
        self.discard(match, move, "reservation")
        match.reserved = changed(match.reserved, seat, match.row[self.place])
        recipes.lay(match, words.RESERVED, seat, self.place, self.section)


class AfterReservation(TurnStep):
    """Tools may be played before the recipes advance, with what the reservation has brought."""

    name = "after-reserve"

    def is_idle(self, match: GateauMatch, seat: int) -> bool:
        return False  # tools are what it asks about

    def moves(self, match: GateauMatch, seat: int) -> list[int]:
        return [words.DONE]

    def obstacle(self, match: GateauMatch, seat: int, move: int) -> Obstacle | None:
        return None if move == words.DONE else NOT_NOW

    def play(self, match: GateauMatch, seat: int, move: int) -> None:
        match.stack[-1] = AdvanceAll(seat)


# 3. All recipes advance.


class AdvanceAll(QuietStep[GateauMatch]):
    name = "advance"

    def __init__(self, seat: i64) -> None:
        self.seat = seat

    def play(self, match: GateauMatch, seat: int, move: int) -> None:
        match.stack[-1] = WinAward(self.seat)
        recipes.advance(match, self.seat)


# 4. An award.


class WinAward(Question):
    name = "award"

    def free_moves(self, match: GateauMatch) -> FreeMoves[GateauMatch] | None:
        return tools.AT_AWARDS

    def moves(self, match: GateauMatch, seat: int) -> list[int]:
        found: list[int] = []
        me: i64 = seat
        if not match.awarded:
            for family in range(sizes.FAMILIES):
                for shelf in range(sizes.SHELVES):
                    if awards.cannot_win(match, me, family, shelf) is None:
                        found.append(words.AWARD + family * sizes.SHELVES + shelf)
        found.append(words.DONE)
        return found

    def obstacle(self, match: GateauMatch, seat: int, move: int) -> Obstacle | None:
        if move == words.DONE:
            return None
        if not words.AWARD <= move < words.USE:
            return NOT_NOW
        award = move - words.AWARD
        return awards.cannot_win(match, seat, award // sizes.SHELVES, award % sizes.SHELVES)

    def play(self, match: GateauMatch, seat: int, move: int) -> None:
        me: i64 = seat
        if move == words.DONE:
            match.stack[-1] = Refill(me)
            refill(match, me)
        else:
            award: i64 = move - words.AWARD
            family, shelf = award // sizes.SHELVES, award % sizes.SHELVES
            awards.begin(match, me, family, shelf)

    def forced(self, match: GateauMatch) -> Answer | None:
        if shows_cards(match, self.seat):
            return None  # nobody could take it back
        return self.only_answer(match, self.seat)

    def describe(self, match: GateauMatch, seat: int, move: int) -> dict[str, Value]:
        if not words.AWARD <= move < words.USE:
            return super().describe(match, seat, move)
        family, shelf = divmod(move - words.AWARD, sizes.SHELVES)
        points = awards.top_value(match, family) + (match.rules.top_points if shelf else 0)
        return {
            "family": components.FAMILIES[family],
            "shelf": components.SHELVES[shelf],
            "points": points,
            "icons": awards.needed(shelf),
        }


def shows_cards(match: GateauMatch, seat: i64) -> bool:
    """Whether going on turns up a card: of the main board, or of the advantages."""
    if match.rules.advantages and advantages.is_due(match, seat):
        return True
    return main_board.will_show_a_card(match)


# 5. The end of the turn.


class Refill(QuietStep[GateauMatch]):
    """The main board is filled: also after an event that asks somebody, and after an advantage."""

    name = "refill"

    def __init__(self, seat: i64) -> None:
        self.seat = seat

    def play(self, match: GateauMatch, seat: int, move: int) -> None:
        refill(match, self.seat)


def refill(match: GateauMatch, seat: i64) -> None:
    if not main_board.refill(match):
        return
    if match.rules.advantages and advantages.is_due(match, seat):
        advantages.gain(match, seat)
    else:
        match.stack[-1] = Tidy(seat)


class Tidy(Question):
    """Tokens may go back into the supply; then the turn ends."""

    name = "tidy"

    def moves(self, match: GateauMatch, seat: int) -> list[int]:
        found: list[int] = [words.END]
        bench.add_spend_moves(match, seat, bench.ALL_KINDS, found)
        return found

    def obstacle(self, match: GateauMatch, seat: int, move: int) -> Obstacle | None:
        if move == words.END:
            return None
        if not words.SPEND <= move < words.PAY:
            return NOT_NOW
        token = move - words.SPEND
        return bench.cannot_spend(match, seat, token // sizes.ZONES, token % sizes.ZONES)

    def play(self, match: GateauMatch, seat: int, move: int) -> None:
        me: i64 = seat
        if move == words.END:
            take_tools(match, me)
            return
        token: i64 = move - words.SPEND
        kind, zone = token // sizes.ZONES, token % sizes.ZONES
        bench.remove(match, me, kind, zone)
        match.supply[kind] += 1
        tell.spent(match, me, kind, zone, "tidy")

    def forced(self, match: GateauMatch) -> Answer | None:
        if bench.token_count(match, self.seat):
            return None  # any of them can go
        return self.only_answer(match, self.seat)

    def describe(self, match: GateauMatch, seat: int, move: int) -> dict[str, Value]:
        if not words.SPEND <= move < words.PAY:
            return super().describe(match, seat, move)
        known = facts.token_in_zone(move - words.SPEND)
        known["step"] = self.name
        return known


def take_tools(match: GateauMatch, seat: i64) -> None:
    """The tools beside the bench can be played from now on; those above the limit are discarded."""
    if match.fresh[seat]:
        tell.count(match, words.TOOLS_TO_HAND, seat, tool_count(match.fresh[seat]))
        match.tools[seat] += match.fresh[seat]
        match.fresh[seat] = 0
    if tool_count(match.tools[seat]) > match.rules.tool_limit:
        match.stack[-1] = ToolLimit(seat)
    else:
        end(match, seat)


class ToolLimit(tools.DiscardTool):
    """One tool after the other, until they are no more than allowed."""

    name = "limit"

    def play(self, match: GateauMatch, seat: int, move: int) -> None:
        self.discard(match, move, "limit")
        if tool_count(match.tools[seat]) <= match.rules.tool_limit:
            end(match, seat)

    def ask(self, match: GateauMatch, seat: int) -> Text:
        return Text("ask-limit", {"limit": match.rules.tool_limit})


def end(match: GateauMatch, seat: i64) -> None:
    match.stack.pop()
    tell.by(match, words.TURN_ENDED, seat)
    match.quiet_turns = match.quiet_turns + 1 if match.quiet else 0
    match.quiet = True
    if match.last_round == 0 and match.quiet_turns >= QUIET_ROUNDS * match.seats:
        match.last_round = match.round
        tell.ending(match, "quiet", QUIET_ROUNDS)
