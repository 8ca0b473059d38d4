"""What is written down of the wire is what the types say."""

from __future__ import annotations

import json

import pytest

from tests.support import EXPECT_COMPILED
from tools.wire import SOCKET, TYPES, WIRE, socket_page, typescript, views, wire


@pytest.mark.skipif(EXPECT_COMPILED, reason="compiled or not, the wire is the same")
def test_the_wire_is_written_down_as_it_is() -> None:
    """If this fails: python tools/wire.py."""
    document = wire()
    assert json.loads(WIRE.read_text("utf-8")) == json.loads(json.dumps(document))
    assert TYPES.read_text("utf-8") == typescript(document)
    assert SOCKET.read_text("utf-8") == socket_page()
    for path, types in views().items():
        assert path.read_text("utf-8") == types


def test_every_message_is_in_the_document() -> None:
    document = json.loads(WIRE.read_text("utf-8"))
    schemas = document["components"]["schemas"]
    assert {"Play", "Watch", "Update", "Refused", "ClientMessage", "ServerMessage"} <= set(schemas)
    assert "/api/tables" in document["paths"] or "/api/tables/" in document["paths"]
