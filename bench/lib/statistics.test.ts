import { expect, test } from 'vitest';
import { median, medianRatio } from './statistics.ts';

test('the median is the middle value, or the mean of the two middle ones', () => {
  expect(median([9, 1, 5])).toBe(5);
  expect(median([4, 1, 3, 2])).toBe(2.5);
  expect(() => median([])).toThrow(RangeError);
});

test('a round that was slowed down as a whole does not move the ratio', () => {
  expect(medianRatio([60, 6, 60], [100, 10, 100])).toBeCloseTo(0.6);
  expect(() => medianRatio([1], [1, 2])).toThrow(RangeError);
});
