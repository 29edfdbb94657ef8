import { maturityNote } from '@vesta/domain/report/maturity-note';
import { mortgageReport } from '@vesta/domain/report/mortgage-report';
import { rapidReport } from '@vesta/domain/report/rapid-report';
import { describe, expect, test } from 'vitest';
import { buildReport } from './build-report.ts';
import { checkedInput } from './testing/inputs.ts';
import { payslip } from './testing/papers.ts';

const months = ['2026-08', '2026-09', '2026-10'];

describe('REP-02 the rapid report', () => {
  const report = buildReport({
    ...checkedInput({ papers: months.map((month) => payslip(month, 150_000, { payments_per_year: 14 })) }),
    kind: 'rapid',
  });

  test('has every field of its schema and nothing else', () => {
    expect(rapidReport.parse(structuredClone(report))).toEqual(report);
  });

  test('counts payslips alone and says what it does not know', () => {
    expect(report.employment).toMatchObject({
      monthly_income: { value: 170_750, net_value: 150_000 },
      recurrent_costs: null,
      average_cash_balance: { value: null, value_translation_key: 'not_known' },
      paychecks_per_year: 14,
      active_contract: true,
    });
    expect(
      report.payslips_controls.content.find(({ translation_key }) => translation_key === 'bank_transfer_seen')?.value,
    ).toBeNull();
  });
});

describe('REP-03 the mortgage report', () => {
  const input = checkedInput({
    kind: 'mortgage',
    mortgage: {
      identifiedProperty: true,
      propertyType: 'apartment',
      needFinancing: 'none',
      propertyValue: 10_000_000,
      loanAmount: 8_000_000,
      sources: [
        { source: 'balance of bank account', amount: 300_000, proof: 'none', papers: [] },
        { source: 'savings on investments', amount: 900_000, proof: 'accepted', papers: ['card'] },
        { source: 'by family members', amount: 500_000, proof: 'unread', papers: [] },
      ],
    },
  });
  const report = buildReport({ ...input, kind: 'mortgage' });

  test('has every field of its schema and nothing else', () => {
    expect(mortgageReport.parse(structuredClone(report))).toEqual(report);
  });

  test('sizes the loan by the income', () => {
    // 0.35 × 1,977.96 − 250 = 442.29; 80,000 over 25 years costs 431.15, over 20 years 493.26.
    expect(report.mortgage).toMatchObject({
      ltv: 80,
      ltv_band: 'good',
      loan_percentage: 80,
      rate_percent: 4.2,
      available_income: 172_796,
      financial_expenses: 25_000,
      instalment_budget: 44_228,
      label: 'sustainable',
      suggested_maturity: 25,
      instalment: 43_115,
      sustainable_mortgage: 8_200_000,
      required_funds: 2_000_000,
    });
    // (431.15 + 250.00) / 1,977.96.
    expect(report.mortgage.dti).toBe(34.4);
  });

  describe('MORT-01 states its term', () => {
    const termOf = (wishedTerm: number | null, more: Partial<typeof input> = {}) => {
      const facts = input.mortgage && { ...input.mortgage, wishedTerm };
      return buildReport({ ...input, mortgage: facts, ...more, kind: 'mortgage' }).mortgage;
    };
    const shown = (part: ReturnType<typeof termOf>) => [
      part.label,
      part.judged_maturity,
      part.maturity_reason,
      part.suggested_maturity,
      part.instalment,
    ];
    const keysOf = (part: ReturnType<typeof termOf>) => maturityNote(part).map(({ key }) => key);

    test('the shortest that fits where nobody wished for one', () => {
      expect(shown(termOf(null))).toEqual(['sustainable', 25, 'shortest', 25, 43_115]);
      expect(keysOf(termOf(null))).toEqual(['MaturityReasons.shortest']);
    });

    test('the wished one is judged, and the suggested one named beside it', () => {
      // 80,000 over 20 years costs 493.26 and does not fit 442.28; over 30 years it costs 391.21.
      expect(shown(termOf(20))).toEqual(['not_sustainable', 20, 'wished', 25, 49_326]);
      const young = { applicant: { ...input.applicant, birth_date: '1990-01-01' } };
      expect(shown(termOf(30, young))).toEqual(['sustainable', 30, 'wished', 25, 39_121]);
      expect(termOf(20)).toMatchObject({ wished_maturity: 20, sustainable_maturity: 20, age_limit: 75 });
      expect(keysOf(termOf(20))).toEqual(['MaturityReasons.wished', 'MaturitySuggested']);
      expect(keysOf(termOf(25))).toEqual(['MaturityReasons.wished']);
    });

    test('one that would end too late in life gives way, and it is said', () => {
      const old = { applicant: { ...input.applicant, birth_date: '1978-01-01' } };
      expect(shown(termOf(30, old))).toEqual(['sustainable', 25, 'wished_too_late', 25, 43_115]);
      expect(keysOf(termOf(30, old))).toEqual(['MaturityReasons.wished_too_late']);
    });

    test('the longest that age allows where none fits', () => {
      const old = { applicant: { ...input.applicant, birth_date: '1963-01-01' } };
      expect(shown(termOf(null, old)).slice(0, 4)).toEqual(['not_sustainable', 10, 'longest', null]);
      expect(keysOf(termOf(10, old))).toEqual(['MaturityReasons.wished', 'MaturityNone']);
    });
  });

  test('BANK-02 a rent that goes on beside the loan is a commitment, seen on the account or only said', () => {
    const kept = buildReport({ ...input, keepsRent: true, kind: 'mortgage' });
    expect(kept.mortgage.financial_expenses).toBe(25_000 + 56_000);
    const unseen = buildReport({
      ...input,
      papers: input.papers.filter(({ readings }) => readings[0]?.kind !== 'bank_statement'),
      keepsRent: true,
      kind: 'mortgage',
    });
    expect(unseen.mortgage.financial_expenses).toBe(56_000);
    expect(unseen.employment.actual_monthly_rent.value).toBeNull();
    expect(report.mortgage.financial_expenses).toBe(25_000);
  });

  test('counts own funds as far as something shows them', () => {
    expect(report.mortgage.funds.map(({ shown, state }) => [shown, state])).toEqual([
      [300_000, 'shown'],
      [900_000, 'shown'],
      [0, 'inconclusive'],
    ]);
    expect(report.mortgage.down_payment_coverage).toBe(60);
  });

  test('lists money in and out by month and every booking with its balance, newest first', () => {
    expect(report.cashflow.at(-1)).toEqual({
      month: '2026-10',
      salary: 186_137,
      alimony: 0,
      support: 0,
      other: 0,
      outflow: 81_000,
    });
    expect(report.transactions).toHaveLength(9);
    const closing = 250_000 + 184_216 + 185_000 + 186_137 - 3 * 81_000;
    expect(report.transactions[0]).toMatchObject({
      entry_date: '2026-10-27',
      amount: 186_137,
      balance: closing,
      key: 'B3',
      account: '3456',
    });
  });
});
