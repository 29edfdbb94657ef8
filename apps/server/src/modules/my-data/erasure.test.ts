import { readFile } from 'node:fs/promises';
import { and, eq, isNull } from 'drizzle-orm';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { createTestHouse, type TestHouse } from '../../../test/house.ts';
import { codeIn, deliveredMails, lastMailTo } from '../../../test/mails.ts';
import { scriptedEngine } from '../../../test/scripted-engine.ts';
import { tracesOf } from '../../../test/traces.ts';
import { upload } from '../../../test/uploads.ts';
import { erasedListFile } from '../../config/directories.ts';
import {
  applications,
  bankConsents,
  documents,
  files,
  payments,
  personRequests,
  receipts,
  reports,
} from '../../db/schema/index.ts';
import { personas } from '../../db/seed/personas.ts';
import { inTransaction } from '../../db/transaction.ts';
import { verifyAudit } from '../audit/verify-audit.ts';
import { readDocument } from '../documents/read-document.ts';
import { numberReceipt } from '../receipts/number-receipt.ts';
import { ensureReport } from '../report/ensure-report.ts';
import { loadSubject } from '../report/load-subject.ts';
import { completeSteps } from '../report/testing/complete-steps.ts';
import { handInPapers, papersOf } from '../report/testing/hand-in-papers.ts';
import { payFor } from '../report/testing/pay-for.ts';
import { runRetention } from '../retention/run-retention.ts';
import { eraseAgain } from './erase-again.ts';

const DAY_MS = 86_400_000;
const { giulia, lena, renate } = personas;
let t: TestHouse;
let ended: string[] = [];

beforeEach(async () => {
  ended = [];
  t = await createTestHouse({}, { engine: scriptedEngine() });
  t.house.openBanking = { ...t.house.openBanking, deleteConsent: async (id) => void ended.push(id) };
  await completeSteps(t.house, giulia);
});
afterEach(() => t.close());

/** Giulia has papers, a report that was paid, released and printed, a receipt, and mails. */
async function leavesTraces(): Promise<void> {
  await handInPapers(t.house, giulia.applicationId, papersOf('Moretti', 'Giulia'));
  await payFor(t.house, giulia.applicationId);
  const [paid] = await t.database.orm.select().from(payments);
  await inTransaction(t.database, (tx) => numberReceipt(t.house, tx, paid as NonNullable<typeof paid>));
  await t.as('giulia', { url: '/api/v2/report/' });
  const payload = { recipient: { name: 'Anna Villa', email: 'anna.villa@casa.example' }, delivery: 'attachment' };
  await t.as('giulia', { method: 'POST', url: '/api/v2/report/release', payload });
  await upload(t, Buffer.from('%PDF-1.4\na paper of Giulia Moretti\n%%EOF'), { fileName: 'moretti.pdf' });
  await t.as('giulia', { method: 'POST', url: '/api/v1/workflow/send-continue-later-email' });
}

const words = [
  'Moretti',
  giulia.profile.email,
  '3471182906',
  'RSSMRA80A01H501U',
  'Anna Villa',
  'IT60X0542811101000000123456',
];
const erase = (code: string, token: string) =>
  t.app.inject({
    method: 'POST',
    url: '/api/v1/my-data/erasure',
    payload: { code },
    query: { lang: 'it' },
    headers: { authorization: `Bearer ${token}` },
  });
const askCode = async () => {
  await deliveredMails(t);
  await t.as('giulia', { method: 'POST', url: '/api/v1/my-data/erasure/code', query: { lang: 'it' } });
  return codeIn(await lastMailTo(t, giulia.profile.email));
};

