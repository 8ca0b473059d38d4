// Written by `python tools/wire.py` from the Python types. Do not edit.

/** The recovery code is shown this once; only its hash is kept. */
export type AccountMade = {
  readonly person: Me;
  readonly recovery_code: string;
};

/** The answer to `ask-chef`: up to three moves, the best first, and in what the first brings more or less at once than the second, the largest first: `before` is what the seat has after the second. */
export type Advice = {
  readonly type: "advice";
  readonly table: string;
  readonly id: string;
  readonly moves: readonly (ChefMove)[];
  readonly why: readonly (BillLine)[];
};

/** What will happen if the seat plays these moves one after the other, as far as it can know that. */
export type Ahead = {
  readonly type: "ahead";
  readonly table: string;
  readonly seat: number;
  readonly moves: readonly (string)[];
  readonly id?: string;
};

/** Matches of one person alone, with the same options: against an automa where the game has one. */
export type Alone = {
  readonly options: { readonly [key: string]: string };
  readonly matches: number;
  readonly wins: number;
  readonly best_score: number;
};

/** What the chef would play in the seat's place, at tables that allow it. Where several people play, the log says that the seat has asked. */
export type AskChef = {
  readonly type: "ask-chef";
  readonly table: string;
  readonly seat: number;
  readonly number: number;
  readonly id?: string;
};

/** What a move will bring to the seat that plays it, up to the next question. */
export type Bill = {
  readonly lines: readonly (BillLine)[];
  readonly now: number;
  readonly later: number;
  readonly contests?: readonly (Contest)[];
};

/** What a move changes of one holding; `after` is null where the seat cannot know it: it is open. */
export type BillLine = {
  readonly name: string;
  readonly source: Text;
  readonly ware: string;
  readonly when: "end" | "income" | "now";
  readonly times: number;
  readonly before: number;
  readonly after: number | null;
  readonly most?: number | null;
};

/** The answer to `what`: the bills of the moves that are legal, in the order they were asked for. */
export type Bills = {
  readonly type: "bills";
  readonly table: string;
  readonly id: string;
  readonly bills: readonly (MoveBill)[];
};

/** A field that does not exist is refused: it is a mistake of the sender. */
export type Body = {
};

/** Only what is given changes. A new password needs the current one. */
export type ChangeMe = {
  readonly name?: string;
  readonly password?: string;
  readonly current_password?: string;
  readonly email?: string;
  readonly webhook?: string;
  readonly language?: string;
  readonly holiday_until?: number;
  readonly settings?: { readonly [key: string]: string };
  readonly muted?: readonly (string)[];
};

/** A table that has not started changed: read it again. */
export type Changed = {
  readonly type: "changed";
  readonly table: string;
  readonly status: "cancelled" | "open" | "over" | "running";
  readonly visibility: "private" | "public" | "unlisted";
};

export type Chat = {
  readonly number: number;
  readonly person: string;
  readonly text: string;
  readonly at: number;
};

export type ChatInfo = {
  readonly number: number;
  readonly person: string;
  readonly name: string;
  readonly text: string;
  readonly at: number;
};

/** Somebody has said something. After a cut a line may come twice, with the same number. */
export type ChatLine = {
  readonly type: "chat";
  readonly table: string;
  readonly chat: Chat;
  readonly name: string;
};

export type ChatLineOf = {
  readonly table: string;
  readonly text: string;
  readonly at: number;
};

export type ChatList = {
  readonly chat: readonly (ChatInfo)[];
};

/** A move, and what the chef expects of it, from what its seat could know. */
export type ChefMove = {
  readonly move: WireMove;
  readonly label: Text;
  readonly points: number;
  readonly chance: number;
};

/** `reading`: they are to come. `busy`: he has too many others to read; ask again. `none`: there are none for this match. */
export type ChefNotes = {
  readonly table: string;
  readonly state: "busy" | "none" | "reading" | "ready";
  readonly curve?: readonly (SeatChance)[];
  readonly decisions?: readonly (CostlyDecision)[];
  readonly seats?: readonly (SeatReading)[];
};

