import { isStructured } from '../../evidence/format.ts';
import { confirmed, isRecognised } from '../../papers/fields.ts';
import type { ReadPaper } from '../../papers/read-papers.ts';
import type { Rule } from '../rule.ts';
import { failed, inconclusive, passed } from '../run/judgements.ts';
import type { InspectedPaper } from '../subject.ts';
import { type PageSum, pageSumsOn } from './ground/page-sums.ts';
import { sideSumsOn } from './ground/side-sums.ts';

const placeOf = ({ page, box, found }: PageSum) => ({ page, box, what: 'sum of the page', expected: null, found });

/**
 * Balances that are handed from page to page, and sums of single pages, on a statement that comes out as a whole: somebody
 * who raised an amount and the closing balance forgot the one in between.
 */
export const bankPageSums: Rule<ReadPaper<'bank_statement', InspectedPaper>, 'R_BANK_PAGE_SUMS'> = {
  id: 'R_BANK_PAGE_SUMS',
  chapter: 'statement',
  level: 'warning',
  blocking: false,
  means: {
    traits: ['sums', 'reckoning'],
  },
  reads: [],
  judge: ({ paper, reading }) => {
    if (isStructured(paper.evidence.format) || isRecognised(paper, reading)) return null;
    const ofPages = pageSumsOn(paper.evidence.pages, reading);
    const ofSides = sideSumsOn(paper.evidence.pages, reading);
    const sums = [...ofPages, ...ofSides];
    if (sums.length === 0) return null;
    const isProved =
      confirmed(reading, 'statement_balance')?.outcome === 'passed' && !reading.unread.includes('transactions');
    const wrong = sums.filter(({ fits }) => !fits);
    // Where several are printed and none fits, they mean something else; so they may in a file with several accounts.
    const isOtherwise =
      ofSides.length === 0 && new Set(sums.map(({ found }) => found)).size > 1 && wrong.length === sums.length;
    if (!isProved || isOtherwise || paper.readings.length > 1) return inconclusive(sums.map(placeOf));
    return wrong.length > 0 ? failed(wrong.map(placeOf), { data: { count: wrong.length } }) : passed(sums.map(placeOf));
  },
};
