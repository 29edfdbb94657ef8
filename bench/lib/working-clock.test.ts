import { expect, test } from 'vitest';
import { workingClock } from './working-clock.ts';

test('the clock stands while others have the processor, and several threads do not hurry it', () => {
  let [time, work] = [1000, 50];
  const clock = workingClock(
    () => time,
    () => work,
  );
  const pass = (ms: number, worked: number) => {
    time += ms;
    work += worked;
    return clock();
  };
  expect(pass(100, 100)).toBe(100);
  expect(pass(5000, 200)).toBe(300);
  expect(pass(100, 400)).toBe(400);
});
