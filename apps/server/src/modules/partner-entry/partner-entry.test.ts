import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { createTestHouse, type TestHouse } from '../../../test/house.ts';
import { lastMailTo } from '../../../test/mails.ts';
import { applications, consents, partnerKeys, users } from '../../db/schema/index.ts';
import { demo } from '../../db/seed/demo-ids.ts';
import { personas } from '../../db/seed/personas.ts';
import { USER_PROFILE } from '../../lib/vault/contexts.ts';
import { partnerLink } from './partner-link.ts';

let t: TestHouse;
beforeAll(async () => {
  t = await createTestHouse();
});
afterAll(() => t.close());

const nadia = { first_name: 'Nadia', last_name: 'Greco', email: 'nadia.greco@posta.example' };

async function signature(person = nadia): Promise<string> {
  const link = await partnerLink(t.house, {
    key: demo.ortica.partnerKey,
    listingId: demo.ortica.listing,
    language: 'it',
    ...person,
  });
  return new URL(link ?? '').searchParams.get('sig') ?? '';
}

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
    const [payload = '', mac = ''] = sig.split('.');
    const altered = JSON.parse(Buffer.from(payload, 'base64url').toString());
    const other = Buffer.from(JSON.stringify({ ...altered, email: 'mallory@posta.example' })).toString('base64url');
    for (const bad of [`${other}.${mac}`, `${payload}.${'A'.repeat(43)}`, payload, 'x.y', '', '.']) {
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

  test('PART-02 ends after a week', async () => {
    const sig = await signature({ ...nadia, email: 'late@posta.example' });
    t.clock.advance(7 * 86_400_000);
    expect((await check(sig)).statusCode).toBe(403);
    t.clock.set('2026-11-15T10:00:00Z');
  });

  test('an unknown listing becomes a general application', async () => {
    const { application_id } = (
      await enter(await signature({ ...nadia, email: 'general@posta.example' }), 'nothing')
    ).json();
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
