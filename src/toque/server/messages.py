"""Everything that is said over the wire, once: JSON by msgspec, TypeScript by generation.

Over the socket a client sends a `ClientMessage` and gets `ServerMessage`s. What a client sends with an
`id` is answered with that id, by `Done` or `Refused`; the same id sent again is not done again.
"""

from __future__ import annotations

from typing import Annotated, Literal

import msgspec

from toque.engine.event import SeenEvent
from toque.engine.text import Text
from toque.engine.wire import Bill, BillLine, Outcome, WireMove
from toque.server.naming import Named
from toque.server.rows import Chat, Pace, RowKind, Status, Visibility

TableId = Annotated[str, msgspec.Meta(min_length=1, max_length=40)]
Invitation = Annotated[str, msgspec.Meta(max_length=40)]
ClientId = Annotated[str, msgspec.Meta(max_length=40)]
SeatNumber = Annotated[int, msgspec.Meta(ge=0, le=7)]
Number = Annotated[int, msgspec.Meta(ge=0, le=1_000_000)]
Notation = Annotated[str, msgspec.Meta(max_length=100)]
MOST_BILLS = 100
"""For how many moves a client may ask at once what they will bring."""
MOST_AHEAD = 20
"""How many moves a client may ask to be imagined one after the other."""
BotName = Annotated[str, msgspec.Meta(max_length=40)]


# From the client.


class Watch(msgspec.Struct, frozen=True, tag="watch"):
    """Follow a table; with `since` also what happened after that number, 0 for all of it.

    `seat` is whose eyes, for people who sit at several.
    """

    table: TableId
    since: Number | None = None
    seat: SeatNumber | None = None
    invitation: Invitation = ""
    """To a private table at which one does not sit yet."""


class Unwatch(msgspec.Struct, frozen=True, tag="unwatch"):
    table: TableId


class Play(msgspec.Struct, frozen=True, tag="play"):
    """`number` is that of the last update that the player has seen."""

    table: TableId
    seat: SeatNumber
    number: Number
    move: Notation
    id: ClientId = ""


class Undo(msgspec.Struct, frozen=True, tag="undo"):
    table: TableId
    seat: SeatNumber
    number: Number
    id: ClientId = ""


class Propose(msgspec.Struct, frozen=True, tag="propose"):
    """Ask the others: to go back to the first `to` moves that this seat counts, to pause, to call the
    match off. Nobody is asked about going on after a pause, nor about calling it off in the first round.
    """

    table: TableId
    seat: SeatNumber
    number: Number
    what: Literal["undo", "pause", "resume", "call-off"]
    to: Number = 0
    id: ClientId = ""


class Respond(msgspec.Struct, frozen=True, tag="respond"):
    table: TableId
    seat: SeatNumber
    number: Number
    agree: bool
    id: ClientId = ""


class HandOver(msgspec.Struct, frozen=True, tag="hand-over"):
    """Let a bot play the seat; with `resign` for good."""

    table: TableId
    seat: SeatNumber
    bot: BotName = ""
    resign: bool = False
    id: ClientId = ""


class TakeBack(msgspec.Struct, frozen=True, tag="take-back"):
    table: TableId
    seat: SeatNumber
    id: ClientId = ""


class TimeOut(msgspec.Struct, frozen=True, tag="time-out"):
    """The time of another seat is out: let a bot play on."""

    table: TableId
    seat: SeatNumber
    id: ClientId = ""


class Say(msgspec.Struct, frozen=True, tag="say"):
    table: TableId
    text: Annotated[str, msgspec.Meta(min_length=1, max_length=500)]
    id: ClientId = ""


class Why(msgspec.Struct, frozen=True, tag="why"):
    """Why these moves are not legal now; with none given, all that would answer the present question."""

    table: TableId
    seat: SeatNumber
    moves: Annotated[list[Notation], msgspec.Meta(max_length=500)] = []
    id: ClientId = ""


