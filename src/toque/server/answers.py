"""What goes out over HTTP. No secret has a field here: no hash, no session; the seed only at the end."""

from __future__ import annotations

from typing import Literal

import msgspec

from toque.engine.wire import BillLine, Outcome
from toque.server.messages import ChefMove, Happening, SeatInfo, Update
from toque.server.naming import Named
from toque.server.portrait import Portrait
from toque.server.ratings import Statistics
from toque.server.rows import Pace, SeatKind, Status, Visibility

Said = dict[str, str]
"""By language."""


# People.


class Me(msgspec.Struct, frozen=True, kw_only=True):
    """All that a person may know and change about themselves."""

    id: str
    name: str
    guest: bool
    created: int
    email: str
    email_confirmed: bool
    """Only then reminders are sent there."""
    webhook: str
    webhook_key: str
    """Calls to the webhook are signed with it."""
    language: str
    holiday_until: int
    settings: dict[str, str]
    muted: list[str]
    """People whose chat is not shown to this one."""


class SessionInfo(msgspec.Struct, frozen=True):
    """A browser that is signed in; `id` is only good for ending it."""

    id: str
    created: int
    seen: int
    current: bool


class SessionList(msgspec.Struct, frozen=True):
    sessions: list[SessionInfo]


class Telling(msgspec.Struct, frozen=True):
    """Whether this browser is told when a table waits; `endpoint` is empty if it is not."""

    key: str
    """Ours, with which a browser subscribes."""
    endpoint: str


class Visitor(msgspec.Struct, frozen=True):
    """Who the server thinks this is: `person` is null for somebody without a session."""

    person: Me | None
    language: str


class AccountMade(msgspec.Struct, frozen=True):
    """The recovery code is shown this once; only its hash is kept."""

    person: Me
    recovery_code: str


class RatingInfo(msgspec.Struct, frozen=True):
    """`number` give or take `plus_minus`; provisional means: of few matches."""

    person: str
    name: str
    game: str
    number: int
    plus_minus: int
    matches: int
    provisional: bool


class ResultInfo(msgspec.Struct, frozen=True):
    """How one seat of a finished match came out; `person` is empty for a bot."""

    table: str
    game: str
    seat: int
    person: str
    name: str
    bot: str
    score: int
    rank: int
    at: int


class Profile(msgspec.Struct, frozen=True):
    """What everybody may know about a person."""

    id: str
    name: str
    guest: bool
    created: int
    holiday_until: int
    ratings: list[RatingInfo]
    statistics: list[Statistics]
    portraits: list[Portrait]
    """Of the matches that the viewer may find."""
    results: list[ResultInfo]


class ResultList(msgspec.Struct, frozen=True):
    results: list[ResultInfo]


class RatingList(msgspec.Struct, frozen=True):
    ratings: list[RatingInfo]


# Tables.


class SeatLine(msgspec.Struct, frozen=True):
    """Who sits where. The invitation is for the host alone: its link is all that a friend needs.

    `name` is that of the person or bot, or what an imported record calls the seat; `named` says
    whether it is a bot's.
    """

    kind: SeatKind
    person: str
    name: str
    named: Named
    guest: bool
    bot: str
    invitation: str


class TableInfo(msgspec.Struct, frozen=True, kw_only=True):
    id: str
    game: str
    options: dict[str, str]
    edition: str
    house_edition: bool
    host: str
    host_name: str
    pace: Pace
    visibility: Visibility
    spectators: bool
    status: Status
    seats: list[SeatLine]
    my_seats: list[int]
    waiting_for: list[int]
    """Seats that must decide now, told to those who sit at the table; nobody's unless it runs."""
    waiting_since: int
    """When the viewer was asked, if they must decide now; else 0."""
    rated: bool
    """Whether the result moves the ratings of its people, or the match is a casual one."""
    chef: bool
    """Whether its people may ask the chef what to play."""
    study: bool
    parent: str
    opening: int
    """How many moves were played before the table began: of a fork or an imported match."""
    commitment: str
    created: int
    started: int
    ended: int


