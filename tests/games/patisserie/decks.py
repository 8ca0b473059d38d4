"""What happened to the Mentor's decision deck within a step, which shows its end alone.

He may turn over many cards in a turn and make the deck anew more than once. All chance comes from the
match's generator, and each use of it is told: so whoever has its state before the step can go through
it once more.
"""

from __future__ import annotations

from dataclasses import dataclass, field

from toque.engine.event import Event
from toque.engine.text import Text
from toque.games.patisserie import names
from toque.games.patisserie.match import PatisserieMatch
from toque.mechanics import bag
from toque.mechanics.automa_deck import AutomaDeck


@dataclass
class Turned:
    shown: list[int] = field(default_factory=list)
    """Cards that were turned over, in their order."""
    anew: list[list[int]] = field(default_factory=list)
    """Each deck that was made, from the bottom up."""


def follow(before: PatisserieMatch, after: PatisserieMatch, events: list[Event]) -> Turned:
    found = Turned()
    rng = before.rng.clone()
    deck = before.solo_deck
    tiles, discards = before.bag[:], before.discards[:]
    for event in events:
        if event.kind == "mentor-card":
            deck = deck.turned()
            found.shown.append(int(deck.playing))
        elif event.kind == "mentor-decision":
            deck = _noted(found, deck, deck.consulted(rng))
            found.shown.append(int(deck.shown))
        elif event.kind == "mentor-hired" and deck.can_consult():
            deck = _noted(found, deck, deck.with_card_on_top(rng))
        elif event.kind == "mentor-drew":
            bag.draw(tiles, discards, rng)
        elif event.kind == "mentor-decoration" and event.args["number"] == 0:
            tile = event.args["tile"]
            assert isinstance(tile, Text)
            discards[names.TILE_NAMES.index(str(tile.args["tile"]))] += 1
    if found.shown:
        assert deck.stock.lying() == after.solo_deck.stock.lying()
    return found


def _noted(found: Turned, before: AutomaDeck, after: AutomaDeck) -> AutomaDeck:
    if before.stock.left == 0:
        found.anew.append([*map(int, after.stock.cards)])
    return after
