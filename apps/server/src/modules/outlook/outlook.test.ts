import { BANK_IDENTITY } from '@vesta/domain/documents/bank-identity';
import type { DocumentType } from '@vesta/domain/documents/types';
import type { OutlookAnswer } from '@vesta/domain/outlook/outlook';
import type { Finding } from '@vesta/engine/checks/finding';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { createTestHouse, type TestHouse } from '../../../test/house.ts';
import { applications, documents } from '../../db/schema/index.ts';
import { personas } from '../../db/seed/personas.ts';
import { sealLabel } from '../documents/label.ts';
import { type StoredReading, sealReading } from '../documents/stored-reading.ts';
import { saying, verdictColumns } from '../documents/verdict.ts';

let t: TestHouse;
beforeAll(async () => {
  t = await createTestHouse();
});
afterAll(() => t.close());
beforeEach(() => t.database.orm.delete(documents));

interface Handed {
  blocked?: boolean;
  isReading?: boolean;
  findings?: Finding[];
  readings?: object[];
  /** What it was recognised as, where that is no identity paper. */
  recognisedAs?: string;
}

/** A paper as the reading would have left it. */
async function handIn(
  type: DocumentType,
  { blocked, isReading, findings = [], readings = [], recognisedAs = 'id_card' }: Handed = {},
): Promise<void> {
  const { house } = t;
  const sides = type === 'national_id' ? (['Front', 'Back'] as const) : [];
  const recognised = { document_type: recognisedAs, id_type: 'id_card' as const, sides: [...sides] };
  await house.database.orm.insert(documents).values({
    applicationId: personas.lena.applicationId,
    type,
    labelSealed: sealLabel(house, { name: 'paper.pdf', description: null, size: 1 }),
    parseStatus: isReading ? 'processing' : 'parsed',
    ...verdictColumns(house, { messages: blocked ? [saying('Payslips.Error.Unreadable')] : [], recognised }),
    inspectionSealed: sealReading(house, {
      findings,
      paper: { readings, evidence: { format: 'pdf' } },
    } as unknown as StoredReading),
  });
}

const finding = (rule: string, missing: string, outcome: Finding['outcome'] = 'failed'): Finding => ({
  rule,
  outcome,
  level: 'critical',
  blocking: false,
  message: `checks.${rule}.failed`,
  data: { missing },
  working: [],
  papers: [],
  reads: [],
});

const outlook = async (): Promise<OutlookAnswer> =>
  (await t.as('lena', { method: 'GET', url: '/api/v1/income-check/outlook' })).json();

describe('the outlook before paying', () => {
  test('without papers is not yet conclusive and names what the occupation asks for', async () => {
    const { verdict, advice } = await outlook();
    expect(verdict).toBe('notYet');
    expect(advice.map(({ paper }) => paper)).toEqual(['national_id', 'payslip', 'bank_statement']);
  });

  test('becomes conclusive when all are there and read', async () => {
    for (const type of ['national_id', 'payslip', 'bank_statement'] as const) await handIn(type);
    expect(await outlook()).toMatchObject({ success: true, verdict: 'conclusive', reading: 0, advice: [] });
  });

  test('INC-08 is conclusive without a document where the bank has said who the person is', async () => {
    await handIn('payslip');
    await handIn('bank_statement', { recognisedAs: BANK_IDENTITY });
    expect(await outlook()).toMatchObject({ verdict: 'conclusive', advice: [] });
  });

  test('counts what is being read and what was refused', async () => {
    await handIn('national_id', { isReading: true });
    await handIn('payslip', { blocked: true });
    await handIn('bank_statement');
    const { verdict, reading, papers } = await outlook();
    expect([verdict, reading]).toEqual(['partly', 1]);
    expect(papers.map(({ state }) => state)).toEqual(['reading', 'unusable', 'ready']);
  });

  test('takes the months that the checks miss, and only from checks that failed', async () => {
    await handIn('national_id');
    await handIn('payslip', { findings: [finding('R_PAYSLIP_MONTHS', '2026-08, 2026-09', 'passed')] });
    const gap = finding('R_BANK_COVERAGE_3M', '2026-08, 2026-09');
    await handIn('bank_statement', { findings: [gap, finding('R_BANK_RENT_FOUND', '2026-07')] });
    const { verdict, blocked, advice } = await outlook();
    expect([verdict, blocked]).toEqual(['partly', true]);
    expect(advice).toEqual([{ message_key: 'Outlook.Advice.more', paper: 'bank_statement', data: { missing: 2 } }]);
  });

  test('INC-06 says that the report waits exactly where the server would not let the person go on', async () => {
    const stops = async () => {
      const { blocked } = await outlook();
      const answer = await t.as('lena', { method: 'GET', url: '/api/v2/income-check/validate-documents' });
      return [blocked, !answer.json().success];
    };
    await handIn('national_id');
    await handIn('bank_statement');
    expect(await stops()).toEqual([true, true]);
    await handIn('payslip');
    expect(await stops()).toEqual([false, false]);
    await handIn('payslip', { blocked: true });
    expect(await stops()).toEqual([true, true]);
  });

  test('tells how many salaries the papers speak of, as far as they can be used', async () => {
    const slip = (count: number) => ({
      kind: 'payslip',
      fields: { period: { value: '2026-10' }, paychecks_per_year: { value: count } },
    });
    await handIn('payslip', { blocked: true, readings: [slip(12)] });
    expect((await outlook()).contract).toEqual({ typeOfContract: null, paychecksPerYear: null });
    await handIn('payslip', { readings: [slip(14)] });
    expect((await outlook()).contract).toEqual({ typeOfContract: null, paychecksPerYear: 14 });
  });

  test('of a rapid application asks for no identity', async () => {
    const set = (applicationType: string) =>
      t.database.orm
        .update(applications)
        .set({ applicationType })
        .where(eq(applications.id, personas.lena.applicationId));
    await set('rapid');
    expect((await outlook()).papers.map(({ paper }) => paper)).toEqual(['payslip', 'bank_statement']);
    await set('rent');
  });

  test('REP-07 names whose figures the household still waits for', async () => {
    expect((await outlook()).expected).toEqual(['Renate Hoffmann']);
    const answer = await t.as('renate', { method: 'GET', url: '/api/v1/income-check/outlook' });
    expect(answer.json().expected).toEqual([]);
  });

  test('is for the person alone', async () => {
    const { applicationId } = personas.lena;
    const answer = await t.as('giulia', { method: 'GET', url: '/api/v1/income-check/outlook', applicationId });
    expect(answer.statusCode).toBe(401);
  });
});
