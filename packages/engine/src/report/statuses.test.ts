import type { EmploymentStatus } from '@vesta/domain/employment';
import { describe, expect, test } from 'vitest';
import { businessIncome } from '../analysis/model/own-business.ts';
import type { Row } from '../checks/statement/testing/statements.ts';
import { buildReport } from './build-report.ts';
import type { ReportInput } from './input.ts';
import { checkedInput, inputOf } from './testing/inputs.ts';
import { contract, pay, payslip, statements, taxPaper } from './testing/papers.ts';

const six = ['2026-05', '2026-06', '2026-07', '2026-08', '2026-09', '2026-10'];
const as = (status: EmploymentStatus, more: Partial<ReportInput>) =>
  buildReport({
    ...checkedInput({
      status,
      ...more,
      applicant: { ...inputOf().applicant, employment_status: status, declared_rent: null, ...more.applicant },
    }),
    kind: 'rent',
  });
const credit = (date: string, cents: number, text: string, counterparty: string): Row => [
  date,
  cents,
  text,
  { counterparty },
];
const weights = (report: ReturnType<typeof as>) =>
  report.explain
    .find(({ figure }) => figure === 'monthly_income')
    ?.weights.map(({ income, percent, counted, reason }) => [income, percent, counted, reason]);

const receipts = [390_000, 280_000, 410_000, 330_000, 360_000, 290_000];
const customers = statements(
  (month) => [credit(`${month}-12`, receipts[six.indexOf(month)] ?? 0, 'BONIFICO SALDO FATTURA', 'LUMEN STUDIO SAS')],
  { months: six },
);
const filed = (fields = {}) =>
  taxPaper('redditi_pf', { tax_year: 2025, person_name: 'ROSSI MARIO', net_estimate: 2_058_655, ...fields });

