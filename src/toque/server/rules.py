"""With which rules and components a match is played: those with which it began."""

from __future__ import annotations

from functools import cache
from typing import Final

from toque.engine.edition import Edition
from toque.engine.game import Game
from toque.engine.match import Match
from toque.engine.refusal import Refusal
from toque.games import folder, game, game_at

GONE: Final = ("rules-gone", "edition-gone")
"""Why a match cannot go on though nothing is wrong with it."""


def rules_of(slug: str, rules: int, digest: str, source: str) -> tuple[Game[Match], Edition]:
    """The game at a version and the edition of a digest; refused if either is not kept any more.

    With 0 and without a digest those of now: nobody has noted with what it began.
    """
    title = game_at(slug, rules) if rules else game(slug)
    edition = title.read_edition(source) if source else title.house_edition()
    if digest and edition.digest != digest:
        kept = None if source else _kept_edition(title, digest)
        if kept is None:
            raise Refusal("edition-gone", game=slug, edition=edition.name, digest=digest)
        edition = kept
    return title, edition


@cache
def _kept_edition(title: Game[Match], digest: str) -> Edition | None:
    """An earlier house edition, which stays beside the one of now under any other name."""
    where = folder(title.slug) / "editions"
    if where.is_dir():
        for file in where.iterdir():
            if file.name.endswith(".toml"):
                edition = title.read_edition(file.read_text("utf-8"))
                if edition.digest == digest:
                    return edition
    return None
