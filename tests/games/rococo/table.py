"""Any position of Rococo Deluxe in a few words, so that tests read like the rulebook.

table = Table().has("ann", livres=9, lace=1, tiles="bb bg").windows(w3="b1")
table.play("play berthe", "tailor w3", "rent 1b")

A resource tile is named by its bales, `bg` for one blue and one green; where two kinds have the same
bales, `bg:l` names the one that is worth a lace. Pieces come out of bags, decks and piles, so that
everything stays in one place.
"""

from __future__ import annotations

from pathlib import Path
from typing import Final

from toque.engine.event import Event, SeenArgs, seen_by
from toque.engine.lists import changed
from toque.engine.rng import Rng
from toque.games.rococo import GAME
from toque.games.rococo.automa import HerTurn
from toque.games.rococo.checks import (
    read_edition,
)
from toque.games.rococo.components import (
    DuBarryCard,
    TileKind,
)
from toque.games.rococo.match import EMPTY, RococoMatch, cards_of
from toque.games.rococo.names import (
    BASE_GARMENTS,
    COLOURS,
    COLUMNS,
    DECORATION_NAMES,
    DIRECTIONS,
    DRAWER_NAMES,
    DU_BARRY_ACTIONS,
    EMPLOYEE_NAMES,
    GARMENT_NAMES,
    JEWEL_NAMES,
    JEWEL_RULES,
    SPACE_NAMES,
    STARTERS,
    TASKS,
    TILE_NAMES,
    TRIALS,
    WINDOW_NAMES,
)
from toque.games.rococo.rounds import Income, NewRound, NextTurn
from toque.games.rococo.turn import PlayCard
from toque.games.rococo.view_forms import PlayerView, RococoView
from toque.mechanics.automa_deck import AutomaDeck
from toque.mechanics.pile import Pile
from toque.mechanics.staff import Staff

EDITION: Final = read_edition((Path(__file__).parent / "edition.toml").read_text("utf-8"))
"""Not that of the house, whose values are tuned: tests of rules rely on each card."""
PLAYERS: Final = {"ann": 0, "bob": 1, "cid": 2, "dan": 3, "eve": 4}


def _tile_name(tile: TileKind) -> str:
    bales = "".join(colour[0] * count for colour, count in zip(COLOURS, tile.silk, strict=True))
    both = "t/l" if tile.choice else "t+l"
    lower = both if tile.thread and tile.lace else "t" if tile.thread else "l"
    return f"{bales}:{lower}"


TILES: Final = [_tile_name(tile) for tile in EDITION.tiles]


def tile(name: str) -> int:
    """The first kind of that name, which may leave out what the tile is worth when discarded."""
    for kind, full in enumerate(TILES):
        if full == name or full.partition(":")[0] == name:
            return kind
    raise LookupError(name)


def paid(name: str) -> str:
    """The move that pays with a tile."""
    return f"pay {TILE_NAMES[tile(name)]}"


def card(name: str) -> int:
    return EMPLOYEE_NAMES.index(name)


def _upper(card_: DuBarryCard) -> str:
    action = DU_BARRY_ACTIONS[card_.action]
    if action == "drawer":
        return f"drawer {card_.number + 1}"
    if action == "column":
        return f"column {COLUMNS[card_.number]}"
    if action in ("tailor", "hire"):
        return f"{action} {card_.number + 1} {DIRECTIONS[card_.side]}"
    return action


def _lower(card_: DuBarryCard) -> str:
    return f"{card_.hall + 1} {JEWEL_RULES[card_.jewel]}"


