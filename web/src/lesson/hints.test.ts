import { describe, expect, it } from 'vitest';
import { hintFor } from './hints';

const has = (name: string) => ['aim', 'turn'].includes(name);

describe('hintFor', () => {
  it('says the aim first, then what the question is for', () => {
    expect(hintFor('ask-turn', new Set(), has)).toBe('aim');
    expect(hintFor('ask-turn', new Set(['aim']), has)).toBe('turn');
  });
  it('is silent about what was understood, and about what has no hint', () => {
    expect(hintFor('ask-turn', new Set(['aim', 'turn']), has)).toBeNull();
    expect(hintFor('ask-other', new Set(['aim']), has)).toBeNull();
    expect(hintFor('', new Set(['aim']), has)).toBeNull();
  });
});
