"""Several seats choose at once, unseen: nobody is stale, nothing leaks, everybody is served."""

from __future__ import annotations

import asyncio
import json
from threading import Barrier, Thread

import msgspec
import pytest

from tests.games.toy import GAME
from tests.games.toy.game import Toy
from tests.games.toy.match import ToyMatch
from tests.server.conftest import NewServer
from tests.server.live import LiveServer, Message, Socket, Someone
from tests.server.parcels import MINUTE, ParcelStore
from tests.server.parcels import person as person_row
from tests.server.postgres import Cluster
from tests.server.test_life import open_table, play_to_the_end
from tests.server.test_state import START, new_table, refused
from tests.support import state as everything
from toque.engine.record import SEAT_LETTERS, read_record
from toque.engine.refusal import Refusal
from toque.engine.rng import Rng
from toque.server import outgoing
from toque.server.bot_seats import bot_row
from toque.server.config import Settings
from toque.server.hub import Hub
from toque.server.problem import Problem
from toque.server.room import Room
from toque.server.rows import LogRow
from toque.server.state import DAY, Stale, TableState


def new(*people: str, live: bool = True) -> TableState:
    table = new_table(*people, live=live, options={})
    return TableState(msgspec.structs.replace(table, game="toy", options={}))


def first_card(state: TableState, seat: int) -> str:
    return state.timeline.game.lexicon.notation(state.match.moves(seat)[0])


def choose(state: TableState, person: str, number: int | None = None, at: int = START) -> LogRow:
    """The person, whose seat is found by name, chooses the first card of the hand."""
    seat = state.seats_of(person)[0]
    known = state.number_for(seat) if number is None else number
    row = state.move(person, seat, known, first_card(state, seat), "", at)
    state.apply(row)
    return row


def undo(state: TableState, person: str, at: int = START) -> LogRow:
    seat = state.seats_of(person)[0]
    row = state.undo(person, seat, state.number_for(seat), "", at)
    state.apply(row)
    return row


# Whose wish is stale.


def test_an_answer_of_somebody_else_makes_nobody_stale() -> None:
    state = new("ann", "bob", "cid")
    choose(state, "ann", number=0)
    choose(state, "ann")
    choose(state, "bob", number=0)
    choose(state, "cid", number=0)
    undo(state, "ann")
    choose(state, "bob", number=1)
    assert len(state.timeline.record.moves) == 4


def test_nobody_answers_the_same_question_twice() -> None:
    state = new("ann", "bob")
    choose(state, "ann", number=0)
    with pytest.raises(Stale):
        state.move("ann", 0, 0, first_card(state, 0), "", START)
    choose(state, "ann", number=1)
    with pytest.raises(Stale):
        state.undo("ann", 0, 1, "", START)
    with pytest.raises(Stale):
        state.move("bob", 1, 1, first_card(state, 1), "", START)


def test_when_the_choice_is_over_all_have_another_question() -> None:
    state = new("ann", "bob")
    for person in ("ann", "ann", "bob", "bob"):
        choose(state, person)
    for seat, person in enumerate(("ann", "bob")):
        with pytest.raises(Stale):
            state.undo(person, seat, state.number_for(seat) - 1, "", START)
    assert refused(state, "undo", "bob", 1, 2, "", START) == "obstacle-behind-fence"
    assert refused(state, "undo", "ann", 0, 3, "", START) == "obstacle-not-your-move"


def test_an_agreement_in_the_middle_of_a_choice_is_for_the_proposal_that_was_seen() -> None:
    state = new("ann", "bob", "cid")
    state.apply(state.propose("ann", 0, 0, "pause", 0, "", START))
    with pytest.raises(Stale):
        state.agree("bob", 1, 0, "", START)
    state.apply(state.agree("bob", 1, 1, "", START))
    state.apply(state.agree("cid", 2, 1, "", START))
    assert state.paused
    assert refused(state, "move", "ann", 0, state.number, first_card(state, 0), "", START) == (
        "server-paused"
    )


# Taking back.