class Table:
    """Everybody has Berthe, Colin and Perrin in hand, Anselme and Lison in reserve; Ann is to play.

    Windows, drawers, offers and jewel spaces are empty, and so is the board.
    """

    def __init__(self, seats: int = 2, seed: str = "table", **options: str) -> None:
        self.match: RococoMatch = GAME.new(seats, options, seed, EDITION)
        match = self.match
        self._clear_display()
        for seat in range(seats):
            hand = sorted(card(name) for name in ("berthe", "colin", "perrin"))
            reserve = sorted(card(name) for name in ("anselme", "lison"))
            match.staffs[seat] = Staff(reserve, hand, EMPTY, [])
            match.sure_hands[seat] = 0
        self.events: list[Event] = []
        match.listener = self.events
        self._pieces: dict[str, int] | None = None
        self.turn("ann")

    @property
    def madame(self) -> int:
        return self.match.rules.automa

    def player(self, name: str) -> int:
        return self.madame if name == "madame" else PLAYERS[name]

    # The table.

    def windows(self, **garments: str) -> Table:
        """`w3="b1"`; other windows stay as they are."""
        for window, name in garments.items():
            garment = GARMENT_NAMES.index(name)
            self._take_garment(garment)
            self.match.windows[WINDOW_NAMES.index(window)] = garment
        return self

    def drawers(self, **tiles: str) -> Table:
        """`a="bb - pp"`: the tiles of a drawer from the left, with `-` for a gap."""
        for drawer, names in tiles.items():
            for place, name in enumerate(names.split(), 1):
                if name != "-":
                    self._take_tile(tile(name))
                    self.match.drawers[DRAWER_NAMES.index(f"{drawer}{place}")] = tile(name)
        return self

    def offers(self, *employees: str) -> Table:
        """From the left, with `-` for a gap."""
        for place, name in enumerate(employees):
            if name != "-":
                self._take_card(card(name))
                self.match.offers[place] = card(name)
        return self

    def jewels(self, **colours: str) -> Table:
        """`g5="blue"`: jewels of the jeweller."""
        for place, colour in colours.items():
            self.match.jewel_bag[COLOURS.index(colour)] -= 1
            self.match.jewel_row[JEWEL_NAMES.index(place)] = COLOURS.index(colour)
        return self

    def favour(self, player: str) -> Table:
        self.match.favour = self.player(player)
        return self

    def bag(self, tiles: str) -> Table:
        """The bag has these tiles only; the others are discarded."""
        match = self.match
        for kind in range(match.rules.kinds):
            match.discards[kind] += match.bag[kind]
            match.bag[kind] = 0
        for name in tiles.split():
            match.discards[tile(name)] -= 1
            match.bag[tile(name)] += 1
        return self

    def no_discards(self) -> Table:
        """What was discarded is out of the match."""
        self.match.discards = [0] * self.match.rules.kinds
        self._pieces = None
        return self

    def pile(self, trial: str, *employees: str) -> Table:
        """The cards that can be won; those that lay there go under the hire deck."""
        at = TRIALS.index(trial)
        match = self.match
        for number in cards_of(match.trial_piles[at]):
            match.trial_piles[at] &= ~(1 << number)
            self._bury(number)
        for name in employees:
            self._take_card(card(name))
            match.trial_piles[at] |= 1 << card(name)
        return self

    # A player.

    def has(
        self,
        player: str,
        *,
        livres: int | None = None,
        thread: int | None = None,
        lace: int | None = None,
        points: int | None = None,
        tiles: str = "",
        unseen: str = "",
        jewels: str = "",
    ) -> Table:
        """`unseen` tiles came from the bag, so that others do not know them."""
        match = self.match
        number = self.player(player)
        for values, value in (
            (match.livres, livres),
            (match.thread, thread),
            (match.lace, lace),
            (match.points, points),
        ):
            if value is not None:
                values[number] = value
        for names, seen in ((tiles, True), (unseen, False)):
            for name in names.split():
                self._take_tile(tile(name))
                match.add_tile(number, tile(name), seen)
                if seen:
                    match.put_away(number, tile(name))
        for colour in jewels.split():
            match.jewel_bag[COLOURS.index(colour)] -= 1
            match.jewels[number * len(COLOURS) + COLOURS.index(colour)] += 1
        return self

    def hand(self, player: str, *employees: str) -> Table:
        """These cards are in hand, wherever they came from."""
        for name in employees:
            staff = self._come(player, name)
            hand = sorted([*staff.hand, card(name)])
            self._set(player, Staff(staff.reserve, hand, EMPTY, staff.discard))
        return self

    def reserve(self, player: str, *employees: str) -> Table:
        for name in employees:
            staff = self._come(player, name)
            reserve = sorted([*staff.reserve, card(name)])
            self._set(player, Staff(reserve, staff.hand, EMPTY, staff.discard))
        return self

    def discard(self, player: str, *employees: str) -> Table:
        """On the discard, the last one on top."""
        for name in employees:
            staff = self._come(player, name)
            self._set(player, Staff(staff.reserve, staff.hand, EMPTY, [*staff.discard, card(name)]))
        return self

    def without(self, player: str, *employees: str) -> Table:
        """These cards have left the staff."""
        for name in employees:
            number = self.player(player)
            self._set(player, self.match.staffs[number].dismissed(card(name)))
            self.match.removed[number] |= 1 << card(name)
        return self

    def staff_of(self, player: str, size: int) -> Table:
        """As many cards of the deck come into the reserve as are missing; starters leave first."""
        number = self.player(player)
        for name in ("lison", "anselme"):
            if self.match.staffs[number].size() > size:
                self.without(player, name)
        for name in EMPLOYEE_NAMES[STARTERS:]:
            if self.match.staffs[number].size() < size:
                self.reserve(player, name)
        assert self.match.staffs[number].size() == size
        return self

    def rents(self, player: str, spaces: str) -> Table:
        """`"1a:b3 2b"`: garments of a player on the board, any that is left where none is named."""
        match = self.match
        for word in spaces.split():
            space, _, name = word.partition(":")
            base = match.garment_bag & (1 << BASE_GARMENTS) - 1
            garment = GARMENT_NAMES.index(name) if name else cards_of(base)[-1]
            self._take_garment(garment)
            at = SPACE_NAMES.index(space)
            match.guests = changed(match.guests, at, garment)
            match.hosts = changed(match.hosts, at, self.player(player))
        return self

    def funds(self, player: str, decorations: str) -> Table:
        for name in decorations.split():
            at = DECORATION_NAMES.index(name)
            assert self.match.decorations[at] == EMPTY
            self.match.decorations = changed(self.match.decorations, at, self.player(player))
        return self

    def trial(self, player: str, name: str, tasks: str = "") -> Table:
        """The trial a player is before, and the tasks that are marked; `all` are all of that trial."""
        number = self.player(player)
        self.match.trials[number] = TRIALS.index(name)
        words = tasks.split()
        if tasks == "all":
            words = list(TASKS[:4] if name == "journeyman" else TASKS[4:])
        self.match.tasks[number] = sum(1 << TASKS.index(task) for task in words)
        return self

    def apprentice(self, player: str, name: str) -> Table:
        """The specialised apprentice of a player; the one dealt at first is aside."""
        match = self.match
        seat = self.player(player)
        if match.apprentices[seat] != card(name):
            for other in range(match.seats):
                if match.apprentices[other] == card(name):
                    match.apprentices[other] = match.apprentices[seat]
                    match.apprentices[seat] = card(name)
                    return self
            match.apprentices_aside &= ~(1 << card(name))
            match.apprentices_aside |= 1 << match.apprentices[seat]
            match.apprentices[seat] = card(name)
        return self

    # The course of play.

    def turn(self, player: str) -> Table:
        seat = PLAYERS[player]
        self.match.player = seat
        self.match.stack = [NextTurn(seat), PlayCard(seat)]
        return self

    def new_round(self, number: int = 2) -> Table:
        """Phase 1 of a round, for which all hands are empty."""
        match = self.match
        for seat in range(match.seats):
            staff = match.staffs[seat]
            match.staffs[seat] = Staff(staff.reserve, [], EMPTY, [*staff.discard, *staff.hand])
        match.round = number - 1
        return self._settle(NewRound())

    def income(self, number: int = 7) -> Table:
        """Phase 4 of a round, by default the last."""
        match = self.match
        for seat in range(match.seats):
            staff = match.staffs[seat]
            match.staffs[seat] = Staff(staff.reserve, [], EMPTY, [*staff.discard, *staff.hand])
        match.round = number
        return self._settle(Income())

    def play(self, *lines: str) -> Table:
        """Moves of whoever is asked; `bob: choose lison` where several are. Pieces are counted."""
        self._count()
        for line in lines:
            assert self.allows(line), f"{line}: {self.obstacle(line)}, but {self.moves()}"
            self.match.play(*self.read(line))
            assert self.match.census() == self._pieces
        return self

    def her_card(self, upper: str, *lower: str, left: int = 0, extra: str = "") -> Table:
        """Madame du Barry's next card, and the lower halves of those that she turns over for it.

        `left` cards of her hand are behind it. `extra` is the upper half of the card that a hiring or a
        trial brings her, if no card is turned over before.
        """
        cards = self.match.rules.edition.du_barry
        rest = list(range(len(cards)))

        def take(words: str, half: str) -> int:
            for number in rest:
                if words == (_upper(cards[number]) if half == "upper" else _lower(cards[number])):
                    rest.remove(number)
                    return number
            raise LookupError(words)

        lower_halves = [take(words, "lower") for words in lower]
        first = take(upper, "upper")
        turned = [take(extra, "upper"), *lower_halves] if extra else lower_halves
        hand = [rest.pop() for _ in range(left)]
        self.match.deck = AutomaDeck(
            Pile([*hand, first]), Pile([*rest, *turned[::-1]]), [], EMPTY, EMPTY
        )
        return self

    def her_turn(self, upper: str, *lower: str, left: int = 0, extra: str = "") -> Table:
        """One turn of hers; then Ann is asked."""
        self.her_card(upper, *lower, left=left, extra=extra)
        self.match.player = self.madame
        self.match.stack = [NextTurn(self.madame), HerTurn()]
        self._count()
        self.match.settle()
        assert self.match.census() == self._pieces
        return self

    # Asking.

    @property
    def step(self) -> str | None:
        return self.match.stack[-1].name if self.match.stack else None

    @property
    def asked(self) -> list[str]:
        names = list(PLAYERS)
        return [names[seat] for seat in self.match.deciders()]

    def moves(self, player: str | None = None) -> list[str]:
        """What those who are asked may answer."""
        seats = self.match.deciders() if player is None else [PLAYERS[player]]
        return [GAME.lexicon.notation(move) for seat in seats for move in self.match.moves(seat)]

    def verbs(self) -> set[str]:
        return {move.partition(" ")[0] for move in self.moves()}

    def allows(self, line: str) -> bool:
        seat, move = self.read(line)
        listed = move in self.match.moves(seat)
        assert listed == (self.match.obstacle(seat, move) is None)
        return listed

    def obstacle(self, line: str) -> str | None:
        obstacle = self.match.obstacle(*self.read(line))
        return None if obstacle is None else obstacle.name

    def told(self, event: str, viewer: str | None = None) -> list[SeenArgs]:
        seat = None if viewer is None else PLAYERS[viewer]
        return [seen_by(each, seat).args for each in self.events if each.kind == event]

    def order(self, *events: str) -> list[str]:
        """Which of these events were told, in their order."""
        return [each.kind for each in self.events if each.kind in events]

    def view(self, viewer: str | None = None) -> RococoView:
        return GAME.view(self.match, None if viewer is None else PLAYERS[viewer])

    def seat(self, player: str, viewer: str | None = None) -> PlayerView:
        """A player as they see themselves, or as somebody else sees them."""
        return self.view(viewer or player).players[self.player(player)]

    def livres(self, player: str = "ann") -> int:
        return int(self.match.livres[self.player(player)])

    def thread(self, player: str = "ann") -> int:
        return int(self.match.thread[self.player(player)])

    def lace(self, player: str = "ann") -> int:
        return int(self.match.lace[self.player(player)])

    def points(self, player: str = "ann") -> int:
        """On the track."""
        return int(self.match.points[self.player(player)])

    def rack(self, player: str = "ann") -> list[str]:
        """The bales of the tiles of a player."""
        kinds = self.match.rack(self.player(player))
        return sorted(TILES[kind].partition(":")[0] for kind in kinds)

    def staff(self, player: str, zone: str) -> list[str]:
        staff = self.match.staffs[self.player(player)]
        cards = {"hand": staff.hand, "reserve": staff.reserve, "discard": staff.discard}
        return [EMPLOYEE_NAMES[number] for number in cards[zone]]

    def size(self, player: str = "ann") -> int:
        return int(self.match.staffs[self.player(player)].size())

    def in_window(self, window: str) -> str | None:
        garment = self.match.windows[WINDOW_NAMES.index(window)]
        return None if garment == EMPTY else GARMENT_NAMES[garment]

    def workshop(self) -> list[str]:
        """From the left, `-` for an empty window."""
        return ["-" if one == EMPTY else GARMENT_NAMES[one] for one in self.match.windows]

    def drawer(self, letter: str) -> list[str]:
        at = "abc".index(letter)
        line = self.match.rules.drawer_lines[at]
        kinds = [self.match.drawers[place] for place in line]
        return ["-" if kind == EMPTY else TILES[kind].partition(":")[0] for kind in kinds]

    def on_offer(self) -> list[str]:
        return ["-" if one == EMPTY else EMPLOYEE_NAMES[one] for one in self.match.offers]

    def guest(self, space: str) -> tuple[str, int] | None:
        """The garment on a space, and whose it is."""
        at = SPACE_NAMES.index(space)
        if self.match.guests[at] == EMPTY:
            return None
        return GARMENT_NAMES[self.match.guests[at]], int(self.match.hosts[at])

    def owner(self, decoration: str) -> int | None:
        owner = int(self.match.decorations[DECORATION_NAMES.index(decoration)])
        return None if owner < 0 else owner

    def tasks(self, player: str = "ann") -> list[str]:
        marked = self.match.tasks[self.player(player)]
        return [name for at, name in enumerate(TASKS) if marked >> at & 1]

    def own_jewels(self, player: str = "ann") -> list[str]:
        number = self.player(player)
        return [
            colour
            for at, colour in enumerate(COLOURS)
            for _ in range(self.match.jewels[number * len(COLOURS) + at])
        ]

    def score(self, player: str = "ann") -> dict[str, int]:
        """The score sheet as if the match ended now; halls are `hall-1` to `hall-5`."""
        found: dict[str, int] = {}
        for line in GAME.score_sheet(self.match, self.player(player)):
            name = line.source.key.removeprefix("score-")
            hall = line.source.args.get("hall")
            found[name if hall is None else f"{name}-{hall}"] = line.points
        return found

    def worlds(self, viewer: str, number: int = 60) -> list[RococoMatch]:
        rng = Rng("worlds")
        return [GAME.imagine(self.match, PLAYERS[viewer], rng) for _ in range(number)]

    # Moving pieces about.

    def _settle(self, step: NewRound | Income) -> Table:
        self.match.stack = [step]
        self._count()
        self.match.settle()
        assert self.match.census() == self._pieces
        return self

    def _count(self) -> None:
        if self._pieces is None:
            self._pieces = self.match.census()

    def read(self, line: str) -> tuple[int, int]:
        player, colon, notation = line.partition(": ")
        if colon:
            return PLAYERS[player], GAME.lexicon.parse(notation)
        deciders = self.match.deciders()
        return deciders[0] if deciders else 0, GAME.lexicon.parse(line)

    def _clear_display(self) -> None:
        match = self.match
        for garment in match.windows:
            if garment != EMPTY:
                match.garment_bag |= 1 << garment
        match.windows = [EMPTY] * len(match.windows)
        for kind in match.drawers:
            if kind != EMPTY:
                match.bag[kind] += 1
        match.drawers = [EMPTY] * len(match.drawers)
        for number in match.offers:
            self._bury(number)
        match.offers = [EMPTY] * len(match.offers)
        for colour in match.jewel_row:
            match.jewel_bag[colour] += 1
        match.jewel_row = [EMPTY] * len(match.jewel_row)

    def _bury(self, number: int) -> None:
        self.match.hire_deck = Pile([number, *self.match.hire_deck.lying()])

    def _take_card(self, number: int) -> None:
        """Out of the hire deck, or a pile of the trials, which gets another card of the deck."""
        match = self.match
        lying = match.hire_deck.lying()
        if number in lying:
            lying.remove(number)
            match.hire_deck = Pile(lying)
            return
        for trial, pile in enumerate(match.trial_piles):
            if pile >> number & 1:
                match.trial_piles[trial] &= ~(1 << number)
                return
        if match.rules.jewelry and match.apprentices_aside >> number & 1:
            match.apprentices_aside &= ~(1 << number)
            return
        if number in match.apprentices:
            spare = cards_of(match.apprentices_aside)[0]
            match.apprentices_aside &= ~(1 << spare)
            match.apprentices[match.apprentices.index(number)] = spare
            return
        raise LookupError(EMPLOYEE_NAMES[number])

    def _come(self, player: str, name: str) -> Staff:
        """The staff of a player without the card, which is free to be laid down somewhere."""
        number = self.player(player)
        staff = self.match.staffs[number]
        if card(name) in staff.cards():
            return staff.dismissed(card(name))
        if card(name) < STARTERS:
            self.match.removed[number] &= ~(1 << card(name))
        else:
            self._take_card(card(name))
        return staff

    def _set(self, player: str, staff: Staff) -> None:
        self.match.staffs[self.player(player)] = staff

    def _take_garment(self, garment: int) -> None:
        match = self.match
        assert (match.garment_bag | match.garment_discard | match.garments_aside) >> garment & 1
        match.garment_bag &= ~(1 << garment)
        match.garment_discard &= ~(1 << garment)
        match.garments_aside &= ~(1 << garment)

    def _take_tile(self, kind: int) -> None:
        assert self.match.bag[kind] > 0, TILES[kind]
        self.match.bag[kind] -= 1
