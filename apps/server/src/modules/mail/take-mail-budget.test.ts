import { MAILS_PER_SENDER, UNASKED_MAILS_PER_RECIPIENT } from '@vesta/domain/limits';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { createTestHouse, type TestHouse } from '../../../test/house.ts';
import { inTransaction } from '../../db/transaction.ts';
import { takeMailBudget } from './take-mail-budget.ts';

let t: TestHouse;
beforeAll(async () => {
  t = await createTestHouse();
});
afterAll(() => t.close());

const take = (senderId: string, recipient: string, isExpected = false) =>
  inTransaction(t.database, (tx) =>
    takeMailBudget(t.house, tx, { senderId, recipients: [recipient], isExpected }),
  ).then(
    () => true,
    (error) => error.code,
  );
const granted = (answers: unknown[]) => answers.filter((answer) => answer === true).length;

test('one sender reaches so many people in an hour, also all at once, and begins anew after it', async () => {
  const many = Array.from({ length: MAILS_PER_SENDER.max + 8 }, (_, at) => take('one', `p${at}@example.com`));
  const answers = await Promise.all(many);
  expect(granted(answers)).toBe(MAILS_PER_SENDER.max);
  expect(new Set(answers)).toEqual(new Set([true, 'MAILS_USED_UP']));
  t.clock.advance(MAILS_PER_SENDER.windowMs + 1000);
  expect(await take('one', 'p@example.com')).toBe(true);
});

test('one address gets so many unasked, whoever sends them; a landlord gets every report', async () => {
  const senders = Array.from({ length: UNASKED_MAILS_PER_RECIPIENT.max + 4 }, (_, at) => `s${at}`);
  const unasked = [];
  for (const sender of senders) unasked.push(await take(sender, 'stranger@example.com'));
  expect(granted(unasked)).toBe(UNASKED_MAILS_PER_RECIPIENT.max);
  const expected = [];
  for (const sender of senders) expected.push(await take(sender, 'agency@example.com', true));
  expect(granted(expected)).toBe(senders.length);
});

test('a limit that was used up before the clock was set back is open again', async () => {
  for (let at = 0; at < MAILS_PER_SENDER.max; at++) await take('early', `e${at}@example.com`);
  expect(await take('early', 'more@example.com')).toBe('MAILS_USED_UP');
  t.clock.advance(-3 * MAILS_PER_SENDER.windowMs);
  expect(await take('early', 'more@example.com')).toBe(true);
  t.clock.advance(3 * MAILS_PER_SENDER.windowMs);
});
