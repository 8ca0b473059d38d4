"""Rococo Deluxe (Matthias Cramer, Louis and Stefan Malz, Eagle-Gryphon Games 2020), for one to five."""

from toque.games.rococo.game import GAME

__all__ = ["GAME"]
