import { numberIn } from '../../papers/fields.ts';
import type { ReadPaper } from '../../papers/read-papers.ts';
import type { Rule } from '../rule.ts';
import { failed, inconclusive, passed } from '../run/judgements.ts';
import { placeOf } from '../run/places.ts';

/** Tax, contributions and net follow from formulas; all three in full tens of euros is not how those come out. */
const reckonedAmounts = ['income_tax', 'social_contributions', 'net'] as const;
const ROUND = 1000;

export const roundNumbers: Rule<ReadPaper<'payslip'>, 'R_PAYSLIP_ROUND_NUMBERS'> = {
  id: 'R_PAYSLIP_ROUND_NUMBERS',
  chapter: 'payslip',
  level: 'warning',
  blocking: false,
  reads: [],
  judge: ({ reading }) => {
    const amounts = reckonedAmounts.map((name) => numberIn(reading, name));
    const working = reckonedAmounts.map((name) => placeOf(reading, name));
    if (amounts.some((amount) => amount === null || amount === 0)) return inconclusive(working);
    return amounts.every((amount) => (amount ?? 1) % ROUND === 0) ? failed(working) : passed(working);
  },
};
