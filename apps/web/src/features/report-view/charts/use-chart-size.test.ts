import { expect, test } from 'vitest';
import { hasRoom } from './use-chart-size.ts';

test('the word of a month that began just before the next one is left out', () => {
  expect(hasRoom(48, 70)).toBe(false);
  expect(hasRoom(48, 100)).toBe(true);
});
