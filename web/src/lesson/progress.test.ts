import { beforeEach, describe, expect, it, vi } from 'vitest';
import { lessonOf, note } from './progress';

describe('the way back to a lesson', () => {
  beforeEach(() => {
    const kept = new Map<string, string>();
    vi.stubGlobal('localStorage', {
      getItem: (key: string) => kept.get(key) ?? null,
      setItem: (key: string, value: string) => kept.set(key, value),
    });
  });

  it('is kept for each game', () => {
    expect(lessonOf({ slug: 'gateau', lesson: 9 }).step).toBe(0);
    note('gateau', 4, 9);
    note('rococo', 1, 8);
    expect(lessonOf({ slug: 'gateau', lesson: 9 })).toEqual({ step: 4, steps: 9 });
    expect(lessonOf({ slug: 'rococo', lesson: 8 })).toEqual({ step: 1, steps: 8 });
  });

  it('is nothing once the lesson is another, or the note is broken', () => {
    note('gateau', 4, 9);
    expect(lessonOf({ slug: 'gateau', lesson: 10 }).step).toBe(0);
    localStorage.setItem('toque-lessons', 'nonsense');
    expect(lessonOf({ slug: 'gateau', lesson: 9 }).step).toBe(0);
  });
});