class What(msgspec.Struct, frozen=True, tag="what"):
    """What these moves will bring to the seat, as far as it can know that."""

    table: TableId
    seat: SeatNumber
    moves: Annotated[list[Notation], msgspec.Meta(min_length=1, max_length=MOST_BILLS)]
    id: ClientId = ""


class Ahead(msgspec.Struct, frozen=True, tag="ahead"):
    """What will happen if the seat plays these moves one after the other, as far as it can know that."""

    table: TableId
    seat: SeatNumber
    moves: Annotated[list[Notation], msgspec.Meta(min_length=1, max_length=MOST_AHEAD)]
    id: ClientId = ""


class AskChef(msgspec.Struct, frozen=True, tag="ask-chef"):
    """What the chef would play in the seat's place, at tables that allow it. Where several people play,
    the log says that the seat has asked."""

    table: TableId
    seat: SeatNumber
    number: Number
    id: ClientId = ""


class LookAround(msgspec.Struct, frozen=True, tag="look-around"):
    """Be told from now on that the lists of tables changed; or, with `on` false, no more."""

    on: bool = True


class Ping(msgspec.Struct, frozen=True, tag="ping"):
    pass


Wishes = Play | Undo | Propose | Respond | HandOver | TakeBack | TimeOut
ClientMessage = Wishes | Watch | Unwatch | Say | Why | What | Ahead | AskChef | LookAround | Ping


# To the client.


class Offer(msgspec.Struct, frozen=True):
    """A legal move with its label. `reveals`: it shows somebody something, so that the player cannot
    take it back alone once it is played; null where that was not found out. `passes`: somebody else is
    asked then, and once they have answered it cannot be taken back either."""

    move: WireMove
    label: Text
    reveals: bool | None
    passes: bool = False


class Decision(msgspec.Struct, frozen=True):
    """What the viewer's seat is asked, and all that it may answer."""

    ask: Text
    moves: list[Offer]
    may_undo: bool
    whole: list[WireMove] = []
    """Where it is asked in parts: the best way to answer all of it, to be played move by move."""
    refusals: list[str] = []
    """The moves that say no to this question, or to what follows its whole answer, and to all that comes
    then until the turn ends, as far as that can be foreseen; none where something must be chosen."""


class SeatInfo(msgspec.Struct, frozen=True):
    """Who sits where. `time` is in milliseconds; `present` says that the person is at the table.

    `name` is that of the person or bot, or what an imported record calls the seat; `named` says
    whether it is a bot's.
    """

    kind: Literal["open", "invited", "person", "bot"]
    name: str
    named: Named
    person: str
    bot: str
    resigned: bool
    present: bool
    deciding: bool
    time: int | None


class ProposalInfo(msgspec.Struct, frozen=True):
    what: Literal["undo", "pause", "resume", "call-off"]
    by: int
    to: int
    agreed: list[int]


class Happening(msgspec.Struct, frozen=True):
    """One log row as the viewer may know it; `moves` is how many moves of the match count after it.

    What is hidden from a viewer is left out of both numbers until the match is over.
    `data` says more of some kinds: `what` is proposed, which `bot` plays on and for what `reason`.
    """

    number: int
    kind: RowKind
    at: int
    seat: int
    move: str
    moves: int
    data: dict[str, str | int]
    events: list[SeenEvent]


class Update(msgspec.Struct, frozen=True, tag="update"):
    """A table as it is now for one viewer, and what happened since the number that they had."""

    table: str
    number: int
    status: Status
    game: str
    viewer: int | None
    view: msgspec.Raw
    decision: Decision | None
    seats: list[SeatInfo]
    pace: Pace
    paused: bool
    grace: int | None
    """Milliseconds after the end of a seat's time until a bot plays on for it by itself; null where
    nobody else waits for it, or the match is over."""
    may_call_off: bool
    """Whether the viewer may call the match off without asking anybody."""
    proposal: ProposalInfo | None
    happenings: list[Happening]
    earlier: list[Happening] | None
    """When the match is over nothing is hidden any more, and rows may have other numbers than before:
    then all that happened earlier comes once more, to be put in the place of what was told of it."""
    commitment: str
    seed: str | None
    results: list[Outcome] | None
    """Like the seed, when the match is over: the seats in order, then the automas."""
    learnt: int | None
    """At a lesson: how many of its moves the learner has played; null where the match has left it."""


