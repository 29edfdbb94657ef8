import { textIn } from '../../papers/fields.ts';
import type { ReadPaper } from '../../papers/read-papers.ts';
import type { Rule } from '../rule.ts';
import { failed, inconclusive, passed } from '../run/judgements.ts';
import { placeOf } from '../run/places.ts';
import { isSameBank, UNLISTED_BANK } from './ground/same-bank.ts';

/** The account is kept by the bank that was chosen in the list. */
export const bankIsChosenBank: Rule<ReadPaper<'bank_statement'>, 'R_BANK_IS_CHOSEN_BANK'> = {
  id: 'R_BANK_IS_CHOSEN_BANK',
  chapter: 'statement',
  level: 'critical',
  blocking: false,
  reads: ['chosen_bank'],
  judge: ({ reading }, { applicant }) => {
    const chosen = applicant?.chosen_bank ?? null;
    if (chosen === null || chosen === UNLISTED_BANK) return null;
    const printed = textIn(reading, 'bank_code');
    const place = placeOf(reading, 'bank_code', { expected: chosen });
    const same = printed === null ? null : isSameBank(chosen, printed);
    if (same === null) return inconclusive([place]);
    if (same) return passed([place]);
    return failed([place], { data: { bank: textIn(reading, 'bank') ?? printed ?? '', code: printed ?? '' } });
  },
};
