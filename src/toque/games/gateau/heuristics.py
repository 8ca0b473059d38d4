"""What a position is worth to a seat: points, and what tokens, icons, gold and tools promise.

A bot looks one move ahead, so a move that only opens a question (which bowl, which recipe) must promise
about as much as its best answer will bring.
"""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from toque.games.gateau import (
    awards,
    bench,
    bowls,
    paying,
    preparing,
    scoring,
    side_tiles,
    sizes,
    spending,
    storing,
    taking,
    turn,
)
from toque.games.gateau.match import EMPTY, SUPER_BITS, UNIT, GateauMatch, tool_count
from toque.games.gateau.placing import FROM_SLOT, FROM_SUPERS, FROM_SUPPLY, FROM_TILE, Place
from toque.games.gateau.reaching import MoveHand
from toque.games.gateau.recipes import FAMILY_OF_ICON, has_free_section

CLOSENESS: Final[list[float]] = [0.85, 0.6, 0.42, 0.3, 0.2, 0.12, 0.06, 0.02, 0.0, 0.0]
"""By tokens that are missing: how much of a recipe's gain counts already. The more, the less."""
FAR: Final = 9
"""What is missing for a recipe that is not there."""
IN_SIGHT: Final = 9
"""The places of the main board, and the reserved recipe."""
SECOND_BEST: Final = 0.4
"""How much of the second recipe in reach counts beside the first."""
CROWDED: Final = 0.75
"""What a recipe in reach is worth while no section is free."""
HOPE: Final = 0.6
"""How much of an award counts as soon as its icons are there."""
SPARE_ICON: Final = 1.8
"""An icon beyond the next award of its family; two of them may stand for another."""
RIVAL_ICON: Final = 2.4
UNDER: Final[list[float]] = [0.6, 0.72, 0.83, 0.92]
"""By section from the left: how much an icon counts that is still on its way."""
BOTTOM_BONUS: Final = 2.0
SECTION: Final = 0.8
"""What the bonus of the section promises under which a recipe will go."""
GILDED: Final = 3.0
"""What gold that stands for icons promises while it brings an award within reach."""
GOLD: Final = 0.6
TOOL: Final = 1.1
STORED: Final = 1.8
SUPER_TOKEN: Final = 0.4
TOKEN: Final = 0.3
ROOM: Final = 0.12
"""A kind that still fits on the bench."""
TAKEN: Final = 0.9
"""How much of what tokens promise counts before they are taken."""
EXCHANGED: Final = 0.8
"""How much of a token's worth counts while one is to be given up for it."""
SWAP_SIDE: Final = 0.6
DOUBLE_SIDE: Final = 0.25
"""What the two powers promise: one for every recipe, the other for each that names its kind twice."""
RIVALS: Final = 0.25
USUAL_SECTION: Final = 2
"""The section assumed for a recipe that is not prepared yet: an advance or two from being finished."""
ALL_KINDS: Final = 0o777777


def value(match: GateauMatch, seat: int) -> float:
    return value_with(match, seat, Plans(match, seat))


def value_with(match: GateauMatch, seat: int, plans: Plans) -> float:
    """As `value`, where the plans are known already."""
    own = worth(match, seat, plans) + plans.icon_worth
    own = own + plans.promise() + pending(match, seat, plans)
    if match.rules.solo:
        return own  # Chef-o-Tron gains whatever one does
    best = 0.0
    for other in range(match.seats):
        if other != seat:
            rival = rival_worth(match, other)
            if rival > best:
                best = rival
    return own - RIVALS * best


def rival_worth(match: GateauMatch, seat: i64) -> float:
    """What counts at the end, and icons."""
    at = seat * sizes.FAMILIES
    icons = match.icons[at] + match.icons[at + 1] + match.icons[at + 2]
    return float(scoring.points(match, seat)) + RIVAL_ICON * float(icons)


def worth(match: GateauMatch, seat: i64, plans: Plans) -> float:
    """What a seat has, apart from the recipes that its tokens come close to."""
    rules = match.rules
    total = float(scoring.recipe_points(match, seat) + scoring.award_points(match, seat))
    total += float(scoring.shelf_count(match, seat, 1) * rules.top_points)
    reserved = match.reserved[seat]
    for section in range(4):
        recipe = match.under[seat * 4 + section]
        if recipe != EMPTY and recipe != reserved and comes_in_time(match, seat, section):
            total += UNDER[section] * rules.bonus_worths[recipe]
    if match.round == 1 and match.doubles[seat] != EMPTY:
        total += side_worth(match, seat)
    total += STORED * float(scoring.stored_points(match, seat))
    total += GOLD * float(match.gold[seat])
    total += TOOL * float(tool_count(match.tools[seat]) + tool_count(match.fresh[seat]))
    total += TOKEN * float(bench.token_count(match, seat)) + SUPER_TOKEN * float(
        bench.supers_of(match, seat)
    )
    for kind in range(6):
        if plans.fitting >> 3 * kind & 7:
            total += ROOM
    return total


