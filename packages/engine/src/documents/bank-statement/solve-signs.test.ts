import fc from 'fast-check';
import { expect, test } from 'vitest';
import { MOST_OPEN_SIGNS, solveSigns } from './solve-signs.ts';

test('the only choice of signs is found', () => {
  expect(solveSigns([6_110, 25_000, 167_974, 70_000], 116_864)).toEqual([-1, 1, 1, -1]);
});

test('two choices are none', () => {
  expect(solveSigns([100, 100, 50], 50)).toBeNull();
});

test('no choice is none', () => {
  expect(solveSigns([100, 200], 50)).toBeNull();
  expect(solveSigns([], 50)).toBeNull();
  expect(
    solveSigns(
      Array.from({ length: MOST_OPEN_SIGNS + 1 }, () => 1),
      1,
    ),
  ).toBeNull();
});

test('a booking of nothing does not hide the answer', () => {
  expect(solveSigns([0, 100], -100)).toEqual([1, -1]);
});

test('whatever is found adds up', () => {
  fc.assert(
    fc.property(fc.array(fc.integer({ min: 1, max: 1_000_000 }), { maxLength: 12 }), fc.nat(), (amounts, mask) => {
      const difference = amounts.reduce((sum, amount, index) => sum + ((mask >> index) & 1 ? amount : -amount), 0);
      const signs = solveSigns(amounts, difference);
      if (signs) expect(amounts.reduce((sum, amount, index) => sum + amount * (signs[index] ?? 0), 0)).toBe(difference);
    }),
  );
});
