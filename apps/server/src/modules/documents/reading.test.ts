import { setTimeout as sleep } from 'node:timers/promises';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import { createTestHouse, type TestHouse } from '../../../test/house.ts';
import { type ScriptedPaper, scripted, scriptedEngine } from '../../../test/scripted-engine.ts';
import { readPapers, upload } from '../../../test/uploads.ts';
import { auditLog, documents, files } from '../../db/schema/index.ts';
import { personas } from '../../db/seed/personas.ts';
import { DOCUMENT_INSPECTION } from '../../lib/vault/contexts.ts';
import { MOST_ATTEMPTS } from './begin-attempt.ts';

let t: TestHouse;
const engine = scriptedEngine();
beforeAll(async () => {
  t = await createTestHouse({}, { engine });
});
afterAll(() => t.close());
beforeEach(async () => {
  await t.database.orm.delete(documents);
  await t.database.orm.delete(files);
});

const call = (method: 'GET' | 'POST', url: string, payload?: object) =>
  t.as('giulia', { method, url: `/api/v1/${url}`, query: { lang: 'en' }, ...(payload ? { payload } : {}) });
const birth = (over: object = {}) =>
  call('POST', 'personal-details/submit', {
    subStep: 1,
    fiscalCode: 'MRTGLI94P54G337K',
    nationality: 'Italy',
    dateOfBirth: '14/09/1994',
    placeOfBirth: 'Parma',
    ...over,
  });
const slip = (name: string, period = '2026-10'): ScriptedPaper => ({
  kind: 'payslip',
  type: 'payslip',
  fields: { employee_name: name, employer_name: 'Ortica S.r.l.', period, net: 180000, gross: 240000 },
});
const handIn = async (papers: readonly ScriptedPaper[], fields: Record<string, string> = {}): Promise<string> => {
  const { document_id: id } = (await upload(t, scripted(papers, JSON.stringify(fields)), { fields })).json();
  await readPapers(t);
  return id;
};
const record = async (id: string) => {
  const { uploadedOtherDocuments: all } = (await call('GET', 'other-documents/list')).json();
  return all.find((one: { id: string }) => one.id === id);
};