export type ChoiceInfo = {
  readonly name: string;
  readonly label: { readonly [key: string]: string };
  readonly about: { readonly [key: string]: string };
};

export type ClientMessage = Play | Undo | Propose | Respond | HandOver | TakeBack | TimeOut | Watch | Unwatch | Say | Why | What | Ahead | AskChef | LookAround | Ping;

/** Somebody, or a kind of bot, with whom a person played; `before` counts the matches in which the person came out before them. */
export type Companion = {
  readonly person: string;
  readonly name: string;
  readonly bot: string;
  readonly matches: number;
  readonly before: number;
};

/** At this number of seats, and with this choice of another option where one is named. */
export type Condition = {
  readonly seats: number;
  readonly option?: string;
  readonly choice?: string;
};

/** The word in the link that was sent to an address. */
export type Confirm = {
  readonly token: string;
};

/** Something that players contend for, such as a majority, and who has it as things stand. */
export type Contest = {
  readonly name: string;
  readonly players: readonly (number)[];
};

/** A decision for which the chef would have played something else. */
export type CostlyDecision = {
  readonly number: number;
  readonly seat: number;
  readonly moves: readonly (ChefMove)[];
  readonly played: ChefMove;
  readonly points: number;
  readonly chance: number;
  readonly why: readonly (BillLine)[];
};

/** How far the visitor is with the position of a game. */
export type DayState = {
  readonly game: string;
  readonly state: "open" | "right" | "wrong";
};

/** What the viewer's seat is asked, and all that it may answer. */
export type Decision = {
  readonly ask: Text;
  readonly moves: readonly (Offer)[];
  readonly may_undo: boolean;
  readonly whole?: readonly (WireMove)[];
  readonly refusals?: readonly (string)[];
};

/** A browser that is told when a table waits. */
export type DeviceOf = {
  readonly endpoint: string;
  readonly created: number;
};

export type Done = {
  readonly type: "done";
  readonly table: string;
  readonly id: string;
  readonly number: number;
};

export type EditionInfo = {
  readonly name: string;
  readonly digest: string;
};

/** Why something was not done: as data, and as a sentence in the visitor's language. */
export type ErrorBody = {
  readonly text: Text;
  readonly said: string;
  readonly faults?: readonly (SaidFault)[];
};

export type Export = {
  readonly person: Me;
  readonly holidays: readonly (readonly [number, number])[];
  readonly sessions: readonly (SessionInfo)[];
  readonly devices: readonly (DeviceOf)[];
  readonly letters: readonly (LetterOf)[];
  readonly reports: readonly (ReportOf)[];
  readonly tables: readonly (TableInfo)[];
  readonly results: readonly (ResultInfo)[];
  readonly ratings: readonly (RatingInfo)[];
  readonly chat: readonly (ChatLineOf)[];
  readonly notes: { readonly [key: string]: string };
  readonly positions: readonly (FoundOf)[];
};

/** The answer to the position of a day, which is named: at midnight another one comes. */
export type FindMove = {
  readonly day: string;
  readonly move: string;
};

/** The solution, beside what the visitor chose. */
export type Finding = {
  readonly move: string;
  readonly right: boolean;
  readonly moves: readonly (ChefMove)[];
  readonly played: ChefMove | null;
  readonly why: readonly (BillLine)[];
};

/** The answer to `ahead`: what is sure to happen, also by what is suggested as a `whole` after it. */
export type Foreseen = {
  readonly type: "foreseen";
  readonly table: string;
  readonly id: string;
  readonly events: readonly (SeenEvent)[];
  readonly whole: readonly (WireMove)[];
};

/** A new table that goes on from the moment with this number. Without seats: `me`, and the others open. */
export type Fork = {
  readonly number: number;
  readonly seats?: readonly (string)[];
  readonly move?: SeatMove | null;
};

