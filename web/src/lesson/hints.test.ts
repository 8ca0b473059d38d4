import { describe, expect, it } from 'vitest';
import { hintFor } from './hints';

const HINTS: Readonly<Record<string, string>> = {
  aim: 'Take most.',
  turn: 'Take one or two.',
  'turn-again': 'Take one or two.',
};
const said = (name: string): string | null => HINTS[name] ?? null;

describe('hintFor', () => {
  it('says the aim first, then what the question is for', () => {
    expect(hintFor('ask-turn', new Set(), said)).toBe('aim');
    expect(hintFor('ask-turn', new Set(['aim']), said)).toBe('turn');
  });
  it('is silent about what was understood, and about what has no hint', () => {
    expect(hintFor('ask-turn', new Set(['aim', 'turn']), said)).toBeNull();
    expect(hintFor('ask-other', new Set(['aim']), said)).toBeNull();
    expect(hintFor('', new Set(['aim']), said)).toBeNull();
  });
  it('says once what is the same for several questions', () => {
    expect(hintFor('ask-turn-again', new Set(['aim']), said)).toBe('turn-again');
    expect(hintFor('ask-turn-again', new Set(['aim', 'turn']), said)).toBeNull();
  });
});
