"""A turn, in the order of the rulebook: place cards, turn cards, the assistant, the booklet, the end.

What a move may not do is said once, by the functions called `cannot_…`: they give `None` or the
obstacle.
"""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from toque.engine.bits import BIT
from toque.engine.obstacle import NO_SUCH_MOVE, Obstacle
from toque.engine.step import NOBODY, Answer, SeatStep
from toque.engine.text import SeatName, Text, Value
from toque.games.pieces_montees import components, tell, words
from toque.games.pieces_montees.components import (
    BASES,
    CHOCOLATE,
    CREAM,
    FACES,
    LAYERS,
    NEUTRAL,
    SLOTS,
)
from toque.games.pieces_montees.match import EMPTY, SPOONS, PiecesMatch

CAKES_AT_ONCE: Final = 3
COST_OF_TURNING: Final = 1
COST_OF_PAGE: Final = 1
COST_OF_ASSISTANT: Final = 2
SPOONS_OF_ASSISTANT: Final = 1
QUIET_ROUNDS: Final = 10
"""After this many rounds without a layer or a decoration the match ends: ruling 14."""


# Placing a layer: from any hand, with the face that you see.


def cost_of_layer(face: i64) -> i64:
    """In spoons: the number of the layer."""
    return face % LAYERS + 1


def _affordable(spoons: int) -> i64:
    faces: i64 = 0
    for face in range(FACES):
        if cost_of_layer(face) <= spoons:
            faces |= BIT[face]
    return faces


AFFORDABLE: Final[list[i64]] = [
    _affordable(spoons) for spoons in range(SPOONS + SPOONS_OF_ASSISTANT + 1)
]
"""By spoons: the bit mask of faces whose layer costs no more."""


def placeable(match: PiecesMatch, receiver: i64, spoons: i64) -> i64:
    """The bit mask of faces that can be placed before a seat for these spoons.

    Layers go up in order, on a cake of their own colour and topping, and all cakes of a seat differ:
    that is `wanted`. Three cakes may be unfinished at once, and a layer costs its number in spoons.
    """
    faces = match.wanted[receiver] & AFFORDABLE[spoons]
    return faces & ~BASES if busy(match, receiver) else faces


def busy(match: PiecesMatch, receiver: i64) -> bool:
    """Whether as many cakes are unfinished as may be."""
    return unfinished(match, receiver) >= CAKES_AT_ONCE


def unfinished(match: PiecesMatch, receiver: i64) -> i64:
    """How many cakes of a seat wait for a second or third layer."""
    waiting = match.wanted[receiver] & ~BASES
    cakes: i64 = 0
    while waiting:
        waiting &= waiting - 1  # strike one cake off
        cakes += 1
    return cakes


def cannot_place(match: PiecesMatch, receiver: i64, face: i64) -> Obstacle | None:
    if placeable(match, receiver, match.spoons) >> face & 1:
        return None
    obstacle = misfit(match, receiver, face)
    if obstacle is not None:
        return obstacle
    if face % LAYERS == 0 and busy(match, receiver):
        return words.TOO_MANY_CAKES
    return words.TOO_FEW_SPOONS