/** An answer to the position of a day. */
export type FoundOf = {
  readonly day: string;
  readonly game: string;
  readonly move: string;
  readonly right: boolean;
  readonly at: number;
};

export type GameInfo = {
  readonly slug: string;
  readonly name: { readonly [key: string]: string };
  readonly teaser: { readonly [key: string]: string };
  readonly fewest_seats: number;
  readonly most_seats: number;
  readonly version: number;
  readonly options: readonly (OptionInfo)[];
  readonly bots: readonly (string)[];
  readonly weaker: readonly (string)[];
  readonly editions: readonly (EditionInfo)[];
  readonly lesson: number;
  readonly minutes: number;
  readonly automa: { readonly [key: string]: string };
};

export type GameList = {
  readonly games: readonly (GameInfo)[];
};

/** Let a bot play the seat; with `resign` for good. */
export type HandOver = {
  readonly type: "hand-over";
  readonly table: string;
  readonly seat: number;
  readonly bot?: string;
  readonly resign?: boolean;
  readonly id?: string;
};

/** One log row as the viewer may know it; `moves` is how many moves of the match count after it. What is hidden from a viewer is left out of both numbers until the match is over. `data` says more of some kinds: `what` is proposed, which `bot` plays on and for what `reason`. */
export type Happening = {
  readonly number: number;
  readonly kind: "advice" | "agree" | "back" | "bot" | "call-off" | "decline" | "move" | "pause" | "propose" | "resume" | "undo";
  readonly at: number;
  readonly seat: number;
  readonly move: string;
  readonly moves: number;
  readonly data: { readonly [key: string]: string | number };
  readonly events: readonly (SeenEvent)[];
};

export type Health = {
  readonly ok: boolean;
};

/** The first message of a connection: who the server thinks this is. */
export type Hello = {
  readonly type: "hello";
  readonly person: string;
  readonly name: string;
};

/** All that happened, as the viewer may know it. Numbers go from `first`, the deal, to `last`: those up to 0 are of the opening of a fork or an imported match. */
export type History = {
  readonly table: string;
  readonly viewer: number | null;
  readonly first: number;
  readonly last: number;
  readonly seats: readonly (SeatInfo)[];
  readonly happenings: readonly (Happening)[];
  readonly seed: string | null;
  readonly scores: readonly (readonly (number)[])[] | null;
  readonly results: readonly (Outcome)[] | null;
};

export type ImportRecord = {
  readonly record: string;
  readonly edition?: string;
};

/** Without a seat: the first that is free, or the one of the invitation. */
export type Join = {
  readonly seat?: number | null;
  readonly invitation?: string;
};

/** Without a seat: all of one's own. */
export type Leave = {
  readonly seat?: number | null;
};

/** The messages `lesson-NAME-title` and `lesson-NAME` of the game say what it is about. */
export type LessonStep = {
  readonly name: string;
  readonly look: readonly (string)[];
  readonly moves: readonly (readonly (string)[])[];
};

/** A mail, a webhook call or a note to a browser, sent or not. */
export type LetterOf = {
  readonly kind: string;
  readonly address: string;
  readonly subject: string;
  readonly body: string;
  readonly due: number;
};

/** Tables were opened, joined, begun or ended: a page that lists them should read them again. */
export type ListsChanged = {
  readonly type: "lists-changed";
};

/** Be told from now on that the lists of tables changed; or, with `on` false, no more. */
export type LookAround = {
  readonly type: "look-around";
  readonly on?: boolean;
};

/** All that a person may know and change about themselves. */
export type Me = {
  readonly id: string;
  readonly name: string;
  readonly guest: boolean;
  readonly created: number;
  readonly email: string;
  readonly email_confirmed: boolean;
  readonly webhook: string;
  readonly webhook_key: string;
  readonly language: string;
  readonly holiday_until: number;
  readonly settings: { readonly [key: string]: string };
  readonly muted: readonly (string)[];
};

