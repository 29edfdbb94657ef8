import { withheldGroups } from '@vesta/domain/report/withheld';
import { describe, expect, test } from 'vitest';
import { contractWeight } from '../analysis/model/contract-weight.ts';
import { buildReport } from './build-report.ts';
import { checkedInput, failing, inputOf } from './testing/inputs.ts';
import { contract, EMPLOYER, identityCard, loan, pay, payslip, rent, statements } from './testing/papers.ts';

const months = ['2026-08', '2026-09', '2026-10'];
const account = (arrives: number) =>
  statements((month) => [rent(`${month}-02`, 56_000), loan(`${month}-05`, 25_000), pay(`${month}-27`, arrives)]);
const slips = (net: number, fields: Parameters<typeof payslip>[2]) =>
  months.map((month) => payslip(month, net, fields));
const rentOf = (papers: ReturnType<typeof slips>) => buildReport({ ...checkedInput({ papers }), kind: 'rent' });

describe('what arrives counts', () => {
  test('forty euros into a savings plan: both figures stand there, with the reason, and what is paid out counts', () => {
    const report = rentOf([...slips(200_000, { paid_amount: 196_000 }), ...account(196_000), identityCard()]);
    const rows = report.payslips_incomes[0]?.rows ?? [];
    expect(rows[0]).toMatchObject({
      ...{ net: 200_000, paid: 196_000, withheld: 4_000, withheld_for: 'other' },
      ...{ in_bank: 196_000, difference: 0, ordinary: 196_000 },
    });
    expect(withheldGroups(rows)).toEqual([{ reason: 'other', cents: 4_000, months }]);
    expect(report.employment.monthly_income.net_value).toBe(196_000);
    const inputs = report.explain.find(({ figure }) => figure === 'employment_income')?.inputs ?? [];
    expect(inputs.filter(({ name }) => name === 'paid_out').map(({ value }) => value)).toEqual([
      196_000, 196_000, 196_000,
    ]);
    expect(report.monthly.flatMap(({ paper_income }) => paper_income ?? [])).toEqual([196_000, 196_000, 196_000]);
  });

  test('what creditors take is named, and is not counted as income', () => {
    const report = rentOf(slips(200_000, { paid_amount: 170_000, garnishment: 30_000 }));
    expect(report.payslips_incomes[0]?.rows[0]).toMatchObject({ withheld: 30_000, withheld_for: 'garnishment' });
    expect(report.employment.monthly_income.net_value).toBe(170_000);
  });

  test('expenses that are paid beside the net are no pay', () => {
    const report = rentOf(slips(200_000, { paid_amount: 212_000 }));
    expect(report.payslips_incomes[0]?.rows[0]).toMatchObject({ withheld: -12_000, withheld_for: 'paid_beside' });
    expect(report.employment.monthly_income.net_value).toBe(200_000);
  });

  test('where net and payout are one, nothing is explained', () => {
    const rows = rentOf(slips(200_000, {})).payslips_incomes[0]?.rows ?? [];
    expect(rows.map(({ withheld, withheld_for }) => [withheld, withheld_for])).toEqual(months.map(() => [0, null]));
    expect(withheldGroups(rows)).toEqual([]);
  });
});

