"""La Pâtisserie Rococo (Louis and Stefan Malz, Eagle-Gryphon Games 2025), for one to five."""

from toque.games.patisserie.game import GAME

__all__ = ["GAME"]