class LessonStep(msgspec.Struct, frozen=True):
    """The messages `lesson-NAME-title` and `lesson-NAME` of the game say what it is about."""

    name: str
    look: list[str]
    """What is meant: `area:`, `place:` or a tag of pieces on the board."""
    moves: list[list[str]]
    """What the learner plays, move by move; of several, any will do. Where one of them is empty, it is
    left out if the question does not come."""


class TablePage(TableInfo, frozen=True, kw_only=True):
    """One table with all that a lobby does not need."""

    edition_source: str
    rematch: str
    """The table that follows this one with the same people, if there is one."""
    ready: list[int]
    """The seats of this table whose people have sat down there already."""
    lesson: list[LessonStep]
    """What is taught at this table, step by step; nothing at other tables."""


class TableList(msgspec.Struct, frozen=True):
    tables: list[TableInfo]
    before: int | None
    """With this, the next page can be asked for; null on the last one."""


class ChatInfo(msgspec.Struct, frozen=True):
    number: int
    person: str
    name: str
    text: str
    at: int


class ChatList(msgspec.Struct, frozen=True):
    chat: list[ChatInfo]


class Note(msgspec.Struct, frozen=True):
    text: str


# Looking back.


class Moment(msgspec.Struct, frozen=True):
    """The match as it stood right after a log row; `moves` of it had been played then."""

    number: int
    moves: int
    deciders: list[int]
    view: msgspec.Raw


class Moments(msgspec.Struct, frozen=True):
    table: str
    viewer: int | None
    moments: list[Moment]


class Standing(msgspec.Struct, frozen=True):
    """How a match would come out if it ended now, with points by source, as far as the viewer may know;
    once it is over, how it came out."""

    table: str
    viewer: int | None
    results: list[Outcome]


class History(msgspec.Struct, frozen=True, kw_only=True):
    """All that happened, as the viewer may know it. Numbers go from `first`, the deal, to `last`: those
    up to 0 are of the opening of a fork or an imported match."""

    table: str
    viewer: int | None
    first: int
    last: int
    seats: list[SeatInfo]
    happenings: list[Happening]
    seed: str | None
    """Like `scores` and `results`, only when the match is over."""
    scores: list[list[int]] | None
    """The score of each seat, then of each automa, at each number from `first` on."""
    results: list[Outcome] | None


# What the chef says about a match that is over.


class SeatChance(msgspec.Struct, frozen=True):
    """The chance of a seat to win, by the chef's reckoning, from what it could know at a moment."""

    number: int
    seat: int
    chance: float


class CostlyDecision(msgspec.Struct, frozen=True):
    """A decision for which the chef would have played something else."""

    number: int
    """The moment at which it was to be made."""
    seat: int
    moves: list[ChefMove]
    """What the chef would have played, the best first."""
    played: ChefMove
    points: float
    """What it cost, by what the chef expected of both moves."""
    chance: float
    why: list[BillLine]
    """In what the best brings more or less at once than what was played."""


class SeatReading(msgspec.Struct, frozen=True):
    """How often a seat found the best move, of the decisions that the chef has looked at."""

    seat: int
    best: int
    looked_at: int


class ChefNotes(msgspec.Struct, frozen=True):
    """`reading`: they are to come. `busy`: he has too many others to read; ask again. `none`: there are
    none for this match."""

    table: str
    state: Literal["reading", "busy", "ready", "none"]
    curve: list[SeatChance] = []
    """In the order of the match; the last of each seat is how it came out."""
    decisions: list[CostlyDecision] = []
    """At most five for each seat that a person had, the costliest first."""
    seats: list[SeatReading] = []


# The position of the day.


class DayState(msgspec.Struct, frozen=True):
    """How far the visitor is with the position of a game."""

    game: str
    state: Literal["open", "right", "wrong"]


