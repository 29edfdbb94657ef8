import { expect, test } from 'vitest';
import { paceOf, timeFor } from './time-for.ts';

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

const taking = (pass: (ms: number) => void, ms: number) => async (): Promise<void> => pass(ms);

test('a page with less to read is begun where a full one would come too late', async () => {
  const { clock, pass } = held();
  const pace = paceOf(20_000, clock);
  expect(pace.hasTimeFor(1_000, 'beside')).toBe(true);
  await pace.timed(1_000, 'beside', taking(pass, 8_000));
  await pace.timed(1_000, 'beside', taking(pass, 8_000));
  expect([1_000, 400].map((size) => pace.hasTimeFor(size, 'beside'))).toEqual([false, true]);
});

test('what took long beside other work is expected to go faster without it, until that is known', async () => {
  const { clock, pass } = held();
  const pace = paceOf(20_000, clock);
  await pace.timed(1_000, 'beside', taking(pass, 10_000));
  pass(2_000);
  expect([pace.hasTimeFor(1_000, 'beside'), pace.hasTimeFor(1_000, 'alone')]).toEqual([false, true]);
  await pace.timed(500, 'alone', taking(pass, 4_000));
  expect([600, 400].map((size) => pace.hasTimeFor(size, 'alone'))).toEqual([false, true]);
});
