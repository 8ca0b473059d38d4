"""Toque: an engine for board games about pastry and rococo Versailles.

>>> import toque
>>> match = toque.game("pieces-montees").new(seats=3, options={"mode": "confirmed"}, seed="toque")
>>> match.deciders()
(0,)
>>> lexicon = match.setup.game.lexicon
>>> lexicon.notation(match.moves(0)[0])
'turn a1'
>>> while not match.over:
...     seat = match.deciders()[0]
...     match.play(seat, match.moves(seat)[0])
>>> len(match.scores())
3
"""

from toque.games import game, slugs

__all__ = ["game", "slugs"]
__version__ = "0.1.0"
