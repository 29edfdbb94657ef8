import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { createTestHouse, type TestHouse } from '../../../test/house.ts';
import { type ScriptedPaper, scripted, scriptedEngine } from '../../../test/scripted-engine.ts';
import { readPapers, upload } from '../../../test/uploads.ts';
import { documents, files } from '../../db/schema/index.ts';

let t: TestHouse;
beforeAll(async () => {
  t = await createTestHouse({}, { engine: scriptedEngine() });
});
afterAll(() => t.close());
beforeEach(async () => {
  await t.database.orm.delete(documents);
  await t.database.orm.delete(files);
});

const slip: ScriptedPaper = {
  kind: 'payslip',
  type: 'payslip',
  fields: { employee_name: 'Giulia Moretti', employer_name: 'Ortica S.r.l.', period: '2026-10', net: 180000 },
};
const statement = (code: string): ScriptedPaper => ({
  kind: 'bank_statement',
  type: 'account_statement',
  fields: { bank_code: code, holder: 'Giulia Moretti', period_start: '2026-08-01', period_end: '2026-10-31' },
});
const certificate: ScriptedPaper = { kind: 'fiscal_document', type: 'cu', fields: { tax_year: 2025 } };
const bill: ScriptedPaper = { kind: 'other', type: 'invoice' };

const record = async (id: string) => {
  const answer = await t.as('giulia', { method: 'GET', url: '/api/v1/other-documents/list', query: { lang: 'en' } });
  const { uploadedOtherDocuments, uploadedBankStatements } = answer.json();
  return [...uploadedOtherDocuments, ...uploadedBankStatements].find((one: { id: string }) => one.id === id);
};
async function handIn(paper: ScriptedPaper, fields: Record<string, string>): Promise<string> {
  const answer = await upload(t, scripted([paper], JSON.stringify(fields)), { fields });
  expect(answer.statusCode).toBe(200);
  return answer.json().document_id;
}
const move = (document_id: string, type: string) =>
  t.as('giulia', { method: 'POST', url: '/api/v1/other-documents/move', payload: { document_id, type } });

describe('papers that come without a word about what they are', () => {
  test.each([
    ['a payslip', slip, { type: 'payslip' }],
    ['a CU', certificate, { type: 'cud' }],
    ['a statement', statement('02008'), { type: 'bank_statement', abi: '02008', bankIsNotInList: false }],
    ['a statement of a bank that nobody lists', statement('99999'), { type: 'bank_statement', abi: '00000' }],
    ['an invoice', bill, { type: 'other' }],
  ])('UPL-05 BANK-02 %s is put where it belongs once it is read', async (_name, paper, place) => {
    const id = await handIn(paper, { type: 'other', sort: 'yes' });
    expect(await record(id)).toMatchObject({ type: 'other', sorting: true, isParsed: false });
    await readPapers(t);
    expect(await record(id)).toMatchObject({ ...place, isParsed: true });
    expect(await record(id)).not.toHaveProperty('sorting');
  });

  test('UPL-05 nothing is said against a paper that was put where it belongs', async () => {
    const id = await handIn(slip, { type: 'other', sort: 'yes' });
    await readPapers(t);
    const { messages } = await record(id);
    expect(messages.map(({ rule }: { rule: string }) => rule)).not.toContain('R_FILE_CLASSIFICATION');
  });

  test('a paper of any kind still needs a word where it is not to be sorted', async () => {
    const answer = await upload(t, scripted([bill]), { fields: { type: 'other' } });
    expect(answer.statusCode).toBe(422);
  });
});

describe('papers in the wrong place', () => {
  test('UPL-05 a payslip in the place of the CU is named as such and moved, and then nothing is wrong with it', async () => {
    const id = await handIn(slip, { type: 'cud' });
    await readPapers(t);
    expect(await record(id)).toMatchObject({ hasError: true, message: expect.stringContaining('a payslip') });
    expect((await move(id, 'payslip')).statusCode).toBe(200);
    expect(await record(id)).toMatchObject({ type: 'payslip', hasError: false });
  });

  test('UPL-05 a paper goes nowhere but where it belongs, and nobody moves the paper of another', async () => {
    const id = await handIn(slip, { type: 'cud' });
    await readPapers(t);
    expect((await move(id, 'bank_statement')).statusCode).toBe(422);
    const payload = { document_id: id, type: 'payslip' };
    const stranger = await t.as('marco', { method: 'POST', url: '/api/v1/other-documents/move', payload });
    expect(stranger.statusCode).toBe(401);
    expect(await record(id)).toMatchObject({ type: 'cud', hasError: true });
  });
});
