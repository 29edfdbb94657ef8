import { countOf } from '@vesta/domain/report/checks-tally';
import { describe, expect, test } from 'vitest';
import { buildReport } from '../build-report.ts';
import type { MemberFacts } from '../input.ts';
import { checkedInput, failing } from '../testing/inputs.ts';
import { loan, pay, statements } from '../testing/papers.ts';
import { forRecipient } from './for-recipient.ts';
import { withoutNumbers } from './mask.ts';

const member = (fullname: string, relationship: string, role: string): MemberFacts => ({
  ...{ fullname, relationship, role },
  email: `${fullname.split(' ')[0]}@posta.example`,
  dateOfBirth: null,
  share: 'expected',
});

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
  test('the name and that identity was checked; nothing by which somebody could be known elsewhere', () => {
    expect(seen.personal_details).toMatchObject({ name: 'Mario Rossi', verified: true });
    for (const secret of [
      'RSSMRA80A01H501U',
      'VRDGPP71L47F205X',
      'CA12345AA',
      'mario.rossi@posta.example',
      '333 1234567',
      'Via Roma 1',
      '1980-01-01',
    ]) {
      expect([secret, JSON.stringify(own).includes(secret)]).toEqual([secret, true]);
      expect([secret, text.includes(secret)]).toEqual([secret, false]);
    }
    expect(seen.personal_details).toMatchObject({
      birth_address: null,
      date_of_birth: null,
      residency_label: 'not_said',
    });
    expect(seen.personal_details.fields.map(({ translation_key }) => translation_key)).toEqual(['name']);
  });

  test('contact data only where it was ticked, and then no more than that', () => {
    const ticked = forRecipient(own, 'recipient', { contact: true });
    expect(ticked.personal_details).toMatchObject({
      email: 'mario.rossi@posta.example',
      mobile: '+39 333 1234567',
      current_address: 'Via Roma 1, Milano',
      date_of_birth: null,
    });
    expect(JSON.stringify(ticked)).not.toContain('RSSMRA80A01H501U');
  });

  test('of an identity paper neither kind nor country nor number nor end', () => {
    expect(seen.national_ids).toEqual([
      {
        key: 'I1',
        type: 'identity_document',
        value: null,
        country: null,
        expiration_date: null,
        expiration_date_label: 'not_shared',
        valid: true,
        error_msg: null,
        page: null,
        box: null,
      },
    ]);
    expect(seen.evidence.filter(({ kind }) => kind === 'identity_document').map(({ type, to }) => [type, to])).toEqual([
      ['identity_document', null],
    ]);
  });

  test('no single booking: neither words nor days nor balances', () => {
    expect(text).not.toContain('CANONE LOCAZIONE');
    expect(text).not.toMatch(/2026-(08|09|10)-(02|05|27)/);
    expect(seen.balances).toBeNull();
    expect(seen.monthly.every((row) => row.balance_end === null && row.balance_lowest === null)).toBe(true);
    expect(seen.explain.flatMap(({ inputs }) => inputs.map(({ name }) => name))).not.toContain('lowest_balance');
  });

  test('costs by kind and not by name, each kind once, with the same total', () => {
    const many = buildReport({
      ...checkedInput({
        papers: statements((month) => [
          loan(`${month}-05`, 25_000),
          [`${month}-07`, -1_299, 'ADDEBITO SDD NETFLIX INTERNATIONAL', { counterparty: 'NETFLIX' }],
          [`${month}-09`, -999, 'ADDEBITO SDD SPOTIFY AB', { counterparty: 'SPOTIFY' }],
          pay(`${month}-27`, 185_000),
        ]),
      }),
      kind: 'rent',
    });
    const shown = forRecipient(many, 'recipient');
    const plain = JSON.stringify(shown);
    expect(JSON.stringify(many)).toMatch(/NETFLIX/);
    expect(plain).not.toMatch(/NETFLIX|SPOTIFY|AGOS|DUCATO/i);
    expect(new Set(shown.recurrent_costs.content.map(({ kind }) => kind)).size).toBe(
      shown.recurrent_costs.content.length,
    );
    const sum = (rows: readonly { monthly: number }[]) => rows.reduce((total, { monthly }) => total + monthly, 0);
    expect(sum(shown.recurrent_costs.content)).toBe(sum(many.recurrent_costs.content));
    expect(shown.recurrent_costs.total).toBe(many.recurrent_costs.total);
    const costs = shown.explain.find(({ figure }) => figure === 'recurrent_costs')?.inputs ?? [];
    expect(costs.reduce((total, { value }) => total + Number(value), 0)).toBe(many.recurrent_costs.total);
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
      ['rent', null],
      ['loan', null],
    ]);
  });

  test('of a guarantor the name and nothing of theirs; of children a number', () => {
    const people = buildReport({
      ...checkedInput({
        members: [
          member('Anna Bianchi', 'Partner', 'Co-Applicant'),
          { ...member('Luca Rossi', 'Children', 'Occupant'), dateOfBirth: '2019-03-04' },
        ],
        guarantors: [
          {
            fullname: 'Paolo Rossi',
            relationship: 'Father',
            email: 'paolo@posta.example',
            share: 'released',
            figures: { income: 310_058, commitments: 12_345, housing: 45_678 },
          },
        ],
      }),
      kind: 'rent',
    });
    const shown = forRecipient(people, 'recipient');
    expect(shown.guarantors.content).toEqual([
      {
        ...{ fullname: 'Paolo Rossi', relationship: null, email: null, pending: false, share: 'released' },
        ...{ monthly_income: null, commitments: null, housing: null, room: null },
      },
    ]);
    expect(JSON.stringify(shown)).not.toMatch(/posta\.example|310058|12345|45678|124023|2019-03-04|Luca Rossi|Father/);
    expect(shown.hh_members.content.map(({ fullname, role }) => [fullname, role])).toEqual([
      ['Anna Bianchi', 'Co-Applicant'],
    ]);
    expect(shown.guarantee).toMatchObject({ room: 0, covered: null });
  });

  test('no answer that nobody had to give', () => {
    expect(seen.other_questions).toHaveLength(1);
    expect(text).not.toContain('trombone');
  });

  test('the same figures as the applicant, and of the checks the count of those that are shown', () => {
    expect(seen.monthly_affordability).toEqual(own.monthly_affordability);
    expect(seen.employment).toEqual(own.employment);
    expect(countOf(own.checks_tally)).toBe(own.checks.length);
    expect(countOf(seen.checks_tally)).toBe(seen.checks.length);
    expect(seen.aggregated_error_messages.map(({ msg }) => msg)).toEqual(
      own.aggregated_error_messages.map(({ msg }) => msg),
    );
  });

  test('what is added to a report stays with its owner until it is named for others', () => {
    const grown = structuredClone(own) as typeof own & { added: string };
    grown.added = 'SECRET';
    Object.assign(grown.personal_details, { added: 'SECRET' });
    Object.assign(grown.employment, { added: 'SECRET' });
    for (const row of [...grown.monthly, ...grown.evidence, ...grown.recurrent_costs.content]) {
      Object.assign(row, { added: 'SECRET' });
    }
    for (const audience of ['recipient', 'partner', 'lender'] as const) {
      expect(JSON.stringify(forRecipient(grown, audience))).not.toContain('SECRET');
    }
  });

  test('in Germany not how long somebody has been employed', () => {
    const german = forRecipient(buildReport({ ...checkedInput({ region: 'de' }), kind: 'rent' }), 'recipient');
    expect(german.employment).toMatchObject({ employment_start_date: null, seniority: { value: null, valid: null } });
    expect(german.employment.active_contract).toBe(true);
    expect(german.payslips_controls.content.map(({ translation_key }) => translation_key)).not.toContain('seniority');
    expect(german.checks.map(({ rule }) => rule)).not.toContain('R_PAYSLIP_START_DATE_SENIORITY');
    expect(countOf(german.checks_tally)).toBe(german.checks.length);
  });
});

test('a lender learns with whom it deals, and still neither country nor contact data', () => {
  const mortgage = buildReport({ ...checkedInput({ kind: 'mortgage' }), kind: 'mortgage' });
  const lender = forRecipient(mortgage, 'lender');
  expect(lender.personal_details).toMatchObject({ date_of_birth: '1980-01-01', email: null, mobile: null });
  expect(lender.personal_details.fields.map(({ translation_key }) => translation_key)).toEqual([
    'name',
    'date_of_birth',
    'fiscal_code',
  ]);
  expect(JSON.stringify(lender)).not.toContain('RSSMRA80A01H501U');
  expect(lender.national_ids[0]?.country).toBeNull();
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
