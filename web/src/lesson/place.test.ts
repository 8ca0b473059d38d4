import { describe, expect, it } from 'vitest';
import { heightBeside, movesDone, notePlace, stepAt } from './place';

const step = (name: string, ...moves: string[]) => ({ name, look: [], moves: moves.map((move) => [move]) });
const STEPS = [
  step('aim'),
  step('first', 'place a1', 'end'),
  step('think'),
  step('second', 'end'),
  step('bye'),
];

describe('stepAt', () => {
  it('begins with what is to be read', () => {
    expect(stepAt(STEPS, 0, new Set())).toBe(0);
    expect(stepAt(STEPS, 0, new Set(['aim']))).toBe(1);
  });
  it('goes on when the moves of a step are played', () => {
    expect(stepAt(STEPS, 1, new Set(['aim']))).toBe(1);
    expect(stepAt(STEPS, 2, new Set(['aim']))).toBe(2);
    expect(stepAt(STEPS, 2, new Set(['aim', 'think']))).toBe(3);
  });
  it('takes as read what lies before a move that was played, on another device', () => {
    expect(stepAt(STEPS, 1, new Set())).toBe(1);
    expect(stepAt(STEPS, 3, new Set())).toBe(4);
  });
  it('ends', () => {
    expect(stepAt(STEPS, 3, new Set(['bye']))).toBeNull();
  });
});

describe('movesDone', () => {
  const steps = [
    step('first', 'go'),
    { name: 'maybe', look: [], moves: [['done', '']] },
    step('then', 'end'),
  ];

  it('stays at a question that has come', () => {
    expect(movesDone(steps, 1, new Set(['done']))).toBe(1);
    expect(movesDone(steps, 0, new Set(['done']))).toBe(0);
  });
  it('leaves out one that has not', () => {
    expect(movesDone(steps, 1, new Set(['end']))).toBe(2);
    expect(movesDone(steps, 3, new Set(['end']))).toBe(3);
  });
});

describe('notePlace', () => {
  const window = { left: 0, top: 0, width: 1000, height: 600 };
  const size = { width: 300, height: 200 };

  it('is in the middle where nothing is meant', () => {
    expect(notePlace(size, [], window)).toEqual({ left: 350, top: 200 });
  });
  it('is beside what is meant and covers none of it', () => {
    const meant = { left: 100, top: 250, width: 100, height: 100, pressed: false };
    expect(notePlace(size, [meant], window)).toMatchObject({ top: 32 });
  });
  it('is above what fills the width', () => {
    const meant = { left: 0, top: 400, width: 1000, height: 200, pressed: false };
    expect(notePlace(size, [meant], window)).toMatchObject({ top: 182 });
  });
  it('covers the least where it must cover something', () => {
    const meant = { left: 0, top: 150, width: 1000, height: 450, pressed: false };
    expect(notePlace(size, [meant], window)).toMatchObject({ top: 0 });
  });
  it('rather covers what is looked at than what is to be pressed', () => {
    const looked = { left: 0, top: 0, width: 1000, height: 600, pressed: false };
    const button = { left: 20, top: 20, width: 60, height: 60, pressed: true };
    const { left, top } = notePlace(size, [looked, button], window);
    expect(left >= 80 || top >= 80).toBe(true);
  });
});

describe('heightBeside', () => {
  const window = { left: 0, top: 100, width: 360, height: 500 };

  const ENOUGH = 180;

  it('leaves all that is to be pressed free, above or below it', () => {
    const stand = { left: 100, top: 330, width: 110, height: 110, pressed: true };
    const card = { left: 100, top: 450, width: 50, height: 70, pressed: true };
    expect(heightBeside(300, [stand], window, ENOUGH)).toBe(212);
    expect(heightBeside(300, [stand, card], window, ENOUGH)).toBe(212);
  });
  it('leaves one of them free where it could not be read beside all', () => {
    const stand = { left: 100, top: 280, width: 110, height: 110, pressed: true };
    const card = { left: 100, top: 450, width: 50, height: 70, pressed: true };
    expect(heightBeside(300, [stand, card], window, ENOUGH)).toBe(332);
  });
  it('asks nothing where there is width beside all that is to be pressed', () => {
    const wide = { ...window, width: 560 };
    const card = { left: 330, top: 450, width: 50, height: 70, pressed: true };
    const stand = { left: 200, top: 330, width: 110, height: 110, pressed: true };
    expect(heightBeside(300, [card], wide, ENOUGH)).toBe(Number.POSITIVE_INFINITY);
    expect(heightBeside(300, [stand, card], wide, ENOUGH)).toBe(212);
  });
  it('asks nothing where all is only to be looked at', () => {
    const looked = [{ ...window, pressed: false }];
    expect(heightBeside(300, looked, window, ENOUGH)).toBe(Number.POSITIVE_INFINITY);
  });
});
