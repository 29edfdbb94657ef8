import fc from 'fast-check';
import { expect, test } from 'vitest';
import { stepOf, verticalScale } from './scale.ts';

test.each([
  [0, 1],
  [3.7, 1],
  [1000, 250],
  [1977, 500],
  [4200, 2000],
])('a span of %d is divided by steps of %d', (span, step) => {
  expect(stepOf(span)).toBe(step);
});

test('every value lies on the drawing, and a larger one never lower', () => {
  fc.assert(
    fc.property(fc.array(fc.integer({ min: -9_000_00, max: 90_000_00 }), { minLength: 1, maxLength: 24 }), (values) => {
      const { at, ticks } = verticalScale(values, { top: 20, bottom: 200 });
      for (const value of values) {
        expect(at(value)).toBeGreaterThanOrEqual(20 - 1e-6);
        expect(at(value)).toBeLessThanOrEqual(200 + 1e-6);
      }
      expect(at(Math.max(...values))).toBeLessThanOrEqual(at(Math.min(...values)));
      expect(ticks.length).toBeLessThanOrEqual(8);
      expect(ticks.some((tick) => Math.abs(tick) < 1e-9)).toBe(true);
    }),
  );
});
