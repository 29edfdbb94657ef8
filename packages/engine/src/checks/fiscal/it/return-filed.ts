import type { Reading } from '../../../documents/reading.ts';
import { isPictured, numberIn, textIn } from '../../../papers/fields.ts';
import { type ReadPaper, readPapersOf } from '../../../papers/read-papers.ts';
import type { RuleName } from '../../meaning.ts';
import type { Rule } from '../../rule.ts';
import { failed, inconclusive, passed } from '../../run/judgements.ts';
import { placeOf } from '../../run/places.ts';

const isSame = <Value>(one: Value | null, other: Value | null): boolean | null =>
  one === null || other === null ? null : one === other;

/** Whether it is the receipt for this form; null where person or year could not be read on both. */
function isReceiptOf(receipt: Reading, form: Reading): boolean | null {
  const same = [
    isSame(textIn(receipt, 'fiscal_id'), textIn(form, 'fiscal_id')),
    isSame(numberIn(receipt, 'tax_year'), numberIn(form, 'tax_year')),
  ];
  return same.includes(false) ? false : same.includes(null) ? null : true;
}

/** A return that nobody sent has no legal value: the receipt, or its number on the form, shows that it was sent. */
const filedRule = <Id extends RuleName>(id: Id, type: Reading['type']): Rule<ReadPaper<'fiscal_document'>, Id> => ({
  id,
  chapter: 'fiscal',
  level: 'warning',
  blocking: false,
  // The page asks for the return with its receipt: that it is missing is told while it can be added.
  means: { upload: 'never' },
  reads: [],
  judge: ({ reading, paper, set }) => {
    if (reading.type !== type) return null;
    const receipts = readPapersOf(set, 'fiscal_document')
      .filter((other) => other.reading.type === 'redditi_pf_receipt')
      .map((other) => isReceiptOf(other.reading, reading));
    const working = [placeOf(reading, 'protocol')];
    if (reading.fields.is_filed?.value || receipts.includes(true)) return passed(working);
    return isPictured(paper, reading) || receipts.includes(null) ? inconclusive(working) : failed(working);
  },
});

export const filed730 = filedRule('R_IT_730_FILED', 'modello_730');
export const filedRedditi = filedRule('R_IT_REDDITI_RECEIPT', 'redditi_pf');
