"""The position of a match of C'est du gâteau !, and its clone.

A *player* is a seat or Chef-o-Tron, who has none and gets the number after the last seat: what both
of them own (gold, stored tokens, recipes, awards) lies in lists by player.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final, final

from mypy_extensions import i64

from toque.engine.bits import BIT
from toque.engine.game import Setup
from toque.engine.lists import NOTHING
from toque.engine.match import Match
from toque.engine.rng import Rng
from toque.games.gateau import components
from toque.games.gateau.components import GateauEdition
from toque.games.gateau.promises import effects_worth
from toque.mechanics.pile import NO_CARDS, Pile

if TYPE_CHECKING:
    from toque.games.gateau.effects import Performer

EMPTY: Final = -1
SUPER: Final = 6
SUPER_BITS: Final = 18
"""Where the super tokens of a packed number begin: they come last, so that more than seven fit."""
BASIC_BITS: Final = 0o777777
TOOL_BITS: Final = 3


def unit(kind: int) -> int:
    """One token of a kind in a packed number."""
    return 1 << 3 * kind


UNIT: Final[list[i64]] = [unit(kind) for kind in range(7)]
NO_DECKS: Final[list[Pile]] = []


class Rules:
    """What the options and the edition of a match come to; shared by all its clones.

    `performer` carries effects out. Recipes grant effects and effects prepare recipes: the rules of
    recipes know only the former, and meet the latter here.
    """

    def __init__(self, setup: Setup, edition: GateauEdition, performer: Performer) -> None:
        options = setup.options
        self.performer = performer
        self.solo = setup.seats == 1
        self.players: i64 = setup.seats + 1 if self.solo else setup.seats
        self.automa: i64 = setup.seats
        """Chef-o-Tron as a player, if it plays."""
        self.turn_order: list[i64] = list(range(setup.seats))
        """The players of a round; Chef-o-Tron begins it."""
        if self.solo:
            self.turn_order.insert(0, self.automa)
        self.super_tile = options["side"] == "super"
        self.hand_module = options["hand"] == "yes"
        self.advantages = options["advantage"] == "yes"
        self.hard = options["level"] == "hard"
        self.robot_limit: i64 = 2 if options["bananas"] == "yes" else 3
        self.robot_gold_points: i64 = {"no": 1, "yes": 2, "extra": 3}[options["hazelnuts"]]
        self.wild_icons = options["diplomat"] == "yes"

        self.after: list[i64] = list(edition.after)
        self.icon_slots: list[i64] = [tile * 3 + edition.icon_slot for tile in range(3)]
        icons = [edition.icon, edition.icon, edition.icon]
        if self.super_tile:
            icons[2] = edition.super_icon
        self.icons: list[i64] = [icon[0][0] for icon in icons]
        """By side tile: the effect of its icon, gold or super."""
        self.spaces: list[i64] = [action for space in edition.spaces for action in space]
        self.start_space: i64 = edition.start_space
        self.sections = edition.sections
        self.section_worths: list[float] = [effects_worth(bonus) for bonus in self.sections]
        self.gold_limit: i64 = edition.gold_limit
        self.tool_limit: i64 = edition.tool_limit
        self.award_values: list[i64] = [value for stack in edition.awards for value in stack]
        self.top_points: i64 = edition.top_points
        self.toque = edition.toque
        self.tool_cards: list[i64] = list(edition.tool_cards)
        self.tool_effects: list[i64] = []
        """By tool and choice: effect * 8 + amount, or EMPTY where a tool has one effect only."""
        for effects in edition.tools:
            for choice in range(2):
                if choice < len(effects):
                    self.tool_effects.append(effects[choice][0] * 8 + effects[choice][1])
                else:
                    self.tool_effects.append(EMPTY)

        recipes = edition.recipes
        self.names = [recipe.name for recipe in recipes]
        self.needs: list[i64] = [
            sum(count * unit(kind) for kind, count in recipe.needs) for recipe in recipes
        ]
        self.grey: list[i64] = [recipe.grey for recipe in recipes]
        self.tokens: list[i64] = [
            sum(count for _, count in recipe.needs) + recipe.grey for recipe in recipes
        ]
        self.points: list[i64] = [recipe.points for recipe in recipes]
        self.bonuses = [recipe.bonus for recipe in recipes]
        self.bonus_worths: list[float] = [effects_worth(bonus) for bonus in self.bonuses]
        self.icon_sets: list[i64] = [
            components.ICON_SETS.index("-".join(components.FAMILIES[icon] for icon in recipe.icons))
            for recipe in recipes
        ]
        self.level_two = 0
        """The bit mask of the recipes of level II."""
        for number, recipe in enumerate(recipes):
            if recipe.level == 2:
                self.level_two |= 1 << number

        self.advantage_cards = edition.advantages
        self.robot_cards = edition.robot_cards
        self.robot_board: list[i64] = list(edition.robot_board)
        self.robot_bottom_points: i64 = edition.robot_bottom_points


@final
class GateauMatch(Match):
    """Lists of what changes often are copied for a clone: tokens, gold, tools and cards that lie open.
    All others are replaced and never changed."""

    def __init__(self, setup: Setup, rng: Rng, rules: Rules) -> None:
        super().__init__(setup, rng)
        self.rules = rules
        self.seats: i64 = setup.seats

        # The table.
        self.bowls: list[i64] = NOTHING
        """By bowl: the tokens on it, packed."""
        self.faces: list[i64] = NOTHING
        """By bowl: the kind of its visible side."""
        self.backs: list[i64] = NOTHING
        self.field: i64 = EMPTY
        """The bowl under the force field."""
        self.slots: list[i64] = NOTHING
        """By slot of the side tiles: the kind of its token, or EMPTY."""
        self.supply: list[i64] = NOTHING
        self.row: list[i64] = NOTHING
        """By place of the main board: its recipe, or EMPTY."""
        self.decks = NO_DECKS
        """Of level I and II."""
        self.awards_taken: list[i64] = NOTHING
        self.toque: i64 = 0
        """The bit mask of the spaces that still have their gold."""
        self.tool_pile = NO_CARDS
        self.tool_discards: i64 = 0
        """Packed with three bits a tool."""
        self.played: i64 = EMPTY
        """The tool whose effect goes on, or EMPTY: it is discarded when that is over."""
        self.gone: i64 = 0
        """The bit mask of the cards of both decks that are out of the match."""

        # By player.
        self.gold: list[i64] = NOTHING
        self.stored: list[i64] = NOTHING
        """Bit masks of basic kinds."""
        self.finished: list[i64] = NOTHING
        """Bit masks of recipes, face up and face down."""
        self.turned: list[i64] = NOTHING
        """Bit masks of the finished recipes that were used for an award."""
        self.icons: list[i64] = NOTHING
        """By player and family: icons on finished recipes that lie face up."""
        self.shelves: list[i64] = NOTHING
        """By player, shelf and family: the value of the award there, or 0."""

        # By seat.
        self.chefs: list[i64] = NOTHING
        """By seat: the kind of the chef's card."""
        self.doubles: list[i64] = NOTHING
        """By seat: 1 if the chef counts a super for two, 0 if one kind for any; EMPTY before."""
        self.bench: list[i64] = NOTHING
        """By seat and zone: the tokens there, packed."""
        self.pawns: list[i64] = NOTHING
        self.under: list[i64] = NOTHING
        """By seat and section, from the left: the recipe there, or EMPTY."""
        self.reserved: list[i64] = NOTHING
        """By seat: the recipe under its reservation token, or EMPTY."""
        self.tools: list[i64] = NOTHING
        """By seat: the tools that it can play, packed."""
        self.fresh: list[i64] = NOTHING
        """Tools that lie face down beside the bench until the end of the turn."""
        self.spots: list[i64] = NOTHING
        """By seat: where its hand lies on the table, if there are any."""

        # The advantage module.
        self.benefits = NO_CARDS
        """The deck; its top card shows its ingredients."""
        self.middle: i64 = EMPTY
        self.right: list[i64] = NOTHING
        """The pile on the right from the bottom up: the last one shows its benefit."""

        # Chef-o-Tron.
        self.robot: list[i64] = NOTHING
        """Its tokens by kind."""
        self.arms: list[i64] = NOTHING
        """By arm: its row."""
        self.active: i64 = 0
        self.robot_deck = NO_CARDS
        self.aside: list[i64] = NOTHING
        """The events that were set aside, the next one last."""

        # The course of play.
        self.round: i64 = 1
        self.player: i64 = 0
        """Whose turn it is."""
        self.last_round: i64 = 0
        """The number of the last round, or 0 while nobody knows it."""
        self.quiet_turns: i64 = 0
        """Turns in a row in which no recipe was taken and no award was won."""
        self.quiet = True
        """Whether nobody has taken a recipe or won an award since the last turn of a seat."""
        self.awarded = False
        self.gilded: i64 = 0
        """How much gold may stand for icons this turn."""
        self.advantaged = False

    def clone(self) -> GateauMatch:
        twin = GateauMatch(self.setup, self.rng.clone(), self.rules)
        self.carry_over(twin)
        twin.bowls = self.bowls[:]
        twin.faces = self.faces
        twin.backs = self.backs
        twin.field = self.field
        twin.slots = self.slots[:]
        twin.supply = self.supply[:]
        twin.row = self.row[:]
        twin.decks = self.decks
        twin.awards_taken = self.awards_taken
        twin.toque = self.toque
        twin.tool_pile = self.tool_pile
        twin.tool_discards = self.tool_discards
        twin.played = self.played
        twin.gone = self.gone
        twin.gold = self.gold[:]
        twin.stored = self.stored
        twin.finished = self.finished
        twin.turned = self.turned
        twin.icons = self.icons
        twin.shelves = self.shelves
        twin.chefs = self.chefs
        twin.doubles = self.doubles
        twin.bench = self.bench[:]
        twin.pawns = self.pawns
        twin.under = self.under[:]
        twin.reserved = self.reserved
        twin.tools = self.tools[:]
        twin.fresh = self.fresh[:]
        if self.rules.hand_module:
            twin.spots = self.spots
        if self.rules.advantages:
            twin.benefits = self.benefits
            twin.middle = self.middle
            twin.right = self.right
        if self.rules.solo:
            twin.robot = self.robot[:]
            twin.arms = self.arms[:]
            twin.active = self.active
            twin.robot_deck = self.robot_deck
            twin.aside = self.aside[:]
        twin.round = self.round
        twin.player = self.player
        twin.last_round = self.last_round
        twin.quiet_turns = self.quiet_turns
        twin.quiet = self.quiet
        twin.awarded = self.awarded
        twin.gilded = self.gilded
        twin.advantaged = self.advantaged
        return twin

    def is_face_up(self, player: i64, recipe: i64) -> bool:
        return self.finished[player] & ~self.turned[player] & BIT[recipe] != 0


