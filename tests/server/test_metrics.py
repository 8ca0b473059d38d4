"""What the hub measures is there to be read, and moves when something happens."""

from __future__ import annotations

from prometheus_client.parser import text_string_to_metric_families

from tests.server.conftest import NewServer
from tests.server.live import LiveServer, Someone, wait_for
from tests.server.test_life import open_table


def numbers(server: LiveServer) -> dict[str, float]:
    text = Someone(server).http.get(f"{server.url}/metrics").text
    return {
        sample.name + "".join(sample.labels.get(name, "") for name in ("what",)): sample.value
        for family in text_string_to_metric_families(text)
        for sample in family.samples
    }


def test_what_happens_is_measured(new_server: NewServer) -> None:
    server = new_server()
    ann = Someone(server, "Ann")
    table = open_table(ann, ["me", "bot:random"])
    ann.post(f"/tables/{table}/start")
    socket = ann.sit()
    socket.watch(table)
    while not any(entry["seat"] == 1 for entry in (socket.table or {})["happenings"]):
        if moves := socket.offers():
            socket.play(moves[-1])
        socket.receive()
    wait_for(lambda: numbers(server)["toque_loop_lag_seconds_count"] >= 1, "the loop was measured")
    found = numbers(server)
    assert found["toque_sockets"] == 1
    assert found["toque_live_tables"] == 1
    assert found["toque_move_seconds_count"] >= 1
    assert found["toque_bot_seconds_count"] >= 1
    assert found["toque_database_seconds_countappend"] >= 2
    assert found["toque_database_seconds_countread"] >= 1
    assert found["toque_bot_overruns"] == found["toque_unplayable_tables"] == 0
    for name in ("toque_bots_waiting", "toque_outbox_age_seconds", "toque_clocks"):
        assert found[name] >= 0
