import { expect, test } from 'vitest';
import { apart } from './apart.ts';

test('lines that reach into each other end half way, above and beside', () => {
  const upper = { left: 0, right: 200, top: 0, bottom: 40 };
  const lower = { left: 10, right: 180, top: 30, bottom: 70 };
  const beside = { left: 190, right: 300, top: 2, bottom: 41 };
  expect(apart([upper, lower, beside])).toEqual([
    { left: 0, right: 195, top: 0, bottom: 35 },
    { left: 10, right: 180, top: 35, bottom: 70 },
    { left: 195, right: 300, top: 2, bottom: 41 },
  ]);
});

test('lines that stand clear of each other stay as they are', () => {
  const lines = [
    { left: 0, right: 200, top: 0, bottom: 28 },
    { left: 0, right: 200, top: 30, bottom: 58 },
  ];
  expect(apart(lines)).toEqual(lines);
});
