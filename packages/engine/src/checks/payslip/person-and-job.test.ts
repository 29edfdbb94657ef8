import { describe, expect, test } from 'vitest';
import { pageOf } from '../../evidence/testing/page-of-rows.ts';
import { contextOf, mario, sayOf } from '../run/testing/context.ts';
import { paperOf } from '../run/testing/papers.ts';
import { amountDeclared } from './amount-declared.ts';
import { employerMatch } from './employer-match.ts';
import { payslipNameMatch } from './name-match.ts';
import { seniority } from './seniority.ts';
import { italianSlip, slipOf, slipsOf } from './testing/slip.ts';

describe('INC-03 name', () => {
  test.each([['not read', null, 'inconclusive']])('%s', (_, employee_name, said) => {
    expect(sayOf(payslipNameMatch, slipOf(italianSlip({ employee_name })), contextOf(mario))).toBe(said);
  });

  test('without an applicant there is nothing to compare', () => {
    expect(sayOf(payslipNameMatch, slipOf(italianSlip()), contextOf(null))).toBe('-');
  });
});

describe('INC-03 employer', () => {
  const contract = (payer_name: string) =>
    paperOf('k', { kind: 'work_contract', type: 'work_contract', fields: { payer_name } });
  const two = (other: string, id: string | null = null) =>
    slipsOf([
      italianSlip({ employer_id: null }),
      italianSlip({ period: '2026-09', employer_name: other, employer_id: id }),
    ]);

  test.each([
    ['another than in the contract', slipsOf([italianSlip()], contract('Gamma SRL')), 'Acme', 'failed critical'],
    ['the same on all slips', two('A.C.M.E. S.R.L.'), null, 'passed'],
    ['a new job within the months', two('Beta SpA'), 'Acme', 'failed warning'],
    [
      'partly the same',
      slipsOf([italianSlip({ employer_name: 'Grandi Magazzini Rossi' })]),
      'Rossi Logistica Nord',
      'inconclusive',
    ],
    ['not read', slipsOf([italianSlip({ employer_name: null })]), 'Acme', 'inconclusive'],
  ])('%s', (_, slips, employer, said) => {
    expect(sayOf(employerMatch, slips, contextOf({ employer }))).toBe(said);
  });

  test('a name read from pixels may be garbled', () => {
    const { slips, set } = slipsOf([italianSlip()]);
    const pages = [pageOf([], { origin: 'ocr' })];
    const scanned = slips.map((slip) => ({
      ...slip,
      paper: { ...slip.paper, evidence: { ...slip.paper.evidence, pages } },
    }));
    expect(sayOf(employerMatch, { slips: scanned, set }, contextOf({ employer: 'Beta SpA' }))).toBe('failed warning');
  });
});

describe('declared income', () => {
  const three = slipsOf(['2026-08', '2026-09', '2026-10'].map((period) => italianSlip({ period })));

  test.each([
    ['a fifth more', 200_000, 'passed'],
    ['much less', 120_000, 'failed warning'],
  ])('%s', (_, declared_income, said) => {
    expect(sayOf(amountDeclared, three, contextOf({ declared_income }))).toBe(said);
  });

  test('the gross is a mistake, not a doubt', () => {
    const slips = slipsOf([italianSlip({ gross: 260_000 })]);
    expect(amountDeclared.judge(slips, contextOf({ declared_income: 260_000 }))).toMatchObject({
      level: 'info',
      variant: 'gross_declared',
    });
  });

  test('a tax refund is no income of the month', () => {
    const refund = { net: 212_974, one_off_1_label: 'refund_730', one_off_1_amount: 45_000 };
    const judgement = amountDeclared.judge(slipsOf([italianSlip(refund)]), contextOf({ declared_income: 168_000 }));
    expect(judgement).toMatchObject({ outcome: 'passed', data: { found: 167_974 } });
  });
});

describe('time in the job', () => {
  test.each([
    ['an older date of seniority counts', { hire_date: '2026-09-01', seniority_date: '2019-01-01' }, 'passed'],
    ['hired after the month that is paid', { hire_date: '2026-12-01' }, 'failed warning'],
    ['not read', { hire_date: null }, 'inconclusive'],
  ])('%s', (_, fields, said) => {
    expect(sayOf(seniority, slipsOf([italianSlip(fields)]))).toBe(said);
  });
});
