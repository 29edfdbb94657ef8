import { describe, expect, test } from 'vitest';
import { clustersOf } from './clusters.ts';
import { daysOfRows, turnsOf } from './row-days.ts';
import { firstLines } from './row-lines.ts';
import { sumRoles } from './sum-roles.ts';

const days = (...all: readonly (readonly [number, string])[]) => all.map(([line, when]) => ({ line, when }));
const whens = (found: readonly { when: string }[] | null): string[] | null => found?.map(({ when }) => when) ?? null;

describe('the day of each booking', () => {
  test('stands in its line, or over several', () => {
    expect(whens(daysOfRows([1, 2, 5], days([1, 'a'], [4, 'b']), 'last-above'))).toEqual(['a', 'a', 'b']);
  });

  test('is the upper or the lower of two', () => {
    const stacked = days([1, 'a'], [2, 'b'], [4, 'c'], [5, 'd']);
    expect(whens(daysOfRows([2, 5], stacked, 'first-above'))).toEqual(['a', 'c']);
    expect(whens(daysOfRows([2, 5], stacked, 'last-above'))).toEqual(['b', 'd']);
    expect(whens(daysOfRows([1, 4], stacked, 'first-below'))).toEqual(['b', 'd']);
  });

  test('is unknown where none is printed', () => {
    expect(daysOfRows([1, 2], [], 'last-above')).toBeNull();
    expect(daysOfRows([1, 5], days([2, 'a']), 'first-below')).toBeNull();
  });

  test('days of booking run one way', () => {
    expect(turnsOf(days([1, 'a'], [2, 'b'], [3, 'b']))).toBe(0);
    expect(turnsOf(days([1, 'c'], [2, 'b'], [3, 'a']))).toBe(0);
    expect(turnsOf(days([1, 'a'], [2, 'c'], [3, 'b'], [4, 'd']))).toBe(1);
  });
});

describe('the lines of each booking', () => {
  test('begin with the day', () => {
    expect(
      firstLines([
        { amount: 3, day: 1 },
        { amount: 6, day: 4 },
      ]),
    ).toEqual([1, 4]);
  });

  test('begin behind the amount before, where amounts end the texts and a day is printed once', () => {
    expect(
      firstLines([
        { amount: 4, day: 1 },
        { amount: 7, day: 1 },
      ]),
    ).toEqual([1, 5]);
  });
});

test('columns are what is aligned', () => {
  expect(clustersOf([100, 200, 101, 99.5], 2)).toEqual([
    { from: 99.5, to: 101, count: 3 },
    { from: 200, to: 200, count: 1 },
  ]);
});

test('a caption never means its opposite', () => {
  const roles = sumRoles(['debit', 'credit', 'balance']);
  expect(roles).toContainEqual(['debit', 'credit', 'balance']);
  expect(roles.filter(([first]) => first === 'credit')).toEqual([]);
  expect(sumRoles([null, null])).toContainEqual(['credit', 'debit']);
});
