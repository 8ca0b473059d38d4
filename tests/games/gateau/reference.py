"""A second opinion of C'est du gâteau !: a plain, slow reference of its rules, apart from the engine.

`Reference` holds the whole true state as plain data (`position`), asks one decision at a time and is
told every chance. It imports nothing of the engine: `reference_edition.py` reads the edition, the
position and what happens to it by itself is in `reference_position.py`, a chef's turn in
`reference_turn.py`, Chef-o-Tron in `reference_robot.py`, and what pays for what in
`reference_paying.py`. Moves are written as the engine writes them, with all their words ("put dough
equal"). What leaves no choice is not asked.

What it asks chance for: "bowl a1" and so on ("dough cherry": what shows, then the back), "place i1",
"chef 0", "aside", "advantages" (the whole deck), and one at a time "tool", "card" and "robot card". Two
more are choices that the rules do not decide, "payment" and "award of Chef-o-Tron": it checks them
against everything that would be right.
"""

from __future__ import annotations

from collections import Counter

from tests.games.gateau.reference_edition import (
    BASIC,
    BOWLS,
    CENTRAL_BOWLS,
    CORNERS,
    EVENTS,
    LEVELS,
    PLACES,
    SUPER,
    Box,
    neighbours,
    row_of,
)
from tests.games.gateau.reference_position import Bowl, Chef, Options, Player, Position, Tell
from tests.games.gateau.reference_robot import (
    EVENT,
    base_effect,
    claim_award,
    draw_card,
    keep_limit,
    prepare_recipe,
    robot_gains,
    robot_of,
    take_bowl,
)
from tests.games.gateau.reference_turn import (
    Asking,
    Question,
    act,
    advance,
    ask,
    gain_super,
    perform_all,
    puts,
    reserve,
    store,
    take_tools_in_hand,
    tidy,
    win_award,
)

QUIET_ROUNDS = 10
POINTS_OF_STORED = 1
LEFTOVERS_FOR_A_POINT = 3
THREE_TYPES = {
    "first-three": ("cherry", "candy", "cream"),
    "second-three": ("chocolate", "jelly", "dough"),
}


class Reference:
    def __init__(self, box: Box, options: Options, seats: int, tell: Tell) -> None:
        self.position = Position(box, options, seats, tell)
        self.question: Question | None = None
        set_up(self.position)
        self._course = match(self.position)
        self._go_on(None)

    def play(self, move: str) -> None:
        assert self.question is not None
        self._go_on(move)

    def _go_on(self, move: str | None) -> None:
        try:
            self.question = next(self._course) if move is None else self._course.send(move)
        except StopIteration:
            self.question = None


# Setting up --------------------------------------------------------------------------------------


def set_up(at: Position) -> None:
    box = at.box
    for name in BOWLS:
        face, back = at.tell(f"bowl {name}").split()
        at.bowls[name] = Bowl(face, back)
    basic = [bowl for bowl in at.bowls.values() if not bowl.is_super_bowl]
    (super_bowl,) = (name for name, bowl in at.bowls.items() if bowl.is_super_bowl)
    assert super_bowl in CENTRAL_BOWLS
    assert at.bowls[super_bowl].face == SUPER
    assert at.bowls[super_bowl].back == box.super_back
    assert Counter(frozenset((one.face, one.back)) for one in basic) == Counter(box.bowl_pairs)
    shown = Counter(bowl.face for bowl in basic)
    assert all(2 <= shown[kind] <= 3 for kind in BASIC)
    for name, bowl in at.bowls.items():
        count = 1 if bowl.face == SUPER or shown[bowl.face] == 3 else 2
        for _ in range(count):
            at.add_to_bowl(name, bowl.face)
    for level in (0, 1):
        recipes = {name for name, one in box.recipes.items() if one.level == level + 1}
        at.decks[level] = recipes | set(EVENTS[level])
    if at.robot:
        # Which events lie there is a secret; the decks still have to lose them.
        for level in (0, 1):
            aside = at.tell("aside")
            assert aside in EVENTS[level]
            at.decks[level].remove(aside)
            at.aside.append(aside)
        row = row_of(super_bowl)
        at.robot.rows = {"white": row, "blue": row}
        at.robot.deck = set(box.robot_cards)
    for place in PLACES:
        recipe = at.tell(f"place {place}")
        level = 0 if place[:-1] == "i" else 1
        assert box.recipes[recipe].level == level + 1
        at.decks[level].remove(recipe)
        at.row[place] = recipe
    kinds = [at.tell(f"chef {seat}") for seat in range(len(at.chefs))]
    assert len(set(kinds)) == len(kinds)
    for seat, (chef, kind) in enumerate(zip(at.chefs, kinds, strict=True)):
        chef.kind, chef.pawn = kind, box.start_space
        at.draw_tools(seat, 1)
    if at.options.advantage:
        at.benefits = [int(number) for number in at.tell("advantages").split()]
        assert sorted(at.benefits) == list(range(len(box.advantages)))
        at.middle = at.benefits.pop(0)
        at.right = [at.benefits.pop(0)]


