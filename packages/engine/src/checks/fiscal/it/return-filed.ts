import type { Reading } from '../../../documents/reading.ts';
import type { Rule } from '../../rule.ts';
import { flagIn, isPictured, numberIn, placeOf, textIn } from '../../run/fields.ts';
import { failed, inconclusive, passed } from '../../run/judgements.ts';
import { type ReadPaper, readPapersOf } from '../../run/subjects.ts';

const isReceiptOf = (receipt: Reading, form: Reading): boolean =>
  receipt.type === 'redditi_pf_receipt' &&
  textIn(receipt, 'fiscal_id') !== null &&
  textIn(receipt, 'fiscal_id') === textIn(form, 'fiscal_id') &&
  numberIn(receipt, 'tax_year') === numberIn(form, 'tax_year');

/** A return that nobody sent has no legal value: the receipt, or its number on the form, shows that it was sent. */
const filedRule = (id: Rule<ReadPaper>['id'], type: Reading['type']): Rule<ReadPaper> => ({
  id,
  chapter: 'fiscal',
  level: 'warning',
  blocking: false,
  reads: [],
  judge: ({ reading, paper, set }) => {
    if (reading.type !== type) return null;
    const receipts = readPapersOf(set, 'fiscal_document').filter((other) => isReceiptOf(other.reading, reading));
    const working = [placeOf(reading, 'protocol')];
    if (flagIn(reading, 'is_filed') || receipts.length > 0) return passed(working);
    return isPictured(paper, reading) ? inconclusive(working) : failed(working);
  },
});

export const filed730 = filedRule('R_IT_730_FILED', 'modello_730');
export const filedRedditi = filedRule('R_IT_REDDITI_RECEIPT', 'redditi_pf');
