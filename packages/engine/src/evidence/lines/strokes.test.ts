import { expect, test } from 'vitest';
import { strokesOf } from './strokes.ts';

const [width, height] = [40, 20];

/** A map with these bars of chance on it: from, to, row, height, chance. */
function mapOf(...bars: readonly (readonly [number, number, number, number, number])[]) {
  const chances = new Float32Array(width * height);
  for (const [from, to, row, high, chance] of bars)
    for (let y = row; y < row + high; y += 1) chances.fill(chance, y * width + from, y * width + to);
  return { width, height, across: 2, down: 3, chances };
}

test('every line of print becomes one stroke in pixels of the picture', () => {
  const strokes = strokesOf(mapOf([2, 12, 3, 2, 0.9], [20, 30, 3, 2, 0.8], [2, 30, 10, 3, 0.7]));
  expect(strokes.map(({ xs }) => xs.length)).toEqual([20, 20, 84]);
  expect([Math.min(...(strokes[1]?.xs ?? [])), Math.max(...(strokes[1]?.xs ?? []))]).toEqual([41, 59]);
  expect(Math.min(...(strokes[2]?.ys ?? []))).toBe(31.5);
});

test('specks, and places where print is hardly likely, are none', () => {
  expect(strokesOf(mapOf([2, 4, 3, 1, 0.9], [10, 30, 8, 3, 0.45]))).toEqual([]);
});
