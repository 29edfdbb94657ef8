import { expect, test } from 'vitest';
import { passedOver } from './doubt-in-line.ts';
import type { LineSteps } from './line-weights.ts';

/** Steps of gap, A, dot and B: the chances of the last three, the rest is gap. */
function line(...rows: readonly (readonly [number, number, number])[]): LineSteps {
  const chances = Float32Array.from(rows.flatMap((row) => [1 - row.reduce((sum, chance) => sum + chance, 0), ...row]));
  return { count: rows.length, classes: 4, chances, signs: ['A', '.', 'B'] };
}

test('a sign that nearly stood in a gap is a doubt, wherever the gap is', () => {
  expect(passedOver(line([0.99, 0, 0], [0, 0, 0], [0, 0.4, 0], [0, 0, 0], [0, 0, 0.99]))).toBeCloseTo(0.4);
  expect(passedOver(line([0, 0.3, 0], [0.99, 0, 0]))).toBeCloseTo(0.3);
  expect(passedOver(line([0.99, 0, 0], [0, 0, 0], [0, 0.2, 0]))).toBeCloseTo(0.2);
});

test('the signs beside a gap reach into it without any doubt', () => {
  expect(passedOver(line([0.99, 0, 0], [0.4, 0, 0], [0, 0, 0], [0, 0, 0.4], [0, 0, 0.99]))).toBe(0);
});
