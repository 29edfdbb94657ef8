import type { Reader } from '@vesta/domain/report/audience';
import { describe, expect, test } from 'vitest';
import { buildReport } from '../build-report.ts';
import type { ReportInput } from '../input.ts';
import { checkedInput, inputOf } from '../testing/inputs.ts';
import { forRecipient } from './for-recipient.ts';
import { documentSeen } from './people.ts';
import { sights } from './sight.ts';

const questions = [
  { translation_key: 'SelfDisclosure.Q01.Text', answer: 'NO', details: null, voluntary: false },
  { translation_key: 'SelfDisclosure.Q09.Text', answer: 'YES', details: 'trombone', voluntary: true },
];
const person = { ...inputOf().person, hasPets: true, petsDetails: 'a dachshund' };
const rent = (more: Partial<ReportInput> = {}) =>
  buildReport({ ...checkedInput({ questions, person, ...more }), kind: 'rent' });
const own = rent();
const readers = ['recipient', 'partner', 'lender'] as const satisfies Reader[];
const seenBy = Object.fromEntries(readers.map((reader) => [reader, forRecipient(own, reader)])) as Record<
  Reader,
  typeof own
>;

/** What landlord, partner and lender see of one thing, in this order. */
const each = <T>(of: (report: typeof own) => T): T[] => readers.map((reader) => of(seenBy[reader]));

describe('who sees what of one report: landlord, partner, lender', () => {
  test('the audience is written on it', () => {
    expect(each(({ audience }) => audience)).toEqual(['recipient', 'partner', 'lender']);
  });

  test('papers: those of identity by kind for a lender alone, and never who issued them or until when', () => {
    const identity = (report: typeof own) => report.evidence.find(({ kind }) => kind === 'identity_document');
    expect(identity(own)).toMatchObject({ type: 'id_card', to: expect.any(String) });
    expect(each((report) => identity(report)?.type)).toEqual(['identity_document', 'identity_document', 'id_card']);
    expect(each((report) => [identity(report)?.issuer, identity(report)?.from, identity(report)?.to])).toEqual(
      readers.map(() => [null, null, null]),
    );
  });

  test('papers: a statement names its bank and days to all, account and number of bookings to the lender', () => {
    const statement = (report: typeof own) => report.evidence.find(({ kind }) => kind === 'bank_statement');
    const owned = statement(own);
    expect(owned?.account_ending).not.toBeNull();
    expect(owned?.transactions).toBeGreaterThan(0);
    expect(each((report) => statement(report)?.account_ending)).toEqual([null, null, owned?.account_ending]);
    expect(each((report) => statement(report)?.transactions)).toEqual([0, 0, owned?.transactions]);
    expect(each((report) => [statement(report)?.issuer, statement(report)?.from])).toEqual(
      readers.map(() => [owned?.issuer, owned?.from]),
    );
    expect(each((report) => statement(report)?.type)).toEqual(readers.map(() => owned?.type));
  });

  test('balances, the day on which pay arrived and single incomes by name: the lender alone', () => {
    expect(each(({ balances }) => balances !== null)).toEqual([false, false, true]);
    expect(each(({ monthly }) => monthly.some(({ balance_end }) => balance_end !== null))).toEqual([
      false,
      false,
      true,
    ]);
    expect(each(({ monthly }) => monthly.some(({ balance_lowest }) => balance_lowest !== null))).toEqual([
      false,
      false,
      true,
    ]);
    const arrived = (report: typeof own) =>
      report.payslips_incomes.some(({ rows }) => rows.some(({ in_bank_on }) => in_bank_on));
    expect(arrived(own)).toBe(true);
    expect(each(arrived)).toEqual([false, false, true]);
    const named = (report: typeof own) => report.recurrent_costs.content.some(({ label }) => label !== null);
    expect(each(named)).toEqual([false, false, true]);
  });

  test('answers to the landlord’s questions and pets: the landlord alone, and nothing voluntary', () => {
    expect(each(({ other_questions }) => other_questions.length)).toEqual([1, 0, 0]);
    expect(each(({ personal_details }) => personal_details.pets.has_pets)).toEqual([true, null, null]);
    expect(JSON.stringify(seenBy)).not.toContain('trombone');
  });

  test('birth and tax number: the lender, the latter by its end', () => {
    expect(each(({ personal_details }) => personal_details.date_of_birth)).toEqual([null, null, '1980-01-01']);
    const code = (report: typeof own) =>
      report.personal_details.fields.find(({ translation_key }) => translation_key === 'fiscal_code')?.value;
    expect(each(code)).toEqual([undefined, undefined, '••••••••••••501U']);
  });

  test('seniority: everybody in Italy, a lender alone in Germany', () => {
    expect(each(({ employment }) => employment.seniority.value !== null)).toEqual([true, true, true]);
    const controls = (report: typeof own) =>
      report.payslips_controls.content.some(({ translation_key }) => translation_key === 'seniority');
    expect(each(controls)).toEqual([true, true, true]);
    const german = rent({ region: 'de' });
    expect(readers.map((reader) => forRecipient(german, reader).employment.seniority.value !== null)).toEqual([
      false,
      false,
      true,
    ]);
    expect(readers.map((reader) => controls(forRecipient(german, reader)))).toEqual([false, false, true]);
  });

  test('the working of checks: nobody', () => {
    expect(own.checks.some(({ working }) => working.length > 0)).toBe(true);
    expect(each(({ checks }) => checks.every(({ working }) => working.length === 0))).toEqual([true, true, true]);
  });
});

