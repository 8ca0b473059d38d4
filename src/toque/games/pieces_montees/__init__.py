"""Pièces Montées (Paul Guignard, AllumetteS créations 2014), for two to four."""

from toque.games.pieces_montees.game import GAME

__all__ = ["GAME"]
