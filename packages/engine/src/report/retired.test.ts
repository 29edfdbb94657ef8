import { describe, expect, test } from 'vitest';
import type { Row } from '../checks/statement/testing/statements.ts';
import { buildReport } from './build-report.ts';
import type { ReportInput } from './input.ts';
import { checkedInput, inputOf } from './testing/inputs.ts';
import { statements, taxPaper } from './testing/papers.ts';

/** Somebody who does not work and said what they live from. */
function report(sources: string[], papers: ReportInput['papers'], more: Partial<ReportInput> = {}) {
  const applicant = {
    ...inputOf().applicant,
    employment_status: 'Unemployed',
    employer: null,
    contract_type: null,
    paychecks_per_year: null,
    declared_rent: null,
    names_other_income: sources.length > 0,
    income_sources: sources,
  };
  const said = { status: 'Unemployed' as const, declaredSources: sources, papers, ...more, applicant };
  return buildReport({ ...checkedInput(said), kind: 'rent' });
}
const weights = (made: ReturnType<typeof report>) =>
  made.explain
    .find(({ figure }) => figure === 'monthly_income')
    ?.weights.map(({ income, percent, counted, reason }) => [income, percent, counted, reason]);
const certainty = (made: ReturnType<typeof report>) => made.certainty.find(({ about }) => about === 'income');
const credits = (cents: number, text: string, counterparty: string) =>
  statements((month): Row[] => [[`${month}-01`, cents, text, { counterparty }]]);
const pension = credits(140_000, 'PENSIONE INPS', 'INPS');
const notice = (net_monthly = 140_000) => taxPaper('pension_notice', { person_name: 'ROSSI MARIO', net_monthly });

describe('REP-01 a pension', () => {
  test('on the account and on paper counts in full, and both together make it certain', () => {
    const made = report(['Pension'], [notice(), ...pension]);
    expect(weights(made)).toEqual([['pension', 100, 140_000, 'pension']]);
    expect(certainty(made)).toMatchObject({ grade: 'strong', reason: 'letter_and_bank_agree' });
    expect(made.aggregated_error_messages.map(({ msg }) => msg)).not.toContain('no_salary_detected');
    const failed = made.checks.filter(({ outcome }) => outcome === 'failed').map(({ rule }) => rule);
    // Nothing but the pension moves on this account, and that is all there is to say against it.
    expect(failed).toEqual(['R_BANK_MAIN_ACCOUNT']);
    expect(made.employment).toMatchObject({ type_of_contract: null, employer: null, seniority: { valid: null } });
  });

  test('is believed from the account alone, less surely, and from paper alone, least surely', () => {
    const seen = report(['Pension'], pension);
    expect(weights(seen)).toEqual([['pension', 100, 140_000, 'pension']]);
    expect(certainty(seen)).toMatchObject({ grade: 'good', reason: 'bank_only' });
    const told = report(['Pension'], [notice()]);
    expect(weights(told)).toEqual([['pension', 100, 140_000, 'pension']]);
    expect(certainty(told)).toMatchObject({ grade: 'thin', reason: 'paper_only' });
  });

  test('a letter of another amount than arrives makes nothing surer', () => {
    expect(certainty(report(['Pension'], [notice(150_000), ...pension]))).toMatchObject({ reason: 'bank_only' });
  });

  test('that nobody declared counts for nothing until somebody does, on the account as on paper', () => {
    expect(weights(report([], pension))).toEqual([['pension', 0, 0, 'not_declared']]);
    expect(weights(report([], [notice()]))).toEqual([['pension', 0, 0, 'not_declared']]);
  });

  test('that was declared and never shown counts for nothing', () => {
    expect(weights(report(['Pension'], []))).toEqual([['pension', 0, 0, 'not_evidenced']]);
  });

  test('its letter has no kind of contract to tell', () => {
    const made = report(
      ['Pension'],
      [taxPaper('pension_notice', { net_monthly: 140_000, employment_kind: 'pension' })],
    );
    expect(made.other_documents[0]?.info.map(({ translation_key }) => translation_key)).toEqual(['net_monthly']);
  });

  test.each(['employed', 'self_employed', 'parental_benefit', 'unemployment_benefit'])(
    'a paper about %s is no contract either',
    (kind) => {
      const made = report(['Pension'], [taxPaper('pension_notice', { net_monthly: 140_000, employment_kind: kind })]);
      expect(JSON.stringify(made.other_documents)).not.toContain(kind);
    },
  );
});

describe('REP-01 benefits count by the months that are left of them', () => {
  const alg = (fields: Record<string, string | number | boolean | null>) =>
    taxPaper('alg_bescheid', { net_monthly: 145_770, ...fields });
  const elterngeld = (benefit_end: string) => taxPaper('elterngeld_bescheid', { net_monthly: 124_000, benefit_end });

  test.each([
    ['2027-05-16', 80, 116_616, 'benefit_lasting'],
    ['2027-05-15', 50, 72_885, 'benefit_ending'],
  ])('Arbeitslosengeld until %s: %i percent', (benefit_end, percent, counted, reason) => {
    const made = report(['Unemployment benefit'], [alg({ benefit_end })], { region: 'de' });
    expect(weights(made)).toEqual([['unemployment_benefit', percent, counted, reason]]);
  });

  test.each([
    ['2027-05-16', 80, 99_200, 'benefit_lasting'],
    ['2027-05-15', 50, 62_000, 'benefit_ending'],
  ])('Elterngeld until %s: %i percent', (benefit_end, percent, counted, reason) => {
    const papers = [elterngeld(benefit_end), ...credits(124_000, 'Elterngeld Oktober', 'Elterngeldstelle Leipzig')];
    const made = report(['Parental benefit'], papers, { region: 'de' });
    expect(weights(made)).toEqual([['parental_benefit', percent, counted, reason]]);
    expect(certainty(made)).toMatchObject({ reason: 'letter_and_bank_agree' });
  });

  test('one that was not declared, was refused or is over counts for nothing', () => {
    expect(weights(report([], [elterngeld('2027-08-01')]))).toEqual([['parental_benefit', 0, 0, 'not_declared']]);
    const refused = [alg({ benefit_end: '2027-08-01', is_accepted: false })];
    expect(weights(report(['Unemployment benefit'], refused))).toEqual([
      ['unemployment_benefit', 0, 0, 'not_evidenced'],
    ]);
    expect(weights(report(['Unemployment benefit'], [alg({ benefit_end: '2026-10-01' })]))).toEqual([
      ['unemployment_benefit', 0, 0, 'not_evidenced'],
    ]);
  });

  test('an end that is not printed follows from the first day and the length', () => {
    const made = report(['Unemployment benefit'], [alg({ benefit_start: '2026-10-01', benefit_days: 360 })]);
    expect(weights(made)).toEqual([['unemployment_benefit', 80, 116_616, 'benefit_lasting']]);
  });
});