class Plans:
    """The recipes in sight, each with what it brings and what the bench lacks for it."""

    def __init__(self, match: GateauMatch, seat: i64) -> None:
        self.fitting = bench.fitting_kinds(match, seat)
        self.icons = coming_icons(match, seat)
        self.needs: list[float] = []
        self.prizes: list[float] = []
        """By family: the icons of the next award, 0 if there is none, and what it promises."""
        self.worths: list[float] = []
        """By family: what the icons promise that there are."""
        self.icon_worth = 0.0
        for family in range(3):
            award_needs, prize = next_award(match, seat, family)
            worth = family_worth(self.icons[family], award_needs, prize)
            self.needs.append(award_needs)
            self.prizes.append(prize)
            self.worths.append(worth)
            self.icon_worth += worth
        self.gains: list[float] = [0.0] * IN_SIGHT
        """By place of the main board, after them the reserved recipe; nothing where none lies."""
        self.lacks: list[i64] = [FAR] * IN_SIGHT
        """How many tokens are missing, after super tokens."""
        self.vectors: list[i64] = [0] * IN_SIGHT
        """The missing tokens of basic kinds, packed, before super tokens."""
        self.best = 0.0
        self.second = 0.0
        """What the two best recipes promise, by how close the bench is to them."""
        self.crowded = not has_free_section(match, seat)
        rules = match.rules
        tokens = bench.tokens_of(match, seat)
        supers = tokens >> SUPER_BITS
        stored = match.stored[seat]
        more = self.more_icons(match, seat, USUAL_SECTION)
        for place in range(IN_SIGHT):
            recipe = match.row[place] if place < sizes.PLACES else match.reserved[seat]
            if recipe == EMPTY:
                continue
            need = rules.needs[recipe]
            vector = shortage(need, tokens, stored)
            grey = rules.grey[recipe]
            if grey:
                # The grey kind of which the bench has the most, none that the recipe names.
                most: i64 = -1
                kept: i64 = 0
                for kind in range(6):
                    if not need >> 3 * kind & 7:
                        has = (tokens >> 3 * kind & 7) + (stored >> kind & 1)
                        if has > most:
                            most, kept = has, kind
                if most < grey:
                    vector += (grey - most) * UNIT[kept]
            count = token_sum(vector) - supers
            if count > 0 and power_helps(match, seat, tokens, need, vector):
                count -= 1
            if count < 0:
                count = 0
            gain = gain_of(match, recipe, USUAL_SECTION, more)
            self.gains[place] = gain
            self.lacks[place] = count
            self.vectors[place] = vector
            promise = gain * CLOSENESS[count]
            if promise > self.best:
                self.second, self.best = self.best, promise
            elif promise > self.second:
                self.second = promise

    def more_icons(self, match: GateauMatch, seat: i64, section: i64) -> list[float]:
        """By family: what an icon more promises on a recipe under a section; then two of them. Nothing
        where it will not be finished in time."""
        found: list[float] = []
        if not comes_in_time(match, seat, section):
            return found
        for icons in range(1, 3):
            for family in range(3):
                more = self.icons[family] + float(icons) * UNDER[section]
                worth = family_worth(more, self.needs[family], self.prizes[family])
                found.append(worth - self.worths[family])
        return found

    def promise(self) -> float:
        """The best recipe, and a part of the second best."""
        total = self.best + SECOND_BEST * self.second
        return total * CROWDED if self.crowded else total

    def best_with(self, tokens: i64, most: i64) -> float:
        """The best recipe if some of these tokens, `most` of them at most, came onto the bench."""
        best = self.best
        for place in range(IN_SIGHT):
            gain = self.gains[place]
            lacks = self.lacks[place]
            fewest = lacks - most if lacks > most else 0
            if gain * CLOSENESS[fewest] <= best:
                continue
            vector = self.vectors[place]
            useful = tokens >> SUPER_BITS
            for kind in range(6):
                wanted = vector >> 3 * kind & 7
                if wanted:
                    there = tokens >> 3 * kind & 7
                    useful += there if there < wanted else wanted
            if useful > most:
                useful = most
            lacks -= useful
            promise = gain * CLOSENESS[lacks if lacks > 0 else 0]
            if promise > best:
                best = promise
        return best

    def more_with(self, tokens: i64, most: i64) -> float:
        """What those of these tokens promise that fit on the bench."""
        fitting = tokens & self.fitting
        count = token_sum(fitting)
        if count > most:
            count = most
        best = self.best_with(fitting, most)
        gain = best * CROWDED - self.best * CROWDED if self.crowded else best - self.best
        return TAKEN * gain + TOKEN * float(count) + SUPER_TOKEN * float(fitting >> SUPER_BITS)


