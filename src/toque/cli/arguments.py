"""Reading command lines. Whatever is wrong with one becomes a refusal, said in one line."""

from __future__ import annotations

import argparse
import math
from collections.abc import Iterator
from typing import Final, NoReturn

from toque.bots.bot import Bot
from toque.bots.ladder import bot
from toque.cli.files import read_text
from toque.cli.labels import option_label
from toque.engine.edition import BadEdition, Edition
from toque.engine.game import Game
from toque.engine.match import Match
from toque.engine.refusal import Refusal
from toque.engine.rng import LONGEST_SEED, check_seed, fresh_seed
from toque.engine.wire import Option
from toque.games import game, slugs
from toque.texts import Speaker

ROOM_FOR_BLOCK: Final = 12
"""Characters that the number of a deal may add to a seed."""


class Parser(argparse.ArgumentParser):
    """An argument parser that neither prints nor exits: errors become refusals."""

    def __init__(self) -> None:
        super().__init__(add_help=False, allow_abbrev=False, exit_on_error=False)

    def read(self, words: list[str]) -> argparse.Namespace:
        try:
            found, rest = self.parse_known_args(words)
        except argparse.ArgumentError as bad:
            name = (bad.argument_name or "").split("/")[0]
            if "=" in " ".join(words) and self._is_switch(name):
                raise Refusal("cli-takes-no-value", option=name) from bad
            raise Refusal("cli-needs-value", option=name) from bad
        if rest:
            options = sorted(name for name in self._option_string_actions if name[:2] == "--")
            raise Refusal("cli-unexpected", word=rest[0], possible=", ".join(options))
        return found

    def _is_switch(self, name: str) -> bool:
        action = self._option_string_actions.get(name)
        return action is not None and action.nargs == 0

    def error(self, message: str) -> NoReturn:
        raise Refusal("cli-usage", detail=message)


def all_options() -> Iterator[tuple[Game[Match], Option]]:
    """Every option of every game, as the house editions have them."""
    for slug in slugs():
        title = game(slug)
        for option in title.options(title.house_edition()):
            yield title, option


def add_option_arguments(parser: Parser) -> None:
    """`--option name=choice`, and every option of a game as a flag of its own."""
    parser.add_argument("--option", action="append", default=[])
    parser.add_argument("--edition")
    for _, option in all_options():
        if f"--{option.name}" not in parser._option_string_actions:
            parser.add_argument(f"--{option.name}", dest=f"option_{option.name}")


def chosen_options(found: argparse.Namespace) -> dict[str, str]:
    chosen: dict[str, str] = {}
    for word in found.option:
        name, equals, choice = word.partition("=")
        if not equals or not name or not choice:
            raise Refusal("cli-bad-option", word=word)
        chosen[name] = choice
    for name, choice in vars(found).items():
        if name.startswith("option_") and choice is not None:
            chosen[name.removeprefix("option_")] = choice
    return chosen


def options_help(speaker: Speaker) -> str:
    """The options of all games, one a line, for the help of a command."""
    lines = []
    for title, option in all_options():
        words = Speaker(speaker.language, title.slug)
        flag = f"--{option.name} {'|'.join(option.choices)}"
        lines.append(f"  {flag}\n      {option_label(words, option.name)} ({option.default})")
    return "\n".join(lines)


def required_game(slug: str | None) -> Game[Match]:
    if slug is None:
        raise Refusal("cli-which-game", possible=", ".join(slugs()))
    return game(slug)


def required_file(name: str | None) -> str:
    if name is None:
        raise Refusal("cli-which-file")
    return name


def read_edition(title: Game[Match], file: str | None) -> Edition:
    """The edition in a file, or the house edition."""
    if file is None:
        return title.house_edition()
    source = read_text(file)
    try:
        return title.read_edition(source)
    except BadEdition as bad:
        first = bad.faults[0]
        raise Refusal(
            "cli-bad-edition",
            place=f"{file}:{first.line}",
            fault=first.text,
            more=len(bad.faults) - 1,
        ) from bad


def read_bots(words: str) -> list[Bot]:
    return [bot(word.strip()) for word in words.split(",")]


def tournament_seed(seed: str | None) -> str:
    """A seed to which the number of a deal is added."""
    if seed is None:
        return fresh_seed()
    longest = LONGEST_SEED - ROOM_FOR_BLOCK
    if len(seed) > longest:
        raise Refusal("bad-seed", seed=seed, longest=longest)
    return check_seed(seed)


def whole_number(word: str, option: str, least: int) -> int:
    number = int(word) if _is_whole(word) else least - 1
    if number < least:
        raise Refusal("cli-bad-number", option=option, word=word, least=least)
    return number


def _is_whole(word: str) -> bool:
    return word.isascii() and word.isdecimal() and len(word) <= 9


def seconds(word: str, option: str, least: str) -> float:
    try:
        number = float(word)
    except ValueError:
        number = math.nan
    if not float(least) <= number < math.inf:
        raise Refusal("cli-bad-seconds", option=option, word=word, least=least)
    return number
