import { isIban } from '@vesta/domain/identifiers/iban';
import { placeOn } from '../forensics/ground/places.ts';
import type { Rule } from '../rule.ts';
import { isPictured, placeOf, textIn } from '../run/fields.ts';
import { failed, inconclusive, passed } from '../run/judgements.ts';
import type { ReadPaper } from '../run/subjects.ts';

/** Length, remainder and, in Italy, the letter before bank and branch. Whose bank it is, statements are asked for. */
export const ibanCheck: Rule<ReadPaper> = {
  id: 'R_IBAN_MOD97',
  chapter: 'identifiers',
  level: 'critical',
  blocking: false,
  reads: [],
  judge: ({ paper, reading }) => {
    const iban = textIn(reading, 'iban');
    const working = [placeOf(reading, 'iban')];
    if (!iban) {
      // Readers take no account that cannot exist, so it is looked for where it stands.
      const wrong = paper.notes.wrongIbans.filter(({ page }) => reading.pages.includes(page));
      if (wrong.length > 0)
        return failed(wrong.slice(0, 3).map(({ page, box, text }) => placeOn('iban', page, box, text)));
      return reading.kind === 'bank_statement' ? inconclusive(working) : null;
    }
    if (isIban(iban)) return passed(working);
    return isPictured(paper, reading) ? inconclusive(working) : failed(working);
  },
};
