import { asc } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { deliveredMails } from '../../../test/mails.ts';
import { createStripeHouse, type StripeHouse } from '../../../test/stripe-house.ts';
import { files, receipts } from '../../db/schema/index.ts';
import { personas } from '../../db/seed/personas.ts';
import { pageLink } from '../../lib/page-link.ts';
import { issueReceipt } from './issue-receipt.ts';
import { bookYear, receiptNumber } from './receipt-number.ts';

let t: StripeHouse;
beforeAll(async () => {
  // Three people who each get a receipt of their own.
  t = await createStripeHouse({ HOUSEHOLD_PAYMENT: 'each' });
});
afterAll(() => t.close());
beforeEach(() => t.reset());

const numbered = () => t.database.orm.select().from(receipts).orderBy(asc(receipts.createdAt), asc(receipts.number));

/** Opens a checkout, pays it, and has the provider tell. */
async function pays(name: 'giulia' | 'lena' | 'renate'): Promise<void> {
  const id = await t.openSession(name);
  t.pays(id);
  await t.deliver(t.sessionEvent(`evt_${name}_${t.clock.now().getTime()}`, 'completed', id));
}

const download = (name: 'giulia' | 'lena') => t.as(name, { method: 'GET', url: '/api/v1/payment/receipt' });

test('numbers run on within the year without gaps, also when payments arrive at the same moment', async () => {
  t.clock.set('2026-12-31T10:00:00Z');
  await Promise.all([pays('giulia'), pays('lena'), pays('renate')]);
  expect((await numbered()).map(receiptNumber)).toEqual(['2026-000001', '2026-000002', '2026-000003']);
  t.clock.set('2026-11-15T10:00:00Z');
});

test('a new year begins at midnight where the books are kept, with number one', async () => {
  expect(bookYear(new Date('2026-12-31T22:59:59Z'))).toBe(2026);
  expect(bookYear(new Date('2026-12-31T23:00:00Z'))).toBe(2027);
  t.clock.set('2026-12-31T22:30:00Z');
  await pays('giulia');
  t.clock.set('2026-12-31T23:30:00Z');
  await pays('lena');
  expect((await numbered()).map(receiptNumber)).toEqual(['2026-000001', '2027-000001']);
  t.clock.set('2026-11-15T10:00:00Z');
});

test('the receipt comes by mail as a PDF, in the person’s language, once', async () => {
  await pays('lena');
  const [receipt] = await numbered();
  await issueReceipt(t.house, receipt?.id ?? '');
  const mails = (await deliveredMails(t)).filter(({ to }) => to?.[0]?.address === personas.lena.profile.email);
  expect(mails).toHaveLength(1);
  expect(mails[0]?.subject).toBe('Ihre Quittung 2026-000001');
  const [attached] = mails[0]?.attachments ?? [];
  expect([attached?.filename, attached?.mimeType]).toEqual(['Vesta-2026-000001.pdf', 'application/pdf']);
  expect(
    Buffer.from(attached?.content as ArrayBuffer)
      .subarray(0, 5)
      .toString(),
  ).toBe('%PDF-');
});

test('MSG-01 the receipt of a German application leads to the German host, of an Italian one to the Italian', async () => {
  await pays('lena');
  await pays('giulia');
  for (const { id } of await numbered()) await issueReceipt(t.house, id);
  const footOf = async (name: 'giulia' | 'lena') =>
    (await deliveredMails(t)).findLast(({ to }) => to?.[0]?.address === personas[name].profile.email)?.text;
  const linkIn = (region: 'it' | 'de') => pageLink(t.house.config, region, '').host;
  expect(await footOf('lena')).toContain(`://${linkIn('de')}/de/my-data`);
  expect(await footOf('giulia')).toContain(`://${linkIn('it')}/it/my-data`);
});

test('it can be downloaded by its owner, at once and again, and by nobody else', async () => {
  expect((await download('giulia')).statusCode).toBe(404);
  await pays('giulia');
  const first = await download('giulia');
  expect([first.statusCode, first.headers['content-type']]).toEqual([200, 'application/pdf']);
  expect(first.headers['content-disposition']).toBe('inline; filename="Vesta-2026-000001.pdf"');
  expect(first.headers['cache-control']).toBe('no-store');
  const before = (await t.database.orm.select().from(files)).length;
  expect((await download('giulia')).rawPayload.equals(first.rawPayload)).toBe(true);
  expect((await t.database.orm.select().from(files)).length).toBe(before);
  expect((await download('lena')).statusCode).toBe(404);
});

test('asked for by many at once it is made and sent once', async () => {
  const earlier = (await deliveredMails(t)).length;
  await pays('giulia');
  const answers = await Promise.all([download('giulia'), download('giulia'), download('giulia')]);
  expect(answers.map(({ statusCode }) => statusCode)).toEqual([200, 200, 200]);
  expect((await deliveredMails(t)).length).toBe(earlier + 1);
});
