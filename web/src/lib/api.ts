/** The server's HTTP interface. A refusal is thrown as `Refused`, with a sentence for the visitor. */
import type {
  AccountMade,
  Bills,
  ChangeMe,
  ChatList,
  ChefNotes,
  ErrorBody,
  Export,
  FindMove,
  Foreseen,
  Fork,
  GameList,
  History,
  ImportRecord,
  Join,
  Leave,
  Me,
  Moments,
  NewAccount,
  NewDevice,
  NewGuest,
  NewReport,
  NewTable,
  Note,
  PlayOn,
  PositionOfDay,
  PositionsOfDay,
  Profile,
  RatingList,
  Reasons,
  Recover,
  ResultList,
  SessionList,
  SetSeat,
  SignIn,
  Standing,
  Start,
  TableList,
  TablePage,
  Telling,
  Visitor,
} from '../wire';
import { speech, t } from './i18n.svelte';

export class Refused extends Error {
  constructor(
    readonly status: number,
    message: string,
    readonly body: ErrorBody | null,
  ) {
    super(message);
  }
}

async function ask<Answer>(method: string, path: string, body?: object): Promise<Answer> {
  const headers: Record<string, string> = { 'X-Toque': '1', 'Accept-Language': speech.language };
  if (body) headers['Content-Type'] = 'application/json';
  let response: Response;
  try {
    response = await fetch(`/api${path}`, {
      method,
      headers,
      ...(body ? { body: JSON.stringify(body) } : {}),
    });
  } catch {
    throw new Refused(0, t('page-unreachable'), null);
  }
  const text = await response.text();
  if (!response.ok) throw refusal(response.status, text);
  const json = text && response.headers.get('content-type')?.includes('json');
  return (json ? JSON.parse(text) : text) as Answer;
}

function refusal(status: number, text: string): Refused {
  try {
    const body = JSON.parse(text) as ErrorBody;
    return new Refused(status, body.said, body);
  } catch {
    return new Refused(status, t('server-bug'), null);
  }
}

type Word = string | number | boolean | undefined;
/** A list is said word by word. */
const query = (words: Record<string, Word | readonly string[]>): string => {
  const given = Object.entries(words).flatMap(([key, value]) =>
    (Array.isArray(value) ? value : [value as Word])
      .filter((one) => one !== undefined)
      .map((one) => [key, String(one)]),
  );
  return given.length ? `?${new URLSearchParams(given)}` : '';
};
const ofDay = (game: string, what = ''): string => `/positions/${encodeURIComponent(game)}${what}`;
const at = (table: string, what = ''): string => `/tables/${encodeURIComponent(table)}${what}`;

export type TableFilter = {
  status?: 'open' | 'running' | 'over';
  game?: string;
  mine?: boolean;
  limit?: number;
  before?: number;
};

export type ResultFilter = { game?: string; person?: string; limit?: number };

