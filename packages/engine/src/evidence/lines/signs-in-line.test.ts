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

test('a sign is as sure as where it is seen best', () => {
  const [seen] = signsInLine(steps(['A'], [{ A: 0.6, nothing: 0.4 }, { A: 0.97 }, { A: 0.7, nothing: 0.3 }]));
  expect(seen?.chance).toBeCloseTo(0.97);
});

test('strokes of any length are one sign', () => {
  const seen = signsInLine(steps(['–', '—', '·'], [{ '–': 0.6 }, { nothing: 1 }, { '—': 0.5 }, { '·': 0.9 }]));
  expect(seen.map(({ sign }) => sign).join('')).toBe('--.');
});

test('a sign of another script is told as the likeliest of ours, and with hardly any trust', () => {
  const [seen] = signsInLine(steps(['A', 'B', '\ufffd'], [{ A: 0.04, B: 0.06, '\ufffd': 0.9 }]));
  expect(seen?.sign).toBe('B');
  expect(seen?.chance).toBeCloseTo(0.06);
});
