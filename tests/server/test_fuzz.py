"""The API fuzzed from its own document: only documented answers, of documented shape, and no bug."""

from __future__ import annotations

from typing import Any

import pytest
import schemathesis
from hypothesis import HealthCheck, Phase, given, settings
from hypothesis.errors import Unsatisfiable
from schemathesis.checks import not_a_server_error
from schemathesis.specs.openapi.checks import (
    content_type_conformance,
    response_schema_conformance,
    status_code_conformance,
)

from tests.server.live import LiveServer, Someone
from tests.support import EXTENT

CHECKS = [
    not_a_server_error,
    status_code_conformance,
    content_type_conformance,
    response_schema_conformance,
]
EXAMPLES = 50 if EXTENT == "long" else 8
"""For each operation, right and wrong ones each."""
MODES = [schemathesis.GenerationMode.POSITIVE, schemathesis.GenerationMode.NEGATIVE]


@pytest.fixture
def server(fresh_server: LiveServer) -> LiveServer:
    """A server of its own: no other test should find what is made here."""
    return fresh_server


@pytest.mark.parametrize("mode", MODES, ids=str)
def test_every_operation_keeps_its_word(server: LiveServer, mode: Any) -> None:
    schema: Any = schemathesis.openapi.from_url(f"{server.url}/api/schema")
    operations = [found.ok() for found in schema.get_all_operations()]
    assert len(operations) == 53
    fuzzed = sum(fuzz(Someone(server, "Fuzz"), operation, mode) for operation in operations)
    # Some operations take nothing that could be wrong.
    assert (
        fuzzed == len(operations) if mode == schemathesis.GenerationMode.POSITIVE else fuzzed > 20
    )


def fuzz(person: Someone, operation: Any, mode: Any) -> bool:
    """Whether there was anything to try."""
    cookies = "; ".join(f"{name}={value}" for name, value in person.http.cookies.items())

    def run(case: Any) -> None:
        headers = {"X-Toque": "1", "Cookie": cookies}
        case.call_and_validate(headers=headers, checks=CHECKS)

    limited = settings(
        max_examples=EXAMPLES,
        database=None,
        phases=[Phase.generate],
        suppress_health_check=list(HealthCheck),
    )
    try:
        limited(given(case=operation.as_strategy(generation_mode=mode))(run))()
    except Unsatisfiable:
        return False
    return True
