import { describe, expect, it } from 'vitest';
import type { EventLooks } from '../games/contract';
import { events as gateau } from '../games/gateau/events';
import { events as patisserie } from '../games/patisserie/events';
import { events as pieces } from '../games/pieces-montees/events';
import { events as rococo } from '../games/rococo/events';
import type { Happening, SeatName, SeenEvent, Text } from '../wire';
import { changed, type Line, since, Telling } from './merging';

const seat = (number: number): SeatName => ({ type: 'seat', seat: number });
const text = (key: string, args: Text['args'] = {}): Text => ({ type: 'text', key, args });
const event = (kind: string, args: SeenEvent['args'] = {}): SeenEvent => ({ kind, args });
const begins = (who: number): SeenEvent => event('turn-begins', { seat: seat(who), round: 1 });

/** Rows of moves, numbered from 1: who moved, and what came of it. */
const rows = (...all: readonly (readonly [seat: number, ...events: SeenEvent[]])[]): Happening[] =>
  all.map(([who, ...events], index) => ({
    number: index + 1,
    kind: 'move',
    at: 1_000 * index,
    seat: who,
    move: 'move',
    moves: index + 1,
    data: {},
    events,
  }));
const told = (looks: EventLooks | undefined, happenings: readonly Happening[]) =>
  new Telling(looks).turns(happenings);
const linesOf = (looks: EventLooks | undefined, happenings: readonly Happening[]): readonly Line[] =>
  told(looks, happenings).flatMap(({ lines }) => lines);
const inside = ({ parts }: Line): string[] => parts.map((part) => part.text.key.replace('event-', ''));

const dough = (who: number, place = 'b2', zone = 'equal'): SeenEvent =>
  event('took', {
    seat: seat(who),
    kind: 'dough',
    ingredient: text('kind', { kind: 'dough' }),
    zone,
    source: 'bowl',
    place,
  });

describe('lines', () => {
  it('tell alike things once, with their number, and have them all inside', () => {
    const [line, ...rest] = linesOf(gateau, rows([1, dough(1)], [1, dough(1)]));
    expect(rest).toEqual([]);
    expect(line!.said).toEqual([
      text('merged-took', {
        seat: seat(1),
        kind: 'dough',
        ingredient: text('kind', { kind: 'dough' }),
        zone: 'equal',
        source: 'bowl',
        place: 'b2',
        count: 2,
      }),
    ]);
    expect(inside(line!)).toEqual(['took', 'took']);
    expect([line!.first, line!.last, line!.actor]).toEqual([1, 2, 1]);
    expect(line!.places).toEqual(['bowl:b2', 'in:b2']);
  });

  it('keep apart what differs in what counts, or comes from somebody else', () => {
    const lines = linesOf(gateau, rows([1, dough(1)], [1, dough(1, 'b2', 'pair-1')], [0, dough(0)]));
    expect(lines.map(({ said, parts }) => [said[0]!.key, parts.length])).toEqual([
      ['merged-took', 0],
      ['merged-took', 0],
      ['merged-took', 0],
    ]);
  });

  it('have what leads to them and what follows from them inside', () => {
    const lines = linesOf(
      gateau,
      rows(
        [1, event('went', { seat: seat(1), space: 'left', action: 'take', idle: 'no' })],
        [1, event('hand-moved', { seat: seat(1), spot: 'a1' })],
        [1, dough(1), event('burst', { bowl: 'b2', places: ['a1', 'c2'], kinds: ['dough', 'dough'] })],
      ),
    );
    expect(lines.map((line) => [line.said[0]!.key, inside(line)])).toEqual([
      ['merged-took', ['went', 'hand-moved', 'took', 'burst']],
    ]);
    expect(lines[0]!.places).toContain('bowl:c2');
  });

  it('tell by themselves what nothing came of', () => {
    const went = event('went', { seat: seat(0), space: 'left', action: 'take', idle: 'yes' });
    const lines = linesOf(gateau, rows([0, went, event('turn-ended', { seat: seat(0) }), begins(1)]));
    expect(lines.map((line) => [line.said[0]!.key, inside(line)])).toEqual([
      ['event-turn-ended', ['went', 'turn-ended']],
    ]);
    expect(linesOf(gateau, rows([0, went])).map(inside)).toEqual([[]]);
  });

  it('do not give to one what another got', () => {
    const income = (who: number) => event('income', { seat: seat(who), amount: 5 });
    const gained = (who: number) => event('livres-gained', { seat: seat(who), amount: 2, reason: 'space' });
    const lines = linesOf(rococo, rows([0, income(0), gained(1), gained(1)]));
    expect(lines.map((line) => [line.actor, line.said[0]!.key, line.parts.length])).toEqual([
      [0, 'event-income', 0],
      [1, 'event-livres-gained', 2],
    ]);
  });

  it('add up what is brought beside what they say', () => {
    const lines = linesOf(
      rococo,
      rows([
        0,
        event('played', { seat: seat(0) }),
        event('rented', { seat: seat(0), garment: text('the-garment', { garment: 'blue-3' }) }),
        event('livres-gained', { seat: seat(0), amount: 3, reason: 'space' }),
        event('livres-gained', { seat: seat(0), amount: 2, reason: 'garment' }),
        event('points-gained', { seat: seat(0), amount: 4, reason: 'garment' }),
      ]),
    );
    expect(lines).toHaveLength(1);
    expect(lines[0]!.brings).toEqual([
      ['livres', 5],
      ['points', 4],
    ]);
    expect(lines[0]!.places).toEqual(['garment:blue-3']);
  });

  it('are the same objects as long as nothing comes to them', () => {
    const telling = new Telling(gateau);
    const before = rows([0, dough(0), begins(1)], [1, dough(1)]);
    const [first, second] = telling.turns(before);
    const [still, grown] = telling.turns([...before, { ...before[1]!, number: 3, moves: 3 }]);
    expect(still!.lines).toBe(first!.lines);
    expect(grown!.lines).not.toBe(second!.lines);
  });

  it('say nothing of what was taken back', () => {
    const all = rows([0, dough(0)], [0, dough(0)]);
    const undo: Happening = { ...all[1]!, number: 3, kind: 'undo', moves: 1, events: [] };
    expect(linesOf(gateau, [...all, undo]).map(({ last, parts }) => [last, parts.length])).toEqual([[1, 0]]);
  });

  it('are whole moves where a game says nothing of its events', () => {
    const [line] = linesOf(undefined, rows([0, event('one', { card: 'a1' }), event('two')]));
    expect(line!.said.map(({ key }) => key)).toEqual(['event-one', 'event-two']);
    expect(line!.parts).toEqual([]);
    expect(line!.speaksOf).toEqual(['card:a1']);
  });
});