def choose_chef(at: Position, seat: int) -> Asking[None]:
    chef = at.chefs[seat]
    move = yield from ask(seat, "chef", ["chef swap", "chef double"])
    chef.side = move.split()[1]
    move = yield from ask(seat, "place", puts(at, seat, [chef.kind]))
    at.supply[chef.kind] -= 1
    chef.bench[move.split()[2]][chef.kind] += 1
    yield from gain_super(at, seat)


# Rounds ------------------------------------------------------------------------------------------


def match(at: Position) -> Asking[None]:
    for seat in range(len(at.chefs)):
        yield from choose_chef(at, seat)
    while True:
        if at.robot:
            begin_turn(at, -1)
            yield from robot_turn(at)
        for seat in range(len(at.chefs)):
            begin_turn(at, seat)
            yield from chef_turn(at, seat)
        if at.last_round and at.round >= at.last_round:
            return
        at.round += 1


def begin_turn(at: Position, player: int) -> None:
    at.player = player
    at.awarded = False
    at.gilded = 0


def chef_turn(at: Position, seat: int) -> Asking[None]:
    yield from act(at, seat)
    yield from reserve(at, seat)
    yield from advance(at, seat)
    yield from win_award(at, seat)
    yield from refill(at)
    if at.options.advantage and has_advantage(at, seat):
        benefit = at.box.advantages[at.right[-1]].benefit
        next_advantage(at)
        yield from perform_all(at, seat, benefit)
        yield from refill(at)
    yield from tidy(at, seat)
    yield from take_tools_in_hand(at, seat)
    count_quiet_turns(at)


def count_quiet_turns(at: Position) -> None:
    at.quiet_turns = 0 if at.something_happened else at.quiet_turns + 1
    at.something_happened = False
    if at.quiet_turns >= QUIET_ROUNDS * len(at.chefs) and not at.last_round:
        at.last_round = at.round


def robot_turn(at: Position) -> Asking[None]:
    card = draw_card(at)
    take_bowl(at, card)
    yield from base_effect(at, card)
    keep_limit(at)
    if card.second_is_pink and not at.options.hard:
        pass
    elif card.second == EVENT:
        if at.aside:
            name = at.aside.pop(0)
            at.gone.add(name)
            yield from happen(at, name)
        else:
            robot_of(at).gold += 1
    else:
        prepare_recipe(at, {"I": 1, "II": 2}[card.second])
    claim_award(at)
    yield from refill(at)
    if at.options.advantage:
        robot = robot_of(at)
        if robot.tokens >= at.box.advantages[at.middle].kinds:
            benefit = at.box.advantages[at.right[-1]].benefit
            next_advantage(at)
            robot_gains(at, benefit)


# Advantages --------------------------------------------------------------------------------------


def has_advantage(at: Position, seat: int) -> bool:
    left, middle = at.box.advantages[at.benefits[0]], at.box.advantages[at.middle]
    return at.chefs[seat].tokens() >= left.kinds + middle.kinds


