import { expect, test } from 'vitest';
import { distanceOf } from './rent-distance.ts';

test.each([
  [105_900, 128_400, 70_000, { kind: 'Below', cents: 35_900 }],
  [64_400, 78_000, 70_000, { kind: 'Above', cents: 5_600 }],
  [56_600, 68_600, 70_000, { kind: 'AboveCeiling', cents: 1_400 }],
  [70_000, 80_000, 70_000, { kind: 'Equal', cents: 0 }],
  [null, null, 70_000, null],
  [70_000, 80_000, null, null],
])('recommended %s, ceiling %s, asked %s', (value, max, rent, distance) => {
  expect(distanceOf({ value_cents: value, max_cents: max, rent_cents: rent })).toEqual(distance);
});