def gain_of(match: GateauMatch, recipe: i64, section: i64, more: list[float]) -> float:
    """What a recipe brings that is prepared under a section: points, icons on their way, a bonus;
    `more` is what icons promise there (`Plans.more_icons`)."""
    rules = match.rules
    total = float(rules.points[recipe])
    if not more:
        return total
    total += UNDER[section] * rules.bonus_worths[recipe]
    first = FAMILY_OF_ICON[rules.icon_sets[recipe] * 2]
    second = FAMILY_OF_ICON[rules.icon_sets[recipe] * 2 + 1]
    if first == second:
        return total + more[sizes.FAMILIES + first]
    if second != EMPTY:
        total += more[second]
    return total + more[first]


def token_sum(tokens: i64) -> i64:
    """How many tokens are in a packed number, whatever their kinds."""
    count: i64 = 0
    while tokens:
        count += tokens & 7
        tokens >>= 3
    return count


def shortage(need: i64, tokens: i64, stored: i64) -> i64:
    """What is missing of a need, packed."""
    vector: i64 = 0
    for kind in range(6):
        wanted = need >> 3 * kind & 7
        if wanted:
            lacks = wanted - (tokens >> 3 * kind & 7) - (stored >> kind & 1)
            if lacks > 0:
                vector += lacks * UNIT[kind]
    return vector


def power_helps(match: GateauMatch, seat: i64, tokens: i64, need: i64, vector: i64) -> bool:
    """Whether the chef's power saves a token."""
    chef = match.chefs[seat]
    if match.doubles[seat] == 1:
        return vector >> 3 * chef & 7 >= 2 and tokens >> SUPER_BITS > 0
    return (tokens >> 3 * chef & 7) > (need >> 3 * chef & 7)


def comes_in_time(match: GateauMatch, seat: i64, section: i64) -> bool:
    """Whether a recipe under a section is finished before the match is over, as far as is known."""
    if match.last_round == 0:
        return True
    turns = match.last_round - match.round
    if match.player <= seat:
        turns += 1
    return 4 - section <= turns


def coming_icons(match: GateauMatch, seat: i64) -> list[float]:
    """By family: the icons of a seat, those on their way as parts of one."""
    icons: list[float] = []
    for at in range(seat * 3, seat * 3 + 3):
        icons.append(float(match.icons[at]))
    for section in range(4):
        recipe = match.under[seat * 4 + section]
        if recipe == EMPTY or recipe == match.reserved[seat]:
            continue
        if comes_in_time(match, seat, section):
            first = FAMILY_OF_ICON[match.rules.icon_sets[recipe] * 2]
            second = FAMILY_OF_ICON[match.rules.icon_sets[recipe] * 2 + 1]
            icons[first] += UNDER[section]
            if second != EMPTY:
                icons[second] += UNDER[section]
    return icons


def next_award(match: GateauMatch, seat: i64, family: i64) -> tuple[float, float]:
    """The icons that a seat needs for its next award of a family, and what it promises; none if it can
    win no more of them."""
    shelf: i64 = 0
    if match.shelves[seat * 6 + family]:
        shelf = 1
    if match.awards_taken[family] == sizes.AWARDS or match.shelves[seat * 6 + shelf * 3 + family]:
        return 0.0, 0.0
    return float(awards.needed(shelf)), HOPE * prize_of(match, family, shelf)


def family_worth(icons: float, need: float, prize: float) -> float:
    """What icons of a family promise: their part of the award that they come closer to."""
    if icons < need:
        return prize * icons / need
    return prize + SPARE_ICON * (icons - need)


def prize_of(match: GateauMatch, family: i64, shelf: i64) -> float:
    value = float(awards.top_value(match, family))
    return value + (float(match.rules.top_points) if shelf else BOTTOM_BONUS)


