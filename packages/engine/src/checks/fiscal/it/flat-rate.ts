import { italianPayRules } from '@vesta/domain/pay-rules/it/index';
import { numberIn } from '../../../papers/fields.ts';
import type { ReadPaper } from '../../../papers/read-papers.ts';
import type { Rule } from '../../rule.ts';
import { failed, inconclusive, passed } from '../../run/judgements.ts';
import { placeOf } from '../../run/places.ts';

const LOWEST_COEFFICIENT = 0.4;
const HIGHEST_COEFFICIENT = 0.86;
const SLACK = 0.005;

/** A small business under the flat rate: receipts within its limit, and the income a lawful part of them. */
export const flatRate: Rule<ReadPaper<'fiscal_document'>, 'R_IT_FLAT_RATE'> = {
  id: 'R_IT_FLAT_RATE',
  chapter: 'fiscal',
  level: 'warning',
  blocking: false,
  reads: [],
  judge: ({ reading }) => {
    const [receipts, income] = [numberIn(reading, 'flat_rate_receipts'), numberIn(reading, 'flat_rate_gross')];
    if (reading.type !== 'redditi_pf' || (receipts === null && income === null)) return null;
    const year = numberIn(reading, 'tax_year');
    const limit = year === null ? undefined : italianPayRules(year)?.flatRateReceipts;
    const working = [
      placeOf(reading, 'flat_rate_receipts', { expected: limit ? limit * 100 : null }),
      placeOf(reading, 'flat_rate_gross'),
    ];
    if (receipts === null || income === null || limit === undefined || receipts <= 0) return inconclusive(working);
    const data = { receipts, income };
    if (receipts > limit * 100) return failed(working, { data });
    const share = income / receipts;
    const isLawful = share >= LOWEST_COEFFICIENT - SLACK && share <= HIGHEST_COEFFICIENT + SLACK;
    return isLawful ? passed(working, { data }) : failed(working, { variant: 'coefficient', data });
  },
};