class Done(msgspec.Struct, frozen=True, tag="done"):
    table: str
    id: str
    number: int


class Refused(msgspec.Struct, frozen=True, tag="refused"):
    """Why something was not done. `stale` means: for an earlier state; an update follows."""

    table: str
    id: str
    text: Text
    stale: bool = False


class ChatLine(msgspec.Struct, frozen=True, tag="chat"):
    """Somebody has said something. After a cut a line may come twice, with the same number."""

    table: str
    chat: Chat
    name: str


class Present(msgspec.Struct, frozen=True, tag="present"):
    """Who is at the table: the people who sit or watch, by id and name."""

    table: str
    people: dict[str, str]


class YourTurn(msgspec.Struct, frozen=True, tag="your-turn"):
    """Somewhere else a table waits for this person."""

    table: str
    game: str


class Changed(msgspec.Struct, frozen=True, tag="changed"):
    """A table that has not started changed: read it again."""

    table: str
    status: Status
    visibility: Visibility


class ListsChanged(msgspec.Struct, frozen=True, tag="lists-changed"):
    """Tables were opened, joined, begun or ended: a page that lists them should read them again."""


class Obstruction(msgspec.Struct, frozen=True):
    """Why a move is not legal; `move` is null where the notation could not be read."""

    notation: str
    move: WireMove | None
    text: Text


class Reasons(msgspec.Struct, frozen=True, tag="reasons"):
    """The answer to `why`: one entry for each move that is not legal. A move that was not named in the
    question and is not here does not answer what is asked now."""

    table: str
    id: str
    reasons: list[Obstruction]


class MoveBill(msgspec.Struct, frozen=True):
    """What a move will bring; `move` is its notation."""

    move: str
    bill: Bill


class Bills(msgspec.Struct, frozen=True, tag="bills"):
    """The answer to `what`: the bills of the moves that are legal, in the order they were asked for."""

    table: str
    id: str
    bills: list[MoveBill]


class Foreseen(msgspec.Struct, frozen=True, tag="foreseen"):
    """The answer to `ahead`: what is sure to happen, also by what is suggested as a `whole` after it."""

    table: str
    id: str
    events: list[SeenEvent]
    whole: list[WireMove]


class ChefMove(msgspec.Struct, frozen=True):
    """A move, and what the chef expects of it, from what its seat could know."""

    move: WireMove
    label: Text
    points: float
    """At the end of the match."""
    chance: float
    """To win it."""


class Advice(msgspec.Struct, frozen=True, tag="advice"):
    """The answer to `ask-chef`: up to three moves, the best first, and in what the first brings more or
    less at once than the second, the largest first: `before` is what the seat has after the second."""

    table: str
    id: str
    moves: list[ChefMove]
    why: list[BillLine]


class Hello(msgspec.Struct, frozen=True, tag="hello"):
    """The first message of a connection: who the server thinks this is."""

    person: str
    name: str


class Pong(msgspec.Struct, frozen=True, tag="pong"):
    pass


ServerMessage = (
    Hello
    | Update
    | Done
    | Refused
    | ChatLine
    | Present
    | YourTurn
    | Changed
    | ListsChanged
    | Reasons
    | Bills
    | Foreseen
    | Advice
    | Pong
)

CLIENT_DECODER = msgspec.json.Decoder(ClientMessage)
ENCODER = msgspec.json.Encoder()
