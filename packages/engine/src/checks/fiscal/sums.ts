import { isPictured } from '../../papers/fields.ts';
import type { ReadPaper } from '../../papers/read-papers.ts';
import type { Rule } from '../rule.ts';
import { failed, inconclusive, passed } from '../run/judgements.ts';
import { placeOf, placeOfConfirmation } from '../run/places.ts';
import { ownSums } from './own-sums.ts';

/** Sums and tariffs that the reader tried; check digits have rules of their own. */
const sums = [
  '730_taxable',
  'redditi_taxable',
  'irpef_brackets',
  'cu_gross_tax',
  'professional_income',
  'professional_in_total',
  'flat_rate_net',
  'flat_rate_tax',
  'income_tax_tariff',
  'est_steps',
  'pension_shares',
  'euer_profit',
  'pension_net',
];

export const taxSums: Rule<ReadPaper<'fiscal_document'>, 'R_TAX_SUMS'> = {
  id: 'R_TAX_SUMS',
  chapter: 'fiscal',
  level: 'warning',
  blocking: false,
  means: {
    traits: ['sums'],
  },
  reads: [],
  judge: ({ reading, paper }) => {
    const tried = reading.confirmations.filter(({ rule }) => sums.includes(rule));
    const bounds = isPictured(paper, reading) ? [] : ownSums(reading);
    if (tried.length === 0 && bounds.length === 0) return null;
    const working = [
      ...bounds.flatMap(({ field, beside, bound }) => [
        placeOf(reading, beside),
        placeOf(reading, field, { expected: bound }),
      ]),
      ...tried.map(placeOfConfirmation),
    ];
    const beyond = bounds.find(({ fits }) => !fits);
    if (beyond) return failed(working, { data: { expected: beyond.bound, found: beyond.found } });
    const wrong = tried.find(({ outcome }) => outcome === 'failed');
    if (wrong)
      return failed(working, { data: { expected: Number(wrong.expected ?? 0), found: Number(wrong.found ?? 0) } });
    return bounds.length > 0 || tried.some(({ outcome }) => outcome === 'passed')
      ? passed(working)
      : inconclusive(working);
  },
};
