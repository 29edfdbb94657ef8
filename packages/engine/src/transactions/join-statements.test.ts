import { expect, test } from 'vitest';
import { joinStatements } from './join-statements.ts';
import { booking } from './testing/bookings.ts';

const coffee = booking(-150, 'BAR SPORT', { date: '2026-10-05' });

test('a booking on two statements is one', () => {
  const other = { ...coffee, description: 'Bar  Sport', page: 3 };
  expect(joinStatements([[coffee], [other]])).toEqual([coffee]);
});

test('two equal bookings of one statement stay two, also when the statement was sent twice', () => {
  expect(joinStatements([[coffee, coffee]])).toHaveLength(2);
  expect(joinStatements([[coffee, coffee], [coffee, coffee], [coffee]])).toHaveLength(2);
});

test.each([
  { amount: -151 },
  { date: '2026-10-06' },
  { balance: 9_850 },
  { account: 'B' },
  { description: 'BAR ROMA' },
])('a booking that differs in %j is another', (difference) => {
  expect(joinStatements([[coffee], [{ ...coffee, ...difference }]])).toHaveLength(2);
});