describe('a contract that ends', () => {
  const fixed = (monthsLeft: number | null) => ({
    ...{ kind: 'fixed_term' as const, monthsLeft, monthsHeld: 20 },
    ...{ inProbation: false, hasBegun: true, hasEnded: false },
  });

  test.each([
    [36, 80, 'loan_fixed_term_36'],
    [35, 70, 'loan_fixed_term_24'],
    [24, 70, 'loan_fixed_term_24'],
    [23, 60, 'loan_fixed_term_12'],
    [12, 60, 'loan_fixed_term_12'],
    [11, 40, 'loan_fixed_term_ending'],
    [null, 60, 'contract_unknown'],
  ])('with %s months left counts %s %% for a loan', (left, percent, reason) => {
    expect(contractWeight(fixed(left), 'mortgage')).toEqual({ percent, reason });
  });

  test('counts in full for a lease while a year is left', () => {
    expect(contractWeight(fixed(13), 'rent')).toEqual({ percent: 100, reason: 'fixed_term_12' });
  });

  test('in thirteen months is neither in full nor a strong ground for a mortgage', () => {
    const papers = [
      ...slips(200_000, {}),
      ...account(200_000),
      contract({ employment_kind: 'fixed_term', payer_name: EMPLOYER, employment_end: '2027-12-31' }),
    ];
    const mortgage = buildReport({ ...checkedInput({ papers, kind: 'mortgage' }), kind: 'mortgage' });
    const weight = mortgage.explain.find(({ figure }) => figure === 'employment_income')?.weights[0];
    expect(weight).toMatchObject({ percent: 60, reason: 'loan_fixed_term_12' });
    expect(mortgage.certainty.find(({ about }) => about === 'contract')).toMatchObject({
      ...{ grade: 'thin', reason: 'contract_ends', data: { end: '2027-12-31' } },
    });
    const lease = buildReport({ ...checkedInput({ papers }), kind: 'rent' });
    const named = (report: typeof mortgage | typeof lease, wanted: RegExp) =>
      report.model.constants.some(({ name }) => wanted.test(name));
    // Each report names the numbers that it was made with.
    const ofRents = /^(?:RENT_SHARE|FIXED_TERM_12$|DEPOSIT_|WARM_)/;
    expect([named(mortgage, /^LOAN_FIXED_TERM_12$/), named(mortgage, ofRents)]).toEqual([true, false]);
    expect([named(lease, /^LOAN_/), named(lease, ofRents)]).toEqual([false, true]);
    expect(lease.certainty.find(({ about }) => about === 'contract')).toMatchObject({ grade: 'good' });
  });
});

test('REP-08 every paper that no figure rests on says why', () => {
  const older = ['2026-03', '2026-04', '2026-05', '2026-06', '2026-07'].map((month) => payslip(month, 200_000, {}));
  const papers = [...older, ...slips(200_000, {}), ...account(200_000), identityCard()];
  const input = checkedInput({ papers });
  const [first] = papers;
  const forged = failing('R_PDF_ORIGINAL', 'fraud', { level: 'critical', papers: [first?.id ?? ''] });
  const { evidence } = buildReport({ ...input, kind: 'rent', findings: [...input.findings, forged] });
  expect(evidence.filter(({ used, unused_for }) => used !== (unused_for === null))).toEqual([]);
  const reasons = evidence.flatMap(({ key, unused_for }) => (unused_for ? [`${key} ${unused_for}`] : []));
  expect(reasons).toContain('P2 older');
  expect(reasons).toContain('P1 forged');
});

describe('papers that call themselves samples', () => {
  test('are no originals and no strong ground, however well they agree', () => {
    const input = checkedInput();
    const [first] = input.papers;
    const marked = failing('R_PAYSLIP_MARKED_SAMPLE', 'failed', { level: 'info', papers: [first?.id ?? ''] });
    const before = buildReport({ ...input, kind: 'rent' });
    const after = buildReport({ ...input, kind: 'rent', findings: [...input.findings, marked] });
    const income = (report: typeof before) => report.certainty.find(({ about }) => about === 'income');
    expect(income(before)).toMatchObject({ grade: 'strong' });
    expect(income(after)).toMatchObject({ grade: 'thin', reason: 'papers_are_samples' });
    expect(after.evidence.find(({ key }) => key === 'P1')?.original).toBe('not_original');
  });
});

test('an average names the days that it was made of, not those that are shown', () => {
  const long = statements((month) => [pay(`${month}-27`, 185_000)], {
    months: ['2026-05', '2026-06', '2026-07', '2026-08', '2026-09', '2026-10'],
  });
  const report = buildReport({ ...inputOf({ papers: long }), kind: 'rent' });
  expect(report.balances).toMatchObject({ average_days: 90 });
  expect(report.balances?.days).toBeGreaterThan(90);
  const inputs = report.explain.find(({ figure }) => figure === 'average_cash_balance')?.inputs;
  expect(inputs?.find(({ name }) => name === 'days')?.value).toBe(90);
});
