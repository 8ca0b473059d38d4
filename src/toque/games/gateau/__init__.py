"""C'est du gâteau ! (Zax, Yoma and Jonny Pac), for one to four."""

from toque.games.gateau.game import GAME

__all__ = ["GAME"]
