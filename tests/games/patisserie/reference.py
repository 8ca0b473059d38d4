"""La Pâtisserie Rococo once more: plain, slow, and written from the rules alone.

It shares no code with the engine. It plays by names, asks by generators, and is told what chance does.
"""

from __future__ import annotations

from collections.abc import Mapping

from tests.games.patisserie import reference_scoring
from tests.games.patisserie.reference_edition import TABLES, Facts
from tests.games.patisserie.reference_mentor import Mentor
from tests.games.patisserie.reference_position import Chance, Position, start_staples
from tests.games.patisserie.reference_turn import Asking, Move, Question, Turn

STARTERS = 4
HAND = 4
ROUNDS = 4
DECKS = {2: (4, 8, 8, 12), 3: (5, 10, 10, 15), 4: (6, 12, 12, 18), 5: (7, 14, 14, 21)}
"""S15: by players, cards of levels IV, III, II and I."""
INCOME = 5
NOBLE_INCOME = 2
DECORATION_INCOME = ((2, 0), (3, 0), (0, 1), (0, 1), (0, 2))
"""Coins and points, from the top place down."""


class Reference:
    def __init__(
        self, facts: Facts, seats: int, options: Mapping[str, str], chance: Chance
    ) -> None:
        self.at = Position(facts, seats, options, chance)
        self.mentor = Mentor(self.at) if self.at.with_mentor else None
        self._left: list[str] = []
        """Cards that nobody has drafted."""
        self._course = self._match()
        self.question: Question | None = next(self._course)
        self.over = False

    def play(self, seat: int, move: Move) -> None:
        assert self.question is not None
        assert move in self.question.options[seat], f"{move} is not possible"
        try:
            self.question = self._course.send((seat, move))
        except StopIteration:
            self.question, self.over = None, True

    def sheets(self) -> list[reference_scoring.Sheet]:
        return [reference_scoring.sheet(self.at, player) for player in range(self.at.count)]

    def ranks(self) -> list[int]:
        return reference_scoring.ranks(self.at)

    # The course of a match ----------------------------------------------------------------------

    def _match(self) -> Asking:
        self._set_up()
        for number in range(1, ROUNDS + 1):
            self.at.round = number
            self._prepare()
            yield from self._choose_staff()
            yield from self._take_turns()
            self._pay_income()
            if number < ROUNDS:
                self.at.first = (self.at.first + 1) % self.at.count
                self.at.gone += [card for card in self.at.offers if card is not None]
                self.at.offers = [None] * 4
        if self.mentor is not None:
            self.mentor.use_staff()

    def _set_up(self) -> None:
        at = self.at
        at.table_tiles = dict(zip(TABLES, at.chance("table tiles"), strict=True))
        assert len(set(at.table_tiles.values())) == 5
        allowed = 14 if "promo-tables" in at.promos else 11
        assert all(int(tile[1:]) <= allowed for tile in at.table_tiles.values())
        at.specials = at.chance("specials")
        assert len(set(at.specials)) == 2
        allowed = 9 if "promo-specials" in at.promos else 6
        assert all(int(tile[1:]) <= allowed for tile in at.specials)
        at.stars = [*at.chance("stars")]
        assert len(set(at.stars)) == at.count + 1
        promotional = {"P11", "P12", "P13"}
        for star in at.stars:
            assert star is not None
            assert at.card(star).level == 5
            assert "promo-stars" in at.promos or at.card(star).bonus not in promotional
        at.deck = at.chance("deck")
        levels = [at.card(card).level for card in at.deck]
        four, three, two, one = DECKS[at.count]
        assert levels == [4] * four + [3] * three + [2] * two + [1] * one
        assert len(set(at.deck)) == len(at.deck)
        at.first = int(at.chance("first")[0])
        starters = [name for name, card in at.facts.staff.items() if card.level == 0]
        for player, own in enumerate(at.players):
            own.coins = 10 + (player - at.first) % at.count
            own.staples = start_staples()
            if player != at.mentor:
                own.unused = starters if "promo-starters" in at.promos else starters[:STARTERS]
                own.unused = [*own.unused]
        if self.mentor is not None:
            at.solo_packs = [
                [int(card) for card in at.chance(f"pack {number}")] for number in range(ROUNDS)
            ]
            assert tuple(len(pack) for pack in at.solo_packs) == at.packs
            at.decisions = [int(card) for card in at.chance("decisions")]
            cards = [card for pack in at.solo_packs for card in pack] + at.decisions
            assert sorted(cards) == list(range(30))

    # Phase 1 (R3-R11) ---------------------------------------------------------------------------

    def _prepare(self) -> None:
        at = self.at
        upper = at.side.upper_rows
        for stall, tile in at.market.items():
            if at.row_of(stall) >= upper and tile is not None:
                at.discard[tile] += 1
                at.market[stall] = None
        for column in range(1, at.side.columns + 1):
            stalls = [f"{'abcd'[row]}{column}" for row in range(at.side.rows)]
            tiles = [at.market[stall] for stall in stalls if at.market[stall] is not None]
            empty: list[str | None] = [None] * (len(stalls) - len(tiles))
            at.market.update(zip(stalls, empty + tiles, strict=True))
        told = dict(zip(at.market, at.chance("market"), strict=True))
        for stall in at.market:
            if at.market[stall] is None and at.can_draw_tile():
                at.take_from_bag(told[stall])
                at.market[stall] = told[stall]
        for slot in (-2, -1):
            recipe = at.row[slot]
            if recipe is not None:
                at.recipe_discard.add(recipe)
                at.row[slot] = None
        at.slide_and_fill()

    # Phase 2 (H, D) -----------------------------------------------------------------------------

    def _choose_staff(self) -> Asking:
        yield from self._own_staff()
        if self.at.trays:
            yield from self._draft()
        else:
            self._deal()
        told = self.at.chance("offers")
        assert sorted(told) == sorted(self._left), "other cards on offer than those left"
        self.at.offers = [*told]
        yield from self._remove()

    def _own_staff(self) -> Asking:
        at = self.at
        chosen: dict[int, list[str]] = {}
        pools: dict[int, list[str]] = {}
        missing: dict[int, int] = {}
        for seat in range(at.seats):
            own = at.players[seat]
            own.hand = []
            if len(own.unused) <= HAND:
                own.hand, own.unused = own.unused, []
                if len(own.hand) < HAND:
                    own.unused, own.used = own.used, []
            missing[seat] = HAND - len(own.hand)
            if missing[seat] == len(own.unused):
                own.hand, own.unused, missing[seat] = own.hand + own.unused, [], 0
            pools[seat] = own.unused
            chosen[seat] = []
        while True:
            options: dict[int, set[Move]] = {
                seat: {("choose", card) for card in pools[seat] if card not in chosen[seat]}
                for seat in range(at.seats)
                if len(chosen[seat]) < missing[seat]
            }
            if not options:
                break
            seat, move = yield Question("hand", options)
            chosen[seat].append(move[1])
        for seat in range(at.seats):
            own = at.players[seat]
            own.hand += chosen[seat]
            own.unused = [card for card in own.unused if card not in chosen[seat]]
            if at.round == 1:
                own.dropped, own.unused = own.unused, []
        if self.mentor is not None:
            assert not at.solo_hand
            at.solo_hand = at.solo_packs[at.round - 1]

    def _draft(self) -> Asking:
        at = self.at
        size = at.count + 2
        trays = {name: [at.deck.pop() for _ in range(size)] for name in "AB"}
        for turn in range(at.count):
            holders = {
                "A": (at.first + turn) % at.count,
                "B": (at.first - 1 - turn) % at.count,
            }
            if holders["A"] == holders["B"]:
                for name in "AB":
                    yield from self._take_from({name: holders[name]}, trays)
            else:
                yield from self._take_from(holders, trays)
        self._left = trays["A"] + trays["B"]
        assert len(self._left) == 4

    def _take_from(self, holders: dict[str, int], trays: dict[str, list[str]]) -> Asking:
        at = self.at
        kept: dict[str, str] = {}
        while True:
            options: dict[int, set[Move]] = {
                holder: {("draft", card) for card in trays[name]}
                for name, holder in holders.items()
                if holder != at.mentor and name not in kept
            }
            if not options:
                break
            seat, move = yield Question("draft", options)
            kept[next(name for name, holder in holders.items() if holder == seat)] = move[1]
        for name, holder in holders.items():
            if holder == at.mentor:
                (card,) = at.chance(f"draft {name} {at.round}")
                at.players[holder].unused.append(card)
            else:
                card = kept[name]
                at.players[holder].hand.append(card)
            trays[name].remove(card)

    def _deal(self) -> None:
        """D9."""
        at = self.at
        self._left = []
        for _ in range(2):
            for turn in range(at.count):
                player = (at.first + turn) % at.count
                own = at.players[player]
                pile = own.unused if player == at.mentor else own.hand
                pile.append(at.deck.pop())
            self._left += [at.deck.pop(), at.deck.pop()]

    def _remove(self) -> Asking:
        at = self.at
        removed: dict[int, str] = {}
        while len(removed) < at.seats:
            options: dict[int, set[Move]] = {
                seat: {("remove", card) for card in at.players[seat].hand}
                for seat in range(at.seats)
                if seat not in removed
            }
            assert all(len(cards) == 6 for cards in options.values())
            seat, move = yield Question("remove", options)
            removed[seat] = move[1]
        for seat, card in removed.items():
            at.players[seat].hand.remove(card)
            at.players[seat].removed.append(card)

    # Phase 3 (T) and 4 (I) ----------------------------------------------------------------------

    def _take_turns(self) -> Asking:
        at = self.at
        player = at.first
        while any(own.hand for own in at.players) or at.solo_hand:
            if player == at.mentor:
                if at.solo_hand:
                    assert self.mentor is not None
                    self.mentor.turn()
            elif at.players[player].hand:
                yield from Turn(at, player).run()
            player = (player + 1) % at.count

    def _pay_income(self) -> None:
        for player, own in enumerate(self.at.players):
            own.coins += INCOME + NOBLE_INCOME * len(self.at.nobles(player))
            for coins, points in DECORATION_INCOME[: len(own.decorations)]:
                own.coins += coins
                own.points += points
