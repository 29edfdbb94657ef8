import { describe, expect, test } from 'vitest';
import { paperOf } from '../checks/run/testing/papers.ts';
import { buildReport } from './build-report.ts';
import type { ReportInput } from './input.ts';
import { checkedInput, failing, inputOf, usualPapers } from './testing/inputs.ts';
import { contract, identityCard, loan, pay, payslip, rent, statements } from './testing/papers.ts';

const rentOf = (more: Partial<ReportInput> = {}) => buildReport({ ...checkedInput(more), kind: 'rent' });
const flags = ({ aggregated_error_messages: messages }: ReturnType<typeof rentOf>) => messages.map(({ msg }) => msg);
const slips = ['2026-08', '2026-09', '2026-10'].map((month) => payslip(month, 185_000));
const rows = (month: string) => [rent(`${month}-02`, 56_000), loan(`${month}-05`, 25_000), pay(`${month}-27`, 185_000)];

describe('evidence that says too little', () => {
  test('no papers: no figure is made up', () => {
    const report = rentOf({ papers: [] });
    expect(report.monthly_affordability).toEqual({
      translation_key: 'unknown',
      value: null,
      min: null,
      max: null,
      percentage: null,
      rent: 70_000,
      rent_kind: 'asked',
      rent_covered: 0,
    });
    expect(report.employment.monthly_income).toEqual({ value: null, net_value: null });
    expect(report.employment.recurrent_costs).toBeNull();
    expect(report.deposit.covered).toBeNull();
    expect(report.certainty.every(({ grade }) => grade === 'thin')).toBe(true);
    expect(flags(report)[0]).toBe('no_files');
  });

  test('an identity card alone tells of no money', () => {
    const report = rentOf({ papers: [identityCard()] });
    expect(report.employment.monthly_income.value).toBeNull();
    expect(report.personal_details.verified).toBe(true);
  });

  test('one payslip only: it counts, thinly', () => {
    const report = rentOf({ papers: [payslip('2026-10', 185_000)] });
    expect(report.employment.monthly_income.value).toBe(197_796);
    expect(report.certainty[0]).toMatchObject({ about: 'income', grade: 'thin', reason: 'one_month_only' });
    expect(report.explain.find(({ figure }) => figure === 'monthly_income')?.reasons).toContain('R05');
    expect(report.employment.average_cash_balance).toEqual({ value: null, value_translation_key: 'not_known' });
  });

  test('BANK-07 one payslip beside three months of pay on the account: nothing is missing where the bank itself sent it', () => {
    const banked = (format: 'json' | 'pdf') =>
      rentOf({
        papers: [
          payslip('2026-10', 185_000),
          ...statements(rows).map((paper) => ({ ...paper, evidence: { ...paper.evidence, format } })),
        ],
      });
    expect(banked('json').certainty[0]).toMatchObject({ grade: 'good', reason: 'paper_and_bank_agree' });
    const monthsOf = (report: ReturnType<typeof rentOf>) =>
      report.checks.find(({ rule }) => rule === 'R_PAYSLIP_MONTHS')?.outcome;
    expect([monthsOf(banked('json')), monthsOf(banked('pdf'))]).toEqual(['passed', 'failed']);
    expect(flags(banked('json'))).not.toContain('insufficient');
    expect(flags(banked('pdf'))).toContain('insufficient');
  });

  test('one month of the account only: a single wage counts for no more than a month', () => {
    const report = rentOf({ papers: statements(rows, { months: ['2026-10'] }) });
    expect(report.employment.monthly_income.net_value).toBeLessThanOrEqual(185_000);
    expect(flags(report)).toContain('missing_records');
    expect(report.certainty.find(({ about }) => about === 'commitments')?.grade).toBe('thin');
  });

  test('half of the payslips cannot be read: the others count, and the unread are named', () => {
    const blind = payslip('2026-09', 1, { net: null, paid_amount: null, gross: null });
    const report = rentOf({ papers: [payslip('2026-08', 180_000), blind, payslip('2026-10', 190_000)] });
    expect(report.employment.monthly_income.net_value).toBe(185_000);
    expect(report.payslips_incomes[0]?.coverage.map(({ value, msg }) => [value, msg])).toEqual([
      [null, null],
      ['error', 'unreadable'],
      [null, null],
    ]);
  });

  test('REP-08 a stray file that does not open is something to note, and no check that was not passed', () => {
    const paper = paperOf('stray', { kind: 'other', type: 'unknown' });
    const stray = { ...paper, evidence: { ...paper.evidence, problem: 'corrupt' as const }, readings: [] };
    const about = { level: 'critical', blocking: true, papers: ['stray'] } as const;
    const papers = [...usualPapers(), stray];
    const reportOn = (more: Partial<ReportInput>) => buildReport({ ...inputOf(more), kind: 'rent' });
    const report = reportOn({ papers, findings: [failing('R_FILE_CORRUPT', 'failed', about)] });
    expect(report.checks_tally).toMatchObject({ failed: 0, noted: 1 });
    expect(report.aggregated_error_messages).toContainEqual(
      expect.objectContaining({ msg: 'corrupted', type: 'warning' }),
    );
    const opened = reportOn({
      papers: usualPapers(),
      findings: [failing('R_FILE_CORRUPT', 'failed', { ...about, papers: ['card'] })],
    });
    expect(opened.checks_tally.failed).toBe(1);
  });

  test('a payslip without a legible month is listed among the files that could not be used', () => {
    const report = rentOf({ papers: [payslip('2026-10', 185_000, { period: null })] });
    expect(report.payslips_incomes).toEqual([
      { label: null, coverage: [], error_files: ['P1'], is_fraud: false, rows: [] },
    ]);
    expect(report.employment.monthly_income.value).toBe(0);
  });
});