def next_advantage(at: Position) -> None:
    at.right.append(at.middle)
    at.middle = at.benefits.pop(0)
    if not at.benefits:
        at.benefits = [int(number) for number in at.tell("advantages").split()]
        assert sorted(at.benefits) == sorted(at.right[:-1])
        at.right = at.right[-1:]


# The main board and events -----------------------------------------------------------------------


def refill(at: Position) -> Asking[None]:
    """Level I first. What an event does may take a card away, so after one it is looked at anew."""
    while True:
        event = fill_up_to_event(at)
        if not event:
            return
        at.gone.add(event)
        yield from happen(at, event)


def fill_up_to_event(at: Position) -> str:
    for number, level in enumerate(LEVELS):
        at.slide(level)
        for column in (4, 3, 2, 1):
            if f"{level}{column}" in at.row:
                continue
            card = at.draw_card(number)
            if card and card not in at.box.recipes:
                return card
            if card:
                at.row[f"{level}{column}"] = card
    return ""


def from_the_one_on_turn(at: Position) -> list[int]:
    """Seats, and -1 for Chef-o-Tron."""
    everybody = [*([-1] if at.robot else []), *range(len(at.chefs))]
    first = everybody.index(at.player)
    return everybody[first:] + everybody[:first]


def happen(at: Position, event: str) -> Asking[None]:
    if event == "super-bowl":
        (name,) = (name for name, bowl in at.bowls.items() if bowl.is_super_bowl)
        if name != at.field and at.bowls[name].face != SUPER:
            at.bowls[name].turn_over()
        for other in neighbours(name):
            at.add_to_bowl(other, SUPER)
    elif event == "corners":
        for name in CORNERS:
            if name != at.field:
                at.explode(name, turns=False)
    elif event == "own-kind":
        for name in empty_bowls(at):
            for _ in range(2):
                at.add_to_bowl(name, at.bowls[name].face)
    elif event in THREE_TYPES:
        for name in empty_bowls(at):
            for kind in THREE_TYPES[event]:
                at.add_to_bowl(name, kind)
    else:
        for player in from_the_one_on_turn(at):
            if player == -1:
                effect = {"tools": "tool", "supers": "super"}.get(event, event)
                robot_gains(at, ((effect, 1),))
            else:
                yield from happen_to(at, player, event)


def empty_bowls(at: Position) -> list[str]:
    return [name for name in BOWLS if at.bowls[name].tokens.total() == 0]


def happen_to(at: Position, seat: int, event: str) -> Asking[None]:
    if event == "tools":
        at.draw_tools(seat, 1)
    elif event == "gold":
        at.gain_gold(seat, 1)
    elif event == "advance":
        yield from advance(at, seat)
    elif event == "store":
        yield from store(at, seat)
    else:
        assert event == "supers"
        yield from gain_super(at, seat)


# Scoring -----------------------------------------------------------------------------------------


def points_and_ties(at: Position, player: Player) -> tuple[int, ...]:
    """Points, then what breaks ties: finished recipes of level II, of level I, prepared recipes."""
    prepared = list(player.finished)
    if isinstance(player, Chef):
        prepared += [name for name in player.under.values() if name != player.reserved]
    points = sum(at.recipe(name).points for name in prepared)
    points += sum(player.shelves.values()) + POINTS_OF_STORED * len(player.stored)
    shelves = Counter(shelf for shelf, _ in player.shelves)
    points += at.box.top_points * shelves["top"]
    if isinstance(player, Chef):
        rest = player.tokens().total() + player.gold
        rest += player.tools.total() + player.fresh.total()
    else:
        points += player.gold * at.options.gold_points
        points += at.box.robot_bottom_points * shelves["bottom"]
        rest = robot_of(at).tokens.total()
    levels = Counter(at.recipe(name).level for name in player.finished)
    return points + rest // LEFTOVERS_FOR_A_POINT, levels[2], levels[1], len(prepared)


def ranks_of(totals: list[tuple[int, ...]]) -> list[int]:
    return [1 + sum(other > own for other in totals) for own in totals]
