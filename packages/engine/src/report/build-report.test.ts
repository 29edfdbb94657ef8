import { rentReport } from '@vesta/domain/report/rent-report';
import { describe, expect, test } from 'vitest';
import { buildReport } from './build-report.ts';
import { checkedInput, usualPapers } from './testing/inputs.ts';
import { contract } from './testing/papers.ts';

const usual = buildReport({ ...checkedInput(), kind: 'rent' });

describe('REP-01 the rent report of an employee', () => {
  test('has every field of its schema and nothing else', () => {
    expect(rentReport.parse(structuredClone(usual))).toEqual(usual);
    expect(JSON.parse(JSON.stringify(usual))).toEqual(usual);
  });

  test('counts the middle of three payslips, thirteen pays, less the loan', () => {
    // 1,850.00 × 12.83 / 12 = 1,977.96; 0.43 × 1,977.96 − 250.00 = 600.52.
    expect(usual.employment.monthly_income).toEqual({ value: 197_796, net_value: 185_000 });
    expect(usual.employment.commitments).toBe(25_000);
    expect(usual.monthly_affordability).toMatchObject({
      translation_key: 'borderline',
      min: 44_200,
      value: 60_000,
      max: 73_800,
      percentage: 89,
      rent: 70_000,
    });
  });

  test('every figure names its papers and the place on them', () => {
    const income = usual.explain.find(({ figure }) => figure === 'employment_income');
    expect(income?.documents.filter(({ what }) => what === 'net').map(({ key }) => key)).toEqual(['P1', 'P2', 'P3']);
    expect(income?.documents.every(({ page, box }) => page !== null && box !== null)).toBe(true);
    const costs = usual.explain.find(({ figure }) => figure === 'commitments');
    expect(costs?.documents.map(({ key }) => key)).toEqual(['B1', 'B2', 'B3']);
  });

  test('says what sets the limit and what would change it', () => {
    const rent = usual.explain.find(({ figure }) => figure === 'affordable_rent');
    expect(rent).toMatchObject({ binding: 'debt', reasons: ['R01', 'R02', 'R09'] });
    expect(Object.fromEntries(rent?.counterfactuals.map(({ key, value }) => [key, value]) ?? [])).toEqual({
      without_commitments: 65_200,
      fixed_term_instead: 43_000,
      income_needed: 220_931,
    });
  });

  test.each([
    ['the contract where it was not handed in', [], true],
    ['no contract where it is there, though it does not tell its kind', [contract({})], false],
  ])('asks for %s', (_, more, isAsked) => {
    const report = buildReport({ ...checkedInput({ papers: [...usualPapers(), ...more] }), kind: 'rent' });
    const income = report.explain.find(({ figure }) => figure === 'employment_income');
    expect(income?.counterfactuals.some(({ key }) => key === 'contract_paper')).toBe(isAsked);
  });

  test('is sure where paper and bank agree', () => {
    expect(usual.certainty.map(({ about, grade, reason }) => [about, grade, reason])).toEqual([
      ['income', 'strong', 'paper_and_bank_agree'],
      ['commitments', 'good', 'commitments_one_account'],
      ['contract', 'good', 'contract_from_payslips'],
      ['identity', 'good', 'identity_read'],
    ]);
  });

  test('tells costs by what becomes of them', () => {
    expect(usual.recurrent_costs.content.map(({ kind, treatment, monthly }) => [kind, treatment, monthly])).toEqual([
      ['loan', 'deducted', 25_000],
      ['rent', 'replaced', 56_000],
    ]);
    expect(usual.employment.actual_monthly_rent).toEqual({
      value: 56_000,
      valid: true,
      display: true,
      error_msg: null,
    });
  });

  test('draws papers beside the bank, month by month', () => {
    expect(
      usual.monthly
        .slice(-3)
        .map(({ month, paper_income, bank_income, outgoings }) => [month, paper_income, bank_income, outgoings]),
    ).toEqual([
      ['2026-08', 184_216, 184_216, 81_000],
      ['2026-09', 185_000, 185_000, 81_000],
      ['2026-10', 186_137, 186_137, 81_000],
    ]);
    expect(usual.monthly[0]).toMatchObject({ month: '2025-11', paper_income: null, bank_income: null });
    const bank = usual.coverage.rows.find(({ row }) => row === 'bank');
    expect(bank?.states.slice(-4)).toEqual(['not_asked', 'covered', 'covered', 'covered']);
  });

  test('answers the questions about the payslips', () => {
    const answers = Object.fromEntries(
      usual.payslips_controls.content.map(({ translation_key, value }) => [translation_key, value]),
    );
    expect(answers).toMatchObject({
      name_matches: true,
      employer_consistent: true,
      recent: true,
      bank_transfer_seen: true,
      seniority: true,
      contract_active: true,
      pay_seized: false,
    });
  });

  test('raises nothing that has no cause', () => {
    expect(usual.aggregated_error_messages.map(({ msg }) => msg)).toEqual(['guarantor_needed']);
  });
});