/** The match as it stood right after a log row; `moves` of it had been played then. */
export type Moment = {
  readonly number: number;
  readonly moves: number;
  readonly deciders: readonly (number)[];
  readonly view: unknown;
};

export type Moments = {
  readonly table: string;
  readonly viewer: number | null;
  readonly moments: readonly (Moment)[];
};

/** What a move will bring; `move` is its notation. */
export type MoveBill = {
  readonly move: string;
  readonly bill: Bill;
};

export type NewAccount = {
  readonly name: string;
  readonly password: string;
  readonly email?: string;
  readonly language?: string | null;
};

/** What a browser got when it subscribed at its push service. */
export type NewDevice = {
  readonly endpoint: string;
  readonly key: string;
  readonly auth: string;
};

export type NewGuest = {
  readonly name: string;
  readonly language?: string | null;
};

/** Somebody does something that whoever runs the house should know. */
export type NewReport = {
  readonly person: string;
  readonly text: string;
  readonly table?: string;
};

/** Seats in turn order: `me`, `open`, `invited` or `bot:NAME`; several `me` share one device. */
export type NewTable = {
  readonly game: string;
  readonly seats: readonly (string)[];
  readonly names?: readonly (string)[];
  readonly options?: { readonly [key: string]: string };
  readonly edition?: string;
  readonly pace?: PaceBody | null;
  readonly visibility?: "private" | "public" | "unlisted";
  readonly spectators?: boolean;
  readonly rated?: boolean;
  readonly chef?: boolean | null;
  readonly study?: boolean;
};

export type Note = {
  readonly text: string;
};

export type NoteBody = {
  readonly text: string;
};

/** Why a move is not legal; `move` is null where the notation could not be read. */
export type Obstruction = {
  readonly notation: string;
  readonly move: WireMove | null;
  readonly text: Text;
};

/** A legal move with its label. `reveals`: it shows somebody something, so that the player cannot take it back alone once it is played; null where that was not found out. `passes`: somebody else is asked then, and once they have answered it cannot be taken back either. */
export type Offer = {
  readonly move: WireMove;
  readonly label: Text;
  readonly reveals: boolean | null;
  readonly passes?: boolean;
};

/** `possible` says where there is anything to choose: the level of an automa where one plays. */
export type OptionInfo = {
  readonly name: string;
  readonly label: { readonly [key: string]: string };
  readonly default: string;
  readonly choices: readonly (ChoiceInfo)[];
  readonly possible: readonly (Condition)[];
};

/** How a seat came out, or an automa, which has a name and no seat. */
export type Outcome = {
  readonly seat: number | null;
  readonly name: Text | null;
  readonly score: number;
  readonly rank: number;
  readonly resigned: boolean;
  readonly sheet: readonly (ScoreLine)[];
};

/** Live: a bank of seconds for each seat and an increment a move. Otherwise days for each move. */
export type Pace = {
  readonly live?: boolean;
  readonly bank?: number;
  readonly increment?: number;
  readonly days?: number;
  readonly always?: boolean;
};

/** Live: seconds for each seat and seconds added a move. Otherwise days for each move. */
export type PaceBody = {
  readonly live?: boolean;
  readonly bank?: number;
  readonly increment?: number;
  readonly days?: number;
};

export type Ping = {
  readonly type: "ping";
};

/** `number` is that of the last update that the player has seen. */
export type Play = {
  readonly type: "play";
  readonly table: string;
  readonly seat: number;
  readonly number: number;
  readonly move: string;
  readonly id?: string;
};

/** A table that goes on from the position of a day, against bots of this name. */
export type PlayOn = {
  readonly day: string;
  readonly bot: string;
};

export type Pong = {
  readonly type: "pong";
};

/** One game. `best` is the table of the best score, if the viewer may look at it. */
export type Portrait = {
  readonly game: string;
  readonly best: string;
  readonly company: readonly (Companion)[];
  readonly alone: readonly (Alone)[];
};

