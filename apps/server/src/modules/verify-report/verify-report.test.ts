import { REPORT_VALID_DAYS } from '@vesta/domain/limits';
import { reportNumber } from '@vesta/domain/report-number';
import { createCodeKey, signCode } from '@vesta/report-pdf/code/sign-code';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { createTestHouse, type TestHouse } from '../../../test/house.ts';
import { reports } from '../../db/schema/index.ts';
import { personas } from '../../db/seed/personas.ts';
import { AppError } from '../../lib/app-error.ts';
import { furnishHouse } from '../../open-house.ts';
import { scanPage } from './testing/scan-page.ts';
import { sealedSample } from './testing/sealed-sample.ts';

const DAY_MS = 86_400_000;
let t: TestHouse;
let reportId: string;
let token: string;
let pdf: Uint8Array;

beforeAll(async () => {
  t = await createTestHouse();
  const now = t.clock.now();
  const [row] = await t.database.orm
    .insert(reports)
    .values({
      applicationId: personas.giulia.applicationId,
      kind: 'rent',
      modelVersion: 'rent-it 1.0',
      inputsDigest: Buffer.alloc(32, 1),
      modelSealed: Buffer.alloc(1),
      generatedAt: now,
      expiresAt: new Date(now.getTime() + REPORT_VALID_DAYS * DAY_MS),
    })
    .returning({ id: reports.id });
  reportId = row?.id ?? '';
  ({ token, pdf } = await sealedSample(t.house, reportId));
});
afterAll(() => t.close());

const ask = async (asked: string) =>
  (await t.app.inject({ url: '/api/v1/openapis/verify-qr-code', query: { token: asked } })).json();
const number = async (typed: string) =>
  (await t.app.inject({ url: '/api/v1/openapis/report-number', query: { number: typed } })).json();
const show = (file: Uint8Array, type = 'application/pdf') =>
  t.app.inject({
    method: 'POST',
    url: '/api/v1/openapis/verify-pdf',
    headers: { 'content-type': type },
    payload: Buffer.from(file),
  });

function touched(bytes: Uint8Array): Uint8Array {
  const copy = Uint8Array.from(bytes);
  const at = Math.floor(copy.length / 3);
  copy[at] = (copy[at] ?? 0) ^ 1;
  return copy;
}

describe('the code on a report', () => {
  test('VER-01 a genuine one answers name and creation date, without asking who wants to know', async () => {
    expect(await ask(token)).toEqual({
      success: true,
      refusal: null,
      certificate: {
        applicant_name: 'Giulia Moretti',
        created_at: '2026-11-15T10:00:00.000Z',
        valid_until: '2027-01-14T10:00:00.000Z',
        report_id: reportId,
        report_number: expect.stringMatching(/^VR-/),
        fingerprint: expect.stringMatching(/^0707 /),
      },
    });
  });

  test('REP-09 can be scanned from the printed page and leads to the verify page', async () => {
    expect(await scanPage(pdf)).toEqual([`https://vesta.example/verify-report?token=${token}`]);
  });

  test('VER-01 one letter changed, another house’s key or plain nonsense is not verified', async () => {
    const forged = signCode(
      {
        reportId,
        applicantName: 'Mallory',
        createdAt: t.clock.now(),
        expiresAt: new Date('2099-01-01'),
        figuresDigest: new Uint8Array(16),
      },
      createCodeKey(),
    );
    // In the middle: of the last letter only some bits are part of the code.
    const at = Math.floor(token.length / 2);
    const changed = token.slice(0, at) + (token[at] === 'A' ? 'B' : 'A') + token.slice(at + 1);
    for (const bad of [forged, changed, 'x', '']) {
      expect(await ask(bad)).toEqual({ success: true, certificate: null, refusal: 'forged' });
    }
  });

  test('VER-01 is not verified when its report was withdrawn', async () => {
    await t.database.orm.update(reports).set({ revokedAt: t.clock.now() }).where(eq(reports.id, reportId));
    expect(await ask(token)).toEqual({ success: true, certificate: null, refusal: 'revoked' });
    await t.database.orm.update(reports).set({ revokedAt: null }).where(eq(reports.id, reportId));
  });

  test('VER-01 says that a newer report has replaced it, and nothing else about that one', async () => {
    const later = new Date(t.clock.now().getTime() + 60_000);
    const [newer] = await t.database.orm
      .insert(reports)
      .values({
        applicationId: personas.giulia.applicationId,
        kind: 'rent',
        modelVersion: 'rent-it 1.0',
        inputsDigest: Buffer.alloc(32, 2),
        modelSealed: Buffer.alloc(1),
        generatedAt: later,
        expiresAt: new Date(later.getTime() + REPORT_VALID_DAYS * DAY_MS),
      })
      .returning({ id: reports.id });
    expect(await ask(token)).toEqual({ success: true, certificate: null, refusal: 'superseded' });
    expect(await number(reportNumber(reportId))).toMatchObject({ state: 'superseded' });
    expect(await number(reportNumber(newer?.id ?? ''))).toMatchObject({ state: 'valid' });
    // A newer one that was withdrawn replaces nothing.
    await t.database.orm
      .update(reports)
      .set({ revokedAt: later })
      .where(eq(reports.id, newer?.id ?? ''));
    expect(await ask(token)).toMatchObject({ refusal: null });
    await t.database.orm.delete(reports).where(eq(reports.id, newer?.id ?? ''));
  });

  test('VER-01 is not verified when its report was erased', async () => {
    const { token: orphan } = await sealedSample(t.house, '5e7f1a52-93c4-4f0b-9f0e-8b6a1c2d3e4f');
    expect(await ask(orphan)).toMatchObject({ certificate: null, refusal: 'revoked' });
  });

  test('REP-09 VER-01 is not verified after sixty days', async () => {
    t.clock.advance(REPORT_VALID_DAYS * DAY_MS - 1000);
    expect(await ask(token)).toMatchObject({ refusal: null });
    t.clock.advance(1000);
    expect(await ask(token)).toEqual({ success: true, certificate: null, refusal: 'expired' });
    t.clock.set('2026-11-15T10:00:00Z');
  });
});