describe('evidence that contradicts itself', () => {
  test('the bank shows less than the payslips: the lower one counts and both are shown', () => {
    const papers = [...slips, ...statements((month) => [pay(`${month}-27`, 150_000)])];
    const report = rentOf({ papers });
    expect(report.employment.monthly_income.net_value).toBe(150_000);
    expect(report.payslips_incomes[0]?.rows.map(({ net, in_bank, difference }) => [net, in_bank, difference])).toEqual([
      [185_000, 150_000, -35_000],
      [185_000, 150_000, -35_000],
      // Pay of October may still come in November, but the employer paid on its usual day.
      [185_000, 150_000, -35_000],
    ]);
    expect(report.certainty[0]).toMatchObject({ grade: 'thin', reason: 'paper_and_bank_differ' });
    expect(flags(report)).toContain('salary_mismatch');
  });

  test('the bank shows more than the payslips: the payslips count', () => {
    const papers = [...slips, ...statements((month) => [pay(`${month}-27`, 230_000)])];
    expect(rentOf({ papers }).employment.monthly_income.net_value).toBe(185_000);
  });

  test('the contract says fixed term where open-ended was declared: the paper counts', () => {
    const fixed = contract({
      employment_kind: 'fixed_term',
      employment_start: '2021-03-01',
      employment_end: '2027-03-31',
    });
    const report = rentOf({ papers: [...slips, fixed] });
    expect(report.employment).toMatchObject({ type_of_contract: 'fixed_term', contract_end: '2027-03-31' });
    // Four months left: 0.6 of 1,977.96.
    expect(report.employment.monthly_income.value).toBe(118_678);
  });

  test('papers of another person raise no figure', () => {
    const other = ['2026-08', '2026-09', '2026-10'].map((month) =>
      payslip(month, 900_000, { employee_name: 'VERDI GIUSEPPINA' }),
    );
    const report = rentOf({ papers: [...other, ...statements(rows), identityCard()] });
    expect(report.employment.monthly_income.net_value).toBe(185_000);
    expect(report.evidence.filter(({ kind }) => kind === 'payslip').map(({ used }) => used)).toEqual([
      false,
      false,
      false,
    ]);
    expect(flags(report)).toContain('payslip_employee_mismatch');
  });

  test('a forged payslip counts for nothing', () => {
    const input = inputOf({ papers: [payslip('2026-10', 900_000)] });
    const finding = {
      rule: 'R_PDF_ORIGINAL',
      outcome: 'failed' as const,
      level: 'critical' as const,
      blocking: false,
      message: 'checks.R_PDF_ORIGINAL.fraud',
      data: {},
      working: [],
      papers: ['slip-2026-10-900000'],
      reads: [],
    };
    const report = buildReport({ ...input, kind: 'rent', findings: [finding] });
    expect(report.employment.monthly_income.value).toBeNull();
    expect(report.payslips_incomes[0]).toMatchObject({ is_fraud: true, error_files: ['P1'] });
  });

  test('a new job within the months shown: only the new one pays', () => {
    const papers = [
      payslip('2026-08', 300_000, { employer_name: 'VECCHIA FONDERIA SPA' }),
      payslip('2026-09', 185_000),
      payslip('2026-10', 185_000),
    ];
    expect(rentOf({ papers }).employment.monthly_income.net_value).toBe(185_000);
  });

  test('two jobs at the same time count together', () => {
    const evening = ['2026-08', '2026-09', '2026-10'].map((month) =>
      payslip(month, 50_000, { employer_name: 'TEATRO SOCIALE', payments_per_year: 12 }),
    );
    // 1,977.96 + 500.00.
    expect(rentOf({ papers: [...slips, ...evening] }).employment.monthly_income.value).toBe(247_796);
  });
});

