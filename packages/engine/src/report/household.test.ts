import { BANK_BALANCE } from '@vesta/domain/mortgage/vocabulary';
import { aggregatedReport } from '@vesta/domain/report/aggregated-report';
import { describe, expect, test } from 'vitest';
import { type AggregateInput, aggregateReports } from './aggregate-reports.ts';
import { householdFor } from './audience/household-for.ts';
import { buildReport } from './build-report.ts';
import { changesBetween } from './changes-between.ts';
import type { ReportInput } from './input.ts';
import { checkedInput, inputOf } from './testing/inputs.ts';
import { identityCard, loan, pay, payslip, statements } from './testing/papers.ts';

const months = ['2026-08', '2026-09', '2026-10'];
const slips = (net: number, paychecks: number) =>
  months.map((month) => payslip(month, net, { payments_per_year: paychecks }));
const rentOf = (more: Partial<ReportInput>) => buildReport({ ...checkedInput(more), kind: 'rent' });
const account = (iban: string, net: number, debt: number) =>
  statements((month) => [loan(`${month}-05`, debt), pay(`${month}-27`, net)], { fields: { iban, bank: 'Intesa' } });

const accountOfMain = [...slips(160_000, 14), ...account('IT60X0542811101000000123456', 160_000, 18_000)];
const main = rentOf({ papers: accountOfMain });
const partner = rentOf({ papers: slips(130_000, 13), role: 'co-applicant' });
const guarantor = rentOf({
  papers: slips(290_000, 13),
  role: 'guarantor',
  applicant: { ...inputOf().applicant, declared_rent: null },
});

const expected = { share: 'expected' as const, report: null };
const released = (report: typeof main) => ({ share: 'released' as const, report });

const couple: AggregateInput = {
  of: 'rent',
  reportId: 'VR-GROUP',
  today: '2026-11-16',
  region: 'it',
  household: { adults: 3, minors: 1 },
  listing: null,
  rent: { cents: 95_000, isCold: false },
  mortgage: null,
  members: [
    { fullname: 'Mario Rossi', role: 'main-applicant', relationship: null, share: 'released', report: main },
    { fullname: 'Anna Bianchi', role: 'co-applicant', relationship: 'Partner', share: 'released', report: partner },
  ],
};

