"""Random play of two peers, measured like our own: legal moves are listed at every decision.

Prints one JSON object. Runs in the peers' own environment: .venv-bench/bin/python bench/peers.py
"""

import argparse
import json
import random
from collections.abc import Callable
from importlib.metadata import version
from time import perf_counter
from typing import Any

import pyspiel
from catanatron import Color, Game, RandomPlayer
from catanatron.game import TURNS_LIMIT

SLICES = 5
MEASURES = 5

# A piece of work: how many units it did, and the seconds that count.
Work = Callable[[], tuple[int, float]]


def best_rate(work: Work, seconds: float) -> float:
    """Units per second in the best of several slices, the one others disturbed least."""
    best = 0.0
    for _ in range(SLICES):
        end = perf_counter() + seconds / SLICES
        units, spent = work()
        while perf_counter() < end:
            more, took = work()
            units += more
            spent += took
        best = max(best, units / spent)
    return round(best)


def repeat(action: Callable[[], object], times: int) -> Work:
    def work() -> tuple[int, float]:
        start = perf_counter()
        for _ in range(times):
            action()
        return times, perf_counter() - start

    return work


# --- catanatron ---------------------------------------------------------------------------------


def new_catan() -> Any:
    return Game([RandomPlayer(color) for color in Color])


def catan_is_over(game: Any) -> bool:
    return game.winning_color() is not None or game.state.num_turns >= TURNS_LIMIT


def catan_game() -> tuple[int, float]:
    """One whole game in the loop of `Game.play`, with the decisions counted."""
    decisions = 0
    start = perf_counter()
    game = new_catan()
    while not catan_is_over(game):
        game.play_tick()
        decisions += 1
    return decisions, perf_counter() - start


def catan_midgame() -> Any:
    game = new_catan()
    for _ in range(300):
        game.play_tick()
    return game


def measure_catanatron(seconds: float) -> dict[str, object]:
    return {
        "version": version("catanatron"),
        "seats": len(Color),
        "decisions_per_s": best_rate(catan_game, seconds),
        "copies_per_s": best_rate(repeat(catan_midgame().copy, 100), seconds),
    }


# --- OpenSpiel ----------------------------------------------------------------------------------

HEARTS = pyspiel.load_game("hearts")
HEARTS_BOTS = [pyspiel.make_uniform_random_bot(seat, seat) for seat in range(4)]


def decisions_of(state: Any) -> int:
    return sum(step.player != pyspiel.PlayerId.CHANCE for step in state.full_history())


def hearts_from_python() -> tuple[int, float]:
    start = perf_counter()
    state = HEARTS.new_initial_state()
    while not state.is_terminal():
        # Chance is uniform in hearts, so it can be dealt like a random move.
        state.apply_action(random.choice(state.legal_actions()))
    spent = perf_counter() - start
    return decisions_of(state), spent


def hearts_in_cpp() -> tuple[int, float]:
    """Only OpenSpiel's own loop is on the clock; the decisions are counted afterwards."""
    state = HEARTS.new_initial_state()
    seed = random.getrandbits(31)
    start = perf_counter()
    pyspiel.evaluate_bots(state, HEARTS_BOTS, seed)
    spent = perf_counter() - start
    return decisions_of(state), spent


def hearts_midgame() -> Any:
    state = HEARTS.new_initial_state()
    while state.is_chance_node() or decisions_of(state) < 30:
        state.apply_action(random.choice(state.legal_actions()))
    return state


def measure_hearts(seconds: float) -> dict[str, object]:
    return {
        "version": version("open_spiel"),
        "python_decisions_per_s": best_rate(hearts_from_python, seconds),
        "cpp_decisions_per_s": best_rate(hearts_in_cpp, seconds),
        "clones_per_s": best_rate(repeat(hearts_midgame().clone, 1000), seconds),
    }


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--seconds", type=float, default=5.0, help="for everything together")
    share = parser.parse_args().seconds / MEASURES
    random.seed(1)
    result = {
        "catanatron": measure_catanatron(share),
        "openspiel_hearts": measure_hearts(share),
    }
    print(json.dumps(result))


if __name__ == "__main__":
    main()
