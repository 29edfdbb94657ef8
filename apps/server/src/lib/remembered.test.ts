import { expect, test } from 'vitest';
import { heldClock } from '../../test/held-clock.ts';
import { remembered } from './remembered.ts';

test('asks once for everybody, again when the time is over, at once after a failure or a clock set back', async () => {
  const clock = heldClock();
  let asked = 0;
  let fails = false;
  const ask = remembered(clock, 1000, async () => {
    asked += 1;
    if (fails) throw new Error('away');
    return asked;
  });
  expect(await Promise.all([ask(), ask()])).toEqual([1, 1]);
  clock.advance(999);
  expect(await ask()).toBe(1);
  clock.advance(1);
  expect(await ask()).toBe(2);
  clock.advance(-5000);
  expect(await ask()).toBe(3);
  fails = true;
  clock.advance(1000);
  await expect(ask()).rejects.toThrow('away');
  fails = false;
  expect(await ask()).toBe(5);
});
