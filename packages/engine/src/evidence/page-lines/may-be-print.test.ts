import { expect, test } from 'vitest';
import { mayBePrint } from './may-be-print.ts';

const box = (width: number, height: number) => ({ left: 10, top: 10, right: 10 + width, bottom: 10 + height });

test('a caption is print however small, a speck and a stroke on end are none', () => {
  expect(mayBePrint(box(118, 11), 40)).toBe(true);
  expect(mayBePrint(box(30, 32), 40)).toBe(true);
  expect(mayBePrint(box(18, 11), 40)).toBe(false);
  expect(mayBePrint(box(60, 6), 40)).toBe(false);
  expect(mayBePrint(box(12, 40), 40)).toBe(false);
});
