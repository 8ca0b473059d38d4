"""Final scoring, step by step and by source, and who wins. Nothing changes: it can be asked at any
time, for what it would be if the match ended now.
"""

from __future__ import annotations

from tests.games.rococo.reference_facts import HALLS, MUSICIAN, ROYAL_HALL, STATUE
from tests.games.rococo.reference_position import Position
from tests.games.rococo.reference_rules import (
    CROWNS,
    FAVOUR_POINTS,
    balcony_points,
    crown_points,
    fireworks_majority,
    majority,
    rented_points,
    statue_points,
)

Source = tuple[str | int, ...]
"""("track",)                 the points of the match before the end
("livres",) ("jewels",)     step 1
("crown", card) ("favour",) step 2
("hall", 1..5)              step 3
("fireworks",)              step 4
("statues",)                step 6
("balcony",)                steps 5 and 7: garments beside own fireworks, times the factor
("garments",)               step 7: all other garments
("decorations",) ("all halls",)   step 7
("tiles",)                  Madame du Barry's
"""


def final_scores(at: Position) -> list[dict[Source, int]]:
    """[G1-G25, D91-D93] For each player, Madame du Barry as the last."""
    halls = {hall: hall_points(at, hall) for hall in HALLS}
    fireworks = fireworks_points(at)
    return [
        {
            ("track",): at.players[player].points,
            ("livres",): at.players[player].livres // 10,
            ("jewels",): len(at.players[player].jewels),
            **crowns(at, player),
            ("favour",): FAVOUR_POINTS if at.favour == player else 0,
            **{("hall", hall): halls[hall].get(player, 0) for hall in HALLS},
            ("fireworks",): fireworks.get(player, 0),
            ("statues",): statues(at, player),
            **garments(at, player),
            ("decorations",): sum(
                at.board.decorations[name].points for name in at.decorations_of(player)
            ),
            ("all halls",): sum(
                points
                for points, owner in zip(at.board.all_halls, at.all_halls, strict=True)
                if owner == player
            ),
            ("tiles",): len(at.players[player].rack) // 2 if at.is_du_barry(player) else 0,
        }
        for player in range(len(at.players))
    ]


def crowns(at: Position, player: int) -> dict[Source, int]:
    """[G6, B74]"""
    own = at.holdings(player)
    return {
        ("crown", card): crown_points(at.bonus(card), own)
        for card in at.players[player].staff()
        if at.bonus(card) in CROWNS
    }


def hall_points(at: Position, hall: int) -> dict[int, int]:
    """[G9-G15]"""
    players = range(len(at.players))
    spaces = at.spaces()
    own = {
        player: [place for place in at.places_of(player) if place[0] == hall] for player in players
    }
    musicians = [
        owner
        for name, owner in at.markers.items()
        if at.board.decorations[name].kind == MUSICIAN and at.board.decorations[name].hall == hall
    ]
    return majority(
        {player: len(places) for player, places in own.items()},
        {player: sum(spaces[place].master for place in own[player]) for player in players},
        musicians[0] if musicians else None,
        at.board.halls[hall].first,
        at.board.halls[hall].second,
        len(at.players),
    )


def fireworks_points(at: Position) -> dict[int, int]:
    """[G16-G18]"""
    order = list(at.board.decorations)
    return fireworks_majority(
        {
            player: [
                (at.board.decorations[name].price, order.index(name))
                for name in at.fireworks_of(player)
            ]
            for player in range(len(at.players))
        },
        at.board.fireworks_first,
        at.board.fireworks_second,
        len(at.players),
    )


def garments(at: Position, player: int) -> dict[Source, int]:
    """[G19-G21, G24, G25]"""
    points = {
        place: rented_points(at.garment(at.guests[place].garment)) for place in at.places_of(player)
    }
    factors = {name: at.board.decorations[name].factor for name in at.fireworks_of(player)}
    if player in at.admired:
        moved = {at.balcony[name]: factors[name] for name in factors if name in at.balcony}
        balcony = sum(points[place] * factor for place, factor in moved.items())
        stay = sum(points[place] for place in points if place not in moved)
    else:
        royal = [points[place] for place in points if place[0] == ROYAL_HALL]
        balcony, stay = balcony_points(royal, list(factors.values()))
        stay += sum(points[place] for place in points if place[0] != ROYAL_HALL)
    return {("balcony",): balcony, ("garments",): stay}


def statues(at: Position, player: int) -> int:
    """[G22, G23] Garments on the balcony count too, so where they stand does not matter."""
    own = at.holdings(player)
    return statue_points(own.colours, own.decorations.get(STATUE, 0))


def totals(at: Position) -> list[int]:
    return [sum(sheet.values()) for sheet in final_scores(at)]


def ranks(at: Position) -> list[int]:
    """[G26, G27, D94] From 1. Between equals the livres that are left decide, but Madame du Barry
    wins every tie.
    """
    strength = [
        (points, at.is_du_barry(player), at.players[player].livres % 10)
        for player, points in enumerate(totals(at))
    ]
    return [1 + sum(other > own for other in strength) for own in strength]
