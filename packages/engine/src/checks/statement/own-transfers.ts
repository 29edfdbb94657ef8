import { isStructured } from '../../evidence/format.ts';
import { isRecognised, textIn } from '../../papers/fields.ts';
import type { ReadPaper } from '../../papers/read-papers.ts';
import type { Rule } from '../rule.ts';
import { failed, inconclusive, passed } from '../run/judgements.ts';
import { placeOf } from '../run/places.ts';
import { namedTransfers } from './ground/named-in-transfers.ts';

const MOST_SHOWN = 3;

/**
 * What is moved between accounts of one's own names the holder. Where it always names somebody else, the name at the head
 * of the statement may have been exchanged; an account of two people explains it as well.
 */
export const bankOwnTransfers: Rule<ReadPaper<'bank_statement'>, 'R_BANK_OWN_TRANSFERS'> = {
  id: 'R_BANK_OWN_TRANSFERS',
  chapter: 'statement',
  level: 'warning',
  blocking: false,
  means: {
    tells: 'family',
  },
  reads: [],
  judge: ({ paper, reading }) => {
    if (isStructured(paper.evidence.format)) return null;
    const holder = textIn(reading, 'holder');
    const named = holder ? namedTransfers(reading.transactions, holder) : [];
    if (named.length === 0) return null;
    const rows = named
      .filter(({ isHolder }) => !isHolder)
      .slice(0, MOST_SHOWN)
      .map(({ row: { page, box, date } }) => ({ page, box, what: `booking ${date}`, expected: null, found: null }));
    const working = [placeOf(reading, 'holder'), ...rows];
    if (named.some(({ isHolder }) => isHolder)) return passed(working);
    return isRecognised(paper, reading) ? inconclusive(working) : failed(working);
  },
};
