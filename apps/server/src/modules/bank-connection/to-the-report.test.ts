import { bankCalls } from '@vesta/domain/bank-connection/calls';
import { BY_BANK } from '@vesta/domain/documents/bank-identity';
import type { RentReport } from '@vesta/domain/report/rent-report';
import { personas as specimens } from '@vesta/specimens/personas/index';
import { specimensOf } from '@vesta/specimens/specimens-of';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { bankWalk } from '../../../test/bank-walk.ts';
import { engineInPlace } from '../../../test/engine-in-place.ts';
import { createTestHouse, type TestHouse } from '../../../test/house.ts';
import { formBody, formHeaders, readPapers } from '../../../test/uploads.ts';
import { personas } from '../../db/seed/personas.ts';
import { inTransaction } from '../../db/transaction.ts';
import { changeAnswers } from '../applications/answers.ts';
import { completeSteps } from '../report/testing/complete-steps.ts';
import { payFor } from '../report/testing/pay-for.ts';

const { lena } = personas;
let t: TestHouse;
let at: ReturnType<typeof bankWalk>;
let statement = '';
beforeAll(async () => {
  t = await createTestHouse({}, { engine: engineInPlace });
  at = bankWalk(t, 'lena');
  await inTransaction(t.database, (tx) =>
    changeAnswers(t.house, tx, lena.applicationId, (given) => ({
      ...given,
      personal_details: { idDocument: BY_BANK },
    })),
  );
  const begun = (
    await at.post(bankCalls.startEmbedded, { bank_id: 'haspa', bank_user_id: 'lena', bank_password: 'demo' })
  ).json();
  const { consent_id, sca_methods } = begun;
  await at.post(bankCalls.sendCode, { consent_id, method: sca_methods[0].id });
  await at.post(bankCalls.enterCode, { consent_id, sca_code: '123456' });
  const answer = await at.fetchAll(consent_id);
  statement = answer.documents[0].file.id;
});
afterAll(() => t.close());

const validate = async () => (await at.get('/v2/income-check/validate-documents', {})).json();

/** The papers of an invented person, as they would hand them in. */
async function handIn(kind: 'payslip', count: number): Promise<void> {
  const today = t.clock.now().toISOString().slice(0, 10);
  const papers = await specimensOf(specimens.lena(today), { today, seed: 'lena', kinds: [kind] });
  for (const { bytes, name } of papers.slice(-count))
    await t.as('lena', {
      method: 'POST',
      url: '/api/v1/other-documents/upload',
      headers: formHeaders,
      payload: formBody(Buffer.from(bytes), { type: kind }, name),
    });
  await readPapers(t);
}

test('INC-08 the bank’s word counts as identity: no document is asked for', async () => {
  const { missing_documents, not_needed } = await validate();
  expect(missing_documents).not.toContain('national_id');
  expect(missing_documents).not.toContain('bank_statement');
  expect(not_needed).toEqual(['statement_pdfs', 'earlier_payslips']);
  const { uploadedBankStatements } = (await at.get('/v1/other-documents/list', {})).json();
  expect(uploadedBankStatements[0].recognised).toEqual({ document_type: 'bank_identity', id_type: null, sides: [] });
});

test('INC-08 whoever signed in under another name is not identified by it', async () => {
  const walk = bankWalk(t, 'renate');
  const begun = (
    await walk.post(bankCalls.startEmbedded, { bank_id: 'haspa', bank_user_id: 'heike', bank_password: 'demo' })
  ).json();
  const { consent_id, sca_methods } = begun;
  await walk.post(bankCalls.sendCode, { consent_id, method: sca_methods[0].id });
  await walk.post(bankCalls.enterCode, { consent_id, sca_code: '123456' });
  expect((await walk.fetchAll(consent_id)).documents.length).toBeGreaterThan(0);
  const answer = (await walk.get('/v2/income-check/validate-documents', {})).json();
  expect(answer.missing_documents).toContain('national_id');
});

test('where the bank shows the pay of every month, one payslip is enough', async () => {
  expect((await validate()).missing_documents).toContain('payslip');
  await handIn('payslip', 1);
  const { missing } = await validate();
  expect(missing.filter(({ alternatives }: { alternatives: string[] }) => alternatives.includes('payslip'))).toEqual(
    [],
  );
  const outlook = (await at.get('/v1/income-check/outlook', {})).json();
  expect(outlook.papers.find(({ paper }: { paper: string }) => paper === 'payslip')).toMatchObject({
    state: 'ready',
    missing: 0,
  });
  expect(outlook.advice.filter(({ paper }: { paper: string }) => paper === 'payslip')).toEqual([]);
});

test('BANK-07 income and costs reach the report with their rows as evidence, and the name in the bank’s own words', async () => {
  await completeSteps(t.house, lena);
  await payFor(t.house, lena.applicationId);
  const answer = (await at.get('/v2/report/', {})).json();
  const report = answer.report as RentReport;
  const account = report.evidence.find(({ document_id }) => document_id === statement);
  expect(account).toMatchObject({ kind: 'bank_statement', original: 'from_bank', used: true });
  const { rows } = (await at.get(`/v1/other-documents/${statement}/reading`, {})).json();
  const places = JSON.stringify(report).match(/\{"key":"B1","page":1,"box":\{"left":0,"top":\d+/g) ?? [];
  expect(places.length).toBeGreaterThan(2);
  for (const place of places)
    expect(rows[Number(/top":(\d+)/.exec(place)?.[1])]).toMatchObject({ amount: expect.any(Number) });
  expect(report.certainty.find(({ about }) => about === 'identity')).toMatchObject({
    grade: 'good',
    reason: 'identity_by_bank',
  });
  expect(report.personal_details.verified).toBe(false);
  expect(report.personal_details.controls).toContainEqual(
    expect.objectContaining({ translation_key: 'name_confirmed_by_bank', value: true }),
  );
  expect(report.checks.find(({ rule }) => rule === 'R_FEED_IDENTITY')).toMatchObject({ outcome: 'passed' });
  expect(report.employment.employment_monthly_income).not.toBeNull();
  // The bank shows the pay and one payslip was enough: nobody reads of papers that were not asked for as gaps.
  const states = Object.fromEntries(report.coverage.rows.map((row) => [row.row, row.states]));
  expect(states.salary).toContain('covered');
  expect(states.payslips?.filter((state) => state === 'covered')).toHaveLength(1);
  expect(Object.values(states).flat()).not.toContain('missing');
  expect(report.checks.find(({ rule }) => rule === 'R_PAYSLIP_MONTHS')).toMatchObject({ outcome: 'passed' });
  expect(report.aggregated_error_messages.map(({ msg }) => msg)).not.toContain('insufficient');
});
