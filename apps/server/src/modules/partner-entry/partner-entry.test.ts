import { createHmac } from 'node:crypto';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { createTestHouse, type TestHouse } from '../../../test/house.ts';
import { lastMailTo } from '../../../test/mails.ts';
import { applications, consents, partnerKeys, users } from '../../db/schema/index.ts';
import { demo } from '../../db/seed/demo-ids.ts';
import { personas } from '../../db/seed/personas.ts';
import { PARTNER_SECRET, USER_PROFILE } from '../../lib/vault/contexts.ts';
import { partnerLink } from './partner-link.ts';

let t: TestHouse;
beforeAll(async () => {
  t = await createTestHouse();
});
afterAll(() => t.close());

const nadia = { first_name: 'Nadia', last_name: 'Greco', email: 'nadia.greco@posta.example' };

async function signature(person = nadia, listingId: string | null = demo.ortica.listing): Promise<string> {
  const link = await partnerLink(t.house, {
    key: demo.ortica.partnerKey,
    listingId,
    language: 'it',
    ...person,
  });
  return new URL(link ?? '').searchParams.get('sig') ?? '';
}

/** As a partner's system made links before homes were signed. */
async function olderForm({ email }: { email: string }): Promise<string> {
  const [row] = await t.database.orm.select().from(partnerKeys).where(eq(partnerKeys.id, demo.ortica.partnerKey));
  const secret = t.house.vault.open(row?.secretSealed ?? Buffer.alloc(0), PARTNER_SECRET);
  const expires = Math.floor(t.clock.now().getTime() / 1000) + 3600;
  const entry = { key: demo.ortica.partnerKey, ...nadia, email, expires, nonce: 'of-the-older-form' };
  const payload = Buffer.from(JSON.stringify(entry)).toString('base64url');
  return `${payload}.${createHmac('sha256', secret).update(payload).digest('base64url')}`;
}

const listingOf = async (answer: { json(): { application_id: string } }) => {
  const { application_id } = answer.json();
  const [row] = await t.database.orm.select().from(applications).where(eq(applications.id, application_id));
  return row?.listingId;
};

const check = (sig: string) => t.app.inject({ url: '/api/v1/openapis/verify-partner-signature', query: { sig } });
const enter = (sig: string, listing_id: string | null = demo.ortica.listing) =>
  t.app.inject({
    method: 'POST',
    url: '/api/v1/openapis/partner-entry',
    payload: { sig, listing_id, privacy_notice_shown: true },
  });

