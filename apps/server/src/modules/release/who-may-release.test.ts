import { eq } from 'drizzle-orm';
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import { createTestHouse, type TestHouse } from '../../../test/house.ts';
import { codeIn, deliveredMails, lastMailTo } from '../../../test/mails.ts';
import { scriptedEngine } from '../../../test/scripted-engine.ts';
import { applications, auditLog, companies, files, householdReleases, listings } from '../../db/schema/index.ts';
import { personas } from '../../db/seed/personas.ts';
import { completeSteps } from '../report/testing/complete-steps.ts';
import { handInPapers, papersOf } from '../report/testing/hand-in-papers.ts';
import { payFor } from '../report/testing/pay-for.ts';
import { deliverReleased } from './deliver-release.ts';

const { giulia, marco, lena } = personas;
const anna = { name: 'Anna Villa', email: 'anna.villa@casa.example' };
const MINUTE_MS = 60_000;
let t: TestHouse;

beforeAll(async () => {
  t = await createTestHouse({}, { engine: scriptedEngine() });
  for (const who of [giulia, marco]) {
    await handInPapers(t.house, who.applicationId, papersOf(who.profile.last_name, who.profile.first_name));
    await completeSteps(t.house, who);
    await payFor(t.house, who.applicationId);
  }
});
afterAll(() => t.close());
afterEach(() => {
  t.clock.set('2026-11-15T10:00:00.000Z');
});

type Who = 'giulia' | 'marco' | 'lena';
const release = (who: Who, payload: object) => t.as(who, { method: 'POST', url: '/api/v2/report/release', payload });
const preview = (who: Who) => t.as(who, { url: '/api/v2/report/release-preview' });
const post = (url: string, payload: object) =>
  t.app.inject({ method: 'POST', url: `/api/v1/released-report${url}`, payload });
const tokenIn = (text = '') => /released-report#token=([\w-]+)/.exec(text)?.[1] ?? '';
const change = (values: Partial<typeof applications.$inferInsert>, id: string) =>
  t.database.orm.update(applications).set(values).where(eq(applications.id, id));
const actsOf = async (id: string) =>
  (await t.database.orm.select().from(auditLog).where(eq(auditLog.applicationId, id))).map(({ action, data }) => ({
    action,
    ...(data as object),
  }));