def pending(match: GateauMatch, seat: int, plans: Plans) -> float:
    """What the question on top of the stack promises to the seat that answers it."""
    if not match.stack or not match.stack[-1].asks(match, seat):
        return 0.0
    step = match.stack[-1]
    me: i64 = seat
    if isinstance(step, Place):
        return plans.more_with(tokens_of_source(match, step), step.left)
    if isinstance(step, taking.ChooseBowl):
        return best_bowl(match, plans, step.amount)
    if isinstance(step, MoveHand):
        return best_bowl(match, plans, taking.ACTION_TOKENS)
    if isinstance(step, side_tiles.ChooseTile):
        best = 0.0
        for tile in range(sizes.TILES):
            icon = GOLD if bowls.icon_shows(match, tile) else 0.0
            first = tile * sizes.TILE_SLOTS
            tokens = tokens_on(match, first, first + sizes.TILE_SLOTS)
            best = max(best, icon + plans.more_with(tokens, sizes.TILE_SLOTS))
        return best
    if isinstance(step, preparing.Prepare):
        return prepare_promise(match, me, plans)
    if isinstance(step, paying.ChooseGrey):
        return paid_promise(match, me, plans, step.recipe, step.place, step.section)
    if isinstance(step, paying.Pay):
        return paid_promise(match, me, plans, step.recipe, step.place, step.section)
    if isinstance(step, turn.WinAward):
        return gilded_promise(match, me)
    if isinstance(step, awards.PayAward):
        return prize_of(match, step.family, step.shelf)
    if isinstance(step, awards.ChooseToque):
        return BOTTOM_BONUS
    if isinstance(step, storing.Store):
        return STORED - SUPER_TOKEN
    if isinstance(step, side_tiles.PickSlot):
        return plans.more_with(tokens_on(match, 0, sizes.SLOTS), step.left)
    if isinstance(step, spending.Spend):
        return exchange_promise(plans, step.purpose)
    return 0.0


def best_bowl(match: GateauMatch, plans: Plans, most: i64) -> float:
    best = 0.0
    for bowl in range(sizes.BOWLS):
        if match.bowls[bowl] and bowl != match.field:
            best = max(best, plans.more_with(match.bowls[bowl], most))
    return best


def paid_promise(
    match: GateauMatch, seat: i64, plans: Plans, recipe: i64, place: i64, section: i64
) -> float:
    """The recipe that is being paid for, and the bonus of its section."""
    if place == paying.RESERVED:
        more = plans.more_icons(match, seat, USUAL_SECTION)
        return gain_of(match, recipe, USUAL_SECTION, more)
    more = plans.more_icons(match, seat, section)
    return gain_of(match, recipe, section, more) + match.rules.section_worths[section]


def exchange_promise(plans: Plans, purpose: i64) -> float:
    """What a token brings that is given up for others."""
    if purpose == spending.FOR_ENRICHED:
        supers: i64 = spending.ENRICHED << SUPER_BITS
        return EXCHANGED * plans.more_with(supers, spending.ENRICHED)
    if purpose == spending.FOR_MELTED:
        # A super token goes, so one of the two only replaces it.
        return EXCHANGED * plans.more_with(ALL_KINDS, 1)
    return 0.0


def tokens_of_source(match: GateauMatch, step: Place) -> i64:
    """The tokens from which a bench is being filled, packed."""
    source = step.source
    if source < FROM_TILE:
        return match.bowls[source]
    if source < FROM_SLOT:
        first = (source - FROM_TILE) * sizes.TILE_SLOTS
        return tokens_on(match, first, first + sizes.TILE_SLOTS)
    if source == FROM_SUPERS:
        return step.left << SUPER_BITS
    return ALL_KINDS if source == FROM_SUPPLY else 0


def tokens_on(match: GateauMatch, first: i64, end: i64) -> i64:
    """The tokens on these slots of the side tiles, packed."""
    tokens: i64 = 0
    for slot in range(first, end):
        kind = match.slots[slot]
        if kind != EMPTY and tokens >> 3 * kind & 7 < 7:
            tokens += UNIT[kind]
    return tokens


def side_worth(match: GateauMatch, seat: i64) -> float:
    """What the chosen side of the chef's card promises, by the recipes that lie there."""
    if match.doubles[seat] != 1:
        return SWAP_SIDE
    total = 0.0
    for place in range(sizes.PLACES):
        recipe = match.row[place]
        if recipe != EMPTY and match.rules.needs[recipe] >> 3 * match.chefs[seat] & 7 >= 2:
            total += DOUBLE_SIDE
    return total


def prepare_promise(match: GateauMatch, seat: i64, plans: Plans) -> float:
    """A recipe that is paid for counts in full, and its section gives a bonus."""
    best = 0.0
    for at in range(len(plans.gains)):
        if plans.lacks[at] == 0:
            best = max(best, plans.gains[at] * (1.0 - CLOSENESS[0]))
    for section in range(4):
        if match.under[seat * 4 + section] == EMPTY:
            return best + SECTION if best > 0.0 else 0.0
    return 0.0


def gilded_promise(match: GateauMatch, seat: i64) -> float:
    """Gold was made fit to stand for icons: it should win an award, and nothing else pays for it."""
    if match.gilded == 0:
        return 0.0
    for family in range(3):
        for shelf in range(2):
            if awards.cannot_win(match, seat, family, shelf) is None:
                return GILDED
    return 0.0