describe('a partner’s link', () => {
  test('PART-01 names the person, lets them in once, and leads straight to the papers', async () => {
    const sig = await signature();
    expect((await check(sig)).json()).toEqual({ success: true, certificate: nadia });
    const entered = await enter(sig);
    const { application_id, access_token } = entered.json();
    expect(entered.headers['set-cookie']).toContain(access_token);
    const [row] = await t.database.orm.select().from(applications).where(eq(applications.id, application_id));
    expect(row).toMatchObject({
      applicationType: 'rapid',
      employmentStatus: 'Hybrid-employed',
      stepRouter: 'income-check',
      listingId: demo.ortica.listing,
    });
    const [user] = await t.database.orm
      .select()
      .from(users)
      .where(eq(users.id, row?.userId ?? ''));
    expect(t.house.vault.openJson(user?.profileSealed ?? Buffer.alloc(0), USER_PROFILE)).toEqual({
      ...nadia,
      mobile: '+11-00000000',
    });
    const granted = await t.database.orm
      .select()
      .from(consents)
      .where(eq(consents.userId, row?.userId ?? ''));
    expect(granted).toMatchObject([{ kind: 'privacy', granted: true, language: 'it' }]);
    const state = await t.app.inject({
      url: '/api/v1/state/',
      query: { application_id },
      headers: { authorization: `Bearer ${access_token}` },
    });
    expect(state.json().step_router).toBe('income-check');
    expect([(await check(sig)).statusCode, (await enter(sig)).statusCode]).toEqual([403, 403]);
  });

  test('PART-02 pressed twice at once lets in once', async () => {
    const sig = await signature({ ...nadia, email: 'twice@posta.example' });
    const answers = await Promise.all([enter(sig), enter(sig)]);
    expect(answers.map(({ statusCode }) => statusCode).sort()).toEqual([200, 403]);
  });

  test('PART-02 forged, altered, of a revoked key or nonsense is refused without saying why', async () => {
    const sig = await signature({ ...nadia, email: 'forged@posta.example' });
    const [, key = '', sealed = ''] = sig.split('.');
    const bent = Buffer.from(sealed, 'base64url').map((byte, at) => (at === 40 ? byte ^ 1 : byte));
    const old = await olderForm({ email: 'older@posta.example' });
    const [payload = '', mac = ''] = old.split('.');
    const altered = JSON.parse(Buffer.from(payload, 'base64url').toString());
    const other = Buffer.from(JSON.stringify({ ...altered, email: 'mallory@posta.example' })).toString('base64url');
    const forgeries = [
      `2.${key}.${Buffer.from(bent).toString('base64url')}`,
      `2.${key}.AAAA`,
      `1.${key}.${sealed}`,
      `2.${demo.ortica.listing}.${sealed}`,
      `${sig}.x`,
      `${other}.${mac}`,
      `${payload}.${'A'.repeat(43)}`,
      ...[payload, 'x.y', '', '.', '..'],
    ];
    expect((await check(sig)).statusCode).toBe(200);
    for (const bad of forgeries) {
      const answer = await check(bad);
      expect([answer.statusCode, answer.json().code], bad).toEqual([403, 'PARTNER_LINK_INVALID']);
    }
    await t.database.orm
      .update(partnerKeys)
      .set({ revokedAt: t.clock.now() })
      .where(eq(partnerKeys.id, demo.ortica.partnerKey));
    expect((await check(sig)).statusCode).toBe(403);
    await t.database.orm.update(partnerKeys).set({ revokedAt: null }).where(eq(partnerKeys.id, demo.ortica.partnerKey));
  });

  test('PART-02 carries the person where nobody on the way can read them', async () => {
    const sig = await signature({ ...nadia, email: 'closed@posta.example' });
    const readable = sig.split('.').map((part) => Buffer.from(part, 'base64url').toString('latin1'));
    for (const word of [nadia.first_name, nadia.last_name, 'closed', 'posta', demo.ortica.listing])
      expect([sig, ...readable].join(' ')).not.toContain(word);
  });

  test('PART-02 lets in for the home that was signed and for no other', async () => {
    const sig = await signature({ ...nadia, email: 'moved@posta.example' });
    for (const other of [demo.nordlicht.listing, 'nothing', null])
      expect((await enter(sig, other)).statusCode, String(other)).toBe(403);
    expect(await listingOf(await enter(sig))).toBe(demo.ortica.listing);
    const general = await signature({ ...nadia, email: 'moved.too@posta.example' }, null);
    expect((await enter(general)).statusCode).toBe(403);
    const foreign = await signature({ ...nadia, email: 'foreign@posta.example' }, demo.nordlicht.listing);
    expect(await listingOf(await enter(foreign, demo.nordlicht.listing))).toBeNull();
  });

  test('PART-01 a link of the older form still lets in, once, for a home of that company alone', async () => {
    const sig = await olderForm({ email: 'older.one@posta.example' });
    expect(await listingOf(await enter(sig))).toBe(demo.ortica.listing);
    expect((await enter(sig)).statusCode).toBe(403);
    const other = await olderForm({ email: 'older.two@posta.example' });
    expect(await listingOf(await enter(other, demo.nordlicht.listing))).toBeNull();
  });

  test('PART-02 ends after a week', async () => {
    const sig = await signature({ ...nadia, email: 'late@posta.example' });
    t.clock.advance(7 * 86_400_000);
    expect((await check(sig)).statusCode).toBe(403);
    t.clock.set('2026-11-15T10:00:00Z');
  });

  test('an unknown listing becomes a general application', async () => {
    const sig = await signature({ ...nadia, email: 'general@posta.example' }, 'nothing');
    const { application_id } = (await enter(sig, 'nothing')).json();
    const [row] = await t.database.orm.select().from(applications).where(eq(applications.id, application_id));
    expect(row?.listingId).toBeNull();
  });

  test('does not open the account of somebody who is already here: a code goes to their address instead', async () => {
    const { email } = personas.giulia.profile;
    const answer = (await enter(await signature({ ...nadia, email }))).json();
    expect(answer).toMatchObject({ success: true, access_token: null });
    expect((await lastMailTo(t, email))?.text).toMatch(/\d{6}/);
  });

  test('without the notice having been shown nobody is let in', async () => {
    const payload = { sig: await signature({ ...nadia, email: 'unshown@posta.example' }), listing_id: null };
    expect((await t.app.inject({ method: 'POST', url: '/api/v1/openapis/partner-entry', payload })).statusCode).toBe(
      422,
    );
  });
});
