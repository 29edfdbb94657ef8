import { describe, expect, test } from 'vitest';
import { buildReport } from './build-report.ts';
import { forRecipient } from './for-recipient.ts';
import { withoutNumbers } from './mask.ts';
import { checkedInput, failing } from './testing/inputs.ts';

const questions = [
  { translation_key: 'SelfDisclosure.Q01.Text', answer: 'NO', details: null, voluntary: false },
  { translation_key: 'SelfDisclosure.Q09.Text', answer: 'YES', details: 'I play the trombone', voluntary: true },
];
const input = checkedInput({ questions });
const leaky = failing('R_TAX_CF_MATCH', 'failed', {
  data: { expected: 'RSSMRA80A01H501U', found: 'VRDGPP71L47F205X' },
});
const own = buildReport({ ...input, kind: 'rent', findings: [...input.findings, leaky] });
const seen = forRecipient(own, 'recipient');
const text = JSON.stringify(seen);

describe('what a landlord sees of a rent report', () => {
  test('no identity number in full', () => {
    expect(JSON.stringify(own)).toContain('RSSMRA80A01H501U');
    expect(text).not.toContain('RSSMRA80A01H501U');
    expect(text).not.toContain('VRDGPP71L47F205X');
    expect(text).not.toContain('CA12345AA');
    expect(seen.national_ids[0]?.value).toBe('•••••45AA');
  });

  test('no single booking: neither words nor days nor balances', () => {
    expect(text).not.toContain('CANONE LOCAZIONE');
    expect(text).not.toMatch(/2026-(08|09|10)-(02|05|27)/);
    expect(seen.balances).toBeNull();
    expect(seen.monthly.every((row) => row.balance_end === null && row.balance_lowest === null)).toBe(true);
  });

  test('which papers a figure rests on, but neither the papers nor the place', () => {
    const income = seen.explain.find(({ figure }) => figure === 'employment_income');
    expect(income?.documents.map(({ key }) => key)).toEqual(['P1', 'P2', 'P3', 'B1', 'B2', 'B3']);
    expect(income?.documents.every(({ page, box }) => page === null && box === null)).toBe(true);
    expect(seen.evidence.every(({ document_id }) => document_id === null)).toBe(true);
    expect(seen.checks.every(({ working }) => working.length === 0)).toBe(true);
  });

  test('not whom somebody pays rent to today', () => {
    expect(JSON.stringify(own)).toContain('BIANCHI LUCA');
    expect(text).not.toContain('BIANCHI LUCA');
    expect(seen.recurrent_costs.content.map(({ kind, label }) => [kind, label])).toEqual([
      ['loan', 'AGOS DUCATO SPA'],
      ['rent', null],
    ]);
  });

  test('no answer that nobody had to give', () => {
    expect(seen.other_questions).toHaveLength(1);
    expect(text).not.toContain('trombone');
  });

  test('the same figures as the applicant', () => {
    expect(seen.monthly_affordability).toEqual(own.monthly_affordability);
    expect(seen.employment).toEqual(own.employment);
    expect(seen.aggregated_error_messages.map(({ msg }) => msg)).toEqual(
      own.aggregated_error_messages.map(({ msg }) => msg),
    );
  });

  test('in Germany not how long somebody has been employed', () => {
    const german = forRecipient(buildReport({ ...checkedInput({ region: 'de' }), kind: 'rent' }), 'recipient');
    expect(german.employment).toMatchObject({ employment_start_date: null, seniority: { value: null, valid: null } });
    expect(german.employment.active_contract).toBe(true);
    expect(german.payslips_controls.content.map(({ translation_key }) => translation_key)).not.toContain('seniority');
    expect(german.checks.map(({ rule }) => rule)).not.toContain('R_PAYSLIP_START_DATE_SENIORITY');
  });
});

test('the bookings of a mortgage report are for the lender alone', () => {
  const mortgage = buildReport({ ...checkedInput({ kind: 'mortgage' }), kind: 'mortgage' });
  expect(forRecipient(mortgage, 'lender').transactions).toHaveLength(mortgage.transactions.length);
  expect(forRecipient(mortgage, 'lender').national_ids[0]?.value).toBe('•••••45AA');
  expect(forRecipient(mortgage, 'recipient').transactions).toEqual([]);
  expect(forRecipient(mortgage, 'recipient').balances).toBeNull();
});

test.each([
  ['RSSMRA80A01H501U', '••••••••••••501U'],
  ['IBAN IT60X0542811101000000123456 ok', 'IBAN •••••••••••••••••••••••3456 ok'],
  ['DE86 5001 0517 1394 8355 61', '•••••••••••••••••••••••5 61'],
  ['86 095 742 719', '•••••••••• 719'],
  ['until 2026-10-31', 'until 2026-10-31'],
  ['ACME SRL', 'ACME SRL'],
])('numbers in %s are hidden', (plain, hidden) => {
  expect(withoutNumbers(plain)).toBe(hidden);
});