describe('REP-07 the report over a household', () => {
  test('adds tenants up and leaves enough for everybody who lives there', () => {
    const report = aggregateReports(couple);
    expect(aggregatedReport.parse(structuredClone(report))).toEqual(report);
    // 1,821.33 + 1,389.92 = 3,211.25; debts 180; two adults and a minor need 1,100.
    expect(report.group).toMatchObject({ monthly_income: 321_125, commitments: 18_000, pending: 0 });
    expect(report.household).toEqual({ adults: 2, minors: 1, living_minimum: 110_000 });
    expect(report.monthly_affordability).toMatchObject({ min: 80_200, value: 105_900, max: 128_400, percentage: 53.8 });
    expect(report.aggregated_error_messages).toEqual([]);
  });

  test('names who has not finished, and counts nothing for them', () => {
    const [first] = couple.members;
    const pending = { fullname: 'Anna Bianchi', role: 'co-applicant' as const, relationship: 'Partner', ...expected };
    const report = aggregateReports({ ...couple, members: first ? [first, pending] : [] });
    expect(report.group).toMatchObject({ monthly_income: 182_133, pending: 1 });
    expect(report.members[1]).toMatchObject({ pending: true, counted: false, monthly_income: null });
    expect(report.aggregated_error_messages.map(({ msg, data }) => [msg, data.names ?? null])).toEqual([
      ['member_pending', 'Anna Bianchi'],
      ['guarantor_needed', null],
    ]);
  });

  test('a guarantor stands apart: room beside the tenants, never added to them', () => {
    const [first] = couple.members;
    const backed = {
      fullname: 'Paolo Rossi',
      role: 'guarantor' as const,
      relationship: 'Father',
      ...released(guarantor),
    };
    const report = aggregateReports({ ...couple, members: first ? [first, backed] : [] });
    // 0.40 × 3,100.58 = 1,240.23.
    expect(report.members[1]).toMatchObject({ counted: false, monthly_income: 310_058, room: 124_023 });
    expect(report.group.monthly_income).toBe(182_133);
    expect(report.guarantee).toMatchObject({ room: 124_023, covered: true, strong: true });
  });

  test('whoever has finished and not released is named and counts for nothing', () => {
    const [first] = couple.members;
    const quiet = { fullname: 'Anna Bianchi', role: 'co-applicant' as const, relationship: 'Partner' };
    const report = aggregateReports({
      ...couple,
      members: first ? [first, { ...quiet, share: 'unreleased', report: null }] : [],
    });
    expect(report.members[1]).toMatchObject({
      pending: true,
      share: 'unreleased',
      monthly_income: null,
      verified: null,
    });
    expect(report.group).toMatchObject({ monthly_income: 182_133, pending: 1 });
  });

  test('counts everybody who applies, whatever number was typed, and leaves enough for them', () => {
    const report = aggregateReports({ ...couple, household: { adults: 1, minors: 0 } });
    expect(report.household).toEqual({ adults: 2, minors: 0, living_minimum: 90_000 });
  });

  test('has the checks of everybody who counts', () => {
    const report = aggregateReports(couple);
    const sum = main.checks_tally.passed + partner.checks_tally.passed;
    expect(report.group.checks_tally.passed).toBe(sum);
    expect(sum).toBeGreaterThan(0);
    expect(report.members.map(({ checks_tally }) => checks_tally)).toEqual([main.checks_tally, partner.checks_tally]);
  });

  test('nobody learns what another has on the account', () => {
    const report = aggregateReports(couple);
    expect(report.members[0]?.average_cash_balance).toBe(main.employment.average_cash_balance.value);
    expect(report.members[1]?.average_cash_balance).toBeNull();
  });

  test('a joint account that both showed counts once', () => {
    const joint = account('IT60X0542811101000000123456', 160_000, 18_000);
    const other = rentOf({ papers: [...slips(130_000, 13), ...joint], role: 'co-applicant' });
    const report = aggregateReports({
      ...couple,
      members: couple.members.map((member) => (member.role === 'co-applicant' ? { ...member, report: other } : member)),
    });
    expect(report.group.commitments).toBe(18_000);
    expect(report.group.average_cash_balance).toBe(main.employment.average_cash_balance.value);
  });

  test('others see sums and no place on a paper, and of each person what they may see of them', () => {
    const seen = householdFor(aggregateReports(couple), 'recipient');
    expect(seen).toMatchObject({ audience: 'recipient', group: { monthly_income: 321_125 } });
    expect(seen.members.map(({ monthly_income }) => monthly_income)).toEqual([182_133, 138_992]);
    expect(seen.members.every(({ average_cash_balance, relationship }) => !average_cash_balance && !relationship)).toBe(
      true,
    );
    expect(JSON.stringify(seen)).not.toMatch(/RSSMRA80A01H501U|mario\.rossi|ACME/);
  });

  test('nobody has finished: nothing is said about rent', () => {
    const report = aggregateReports({
      ...couple,
      members: couple.members.map((member) => ({ ...member, report: null })),
    });
    expect(report.monthly_affordability).toMatchObject({ translation_key: 'unknown', value: null });
  });

  test('two borrowers: the loan is sized by both incomes and ends before the older one is 75', () => {
    const facts = {
      identifiedProperty: true,
      propertyType: 'house',
      needFinancing: 'none',
      propertyValue: 20_000_000,
      loanAmount: 16_000_000,
      sources: [],
    };
    const report = aggregateReports({ ...couple, of: 'mortgage', rent: null, mortgage: facts });
    // 0.35 × 3,211.25 − 180 = 943.94: 25 years cost 862.31.
    expect(report.mortgage).toMatchObject({ instalment_budget: 94_393, suggested_maturity: 25, instalment: 86_231 });
    expect(report.monthly_affordability).toBeNull();
  });

  test('own funds of a household are what lies on the accounts today, as in the report of each', () => {
    const facts = {
      identifiedProperty: true,
      propertyType: 'house',
      needFinancing: 'none',
      propertyValue: 25_000_000,
      loanAmount: 18_000_000,
      sources: [{ source: BANK_BALANCE, amount: 7_000_000, proof: 'none' as const, papers: [] }],
    };
    const alone = buildReport({ ...checkedInput({ papers: accountOfMain }), kind: 'mortgage', mortgage: facts });
    if (alone.kind !== 'mortgage') throw new Error('not a mortgage');
    const members = couple.members.filter(({ role }) => role === 'main-applicant');
    const report = aggregateReports({ ...couple, of: 'mortgage', rent: null, mortgage: facts, members });
    expect(report.mortgage?.shown_funds).toBe(alone.mortgage.shown_funds);
    // The average is another figure: it would say something else in the same report.
    expect(report.mortgage?.shown_funds).not.toBe(report.group.average_cash_balance);
    expect(alone.certainty.find(({ about }) => about === 'own_funds')).toMatchObject({
      grade: 'thin',
      reason: 'funds_partly',
    });
  });
});

describe('what changed since the last report', () => {
  test('a new payslip and a loan paid off', () => {
    const before = rentOf({
      papers: [...slips(160_000, 13), ...account('IT60X0542811101000000123456', 160_000, 18_000)],
    });
    const after = rentOf({
      papers: [
        ...slips(160_000, 13),
        identityCard(),
        ...statements((month) => [pay(`${month}-27`, 160_000)], { fields: { bank: 'Intesa' } }),
      ],
    });
    const changes = changesBetween(before, after);
    expect(
      changes.filter(({ what }) => what === 'figure').map(({ key, before: was, after: is }) => [key, was, is]),
    ).toContainEqual(['commitments', 18_000, 0]);
    expect(changes).toContainEqual({
      what: 'paper_added',
      key: 'id_card 2031-01-01',
      before: null,
      after: null,
      unit: 'text',
    });
  });

  test('the same report has no changes', () => {
    expect(changesBetween(main, main)).toEqual([]);
  });
});