def misfit(match: PiecesMatch, receiver: i64, face: i64) -> Obstacle | None:
    """Why a face goes on no cake of the receiver, whatever there is to spend."""
    if match.wanted[receiver] >> face & 1:
        return None
    height = match.height(receiver, face // LAYERS)
    return words.ALREADY_LAID if height > face % LAYERS else words.LAYER_MISSING


def place(match: PiecesMatch, seat: i64, position: i64, receiver: i64) -> None:
    face = lay(match, seat, position, receiver)
    match.spoons -= cost_of_layer(face)
    tell.laid(match, words.PLACED, seat, position, receiver, face)


def lay(match: PiecesMatch, seat: i64, position: i64, receiver: i64) -> i64:
    """Move the card onto the cake and return its face."""
    side = match.seen_side(seat, position)
    holder = position // SLOTS
    if holder == seat:
        if not match.rules.remembers:
            match.reveal()  # the others saw the inner face on the pile, and see it again
    elif holder != NEUTRAL:
        match.learn(holder, side // 2)  # the holder sees the outer face on the cake
    match.cards[position] = EMPTY
    face = match.rules.faces[side]
    wanted = match.wanted[receiver] ^ BIT[face]
    if face % LAYERS < LAYERS - 1:
        wanted |= BIT[face + 1]
    match.wanted[receiver] = wanted
    match.laid.append(side * 4 + receiver)
    match.quiet = False
    return face


# Turning a card: of any hand; it stays there, and all see the other face now.


def cannot_turn(match: PiecesMatch) -> Obstacle | None:
    return words.TOO_FEW_SPOONS if match.spoons < COST_OF_TURNING else None


def turn_card(match: PiecesMatch, seat: i64, position: i64) -> None:
    match.spoons -= COST_OF_TURNING
    side = match.cards[position] ^ 1
    match.cards[position] = side
    hand = position // SLOTS
    if hand == NEUTRAL:
        match.all_learn(side // 2)
    else:
        match.learn(hand, side // 2)  # the others saw this face on the pile
    tell.turned(match, seat, position)


# The assistant: a spoon more, or a cake more together with its first layer.


def cannot_use_assistant(match: PiecesMatch, seat: i64) -> Obstacle | None:
    if not match.assistants >> seat & 1:
        return words.NO_ASSISTANT
    return words.JUST_RECALLED if match.just_recalled else None


def take_spoon(match: PiecesMatch, seat: i64) -> None:
    match.assistants &= ~BIT[seat]
    match.spoons += SPOONS_OF_ASSISTANT
    tell.by(match, words.SPOON_GAINED, seat)


def whiskable(match: PiecesMatch, receiver: i64) -> i64:
    """The bit mask of faces with which the assistant can start a cake: no limit, but a first layer."""
    return match.wanted[receiver] & BASES


def cannot_whisk(match: PiecesMatch, receiver: i64, face: i64) -> Obstacle | None:
    if whiskable(match, receiver) >> face & 1:
        return None
    return words.NOT_A_BASE if face % LAYERS else words.ALREADY_LAID


def whisk(match: PiecesMatch, seat: i64, position: i64, receiver: i64) -> None:
    match.assistants &= ~BIT[seat]
    face = lay(match, seat, position, receiver)
    tell.laid(match, words.WHISKED, seat, position, receiver, face)


def cannot_recall(match: PiecesMatch, seat: i64) -> Obstacle | None:
    """There is only one assistant, who cannot be called while already there."""
    if match.assistants >> seat & 1:
        return words.ASSISTANT_IS_HERE
    return words.TOO_FEW_SPOONS if match.spoons < COST_OF_ASSISTANT else None


def recall(match: PiecesMatch, seat: i64) -> None:
    match.spoons -= COST_OF_ASSISTANT
    match.assistants |= BIT[seat]
    match.just_recalled = True
    tell.by(match, words.RECALLED, seat)


# The booklet of decorations (confirmed mode): a book whose pages turn both ways.


def cannot_turn_page(match: PiecesMatch, direction: i64) -> Obstacle | None:
    if not match.rules.confirmed:
        return words.NO_BOOKLET
    if not match.book:
        return words.EMPTY_BOOKLET
    if direction == words.FORWARD and match.leaf > len(match.book):
        return words.NO_PAGE_FORWARD
    if direction == words.BACK and match.leaf == 0:
        return words.NO_PAGE_BACK
    return words.TOO_FEW_SPOONS if match.spoons < COST_OF_PAGE else None


def turn_page(match: PiecesMatch, seat: i64, direction: i64) -> None:
    match.spoons -= COST_OF_PAGE
    move_leaf(match, seat, direction)


def move_leaf(match: PiecesMatch, seat: i64, direction: i64) -> None:
    match.leaf += 1 if direction == words.FORWARD else -1
    tell.page(match, seat, direction)
    look_at_booklet(match)


def look_at_booklet(match: PiecesMatch) -> None:
    """All see the open pages; at an end of the booklet the arrow is turned over."""
    shown = match.colours_at(match.leaf)
    if shown & ~match.pages_known:
        match.reveal()
    match.pages_known = match.pages_known | shown if match.rules.remembers else shown
    if match.book and match.leaf == (len(match.book) + 1 if match.arrow_forward else 0):
        match.arrow_forward = not match.arrow_forward
        tell.arrow(match)


def next_page_is_new(match: PiecesMatch) -> bool:
    """Whether the page that turns at the end of the turn shows what nobody knows."""
    if not match.book:
        return False
    leaf = match.leaf + 1 if match.arrow_forward else match.leaf - 1
    return match.colours_at(leaf) & ~match.pages_known != 0


def cannot_decorate(match: PiecesMatch, seat: i64, kind: i64) -> Obstacle | None:
    """An own complete cake, its decoration in sight, one in a turn."""
    if not match.rules.confirmed:
        return words.NO_BOOKLET
    if match.height(seat, kind) < LAYERS:
        return words.NOT_COMPLETE
    if kind // 2 not in match.book:
        return words.DECORATION_GONE
    if kind != match.left_page() and kind != match.right_page():
        return words.DECORATION_HIDDEN
    return words.ONE_DECORATION if match.decoration_taken else None


def decorate(match: PiecesMatch, seat: i64, kind: i64) -> None:
    page = match.book.index(kind // 2)
    del match.book[page]
    match.pages_known &= ~BIT[kind // 2]
    if kind % 2 == CHOCOLATE:
        match.leaf -= 1
    match.decorated[seat] |= BIT[kind]
    match.decoration_taken = True
    match.quiet = False
    tell.decorated(match, seat, kind)
    look_at_booklet(match)
    if not match.book:
        bring_end(match, "decorations")


# The end of a turn: hands are refilled, a page is turned, the next seat gets the spoons.


def end_turn(match: PiecesMatch, seat: i64) -> None:
    tell.turn_ended(match, seat)
    match.spoons = SPOONS
    match.just_recalled = False
    match.decoration_taken = False
    match.quiet_turns = match.quiet_turns + 1 if match.quiet else 0
    match.quiet = True

    refill(match, seat)
    if match.book:
        move_leaf(match, NOBODY, words.FORWARD if match.arrow_forward else words.BACK)
    reason = reason_to_end(match)
    if reason:
        bring_end(match, reason)
    pass_spoons(match, seat)


def bring_end(match: PiecesMatch, reason: str) -> None:
    """The round is the last one; the first reason is the one that is told."""
    if not match.ending:
        match.ending = True
        tell.ending(match, reason, QUIET_ROUNDS)


def pass_spoons(match: PiecesMatch, seat: i64) -> None:
    """To the left, unless the last round is over: all have had the same number of turns."""
    following = seat + 1
    if following == match.seats:
        if match.ending:
            match.stack.pop()
            match.tell(words.OVER, {})
            return
        following = 0
        match.round += 1
    match.stack[-1] = Turn(following)
    tell.turn_begins(match, following)


def refill(match: PiecesMatch, first: i64) -> None:
    """From the seat that played on, in turn order, then the neutral hand; the pile may run out."""
    for offset in range(match.seats):
        refill_hand(match, (first + offset) % match.seats)
    if match.rules.duel:
        refill_hand(match, NEUTRAL)


def refill_hand(match: PiecesMatch, hand: i64) -> None:
    for position in range(hand * SLOTS, hand * SLOTS + match.rules.hand_size):
        if match.cards[position] == EMPTY and match.pile.left > 0:
            draw(match, hand, position)


def draw(match: PiecesMatch, hand: i64, position: i64) -> None:
    """The upper face stays towards the holder. All saw it on the pile; the others see the back now."""
    side = match.pile.top()
    match.pile = match.pile.below()
    match.cards[position] = side
    if hand != NEUTRAL and match.rules.remembers:
        card = BIT[side // 2]
        for seat in range(match.seats):
            if seat != hand:
                match.known[seat] |= card
    match.reveal()
    tell.drawn(match, position)


def reason_to_end(match: PiecesMatch) -> str:
    """Why the current round is the last one, or nothing: what comes with the end of a turn."""
    if match.pile.left == 0 and somebody_is_short(match):
        return "pile"
    if nothing_can_be_laid(match) and nothing_can_be_decorated(match):
        return "dead"
    if match.quiet_turns >= QUIET_ROUNDS * match.seats:
        return "quiet"
    return ""


def somebody_is_short(match: PiecesMatch) -> bool:
    for position in match.rules.positions:
        if match.cards[position] == EMPTY:
            return True
    return False


def nothing_can_be_laid(match: PiecesMatch) -> bool:
    """No face of any held card fits any cake: hands would never change again (ruling 13)."""
    faces = match.rules.faces
    for position in match.rules.positions:
        side = match.cards[position]
        if side == EMPTY:
            continue
        for seat in range(match.seats):
            wanted = match.wanted[seat]
            if (wanted >> faces[side] | wanted >> faces[side ^ 1]) & 1:
                return False
    return True


def nothing_can_be_decorated(match: PiecesMatch) -> bool:
    """Of no complete cake the colour is still in the booklet."""
    for colour in match.book:
        for seat in range(match.seats):
            for kind in (colour * 2 + CREAM, colour * 2 + CHOCOLATE):
                if match.height(seat, kind) == LAYERS:
                    return False
    return True


# The question itself.


class Turn(SeatStep[PiecesMatch]):
    """Spend spoons as long as you like; `end` passes them on."""

    name = "turn"

    def moves(self, match: PiecesMatch, seat: int) -> list[int]:
        me: i64 = seat
        may_turn = cannot_turn(match) is None
        found: list[int] = match.rules.turn_moves[:] if may_turn else []
        cards = match.cards
        faces = match.rules.faces
        size = match.rules.hand_size
        assisted = cannot_use_assistant(match, me) is None
        mine = placeable(match, me, match.spoons)
        bases = whiskable(match, me) if assisted else i64(0)
        for hand in match.rules.hands:
            seen: i64 = 0 if hand == me or hand == NEUTRAL else 1
            for position in range(hand * SLOTS, hand * SLOTS + size):
                side = cards[position]
                if side == EMPTY:
                    if may_turn:
                        found.remove(words.TURN + position)
                    continue
                face = faces[side ^ seen]
                if mine >> face & 1:
                    found.append(words.PLACE + position * 2)
                if bases >> face & 1:
                    found.append(words.WHISK + position * 2)
        if match.rules.teams:
            self._add_partner_moves(match, me, assisted, found)
        if assisted:
            found.append(words.SPOON)
        if cannot_recall(match, me) is None:
            found.append(words.RECALL)
        if match.rules.confirmed:
            if cannot_turn_page(match, words.FORWARD) is None:
                found.append(words.PAGE + words.FORWARD)
            if cannot_turn_page(match, words.BACK) is None:
                found.append(words.PAGE + words.BACK)
            left, right = match.left_page(), match.right_page()
            if left >= 0 and cannot_decorate(match, me, left) is None:
                found.append(words.DECORATE + left)
            if right >= 0 and cannot_decorate(match, me, right) is None:
                found.append(words.DECORATE + right)
        found.append(words.END)
        return found

    def _add_partner_moves(
        self, match: PiecesMatch, me: i64, assisted: bool, found: list[int]
    ) -> None:
        partner = match.partner(me)
        theirs = placeable(match, partner, match.spoons)
        bases = whiskable(match, partner) if assisted else i64(0)
        for position in match.rules.positions:
            if match.cards[position] != EMPTY:
                face = match.rules.faces[match.seen_side(me, position)]
                if theirs >> face & 1:
                    found.append(words.PLACE + position * 2 + 1)
                if bases >> face & 1:
                    found.append(words.WHISK + position * 2 + 1)

    def obstacle(self, match: PiecesMatch, seat: int, move: int) -> Obstacle | None:
        if move < words.SPOON:
            return self._card_obstacle(match, seat, move)
        if move == words.SPOON:
            return cannot_use_assistant(match, seat)
        if move == words.RECALL:
            return cannot_recall(match, seat)
        if move < words.DECORATE:
            return cannot_turn_page(match, move - words.PAGE)
        if move < words.END:
            return cannot_decorate(match, seat, move - words.DECORATE)
        return None if move == words.END else NO_SUCH_MOVE

    def _card_obstacle(self, match: PiecesMatch, seat: int, move: int) -> Obstacle | None:
        position = _position(move)
        if match.cards[position] == EMPTY:
            return words.NO_CARD
        if move >= words.TURN:
            return cannot_turn(match)
        if _for_partner(move) and not match.rules.teams:
            return words.NO_PARTNER
        receiver = match.partner(seat) if _for_partner(move) else seat
        face = match.rules.faces[match.seen_side(seat, position)]
        if move < words.WHISK:
            return cannot_place(match, receiver, face)
        obstacle = cannot_use_assistant(match, seat)
        return obstacle if obstacle is not None else cannot_whisk(match, receiver, face)

    def play(self, match: PiecesMatch, seat: int, move: int) -> None:
        if move == words.END:
            end_turn(match, seat)
            return
        if move < words.TURN:
            receiver = match.partner(seat) if _for_partner(move) else seat
            if move < words.WHISK:
                place(match, seat, _position(move), receiver)
            else:
                whisk(match, seat, _position(move), receiver)
        elif move < words.SPOON:
            turn_card(match, seat, move - words.TURN)
        elif move == words.SPOON:
            take_spoon(match, seat)
        elif move == words.RECALL:
            recall(match, seat)
        elif move < words.DECORATE:
            turn_page(match, seat, move - words.PAGE)
        else:
            decorate(match, seat, move - words.DECORATE)

    def forced(self, match: PiecesMatch) -> Answer | None:
        if match.pile.left > 0 and (match.spoons > 0 or somebody_is_short(match)):
            return None  # a card can be turned, or ending the turn draws one
        if next_page_is_new(match) or len(self.moves(match, self.seat)) > 1:
            return None
        return (self.seat, words.END)

    def ask(self, match: PiecesMatch, seat: int) -> Text:
        return Text("ask-turn", {"spoons": match.spoons})

    def describe(self, match: PiecesMatch, seat: int, move: int) -> dict[str, Value]:
        facts: dict[str, Value] = {"spoons": match.spoons, "limit": CAKES_AT_ONCE}
        if move < words.SPOON:
            self._describe_card(match, seat, move, facts)
        elif move == words.RECALL:
            facts["cost"] = COST_OF_ASSISTANT
        elif words.PAGE <= move < words.DECORATE:
            facts["cost"] = COST_OF_PAGE
            facts["direction"] = words.DIRECTIONS[move - words.PAGE]
        elif words.DECORATE <= move < words.END:
            kind = move - words.DECORATE
            facts["cake"] = components.kind_text(kind)
            facts["points"] = match.rules.decorated_points[kind % 2]
        return facts

    def _describe_card(
        self, match: PiecesMatch, seat: int, move: int, facts: dict[str, Value]
    ) -> None:
        position = _position(move)
        hand = position // SLOTS
        facts["card"] = components.POSITION_NAMES[position]
        facts["owner"] = tell.owner(seat, hand)
        facts["hand"] = "" if hand == NEUTRAL else SeatName(hand)
        facts["cost"] = 0 if words.WHISK <= move < words.TURN else COST_OF_TURNING
        facts["before"] = "partner" if move < words.TURN and _for_partner(move) else "me"
        if match.cards[position] != EMPTY:
            face = match.rules.faces[match.seen_side(seat, position)]
            facts["face"] = components.face_text(face)
            facts["missing"] = face % LAYERS
            self._describe_limit(match, seat, facts)
            if move < words.WHISK:
                facts["cost"] = cost_of_layer(face)

    def _describe_limit(self, match: PiecesMatch, seat: int, facts: dict[str, Value]) -> None:
        """How far the receiver is from a new cake, and whether the assistant could start it."""
        receiver = match.partner(seat) if facts["before"] == "partner" else seat
        cakes = unfinished(match, receiver)
        facts["cakes"] = cakes
        facts["excess"] = cakes - CAKES_AT_ONCE + 1
        facts["help"] = "yes" if cannot_use_assistant(match, seat) is None else "no"


def _position(move: int) -> int:
    """The position in a move of `place`, `whisk` or `turn`."""
    if move >= words.TURN:
        return move - words.TURN
    return (move - words.PLACE) // 2 if move < words.WHISK else (move - words.WHISK) // 2


def _for_partner(move: int) -> bool:
    return (move - words.PLACE) % 2 == 1 if move < words.WHISK else (move - words.WHISK) % 2 == 1
