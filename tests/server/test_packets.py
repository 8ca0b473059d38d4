"""An update is made once for all who see the same, and its frame is one that any client reads."""

from __future__ import annotations

import asyncio
from types import SimpleNamespace
from typing import cast

import pytest
from websockets.extensions.permessage_deflate import ClientPerMessageDeflateFactory
from websockets.frames import Frame, Opcode
from websockets.server import ServerProtocol
from websockets.streams import StreamReader

from tests.server.conftest import NewServer
from tests.server.parcels import ParcelStore
from tests.server.test_life import duel
from tests.server.test_state import START, new_table
from toque.server import room as rooms
from toque.server.config import Settings
from toque.server.doors import doors
from toque.server.hub import Hub
from toque.server.outgoing import update
from toque.server.packet import DEFLATED, FLUSHED, WINDOW_BITS, WORTH_IT, Packet
from toque.server.room import Room, Watcher
from toque.server.socket import Connection


def parsed(frame: bytes, deflated: bool) -> bytes:
    """As the other end reads it: each frame on its own, for no context is kept."""
    extensions = []
    if deflated:
        factory = ClientPerMessageDeflateFactory()
        answer = [
            ("server_no_context_takeover", None),
            ("server_max_window_bits", str(WINDOW_BITS)),
        ]
        extensions.append(factory.process_response_params(answer, []))
    reader = StreamReader()
    reader.feed_data(frame)
    parser = Frame.parse(reader.read_exact, mask=False, extensions=extensions)
    try:
        while True:
            next(parser)
    except StopIteration as done:
        assert reader.buffer == b""
        assert (done.value.opcode, done.value.fin) == (Opcode.TEXT, True)
        return bytes(done.value.data)


@pytest.mark.parametrize("deflated", [True, False])
@pytest.mark.parametrize("size", [0, 125, 126, WORTH_IT, 65_535, 65_536, 300_000])
def test_a_frame_is_read_as_it_was_meant(size: int, deflated: bool) -> None:
    data = (b"gateau et cr\xc3\xa8me " * (1 + size // 16))[:size]
    packet = Packet(data)
    for _ in range(2):
        assert parsed(packet.frame(deflated), deflated) == data
    assert not packet.frame(True).endswith(FLUSHED), "which the standard leaves out"
    small = len(packet.frame(True)) < len(packet.frame(False))
    assert small == (size >= WORTH_IT)


def test_an_update_is_made_once_for_all_who_see_the_same(monkeypatch: pytest.MonkeyPatch) -> None:
    made: list[int | None] = []

    def counted(*given: object) -> bytes:
        made.append(given[2])  # type: ignore[arg-type]
        return update(*given)  # type: ignore[arg-type]

    monkeypatch.setattr(rooms, "update", counted)
    kept = ParcelStore()
    hub = Hub(kept.store, Settings(database=""), lambda: START)
    room = Room(kept.store, new_table("ann", "bob"), hub._ending)
    spectators = [Connection(None) for _ in range(40)]
    for connection in spectators:
        room.follow(Watcher(connection, None), None)
    state = room.state
    seat = state.match.deciders()[0]
    first = state.timeline.game.lexicon.notation(state.match.moves(seat)[0])
    room._apply(state.move_row(seat, first, START))
    late = Connection(None)
    room.follow(Watcher(late, None), 0)  # has seen as much as the others
    room.broadcast(START)
    assert made == [None]
    packets = [connection.queue.get_nowait() for connection in [*spectators, late]]
    assert len({id(packet) for packet in packets}) == 1
    # Who has seen less gets what they miss.
    behind = Connection(None)
    room.follow(Watcher(behind, None), 0)
    room.broadcast(START)
    assert made == [None, None]


@pytest.mark.parametrize("agreed", [True, False])
def test_a_packet_leaves_as_its_client_has_agreed_to_read_it(agreed: bool) -> None:
    _, kind = doors(Settings(database=""))
    door = kind.__new__(kind)
    door.close_sent, door.handshake_complete = False, True
    door.writable = asyncio.Event()
    door.writable.set()
    written: list[bytes] = []
    door.transport = cast(
        asyncio.Transport, SimpleNamespace(write=written.append, is_closing=lambda: False)
    )
    door.conn = cast(ServerProtocol, SimpleNamespace(extensions=["deflate"] if agreed else []))
    packet = Packet(b"cream " * WORTH_IT)
    assert door.pass_out(packet)
    assert written == [packet.frame(agreed)]
    assert bool(written[0][0] & DEFLATED) == agreed
    # Nothing overtakes what waits, and nothing is said after the end.
    door.writable.clear()
    assert not door.pass_out(packet)
    door.writable.set()
    door.close_sent = True
    assert not door.pass_out(packet)
    assert len(written) == 1


def test_browsers_get_updates_compressed_and_others_plain(new_server: NewServer) -> None:
    server = new_server()
    table, ann, bob = duel(server)
    compressed, plain = ann.sit(), bob.sit(compression=None)
    extensions = compressed.wire.protocol.extensions
    assert [type(one).__name__ for one in extensions] == ["PerMessageDeflate"]
    assert plain.wire.protocol.extensions == []
    for socket in (compressed, plain):
        assert socket.watch(table)["type"] == "update"
    answer = compressed.play(compressed.offers()[0])
    for socket in (compressed, plain):
        socket.wait_until(answer["number"])
