import { expect, test } from 'vitest';
import { shapeOf } from './shape.svelte';

test.each([
  [360, 640, 'small'],
  [390, 844, 'small'],
  [320, 400, 'small'],
  [512, 384, 'low'],
  [600, 900, 'small'],
  [640, 400, 'low'],
  [932, 430, 'low'],
  [640, 512, 'low'],
  [960, 540, 'low'],
  [640, 580, 'small'],
  [660, 560, 'wide'],
  [768, 1024, 'tall'],
  [820, 1180, 'tall'],
  [1024, 768, 'wide'],
  [1280, 720, 'wide'],
  [1920, 1080, 'wide'],
] as const)('%d by %d is %s', (width, height, shape) => {
  expect(shapeOf(width, height)).toBe(shape);
});

test('a board that needs more width has its pages in an upright window up to there', () => {
  expect(shapeOf(680, 960, 760)).toBe('small');
  expect(shapeOf(768, 1024, 760)).toBe('tall');
  expect(shapeOf(740, 600, 760)).toBe('wide');
});
