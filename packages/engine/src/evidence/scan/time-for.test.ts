import { expect, test } from 'vitest';
import { timeFor, timeForSize } from './time-for.ts';

function held(): { clock: () => number; pass: (ms: number) => void } {
  let now = 5_000;
  return {
    clock: () => now,
    pass: (ms) => {
      now += ms;
    },
  };
}

test('the first page is always begun', () => {
  const { clock } = held();
  expect(timeFor(10, clock)()).toBe(true);
});

test('a page is begun only when one as slow as the slowest would still end in time', () => {
  const { clock, pass } = held();
  const hasTime = timeFor(20_000, clock);
  const answers = [8_000, 3_000, 2_000].map((ms) => {
    const before = hasTime();
    pass(ms);
    return before;
  });
  // After 8 and 3 seconds another 8 would end at 19; after two more, at 21.
  expect([...answers, hasTime()]).toEqual([true, true, true, false]);
});

test('a page with less to read is begun where a full one would come too late', () => {
  const { clock, pass } = held();
  const hasTime = timeForSize(20_000, clock);
  expect(hasTime(1_000)).toBe(true);
  pass(8_000);
  expect(hasTime(1_000)).toBe(true);
  pass(8_000);
  expect(hasTime(400)).toBe(true);
  pass(3_200);
  expect(hasTime(200)).toBe(false);
});
