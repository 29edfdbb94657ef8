import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { askDesk, deskToken } from '../../../../test/desk.ts';
import { createTestHouse, type TestHouse } from '../../../../test/house.ts';
import { partnerKeys } from '../../../db/schema/index.ts';
import { demo } from '../../../db/seed/demo-ids.ts';
import { sealEntry } from '../../partner-entry/sealed-entry.ts';

let t: TestHouse;
let token: string;
beforeAll(async () => {
  t = await createTestHouse();
  token = await deskToken(t, 'owner');
});
afterAll(() => t.close());

const ids = { company: demo.ortica.company };
const create = async (label: string) =>
  (await askDesk(t, token, 'keys.create', { ids, payload: { label } })).json() as { id: string; secret: string };
const person = { first_name: 'Nadia', last_name: 'Greco', email: 'nadia.greco@posta.example' };
const link = async (key: string, more: object = {}, by = token, company: string = ids.company) =>
  askDesk(t, by, 'keys.link', { ids: { company, key }, payload: { ...person, ...more } });
const judge = async (text: string, by = token, company: string = ids.company) =>
  (await askDesk(t, by, 'keys.test', { ids: { company }, payload: { link: text } })).json();
const enter = (sig: string, listing_id: string | null = null) =>
  t.app.inject({
    method: 'POST',
    url: '/api/v1/openapis/partner-entry',
    payload: { sig, listing_id, privacy_notice_shown: true },
  });
const sigOf = (text: string) => new URL(text).searchParams.get('sig') ?? '';

test('REV-02 a key is made, its secret is told once, and signs links that let people in', async () => {
  const { id, secret } = await create('Website');
  const [row] = await t.database.orm.select().from(partnerKeys).where(eq(partnerKeys.id, id));
  expect(row?.secretSealed.includes(Buffer.from(secret, 'base64url'))).toBe(false);
  const listed = await askDesk(t, token, 'keys.list', { ids });
  expect(listed.body).not.toContain(secret);
  const made = (await link(id, { listing: demo.ortica.listing })).json().link as string;
  expect(made).toContain(`/rapid/partner-entry-point/${demo.ortica.listing}?sig=`);
  expect(await judge(made)).toMatchObject({ verdict: 'good', label: 'Website' });
  expect((await enter(sigOf(made), demo.ortica.listing)).statusCode).toBe(200);
  expect(await judge(made)).toMatchObject({ verdict: 'used' });
  const expires = Math.floor(t.clock.now().getTime() / 1000) + 600;
  const theirs = { ...person, listing: null, expires };
  const own = sealEntry(id, theirs, Buffer.from(secret, 'base64url'), Buffer.alloc(12, 7));
  expect(await judge(own)).toMatchObject({ verdict: 'good' });
  const forged = sealEntry(id, theirs, Buffer.from('guess'), Buffer.alloc(12, 8));
  expect(await judge(forged)).toMatchObject({ verdict: 'wrong-signature' });
  const { keys } = (await askDesk(t, token, 'keys.list', { ids })).json();
  expect(keys.find((key: { id: string }) => key.id === id)).toMatchObject({ entries: 1, revoked_at: null });
});

test('a revoked key signs nothing any more', async () => {
  const { id } = await create('Old');
  const made = (await link(id)).json().link as string;
  expect((await askDesk(t, token, 'keys.revoke', { ids: { ...ids, key: id } })).statusCode).toBe(200);
  expect(await judge(made)).toMatchObject({ verdict: 'revoked' });
  expect((await enter(sigOf(made))).statusCode).toBe(403);
  expect((await link(id)).statusCode).toBe(404);
});

test('an expired link and what is no link are told', async () => {
  const { id } = await create('Short');
  const made = (await link(id)).json().link as string;
  t.clock.advance(8 * 86_400_000);
  token = await deskToken(t, 'owner');
  expect(await judge(made)).toMatchObject({ verdict: 'expired' });
  expect(await judge('https://ortica.example/')).toMatchObject({ verdict: 'no-signature' });
});

test('keys of another company are unknown: nothing is signed, told or withdrawn', async () => {
  const { id } = await create('Ours');
  const made = (await link(id)).json().link as string;
  const other = await deskToken(t, 'germanOwner');
  const company = demo.nordlicht.company;
  expect(await judge(made, other, company)).toMatchObject({ verdict: 'unknown-key', label: null });
  expect((await link(id, {}, other, company)).statusCode).toBe(404);
  expect((await askDesk(t, other, 'keys.revoke', { ids: { company, key: id } })).statusCode).toBe(404);
  expect((await link(id, { listing: demo.nordlicht.listing })).statusCode).toBe(404);
});
