"""`toque games`: what can be played, for how many, with which options."""

from __future__ import annotations

from toque.bots.ladder import level_names
from toque.cli.arguments import Parser
from toque.cli.labels import choice_about, choice_label, option_label
from toque.cli.output import print_json
from toque.cli.screen import Screen, tabulate
from toque.cli.session import Session
from toque.engine.game import Game
from toque.engine.match import Match
from toque.engine.text import Text
from toque.engine.wire import Option
from toque.games import game, slugs
from toque.texts import Speaker


def usage(speaker: Speaker) -> str:
    return speaker.key("cli-help-games")


def run(session: Session, words: list[str]) -> int:
    parser = Parser()
    parser.add_argument("--json", action="store_true")
    found = parser.read(words)
    games = [game(slug) for slug in slugs()]
    if found.json:
        print_json({"games": [as_data(title, session.speaker.language) for title in games]})
    else:
        for title in games:
            _show(session, title)
        session.screen.say(session.speaker.key("cli-bots"))
        names = level_names()
        rows = [[name, session.speaker.key("page-bot", bot=name)] for name in names]
        for name, line in zip(names, tabulate([], rows, words=2), strict=True):
            session.screen.say(line.plain, indent=2)
            session.screen.say(session.speaker.key("bot-about", bot=name), "dim", indent=6)
    return 0


def as_data(title: Game[Match], language: str) -> dict[str, object]:
    return {
        "slug": title.slug,
        "name": Speaker(language, title.slug).say(Text("name")),
        "seats": [title.fewest_seats, title.most_seats],
        "options": title.options(title.house_edition()),
        "bots": level_names(),
    }


def _show(session: Session, title: Game[Match]) -> None:
    screen, words = session.screen, Speaker(session.speaker.language, title.slug)
    name = words.say(Text("name"))
    fewest, most = title.fewest_seats, title.most_seats
    screen.say(f"{name} ({title.slug})", "bold")
    screen.say(words.key("cli-seats", fewest=fewest, most=most), indent=2)
    for option in title.options(title.house_edition()):
        screen.say(f"--{option.name}  {option_label(words, option.name)}", indent=2)
        _show_choices(screen, words, option)
    screen.line()


def _show_choices(screen: Screen, words: Speaker, option: Option) -> None:
    """Each on a line with its name, and below it what it means where the name does not say it all."""
    default = f" ({words.key('cli-default')})"
    marks = {choice: default if choice == option.default else "" for choice in option.choices}
    rows = [
        [choice, choice_label(words, option.name, choice) + marks[choice]]
        for choice in option.choices
    ]
    for choice, line in zip(option.choices, tabulate([], rows, words=2), strict=True):
        screen.say(line.plain, indent=6)
        about = choice_about(words, option.name, choice)
        if about:
            screen.say(about, "dim", indent=10)
