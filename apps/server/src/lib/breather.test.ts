import { expect, test } from 'vitest';
import { breather } from './breather.ts';

/** Ten items of `costMs` each, and how often something else had its turn between two of them. */
async function turnsDuring(costMs: number): Promise<number> {
  let [clock, turns, isDone] = [0, 0, false];
  const other = (): void => {
    if (isDone) return;
    turns += 1;
    setImmediate(other);
  };
  setImmediate(other);
  const breathe = breather(() => clock);
  for (let item = 0; item < 10; item += 1) {
    await breathe();
    clock += costMs;
  }
  isDone = true;
  return turns;
}

test('work that takes long lets others in, again and again', async () => {
  expect(await turnsDuring(10)).toBeGreaterThanOrEqual(8);
  expect(await turnsDuring(5)).toBeGreaterThanOrEqual(4);
});

test('work that is soon done is done at once', async () => {
  expect(await turnsDuring(0.5)).toBe(0);
});
