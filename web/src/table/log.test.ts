import { describe, expect, it } from 'vitest';
import type { Happening, SeenEvent } from '../wire';
import { Chronicle, isRead, lastStanding, placesOf, sentences, takenBack } from './log';

let number = 0;
const row = (seat: number, moves: number, ...events: SeenEvent[]): Happening => ({
  number: ++number,
  kind: 'move',
  at: 1_000 * number,
  seat,
  move: 'end',
  moves,
  data: {},
  events,
});
const placed: SeenEvent = {
  kind: 'placed',
  args: { card: 'a1', hand: { type: 'seat', seat: 0 }, points: 3 },
};
const begins = (seat: number, round: number): SeenEvent => ({
  kind: 'turn-begins',
  args: { seat: { type: 'seat', seat }, round },
});

describe('the chronicle', () => {
  it('begins a group where a turn begins, with the seat and the round that the event names', () => {
    number = 0;
    const rows = [
      row(0, 1, placed),
      row(0, 2, placed, begins(1, 4)),
      row(1, 3, placed, begins(0, 5), placed),
    ];
    const turns = new Chronicle().turns(rows);
    expect(turns.map(({ seat, round }) => [seat, round])).toEqual([
      [0, null],
      [1, 4],
      [0, 5],
    ]);
    expect(turns.map(({ entries }) => entries.map((entry) => entry.row.number))).toEqual([[1, 2], [3], [3]]);
  });

  it('goes by who acts where no turn is announced', () => {
    number = 0;
    const turns = new Chronicle().turns([row(0, 1, placed), row(0, 2, placed), row(1, 3), row(0, 4)]);
    expect(turns.map(({ seat, entries }) => [seat, entries.length])).toEqual([
      [0, 2],
      [1, 1],
      [0, 1],
    ]);
  });

  it('keeps the entries that have not changed', () => {
    number = 0;
    const chronicle = new Chronicle();
    const rows = [row(0, 1, placed), row(0, 2, placed)];
    const before = chronicle.turns(rows)[0]!.entries;
    const undo: Happening = { ...row(0, 1), kind: 'undo', move: '' };
    const after = chronicle.turns([...rows, undo])[0]!.entries;
    expect(after[0]).toBe(before[0]);
    expect(after[1]).not.toBe(before[1]);
    expect(after.map((entry) => entry.undone)).toEqual([false, true, false]);
  });

  it('marks all that an undo goes back behind, and only that', () => {
    number = 0;
    const rows = [row(0, 1), row(0, 2), row(0, 3)];
    const undo: Happening = { ...row(0, 1), kind: 'undo', data: { to: 1 } };
    const again = [row(0, 2), { ...row(0, 1), kind: 'undo' as const }];
    expect([...takenBack([...rows, undo, ...again])].sort()).toEqual([2, 3, 5]);
    const entries = new Chronicle().turns([...rows, undo])[0]!.entries;
    expect(sentences(entries[3]!)[0]).toMatchObject({ key: 'log-undo', args: { moves: 2 } });
  });

  it('names the places of the board that its events speak of', () => {
    number = 0;
    const [turn] = new Chronicle().turns([row(0, 1, placed)]);
    expect(placesOf(turn!.entries[0]!.events)).toEqual(['card:a1']);
  });

  it('says what a row is that has no events', () => {
    number = 0;
    const secret: Happening = { ...row(1, 1), move: '' };
    const bot: Happening = { ...row(1, 1), kind: 'bot', data: { bot: 'greedy', reason: 'time' } };
    const entries = new Chronicle().turns([secret, bot]).flatMap((turn) => turn.entries);
    expect(entries.map((entry) => sentences(entry)[0]!.key)).toEqual(['log-decided', 'log-bot']);
  });
});

describe('what is read', () => {
  const read = (rows: readonly Happening[]): number[] =>
    new Chronicle()
      .turns(rows)
      .flatMap((turn) => turn.entries)
      .filter(isRead)
      .map((entry) => entry.row.number);
  it('has no line of a move taken back, nor of its undo; what all agreed to undo has one', () => {
    number = 0;
    const moves = [row(0, 1, placed), row(0, 2, placed)];
    const own: Happening = { ...row(0, 1), kind: 'undo', move: '' };
    expect(read([...moves, own, row(0, 2, placed)])).toEqual([1, 4]);
    const agreed: Happening = { ...own, moves: 0, data: { to: 0 } };
    expect(read([...moves, agreed])).toEqual([3]);
  });
});

describe('an answer taken back by its own seat', () => {
  it('is its last one that stands, no matter who answered after it', () => {
    number = 0;
    const undo = (seat: number): Happening => ({ ...row(seat, 2), kind: 'undo', move: '' });
    const rows = [row(0, 1), row(1, 2), row(0, 3), row(1, 4), undo(0)];
    expect([...takenBack(rows)]).toEqual([3]);
    expect(lastStanding(rows, 0)?.number).toBe(1);
    expect(lastStanding(rows, 1)?.number).toBe(4);
    rows.push(undo(0));
    expect([...takenBack(rows)]).toEqual([3, 1]);
    expect(lastStanding(rows, 0)).toBeNull();
  });

  it('moves the later ones up: what all agree to take back afterwards is counted without it', () => {
    number = 0;
    const own: Happening = { ...row(0, 1), number: 3, kind: 'undo', move: '' };
    const agreed: Happening = { ...row(0, 1), number: 5, kind: 'undo', move: '', data: { to: 1 } };
    number = 0;
    const rows = [row(0, 1), row(1, 2), own];
    number = 3;
    rows.push(row(0, 2), agreed);
    expect([...takenBack(rows)]).toEqual([1, 4]);
    expect(lastStanding(rows, 1)?.number).toBe(2);
  });
});