describe('REP-09 who may release what', () => {
  test('a report that is not ready is neither shown to a recipient’s eyes nor released', async () => {
    for (const call of [preview('lena'), release('lena', { recipient: anna, delivery: 'link' })])
      expect([402, 404, 409]).toContain((await call).statusCode);
    expect(await actsOf(lena.applicationId)).not.toContainEqual(expect.objectContaining({ action: 'report.released' }));
  });

  test('whoever has no listing has nobody there to release to', async () => {
    await t.as('giulia', { url: '/api/v2/report/' });
    const answer = await release('giulia', { recipient: 'listing', delivery: 'link' });
    expect([answer.statusCode, answer.json().code]).toEqual([404, 'NOT_FOUND']);
  });

  test('the side of a listing gets it at the listing’s address, else at that of its company, else not at all', async () => {
    await t.as('marco', { url: '/api/v2/report/' });
    const [row] = await t.database.orm
      .select()
      .from(listings)
      .where(eq(listings.id, String(marco.listingId)));
    const listing = eq(listings.id, String(marco.listingId));
    const company = eq(companies.id, String(row?.companyId));
    await t.database.orm.update(companies).set({ reportEmail: 'ufficio@ortica.example' }).where(company);
    await t.database.orm.update(listings).set({ reportEmail: 'casa@ortica.example' }).where(listing);
    const toListing = () => release('marco', { recipient: 'listing', delivery: 'link' });
    expect((await toListing()).statusCode).toBe(200);
    expect(await lastMailTo(t, 'casa@ortica.example')).toBeDefined();
    await t.database.orm.update(listings).set({ reportEmail: null }).where(listing);
    expect((await toListing()).statusCode).toBe(200);
    expect(await lastMailTo(t, 'ufficio@ortica.example')).toBeDefined();
    await t.database.orm.update(companies).set({ reportEmail: null }).where(company);
    expect((await toListing()).statusCode).toBe(404);
    const told = (await actsOf(marco.applicationId)).filter(({ action }) => action === 'report.released');
    expect(told).toEqual([
      expect.objectContaining({ recipient: 'listing', delivery: 'link', with_household: false, with_contact: false }),
      expect.objectContaining({ recipient: 'listing' }),
    ]);
  });

  test('whoever objected to sharing, or whose report is held back, releases nothing to anybody', async () => {
    const tried = async () => [
      (await release('giulia', { recipient: anna, delivery: 'link' })).json().code,
      (await t.as('giulia', { method: 'POST', url: '/api/v2/report/household-release' })).json().code,
    ];
    await change({ restrictedAt: t.clock.now() }, giulia.applicationId);
    expect(await tried()).toEqual(['SHARING_RESTRICTED', 'SHARING_RESTRICTED']);
    await change({ restrictedAt: null, reportHold: 'hidden' }, giulia.applicationId);
    expect((await tried())[1]).toBe('REPORT_HELD');
    expect((await tried())[0]).not.toBeUndefined();
    await change({ reportHold: null }, giulia.applicationId);
    expect(await actsOf(giulia.applicationId)).not.toContainEqual(
      expect.objectContaining({ action: 'report.released' }),
    );
  });

  test('a release opens nothing while a reviewer holds the report back, and opens again after', async () => {
    await release('giulia', { recipient: anna, delivery: 'link' });
    const token = tokenIn((await lastMailTo(t, anna.email))?.text);
    const knocked = async () => (await post('/knock', { token })).statusCode;
    expect(await knocked()).toBe(200);
    await change({ reportHold: 'hidden' }, giulia.applicationId);
    expect(await knocked()).toBe(404);
    expect((await preview('giulia')).statusCode).not.toBe(200);
    await change({ reportHold: null }, giulia.applicationId);
    expect(await knocked()).toBe(200);
  });

  test('the code says how long it opens, and another is sent no sooner than after a minute', async () => {
    const bruno = { name: 'Bruno Casa', email: 'bruno@casa.example' };
    await release('giulia', { recipient: bruno, delivery: 'link' });
    const token = tokenIn((await lastMailTo(t, bruno.email))?.text);
    const codes = async () =>
      new Set((await deliveredMails(t)).filter(({ to }) => to?.[0]?.address === bruno.email).map(codeIn)).size;
    await post('/knock', { token });
    expect((await lastMailTo(t, bruno.email))?.text).toContain('15 minuti');
    const sent = await codes();
    t.clock.advance(MINUTE_MS - 1000);
    expect((await post('/knock', { token })).json().retry_after_seconds).toBe(1);
    expect(await codes()).toBe(sent);
    t.clock.advance(1000);
    expect((await post('/knock', { token })).json().retry_after_seconds).toBe(60);
    expect(await codes()).toBe(sent + 1);
  });

  test('who offers a home reads the language of its country, and anybody else that of whoever named them', async () => {
    const subjectTo = async (email: string) => (await lastMailTo(t, email))?.subject ?? '';
    const listing = eq(listings.id, String(marco.listingId));
    await t.database.orm.update(listings).set({ reportEmail: 'lingua@ortica.example' }).where(listing);
    const english = (payload: object) =>
      t.as('marco', { method: 'POST', url: '/api/v2/report/release', query: { lang: 'en' }, payload });
    await english({ recipient: 'listing', delivery: 'link' });
    await english({ recipient: { name: 'John Doe', email: 'john@casa.example' }, delivery: 'link' });
    const [home, other] = [await subjectTo('lingua@ortica.example'), await subjectTo('john@casa.example')];
    expect(home).not.toBe('');
    expect(other).not.toBe('');
    expect([/\breport\b.*\b(?:di|per)\b/i.test(home), /\b(?:di|per)\b/i.test(other)]).toEqual([true, false]);
  });

  test('nobody takes back what somebody else released, whatever they released themselves', async () => {
    const ofGiulia = (await t.as('giulia', { url: '/api/v2/report/releases' })).json().releases;
    const standing = ofGiulia.find(({ revoked_at }: { revoked_at: string | null }) => revoked_at === null);
    expect(standing).toBeDefined();
    expect((await t.as('marco', { url: '/api/v2/report/releases' })).json().releases.length).toBeGreaterThan(0);
    const url = `/api/v2/report/releases/${standing.id}/revoke`;
    expect((await t.as('marco', { method: 'POST', url })).statusCode).toBe(404);
    const after = (await t.as('giulia', { url: '/api/v2/report/releases' })).json().releases;
    expect(after.find(({ id }: { id: string }) => id === standing.id).revoked_at).toBeNull();
  });

  test('taken back twice is one act', async () => {
    const carla = { name: 'Carla Muro', email: 'carla@casa.example' };
    const { release_id } = (await release('giulia', { recipient: carla, delivery: 'link' })).json();
    const url = `/api/v2/report/releases/${release_id}/revoke`;
    for (const _ of [1, 2]) expect((await t.as('giulia', { method: 'POST', url })).statusCode).toBe(200);
    const revoked = (await actsOf(giulia.applicationId)).filter(({ action }) => action === 'report.release-revoked');
    expect(revoked).toHaveLength(1);
    expect((await t.as('giulia', { method: 'POST', url: '/api/v2/report/releases/nonsense/revoke' })).statusCode).toBe(
      404,
    );
  });

  test('of an attachment whose mail cannot be ordered no file stays behind', async () => {
    const dario = { name: 'Dario Sala', email: 'dario@casa.example' };
    const { release_id } = (await release('giulia', { recipient: dario, delivery: 'attachment' })).json();
    const kept = async () => (await t.database.orm.select({ id: files.id }).from(files)).length;
    const before = await kept();
    const [written, removed]: [string[], string[]] = [[], []];
    const disk = t.house.files;
    const house = {
      ...t.house,
      files: {
        ...disk,
        write: async (...args: Parameters<typeof disk.write>) => {
          const one = await disk.write(...args);
          written.push(one.storageKey);
          // Gone between the paper and the mail.
          await change({ deletedAt: t.clock.now() }, giulia.applicationId);
          return one;
        },
        delete: async (file: Parameters<typeof disk.delete>[0]) => {
          removed.push(file.storageKey);
          await disk.delete(file);
        },
      },
    };
    await expect(deliverReleased(house as unknown as typeof t.house, release_id, 'token')).rejects.toThrow();
    await change({ deletedAt: null }, giulia.applicationId);
    expect(written).toHaveLength(1);
    expect(removed).toEqual(written);
    expect(await kept()).toBe(before);
  });
});

describe('REP-07 who may let a household count them', () => {
  const act = (who: Who | 'renate', path = '') =>
    t.as(who, { method: 'POST', url: `/api/v2/report/household-release${path}` });

  test('nobody before they paid, where they must, and nobody without a household', async () => {
    expect((await t.as('giulia', { url: '/api/v2/report/' })).statusCode).toBe(200);
    expect((await act('giulia')).json().code).toBe('NOT_FOUND');
    expect((await act('lena')).statusCode).toBe(402);
    expect((await t.database.orm.select().from(householdReleases)).length).toBe(0);
  });

  test('whoever takes back what was never released leaves no trace of an act', async () => {
    expect((await act('giulia', '/revoke')).statusCode).toBe(200);
    expect(await actsOf(giulia.applicationId)).not.toContainEqual(
      expect.objectContaining({ action: 'household.release-revoked' }),
    );
  });
});