describe('the number on a report', () => {
  test('tells how the report stands and names nobody; blanks, case and look-alikes are free', async () => {
    const written = reportNumber(reportId);
    const found = await number(written);
    expect(found).toEqual({
      success: true,
      state: 'valid',
      report_number: written,
      created_at: '2026-11-15T10:00:00.000Z',
      valid_until: '2027-01-14T10:00:00.000Z',
    });
    expect(JSON.stringify(found)).not.toMatch(/Giulia|Moretti/);
    const sloppy = written.toLowerCase().replaceAll('-', ' ').replaceAll('0', 'O').replaceAll('1', 'l');
    expect(await number(sloppy)).toEqual(found);
    expect(await number(written.slice(3))).toEqual(found);
  });

  test.each(['VR-0000-0000', '', 'hello', '%', 'VR-4K7M-91Q', "'; drop table reports"])(
    '%s is no number of a report here',
    async (typed) => expect(await number(typed)).toMatchObject({ state: 'unknown', report_number: null }),
  );

  test('withdrawn and expired ones are told as such', async () => {
    await t.database.orm.update(reports).set({ revokedAt: t.clock.now() }).where(eq(reports.id, reportId));
    expect(await number(reportNumber(reportId))).toMatchObject({ state: 'revoked' });
    await t.database.orm.update(reports).set({ revokedAt: null }).where(eq(reports.id, reportId));
    t.clock.advance(REPORT_VALID_DAYS * DAY_MS);
    expect(await number(reportNumber(reportId))).toMatchObject({ state: 'expired' });
    t.clock.set('2026-11-15T10:00:00Z');
  });
});

describe('the file of a report', () => {
  test('is known as sealed, unchanged, and by its number', async () => {
    expect((await show(pdf)).json()).toMatchObject({ seal: 'sealed', certificate: { report_id: reportId } });
  });

  test('with one byte changed is told as changed, and certifies nothing', async () => {
    expect((await show(touched(pdf))).json()).toMatchObject({ seal: 'changed', certificate: null });
  });

  test('without a seal, or sealed elsewhere, is told so', async () => {
    expect((await show(Buffer.from('%PDF-1.7\n%%EOF'))).json()).toMatchObject({ seal: 'unsealed', certificate: null });
  });

  test('of another kind, or too large, is refused in words', async () => {
    expect((await show(pdf, 'image/png')).statusCode).toBe(415);
    expect((await show(new Uint8Array(21 * 1024 * 1024))).statusCode).toBe(413);
    const url = '/api/v1/openapis/verify-pdf';
    expect((await t.app.inject({ method: 'POST', url, payload: { a: 1 } })).statusCode).toBe(415);
    expect((await t.app.inject({ method: 'POST', url })).statusCode).toBe(415);
  });

  test('is taken apart elsewhere, and what could not be judged there is not called a forgery', async () => {
    const { sealReader } = t.house;
    const seen: number[] = [];
    t.house.sealReader = {
      ...sealReader,
      read: async ({ file }) => {
        seen.push(file.length);
        throw new AppError('UNAVAILABLE');
      },
    };
    const answer = await show(pdf);
    t.house.sealReader = sealReader;
    expect([answer.statusCode, answer.json().code, seen]).toEqual([503, 'UNAVAILABLE', [pdf.length]]);
  });
});

test('the keys stay the same over a restart, and their public halves are open to everybody', async () => {
  const again = await furnishHouse(t.house.config, t.database, { clock: t.clock, log: t.house.log });
  expect(again.reportKeys).toEqual(t.house.reportKeys);
  const answer = await t.app.inject('/api/v1/openapis/report-keys');
  expect(answer.json()).toEqual({ success: true, ...t.house.reportKeys.known });
});