/** A position as its seat may know it. Table and update are as at any table, but no table is kept. */
export type PositionOfDay = {
  readonly game: string;
  readonly day: string;
  readonly today: boolean;
  readonly streak: number;
  readonly table: TablePage;
  readonly update: Update;
  readonly finding: Finding | null;
};

/** Today, for the visitor: the games that have a position, and on which days they found a move. */
export type PositionsOfDay = {
  readonly day: string;
  readonly until: number;
  readonly streak: number;
  readonly days: readonly (boolean)[];
  readonly games: readonly (DayState)[];
};

/** Who is at the table: the people who sit or watch, by id and name. */
export type Present = {
  readonly type: "present";
  readonly table: string;
  readonly people: { readonly [key: string]: string };
};

/** What everybody may know about a person. */
export type Profile = {
  readonly id: string;
  readonly name: string;
  readonly guest: boolean;
  readonly created: number;
  readonly holiday_until: number;
  readonly ratings: readonly (RatingInfo)[];
  readonly statistics: readonly (Statistics)[];
  readonly portraits: readonly (Portrait)[];
  readonly results: readonly (ResultInfo)[];
};

export type ProposalInfo = {
  readonly what: "call-off" | "pause" | "resume" | "undo";
  readonly by: number;
  readonly to: number;
  readonly agreed: readonly (number)[];
};

/** Ask the others: to go back to the first `to` moves that this seat counts, to pause, to call the match off. Nobody is asked about going on after a pause, nor about calling it off in the first round. */
export type Propose = {
  readonly type: "propose";
  readonly table: string;
  readonly seat: number;
  readonly number: number;
  readonly what: "call-off" | "pause" | "resume" | "undo";
  readonly to?: number;
  readonly id?: string;
};

/** `number` give or take `plus_minus`; provisional means: of few matches. */
export type RatingInfo = {
  readonly person: string;
  readonly name: string;
  readonly game: string;
  readonly number: number;
  readonly plus_minus: number;
  readonly matches: number;
  readonly provisional: boolean;
};

export type RatingList = {
  readonly ratings: readonly (RatingInfo)[];
};

/** The answer to `why`: one entry for each move that is not legal. A move that was not named in the question and is not here does not answer what is asked now. */
export type Reasons = {
  readonly type: "reasons";
  readonly table: string;
  readonly id: string;
  readonly reasons: readonly (Obstruction)[];
};

/** The code is the one that was shown when the account was made. */
export type Recover = {
  readonly name: string;
  readonly code: string;
  readonly password: string;
};

/** Why something was not done. `stale` means: for an earlier state; an update follows. */
export type Refused = {
  readonly type: "refused";
  readonly table: string;
  readonly id: string;
  readonly text: Text;
  readonly stale?: boolean;
};

export type ReportOf = {
  readonly person: string;
  readonly table: string;
  readonly text: string;
  readonly at: number;
};

export type Respond = {
  readonly type: "respond";
  readonly table: string;
  readonly seat: number;
  readonly number: number;
  readonly agree: boolean;
  readonly id?: string;
};

/** How one seat of a finished match came out; `person` is empty for a bot. */
export type ResultInfo = {
  readonly table: string;
  readonly game: string;
  readonly seat: number;
  readonly person: string;
  readonly name: string;
  readonly bot: string;
  readonly score: number;
  readonly rank: number;
  readonly at: number;
};

export type ResultList = {
  readonly results: readonly (ResultInfo)[];
};

/** One thing that is wrong in an edition. */
export type SaidFault = {
  readonly line: number;
  readonly text: Text;
  readonly said: string;
};

export type Say = {
  readonly type: "say";
  readonly table: string;
  readonly text: string;
  readonly id?: string;
};

/** Points from one source, for the score sheet. */
export type ScoreLine = {
  readonly source: Text;
  readonly points: number;
  readonly step?: Text | null;
  readonly places?: readonly (string)[];
};

