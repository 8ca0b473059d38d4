"""Learning a game: a table on the deal of its lesson, at which bots play what the lesson wants."""

from __future__ import annotations

from tests.server.live import LiveServer, Message, Socket, Someone
from toque.texts.lesson import LEARNER, lesson


def moves_of_learner(slug: str) -> list[str]:
    taught = lesson(slug)
    assert taught is not None
    return [choices[0] for choices in taught.accepted(LEARNER)]


def test_the_others_play_what_the_lesson_wants_and_one_may_come_back(server: LiveServer) -> None:
    laura = Someone(server, "Laura")
    page = laura.post("/games/pieces-montees/lesson")
    assert page["lesson"][0]["name"] == "aim"
    assert page["visibility"] == "private"
    again = laura.post("/games/pieces-montees/lesson")
    assert again["id"] == page["id"]

    socket = laura.sit()
    socket.watch(page["id"])
    wanted = moves_of_learner("pieces-montees")
    for count, move in enumerate(wanted):
        waits_for(socket, count, move)
        socket.play(move)
    shown = socket.wait_till(
        lambda update: update["learnt"] == len(wanted) and bool(offered(update))
    )
    assert shown["status"] == "running"
    socket.close()


def test_a_match_that_leaves_its_lesson_goes_on_as_any_other(server: LiveServer) -> None:
    laura = Someone(server, "Laura")
    page = laura.post("/games/pieces-montees/lesson")
    socket = laura.sit()
    socket.watch(page["id"])
    socket.wait_till(lambda update: "turn a1" in offered(update))
    socket.play("turn a1")
    shown = socket.wait_till(lambda update: update["learnt"] is None)
    assert shown["status"] == "running"
    socket.close()


def test_only_who_sits_there_is_taught(server: LiveServer) -> None:
    laura = Someone(server, "Laura")
    table = laura.post("/tables", {"game": "pieces-montees", "seats": ["me", "bot:greedy"]})
    assert table["lesson"] == []


def test_a_game_that_is_not_there_cannot_be_learnt(server: LiveServer) -> None:
    Someone(server, "Laura").post("/games/no-such-game/lesson", status=404)


def waits_for(socket: Socket, count: int, move: str) -> None:
    """Until so many moves lie behind the learner, and the next one is offered."""
    socket.wait_till(lambda update: update["learnt"] == count and move in offered(update))


def offered(update: Message) -> list[str]:
    decision = update["decision"]
    return [offer["move"]["text"] for offer in decision["moves"]] if decision else []
