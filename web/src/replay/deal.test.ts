import { expect, it } from 'vitest';
import { sha256 } from './deal';

it('computes the commitment as the server does', async () => {
  // hashlib.sha256("5f0c".encode()).hexdigest()
  expect(await sha256('5f0c')).toBe('88d12b3ba8401e4a889f6f1e0d3932cbbea80ace6a599cf357da5979f79bc15e');
});
