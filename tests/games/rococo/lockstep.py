"""The reference of Rococo Deluxe beside the engine, after every move of a match.

The engine plays first, one step after the other, also those that play themselves. What chance did in
them is read off the match and told to the reference, which then plays the same. Both cut a turn into
questions differently, so that a move of the engine is a *path* here: the moves of the reference that
come to the same.

- The engine asks for an action together with its object, for a bonus together with its object, and
  for renting, selling and jewels at once: the reference's moves are followed until there.
- It asks for cards, silk and points one by one: they are gathered until all are there.
- What only gives plays itself, and so does what leaves no choice.
- A bonus that is copied can still be waived: copying waits for what is done with it.
- It asks who steps onto the balcony in any order, and only where that makes a difference; the
  reference asks for one fireworks after the other, and is told when all of a seat are decided.
- It lets people copy a bonus that would do nothing, which is the same as waiving.
"""

from __future__ import annotations

from collections import Counter, defaultdict
from collections.abc import Collection, Iterable, Mapping, Sequence
from dataclasses import dataclass

from tests.games.by_taste import random_move
from tests.games.rococo.lockstep_state import (
    DECORATIONS,
    HALL_BONUSES,
    TRIALS,
    Names,
    colour,
    du_barry_card,
    employee,
    employees,
    engine_conditions,
    engine_scores,
    engine_state,
    engine_worths,
    garment,
    is_decided,
    place_of_space,
    reference_conditions,
    reference_scores,
    reference_state,
    reference_worths,
)
from tests.games.rococo.reference import Move, Options, Question, Reference
from tests.games.rococo.reference_position import Guest
from tests.games.rococo.reference_rules import CROWNS, TASKS, plain_gain
from tests.games.rococo.reference_turn import opponents_tops
from toque.engine.lists import changed
from toque.engine.rng import Rng
from toque.engine.step import QuietStep, Step
from toque.games.rococo import GAME, words
from toque.games.rococo.acquiring import CUT_LACE, CUT_THREAD, KeepOrCut
from toque.games.rococo.automa import HerTurn
from toque.games.rococo.balcony import Balcony, NextAtBalcony
from toque.games.rococo.bonuses import Bonus
from toque.games.rococo.components import (
    RococoEdition,
)
from toque.games.rococo.match import EMPTY, RococoMatch, cards_of
from toque.games.rococo.names import (
    EMPLOYEE_NAMES,
    GARMENT_NAMES,
)
from toque.games.rococo.rounds import ChooseHands, NewRound
from toque.games.rococo.sizes import (
    DRAWER_SPACES,
    FIREWORKS,
    HALL_SPACES,
    JOURNEYMAN_TASKS,
    OWN_OFFER,
)
from toque.games.rococo.tailoring import PaySilk, RentOrSell
from toque.games.rococo.trials import TASKS_OF_TRIAL
from toque.mechanics import payment

Path = tuple[Move, ...]
Kind = tuple[str | int, ...]

WAIVE: Path = (("waive",),)
USE: Path = (("bonus",),)
DRAWING_BONUSES = {"B12", "B14"}

ASKED_AS = {
    "hand": {"cards"},
    "card": {"card"},
    "action": {"main action"},
    "keep": {"keep or convert"},
    "free-tile": {"free tile"},
    "task": {"task"},
    "silk": {"silk"},
    "garment": {"rent or sell", "space"},
    "free-jewel": {"free jewel"},
    "win": {"promotion"},
    "notion": {"bonus"},
    "draw": {"bonus"},
    "extra-acquire": {"bonus"},
    "extra-fund": {"bonus"},
    "extra-tailor": {"bonus"},
    "delegate-for-livres": {"bonus", "delegate for livres"},
    "delegate-with-bonus": {"bonus"},
    "exchange": {"bonus"},
    "give-silk": {"bonus"},
    "expose": {"bonus"},
    "copy": {"bonus"},
    "balcony": {"balcony"},
}
"""The steps of the engine, and how the reference calls the question that it then has open."""
ONE_BY_ONE = {"exchange", "give-silk"}
FOLLOWED: Collection[Move] = {
    *(("action", name) for name in ("acquire", "tailor", "hire", "fund")),
    ("bonus",),
    ("rent",),
    ("no jewel",),
}
"""Moves of the reference after which the engine has asked nothing yet."""