describe('accounts out of the ordinary', () => {
  test('below zero: told in days, and the deposit is not covered', () => {
    const report = rentOf({ papers: [...slips, ...statements(rows, { opening: 10_000 })] });
    // From 2 August (100 − 560) to the pay of the 27th.
    expect(report.balances?.days_below_zero).toBeGreaterThan(20);
    expect(report.balances?.lowest).toBe(-71_000);
    expect(report.deposit.covered).toBe(false);
    expect(report.deposit.ratio_percent).toBeGreaterThanOrEqual(0);
  });

  test('a statement in another currency is left out of every figure', () => {
    const papers = [...slips, ...statements(rows, { fields: { currency: 'CHF' } })];
    const report = rentOf({ papers });
    expect(report.employment.commitments).toBe(0);
    expect(report.employment.average_cash_balance.value).toBeNull();
    expect(report.bank_statements_incomes.error_files).toEqual(['B1', 'B2', 'B3']);
  });

  test('an account that ended in summer is shown and not counted', () => {
    const papers = [...slips, ...statements(rows, { months: ['2026-05', '2026-06', '2026-07'] })];
    const report = rentOf({ papers });
    expect(report.employment.commitments).toBe(0);
    expect(flags(report)).toContain('statement_not_recent');
    expect(report.evidence.filter(({ kind }) => kind === 'bank_statement').map(({ used }) => used)).toEqual([
      false,
      false,
      false,
    ]);
  });

  test('a thirteenth salary that was seen replaces its estimate', () => {
    const extra = payslip('2026-10', 150_000, { kind: 'tredicesima' });
    const report = rentOf({ papers: [...slips, extra] });
    // (1,850 × 12 + 1,500) / 12 = 1,975.
    expect(report.employment.monthly_income.value).toBe(197_500);
  });

  test('a tax refund in the pay is not counted', () => {
    const july = payslip('2026-10', 222_600, { one_off_1_label: 'refund_730', one_off_1_amount: 37_600 });
    const report = rentOf({ papers: [payslip('2026-08', 185_000), payslip('2026-09', 185_000), july] });
    expect(report.employment.monthly_income.net_value).toBe(185_000);
    expect(report.payslips_incomes[0]?.rows.at(-1)).toMatchObject({ net: 222_600, one_off: 37_600, ordinary: 185_000 });
  });

  test('what creditors take from the wage is told once and not deducted again', () => {
    const seized = ['2026-08', '2026-09', '2026-10'].map((month) => payslip(month, 150_000, { salary_loan: 30_000 }));
    const report = rentOf({ papers: seized });
    expect(report.employment.commitments).toBe(0);
    expect(report.recurrent_costs.content).toMatchObject([
      { kind: 'pay_assignment', treatment: 'information', monthly: 30_000 },
    ]);
  });

  test('files in which nothing was read are listed and harm nothing', () => {
    const broken = { ...paperOf('broken', []), readings: [] };
    const report = rentOf({ papers: [...usualPapers(), broken] });
    expect(report.evidence.find(({ document_id }) => document_id === 'broken')).toMatchObject({
      key: 'O1',
      type: 'unknown',
      used: false,
    });
    expect(report.monthly_affordability.value).toBe(60_000);
  });
});
