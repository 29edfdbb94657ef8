import { pageOf } from '../../../evidence/testing/page-of-rows.ts';
import type { KeptPaper } from '../../../papers/kept-paper.ts';
import { casesOf, type RuleCases } from '../../run/testing/cases.ts';
import { contextOf } from '../../run/testing/context.ts';
import { type PaperWords, paperOf } from '../../run/testing/papers.ts';
import { taxAllPages } from '../all-pages.ts';
import { benefitValid } from '../benefit-valid.ts';
import { taxClassification } from '../classification.ts';
import { taxYear } from '../tax-year.ts';
import { cuWords, taxPaper } from '../testing/tax-paper.ts';

const handedIn = (words: PaperWords, expected: KeptPaper['expected']): KeptPaper => ({
  ...paperOf('t', words),
  expected: expected ?? null,
});

const saying = (...texts: readonly string[]) => {
  const pages = texts.map((text, index) => pageOf([text], { number: index + 1 }));
  return taxPaper(cuWords({}, { pages: pages.map(({ number }) => number) }), [], { pages });
};

const ofYear = (tax_year: number | null) => () => taxPaper(cuWords({ tax_year }));
const naspi = (fields: NonNullable<PaperWords['fields']>) => () => taxPaper({ type: 'naspi', fields });
const pension = (issue_date: string) => () => taxPaper({ type: 'pension_notice', fields: { issue_date } });

export const paperCases: readonly RuleCases[] = [
  casesOf(taxClassification, {
    passed: ['a certificate', () => handedIn(cuWords(), 'fiscal_document')],
    failed: ['an invoice', () => handedIn({ kind: 'other', type: 'invoice' }, 'fiscal_document')],
    edge: {
      said: 'failed critical',
      when: ['a tax paper, but another one', () => handedIn({ kind: 'fiscal_document', type: 'modello_730' }, 'cu')],
    },
    inconclusive: ['something unknown', () => handedIn({ kind: 'other', type: 'unknown' }, 'fiscal_document')],
  }),
  casesOf(taxYear, {
    passed: ['last year', ofYear(2025)],
    failed: ['three years ago', ofYear(2023)],
    edge: [
      {
        said: 'passed',
        when: ['the year before last, on the last day of June', ofYear(2024), contextOf({}, '2026-06-30')],
      },
      { said: 'failed critical', when: ['a day later', ofYear(2024), contextOf({}, '2026-07-01')] },
    ],
    inconclusive: ['the running year, of which more is to come', ofYear(2026)],
  }),
  casesOf(taxAllPages, {
    passed: ['both pages', () => saying('Pag. 1 di 2', 'Pag. 2 di 2')],
    failed: ['two of four', () => saying('Pag. 1 di 4', 'Pag. 2 di 4')],
    edge: { said: 'failed critical', when: ['only the last page, so that none follows', () => saying('Pag. 2 di 2')] },
    inconclusive: ['pages without numbers', () => saying('Certificazione unica')],
  }),
  casesOf(benefitValid, {
    passed: ['a year of benefit that began in May', naspi({ benefit_start: '2026-05-01', benefit_days: 365 })],
    failed: ['over since spring', naspi({ benefit_start: '2025-05-01', benefit_days: 365 })],
    edge: [
      {
        said: 'passed',
        when: ['today is the last of its 200 days', naspi({ benefit_start: '2026-05-01', benefit_days: 200 })],
      },
      { said: 'failed warning', when: ['yesterday was', naspi({ benefit_start: '2026-05-01', benefit_days: 199 })] },
      { said: 'passed', when: ['it begins today', naspi({ benefit_start: '2026-11-16', benefit_days: 100 })] },
      { said: 'passed', when: ['the letter of a pension, a year and a half old', pension('2025-05-16')] },
      { said: 'failed warning', when: ['a day older', pension('2025-05-15')] },
    ],
    inconclusive: ['its length was not read', naspi({ benefit_start: '2026-05-01' })],
  }),
];