/** The chance of a seat to win, by the chef's reckoning, from what it could know at a moment. */
export type SeatChance = {
  readonly number: number;
  readonly seat: number;
  readonly chance: number;
};

/** Who sits where. `time` is in milliseconds; `present` says that the person is at the table. `name` is that of the person or bot, or what an imported record calls the seat; `named` says whether it is a bot's. */
export type SeatInfo = {
  readonly kind: "bot" | "invited" | "open" | "person";
  readonly name: string;
  readonly named: "bot" | "person";
  readonly person: string;
  readonly bot: string;
  readonly resigned: boolean;
  readonly present: boolean;
  readonly deciding: boolean;
  readonly time: number | null;
};

/** Who sits where. The invitation is for the host alone: its link is all that a friend needs. `name` is that of the person or bot, or what an imported record calls the seat; `named` says whether it is a bot's. */
export type SeatLine = {
  readonly kind: "bot" | "invited" | "open" | "person";
  readonly person: string;
  readonly name: string;
  readonly named: "bot" | "person";
  readonly guest: boolean;
  readonly bot: string;
  readonly invitation: string;
};

export type SeatMove = {
  readonly seat: number;
  readonly notation: string;
};

/** A seat as an argument: the speaker of the text knows who sits there, and whether it is "you". */
export type SeatName = {
  readonly type: "seat";
  readonly seat: number;
};

/** How often a seat found the best move, of the decisions that the chef has looked at. */
export type SeatReading = {
  readonly seat: number;
  readonly best: number;
  readonly looked_at: number;
};

export type SeenEvent = {
  readonly kind: string;
  readonly args: { readonly [key: string]: number | string | readonly (string)[] | SeatName | Text };
};

export type ServerMessage = Hello | Update | Done | Refused | ChatLine | Present | YourTurn | Changed | ListsChanged | Reasons | Bills | Foreseen | Advice | Pong;

/** A browser that is signed in; `id` is only good for ending it. */
export type SessionInfo = {
  readonly id: string;
  readonly created: number;
  readonly seen: number;
  readonly current: boolean;
};

export type SessionList = {
  readonly sessions: readonly (SessionInfo)[];
};

/** What the host makes of a seat before the start; the person who sat there leaves it. */
export type SetSeat = {
  readonly seat: number;
  readonly becomes: string;
};

export type SignIn = {
  readonly name: string;
  readonly password: string;
};

/** How a match would come out if it ended now, with points by source, as far as the viewer may know; once it is over, how it came out. */
export type Standing = {
  readonly table: string;
  readonly viewer: number | null;
  readonly results: readonly (Outcome)[];
};

/** With the name of a bot, it takes all seats that are still free. */
export type Start = {
  readonly fill?: string;
};

/** What a person did in a game. Everybody who shares the first rank has won. */
export type Statistics = {
  readonly person: string;
  readonly game: string;
  readonly matches: number;
  readonly wins: number;
  readonly mean_score: number;
  readonly best_score: number;
};

export type TableInfo = {
  readonly id: string;
  readonly game: string;
  readonly options: { readonly [key: string]: string };
  readonly edition: string;
  readonly house_edition: boolean;
  readonly host: string;
  readonly host_name: string;
  readonly pace: Pace;
  readonly visibility: "private" | "public" | "unlisted";
  readonly spectators: boolean;
  readonly status: "cancelled" | "open" | "over" | "running";
  readonly seats: readonly (SeatLine)[];
  readonly my_seats: readonly (number)[];
  readonly waiting_for: readonly (number)[];
  readonly waiting_since: number;
  readonly rated: boolean;
  readonly chef: boolean;
  readonly study: boolean;
  readonly parent: string;
  readonly opening: number;
  readonly commitment: string;
  readonly created: number;
  readonly started: number;
  readonly ended: number;
};

export type TableList = {
  readonly tables: readonly (TableInfo)[];
  readonly before: number | null;
};

