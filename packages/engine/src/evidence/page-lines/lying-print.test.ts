import { expect, test } from 'vitest';
import type { Box } from '../geometry.ts';
import { lyingShare } from './lying-print.ts';

const amount = (row: number): Box => ({ left: 400, right: 480, top: row * 30, bottom: row * 30 + 20 });
const turned = ({ left, top, right, bottom }: Box): Box => ({ left: top, top: left, right: bottom, bottom: right });
const rows = Array.from({ length: 12 }, (_, row) => amount(row));

test('BANK-02 a page of lines lies, and stands when it was laid on its side', () => {
  expect(lyingShare(rows)).toBe(1);
  expect(lyingShare(rows.map(turned))).toBe(0);
});

test('BANK-02 digits below each other make lines of a page on its side, and still less of it lies', () => {
  const column: Box = { left: 0, right: 350, top: 470, bottom: 480 };
  const onItsSide = lyingShare([...rows.slice(0, 4).map(turned), column]);
  expect(onItsSide).toBeGreaterThan(0.5);
  expect(onItsSide).toBeLessThan(lyingShare(rows));
});

test('a page without lines is taken as it is', () => {
  expect(lyingShare([{ left: 0, top: 0, right: 10, bottom: 10 }])).toBe(1);
});
