"""Two processes at one database: whatever happens at one is known at the other."""

from __future__ import annotations

from collections.abc import Iterator

import pytest
from websockets.exceptions import ConnectionClosed

from tests.server.conftest import NewServer
from tests.server.live import LiveServer, Message, Socket, Someone
from tests.server.postgres import Cluster
from tests.server.redis import redis_server
from tests.server.test_life import duel

__all__ = ["redis_server"]

pytestmark = pytest.mark.usefixtures("postgres")


class House:
    """Ann comes over the first process, Bob over the second."""

    def __init__(self, first: LiveServer, second: LiveServer) -> None:
        self.first, self.second = first, second
        self.table, self.ann, bob = duel(first)
        self.bob = Someone(second)
        self.bob.http.cookies = bob.http.cookies
        self.bob.id = bob.id
        self.here, self.there = self.ann.sit(), self.bob.sit()
        self.here.watch(self.table)


@pytest.fixture(scope="module", params=["postgresql", "redis"])
def pair(
    request: pytest.FixtureRequest, postgres: Cluster, tmp_path_factory: pytest.TempPathFactory
) -> Iterator[tuple[LiveServer, LiveServer]]:
    """Two processes for all tests here, with whatever other tests have left there; they talk over the
    database, or over a Redis."""
    folder = tmp_path_factory.mktemp("pair")
    database = postgres.new_database()
    channel = {}
    if request.param == "redis":
        channel["TOQUE_CHANNEL"] = request.getfixturevalue("redis_server").url
    first, second = (LiveServer(database, folder / f"{number}.log") for number in range(2))
    yield first.start(**channel), second.start(**channel)
    first.kill()
    second.kill()


@pytest.fixture
def house(pair: tuple[LiveServer, LiveServer]) -> House:
    return House(*pair)


def people(message: Message) -> set[str]:
    return set(message["people"])


def test_who_looks_at_a_table_is_known_at_both(house: House) -> None:
    both = {house.ann.id, house.bob.id}
    update = house.there.watch(house.table)
    if not update["seats"][0]["present"]:
        house.there.wait_for("present", until=lambda one: people(one) == both)
    house.here.wait_for("present", until=lambda one: people(one) == both)
    house.there.send("unwatch", table=house.table)
    house.here.wait_for("present", until=lambda one: people(one) == {house.ann.id})


def test_who_was_there_over_a_process_that_was_killed_is_gone(
    new_server: NewServer, postgres: Cluster
) -> None:
    """Though it cannot say so any more."""
    database = postgres.new_database()
    soon = {"TOQUE_SILENT_SECONDS": "2"}
    house = House(new_server(database, **soon), new_server(database, **soon))
    house.there.watch(house.table)
    house.here.wait_for("present", until=lambda one: people(one) == {house.ann.id, house.bob.id})
    house.second.kill()
    house.here.wait_for("present", until=lambda one: people(one) == {house.ann.id})


def test_chat_crosses_processes(house: House) -> None:
    house.there.watch(house.table)
    house.here.ask("say", table=house.table, text="Bon appétit")
    told = house.there.wait_for("chat")
    assert (told["chat"]["text"], told["name"]) == ("Bon appétit", "Ann")
    house.there.ask("say", table=house.table, text="Merci")
    told = house.here.wait_for("chat", until=lambda one: one["chat"]["number"] == 2)
    assert told["chat"]["text"] == "Merci"


def test_a_line_sent_again_over_the_other_process_is_heard_once(house: House) -> None:
    """Its answer was lost with the connection, and the next one goes to another process."""
    house.there.watch(house.table)
    also_ann = Someone(house.second)
    also_ann.http.cookies = house.ann.http.cookies
    elsewhere = also_ann.sit()
    elsewhere.watch(house.table)
    for socket, text in ((house.here, "Encore"), (elsewhere, "Encore"), (house.there, "Merci")):
        socket.send("say", table=house.table, text=text, id="again")
        socket.wait_for("done", until=lambda one: one.get("id") == "again")
    told = house.ann.get(f"/tables/{house.table}/chat")["chat"]
    assert [line["text"] for line in told] == ["Encore", "Merci"]


def test_a_new_name_is_shown_at_both(house: House) -> None:
    house.there.watch(house.table)
    house.ann.http.patch("/me", json={"name": "Anouk"}).raise_for_status()
    for socket in (house.here, house.there):
        socket.wait_till(lambda table: bool(table["seats"][0]["name"] == "Anouk"))
    house.here.ask("say", table=house.table, text="C’est moi")
    assert house.there.wait_for("chat")["name"] == "Anouk"


def test_who_signs_out_is_signed_out_everywhere(house: House) -> None:
    also_ann = Someone(house.second)
    also_ann.http.cookies = house.ann.http.cookies
    elsewhere = also_ann.sit()
    assert elsewhere.hello["person"] == house.ann.id
    house.ann.http.delete("/session").raise_for_status()
    assert is_closed(elsewhere)
    assert also_ann.sit().hello["person"] == ""


def is_closed(socket: Socket) -> bool:
    try:
        while True:
            socket.receive()
    except ConnectionClosed:
        return True


def test_a_turn_is_told_over_another_process(house: House) -> None:
    moves = house.here.offers()
    while moves:
        number = house.here.play(moves[0])["number"]
        house.here.wait_until(number)
        moves = house.here.offers()
    assert house.there.wait_for("your-turn")["table"] == house.table