/** One table with all that a lobby does not need. */
export type TablePage = {
  readonly id: string;
  readonly game: string;
  readonly options: { readonly [key: string]: string };
  readonly edition: string;
  readonly house_edition: boolean;
  readonly host: string;
  readonly host_name: string;
  readonly pace: Pace;
  readonly visibility: "private" | "public" | "unlisted";
  readonly spectators: boolean;
  readonly status: "cancelled" | "open" | "over" | "running";
  readonly seats: readonly (SeatLine)[];
  readonly my_seats: readonly (number)[];
  readonly waiting_for: readonly (number)[];
  readonly waiting_since: number;
  readonly rated: boolean;
  readonly chef: boolean;
  readonly study: boolean;
  readonly parent: string;
  readonly opening: number;
  readonly commitment: string;
  readonly created: number;
  readonly started: number;
  readonly ended: number;
  readonly edition_source: string;
  readonly rematch: string;
  readonly ready: readonly (number)[];
  readonly lesson: readonly (LessonStep)[];
};

export type TakeBack = {
  readonly type: "take-back";
  readonly table: string;
  readonly seat: number;
  readonly id?: string;
};

/** Whether this browser is told when a table waits; `endpoint` is empty if it is not. */
export type Telling = {
  readonly key: string;
  readonly endpoint: string;
};

export type Text = {
  readonly type: "text";
  readonly key: string;
  readonly args?: { readonly [key: string]: number | string | SeatName | Text };
};

/** The time of another seat is out: let a bot play on. */
export type TimeOut = {
  readonly type: "time-out";
  readonly table: string;
  readonly seat: number;
  readonly id?: string;
};

export type Undo = {
  readonly type: "undo";
  readonly table: string;
  readonly seat: number;
  readonly number: number;
  readonly id?: string;
};

export type Unwatch = {
  readonly type: "unwatch";
  readonly table: string;
};

/** A table as it is now for one viewer, and what happened since the number that they had. */
export type Update = {
  readonly type: "update";
  readonly table: string;
  readonly number: number;
  readonly status: "cancelled" | "open" | "over" | "running";
  readonly game: string;
  readonly viewer: number | null;
  readonly view: unknown;
  readonly decision: Decision | null;
  readonly seats: readonly (SeatInfo)[];
  readonly pace: Pace;
  readonly paused: boolean;
  readonly grace: number | null;
  readonly may_call_off: boolean;
  readonly proposal: ProposalInfo | null;
  readonly happenings: readonly (Happening)[];
  readonly earlier: readonly (Happening)[] | null;
  readonly commitment: string;
  readonly seed: string | null;
  readonly results: readonly (Outcome)[] | null;
  readonly learnt: number | null;
};

/** Who the server thinks this is: `person` is null for somebody without a session. */
export type Visitor = {
  readonly person: Me | null;
  readonly language: string;
};

/** Follow a table; with `since` also what happened after that number, 0 for all of it. `seat` is whose eyes, for people who sit at several. */
export type Watch = {
  readonly type: "watch";
  readonly table: string;
  readonly since?: number | null;
  readonly seat?: number | null;
  readonly invitation?: string;
};

/** What these moves will bring to the seat, as far as it can know that. */
export type What = {
  readonly type: "what";
  readonly table: string;
  readonly seat: number;
  readonly moves: readonly (string)[];
  readonly id?: string;
};

/** Why these moves are not legal now; with none given, all that would answer the present question. */
export type Why = {
  readonly type: "why";
  readonly table: string;
  readonly seat: number;
  readonly moves?: readonly (string)[];
  readonly id?: string;
};

/** A move as clients get it: its number to play it, its words to show and narrow it. */
export type WireMove = {
  readonly move: number;
  readonly text: string;
  readonly verb: string;
  readonly args: { readonly [key: string]: string };
};

/** Somewhere else a table waits for this person. */
export type YourTurn = {
  readonly type: "your-turn";
  readonly table: string;
  readonly game: string;
};