def test_a_table_with_answers_taken_back_is_the_same_from_its_log() -> None:
    rng = Rng("taken back")
    state = new("ann", "bob", "cid")
    rows: list[LogRow] = []
    for _ in range(400):
        if state.over:
            break
        person = ("ann", "bob", "cid")[rng.below(3)]
        seat = state.seats_of(person)[0]
        if rng.below(3) == 0 and state.undo_obstacle(seat) is None:
            rows.append(undo(state, person))
        elif seat in state.match.deciders():
            moves = state.match.moves(seat)
            notation = GAME.lexicon.notation(moves[rng.below(len(moves))])
            row = state.move(person, seat, state.number_for(seat), notation, "", START)
            state.apply(row)
            rows.append(row)
    assert state.over
    assert any(row.kind == "undo" for row in rows)
    again = new("ann", "bob", "cid")
    for row in msgspec.json.decode(msgspec.json.encode(rows), type=list[LogRow]):
        again.apply(row)
    assert everything(again.match) == everything(state.match)
    assert (again.silent_rows, again.asked, again.banks) == (
        state.silent_rows,
        state.asked,
        state.banks,
    )
    record = read_record(state.timeline.record.write())
    assert everything(record.replay(GAME)) == everything(state.match)


# Secrecy.


def seen(state: TableState, rows: list[LogRow], seat: int | None) -> bytes:
    return outgoing.update(state, rows, seat, {}, set(), START)


def test_of_a_choice_the_others_learn_only_that_it_is_complete() -> None:
    state = new("ann", "bob", "cid", live=False)
    rows: list[LogRow] = []
    before = {viewer: seen(state, rows, viewer) for viewer in (1, 2, None)}
    rows.append(choose(state, "ann"))
    for viewer, update in before.items():
        assert seen(state, rows, viewer) == update
    rows.append(choose(state, "ann"))
    done = {viewer: json.loads(seen(state, rows, viewer)) for viewer in before}
    for viewer, update in before.items():
        was = json.loads(update)
        was["seats"][0]["deciding"] = False
        assert done[viewer] == was
    rows.append(undo(state, "ann"))
    rows.append(undo(state, "ann"))
    for viewer, update in before.items():
        assert seen(state, rows, viewer) == update
    own = json.loads(seen(state, rows, 0))
    assert [row["kind"] for row in own["happenings"]] == ["move", "move", "undo", "undo"]
    assert own["number"] == 4


def test_no_clock_tells_when_a_part_of_a_choice_was_made() -> None:
    state = new("ann", "bob", live=False)
    later = START + DAY // 2
    before = outgoing.update(state, [], 1, {}, set(), later)
    rows = [choose(state, "ann", at=START + 60_000)]
    assert outgoing.update(state, rows, 1, {}, set(), later) == before


