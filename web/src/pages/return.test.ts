import { expect, test } from 'vitest';
import { cameFrom } from './return';

test.each([
  ['', '/'],
  ['to=/table/abc', '/table/abc'],
  ['to=%2Fnew%3Fgame%3Dpieces-montees', '/new?game=pieces-montees'],
  ['to=//evil.example', '/'],
  ['to=/\\evil.example', '/'],
  ['to=https://evil.example', '/'],
  ['to=/sign-in?way=new', '/'],
])('%s leads back to %s', (query, page) => {
  expect(cameFrom(new URLSearchParams(query))).toBe(page);
});
