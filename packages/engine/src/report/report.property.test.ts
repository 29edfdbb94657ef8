import type { RentReport } from '@vesta/domain/report/rent-report';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { runs } from '../testing/exhibited.ts';
import { buildReport } from './build-report.ts';
import type { ReportInput } from './input.ts';
import { checkedInput, inputOf } from './testing/inputs.ts';
import { pay, payslip, statements } from './testing/papers.ts';

const usual = checkedInput();
const rentOf = (input: ReportInput) => buildReport({ ...input, kind: 'rent' });
const written = JSON.stringify(rentOf(usual));

/** Every number that is worked out; what a person said about themselves may differ. */
const figures = ({
  monthly_affordability,
  deposit,
  guarantee,
  employment,
  household,
  recurrent_costs,
  monthly,
}: RentReport) => ({
  monthly_affordability,
  deposit,
  guarantee,
  household,
  recurrent_costs,
  monthly,
  income: [employment.monthly_income, employment.commitments, employment.other_monthly_income.value],
});
const expected = figures(rentOf(usual));

const someone = fc.record({
  nationality: fc.constantFrom('IT', 'DE', 'NG', 'TR', 'UA', null),
  sex: fc.constantFrom('M' as const, 'F' as const, null),
  birth_date: fc.constantFrom('1950-02-02', '1980-01-01', '2006-12-31', null),
  birth_place: fc.constantFrom('Roma', 'Lagos', 'Ankara', null),
  address: fc.constantFrom('Via Roma 1, Milano', 'Karl-Marx-Str. 4, Berlin', null),
  has_partner: fc.boolean(),
});
const answers = fc.record({
  hasPets: fc.constantFrom(true, false, null),
  petsDetails: fc.constantFrom('Two dogs', null),
  livingSituation: fc.constantFrom('Tenant' as const, 'Family' as const, null),
});
const said = fc.array(
  fc.record({ answer: fc.constantFrom('YES', 'NO', 'PNTS'), details: fc.constantFrom('words', null) }),
  { maxLength: 5 },
);

describe('what a report may never do', () => {
  test('who somebody is changes no figure: origin, sex, age, pets, answers', () => {
    fc.assert(
      fc.property(someone, answers, said, (applicant, person, list) => {
        const questions = list.map((one, at) => ({ translation_key: `Q${at}`, voluntary: true, ...one }));
        const other = inputOf({
          applicant: { ...usual.applicant, ...applicant },
          person: { ...usual.person, ...person },
          questions,
        });
        expect(figures(rentOf(other))).toEqual(expected);
      }),
      { numRuns: runs(40) },
    );
  });

  test('the same evidence always gives the same report, letter for letter', () => {
    fc.assert(
      fc.property(fc.shuffledSubarray([...usual.papers], { minLength: usual.papers.length }), (papers) => {
        expect(JSON.stringify(rentOf({ ...usual, papers }))).toBe(written);
      }),
      { numRuns: runs(15) },
    );
    expect(JSON.stringify(rentOf(structuredClone(usual)))).toBe(written);
  });

  test('higher pay on the same papers never lowers the recommended rent', () => {
    const paid = (net: number) =>
      rentOf(
        inputOf({
          papers: [
            ...['2026-08', '2026-09', '2026-10'].map((month) => payslip(month, net)),
            ...statements((month) => [pay(`${month}-27`, net)]),
          ],
        }),
      ).monthly_affordability.value ?? -1;
    fc.assert(
      fc.property(fc.integer({ min: 30_000, max: 800_000 }), fc.integer({ min: 0, max: 300_000 }), (net, more) => {
        expect(paid(net + more)).toBeGreaterThanOrEqual(paid(net));
      }),
      { numRuns: runs(25) },
    );
  });
});