def test_the_world_in_which_offers_are_tried_is_the_same_after_a_part_of_another_choice(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    worlds: list[list[int]] = []

    def imagine(match: ToyMatch, seat: int, rng: Rng) -> ToyMatch:
        worlds.append([rng.clone().below(100) for _ in range(8)])
        return Toy.imagine(GAME, match, seat, rng)

    monkeypatch.setattr(GAME, "imagine", imagine)
    state = new("ann", "bob")

    def imagined() -> list[list[int]]:
        worlds.clear()
        outgoing.decision(state, 1)
        return worlds[:]

    at_first = imagined()
    choose(state, "ann")
    after_another = imagined()
    choose(state, "bob")
    assert at_first
    assert at_first == after_another != imagined()


def test_a_proposal_outlives_answers_that_nobody_may_know_of() -> None:
    state = new("ann", "bob", "cid")
    state.apply(state.propose("ann", 0, 0, "pause", 0, "", START))
    choose(state, "bob")
    undo(state, "bob")
    assert outgoing.proposal(state, 2) is not None
    state.apply(state.agree("bob", 1, 1, "", START))
    state.apply(state.agree("cid", 2, 1, "", START))
    assert state.paused


def test_all_go_back_together_to_what_all_know_and_no_refusal_counts_answers() -> None:
    state = new("ann", "bob", "cid")
    for person in ("ann", "ann", "bob", "cid", "bob", "cid"):
        choose(state, person)
    for seat, person in enumerate(("ann", "bob", "cid")):
        state.apply(state.move(person, seat, state.number_for(seat), "keep", "", START))
    choose(state, "ann")
    choose(state, "bob")
    # The answers of others come and go unseen: a place among them means the beginning of the choice.
    undo(state, "ann")
    known = state.number_for(1)
    for to in (6, 99):
        assert state.propose("bob", 1, known, "undo", to, "", START).data["to"] == 9
    assert state.propose("bob", 1, known, "undo", 4, "", START).data["to"] == 7
    with pytest.raises(Refusal):
        state.propose("bob", 1, known, "undo", -1, "", START)
    state.apply(state.propose("bob", 1, known, "undo", 6, "", START))
    for person in ("ann", "cid"):
        seat = state.seats_of(person)[0]
        state.apply(state.agree(person, seat, state.number_for(seat), "", START))
    assert len(state.timeline.record.moves) == 9
    assert state.match.deciders() == (0, 1, 2)


def test_who_plays_all_seats_goes_back_answer_by_answer() -> None:
    state = new("ann", "ann")
    for seat in (0, 0, 1):
        state.apply(state.move("ann", seat, state.number, first_card(state, seat), "", START))
    state.apply(state.propose("ann", 1, state.number, "undo", 2, "", START))
    assert [move.seat for move in state.timeline.record.moves] == [0, 0]


def test_the_last_answer_shows_what_the_game_shows_and_no_move() -> None:
    state = new("ann", "bob")
    rows = [choose(state, person) for person in ("ann", "bob", "ann", "bob")]
    for viewer, number in ((0, 3), (None, 1)):
        told = json.loads(seen(state, rows, viewer))
        assert [row["number"] for row in told["happenings"]] == list(range(1, number + 1))
        last = told["happenings"][-1]
        assert (told["number"], last["moves"], last["seat"], last["move"]) == (
            number,
            number,
            1,
            "",
        )
        assert [event["kind"] for event in last["events"]].count("choice-made") == 2


def test_looking_back_in_a_running_match_shows_no_more_than_the_table_did() -> None:
    state = new("ann", "bob")
    rows = [choose(state, "ann"), choose(state, "bob")]
    for viewer in (None, 1):
        told = outgoing.history(state.table, rows, viewer, {}, START)
        assert [row.number for row in told.happenings] == ([] if viewer is None else [1])
        assert told.last == (0 if viewer is None else 1)
    told = outgoing.history(state.table, rows, 0, {}, START)
    assert [row.move for row in told.happenings] == [rows[0].move]


def test_there_is_no_moment_to_look_at_before_the_others_may_know_of_it() -> None:
    state = new("ann", "bob")
    rows = [choose(state, "ann"), choose(state, "ann")]
    assert len(outgoing.moments(state.table, rows, 0, 2, 0).moments) == 3
    for viewer in (None, 1):
        assert len(outgoing.moments(state.table, rows, 0, 0, viewer).moments) == 1
        with pytest.raises(Problem) as problem:
            outgoing.moments(state.table, rows, 0, 1, viewer)
        assert problem.value.text.args["last"] == 0


def test_a_table_may_begin_in_the_middle_of_a_choice() -> None:
    cards = new("ann", "bob")
    first = choose(cards, "ann")
    table = msgspec.structs.replace(cards.table, opening=[f"{SEAT_LETTERS[0]} {first.move}"])
    state = TableState(table)
    for viewer in (0, 1, None):
        told = outgoing.history(table, [], viewer, {}, START)
        assert (told.first, told.last) == (-1, 0)
        assert len(told.happenings) == (1 if viewer == 0 else 0)
        assert len(outgoing.moments(table, [], -1, 0, viewer).moments) == 2
    rows = [choose(state, "bob")]
    assert refused(state, "undo", "ann", 0, 0, "", START) == "obstacle-nothing-to-undo"
    rows.append(choose(state, "ann"))
    rows.append(undo(state, "bob"))
    rows.append(undo(state, "ann"))
    assert refused(state, "undo", "ann", 0, 2, "", START) == "obstacle-nothing-to-undo"
    assert [move.notation for move in state.timeline.record.moves] == [first.move]
    assert outgoing.history(table, rows, None, {}, START).last == 0


def test_a_seat_that_has_chosen_hears_that_it_can_be_changed() -> None:
    state = new("ann", "bob")
    choose(state, "ann")
    choose(state, "ann")
    decision = outgoing.decision(state, 0)
    assert decision is not None
    assert (decision.ask.key, decision.moves, decision.may_undo) == ("ask-chosen", [], True)


# Clocks and stand-ins.


def test_the_move_of_a_bot_is_for_the_question_that_it_thought_about() -> None:
    """Another process may have been quicker with it: the same move could be legal once more."""
    state = new("ann", "bob")
    for person in ("ann", "ann", "bob", "bob"):
        choose(state, person)
    state.apply(state.hand_over("ann", 0, "", False, "", START))
    late = bot_row(0, "keep", state.asked[0])
    held = state.timeline.game.lexicon.notation(state.match.moves(0)[-1])
    state.apply(bot_row(0, held, state.asked[0])(state, START))
    assert state.match.deciders() == (0,)
    with pytest.raises(Stale):
        late(state, START)


def test_everybody_pays_for_the_own_time_and_an_increment_is_earned_once() -> None:
    state = new("ann", "bob")
    choose(state, "ann", at=START + 10_000)
    choose(state, "ann", at=START + 20_000)
    assert state.banks == [45_000, 40_000]
    undo(state, "ann", at=START + 21_000)
    assert state.banks == [40_000, 39_000]
    choose(state, "ann", at=START + 22_000)
    assert state.banks == [44_000, 38_000]
    assert state.time_left(1, START + 30_000, {}) == 30_000
    assert state.time_left(0, START + 30_000, {}) == 44_000


def test_the_answers_of_others_put_no_deadline_off() -> None:
    state = new("ann", "bob", live=False)
    choose(state, "ann", at=START + DAY)
    choose(state, "ann", at=START + DAY)
    assert state.time_left(1, START + DAY, {}) == DAY


@pytest.mark.parametrize("how", ["resign", "hand over", "time"])
def test_a_bot_answers_for_who_is_gone_in_the_middle(how: str) -> None:
    state = new("ann", "bob")
    choose(state, "ann")
    choose(state, "bob", at=START + 1_000)
    if how == "time":
        state.apply(state.time_out("bob", 0, "", START + 70_000, {}))
    else:
        state.apply(state.hand_over("ann", 0, "", how == "resign", "", START))
    question = state.asked[1]
    choose(state, "bob")
    assert state.asked[1] > question
    late = ("ann", 0, state.number_for(0), first_card(state, 0), "", START)
    assert refused(state, "move", *late) == "server-bot-plays-your-seat"
    state.apply(state.move_row(0, first_card(state, 0), START))
    assert not state.timeline.in_secret_choice


def test_who_is_away_is_reminded_once_of_a_choice_however_many_answers_others_give() -> None:
    """A second reminder would tell when somebody answered."""
    now = START
    kept = ParcelStore()
    hub = Hub(kept.store, Settings(database=""), lambda: now)
    room = Room(kept.store, new("ann", "bob").table, hub._ending)
    room.people = {"bob": person_row("bob", webhook="https://bob.example")}

    def reminders() -> list[int]:
        asyncio.run(hub.tell_who_waits(room))
        return [parcel.due for parcel in kept.parcels("webhook")]

    first = reminders()
    assert len(first) == 1
    choose(room.state, "ann")
    assert reminders() == first
    kept.waiting.clear()  # it has left
    now += 60 * MINUTE
    choose(room.state, "ann")
    assert reminders() == []
    choose(room.state, "bob")
    assert len(reminders()) == 1


# With real servers.


def sit_down(server: LiveServer, names: list[str], *more: str) -> tuple[str, list[Someone]]:
    people = [Someone(server, name) for name in names]
    seats = ["me", *("open" for _ in names[1:]), *more]
    table = open_table(people[0], seats, game="toy")
    for person in people[1:]:
        person.post(f"/tables/{table}/join")
    people[0].post(f"/tables/{table}/start")
    return table, people


def answer_at_once(sockets: list[Socket]) -> list[Message]:
    """All send their answer at the same moment, each to the question that it was shown."""
    barrier = Barrier(len(sockets))
    answers: list[Message] = [{} for _ in sockets]

    def answer(at: int) -> None:
        move = sockets[at].offers()[0]
        barrier.wait()
        answers[at] = sockets[at].play(move)

    threads = [Thread(target=answer, args=(at,)) for at in range(len(sockets))]
    for thread in threads:
        thread.start()
    for thread in threads:
        thread.join()
    return answers


def test_all_answer_at_the_same_moment_through_two_processes(
    new_server: NewServer, postgres: Cluster
) -> None:
    database = postgres.new_database()
    one, two = new_server(database), new_server(database)
    table, people = sit_down(one, ["Ann", "Bob", "Cid", "Dora"])
    sockets = [person.sit() for person in people[:2]]
    for person in people[2:]:
        elsewhere = Someone(two)
        elsewhere.http.cookies = person.http.cookies
        sockets.append(elsewhere.sit())
    for socket in sockets:
        socket.watch(table)
    for chosen in (1, 2):
        for socket in sockets:
            socket.wait_till(lambda update: update["decision"] is not None)
        answers = answer_at_once(sockets)
        assert [answer["type"] for answer in answers] == ["done"] * 4
        # Everybody counts their own answers alone.
        assert [answer["number"] for answer in answers] == [chosen] * 4
        for socket in sockets:
            socket.wait_until(chosen)
    for socket in sockets:
        socket.wait_till(lambda update: len(update["view"]["discards"]) == 8)
    last = play_to_the_end(sockets, Rng("two processes"))
    record = read_record(people[0].get(f"/tables/{table}/record"))
    assert record.replay(GAME).scores() == [one["score"] for one in last["results"]]


def heard(socket: Socket) -> list[str]:
    """All updates that the server has sent up to now: the answer to a ping comes after them."""
    socket.send("ping")
    socket.wait_for("pong")
    return [text for text in socket.seen if '"type":"update"' in text]


def test_nothing_of_a_choice_is_in_any_text_for_the_others(server: LiveServer) -> None:
    """Also not that a part of it was made: no text comes at all before it is complete."""
    table, (ann, bob) = sit_down(server, ["Ann", "Bob"])
    mine, theirs, watcher = ann.sit(), bob.sit(), Someone(server).sit()
    for socket in (mine, theirs, watcher):
        socket.watch(table)
    before = [heard(socket) for socket in (theirs, watcher)]
    mine.wait_until(mine.play(mine.offers()[0])["number"])
    assert [heard(socket) for socket in (theirs, watcher)] == before
    mine.wait_until(mine.play(mine.offers()[0])["number"])
    for socket in (theirs, watcher):
        update = socket.wait_for("update")
        assert not update["seats"][0]["deciding"]
        assert (update["number"], update["happenings"]) == (0, [])
    assert mine.table is not None
    assert mine.table["decision"]["ask"]["key"] == "ask-chosen"


def test_a_choice_survives_a_crash_and_bots_go_on(new_server: NewServer) -> None:
    server = new_server()
    table, (ann, bob) = sit_down(server, ["Ann", "Bob"], "bot:greedy")
    socket = ann.sit()
    socket.watch(table)
    socket.wait_until(socket.play(socket.offers()[0])["number"])
    server.kill()
    server.start()
    sockets = [ann.sit(), bob.sit()]
    for one in sockets:
        one.watch(table)
    chosen = sockets[0].table
    assert chosen is not None
    assert len(chosen["view"]["chosen"]) == 1
    play_to_the_end(sockets, Rng("crash"))


def test_a_stand_in_that_thought_when_the_server_stopped_thinks_again(
    new_server: NewServer,
) -> None:
    server = new_server(TOQUE_BOT_PAUSE="600")
    table, (ann, bob) = sit_down(server, ["Ann", "Bob"])
    socket = bob.sit()
    socket.watch(table)
    for _ in range(2):
        socket.wait_until(socket.play(socket.offers()[0])["number"])
    left = ann.sit()
    left.watch(table)
    assert left.ask("hand-over", table=table, seat=0)["type"] == "done"
    server.kill()
    server.start()
    back = bob.sit()
    back.watch(table)
    back.wait_till(lambda update: update["seats"][1]["deciding"])
