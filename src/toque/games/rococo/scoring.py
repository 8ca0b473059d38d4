"""Final scoring in the seven steps of the rulebook, as it would come out if the match ended now."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from toque.engine.text import Text, Value
from toque.engine.wire import Automa, Outcome, ScoreLine
from toque.games.rococo import (
    bonuses,
    counting,
    funding,
    names,
    sizes,
)
from toque.games.rococo.match import (
    EMPTY,
    FIREWORKS,
    STATUE,
    BonusRule,
    RococoMatch,
    cards_of,
)
from toque.mechanics import majority

"""The fireworks are the first of the decorations."""
assert names.DECORATION_KINDS[0] == "fireworks"
TILES_FOR_POINT: Final = 2
"""Resource tiles that bring Madame du Barry a point."""


# 1. Livres, then jewels.


def livres_points(match: RococoMatch, player: i64) -> i64:
    return match.livres[player] // match.rules.point_price


def livres_left(match: RococoMatch, player: i64) -> i64:
    """They break ties."""
    return match.livres[player] % match.rules.point_price


# 2. Employees with a crown, the Queen's Favour.


def crown_points(match: RococoMatch, player: i64, bonus: BonusRule) -> i64:
    """What an employee brings at the end."""
    total: i64 = 0
    if bonus.kind == bonuses.END:
        for gain in bonus.gains:
            total += counting.gained(match, player, gain)
    return total


def staff_points(match: RococoMatch, player: i64) -> i64:
    total: i64 = 0
    for card in match.staffs[player].cards():
        total += crown_points(match, player, match.rules.bonuses[card])
    return total


def favour_points(match: RococoMatch, player: i64) -> i64:
    return match.rules.favour_points if match.favour == player else 0


# 3. Halls.


def hall_points(match: RococoMatch, hall: i64) -> list[i64]:
    """What a hall brings each player."""
    strengths = match.count_ballroom().strengths[hall]
    return majority.points(strengths, match.rules.hall_prizes[hall])


def points_in_halls(match: RococoMatch, player: i64) -> i64:
    total: i64 = 0
    for hall in range(sizes.HALLS):
        total += hall_points(match, hall)[player]
    return total


# 4. Fireworks.


def fireworks_points(match: RococoMatch) -> list[i64]:
    """By player: most fireworks; of those who tie, the owner of the dearest comes first."""
    return match.count_ballroom().fireworks_points


# 5. The balcony: garments of the royal hall, one for each of one's fireworks.


def balcony_points(match: RococoMatch, player: i64) -> i64:
    """What the factors of the fireworks add to the points of garments; as long as it is open who steps
    out, as well as can be."""
    total = points_outside(match, player)
    factors: list[i64] = []
    for place in range(sizes.FIREWORKS):
        if match.decorations[place] == player and match.balcony[place] == EMPTY:
            factors.append(match.rules.factors[place])
    if not factors:
        return total
    points: list[i64] = []
    for space in range(sizes.HALL_SPACES):
        if match.hosts[space] == player and space not in match.balcony:
            points.append(match.rules.garment_points[match.guests[space]])
    points.sort(reverse=True)
    factors.sort(reverse=True)
    pairs = len(points) if len(points) < len(factors) else len(factors)
    for pair in range(pairs):
        total += points[pair] * (factors[pair] - 1)
    return total


def points_outside(match: RococoMatch, player: i64) -> i64:
    """The same for those alone who have stepped out."""
    total: i64 = 0
    for place in range(sizes.FIREWORKS):
        space = match.balcony[place]
        if space >= 0 and match.hosts[space] == player:
            garment = match.guests[space]
            total += match.rules.garment_points[garment] * (match.rules.factors[place] - 1)
    return total


# 6. Statues.


def statue_points(match: RococoMatch, player: i64) -> i64:
    """Each statue takes a set of garments of different colours, and no garment counts twice."""
    statues = counting.decorations_of(match, player, STATUE)
    if statues == 0:
        return 0
    total: i64 = 0
    for garments in counting.by_colour(match, player):
        total += (garments if garments < statues else statues) * match.rules.statue_points
    return total


# 7. Markers: garments, decorations, all halls.


def garment_points(match: RococoMatch, player: i64) -> i64:
    return match.count_ballroom().garment_points[player]


def decoration_points(match: RococoMatch, player: i64) -> i64:
    return match.count_ballroom().decoration_points[player]


def tile_points(match: RococoMatch, player: i64) -> i64:
    """Of Madame du Barry alone."""
    if player != match.rules.automa:
        return 0
    return counting.tiles(match, player) // TILES_FOR_POINT


def points(match: RococoMatch, player: i64) -> i64:
    total = match.points[player] + livres_points(match, player) + counting.jewels(match, player)
    total += staff_points(match, player) + favour_points(match, player)
    total += points_in_halls(match, player) + fireworks_points(match)[player]
    total += balcony_points(match, player) + statue_points(match, player)
    total += garment_points(match, player) + decoration_points(match, player)
    total += funding.all_halls_points(match, player) + tile_points(match, player)
    return total


def points_and_ties(match: RococoMatch, player: int) -> tuple[int, ...]:
    """Points, then livres; Madame du Barry wins every tie."""
    ties = match.rules.point_price if player == match.rules.automa else livres_left(match, player)
    return points(match, player), ties


def score_sheet(match: RococoMatch, player: int) -> list[ScoreLine]:
    """In the order of the rulebook, each source by itself."""

    def score_line(
        key: str, amount: i64, places: list[str] | None = None, **facts: Value
    ) -> ScoreLine:
        step: dict[str, Value] = {"step": key.removeprefix("score-")}
        if "hall" in facts:
            step["hall"] = facts["hall"]
        return ScoreLine(Text(key, facts), amount, Text("score-step", step), places or [])

    sheet = [score_line("score-track", match.points[player])]
    if player != match.rules.automa:
        livres = match.livres[player]
        places = [f"livres:{player}"]
        sheet.append(score_line("score-livres", livres_points(match, player), places, count=livres))
    if match.rules.jewelry:
        jewels = counting.jewels(match, player)
        sheet.append(score_line("score-jewels", jewels, [f"jewels:{player}"], count=jewels))
    sheet.append(score_line("score-staff", staff_points(match, player), _crowns(match, player)))
    sheet.append(score_line("score-favour", favour_points(match, player), ["favour"]))
    for hall in range(sizes.HALLS):
        places = [*_guests(match, player, hall), f"hall:{hall + 1}"]
        sheet.append(
            score_line("score-hall", hall_points(match, hall)[player], places, hall=hall + 1)
        )
    fireworks = _decorations(match, player, FIREWORKS)
    points_ = fireworks_points(match)[player]
    sheet.append(score_line("score-fireworks", points_, fireworks, count=len(fireworks)))
    sheet.append(
        score_line("score-balcony", balcony_points(match, player), _outside(match, player))
    )
    statues = _decorations(match, player, STATUE)
    sheet.append(
        score_line("score-statues", statue_points(match, player), statues, count=len(statues))
    )
    garments = [place for hall in range(sizes.HALLS) for place in _guests(match, player, hall)]
    points_ = garment_points(match, player)
    sheet.append(score_line("score-garments", points_, garments, count=len(garments)))
    worthy = _worthy_decorations(match, player)
    sheet.append(score_line("score-decorations", decoration_points(match, player), worthy))
    row = [f"all-halls:{place}" for place, owner in enumerate(match.all_halls) if owner == player]
    sheet.append(score_line("score-all-halls", funding.all_halls_points(match, player), row))
    if player == match.rules.automa:
        tiles = counting.tiles(match, player)
        places = [f"tiles:{player}"]
        sheet.append(score_line("score-tiles", tile_points(match, player), places, count=tiles))
    return sheet


def standing(match: RococoMatch, viewer: int | None) -> list[Outcome]:
    """Without the crowns of cards that only their owner knows."""
    found: list[Outcome] = []
    for player, outcome in enumerate(match.results()):
        won = cards_of(match.won_cards[player]) if player != viewer else []
        unknown = {_card_place(player, card) for card in won}
        hidden = sum(crown_points(match, player, match.rules.bonuses[card]) for card in won)
        sheet: list[ScoreLine] = []
        for line in outcome.sheet:
            if line.source.key == "score-staff":
                places = [place for place in line.places if place not in unknown]
                line = ScoreLine(line.source, line.points - hidden, line.step, places)
            sheet.append(line)
        score = outcome.score - hidden
        found.append(Outcome(outcome.seat, outcome.name, score, outcome.rank, False, sheet))
    return found


# Where points come from, for the page.


def _card_place(player: int, card: int) -> str:
    return f"card:{player}:{names.EMPLOYEE_NAMES[card]}"


def _crowns(match: RococoMatch, player: int) -> list[str]:
    return [
        _card_place(player, card)
        for card in match.staffs[player].cards()
        if match.rules.bonuses[card].kind == bonuses.END
    ]


def _guests(match: RococoMatch, player: int, hall: int) -> list[str]:
    first = hall * sizes.HALL_SPACES
    return [
        f"space:{names.SPACE_NAMES[space]}"
        for space in range(first, first + sizes.HALL_SPACES)
        if match.hosts[space] == player
    ]


def _decorations(match: RococoMatch, player: int, kind: int) -> list[str]:
    return [
        f"decoration:{names.DECORATION_NAMES[place]}"
        for place, owner in enumerate(match.decorations)
        if owner == player and match.rules.decorations.groups[place] == kind
    ]


def _worthy_decorations(match: RococoMatch, player: int) -> list[str]:
    """Those that bring points by themselves."""
    return [
        f"decoration:{names.DECORATION_NAMES[place]}"
        for place, owner in enumerate(match.decorations)
        if owner == player and match.rules.decorations.values[place] > 0
    ]


def _outside(match: RococoMatch, player: int) -> list[str]:
    return [
        f"balcony:{names.DECORATION_NAMES[place]}"
        for place, space in enumerate(match.balcony)
        if space >= 0 and match.hosts[space] == player
    ]


def du_barry(match: RococoMatch) -> Automa:
    player = int(match.rules.automa)
    return Automa(Text("automa"), points_and_ties(match, player), score_sheet(match, player))
