"""The six levels: data that is checked, another bot in each game, the bots of old beside them."""

from __future__ import annotations

import pytest

from tests.games.toy import GAME as TOY
from toque.bots.bot import decide
from toque.bots.budget import Budget
from toque.bots.ladder import LEVEL_BOTS, bot, level_names
from toque.bots.learned import judge_of
from toque.bots.levels import DEFAULT, FILE, LEVELS, BadLevels, levels_of, read_levels
from toque.bots.search import SearchBot
from toque.games import folder, game, slugs
from toque.texts import LANGUAGES, Speaker

GOOD = """
[[level]]
bot = "sense"
[[level]]
bot = "greedy"
[[level]]
bot = "planner"
[[level]]
bot = "rollout"
seconds = 0.5
simulations = [100, 90, 80]
[[level]]
bot = "rollout"
seconds = 2.0
simulations = [400]
[[level]]
bot = "tree"
seconds = 5.0
simulations = [1000]
"""


def test_a_file_is_read_with_what_it_leaves_out() -> None:
    levels = read_levels(GOOD).level
    assert [level.bot for level in levels][-1] == "tree"
    assert levels[3].looks == 2
    simulations = [levels[3].player("x", seats).simulations for seats in range(1, 6)]
    assert simulations == [100, 90, 80, 80, 80]
    assert levels[3].player("x", 2).seconds == 0.5


@pytest.mark.parametrize(
    ("good", "bad", "said"),
    [
        ('bot = "greedy"', 'bot = "greedily"', "greedily"),
        ('bot = "greedy"', 'bot = "greedy"\nspeed = 3', "speed"),
        ('bot = "greedy"', 'bot = "greedy"\nseconds = 1.0', "level 2: greedy knows no seconds"),
        ('bot = "greedy"', 'bot = "greedy"\nnoise = 1.0', "level 2: greedy knows no noise"),
        ("seconds = 5.0", "seconds = 0.0", "level 6: seconds = 0.0 is less than"),
        ("simulations = [400]", "simulations = []", "level 5: a bot that searches needs"),
        ("simulations = [400]", "simulations = [0]", "level 5: a bot that searches needs"),
        ("simulations = [400]", "simulations = [400]\nlooks = 0", "level 5: width is 2 or more"),
        ("simulations = [400]", "simulations = [400]\nvariants = 0", "level 5: width is 2 or more"),
        ('[[level]]\nbot = "sense"', "", "there are 6 levels, not 5"),
    ],
)
def test_a_bad_file_says_what_is_wrong(good: str, bad: str, said: str) -> None:
    assert good in GOOD
    with pytest.raises(BadLevels, match=said.replace("[", "\\[")):
        read_levels(GOOD.replace(good, bad, 1))


@pytest.mark.parametrize("slug", slugs())
def test_every_game_has_its_levels_and_none_takes_longer_than_its_rank_allows(slug: str) -> None:
    assert (folder(slug) / FILE).is_file()
    levels = levels_of(game(slug))
    assert levels is levels_of(game(slug))
    most = (0.0, 0.0, 0.1, 0.5, 2.0, 5.0)
    assert all(level.seconds <= seconds for level, seconds in zip(levels.level, most, strict=True))
    assert levels.level[-1].seconds == most[-1]


@pytest.mark.parametrize("slug", slugs())
def test_who_is_wrong_now_and_then_plays_as_the_next_level_otherwise(slug: str) -> None:
    third, fourth, *above = levels_of(game(slug)).level[2:]
    assert third.noise > 0.0
    assert third.bot == fourth.bot
    assert not any(level.noise for level in (fourth, *above))


@pytest.mark.parametrize("slug", slugs())
def test_levels_say_that_they_have_learned_where_something_was_learned(slug: str) -> None:
    title = game(slug)
    taught = [seats for seats in range(1, title.most_seats + 1) if judge_of(title, seats)]
    learned = [level.learned for level in levels_of(title).level]
    assert learned[-1] == any(learned) == bool(taught)


def test_a_game_without_a_file_has_the_usual_ones() -> None:
    match = TOY.new(3, seed="levels")
    assert levels_of(match.setup.game) is DEFAULT
    for level in LEVEL_BOTS:
        choice = decide(level, match, 0, "seed", 0, Budget(4))
        assert choice.move in match.moves(0)


def test_a_level_is_known_by_its_own_name_in_every_game() -> None:
    assert len(LEVEL_BOTS) == LEVELS
    setup = game("rococo").setup(2)
    top = bot(level_names()[-1])
    player = top.at(setup)
    assert isinstance(player, SearchBot)
    assert player.name == top.name == "level-6"
    assert top.at(setup) is player
    assert bot("greedy").at(setup) is bot("greedy")


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_level_has_a_name_and_a_sentence(language: str) -> None:
    speaker = Speaker(language)
    names = {speaker.key("page-bot", bot=name) for name in level_names()}
    sentences = {speaker.key("bot-about", bot=name) for name in level_names()}
    assert len(names) == len(sentences) == LEVELS
    assert not any("level" in name for name in names)
