import fc from 'fast-check';
import { expect, test } from 'vitest';
import { createWork } from './work.ts';

test('what costs more than is left is not taken, and takes nothing from what is cheaper', () => {
  const work = createWork(100);
  expect([work.take(60), work.take(50), work.take(40), work.take(1)]).toEqual([true, false, true, false]);
  expect(work.left()).toBe(0);
});

test('never more is spent than allowed', () => {
  fc.assert(
    fc.property(fc.array(fc.nat(500)), fc.nat(5_000), (costs, limit) => {
      const work = createWork(limit);
      const taken = costs.filter((cost) => work.take(cost)).reduce((sum, cost) => sum + cost, 0);
      expect(work.done().spent).toBe(taken);
      expect(taken).toBeLessThanOrEqual(limit);
    }),
  );
});

test('the story is told pass by pass, whichever page was done first', () => {
  const work = createWork(100);
  work.note('figures', 2, 10, 4);
  work.note('page', 2, 5, 3);
  work.note('figures', 1, 10, null);
  work.explain('figures', 2, { why: 'sums_do_not_come_out', values: ['net'] });
  expect(work.done().steps).toEqual([
    { pass: 'page', page: 2, cost: 5, done: true, changed: 3 },
    { pass: 'figures', page: 1, cost: 10, done: false, changed: null },
    {
      pass: 'figures',
      page: 2,
      cost: 10,
      done: true,
      changed: 4,
      retry: { why: 'sums_do_not_come_out', values: ['net'] },
    },
  ]);
});
