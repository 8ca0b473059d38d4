"""Measure the games, compiled and not, beside two peers, and write bench/results.md.

Everything runs within the same few minutes, one thing after the other. Figures of different days or
machines compare only as ratios: to a peer, or to the calibration loop.
"""

from __future__ import annotations

import argparse
import json
import platform
import subprocess
import sys
import time
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
sys.path.insert(0, str(ROOT))

from tools.shown import names, shown  # noqa: E402

PEERS = ROOT / ".venv-bench" / "bin" / "python"
RESULTS = ROOT / "bench" / "results.md"
NO_COMPILER = 3

Figures = dict[str, float]


Case = tuple[str, dict[str, str]]
"""What is measured: a game and its options."""


def cases() -> dict[str, Case]:
    return {
        ", ".join(filter(None, (name, bench.said))): (slug, bench.options)
        for slug, name in names().items()
        for bench in shown(slug).bench
    }


def toque_bench(seconds: float, game: str, options: dict[str, str]) -> Figures:
    """One run of `toque bench` in a process of its own, so that the build in place is what counts."""
    toque = Path(sys.executable).parent / "toque"
    command = [str(toque), "bench", game, "--json", "--seats", "4", "--seconds", str(seconds)]
    for name, choice in options.items():
        command += ["--option", f"{name}={choice}"]
    done = subprocess.run(command, check=True, capture_output=True, text=True)
    figures: Figures = json.loads(done.stdout)
    return figures


def compile_tool(word: str) -> int:
    return subprocess.run([sys.executable, str(ROOT / "tools" / "compile.py"), word]).returncode


def peers(seconds: float) -> dict[str, Figures]:
    command = [str(PEERS), str(ROOT / "bench" / "peers.py"), "--seconds", str(seconds)]
    done = subprocess.run(command, check=True, capture_output=True, text=True)
    figures: dict[str, Figures] = json.loads(done.stdout)
    return figures


def row(name: str, decisions: float, clones: float, catanatron: float, calibration: float) -> str:
    cells = [
        name,
        f"{decisions:,.0f}",
        f"{decisions / catanatron:.1f} ×",
        f"{decisions / calibration:.4f}",
        f"{clones:,.0f}" if clones else "",
    ]
    return "| " + " | ".join(cells) + " |"


TAG = (
    ("Puerto Rico", 96_000, 48_000),
    ("Dominion", 90_000, 8_900),
    ("Catan", 90_000, 4_000),
    ("Root", 82_000, 4_400),
    ("Power Grid", 62_000, 56_000),
    ("7 Wonders", 24_000, 21_500),
)
"""Decisions and copies a second of games of this size in TAG (Java), measured once on such a machine."""


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--seconds", type=float, default=10.0, help="for each measure")
    seconds = parser.parse_args().seconds

    compile_tool("pure")
    print("Measuring plain Python ...")
    plain = {name: toque_bench(seconds, *case) for name, case in cases().items()}
    print("Measuring the peers ...")
    others = peers(3 * seconds)
    built = compile_tool("build")
    compiled = {}
    if built != NO_COMPILER:
        try:
            print("Measuring the compiled build ...")
            compiled = {name: toque_bench(seconds, *case) for name, case in cases().items()}
        finally:
            compile_tool("pure")
    RESULTS.write_text(report(plain, compiled, others), "utf-8")
    print(RESULTS.read_text("utf-8"))


def report(
    plain: dict[str, Figures], compiled: dict[str, Figures], others: dict[str, Figures]
) -> str:
    catan, hearts = others["catanatron"], others["openspiel_hearts"]
    calibration = max(run["calibration_per_s"] for run in [*plain.values(), *compiled.values()])
    base = catan["decisions_per_s"]
    rows = [
        row(
            f"{name}, {build}",
            run["decisions_per_s"],
            run["clones_per_s"],
            base,
            calibration,
        )
        for build, runs in (("plain Python", plain), ("compiled", compiled))
        for name, run in runs.items()
    ]
    rows += [
        row(f"catanatron {catan['version']}", base, catan["copies_per_s"], base, calibration),
        row(
            f"OpenSpiel {hearts['version']} hearts, from Python",
            hearts["python_decisions_per_s"],
            hearts["clones_per_s"],
            base,
            calibration,
        ),
        row(
            "OpenSpiel hearts, its own C++ loop",
            hearts["cpp_decisions_per_s"],
            0,
            base,
            calibration,
        ),
    ]
    conditions = (
        f"`make bench` on {time.strftime('%Y-%m-%d')}: CPython {platform.python_version()}, one core, "
        "four seats, random play with the legal moves listed at every decision, best slice of several. "
        f"The calibration loop made {calibration:,.0f} steps a second."
    )
    heading = [
        "| engine | decisions/s | to catanatron | per calibration step | clones/s |",
        "|---|--:|--:|--:|--:|",
    ]
    beside_tag = (
        "Games of this size in TAG (Java), four seats, random play, one core: measured once on such a "
        "machine, not in this run, so good to a third."
    )
    beside = [
        "",
        beside_tag,
        "",
        "| game in TAG | decisions/s | copies/s |",
        "|---|--:|--:|",
        *(f"| {name} | {decisions:,} | {copies:,} |" for name, decisions, copies in TAG),
    ]
    return "\n".join(["# Speed", "", conditions, "", *heading, *rows, *beside, ""])


if __name__ == "__main__":
    main()
