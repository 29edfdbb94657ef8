import { expect, test } from 'vitest';
import { distanceOf, scaleEnd } from './rent-scale.ts';

const figures = (value: number | null, max: number | null, rent: number | null) =>
  ({ value_cents: value, max_cents: max, rent_cents: rent }) as Parameters<typeof distanceOf>[0];
const applicant = (max: number | null) => ({ figures: figures(null, max, null) }) as Parameters<typeof scaleEnd>[0][0];

test.each([
  [105_900, 128_400, 70_000, { kind: 'Below', cents: 35_900 }],
  [64_400, 78_000, 70_000, { kind: 'Above', cents: 5_600 }],
  [56_600, 68_600, 70_000, { kind: 'AboveCeiling', cents: 1_400 }],
  [70_000, 80_000, 70_000, { kind: 'Equal', cents: 0 }],
  [null, null, 70_000, null],
  [70_000, 80_000, null, null],
])('recommended %s, ceiling %s, asked %s', (value, max, rent, distance) => {
  expect(distanceOf(figures(value, max, rent))).toEqual(distance);
});

test('one scale for all rows ends above the highest of them, at a round sum', () => {
  expect(scaleEnd([applicant(128_400), applicant(73_800)], 70_000)).toBe(140_000);
  expect(scaleEnd([applicant(null)], 70_000)).toBe(110_000);
  expect(scaleEnd([], 200_000)).toBe(210_000);
});
