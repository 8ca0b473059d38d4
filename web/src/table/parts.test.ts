import { describe, expect, it } from 'vitest';
import { bestChoice, bestPart, choicesIn, mostIn } from './parts.svelte';

/** A table at which these pieces can be chosen, some with what they bring. */
const asking = (choices: Readonly<Record<string, number | null>>) => ({
  stateOf: (tag: string) => (tag in choices ? ('can' as const) : ('none' as const)),
  total: (tag: string) => choices[tag] ?? null,
});
const royal = { name: 'royal', tags: ['space:1a', 'space:1b'] };
const halls = [royal, { name: 'east', tags: ['space:2a'] }, { name: 'west', tags: ['space:3a', 'space:3b'] }];

describe('the part that is looked at', () => {
  it('stays where nothing can be chosen', () => {
    expect(bestPart(asking({}), halls, 'west')).toBe('west');
  });

  it('stays if it has a choice, and what choices bring is not known', () => {
    expect(bestPart(asking({ 'space:2a': null, 'space:3a': null }), halls, 'west')).toBe('west');
  });

  it('is the first with a choice if it has none itself', () => {
    expect(bestPart(asking({ 'space:2a': null, 'space:3a': null }), halls, 'royal')).toBe('east');
  });

  it('is the one with the choice that brings most', () => {
    const table = asking({ 'space:1a': 4, 'space:2a': 9, 'space:3b': 7 });
    expect(bestPart(table, halls, 'west')).toBe('east');
  });

  it('stays among those that bring the same', () => {
    expect(bestPart(asking({ 'space:1a': 5, 'space:3a': 5 }), halls, 'west')).toBe('west');
  });

  it('is rather one that brings less than nothing than one that nothing is known of', () => {
    expect(bestPart(asking({ 'space:1a': null, 'space:2a': -2 }), halls, 'royal')).toBe('east');
  });
});

it('knows what can be chosen in a part, and the most that it brings', () => {
  expect(choicesIn(asking({ 'space:1a': null, 'space:2a': 1 }), royal)).toEqual(['space:1a']);
  expect(mostIn(asking({ 'space:1a': 3, 'space:1b': 5, 'space:2a': 9 }), royal)).toBe(5);
  expect(mostIn(asking({ 'space:2a': 9 }), royal)).toBeNull();
});

describe('the choice of a part that is looked for', () => {
  it('is the one that brings most, or the first of those that do', () => {
    expect(bestChoice(asking({ 'space:3a': 3, 'space:3b': 5 }), halls[2]!)).toBe('space:3b');
    expect(bestChoice(asking({ 'space:3a': null, 'space:3b': -2 }), halls[2]!)).toBe('space:3b');
    expect(bestChoice(asking({ 'space:1a': 4, 'space:1b': 4 }), royal)).toBe('space:1a');
  });

  it('is the first where nothing is known, and none where nothing can be chosen', () => {
    expect(bestChoice(asking({ 'space:1b': null }), royal)).toBe('space:1b');
    expect(bestChoice(asking({ 'space:2a': 3 }), royal)).toBeNull();
  });
});