describe('LAW-01 having everything erased', () => {
  test('nothing personal is left anywhere but the receipt and the last mail; the bank is told; the record fits', async () => {
    await leavesTraces();
    await t.database.orm.insert(bankConsents).values({
      ...{ applicationId: giulia.applicationId, userId: giulia.userId, institutionId: 'bank', authType: 'redirect' },
      ...{ bankName: 'Bank', applicationUserId: 'app-1', providerConsentId: 'consent-77', status: 'authorised' },
      ...{ startedAt: t.clock.now(), expiresAt: t.clock.now() },
    });
    expect(await tracesOf(t, words)).not.toEqual([]);
    const code = await askCode();
    const token = await t.signIn('giulia');
    await t.as('giulia', { method: 'POST', url: '/api/v1/workflow/send-continue-later-email' });
    expect((await erase(code, token)).statusCode).toBe(200);
    // Mails that waited are gone; what is sent now is the last one.
    const mails = await deliveredMails(t);
    expect(mails.map(({ subject }) => subject)).toEqual(['I tuoi dati sono stati cancellati']);
    expect(mails[0]?.text).toContain('ricevute');
    expect(ended).toEqual(['consent-77']);
    const left = (await tracesOf(t, words)).filter((trace) => !trace.endsWith('.erasure-done.eml'));
    expect(left).toEqual([]);
    const [kept] = await t.database.orm.select().from(files).where(eq(files.applicationId, giulia.applicationId));
    const [receipt] = await t.database.orm.select().from(receipts);
    expect(receipt?.fileId).toBe(kept?.id);
    expect(await t.database.orm.select().from(personRequests)).toMatchObject([{ kind: 'erasure', outcome: 'done' }]);
    expect((await verifyAudit(t.house)).fault).toBeNull();
  });

  test('pressed twice, at once or later, with a used code or a wrong one, does it once', async () => {
    const code = await askCode();
    const token = await t.signIn('giulia');
    const wrong = await erase(code === '000000' ? '111111' : '000000', token);
    expect(wrong.json().code).toBe('CODE_WRONG');
    const both = await Promise.all([erase(code, token), erase(code, token)]);
    expect(both.map(({ statusCode }) => statusCode).sort()).toEqual([200, 401]);
    expect((await erase(code, token)).statusCode).toBe(401);
    expect(await t.database.orm.select().from(personRequests)).toHaveLength(1);
  });

  test('whoever shares a household keeps their own application', async () => {
    const [before] = await t.database.orm.select().from(applications).where(eq(applications.id, renate.applicationId));
    await t.as('lena', { method: 'POST', url: '/api/v1/my-data/erasure/code' });
    const code = codeIn(await lastMailTo(t, lena.profile.email));
    const erased = await t.as('lena', { method: 'POST', url: '/api/v1/my-data/erasure', payload: { code } });
    expect(erased.statusCode).toBe(200);
    const [after] = await t.database.orm.select().from(applications).where(eq(applications.id, renate.applicationId));
    expect(after).toEqual(before);
    expect((await t.as('renate', { url: '/api/v1/state/' })).statusCode).toBe(200);
  });

  test('work that was under way brings nothing back', async () => {
    await handInPapers(t.house, giulia.applicationId, papersOf('Moretti', 'Giulia'));
    await payFor(t.house, giulia.applicationId);
    const subject = await loadSubject(t.house, giulia.applicationId);
    const code = await askCode();
    await upload(t, Buffer.from('%PDF-1.4\nanother paper of Giulia Moretti\n%%EOF'), { fileName: 'late.pdf' });
    const [paper] = await t.database.orm
      .select({ id: documents.id })
      .from(documents)
      .where(and(eq(documents.applicationId, giulia.applicationId), eq(documents.parseStatus, 'processing')));
    const token = await t.signIn('giulia');
    // The engine is asked while the paper is there, and answers when it is gone.
    const engine = t.house.engine;
    const slow = {
      ...t.house,
      engine: {
        ...engine,
        read: async (...given: Parameters<typeof engine.read>) => {
          const read = await engine.read(...given);
          await erase(code, token);
          return read;
        },
      },
    };
    await t.database.orm
      .update(documents)
      .set({ attempts: 1 })
      .where(eq(documents.id, paper?.id ?? ''));
    await readDocument(slow, paper?.id ?? '');
    await expect(ensureReport(t.house, subject as NonNullable<typeof subject>)).rejects.toMatchObject({
      code: 'UNAUTHORIZED',
    });
    for (const table of [documents, reports]) {
      expect(await t.database.orm.select().from(table).where(eq(table.applicationId, giulia.applicationId))).toEqual(
        [],
      );
    }
    const living = and(eq(applications.userId, giulia.userId), isNull(applications.deletedAt));
    expect(await t.database.orm.select().from(applications).where(living)).toEqual([]);
  });

  test('money that arrives afterwards is booked and receipted, and nobody is written to', async () => {
    const code = await askCode();
    await erase(code, await t.signIn('giulia'));
    const written = (await deliveredMails(t)).length;
    const late = { applicationId: giulia.applicationId, provider: 'sandbox', sessionId: 'late', status: 'complete' };
    const [paid] = await t.database.orm
      .insert(payments)
      .values({ ...late, amountCents: 2000, currency: 'eur', paidAt: t.clock.now() })
      .returning();
    await inTransaction(t.database, (tx) => numberReceipt(t.house, tx, paid as NonNullable<typeof paid>));
    expect(await deliveredMails(t)).toHaveLength(written);
    const rows = await t.database.orm
      .select()
      .from(receipts)
      .where(eq(receipts.paymentId, paid?.id ?? ''));
    expect(rows).toMatchObject([{ language: 'it', fileId: expect.any(String) }]);
  });

  test('what a restored backup brings back is erased again before anybody is served', async () => {
    const [backup] = await t.database.orm.select().from(applications).where(eq(applications.id, giulia.applicationId));
    const code = await askCode();
    await erase(code, await t.signIn('giulia'));
    await t.database.orm
      .update(applications)
      .set({ deletedAt: null, answersSealed: backup?.answersSealed ?? null })
      .where(eq(applications.id, giulia.applicationId));
    expect(await eraseAgain(t.house)).toBe(1);
    expect(await eraseAgain(t.house)).toBe(0);
    const [row] = await t.database.orm.select().from(applications).where(eq(applications.id, giulia.applicationId));
    expect(row?.answersSealed).toBeNull();
    expect(await readFile(erasedListFile(t.house.config), 'utf8')).not.toMatch(/moretti/i);
  });
});

test('LAW-01 after the terms nothing personal is left in rows, sealed values, jobs, files, mails or the log', async () => {
  await leavesTraces();
  await deliveredMails(t);
  t.clock.advance(83 * DAY_MS);
  await runRetention(t.house);
  await deliveredMails(t);
  t.clock.advance(8 * DAY_MS);
  await runRetention(t.house);
  t.clock.advance(40 * DAY_MS);
  await runRetention(t.house);
  expect(await tracesOf(t, words)).toEqual([]);
  t.clock.advance(11 * 366 * DAY_MS);
  await runRetention(t.house);
  await runRetention(t.house);
  expect(await t.database.orm.select().from(receipts)).toEqual([]);
  expect(await t.database.orm.select().from(applications)).toEqual([]);
  expect((await verifyAudit(t.house)).fault).toBeNull();
});