export const api = {
  visitor: () => ask<Visitor>('GET', '/me'),
  games: () => ask<GameList>('GET', '/games'),
  /** Markdown, with the numbers of the edition that a table plays with, else of the house edition. */
  guide: (game: string, language: string, table?: string) =>
    ask<string>(
      'GET',
      table ? at(table, `/guide/${language}`) : `/games/${encodeURIComponent(game)}/guide/${language}`,
    ),
  /** The match that teaches a game: mine that is not over yet, or a new one. */
  learn: (game: string) => ask<TablePage>('POST', `/games/${encodeURIComponent(game)}/lesson`),
  beGuest: (body: NewGuest) => ask<Me>('POST', '/guest', body),
  makeAccount: (body: NewAccount) => ask<AccountMade>('POST', '/account', body),
  signIn: (body: SignIn) => ask<Me>('POST', '/session', body),
  signOut: () => ask<void>('DELETE', '/session'),
  sessions: () => ask<SessionList>('GET', '/sessions'),
  endSession: (id: string) => ask<void>('DELETE', `/sessions/${encodeURIComponent(id)}`),
  sendConfirmation: () => ask<Me>('POST', '/email/send'),
  confirmEmail: (token: string) => ask<Visitor>('POST', '/email/confirm', { token }),
  /** Whether this browser is told when a table waits, and with which key it subscribes. */
  telling: () => ask<Telling>('GET', '/device'),
  tell: (body: NewDevice) => ask<void>('PUT', '/device', body),
  tellNoMore: () => ask<void>('DELETE', '/device'),
  report: (body: NewReport) => ask<void>('POST', '/reports', body),
  recover: (body: Recover) => ask<AccountMade>('POST', '/recover', body),
  changeMe: (body: ChangeMe) => ask<Me>('PATCH', '/me', body),
  export: () => ask<Export>('GET', '/me/export'),
  forgetMe: () => ask<void>('DELETE', '/me'),
  profile: (person: string) => ask<Profile>('GET', `/people/${encodeURIComponent(person)}`),
  results: (filter: ResultFilter = {}) => ask<ResultList>('GET', `/results${query(filter)}`),
  ratings: (game: string) => ask<RatingList>('GET', `/ratings/${encodeURIComponent(game)}`),
  tables: (filter: TableFilter = {}) => ask<TableList>('GET', `/tables${query(filter)}`),
  table: (table: string, invitation?: string) =>
    ask<TablePage>('GET', at(table) + query({ invitation: invitation || undefined })),
  openTable: (body: NewTable) => ask<TablePage>('POST', '/tables', body),
  join: (table: string, body: Join) => ask<TablePage>('POST', at(table, '/join'), body),
  leave: (table: string, body: Leave) => ask<TablePage>('POST', at(table, '/leave'), body),
  setSeat: (table: string, body: SetSeat) => ask<TablePage>('POST', at(table, '/seat'), body),
  start: (table: string, body: Start) => ask<TablePage>('POST', at(table, '/start'), body),
  cancel: (table: string) => ask<TablePage>('POST', at(table, '/cancel')),
  rematch: (table: string) => ask<TablePage>('POST', at(table, '/rematch')),
  fork: (table: string, body: Fork) => ask<TablePage>('POST', at(table, '/fork'), body),
  importRecord: (body: ImportRecord) => ask<TablePage>('POST', '/import', body),
  record: (table: string) => ask<string>('GET', at(table, '/record')),
  /** What the match looked like after these log numbers, at most 60; without a seat as a spectator sees it. */
  moments: (table: string, first: number, last: number, seat: number | null) =>
    ask<Moments>('GET', at(table, '/moments') + query({ first, last, seat: seat ?? undefined })),
  standing: (table: string, seat: number | null) =>
    ask<Standing>('GET', at(table, '/standing') + query({ seat: seat ?? undefined })),
  history: (table: string, seat: number | null) =>
    ask<History>('GET', at(table, '/history') + query({ seat: seat ?? undefined })),
  /** What the chef says about a match that is over; he reads it when he is asked. */
  chefNotes: (table: string) => ask<ChefNotes>('GET', at(table, '/chef')),
  /** The positions of today, and how far the visitor is with them. */
  positions: () => ask<PositionsOfDay>('GET', '/positions'),
  /** That of a game: of today, or of a day as it is named. */
  position: (game: string, day?: string) => ask<PositionOfDay>('GET', ofDay(game) + query({ day })),
  findMove: (game: string, body: FindMove) => ask<PositionOfDay>('POST', ofDay(game), body),
  playOn: (game: string, body: PlayOn) => ask<TablePage>('POST', ofDay(game, '/play-on'), body),
  /** What the socket answers at a table. */
  whyAtPosition: (game: string, day: string) => ask<Reasons>('GET', ofDay(game, '/why') + query({ day })),
  whatAtPosition: (game: string, day: string, moves: readonly string[]) =>
    ask<Bills>('GET', ofDay(game, '/what') + query({ day, moves })),
  aheadAtPosition: (game: string, day: string, moves: readonly string[]) =>
    ask<Foreseen>('GET', ofDay(game, '/ahead') + query({ day, moves })),
  chat: (table: string, after = 0) =>
    ask<ChatList>('GET', at(table, '/chat') + query({ after: after || undefined })),
  note: (table: string) => ask<Note>('GET', at(table, '/note')),
  writeNote: (table: string, text: string) => ask<Note>('PUT', at(table, '/note'), { text }),
};
