import { expect, test } from 'vitest';
import { signsInLine } from './signs-in-line.ts';

/** One row of chances for each step, by the sign that is likeliest and a second one. */
const steps = (signs: readonly string[], rows: readonly Readonly<Record<string, number>>[]) => ({
  count: rows.length,
  classes: signs.length + 1,
  signs,
  chances: Float32Array.from(rows.flatMap((row) => [row.nothing ?? 0, ...signs.map((sign) => row[sign] ?? 0)])),
});

test('the same sign at neighbouring steps is one, and nothing between two makes them two', () => {
  const seen = signsInLine(steps(['0', ','], [{ '0': 0.9 }, { '0': 0.8 }, { nothing: 1 }, { '0': 0.7 }, { ',': 0.9 }]));
  expect(seen.map(({ sign }) => sign).join('')).toBe('00,');
  expect(seen[0]?.at).toBeCloseTo(0.1);
});

test('signs that no paper of ours prints give way to the likeliest that is printed', () => {
  const seen = signsInLine(steps(['一', '-', '∈'], [{ 一: 0.6, '-': 0.3 }, { nothing: 1 }, { '∈': 0.5, '-': 0.1 }]));
  expect(seen.map(({ sign }) => sign).join('')).toBe('-€');
});
