"""A game for tests alone: small, but with everything that a kernel, a server and a page must handle.

Two to four seats hold cards in secret. In each of three rounds all choose two of them at the same time,
unseen; when the last choice is in, the cards are shown and the highest sum wins two points. Then each
seat in turn draws a card or lets it be, and may throw cards away before that: a free move.
"""

from tests.games.toy.game import GAME

__all__ = ["GAME"]