def tool_count(tools: i64) -> i64:
    """How many tools are in a packed number."""
    total: i64 = 0
    while tools:
        total += tools & 7
        tools >>= TOOL_BITS
    return total


def census(match: GateauMatch) -> dict[str, int]:
    """How often each component is found, over all places where it could be."""
    rules = match.rules
    found = dict.fromkeys(components.KINDS, 0)
    packed = [*match.bowls, *match.bench]
    for number, kind in enumerate(components.KINDS):
        found[kind] = match.supply[number] + match.slots.count(number)
        for tokens in packed:
            found[kind] += tokens >> 3 * number if number == SUPER else tokens >> 3 * number & 7
        if rules.solo:
            found[kind] += match.robot[number]
    for number, kind in enumerate(components.BASIC):
        assert sum(mask >> number & 1 for mask in match.stored) <= components.STORED_OF_KIND
        found[f"bowl-{kind}"] = match.faces.count(number) + match.backs.count(number)
    tools = match.tool_pile.lying()
    for number, tool in enumerate(components.TOOLS):
        held = [*match.tools, *match.fresh, match.tool_discards]
        found[tool] = tools.count(number) + (match.played == number)
        found[tool] += sum(one >> TOOL_BITS * number & 7 for one in held)
    cards = [0] * (components.RECIPES + len(components.EVENT_NAMES))
    drawn = [card for deck in match.decks for card in deck.lying()]
    for card in [*drawn, *match.row, *match.under, *match.aside]:
        if card != EMPTY:
            cards[card] += 1
    for mask in [*match.finished, match.gone]:
        for card in range(len(cards)):
            cards[card] += mask >> card & 1
    for card, name in enumerate([*rules.names, *components.EVENT_NAMES]):
        found[f"card-{name}"] = cards[card]
    for number, family in enumerate(components.FAMILIES):
        won = [
            match.shelves[at] for at in range(number, len(match.shelves), len(components.FAMILIES))
        ]
        found[f"award-{family}"] = match.awards_taken[number] - sum(value > 0 for value in won)
    found["tokens-on-shelves"] = len(match.shelves) // len(components.SHELVES)
    if rules.advantages:
        shown = [*match.benefits.lying(), match.middle, *match.right]
        for card in range(components.ADVANTAGE_CARDS):
            found[f"advantage-{card}"] = shown.count(card)
    if rules.solo:
        for number in range(components.ROBOT_CARDS):
            found[f"robot-{number}"] = match.robot_deck.cards.count(number)
    return found
