"""Tables before and after the match, as services over a store: seats, starts, rematches, forks."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator
from pathlib import Path
from typing import Any

import msgspec
import pytest

from tests.server.visitors import GAME, play_out
from toque.engine.record import SEAT_LETTERS
from toque.engine.refusal import Refusal
from toque.games import game
from toque.server.access import may_follow, may_see, table_info
from toque.server.bodies import Fork, ImportRecord, Join, NewTable, PaceBody, SeatMove
from toque.server.lobby import MOST_TABLES_OF_GUEST, Lobby
from toque.server.problem import Problem, error_body
from toque.server.rows import Person, Seat, Table
from toque.server.sequels import Sequels, moves_at
from toque.server.state import TableState
from toque.server.store.connect import open_store
from toque.server.store.port import Store
from toque.texts import LANGUAGES

pytestmark = pytest.mark.anyio
NOW = 1_800_000_000_000
RECORDS = Path(__file__).parent.parent / "records" / GAME


@pytest.fixture
def anyio_backend() -> str:
    return "asyncio"


@pytest.fixture
async def store(tmp_path: Path) -> AsyncIterator[Store]:
    store = open_store(str(tmp_path / "toque.db"))
    await store.open()
    for name in ("ann", "bob", "cid"):
        await store.add_person(somebody(name))
    yield store
    await store.close()


@pytest.fixture
def lobby(store: Store) -> Lobby:
    return Lobby(store)


@pytest.fixture
def sequels(lobby: Lobby) -> Sequels:
    return Sequels(lobby.store, lobby)


async def test_a_clock_is_asked_for_or_not(lobby: Lobby) -> None:
    ann = somebody("ann")
    usual = await lobby.open_table(ann, NewTable(game=GAME, seats=["me", "bot:random"]), NOW)
    assert (usual.pace.always, usual.pace.bank) == (False, 900)
    asked = NewTable(game=GAME, seats=["me", "bot:random"], pace=PaceBody(bank=60))
    timed = await lobby.open_table(ann, asked, NOW)
    assert (timed.pace.always, timed.pace.bank) == (True, 60)


def somebody(name: str) -> Person:
    return Person(id=name, name=name.title(), guest=True, created=NOW)


ANN, BOB, CID = somebody("ann"), somebody("bob"), somebody("cid")


def wish(*seats: str, **more: Any) -> NewTable:
    return NewTable(game=GAME, seats=list(seats), **more)


async def refusal(work: Any) -> str:
    with pytest.raises(Refusal) as refused:
        await work
    # Whatever is refused can be said.
    for language in LANGUAGES:
        assert error_body(refused.value, language).said
    return refused.value.text.key


def kinds(table: Table) -> list[str]:
    return [seat.kind for seat in table.seats]


# Opening.


async def test_a_table_is_as_asked_for(lobby: Lobby) -> None:
    table = await lobby.open_table(ANN, wish("me", "me", "open", "bot:greedy"), NOW)
    assert await lobby.store.table(table.id) == table
    assert kinds(table) == ["person", "person", "open", "bot"]
    assert table.options == {
        "mode": "apprentice",
        "teams": "no",
        "cards": "a2",
        "without": "drawn",
        "memory": "table",
    }
    assert (table.status, table.host, table.edition) == ("open", "ann", "house")
    other = await lobby.open_table(ANN, wish("me", "invited"), NOW)
    assert other.seed != table.seed
    assert len(other.seats[1].invitation) == 16


async def test_those_who_share_a_screen_have_names(lobby: Lobby, sequels: Sequels) -> None:
    names = ["", " Zoé\tLenôtre ", ""]
    table = await lobby.open_table(ANN, wish("me", "me", "bot:random", names=names), NOW)

    def called(table: Table) -> list[str]:
        return [seat.name for seat in table_info(table, "ann", {"ann": ANN}).seats]

    assert called(table) == ["Ann", "Zoé Lenôtre", "random"]
    table = await lobby.start(ANN, table.id, "", NOW)
    await play_out(lobby.store, table)
    # They keep them, one seat on in the rematch, and where they play on from a move.
    again, _ = await sequels.rematch(ANN, table.id, NOW)
    assert called(again) == ["Zoé Lenôtre", "random", "Ann"]
    fork = await sequels.fork(ANN, table.id, Fork(number=3), NOW)
    assert called(fork) == ["Ann", "Zoé Lenôtre", "random"]
    # And lose them with whoever gave them.
    await lobby.store.forget_person("ann")
    forgotten = await lobby.store.table(table.id)
    assert forgotten is not None
    assert [seat.name for seat in forgotten.seats] == ["", "", ""]


async def test_names_at_a_shared_screen_come_back_when_another_asks_for_the_rematch(
    lobby: Lobby, sequels: Sequels
) -> None:
    wanted = wish("me", "me", "open", names=["Al", "Bo", ""])
    table = await lobby.open_table(ANN, wanted, NOW)
    await lobby.join(BOB, table.id, Join())
    table = await lobby.start(ANN, table.id, "", NOW)
    await play_out(lobby.store, table)
    await sequels.rematch(BOB, table.id, NOW)
    accepted, _ = await sequels.rematch(ANN, table.id, NOW)
    assert [seat.name for seat in accepted.seats] == ["Bo", "", "Al"]


async def test_a_table_is_friendly_unless_somebody_wants_it_rated(
    lobby: Lobby, sequels: Sequels
) -> None:
    assert not (await lobby.open_table(ANN, wish("me", "bot:greedy"), NOW)).rated
    table = await finished(lobby)
    assert not table.rated
    assert not (await sequels.rematch(BOB, table.id, NOW))[0].rated
    taught, _ = await lobby.learn(CID, GAME, NOW)
    assert not taught.rated


@pytest.mark.parametrize(
    ("body", "key"),
    [
        (NewTable(game="chess", seats=["me"]), "unknown-game"),
        (wish("me"), "bad-seats"),
        (wish("me", "bot:deep-blue"), "unknown-bot"),
        (wish("me", "open", options={"mode": "expert"}), "bad-choice"),
        (wish("me", "open", options={"colour": "red"}), "unknown-option"),
        (wish("me", "open", study=True), "server-study-seats"),
        (wish("me", "open", edition="name ="), "bad-edition"),
        (wish("me", "open", names=["", "Bob"]), "server-names-of-screen"),
        (wish("me", "me", "open", names=["Al", "Bo", "Cy"]), "server-names-of-screen"),
        (wish("me", "me", names=["Al", "Bo", "Cy"]), "server-names-of-screen"),
        (wish("me", "bot:random", names=["Al"]), "server-names-of-screen"),
        (wish("me", "me", names=["Al", "greedy"]), "server-bad-name"),
    ],
)
async def test_what_does_not_fit_is_refused(lobby: Lobby, body: NewTable, key: str) -> None:
    assert await refusal(lobby.open_table(ANN, body, NOW)) == key
    assert await lobby.store.tables(["open"]) == []


async def test_options_in_conflict_are_explained_in_the_words_of_the_game(lobby: Lobby) -> None:
    title = game(GAME)
    text = title.conflict(2, {"mode": "apprentice", "teams": "yes", "cards": "a2"})
    assert text is not None
    work = lobby.open_table(ANN, wish("me", "open", options={"teams": "yes"}), NOW)
    assert await refusal(work) == text.key


async def test_faults_of_an_edition_come_line_by_line(lobby: Lobby) -> None:
    source = game(GAME).house_edition().source
    fine = source.replace('name = "house"', 'name = "mine"')
    table = await lobby.open_table(ANN, wish("me", "open", edition=fine), NOW)
    assert (table.edition, table.edition_source) == ("mine", fine)
    broken = fine.replace("layers = [", "layers = [9, ")
    with pytest.raises(Problem) as refused:
        await lobby.open_table(ANN, wish("me", "open", edition=broken), NOW)
    body = error_body(refused.value, "fr")
    assert body.faults
    assert all(fault.line > 0 and fault.said for fault in body.faults)


async def test_the_tables_of_a_guest_are_limited(lobby: Lobby, sequels: Sequels) -> None:
    tables = [
        await lobby.open_table(ANN, wish("me", "open"), NOW) for _ in range(MOST_TABLES_OF_GUEST)
    ]
    assert await refusal(lobby.open_table(ANN, wish("me", "open"), NOW)) == "server-too-many-tables"
    other = await lobby.open_table(BOB, wish("me", "open"), NOW)
    assert await refusal(lobby.join(ANN, other.id, Join())) == "server-too-many-tables"
    await lobby.cancel(ANN, tables[0].id, NOW)
    await lobby.join(ANN, other.id, Join())
    account = msgspec.structs.replace(ANN, guest=False)
    await lobby.open_table(account, wish("me", "open"), NOW)


# Seats.


async def test_people_join_and_leave(lobby: Lobby) -> None:
    table = await lobby.open_table(ANN, wish("me", "open", "invited"), NOW)
    joined = await lobby.join(BOB, table.id, Join())
    assert joined.seats[1].person == "bob"
    assert await refusal(lobby.join(BOB, table.id, Join())) == "server-already-seated"
    assert await refusal(lobby.join(CID, table.id, Join())) == "server-no-free-seat"
    assert await refusal(lobby.join(CID, table.id, Join(seat=1))) == "server-seat-taken"
    assert await refusal(lobby.join(CID, table.id, Join(seat=2))) == "server-seat-taken"
    assert await refusal(lobby.join(CID, table.id, Join(seat=7))) == "server-no-such-seat"
    wrong = Join(invitation="wrong")
    assert await refusal(lobby.join(CID, table.id, wrong)) == "server-bad-invitation"
    link = Join(invitation=table.seats[2].invitation)
    assert (await lobby.join(CID, table.id, link)).seats[2].person == "cid"
    left = await lobby.leave(CID, table.id, None)
    assert left.seats[2] == table.seats[2], "the link still holds"
    assert await refusal(lobby.leave(CID, table.id, None)) == "server-not-your-seat"
    assert await refusal(lobby.leave(BOB, table.id, 0)) == "server-not-your-seat"
    assert kinds(await lobby.leave(BOB, table.id, 1)) == ["person", "open", "invited"]


async def test_two_never_get_the_same_seat(lobby: Lobby, tmp_path: Path) -> None:
    """Two processes at one store, and everybody sits down at once."""
    other = open_store(str(tmp_path / "toque.db"))
    await other.open()
    crowd = [somebody(f"guest{number}") for number in range(12)]
    table = await lobby.open_table(ANN, wish("me", "open", "open", "open"), NOW)
    lobbies = [lobby, Lobby(other)]
    found = await asyncio.gather(
        *(
            lobbies[number % 2].join(person, table.id, Join())
            for number, person in enumerate(crowd)
        ),
        return_exceptions=True,
    )
    await other.close()
    seated = [one for one in found if isinstance(one, Table)]
    refused = [one for one in found if not isinstance(one, Table)]
    assert (len(seated), len(refused)) == (3, 9)
    assert all(isinstance(one, Problem) and one.status == 409 for one in refused)
    last = await lobby.store.table(table.id)
    assert last is not None
    assert len({seat.person for seat in last.seats}) == 4


async def test_the_host_arranges_the_seats(lobby: Lobby) -> None:
    table = await lobby.open_table(ANN, wish("me", "open"), NOW)
    await lobby.join(BOB, table.id, Join())
    assert await refusal(lobby.set_seat(BOB, table.id, 0, "open")) == "server-host-only"
    assert await refusal(lobby.set_seat(ANN, table.id, 5, "open")) == "server-no-such-seat"
    assert await refusal(lobby.set_seat(ANN, table.id, 1, "bot:no")) == "unknown-bot"
    changed = await lobby.set_seat(ANN, table.id, 1, "bot:random")
    assert changed.seats[1] == Seat("bot", bot="random")
    changed = await lobby.set_seat(ANN, table.id, 1, "invited")
    first = changed.seats[1].invitation
    changed = await lobby.set_seat(ANN, table.id, 1, "invited")
    assert changed.seats[1].invitation not in ("", first), (
        "the person who was thrown out has no link"
    )
    assert (await lobby.set_seat(ANN, table.id, 1, "me")).seats[1].person == "ann"


async def test_the_host_starts_when_all_seats_are_taken(lobby: Lobby) -> None:
    table = await lobby.open_table(ANN, wish("me", "open", "invited"), NOW)
    assert await refusal(lobby.start(BOB, table.id, "", NOW)) == "server-host-only"
    assert await refusal(lobby.start(ANN, table.id, "", NOW)) == "server-seats-free"
    assert await refusal(lobby.start(ANN, table.id, "nobody", NOW)) == "unknown-bot"
    await lobby.join(BOB, table.id, Join())
    started = await lobby.start(ANN, table.id, "greedy", NOW + 5)
    assert (started.status, started.started) == ("running", NOW + 5)
    assert [seat.person or seat.bot for seat in started.seats] == ["ann", "bob", "greedy"]
    for work in (
        lobby.start(ANN, table.id, "", NOW),
        lobby.join(CID, table.id, Join()),
        lobby.leave(BOB, table.id, None),
        lobby.set_seat(ANN, table.id, 1, "open"),
    ):
        assert await refusal(work) == "server-already-started"
    assert await refusal(lobby.cancel(ANN, table.id, NOW)) == "server-others-play"


async def test_a_table_can_be_called_off(lobby: Lobby) -> None:
    table = await lobby.open_table(ANN, wish("me", "open"), NOW)
    assert await refusal(lobby.cancel(BOB, table.id, NOW)) == "server-host-only"
    assert (await lobby.cancel(ANN, table.id, NOW)).status == "cancelled"
    assert await refusal(lobby.cancel(ANN, table.id, NOW)) == "server-table-over"
    alone = await lobby.open_table(ANN, wish("me", "bot:random"), NOW)
    await lobby.start(ANN, alone.id, "", NOW)
    assert (await lobby.cancel(ANN, alone.id, NOW)).status == "cancelled"


async def test_a_person_who_goes_leaves_no_open_table_behind(lobby: Lobby) -> None:
    own = await lobby.open_table(ANN, wish("me", "open"), NOW)
    other = await lobby.open_table(BOB, wish("me", "open"), NOW)
    await lobby.join(ANN, other.id, Join())
    assert set(await lobby.leave_all(ANN, NOW)) == {own.id, other.id}
    assert await lobby.store.tables(["open", "running"], person="ann") == []


async def test_somebody_who_comes_takes_one_seat(lobby: Lobby) -> None:
    table = await lobby.open_table(ANN, wish("me", "open", "open", "invited"), NOW)
    await lobby.join(BOB, table.id, Join(seat=1))
    assert await refusal(lobby.join(BOB, table.id, Join(seat=2))) == "server-already-seated"
    link = Join(invitation=table.seats[3].invitation)
    assert await refusal(lobby.join(BOB, table.id, link)) == "server-already-seated"
    assert (await lobby.join(ANN, table.id, Join(seat=2))).seats[2].person == "ann", "one screen"


async def test_a_host_who_leaves_passes_the_table_on(lobby: Lobby) -> None:
    table = await lobby.open_table(ANN, wish("me", "open", "open"), NOW)
    await lobby.join(BOB, table.id, Join(seat=2))
    left = await lobby.leave(ANN, table.id, None)
    assert (left.host, kinds(left)) == ("bob", ["open", "open", "person"])
    assert await refusal(lobby.start(ANN, table.id, "random", NOW)) == "server-host-only"
    assert (await lobby.start(BOB, table.id, "random", NOW)).status == "running"
    # Also one who goes for good.
    other = await lobby.open_table(ANN, wish("me", "open"), NOW)
    await lobby.join(BOB, other.id, Join())
    assert await lobby.leave_all(ANN, NOW) == [other.id]
    passed = await lobby.store.table(other.id)
    assert passed is not None
    assert (passed.host, passed.status) == ("bob", "open")


async def test_a_rated_table_has_a_seat_for_each(lobby: Lobby, sequels: Sequels) -> None:
    assert not (await lobby.open_table(ANN, wish("me", "open"), NOW)).rated
    for seats in (["me", "me"], ["me", "me", "open"]):
        found = await refusal(lobby.open_table(ANN, wish(*seats, rated=True), NOW))
        assert found == "server-rated-seats"
    table = await lobby.open_table(ANN, wish("me", "open", "open", rated=True), NOW)
    assert table.rated
    assert await refusal(lobby.set_seat(ANN, table.id, 1, "me")) == "server-rated-seats"
    assert await refusal(lobby.join(ANN, table.id, Join(seat=1))) == "server-already-seated"


# Who may see what.


async def test_private_tables_are_there_for_their_people(lobby: Lobby) -> None:
    body = wish("me", "invited", visibility="private")
    table = await lobby.open_table(ANN, body, NOW)
    link = table.seats[1].invitation
    assert may_see(table, "ann")
    assert not may_see(table, "bob")
    assert not may_see(table, "")
    assert not may_see(table, "bob", "wrong")
    assert may_see(table, "bob", link)
    assert await refusal(lobby.join(BOB, table.id, Join())) == "server-no-such-table"
    joined = await lobby.join(BOB, table.id, Join(invitation=link))
    assert may_see(joined, "bob")
    assert may_follow(joined, "bob")
    assert not may_follow(joined, "cid")
    assert await refusal(lobby.join(BOB, "../" + table.id, Join())) == "server-no-such-table"


async def test_nobody_is_told_the_seed_or_anothers_invitation(lobby: Lobby) -> None:
    table = await lobby.open_table(ANN, wish("me", "invited"), NOW)
    for viewer in ("", "ann", "bob"):
        said = msgspec.json.encode(table_info(table, viewer, {})).decode()
        assert table.seed not in said
        assert (table.seats[1].invitation in said) == (viewer == "ann")


async def test_the_lobby_lists_what_is_public(lobby: Lobby) -> None:
    public = await lobby.open_table(ANN, wish("me", "open"), NOW)
    hidden = await lobby.open_table(ANN, wish("me", "open", visibility="unlisted"), NOW + 1)
    found = await lobby.listed("bob", ["open"], GAME, False, 10, None)
    assert [table.id for table in found] == [public.id]
    mine = await lobby.listed("ann", ["open"], None, True, 10, None)
    assert [table.id for table in mine] == [hidden.id, public.id]
    assert await refusal(lobby.listed("", ["open"], "chess", False, 10, None)) == "unknown-game"


# After the match.


async def finished(lobby: Lobby, *seats: str, **more: Any) -> Table:
    table = await lobby.open_table(ANN, wish("me", "open", *seats, **more), NOW)
    await lobby.join(BOB, table.id, Join())
    table = await lobby.start(ANN, table.id, "", NOW)
    await play_out(lobby.store, table)
    over = await lobby.store.table(table.id)
    assert over is not None
    assert over.status == "over"
    return over


async def test_a_rematch_seats_everybody_one_on(lobby: Lobby, sequels: Sequels) -> None:
    table = await finished(lobby, "bot:random", options={"mode": "confirmed"})
    again, fresh = await sequels.rematch(BOB, table.id, NOW)
    assert fresh
    assert [seat.person or seat.bot for seat in again.seats] == ["bob", "random", ""]
    assert again.seats[2].kind == "invited", "nobody is seated who was not asked"
    assert (again.parent, again.host, again.status) == (table.id, "bob", "open")
    assert again.options == table.options
    assert again.seed != table.seed
    accepted, fresh = await sequels.rematch(ANN, table.id, NOW)
    assert (accepted.id, fresh) == (again.id, False), "one rematch for all"
    assert [seat.person or seat.bot for seat in accepted.seats] == ["bob", "random", "ann"]
    assert await sequels.rematch(ANN, table.id, NOW) == (accepted, False)
    assert await sequels.rematch_of(table) == accepted
    assert await refusal(sequels.rematch(CID, table.id, NOW)) == "server-not-your-table"
    assert await refusal(sequels.rematch(BOB, again.id, NOW)) == "server-not-over"
    await lobby.cancel(BOB, again.id, NOW)
    third, fresh = await sequels.rematch(ANN, table.id, NOW)
    assert fresh
    assert third.id != again.id


async def test_two_ask_for_a_rematch_at_once(lobby: Lobby, sequels: Sequels) -> None:
    table = await finished(lobby)
    found = await asyncio.gather(*(sequels.rematch(one, table.id, NOW) for one in (ANN, BOB) * 3))
    assert len({again.id for again, _ in found}) == 1
    assert sum(fresh for _, fresh in found) == 1


async def test_a_match_is_forked_at_a_move(lobby: Lobby, sequels: Sequels) -> None:
    table = await finished(lobby)
    rows = await lobby.store.log(table.id)
    moves = moves_at(table, rows, len(rows), None)
    fork = await sequels.fork(BOB, table.id, Fork(number=7), NOW)
    assert fork.opening == moves[:7]
    assert (fork.seed, fork.parent, fork.status) == (table.seed, table.id, "open")
    assert kinds(fork) == ["open", "person"]
    state = TableState(fork)
    assert len(state.timeline.record.moves) == 7
    for number, why in (
        (len(rows) + 1, "no-such-moment"),
        (-1, "no-such-moment"),
        (0, "no-move-yet"),
    ):
        refused = await refusal(sequels.fork(BOB, table.id, Fork(number=number), NOW))
        assert refused == f"server-{why}"
    three = Fork(number=1, seats=["me", "me", "me"])
    assert await refusal(sequels.fork(BOB, table.id, three, NOW)) == "server-fork-seats"
    # A fork that is played on can be forked again, opening and all.
    await lobby.start(BOB, fork.id, "random", NOW)
    started = await lobby.store.table(fork.id)
    assert started is not None
    await play_out(lobby.store, started)
    again = await sequels.fork(BOB, fork.id, Fork(number=2), NOW)
    assert again.opening[:7] == moves[:7]
    assert len(again.opening) == 9
    assert (await sequels.fork(BOB, fork.id, Fork(number=-2), NOW)).opening == moves[:5]


def move_of(line: str) -> SeatMove:
    letter, _, notation = line.partition(" ")
    return SeatMove(seat=SEAT_LETTERS.index(letter), notation=notation)


async def test_a_fork_may_go_on_after_another_move_than_the_one_that_was_played(
    lobby: Lobby, sequels: Sequels
) -> None:
    table = await finished(lobby)
    rows = await lobby.store.log(table.id)
    moves = moves_at(table, rows, len(rows), None)
    there = TableState(msgspec.structs.replace(table, opening=moves[:7])).match
    [seat] = there.deciders()
    notations = [there.setup.game.lexicon.notation(move) for move in there.moves(seat)]
    lines = [f"{SEAT_LETTERS[seat]} {notation}" for notation in notations]
    other = next(line for line in lines if line != moves[7])
    fork = await sequels.fork(BOB, table.id, Fork(number=7, move=move_of(other)), NOW)
    assert fork.opening == [*moves[:7], other]
    # From the deal too: the move is the first.
    first = await sequels.fork(BOB, table.id, Fork(number=0, move=move_of(moves[0])), NOW)
    assert first.opening == moves[:1]
    for move, why in (
        (SeatMove(seat=1 - seat, notation=notations[0]), "obstacle-not-your-turn"),
        (SeatMove(seat=seat, notation="nonsense"), "bad-notation-verb"),
        (SeatMove(seat=2, notation=notations[0]), "server-no-such-seat"),
    ):
        assert await refusal(sequels.fork(BOB, table.id, Fork(number=7, move=move), NOW)) == why
    last = Fork(number=len(moves) - 1, move=move_of(moves[-1]))
    assert await refusal(sequels.fork(BOB, table.id, last, NOW)) == "server-table-over"


async def test_a_fork_is_played_on_by_the_same_bots(lobby: Lobby, sequels: Sequels) -> None:
    table = await lobby.open_table(ANN, wish("bot:greedy", "me", "bot:random"), NOW)
    table = await lobby.start(ANN, table.id, "", NOW)
    await play_out(lobby.store, table)
    fork = await sequels.fork(ANN, table.id, Fork(number=7), NOW)
    assert [seat.person or seat.bot for seat in fork.seats] == ["greedy", "ann", "random"]
    # Who only looked on sits down where a person sat.
    other = await sequels.fork(BOB, table.id, Fork(number=7), NOW)
    assert [seat.person or seat.bot for seat in other.seats] == ["greedy", "bob", "random"]
    # People are not seated without being asked.
    together = await finished(lobby, "bot:random")
    fork = await sequels.fork(BOB, together.id, Fork(number=7), NOW)
    assert kinds(fork) == ["open", "person", "bot"]


async def test_a_running_match_is_not_forked(lobby: Lobby, sequels: Sequels) -> None:
    table = await lobby.open_table(ANN, wish("me", "open"), NOW)
    assert await refusal(sequels.fork(ANN, table.id, Fork(number=1), NOW)) == "server-no-such-match"
    table = await lobby.start(ANN, table.id, "random", NOW)
    await play_out(lobby.store, table, 5)
    assert await refusal(sequels.fork(ANN, table.id, Fork(number=1), NOW)) == "server-not-over"
    study = await lobby.open_table(ANN, wish("me", "me", study=True), NOW)
    study = await lobby.start(ANN, study.id, "", NOW)
    await play_out(lobby.store, study, 5)
    assert (await sequels.fork(ANN, study.id, Fork(number=5), NOW)).opening
    assert await refusal(sequels.fork(BOB, study.id, Fork(number=5), NOW)) == "server-not-over"


async def test_a_record_becomes_a_study(sequels: Sequels) -> None:
    text = (RECORDS / "duel-confirmed.toque").read_text("utf-8")
    whole = await sequels.import_record(ANN, ImportRecord(record=text), NOW)
    assert (whole.status, whole.study, whole.visibility) == ("over", True, "private")
    assert {seat.person for seat in whole.seats} == {"ann"}
    assert TableState(whole).over
    lines = text.splitlines()
    part = "\n".join(lines[: lines.index("") + 6])
    study = await sequels.import_record(ANN, ImportRecord(record=part), NOW)
    assert study.status == "running"
    assert len(study.opening) == 5


def renamed(text: str, *names: str) -> str:
    """A record with other names at its seats."""
    lines = [line for line in text.splitlines() if not line.startswith("seat ")]
    seats = [f"seat {letter} {name}" for letter, name in zip("abcdefgh", names, strict=False)]
    lines[lines.index("") - 2 : lines.index("") - 2] = seats
    return "\n".join(lines) + "\n"


async def test_the_seats_of_a_study_keep_the_names_of_the_record(sequels: Sequels) -> None:
    text = renamed((RECORDS / "duel-confirmed.toque").read_text("utf-8"), "Zoé  Lenôtre", "greedy")
    made = await sequels.import_record(ANN, ImportRecord(record=text), NOW)
    study = await sequels.store.table(made.id)
    assert study == made
    assert study is not None
    info = table_info(study, "ann", {"ann": ANN})
    assert [(seat.name, seat.named) for seat in info.seats] == [
        ("Zoé Lenôtre", "person"),
        ("greedy", "bot"),
    ]
    assert [seat.person for seat in info.seats] == ["ann", "ann"]
    again, _ = await sequels.rematch(ANN, study.id, NOW)
    assert [seat.name for seat in again.seats] == ["", ""]


async def test_names_in_a_record_cannot_disturb_those_who_read_them(sequels: Sequels) -> None:
    text = (RECORDS / "duel-confirmed.toque").read_text("utf-8")
    text = renamed(text, "\u202e" + "x" * 500, "\u200b")
    study = await sequels.import_record(ANN, ImportRecord(record=text), NOW)
    info = table_info(study, "ann", {"ann": ANN})
    assert [seat.name for seat in info.seats] == ["x" * 30, "Ann"]


async def test_bad_records_are_told_with_line_and_column(sequels: Sequels) -> None:
    text = (RECORDS / "duel-confirmed.toque").read_text("utf-8")
    lines = text.splitlines()
    at = lines.index("") + 3
    lines[at] = lines[at].split()[0] + " dance wildly"
    with pytest.raises(Refusal) as refused:
        await sequels.import_record(ANN, ImportRecord(record="\n".join(lines)), NOW)
    assert refused.value.text.key == "bad-record"
    assert refused.value.text.args["line"] == at + 1
    assert refused.value.text.args["column"] == 3
    for bad in ("x", "toque 2", text.replace("game pieces-montees", "game chess")):
        await refusal(sequels.import_record(ANN, ImportRecord(record=bad), NOW))
    assert await sequels.store.tables(["open", "running", "over"]) == []