class PositionsOfDay(msgspec.Struct, frozen=True, kw_only=True):
    """Today, for the visitor: the games that have a position, and on which days they found a move."""

    day: str
    until: int
    """When the next ones come."""
    streak: int
    """Days in a row on which they found one; today breaks nothing before it is over."""
    days: list[bool]
    """The last seven, today at the end."""
    games: list[DayState]


class Finding(msgspec.Struct, frozen=True):
    """The solution, beside what the visitor chose."""

    move: str
    """What they chose; empty if they did not, and the day is over."""
    right: bool
    moves: list[ChefMove]
    """What the strongest bot expects of the best moves, the best first."""
    played: ChefMove | None
    """The same of the chosen one, where it is not the best."""
    why: list[BillLine]
    """In what the best brings more or less at once than the chosen one, or than the second."""


class PositionOfDay(msgspec.Struct, frozen=True, kw_only=True):
    """A position as its seat may know it. Table and update are as at any table, but no table is kept."""

    game: str
    day: str
    today: bool
    streak: int
    table: TablePage
    update: Update
    finding: Finding | None
    """Only once the visitor has answered, or the day is over."""


# Games.


class ChoiceInfo(msgspec.Struct, frozen=True):
    name: str
    label: Said
    about: Said
    """A sentence that explains the choice; empty where its name says it all."""


class Condition(msgspec.Struct, frozen=True):
    """At this number of seats, and with this choice of another option where one is named."""

    seats: int
    option: str = ""
    choice: str = ""


class OptionInfo(msgspec.Struct, frozen=True):
    """`possible` says where there is anything to choose: the level of an automa where one plays."""

    name: str
    label: Said
    default: str
    choices: list[ChoiceInfo]
    possible: list[Condition]


class EditionInfo(msgspec.Struct, frozen=True):
    name: str
    digest: str


class GameInfo(msgspec.Struct, frozen=True):
    slug: str
    name: Said
    teaser: Said
    """What it is about, in a sentence or two."""
    fewest_seats: int
    most_seats: int
    version: int
    options: list[OptionInfo]
    bots: list[str]
    weaker: list[str]
    """Those of them that think for seconds, where the rules are not compiled and so slower."""
    editions: list[EditionInfo]
    lesson: int
    """How many steps the first match has that teaches it; 0 if there is none."""
    minutes: int
    """About how long a match takes among people who know it; 0 if nobody knows."""
    automa: Said
    """What plays against somebody who is alone; empty where one seat is too few."""


class GameList(msgspec.Struct, frozen=True):
    games: list[GameInfo]


# One's own data, to take away.


class ChatLineOf(msgspec.Struct, frozen=True):
    table: str
    text: str
    at: int


class ReportOf(msgspec.Struct, frozen=True):
    person: str
    table: str
    text: str
    at: int


class LetterOf(msgspec.Struct, frozen=True):
    """A mail, a webhook call or a note to a browser, sent or not."""

    kind: str
    address: str
    subject: str
    body: str
    due: int


class FoundOf(msgspec.Struct, frozen=True):
    """An answer to the position of a day."""

    day: str
    game: str
    move: str
    right: bool
    at: int


class DeviceOf(msgspec.Struct, frozen=True):
    """A browser that is told when a table waits."""

    endpoint: str
    created: int


class Export(msgspec.Struct, frozen=True):
    person: Me
    holidays: list[tuple[int, int]]
    sessions: list[SessionInfo]
    devices: list[DeviceOf]
    letters: list[LetterOf]
    reports: list[ReportOf]
    """What this person told about others."""
    tables: list[TableInfo]
    results: list[ResultInfo]
    ratings: list[RatingInfo]
    chat: list[ChatLineOf]
    notes: dict[str, str]
    positions: list[FoundOf]
    """What they answered to the positions of days."""


class Health(msgspec.Struct, frozen=True):
    ok: bool