describe('what an event has changed', () => {
  it('is named by its arguments, by parts of them, and by lists', () => {
    const look = { places: ['shelf:{seat}:{family}', 'garment:{garment.garment}', 'bowl:{places}', 'fixed'] };
    const found = changed(
      event('any', {
        seat: seat(2),
        family: 'tart',
        garment: text('the-garment', { garment: 'blue-3' }),
        places: ['a1', 'b1'],
      }),
      look,
    );
    expect(found).toEqual(['shelf:2:tart', 'garment:blue-3', 'bowl:a1', 'bowl:b1', 'fixed']);
  });

  it('is not guessed: what the viewer was not told has no place', () => {
    expect(changed(event('drew', { tile: text('hidden-tile') }), { places: ['tile:{tile.tile}'] })).toEqual(
      [],
    );
  });
});

describe('since my last turn', () => {
  const keys = (happenings: readonly Happening[], me: number, last: number, looks = gateau): string[] =>
    since(told(looks, happenings), me, last).map(({ actor, said }) => `${actor} ${said[0]!.key}`);

  it('is all that came after my last move', () => {
    const all = rows([0, dough(0), begins(1)], [1, dough(1)], [1, dough(1, 'a1'), begins(0)]);
    expect(keys(all, 0, 1)).toEqual(['1 merged-took', '1 merged-took']);
    expect(keys(all, 1, 3)).toEqual([]);
  });

  it('begins inside my own move where an automa plays in it', () => {
    const all = rows([
      0,
      dough(0),
      event('robot-card', { round: 1 }),
      event('robot-took', { bowl: 'a1', count: 2, places: ['a1'], kinds: ['dough'] }),
      event('robot-gold', { amount: 1 }),
      begins(0),
    ]);
    expect(keys(all, 0, 1)).toEqual(['automa event-robot-took']);
  });

  it('leaves out what my own move brought me after another got theirs', () => {
    const income = (who: number) => event('income', { seat: seat(who), amount: 5 });
    const all = rows([0, event('hired', { seat: seat(0) }), income(1), income(0), event('round-begins')]);
    expect(keys(all, 0, 1, rococo)).toEqual(['1 event-income', 'null event-round-begins']);
  });
});

describe('what the games say of their events', () => {
  it.each([gateau, patisserie, pieces, rococo])(
    'is of one part, and brings only beside a line',
    ({ kinds }) => {
      for (const look of Object.values(kinds)) {
        if (look.brings) expect(look.part).toBe('follows');
        if (look.alike) expect(look.part).toBeUndefined();
      }
    },
  );
});
