import { expect, test } from 'vitest';
import { latestSlot, parseCron } from './cron.ts';

const at = (text: string) => new Date(`${text}Z`);

test.each([
  ['* * * * *', '2026-03-29T02:17', true],
  ['17 2 * * *', '2026-03-29T02:17', true],
  ['17 2 * * *', '2026-03-29T03:17', false],
  ['*/15 * * * *', '2026-03-29T03:45', true],
  ['*/15 * * * *', '2026-03-29T03:46', false],
  ['0 9-17/4 * * 1-5', '2026-03-27T13:00', true],
  ['0 9-17/4 * * 1-5', '2026-03-29T13:00', false],
  ['5 4 1,15 * *', '2026-04-15T04:05', true],
  ['5 4 * 12 *', '2026-04-15T04:05', false],
])('%s at %s: %s', (cron, moment, due) => {
  expect(parseCron(cron)(at(moment))).toBe(due);
});

test.each(['* * * *', '60 * * * *', '* 5-2 * * *', '5x * * * *', '*/0 * * * *', '* * 0 * *', 'a * * * *'])(
  '"%s" is refused',
  (cron) => {
    expect(() => parseCron(cron)).toThrow();
  },
);

test('the latest slot is the last one not after now', () => {
  const nightly = parseCron('10 3 * * *');
  expect(latestSlot(nightly, at('2026-03-29T03:10:59'), 1440)).toEqual(at('2026-03-29T03:10'));
  expect(latestSlot(nightly, at('2026-03-29T03:09:59'), 1440)).toEqual(at('2026-03-28T03:10'));
  expect(latestSlot(nightly, at('2026-03-29T03:09:59'), 60)).toBeNull();
});
