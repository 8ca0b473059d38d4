import { expect, test } from 'vitest';
import type { ChatInfo } from '../wire';
import { heard } from './chatting';

const line = (number: number): ChatInfo => ({
  number,
  person: 'laura',
  name: 'Laura',
  text: `line ${number}`,
  at: number,
});
const numbers = (lines: readonly ChatInfo[]): number[] => lines.map((one) => one.number);

test('a list that comes late takes nothing away from what was heard meanwhile', () => {
  expect(numbers(heard([line(3), line(4)], [line(1), line(2), line(3)]))).toEqual([1, 2, 3, 4]);
});

test('what was said during a cut comes between, once', () => {
  expect(numbers(heard([line(1), line(5)], [line(1), line(2), line(3), line(5)]))).toEqual([1, 2, 3, 5]);
});