describe('REP-01 income by occupation', () => {
  test('self-employed: the lower of return and bank', () => {
    const report = as('Self-employed', { papers: [filed(), ...customers] });
    expect(weights(report)).toEqual([['self_employment', 100, 171_555, 'tax_return_and_bank']]);
    expect(report.explain.find(({ figure }) => figure === 'self_employment_income')?.inputs.at(-1)).toMatchObject({
      name: 'banked_net',
      value: 240_333,
    });
  });

  test('self-employed without a return: eight tenths of what the bank leaves', () => {
    expect(weights(as('Self-employed', { papers: customers }))).toEqual([
      ['self_employment', 80, 192_266, 'bank_only'],
    ]);
  });

  test('self-employed without recent money: six tenths of the return, and told', () => {
    const report = as('Self-employed', { papers: [filed()] });
    expect(weights(report)).toEqual([['self_employment', 60, 102_933, 'tax_return_only']]);
    expect(report.aggregated_error_messages[0]).toMatchObject({ msg: 'no_income_detected', type: 'error' });
  });

  test('hybrid: both parts, each with its own weight', () => {
    const both = statements(
      (month) => [
        pay(`${month}-27`, 110_000),
        credit(`${month}-12`, 100_000, 'BONIFICO SALDO FATTURA', 'LUMEN STUDIO SAS'),
      ],
      { months: six },
    );
    const slips = six.slice(-3).map((month) => payslip(month, 110_000, { payments_per_year: 14 }));
    const flat = {
      net_estimate: null,
      flat_rate_gross: 1_300_000,
      flat_rate_contributions: 200_000,
      flat_rate_tax: 100_000,
    };
    const report = as('Hybrid-employed', { papers: [...slips, ...both, filed(flat)] });
    expect(weights(report)).toEqual([
      ['employment', 100, 125_217, 'open_ended'],
      ['self_employment', 100, 70_000, 'tax_return_and_bank'],
    ]);
  });

  test('student: a grant in full, regular help from home by half', () => {
    const report = as('Student', {
      papers: statements((month) => [
        credit(`${month}-05`, 45_000, 'BORSA DI STUDIO', 'ENTE DIRITTO ALLO STUDIO'),
        credit(`${month}-10`, 40_000, 'BONIFICO', 'CARLA VERDI'),
      ]),
    });
    expect(weights(report)).toEqual([
      ['scholarship', 100, 45_000, 'scholarship'],
      ['family_support', 50, 20_000, 'family_support'],
    ]);
  });

  test.each([
    ['2027-08-01', 80, 98_269, 'benefit_lasting'],
    ['2027-01-01', 50, 61_418, 'benefit_ending'],
  ])('unemployed until %s: %i percent', (benefit_end, percent, counted, reason) => {
    const report = as('Unemployed', {
      papers: [
        taxPaper('naspi', { benefit_end, gross_monthly: 130_000 }),
        ...statements((month) => [credit(`${month}-14`, 122_836, 'ACCREDITO NASPI', 'INPS')]),
      ],
    });
    expect(weights(report)).toEqual([['unemployment_benefit', percent, counted, reason]]);
  });

  test('pay of a job that has ended counts for nothing', () => {
    const slips = (fields = {}) => ['2026-08', '2026-09', '2026-10'].map((month) => payslip(month, 185_000, fields));
    const ended = as('Employed', { papers: slips({ end_date: '2026-10-31' }) });
    expect(weights(ended)).toEqual([['employment', 0, 0, 'contract_ended']]);
    expect(ended.employment).toMatchObject({ active_contract: false, monthly_income: { value: 0 } });
    expect(weights(as('Unemployed', { papers: slips() }))).toEqual([['employment', 0, 0, 'contract_ended']]);
  });

  test('a last wage on the account of somebody out of work is shown and not counted', () => {
    const papers = statements((month) => [pay(`${month}-27`, 185_000)]);
    expect(weights(as('Unemployed', { papers }))).toEqual([['employment', 0, 0, 'not_declared']]);
  });

  test('a source that was declared and never seen is named and worth nothing', () => {
    const papers = statements((month) => [credit(`${month}-14`, 122_836, 'ACCREDITO NASPI', 'INPS')]);
    expect(weights(as('Unemployed', { papers, declaredSources: ['Rental property'] }))).toContainEqual([
      'rental',
      0,
      0,
      'not_evidenced',
    ]);
  });

  test('an extra salary that was paid counts, though nobody promised it', () => {
    const slips = ['2026-08', '2026-09', '2026-10'].map((month) =>
      payslip(month, 185_000, { payments_per_year: null }),
    );
    const extra = payslip('2026-10', 150_000, { kind: 'tredicesima', payments_per_year: null });
    const applicant = { ...inputOf().applicant, paychecks_per_year: null };
    const report = as('Employed', { papers: [...slips, extra], applicant: { ...applicant, paychecks_per_year: 12 } });
    // (1,850 × 12 + 1,500) / 12.
    expect(report.employment).toMatchObject({ monthly_income: { value: 197_500 }, paychecks_per_year: 13 });
  });

  test('a business younger than a year counts eight tenths', () => {
    const young = businessIncome({ returned: 100_000, credits: [200_000], netPercent: null, monthsActive: 8 });
    expect(young).toMatchObject({ amount: 100_000, percent: 80, counted: 80_000, reason: 'young_activity' });
  });

  test('books that were handed in say what is left of the receipts, within bounds', () => {
    const of = (netPercent: number) =>
      businessIncome({ returned: null, credits: [100_000], netPercent, monthsActive: null })?.banked;
    expect([of(10), of(50), of(99)]).toEqual([30_000, 50_000, 85_000]);
  });

  test('a guarantor reads what they could carry, not what they lack', () => {
    const papers = ['2026-08', '2026-09', '2026-10'].map((month) => payslip(month, 290_000));
    const report = as('Employed', { role: 'guarantor', papers });
    expect(report.guarantee).toEqual({ shortfall: null, room: 124_023, covered: null, strong: true });
    expect(report.aggregated_error_messages).not.toContainEqual(expect.objectContaining({ msg: 'guarantor_needed' }));
  });

  test('basic support covers rent and is no income', () => {
    const report = as('Unemployed', {
      region: 'de',
      rent: { cents: 50_000, isCold: false },
      papers: statements((month) => [credit(`${month}-01`, 106_300, 'Buergergeld', 'Jobcenter Berlin Mitte')]),
    });
    // 1,063.00 less 563.00 for living: 500.00 of the rent.
    expect(report.monthly_affordability).toMatchObject({
      rent_covered: 50_000,
      percentage: 0,
      translation_key: 'sustainable',
    });
    expect(report.employment.monthly_income.value).toBe(0);
  });

  test('child benefit counts while a minor lives in the home, and only then', () => {
    const papers = [
      ...['2026-08', '2026-09', '2026-10'].map((month) => payslip(month, 185_000)),
      ...statements((month) => [pay(`${month}-27`, 185_000), credit(`${month}-15`, 20_100, 'ASSEGNO UNICO', 'INPS')]),
    ];
    const family = as('Employed', { papers, household: { adults: 2, minors: 1 } });
    expect(family.employment.other_monthly_income).toEqual({ value: 20_100, warning: null });
    expect(family.household).toEqual({ adults: 1, minors: 1, living_minimum: 80_000 });
    expect(as('Employed', { papers }).employment.other_monthly_income.value).toBe(0);
  });

  test('a pension counts once it is declared', () => {
    const papers = statements((month) => [credit(`${month}-01`, 140_000, 'PENSIONE INPS', 'INPS')]);
    const declared = as('Unemployed', { papers, declaredSources: ['Pension'] });
    expect(declared.employment.monthly_income.value).toBe(140_000);
    const silent = as('Unemployed', { papers });
    expect(silent.employment).toMatchObject({
      monthly_income: { value: 0 },
      other_monthly_income: { warning: 'other_income_undeclared' },
    });
    const rent = silent.explain.find(({ figure }) => figure === 'affordable_rent');
    expect(rent?.counterfactuals[0]).toMatchObject({ key: 'declare_income', value: 46_200 });
  });

  test('a job that is signed and has not begun counts by half, from the gross', () => {
    const signed = contract({ employment_kind: 'open_ended', employment_start: '2027-01-01', monthly_gross: 250_000 });
    const report = as('Employed', { papers: [signed], applicant: { ...inputOf().applicant, employer: null } });
    expect(weights(report)).toEqual([['employment', 50, 75_000, 'future_start']]);
    expect(report.employment.active_contract).toBe(false);
  });

  test('German extra pay counts only where it is shown', () => {
    const slips = (fields = {}) =>
      six.slice(-3).map((month) => payslip(month, 240_000, { payments_per_year: null, ...fields }));
    const declared = { ...inputOf().applicant, paychecks_per_year: 13 };
    expect(as('Employed', { region: 'de', papers: slips(), applicant: declared }).employment.monthly_income.value).toBe(
      240_000,
    );
    // 2,400 × (12 + 0.55) / 12.
    expect(
      as('Employed', { region: 'de', papers: slips({ payments_per_year: 13 }) }).employment.monthly_income.value,
    ).toBe(251_000);
  });

  test('a cold rent is held against the income with an estimate for heating', () => {
    const papers = six.slice(-3).map((month) => payslip(month, 260_550, { payments_per_year: 12 }));
    const report = as('Employed', { region: 'de', papers, rent: { cents: 76_000, isCold: true } });
    expect(report.monthly_affordability).toMatchObject({ rent: 95_000, rent_kind: 'asked_cold', percentage: 79.9 });
    expect(report.deposit).toMatchObject({ required: 228_000, rent: 76_000, basis: 'base' });
  });

  test('without a home in view nothing is judged: the rent of today is told and no more', () => {
    const report = buildReport({ ...checkedInput({ rent: null }), kind: 'rent' });
    const { translation_key, rent, rent_kind, percentage, value } = report.monthly_affordability;
    expect({ translation_key, rent, rent_kind, percentage }).toEqual({
      translation_key: 'range_only',
      rent: null,
      rent_kind: null,
      percentage: 0,
    });
    expect(value).toBeGreaterThan(0);
    expect(report.guarantee).toEqual({ shortfall: null, room: 0, covered: null, strong: false });
    expect(report.deposit).toMatchObject({ required: null, covered: null, rents_covered: null, basis: null });
    expect(report.employment.actual_monthly_rent).toMatchObject({ value: 56_000, valid: true });
    const figures = report.explain.map(({ figure }) => figure);
    expect(figures).not.toContain('percentage');
    expect(figures).not.toContain('deposit');
    expect(report.aggregated_error_messages.map(({ msg }) => msg)).not.toContain('guarantor_needed');
  });

  test('a rent that the applicant names is told as theirs', () => {
    const rent = { cents: 70_000, isCold: false, source: 'applicant' } as const;
    const report = buildReport({ ...checkedInput({ rent }), kind: 'rent' });
    expect(report.monthly_affordability).toMatchObject({ rent: 70_000, rent_kind: 'wanted' });
  });
});
