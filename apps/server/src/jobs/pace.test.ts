import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { createPace } from './pace.ts';
import { createWake } from './wake.ts';

beforeEach(() => vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'performance'] }));
afterEach(() => vi.useRealTimers());

const never = new AbortController().signal;

/** How often it is looked within a span. */
async function looksIn(pace: ReturnType<typeof createPace>, spanMs: number): Promise<number> {
  let looks = 0;
  let isOver = false;
  const loop = (async () => {
    while (!isOver) {
      await pace.rest(never);
      if (!isOver) looks += 1;
    }
  })();
  await vi.advanceTimersByTimeAsync(spanMs);
  isOver = true;
  await vi.advanceTimersByTimeAsync(10_000);
  await loop;
  return looks;
}

test('while nothing happens it is looked ever more rarely, but never less than told', async () => {
  const pace = createPace({ wake: createWake(), pollMs: 200, idleMs: 5_000 });
  await looksIn(pace, 60_000);
  const looks = await looksIn(pace, 60_000);
  expect(looks).toBeGreaterThanOrEqual(11);
  expect(looks).toBeLessThanOrEqual(13);
});

test('a call ends the rest at once and is followed by looks at full pace, for what is not visible yet', async () => {
  const wake = createWake();
  const pace = createPace({ wake, pollMs: 200, idleMs: 5_000 });
  await looksIn(pace, 60_000);
  const resting = pace.rest(never);
  wake.call();
  await resting;
  expect(await looksIn(pace, 2_000)).toBeGreaterThanOrEqual(9);
});

test('without a longer pause told, the pace stays; whoever must go does not wait', async () => {
  const pace = createPace({ wake: createWake(), pollMs: 200, idleMs: 200 });
  await looksIn(pace, 30_000);
  expect(await looksIn(pace, 2_000)).toBeGreaterThanOrEqual(9);
  await pace.rest(AbortSignal.abort());
});

test('nobody is called who has stopped listening', () => {
  const wake = createWake();
  const heard = vi.fn();
  const deaf = wake.listen(heard);
  wake.call();
  deaf();
  wake.call();
  expect(heard).toHaveBeenCalledTimes(1);
});
