import { isIban } from '@vesta/domain/identifiers/iban';
import type { Reading } from '../../documents/reading.ts';
import { isPictured, textIn } from '../../papers/fields.ts';
import type { PrintedText } from '../../papers/paper-notes.ts';
import type { ReadPaper } from '../../papers/read-papers.ts';
import { placeOn } from '../forensics/ground/places.ts';
import type { Rule } from '../rule.ts';
import { failed, inconclusive, passed } from '../run/judgements.ts';
import { placeOf } from '../run/places.ts';
import { isBeside } from './printed-ibans.ts';

/** Whom the holder of an account pays may be mistyped. */
const isBooked = ({ transactions }: Reading, iban: PrintedText): boolean =>
  transactions.some((one) => isBeside(one, iban));

/** Length, remainder and, in Italy, the letter before bank and branch. Whose bank it is, statements are asked for. */
export const ibanCheck: Rule<ReadPaper, 'R_IBAN_MOD97'> = {
  id: 'R_IBAN_MOD97',
  chapter: 'identifiers',
  level: 'critical',
  blocking: false,
  means: {
    traits: ['trace'],
  },
  reads: [],
  judge: ({ paper, reading }) => {
    const iban = textIn(reading, 'iban');
    const working = [placeOf(reading, 'iban')];
    // Readers take no account that cannot exist, but another one on the page: so it is looked for where it stands.
    const wrong = paper.notes.wrongIbans.filter((one) => reading.pages.includes(one.page) && !isBooked(reading, one));
    if (wrong.length > 0)
      return failed(wrong.slice(0, 3).map(({ page, box, text }) => placeOn('iban', page, box, text)));
    if (!iban) return reading.kind === 'bank_statement' ? inconclusive(working) : null;
    if (isIban(iban)) return passed(working);
    return isPictured(paper, reading) ? inconclusive(working) : failed(working);
  },
};
