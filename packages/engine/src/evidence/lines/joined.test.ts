import { describe, expect, test } from 'vitest';
import type { Box } from '../geometry.ts';
import { joined, parted } from './joined.ts';

const box = (left: number, top: number, right: number, bottom: number): Box => ({ left, top, right, bottom });

describe('lines that were seen in pieces', () => {
  test('are put together when they stand close on one row', () => {
    const pieces = [box(90, 10, 160, 30), box(10, 11, 80, 31), box(120, 15, 130, 25)];
    expect(joined(pieces)).toEqual([box(10, 10, 160, 31)]);
  });

  test('stay apart when they stand in another column, on another row, or are of another size', () => {
    const apart = [box(10, 10, 80, 30), box(95, 10, 150, 30), box(10, 34, 80, 54), box(151, 0, 220, 44)];
    expect(joined(apart)).toHaveLength(4);
  });
});

describe('a label above its value', () => {
  const value = box(100, 40, 260, 70);

  test('ends where the value begins, which keeps its own accents', () => {
    const [label, below] = parted([box(100, 15, 300, 45), value]);
    expect(label?.bottom).toBe(40);
    expect(below).toEqual(value);
  });

  test('keeps its own letters where the value is taken for higher than it is', () => {
    const [label] = parted([box(100, 15, 300, 55), value]);
    expect(label?.bottom).toBe(47);
  });
});
