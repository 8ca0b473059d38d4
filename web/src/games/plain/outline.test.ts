import { expect, test } from 'vitest';
import { inWords, outline as told, type Words } from './outline';

const WORDS: Words = { field: inWords, seat: (seat) => ['Laura', 'Marie'][seat]! };
const outline = (view: unknown) => told(view, WORDS);

test('values are told by their name, and nothing is told as a dash', () => {
  expect(outline({ pile_top: 'red-2', over: false, hand: [1, 2], note: null, empty: [] })).toEqual([
    { kind: 'value', name: 'pile top', text: 'red-2' },
    { kind: 'value', name: 'over', text: '–' },
    { kind: 'value', name: 'hand', text: '1, 2' },
    { kind: 'value', name: 'note', text: '–' },
    { kind: 'value', name: 'empty', text: '–' },
  ]);
});

test('things that are alike make a table', () => {
  const seats = [
    { gold: 1, hand: ['a'] },
    { gold: 2, hand: [] },
  ];
  expect(outline({ seats })).toEqual([
    {
      kind: 'table',
      name: 'seats',
      columns: ['gold', 'hand'],
      heads: ['Laura', 'Marie'],
      rows: [
        ['1', 'a'],
        ['2', '–'],
      ],
    },
  ]);
});

test('a field is told by its word, a seat by the name of who sits there', () => {
  const words: Words = { ...WORDS, field: (name) => (name === 'left' ? 'Noch da' : inWords(name)) };
  expect(told({ left: 1, deciders: [1], viewer: null }, words)).toEqual([
    { kind: 'value', name: 'Noch da', text: '1' },
    { kind: 'value', name: 'deciders', text: 'Marie' },
    { kind: 'value', name: 'viewer', text: '–' },
  ]);
});

test('things that hold others, or are not alike, make groups', () => {
  expect(outline({ seats: [{ cakes: [{ layers: 1 }] }, { cakes: [] }], board: { left: 3 } })).toEqual([
    {
      kind: 'group',
      name: 'seats',
      parts: [
        {
          kind: 'group',
          name: 'Laura',
          parts: [{ kind: 'table', name: 'cakes', columns: ['layers'], heads: ['1'], rows: [['1']] }],
        },
        { kind: 'group', name: 'Marie', parts: [{ kind: 'value', name: 'cakes', text: '–' }] },
      ],
    },
    { kind: 'group', name: 'board', parts: [{ kind: 'value', name: 'left', text: '3' }] },
  ]);
});
