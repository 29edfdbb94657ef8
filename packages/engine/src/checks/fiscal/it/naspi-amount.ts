import { italianPayRules } from '@vesta/domain/pay-rules/it/index';
import { highestBenefit } from '@vesta/domain/pay-rules/it/unemployment-benefit';
import { dayIn, numberIn } from '../../../papers/fields.ts';
import type { ReadPaper } from '../../../papers/read-papers.ts';
import type { Rule } from '../../rule.ts';
import { failed, inconclusive, passed } from '../../run/judgements.ts';
import { placeOf } from '../../run/places.ts';

/** No more than the most that the law pays in the year in which it began. */
export const naspiAmount: Rule<ReadPaper<'fiscal_document'>, 'R_IT_NASPI_AMOUNT'> = {
  id: 'R_IT_NASPI_AMOUNT',
  chapter: 'fiscal',
  level: 'warning',
  blocking: false,
  reads: [],
  judge: ({ reading }) => {
    if (reading.type !== 'naspi') return null;
    const [amount, start] = [numberIn(reading, 'gross_monthly'), dayIn(reading, 'benefit_start')];
    const rules = start ? italianPayRules(Number(start.slice(0, 4))) : null;
    const most = rules ? highestBenefit(rules) : null;
    const working = [placeOf(reading, 'gross_monthly', { expected: most })];
    if (amount === null || most === null) return inconclusive(working);
    const data = { found: amount, expected: most };
    return amount <= most ? passed(working, { data }) : failed(working, { data });
  },
};