describe('checks that would tell what nobody may ask', () => {
  const told = (region: 'it' | 'de', reader: Reader) => {
    const rules = [
      'R_ID_PERMIT_VALID',
      'R_ID_COUNTRY_MATCH',
      'R_ID_TYPE_ACCEPTED',
      'R_DE_TAXCLASS_STABLE',
      'R_DE_LST_RECOMPUTE',
      'R_DE_SURCHARGES',
      'R_NAME_FORM_OF_ADDRESS',
      'R_SVNR_NAME',
      'R_BANK_OWN_TRANSFERS',
      'R_X_FAMILY_TAXCLASS',
      'R_X_TAXCLASS',
      'R_PAYSLIP_START_DATE_SENIORITY',
      'R_X_HIRE_DATE',
      'R_CONTRACT_PROBATION',
      'R_CONTRACT_START',
      'R_CONTRACT_DATE',
      'R_IBAN_MOD97',
    ];
    const report = rent({ region });
    const [line] = report.checks;
    const all = line ? rules.map((rule) => ({ ...line, rule })) : [];
    return forRecipient({ ...report, checks: all }, reader).checks.map(({ rule }) => rule);
  };

  test('origin, family and belief are told to nobody, the length of work to a German landlord neither', () => {
    const work = [
      'R_PAYSLIP_START_DATE_SENIORITY',
      'R_X_HIRE_DATE',
      'R_CONTRACT_PROBATION',
      'R_CONTRACT_START',
      'R_CONTRACT_DATE',
    ];
    expect(told('it', 'recipient')).toEqual([...work, 'R_IBAN_MOD97']);
    expect(told('de', 'recipient')).toEqual(['R_IBAN_MOD97']);
    expect(told('de', 'partner')).toEqual(['R_IBAN_MOD97']);
    expect(told('de', 'lender')).toEqual([...work, 'R_IBAN_MOD97']);
  });
});

describe('papers beside payslips and statements', () => {
  const info = ['tax_year', 'employment_kind', 'employment_end', 'benefit_end', 'tax_class', 'holder'].map(
    (translation_key) => ({ translation_key, value: 'x', unit: null }),
  );
  const paper = {
    key: 'F1',
    label: 'my own words',
    type: 'cu',
    possible_type: 'x',
    info,
    notes: 'a note',
    valid: true,
    msg: null,
  } as unknown as Parameters<typeof documentSeen>[0];
  const keys = (reader: Reader) => documentSeen(paper, sights[reader]('it')).info.map((one) => one.translation_key);

  test('tell a landlord what they are for, and a lender all that stands in them', () => {
    expect(keys('recipient')).toEqual(['tax_year', 'employment_kind', 'employment_end', 'benefit_end']);
    expect(keys('lender')).toEqual(info.map(({ translation_key }) => translation_key));
  });

  test('the owner’s words about them go to nobody', () => {
    for (const reader of readers) {
      expect(documentSeen(paper, sights[reader]('it'))).toMatchObject({
        label: null,
        notes: null,
        possible_type: null,
      });
    }
  });
});

test('whose report it is, is said where it is known', () => {
  expect(forRecipient(rent({ role: 'guarantor' }), 'recipient').personal_details.role).toBe('guarantor');
  const older = structuredClone(own);
  delete (older.personal_details as { role?: unknown }).role;
  expect('role' in forRecipient(older, 'recipient').personal_details).toBe(false);
});

test('a field without a value is not made one', () => {
  const blank = structuredClone(own);
  const code = blank.personal_details.fields.find(({ translation_key }) => translation_key === 'fiscal_code');
  if (code) Object.assign(code, { value: null });
  const seen = forRecipient(blank, 'lender').personal_details.fields.map(({ value }) => value);
  expect(seen).toContain(null);
  expect(seen).toContain('Mario Rossi');
});

test('what a guarantor could carry stays in their own report for whoever they release it to', () => {
  const guarantor = rent({ role: 'guarantor' });
  expect(guarantor.own_room).toBeDefined();
  expect(forRecipient(guarantor, 'recipient').own_room).toEqual(guarantor.own_room);
  expect(forRecipient(own, 'recipient').own_room ?? null).toBeNull();
  const { own_room: _, ...older } = own;
  expect('own_room' in forRecipient(older as typeof own, 'recipient')).toBe(false);
});
