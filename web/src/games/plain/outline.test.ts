import { expect, test } from 'vitest';
import { outline } from './outline';

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
      rows: [
        ['1', 'a'],
        ['2', '–'],
      ],
    },
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
          name: '1',
          parts: [{ kind: 'table', name: 'cakes', columns: ['layers'], rows: [['1']] }],
        },
        { kind: 'group', name: '2', parts: [{ kind: 'value', name: 'cakes', text: '–' }] },
      ],
    },
    { kind: 'group', name: 'board', parts: [{ kind: 'value', name: 'left', text: '3' }] },
  ]);
});
