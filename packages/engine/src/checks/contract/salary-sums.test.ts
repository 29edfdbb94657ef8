import { expect, test } from 'vitest';
import type { Word } from '../../evidence/page.ts';
import { sayOf } from '../run/testing/context.ts';
import { readPaper } from '../run/testing/papers.ts';
import { contractSalarySums } from './salary-sums.ts';

const LETTERS: Omit<Word, 'text'> = {
  box: { left: 50, top: 50, right: 90, bottom: 60 },
  baseline: 60,
  size: 10,
  font: 0,
  confidence: 1,
  angle: 0,
};

const contract = (month: number | null, year: number | null, more: Record<string, number | string> = {}) =>
  readPaper({
    kind: 'work_contract',
    type: 'work_contract',
    fields: { monthly_gross: month, gross_income: year, ...more },
  });

test.each([
  ['twelve, rounded', contract(388_000, 4_656_001), 'passed'],
  ['half a month at Christmas', contract(200_000, 2_500_000), 'passed'],
  [
    'a raised year that says how it is paid',
    contract(211_500, 2_849_500, { paychecks_per_year: 13 }),
    'failed warning',
  ],
  ['only the month', contract(211_500, null), '-'],
  ['one reckoned from the other', contract(211_500, 211_500), '-'],
])('monthly and yearly salary: %s', (_, paper, said) => {
  expect(sayOf(contractSalarySums, paper)).toBe(said);
});

test('points at both figures and tells the year that the month would make', () => {
  expect(
    contractSalarySums.judge(contract(200_000, 2_900_000, { paychecks_per_year: 13 }), {
      today: '2026-11-15',
      applicant: null,
    }),
  ).toMatchObject({ working: [{ what: 'monthly_gross' }, { what: 'gross_income', expected: 2_600_000 }] });
});

test('a year that counts in a bonus need not be so many months', () => {
  const said = (text: string) => {
    const { paper, ...rest } = contract(211_500, 3_244_417);
    const words = text.split(' ').map((word) => ({ ...LETTERS, text: word }));
    const pages = paper.evidence.pages.map((page) => ({ ...page, words }));
    return sayOf(contractSalarySums, { ...rest, paper: { ...paper, evidence: { ...paper.evidence, pages } } });
  };
  expect(said('zuzüglich einer variablen Vergütung')).toBe('inconclusive');
  expect(said('oltre a un premio di risultato')).toBe('inconclusive');
  expect(said('zahlbar am Monatsende')).toBe('failed warning');
});

test('a month that makes more than the year is held against it where the paper sets the two equal', () => {
  const said = (text: string) => {
    const { paper, ...rest } = contract(400_000, 4_200_000);
    const words = text.split(' ').map((word) => ({ ...LETTERS, text: word }));
    const pages = paper.evidence.pages.map((page) => ({ ...page, words }));
    return sayOf(contractSalarySums, { ...rest, paper: { ...paper, evidence: { ...paper.evidence, pages } } });
  };
  expect(said('Gehalt 400000 EUR. Dies entspricht 4200000 EUR im Jahr')).toBe('failed warning');
  expect(said('RAL 4200000 pari a 400000 al mese')).toBe('failed warning');
  expect(said('Gehalt 400000 EUR monatlich, im ersten Jahr 4200000 EUR')).toBe('inconclusive');
  expect(said('Teilzeit: Gehalt 400000 EUR. Dies entspricht 4200000 EUR im Jahr')).toBe('inconclusive');
});

test('REP-08 a pay written out in words is held against the figures of the month and the year', () => {
  const said = (text: string, fields: Record<string, number>) => {
    const { paper, ...rest } = contract(null, null, fields);
    const words = text.split(' ').map((word) => ({ ...LETTERS, text: word }));
    const pages = paper.evidence.pages.map((page) => ({ ...page, words }));
    return sayOf(contractSalarySums, { ...rest, paper: { ...paper, evidence: { ...paper.evidence, pages } } });
  };
  const month = 'monatliche Bruttovergütung von 3.275,00 € (in Worten: dreitausendzweihundertfünfundsiebzig Euro)';
  expect(said(month, { monthly_gross: 327_500 })).not.toBe('failed warning');
  expect(said(month, { monthly_gross: 397_500 })).toBe('failed warning');
  const year = 'retribuzione annua lorda pari a € 54.600,00 (euro cinquantaquattromilaseicento/00)';
  expect(said(year, { monthly_gross: 390_000 })).not.toBe('failed warning');
  expect(said(year, { monthly_gross: 490_000, gross_income: 6_860_000 })).toBe('failed warning');
});
