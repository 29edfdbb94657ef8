import type { DeskApplicant } from '@vesta/domain/desk/applicants';
import type { DeskListing } from '@vesta/domain/desk/listings';
import { expect, test } from 'vitest';
import { comparisonPaper } from './comparison-paper.ts';

const listing = {
  title: 'Bilocale, Via Savona 41',
  place: 'Via Savona 41, 20144 Milano',
  amount_cents: 95_000,
  region: 'it',
} as DeskListing;
const released = {
  ...{ name: 'Giulia Moretti', number: 'A-0000-0001', state: 'released', decision: null },
  ...{ released_at: '2026-11-15T10:00:00Z', valid_until: '2027-01-14T10:00:00Z' },
  figures: {
    ...{ people: 2, counted: 2, income_cents: 197_796, min_cents: 44_200, value_cents: 60_000, max_cents: 73_800 },
    ...{ rent_cents: 95_000, deposit_percent: 107, checks: { passed: 45, failed: 2, noted: 1, inconclusive: 13 } },
    guarantors: { count: 1, released: 0, covered: null },
  },
} as unknown as DeskApplicant;
const waiting = { ...released, name: null, figures: null, state: 'started' } as DeskApplicant;
const paper = (applicants: DeskApplicant[], language: 'en' | 'it' | 'de' = 'en') =>
  comparisonPaper({ listing, company: 'Ortica', applicants }, new Date('2026-11-17T09:00:00Z'), language);

test('REV-02 who has not released is not on it, not even as a number', () => {
  const { rows } = paper([waiting, released]);
  expect(rows.map(({ name }) => name)).toEqual(['Giulia Moretti']);
  expect(JSON.stringify(paper([waiting, released]))).not.toContain('A-0000');
});

test.each([
  ['en', '€600', '€212 above ceiling', 'received 15 November 2026 · 2 people', '45 passed'],
  ['it', '600\u00a0€', '212\u00a0€ sopra il massimo', 'ricevuto 15 novembre 2026 · 2 persone', '45 superati'],
  ['de', '600\u00a0€', '212\u00a0€ über der Obergrenze', 'eingegangen 15. November 2026 · 2 Personen', '45 bestanden'],
] as const)(
  'in %s: money, days and checks in the words of the page',
  (language, recommended, distance, below, checks) => {
    const [row] = paper([released], language).rows;
    expect(row?.rent).toMatchObject({ recommended, distance });
    expect(row?.below).toBe(below);
    const [first] = row?.checks ?? [];
    expect(`${first?.count} ${first?.word}`).toBe(checks);
  },
);

test('what is not known is said to be so, never nought', () => {
  const unknown = { ...released.figures, income_cents: null, value_cents: null, deposit_percent: null };
  const [row] = paper([{ ...released, figures: unknown } as DeskApplicant]).rows;
  expect(row).toMatchObject({ income: 'not known', rent: { recommended: 'not known', distance: '' }, deposit: '–' });
});

test('REV-02 days are those of the home: past midnight in Rome it is no longer yesterday', () => {
  const late = { ...released, released_at: '2026-11-19T23:09:00Z', valid_until: '2027-01-18T23:09:00Z' };
  const printed = comparisonPaper(
    { listing, company: 'Ortica', applicants: [late as DeskApplicant] },
    new Date('2026-11-19T23:10:00Z'),
    'en',
  );
  expect(printed.rows[0]).toMatchObject({ valid: '19 January 2027', below: 'received 20 November 2026 · 2 people' });
  expect(printed.footer).toBe('Ortica · 20 November 2026');
});
