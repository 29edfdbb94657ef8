import { textOf } from '../../../documents/recognise/page-text.ts';
import { numberIn } from '../../../papers/fields.ts';
import type { ReadPaper } from '../../../papers/read-papers.ts';
import type { Rule } from '../../rule.ts';
import { failed, inconclusive, passed } from '../../run/judgements.ts';
import { placeOf } from '../../run/places.ts';
import type { InspectedPaper } from '../../subject.ts';

const estimated = /§\s*162|im wege der schatzung|besteuerungsgrundlagen (?:wurden|sind) geschatzt|schatzungsbescheid/;
const prepayment = /vorauszahlungsbescheid|bescheid .{0,40}uber .{0,40}vorauszahlung/;

/** A notice that the office had to estimate, or that only asks for prepayments, proves no income. */
export const assessmentKind: Rule<ReadPaper<'fiscal_document', InspectedPaper>, 'R_DE_EST_BESCHEID_KIND'> = {
  id: 'R_DE_EST_BESCHEID_KIND',
  chapter: 'fiscal',
  level: 'warning',
  blocking: false,
  reads: [],
  judge: ({ reading, paper }) => {
    if (reading.type !== 'est_bescheid') return null;
    const text = paper.evidence.pages
      .filter(({ number }) => reading.pages.includes(number))
      .map((page) => textOf(page))
      .join(' ');
    const working = [placeOf(reading, 'tax')];
    if (estimated.test(text)) return failed(working, { variant: 'estimated' });
    const hasIncome = numberIn(reading, 'gross_income') !== null || numberIn(reading, 'taxable_income') !== null;
    if (prepayment.test(text) && !hasIncome) return failed(working, { variant: 'prepayment' });
    return hasIncome ? passed(working) : inconclusive(working);
  },
};
