import type { EmploymentPart } from '@vesta/domain/report/employment';
import type { MortgagePart } from '@vesta/domain/report/mortgage';
import { expect, test } from 'vitest';
import { guarantorAnswer, incomeAnswer, mortgageAnswer } from './other-answers.ts';
import type { Writer } from './writer.ts';

/** Writes keys instead of words. */
const keys = {
  say: (key: string) => key,
  whole: () => '',
  money: () => '',
  percent: () => '',
  number: String,
} as unknown as Writer;
const part = { label: 'sustainable', ltv: null, dti: null, down_payment_coverage: null } as MortgagePart;

test('REP-03 MORT-01 the paper says which years its figures are for, and which would be suggested', () => {
  const term = { judged_maturity: 30, wished_maturity: 30, suggested_maturity: 25, maturity_reason: 'wished' } as const;
  expect(mortgageAnswer({ ...part, ...term }, null, keys).sentence).toBe(
    'ReportWords.MaturityReasons.wished ReportWords.MaturitySuggested ReportWords.Simulation',
  );
  expect(mortgageAnswer(part, null, keys).sentence).toBe('ReportWords.Simulation');
});

test('REP-03 the paper is headed by the loan asked for, as the page is; what would be sustainable is a second fact', () => {
  const w = { ...keys, whole: String } as unknown as Writer;
  const refused = {
    ...part,
    label: 'not_sustainable',
    loan_amount: 14_400_000,
    sustainable_mortgage: 9_540_000,
    judged_maturity: 30,
  } as MortgagePart;
  expect(mortgageAnswer(refused, null, w)).toMatchObject({
    question: 'ReportView.Mortgage.Question',
    value: '14400000',
    tag: { word: 'ReportWords.MortgageLabels.not_sustainable' },
    facts: expect.arrayContaining([{ label: 'ReportView.Mortgage.SustainableAtMost', value: '9540000' }]),
  });
});

test('REP-03 REP-07 the paper on a loan for several says first whose income counts, and who is still expected', () => {
  const sentence = (pending: string[]) =>
    mortgageAnswer(part, { all: 2, counted: 2 - pending.length, pending }, keys).sentence;
  expect(sentence(['Marco Ferrari'])).toBe(
    'ReportView.Answer.CountedOf ReportView.Answer.StillExpected ReportWords.Simulation',
  );
  expect(sentence([])).toBe('ReportView.Answer.CountedOf ReportWords.Simulation');
});

test('REP-07 a guarantor’s paper says what they could carry, and where their own housing is not known, says so', () => {
  const own = { room: 74_000, income: 310_000, commitments: 0, housing: 50_000 };
  expect(guarantorAnswer(own, keys)).toMatchObject({
    question: 'ReportWords.OwnRoom.Question',
    sentence: 'ReportWords.OwnRoom.Text',
    slider: null,
  });
  expect(guarantorAnswer({ ...own, housing: null }, keys).sentence).toBe(
    'ReportWords.OwnRoom.Text ReportWords.OwnRoom.HousingUnknown',
  );
  expect(guarantorAnswer({ ...own, room: null, housing: null }, keys).sentence).toBe('ReportWords.OwnRoom.Unknown');
});

test('REP-02 without an employer the paper speaks of no pay and of no salaries a year', () => {
  const earned = {
    monthly_income: { value: 171_550, net_value: null },
    status: 'Self-Employed',
    paychecks_per_year: null,
    employment_start_date: null,
    employment_monthly_income: null,
    other_monthly_income: { value: 0 },
  } as unknown as EmploymentPart;
  expect(incomeAnswer(earned, keys)).toMatchObject({ sentence: 'ReportWords.Statuses.Self-Employed.', facts: [] });
  const employed = { ...earned, employment_monthly_income: 171_550, paychecks_per_year: 13 };
  expect(incomeAnswer(employed, keys)).toMatchObject({
    sentence: 'ReportView.Rapid.Contains',
    facts: [{ label: 'ReportWords.Inputs.paychecks', value: '13' }],
  });
});