class Difference(AssertionError):
    """Engine and reference disagree."""


@dataclass
class Played:
    """A step of the engine that was played, by itself or not."""

    before: RococoMatch
    step: Step[RococoMatch]
    seat: int
    move: int
    legal: list[int]


def is_quiet(step: Step[RococoMatch]) -> bool:
    return QuietStep in type(step).__mro__


class Lockstep:
    def __init__(
        self,
        seats: int,
        options: dict[str, str],
        seed: str,
        edition: RococoEdition,
        names: Names | None = None,
    ) -> None:
        self.match: RococoMatch = GAME.new(seats, options, seed, edition)
        self.names = names or Names(edition)
        self.used: Counter[str] = Counter()
        """How often each kind of question and each bonus was met: what has been compared at all."""
        self._chances: defaultdict[Kind, list[str]] = defaultdict(list)
        self._picked: dict[int, list[str]] = {}
        self._prefix: Path = ()
        """Moves that the reference has not been told yet: which bonus is copied."""
        self._draws = False
        """Whether the bonus that is due is a tile from the bag, which cannot be tried on a copy."""
        self._gathered: list[str] = []
        """What has been given so far of what is asked one by one."""
        self._scored = 0
        """The last round at whose beginning scores and cards were compared."""
        self._tell_of_deal()
        self._tell_of_round(self.match)
        self.reference = Reference(
            self.names.facts,
            Options(
                jewelry_box=options.get("jewelry") == "yes",
                fancy_dresses=options.get("fancy") == "yes",
                festivity_dresses=options.get("festivity") == "yes",
                expert_tailors=options.get("expert") == "yes",
                du_barry=seats == 1,
                balcony_asked=True,
            ),
            seats,
            self._chance,
        )
        self._compare()

    def enrich(self, livres: int) -> None:
        """Everybody has more than the rules give them, on both sides."""
        for seat in range(self.match.seats):
            player = self.reference.position.players[seat]
            self.match.livres[seat] = player.livres = livres
            self.match.thread[seat] = player.thread = livres // 10
            self.match.lace[seat] = player.lace = livres // 10

    def mark_all_tasks(self) -> None:
        """Everybody may pass their trial now, on both sides. Not in a turn: the reference plays those
        again from their beginning.
        """
        for seat in range(self.match.seats):
            player = self.reference.position.players[seat]
            self.match.tasks[seat] = TASKS_OF_TRIAL[self.match.trials[seat]]
            player.tasks = set(TASKS[player.trial])

    def crowd_the_royal_hall(self) -> None:
        """Somebody stands on every space of the royal hall, and all fireworks are funded, on both
        sides: then there is much to choose at the end. Not in a turn.
        """
        match, at = self.match, self.reference.position
        for space in range(HALL_SPACES):
            if match.rules.is_space[space]:
                number = cards_of(match.garment_bag)[0]
                owner = space % match.seats
                match.garment_bag &= ~(1 << number)
                match.guests = changed(match.guests, space, number)
                match.hosts = changed(match.hosts, space, owner)
                at.garment_bag.remove(GARMENT_NAMES[number])
                at.guests[place_of_space(space)] = Guest(GARMENT_NAMES[number], owner)
        for place in range(FIREWORKS):
            if match.decorations[place] == EMPTY:
                owner = place % match.seats
                match.decorations = changed(match.decorations, place, owner)
                at.markers[DECORATIONS[place]] = place % match.seats

    # Playing -----------------------------------------------------------------------------------

    def play(self, seat: int, move: int) -> None:
        """A move, and everything that plays itself after it, on both sides."""
        played = [self._act(seat, move)]
        while self.match.stack:
            answer = self.match.stack[-1].forced(self.match)
            if answer is None:
                break
            played.append(self._act(*answer))
        afters = [*(one.before for one in played[1:]), self.match]
        for one, after in zip(played, afters, strict=True):
            self._follow(one, after)
        self._catch_up()
        self._compare()

    def _act(self, seat: int, move: int) -> Played:
        match = self.match
        step, before = match.stack[-1], match.clone()
        legal = match.moves(seat) if not is_quiet(step) else []
        match.act(seat, move)
        if isinstance(step, NewRound):
            self._tell_of_round(match)
        elif isinstance(step, HerTurn):
            self._tell_of_her_turn(before, match)
        elif match.stack and isinstance(match.stack[-1], KeepOrCut) and not match.stack[-1].seen:
            self._expect(("tile", seat), [self.names.tiles[match.stack[-1].kind]])
        return Played(before, step, seat, move, legal)

    def _follow(self, played: Played, after: RococoMatch) -> None:
        """The reference plays what the engine has played."""
        step = played.step
        if isinstance(step, Bonus):
            self._follow_bonus(played, step, after)
        elif isinstance(step, NextAtBalcony):
            self._follow_balconies(played, after)
        elif is_quiet(step):
            return
        elif isinstance(step, Balcony):
            self._check_balcony(played)
            self._follow_balconies(played, after)
        elif isinstance(step, ChooseHands):
            self._follow_choice(played)
        elif isinstance(step, PaySilk):
            self._check_silk(played, step)
        elif step.name in ONE_BY_ONE:
            self._follow_one_by_one(played)
        else:
            self._follow_question(played)
        self._follow_payment(played, after)

    def _follow_question(self, played: Played) -> None:
        self._reach(played.step.name, played.seat)
        ours = {self._path(played, move) for move in played.legal}
        theirs = self._paths_of_reference()
        if played.step.name == "copy":
            theirs |= self._copies_of_nothing(played.seat)
        self._same(f"legal moves of {played.step.name}", ours, theirs)
        path = self._path(played, played.move)
        if played.step.name == "copy" and played.move != words.DONE:
            self._prefix = path
        else:
            self._tell(path, played.seat)

    def _follow_bonus(self, played: Played, step: Bonus, after: RococoMatch) -> None:
        """A bonus that only gives is used at once; others are asked about, or have nothing to give."""
        seat = int(step.seat)
        if played.before.staffs[seat].in_play < 0:
            return
        card = EMPLOYEE_NAMES[step.card]
        at = self.reference.position
        if not self._prefix:
            self._reach("notion", seat)
            question = self._question()
            self._same("card whose bonus is due", card, question.about)
        bonus = self._bonus_of(card)
        self.used[bonus] += 1
        self._draws = bonus in DRAWING_BONUSES
        gives = plain_gain(bonus, at.holdings(seat)) is not None or bonus in HALL_BONUSES
        if not gives:
            if self._prefix and len(after.stack) < len(played.before.stack):
                self._tell(WAIVE, seat)
            return
        legal = (
            self._paths_to_copies()
            if self._prefix
            else {(move,) for move in self._question().moves}
        )
        path = self._prefix or USE
        if path not in legal:
            self._tell(WAIVE, seat)
            return
        self._tell(path, seat)
        if bonus in HALL_BONUSES:
            halls = at.holdings(seat).halls
            self._tell((("hall", max(range(1, 6), key=lambda hall: halls.get(hall, 0))),), seat)

    def _follow_choice(self, played: Played) -> None:
        """Card by card; the reference is told when all are there."""
        seat = played.seat
        picked = self._picked.setdefault(seat, [])
        self._reach("hand", seat)
        hands = [set(_texts(move[1])) for move in self.reference.legal(seat)]
        possible = {card for hand in hands if hand >= set(picked) for card in hand - set(picked)}
        self._same("cards to choose", {EMPLOYEE_NAMES[one] for one in played.legal}, possible)
        picked.append(EMPLOYEE_NAMES[played.move])
        if len(picked) == len(hands[0]):
            self._tell((("choose", tuple(sorted(picked))),), seat)

    def _check_silk(self, played: Played, step: PaySilk) -> None:
        """The tiles that may be paid next; the reference is told when it is paid."""
        self._reach("silk", played.seat)
        tiles = self.names.tiles
        chosen = Counter(
            {tiles[kind]: payment.count(step.chosen, kind) for kind in range(len(tiles))}
        )
        ways = [Counter(_texts(move[1])) for move in self._question().moves]
        rest = [way - chosen for way in ways if way >= chosen]
        self._same(
            "silk to pay with",
            {tiles[move - words.PAY] for move in played.legal},
            {name for way in rest for name in way},
        )

    def _follow_payment(self, played: Played, after: RococoMatch) -> None:
        """A garment has just been paid for."""
        top = next((one for one in after.stack[::-1] if isinstance(one, RentOrSell)), None)
        if top is None or any(isinstance(one, RentOrSell) for one in played.before.stack):
            return
        seat = played.seat
        self._reach("silk", seat)
        paid = Counter(played.before.rack(seat)) - Counter(after.rack(seat))
        tiles = tuple(sorted(self.names.tiles[kind] for kind in paid.elements()))
        if not isinstance(played.step, PaySilk):
            self._same("silk without a choice", {("pay", tiles)}, set(self._question().moves))
        self._tell((("pay", tiles),), seat)

    def _follow_one_by_one(self, played: Played) -> None:
        """Points for livres, or silk for points; the reference is told at the end."""
        seat, exchange = played.seat, played.step.name == "exchange"
        base = self._prefix or USE
        self._reach(played.step.name, seat)
        paths = self._paths_of_reference()

        def path(given: list[str]) -> Path:
            if not given:
                return WAIVE
            return (*base, ("buy", len(given)) if exchange else ("discard", tuple(sorted(given))))

        def given_with(move: int) -> list[str]:
            if move == words.DONE:
                return self._gathered
            thing = "point" if exchange else self.names.tiles[move - words.PAY]
            return [*self._gathered, thing]

        things = ["point"] if exchange else self.names.tiles
        nexts = {path([*self._gathered, thing]) for thing in things}
        self._same(
            f"legal moves of {played.step.name}",
            {path(given_with(move)) for move in played.legal},
            (nexts | {path(self._gathered)}) & paths,
        )
        self._gathered = given_with(played.move)
        if played.move == words.DONE:
            path_at_the_end = path(self._gathered)
            self._gathered = []
            self._tell(path_at_the_end, seat)

    def _follow_balconies(self, played: Played, after: RococoMatch) -> None:
        """Whose balcony is decided now; the reference asks for one fireworks after the other."""
        players = after.rules.players
        for seat in ((after.first + ahead) % players for ahead in range(players)):
            if seat == after.rules.automa or is_decided(played.before, seat):
                continue
            if not is_decided(after, seat):
                continue
            for place in fireworks_of(after, seat):
                self._reach("balcony", seat)
                self._tell((stepped_out(after, place),), seat)

    def _check_balcony(self, played: Played) -> None:
        """Who may still step out where: all that the reference offers there, but for who is outside."""
        seat, before = played.seat, played.before
        self._reach("balcony", seat)
        copy = self.reference.copy(_no_chance)
        theirs: set[Move] = set()
        outside = {place_of_space(space) for space in before.balcony if space >= 0}
        for place in fireworks_of(before, seat):
            if before.balcony[place] == EMPTY:
                theirs |= {move for move in copy.legal(seat) if move[2:] not in outside}
            copy.apply(seat, stepped_out(before, place))
        ours: set[Move] = set()
        for move in played.legal:
            verb = GAME.lexicon.verb_of(move)
            if verb.name == "admire":
                space, place = verb.indices(move)
                ours.add(("balcony", DECORATIONS[place], *place_of_space(space)))
            elif verb.name == "done":
                ours |= {
                    ("leave empty", DECORATIONS[place])
                    for place in fireworks_of(before, seat)
                    if before.balcony[place] == EMPTY
                }
            else:
                self._same("a verb of the balcony", verb.name, "fill")
        self._same("legal moves of balcony", ours, theirs)

    # Moves as paths ----------------------------------------------------------------------------

    def _path(self, played: Played, move: int) -> Path:
        """The reference's moves that come to the same as a move of the engine, from where it stands."""
        verb = GAME.lexicon.verb_of(move)
        number = move - verb.base
        name = played.step.name
        if name == "action":
            return self._path_of_action(played, verb.name, number)
        if name == "garment":
            return self._path_of_garment(verb.name, number)
        if name == "keep":
            assert isinstance(played.step, KeepOrCut)
            return (self._kept(played.step, verb.name, number),)
        kind = self._question().kind
        if move == words.DONE:
            return (("nobody",),) if kind == "delegate for livres" else WAIVE
        base = (self._prefix or USE) if kind == "bonus" else ()
        if verb.name == "draw":
            return base
        return (*base, self._object(played, verb.name, number))

    def _object(self, played: Played, verb: str, number: int) -> Move:
        """What a move is about, by the words of the reference."""
        if verb == "play":
            return ("play", EMPLOYEE_NAMES[number])
        if verb == "choose":
            return ("promote", EMPLOYEE_NAMES[number])
        if verb == "acquire":
            return ("take", number // DRAWER_SPACES, number % DRAWER_SPACES)
        if verb == "tailor":
            return ("tailor", number)
        if verb == "hire":
            return ("hire specialist",) if number == OWN_OFFER else ("hire", number)
        if verb == "fund":
            return ("fund", DECORATIONS[number])
        if verb == "delegate":
            return ("delegate", self._zone(played, number), EMPLOYEE_NAMES[number])
        if verb == "task":
            return ("task", number % JOURNEYMAN_TASKS + 1)
        if verb == "jewel":
            return ("jewel", number)
        if verb == "take":
            return (("thread", "lace")[number],)
        if verb == "expose":
            return ("move", EMPLOYEE_NAMES[number])
        assert verb == "copy"
        return ("copy", number)

    def _zone(self, played: Played, card: int) -> str:
        staff = played.before.staffs[played.seat]
        zones = {"hand": staff.hand, "reserve": staff.reserve, "discard": staff.discard}
        return next((zone for zone, cards in zones.items() if card in cards), "play")

    def _path_of_action(self, played: Played, verb: str, number: int) -> Path:
        if verb == "done":
            return (("action", "none"),)
        if verb in {"favour", "delegate"}:
            return (("action", verb),)
        if verb == "trial":
            return (("action", f"{TRIALS[played.before.trials[played.seat]]} trial"),)
        return ("action", verb), self._object(played, verb, number)

    def _path_of_garment(self, verb: str, number: int) -> Path:
        """In one question: sold, rented somewhere, or first a jewel."""
        if verb == "sell":
            return (("sell",),)
        if verb == "jewel":
            return ("rent",), ("jewel", number)
        place: Move = ("place", *place_of_space(number))
        if self._question().kind == "space":
            return (place,)
        if self.match.rules.jewelry:
            return ("rent",), ("no jewel",), place
        return ("rent",), place

    def _kept(self, step: KeepOrCut, verb: str, number: int) -> Move:
        if verb == "keep":
            return ("keep",)
        tile = self.names.facts.tiles[self.names.tiles[step.kind]]
        thread = 0 if number == CUT_LACE else tile.thread
        lace = 0 if number == CUT_THREAD else tile.lace
        return ("convert", thread, lace)

    def _paths_of_reference(self) -> set[Path]:
        """All that the reference allows now, as far as the engine asks at once."""
        question = self._question()
        if not self._prefix:
            return {path for move in question.moves for path in self._expanded((), move, question)}
        if self._prefix not in self._paths_to_copies():
            return {WAIVE}
        return {WAIVE, *([self._prefix] if self._draws else self._followed(self._prefix))}

    def _expanded(self, path: Path, move: Move, question: Question) -> set[Path]:
        """A move, with all that may follow it where the engine asks for both at once."""
        draws = move == ("bonus",) and self._bonus_of(question.about) in DRAWING_BONUSES
        if move not in FOLLOWED or draws:
            return {(*path, move)}
        return self._followed((*path, move))

    def _followed(self, path: Path) -> set[Path]:
        """What may follow these moves, tried on a copy."""
        copy = self.reference.copy(_no_chance)
        (seat,) = self._question().seats
        for move in path:
            copy.apply(seat, move)
        question = copy.question()
        assert question is not None
        return {
            longer for move in question.moves for longer in self._expanded(path, move, question)
        }

    def _paths_to_copies(self) -> set[Path]:
        """What may be copied, by the reference: only what would do something."""
        if ("bonus",) not in self._question().moves:
            return set()
        return self._followed(USE)

    def _copies_of_nothing(self, seat: int) -> set[Path]:
        """Bonuses that are there, but would bring nothing now."""
        at = self.reference.position
        return {
            (*USE, ("copy", other))
            for other, top in opponents_tops(at, seat).items()
            if at.bonus(top) and at.bonus(top) not in CROWNS
        }

    # The reference -----------------------------------------------------------------------------

    def _bonus_of(self, card: str) -> str:
        return self.reference.position.bonus(card)

    def _question(self) -> Question:
        question = self.reference.question()
        if question is None:
            raise Difference("the reference is at its end")
        return question

    def _tell(self, path: Path, seat: int) -> None:
        self._prefix = ()
        for move in path:
            self.used[self._question().kind] += 1
            if move not in self.reference.legal(seat):
                legal = sorted(map(str, self.reference.legal(seat)))
                raise Difference(f"{move} of {path} is not legal for {seat}: {legal}")
            self.reference.apply(seat, move)

    def _reach(self, step: str, seat: int) -> None:
        """The reference answers by itself what has a single answer, until it asks the same."""
        while True:
            question = self._question()
            if question.kind in ASKED_AS[step] and seat in question.seats:
                return
            if not self._answer_single():
                raise Difference(f"the engine asks {seat} for {step}, the reference {question}")

    def _answer_single(self) -> bool:
        for seat in sorted(self._question().seats):
            moves = self.reference.legal(seat)
            if len(moves) == 1:
                self._tell(tuple(moves), seat)
                return True
        return False

    def _catch_up(self) -> None:
        """The reference comes to the question that the engine has open."""
        match = self.match
        if not match.stack:
            while self.reference.question() is not None:
                if not self._answer_single():
                    raise Difference(
                        f"the engine is at its end, the reference asks {self._question()}"
                    )
        elif isinstance(match.stack[-1], ChooseHands):
            for seat in match.deciders():
                self._reach("hand", seat)
            while self._question().seats - set(match.deciders()):
                if not self._answer_single():
                    break
        elif not self._prefix:
            (seat,) = match.deciders()
            self._reach(match.stack[-1].name, seat)

    # Comparing ---------------------------------------------------------------------------------

    def _compare(self) -> None:
        # Madame du Barry's hand is dealt when all others have chosen theirs.
        waits = ("du Barry card", "hand") if self.reference.position.phase == "choose" else None
        left = {kind: drawn for kind, drawn in self._chances.items() if drawn and kind != waits}
        if left:
            raise Difference(f"the engine drew what the reference did not: {left}")
        if self._gathered or self._prefix:
            return
        at = self.reference.position
        if at.phase != "choose":
            self._picked = {}
        picked = {**self._picked, **{seat: [*cards] for seat, cards in at.answers.items()}}
        ours = engine_state(self.match, self.names)
        on_turn = int(self.match.player)
        theirs = reference_state(self.reference, picked if at.phase == "choose" else {}, on_turn)
        for what in {**ours, **theirs}:
            self._same(what, ours[what], theirs[what])
        if at.phase == "over" or at.round > self._scored:
            self._scored = at.round
            self._compare_scores()
            self._compare_cards()

    def _compare_scores(self) -> None:
        """Final scoring can be asked for at any time, for what it would be."""
        for player, (ours, theirs) in enumerate(
            zip(engine_scores(self.match), reference_scores(self.reference), strict=True)
        ):
            self._same(f"score of {player}", ours, theirs)
        results = self.match.results()
        self._same("points", [one.score for one in results], self.reference.totals())
        self._same("ranks", [one.rank for one in results], self.reference.ranks())

    def _compare_cards(self) -> None:
        """What every card would bring everybody, whoever has it."""
        for player in range(len(self.reference.position.players)):
            ours = engine_worths(self.match, player)
            self._same(f"worths for {player}", ours, reference_worths(self.reference, player))
            met = engine_conditions(self.match, player)
            self._same(f"conditions of {player}", met, reference_conditions(self.reference, player))

    def _same(self, what: str, ours: object, theirs: object) -> None:
        if ours == theirs:
            return
        if isinstance(ours, set) and isinstance(theirs, set):
            both = ours & theirs
            ours, theirs = sorted(ours - both, key=str), sorted(theirs - both, key=str)
        raise Difference(
            f"{what}, round {self.match.round}:\n  engine    {ours}\n  reference {theirs}"
        )

    # Chance ------------------------------------------------------------------------------------

    def _chance(self, kind: Kind, choices: tuple[str, ...]) -> str:
        drawn = self._chances[kind]
        for at, one in enumerate(drawn):
            if one in choices:
                return drawn.pop(at)
        raise Difference(f"the reference draws {kind} of {choices}, the engine {drawn}")

    def _expect(self, kind: Kind, drawn: Iterable[str]) -> None:
        self._chances[kind] += drawn

    def _tell_of_deal(self) -> None:
        match = self.match
        if not match.rules.solo:
            self._expect(("first player",), [str(match.first)])
        if match.rules.jewelry:
            deck = [*match.hire_deck.lying(), *match.offers]
            for level, rank in ((2, 1), (5, 0)):
                drawn = [
                    card
                    for card in deck
                    if match.rules.levels[card] == level and match.rules.ranks[card] == rank
                ]
                self._expect(("level", level), employees(drawn))
            for seat in range(match.seats):
                self._expect(("specialist", seat), employees([match.apprentices[seat]]))

    def _tell_of_round(self, match: RococoMatch) -> None:
        """What lies there after phase 1. The reference asks for what is new among it."""
        at: dict[Kind, str | None] = {}
        for place, card in enumerate(match.offers):
            at["hire", place] = employee(card)
        for place, kind in enumerate(match.drawers):
            at["drawer", place // DRAWER_SPACES, place % DRAWER_SPACES] = self.names.tile(kind)
        for place, number in enumerate(match.windows):
            at["window", place] = garment(number)
        for place, number in enumerate(match.jewel_row):
            at["jewel", place] = colour(number)
        for key, name in at.items():
            self._chances[key] = Shown([name] if name is not None else [])
        if match.rules.solo:
            hand = match.deck.hand.lying()[::-1]
            self._expect(("du Barry card", "hand"), map(du_barry_card, hand))

    def _tell_of_her_turn(self, before: RococoMatch, after: RococoMatch) -> None:
        her = int(after.rules.automa)
        tiles = Counter(after.rack(her)) - Counter(before.rack(her))
        tiles -= Counter(before.drawers) - Counter(after.drawers)
        self._expect(("tile", her), self.names.racked(tiles.elements()))
        extra = [one for one in after.deck.hand.lying() if one not in before.deck.hand.lying()]
        self._expect(("du Barry card", "extra"), map(du_barry_card, extra))
        shown = [one for one in turned_over(before, after) if one not in extra]
        self._expect(("du Barry card", "turn over"), map(du_barry_card, shown))
        gone = cards_of(after.removed[her] & ~before.removed[her])
        self._expect(("du Barry dismisses",), employees(gone))
        for pile in range(len(after.trial_piles)):
            won = cards_of(before.trial_piles[pile] & ~after.trial_piles[pile])
            self._expect(("du Barry promotes",), employees(won))


def fireworks_of(match: RococoMatch, seat: int) -> list[int]:
    return [place for place in range(FIREWORKS) if match.decorations[place] == seat]


def stepped_out(match: RococoMatch, place: int) -> Move:
    """Who stands below fireworks, as the reference is told; nobody as long as that is open."""
    space = match.balcony[place]
    if space < 0:
        return ("leave empty", DECORATIONS[place])
    return ("balcony", DECORATIONS[place], *place_of_space(space))


class Shown(list[str]):
    """What lies open: the reference need not ask for it."""

    def __bool__(self) -> bool:
        return False


def turned_over(before: RococoMatch, after: RococoMatch) -> list[int]:
    """The cards of Madame du Barry's stock that were used in a turn, in their order."""
    stock, left = before.deck.stock.lying(), after.deck.stock.lying()
    taken = stock[len(left) :][::-1]
    # The card of the turn itself is laid down as the last.
    used = after.deck.used[:-1]
    earlier = before.deck.used
    extra = len(after.deck.hand.lying()) - len(before.deck.hand.lying()) + 1
    if stock[: len(left)] == left and len(earlier) + len(taken) - extra == len(used):
        return [int(card) for card in taken]
    # The used cards have become a new stock on the way.
    return [int(card) for card in [*stock[::-1], *used]]


def _texts(value: object) -> tuple[str, ...]:
    assert isinstance(value, tuple)
    return value


def _no_chance(kind: Kind, choices: tuple[str, ...]) -> str:
    raise Difference(f"{kind} is drawn before the engine has drawn it")


# Random matches ----------------------------------------------------------------------------------

BUSY = {"done": 1, "trial": 40, "tailor": 12, "rent": 10, "jewel": 12, "hire": 8, "delegate": 2}
TAILORS = {
    "done": 1,
    "delegate": 1,
    "exchange": 2,
    "favour": 3,
    "fund": 3,
    "hire": 6,
    "acquire": 12,
    "keep": 10,
    "cut": 5,
    "tailor": 60,
    "rent": 10,
    "sell": 3,
    "jewel": 20,
    "trial": 60,
}
TASTES: Sequence[Mapping[str, int]] = ({}, BUSY, TAILORS, TAILORS)
"""How much verbs are liked. With none, all moves are equal: then more is bought than made."""
RICHES = 100
"""Livres with which every other match begins: then halls fill up, and rare cards have their day."""


def play_match(
    seats: int,
    options: dict[str, str],
    seed: str,
    edition: RococoEdition,
    names: Names | None = None,
) -> Lockstep:
    """A random match on both sides. In some, trials can be passed in every round."""
    both = Lockstep(seats, options, seed, edition, names)
    rng = Rng(f"moves-{seed}")
    taste = TASTES[rng.below(len(TASTES))]
    if rng.below(2):
        both.enrich(RICHES)
    trained = both.match.rules.jewelry and rng.below(2) == 0
    while not both.match.over:
        if trained and isinstance(both.match.stack[-1], ChooseHands):
            both.mark_all_tasks()
        deciders = both.match.deciders()
        seat = deciders[rng.below(len(deciders))]
        move = random_move(both.match, seat, rng, taste)
        try:
            both.play(seat, move)
        except Exception as fault:
            notation = GAME.lexicon.notation(move)
            fault.add_note(f"{seats} seats, {options}, seed {seed}: seat {seat} plays {notation}")
            raise
    return both