describe('what was read', () => {
  test('a person sees what was read, where it stands, and the page; each look is recorded', async () => {
    const id = await handIn([slip('Giulia Moretti')]);
    const reading = (await call('GET', `other-documents/${id}/reading`)).json();
    expect(reading).toMatchObject({ success: true, document_type: 'payslip', pages: [{ number: 1, width: 600 }] });
    const net = reading.facts.find((fact: { key: string }) => fact.key === '1.net');
    expect(net).toMatchObject({ label: 'Net pay', kind: 'money', value: 180000, corrected: null, page: 1 });
    expect(net.box).toEqual({ left: 0.1, top: 0.1, right: 160 / 600, bottom: 0.125 });
    const page = await call('GET', `other-documents/${id}/pages/1`);
    expect([page.statusCode, page.headers['content-type'], page.headers['cache-control']]).toEqual([
      200,
      'image/webp',
      'no-store',
    ]);
    expect((await call('GET', `other-documents/${id}/pages/9`)).statusCode).toBe(404);
    const acts = (await t.database.orm.select().from(auditLog)).filter(({ subjectId }) => subjectId === id);
    expect(acts.map(({ action }) => action)).toEqual(
      expect.arrayContaining(['document.read', 'document.reading.viewed', 'document.page.viewed']),
    );
  });

  test('a list asks for what stands on a paper, and no other paper is opened for it', async () => {
    const id = await handIn([slip('Giulia Moretti')]);
    await handIn([slip('Giulia Moretti', '2026-09')], { note: 'another' });
    const open = vi.spyOn(t.house.vault, 'openJson');
    const opened = () => open.mock.calls.filter(([, context]) => context === DOCUMENT_INSPECTION).length;
    const facts = (await call('GET', `other-documents/${id}/reading?only=facts`)).json();
    expect(opened()).toBe(1);
    const whole = (await call('GET', `other-documents/${id}/reading`)).json();
    expect(opened()).toBe(3);
    open.mockRestore();
    expect(facts).toEqual({ ...whole, findings: [] });
    expect(whole.findings).not.toEqual([]);
  });

  test('a paper is written anew only where the next one changes what is said of it', async () => {
    const sealed = async (id: string) => {
      const [row] = await t.database.orm.select().from(documents).where(eq(documents.id, id));
      return row?.messageDataSealed?.toString('hex');
    };
    const october = await handIn([slip('Giulia Moretti')]);
    const before = await sealed(october);
    await handIn([slip('Giulia Moretti', '2026-09')]);
    expect(await sealed(october)).toBe(before);
    await handIn([{ ...slip('Giulia Moretti'), fields: { ...slip('Giulia Moretti').fields, net: 190000 } }]);
    expect((await record(october)).messages.length).toBeGreaterThan(0);
    expect(await sealed(october)).not.toBe(before);
  });

  test('a page whose reader hung up while waiting is not drawn', async () => {
    const id = await handIn([slip('Giulia Moretti')]);
    const { picture } = engine;
    const drawn: number[] = [];
    let finish = () => {};
    engine.picture = (bytes, page) => {
      drawn.push(page);
      return new Promise((resolve) => {
        finish = () => resolve(picture(bytes, 1));
      });
    };
    const address = await t.app.listen({ port: 0 });
    const token = await t.signIn('giulia');
    const see = (page: number, signal?: AbortSignal) =>
      fetch(`${address}/api/v1/other-documents/${id}/pages/${page}?application_id=${personas.giulia.applicationId}`, {
        headers: { authorization: `Bearer ${token}` },
        ...(signal ? { signal } : {}),
      });
    const first = see(2);
    await expect.poll(() => drawn).toEqual([2]);
    const leaving = new AbortController();
    const left = see(3, leaving.signal).catch(() => 'left');
    await sleep(300);
    leaving.abort();
    await left;
    await sleep(100);
    engine.picture = (bytes, page) => {
      drawn.push(page);
      return picture(bytes, 1);
    };
    finish();
    expect((await first).status).toBe(200);
    // Whoever had stayed in the line would have come before.
    await see(1);
    expect(drawn).toEqual([2, 1]);
    engine.picture = picture;
  });

  test('a misread value is corrected beside the original, marked, and can be taken back', async () => {
    const id = await handIn([slip('Giulia Moretti')]);
    const correct = (value: unknown, key = '1.net') => call('POST', `other-documents/${id}/correct`, { key, value });
    expect((await correct(190000)).statusCode).toBe(200);
    const fact = async () =>
      (await call('GET', `other-documents/${id}/reading`))
        .json()
        .facts.find((one: { key: string }) => one.key === '1.net');
    expect(await fact()).toMatchObject({ value: 180000, corrected: 190000 });
    expect(await record(id)).toMatchObject({ corrected: true });
    expect((await correct('a lot')).statusCode).toBe(422);
    expect((await correct(1, '1.secret')).statusCode).toBe(422);
    expect((await correct(1, '7.net')).statusCode).toBe(422);
    expect((await correct(null)).statusCode).toBe(200);
    expect(await record(id)).toMatchObject({ corrected: false });
  });

  test('a corrected name lets the person go on, and is told as their word to the reviewer', async () => {
    const id = await handIn([slip('Giulla Moretto')]);
    expect(await record(id)).toMatchObject({ hasError: true, message_key: 'checks.R_PAYSLIP_NAME_MATCH.failed' });
    const correct = async (value: string | null) => {
      expect((await call('POST', `other-documents/${id}/correct`, { key: '1.employee_name', value })).statusCode).toBe(
        200,
      );
      await readPapers(t);
    };
    const findings = async (): Promise<{ rule: string; outcome: string; working: unknown[] }[]> =>
      (await call('GET', `other-documents/${id}/reading`)).json().findings;
    await correct('Giulia Moretti');
    expect(await record(id)).toMatchObject({ hasError: false, corrected: true });
    expect(await findings()).toEqual(
      expect.arrayContaining([
        expect.objectContaining({
          rule: 'R_FILE_CORRECTED',
          outcome: 'inconclusive',
          working: [expect.objectContaining({ found: 'Giulla Moretto', expected: 'Giulia Moretti' })],
        }),
      ]),
    );
    const openRules = (await findings()).filter(({ outcome }) => outcome === 'inconclusive').map(({ rule }) => rule);
    expect(openRules, 'what else stays open is for reviewers').toEqual(['R_FILE_CORRECTED']);
    await correct(null);
    expect(await record(id)).toMatchObject({ hasError: true, corrected: false });
    expect((await findings()).some(({ rule }) => rule === 'R_FILE_CORRECTED')).toBe(false);
  });

  test('INC-03 a name that is not mine is an error until it is explained to the reviewer', async () => {
    const id = await handIn([slip('Paolo Verdi')]);
    expect(await record(id)).toMatchObject({
      status: 'parsed with error',
      hasError: true,
      message_key: 'checks.R_PAYSLIP_NAME_MATCH.failed',
    });
    const explain = (rule: string | null, text: string) =>
      call('POST', `other-documents/${id}/explain`, { rule, text });
    expect((await explain('R_PAYSLIP_NAME_MATCH', 'short')).statusCode).toBe(422);
    expect((await explain('R_ID_EXPIRED', 'This rule says nothing here.')).statusCode).toBe(422);
    expect((await explain('R_PAYSLIP_NAME_MATCH', 'My employer uses my second name.')).statusCode).toBe(200);
    expect(await record(id)).toMatchObject({ status: 'parsed', hasError: false, hasWarning: true, explained: true });
    const { findings } = (await call('GET', `other-documents/${id}/reading`)).json();
    const mine = findings.find(({ rule }: { rule: string }) => rule === 'R_PAYSLIP_NAME_MATCH');
    expect(mine).toMatchObject({ outcome: 'failed', blocking: false, explanation: 'My employer uses my second name.' });
  });

  test('a paper of another kind is told, and no explanation lifts that', async () => {
    const id = await handIn([slip('Giulia Moretti')], { type: 'national_id' });
    expect(await record(id)).toMatchObject({ hasError: true, message_key: 'checks.R_FILE_CLASSIFICATION.failed' });
    await call('POST', `other-documents/${id}/explain`, {
      rule: 'R_FILE_CLASSIFICATION',
      text: 'It is my passport, really.',
    });
    expect(await record(id)).toMatchObject({ hasError: true });
  });

  test('UPL-06 a file that takes its reader down, and one that says nothing, end in a clear error', async () => {
    const slow = (await upload(t, scripted([], 'slow', { problem: 'timeout' }))).json().document_id;
    const broken = (await upload(t, scripted([], 'broken', { problem: 'crashed' }))).json().document_id;
    const blank = (await upload(t, scripted([], 'blank'))).json().document_id;
    await readPapers(t, true);
    expect(await record(slow)).toMatchObject({ hasError: true, message_key: 'Uploads.Error.TookTooLong' });
    expect(await record(broken)).toMatchObject({ hasError: true, message_key: 'Uploads.Error.NotParsed' });
    expect(await record(blank)).toMatchObject({ hasError: true, message_key: 'Payslips.Error.Unreadable' });
  });

  test('UPL-07 a paper that restarts interrupted is read all the same; one that takes its reader down is not tried for ever', async () => {
    const begun = (id: string, attempts: number) =>
      t.database.orm.update(documents).set({ attempts }).where(eq(documents.id, id));
    const mishapsOf = async (id: string) =>
      (await t.database.orm.select().from(documents).where(eq(documents.id, id)))[0]?.mishaps;
    const patient = (await upload(t, scripted([slip('Giulia Moretti')], 'interrupted'))).json().document_id;
    await begun(patient, MOST_ATTEMPTS - 1);
    const unlucky = (await upload(t, scripted([], 'crashes', { problem: 'crashed' }))).json().document_id;
    await begun(unlucky, 4);
    const deadly = (await upload(t, scripted([slip('Giulia Moretti')], 'deadly'))).json().document_id;
    await begun(deadly, MOST_ATTEMPTS);
    await readPapers(t);
    expect(await record(patient)).toMatchObject({ isParsed: true, hasError: false });
    // Restarts before it are not held against it: the first mishap of its own leaves it a second chance.
    expect([await mishapsOf(unlucky), (await record(unlucky)).isParsed]).toEqual([1, false]);
    expect(await record(deadly)).toMatchObject({ hasError: true, message_key: 'Uploads.Error.NotParsed' });
    await readPapers(t, true);
    expect(await record(unlucky)).toMatchObject({ hasError: true, message_key: 'Uploads.Error.NotParsed' });
    expect(await mishapsOf(unlucky)).toBe(2);
  });

  test.each([
    ['a scan instead of the original', 'R_PDF_ORIGINAL', 'scan', 'critical', true],
    ['an edited file', 'R_PDF_ORIGINAL', 'fraud', 'critical', true],
    ['a merged file', 'R_PDF_ORIGINAL', 'merged', 'warning', false],
    ['a file that is only unusual', 'R_PDF_ORIGINAL', 'warning', 'warning', false],
  ] as const)('UPL-05 %s is named', async (_name, rule, variant, level, blocks) => {
    const bytes = scripted([slip('Giulia Moretti')], variant, { signs: [{ rule, variant, level }] });
    const { document_id: id } = (await upload(t, bytes)).json();
    await readPapers(t);
    const { messages, hasError, hasWarning } = await record(id);
    expect(messages).toContainEqual(expect.objectContaining({ rule, message_key: `checks.${rule}.${variant}` }));
    expect([hasError, hasWarning]).toEqual([blocks, !blocks]);
  });

  test('INC-04 a return without its receipt is told so while it can be added, and no longer once the receipt is there', async () => {
    const fields = { person_name: 'Giulia Moretti', fiscal_id: 'MRTGLI94P54G337K', tax_year: 2025 };
    const handsIn = async (type: 'redditi_pf' | 'redditi_pf_receipt'): Promise<string> => {
      const paper: ScriptedPaper = { kind: 'fiscal_document', type, fields };
      const options = { url: 'other-documents/upload-fiscal', fields: { type: 'fiscal_doc' } };
      const { document_id: id } = (await upload(t, scripted([paper], type), options)).json();
      await readPapers(t, true);
      return id;
    };
    const isTold = async (id: string) =>
      (await record(id)).messages.some(({ rule }: { rule: string }) => rule === 'R_IT_REDDITI_RECEIPT');
    const form = await handsIn('redditi_pf');
    expect(await isTold(form)).toBe(true);
    await handsIn('redditi_pf_receipt');
    expect(await isTold(form)).toBe(false);
  });

  test('a paper that nobody has read yet has nothing to show', async () => {
    const { document_id: id } = (await upload(t, scripted([slip('Giulia Moretti')]))).json();
    expect((await call('GET', `other-documents/${id}/reading`)).statusCode).toBe(409);
  });

  test('IDD-04 corrected personal data re-runs the checks that read it, and no others', async () => {
    await birth({ dateOfBirth: '15/09/1994' });
    const card: ScriptedPaper = {
      kind: 'identity_document',
      type: 'passport',
      side: 'front',
      fields: {
        surname: 'MORETTI',
        given_names: 'GIULIA',
        birth_date: '1994-09-14',
        document_number: 'YA1234567',
        nationality: 'ITA',
        expiry_date: '2031-01-01',
      },
    };
    const id = await handIn([card], { type: 'national_id' });
    expect(await record(id)).toMatchObject({ hasError: true, message_key: 'checks.R_ID_DOB_MATCH.failed' });
    const reads = engine.reads;
    await birth();
    expect(await readPapers(t)).toEqual({ completed: 1, failed: 0 });
    expect(await record(id)).toMatchObject({ hasError: false });
    expect(engine.reads).toBe(reads);
  });
});
