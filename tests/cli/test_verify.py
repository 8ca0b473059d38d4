"""`toque verify`: a sound record passes, a false one is refused at the place where it is wrong."""

from __future__ import annotations

from pathlib import Path

import pytest

from tests.cli.conftest import Toque
from toque.engine.record import read_record
from toque.engine.rng import commitment

RECORD = Path(__file__).parent.parent / "records" / "pieces-montees" / "duel-confirmed.toque"
SEED = read_record(RECORD.read_text("utf-8")).seed


@pytest.mark.parametrize(
    ("language", "said"), [("en", "moves are legal"), ("fr", "valides"), ("de", "regelgerecht")]
)
def test_a_match_as_it_was(toque: Toque, language: str, said: str) -> None:
    result = toque("verify", str(RECORD), "--lang", language)
    assert result.code == 0
    assert said in result.out
    assert commitment(SEED) in result.out.replace("\n", "")


def test_the_promise_of_the_start_is_compared(toque: Toque) -> None:
    assert toque("verify", str(RECORD), "--commitment", commitment(SEED)).code == 0
    broken = toque("verify", str(RECORD), "--commitment", commitment("another"))
    assert broken.code == 2
    assert "a different seed" in broken.err


def test_a_changed_seed_or_move_is_found(toque: Toque, tmp_path: Path) -> None:
    text = RECORD.read_text("utf-8")
    for number, (old, new) in enumerate(
        [(f"seed {SEED}", "seed other"), ("a end\n", "a recall\n")]
    ):
        forged = tmp_path / f"forged-{number}.toque"
        forged.write_text(text.replace(old, new, 1), "utf-8")
        result = toque("verify", str(forged))
        assert result.code == 2
        assert len(result.err.splitlines()) == 1


def test_json_is_one_object(toque: Toque) -> None:
    result = toque("verify", str(RECORD), "--json")
    assert '"commitment"' in result.out
    assert '"over": true' in result.out or '"over":true' in result.out
