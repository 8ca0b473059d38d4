import { expect, test } from 'vitest';
import { shapeOf } from './shape.svelte';

test.each([
  [360, 640, 'small'],
  [390, 844, 'small'],
  [599, 400, 'small'],
  [640, 400, 'low'],
  [932, 430, 'low'],
  [600, 480, 'wide'],
  [820, 1180, 'tall'],
  [1024, 768, 'wide'],
  [1280, 720, 'wide'],
  [1920, 1080, 'wide'],
] as const)('%d by %d is %s', (width, height, shape) => {
  expect(shapeOf(width, height)).toBe(shape);
});
