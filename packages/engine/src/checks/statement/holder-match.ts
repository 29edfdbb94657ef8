import { compareWithHolders } from '@vesta/domain/names/compare-holders';
import { isStructured } from '../../evidence/format.ts';
import type { Rule } from '../rule.ts';
import { foundIn, isPictured, placeOf, textIn } from '../run/fields.ts';
import { failed, inconclusive, passed } from '../run/judgements.ts';
import { judgeByOthers } from '../run/person-of-set.ts';
import type { ReadPaper } from '../run/subjects.ts';
import { isNamedAsHolder } from '../run/sureness.ts';

/** The applicant is the holder of the account, or one of several. */
export const bankHolderMatch: Rule<ReadPaper, 'R_BANK_HOLDER_MATCH'> = {
  id: 'R_BANK_HOLDER_MATCH',
  chapter: 'statement',
  level: 'critical',
  blocking: false,
  means: {
    // Of an account that was connected a warning: whoever signed in to it need not be its holder.
    upload: 'until_explained',
    cause: { kind: 'other_person', explains: ['content'], namedIn: 'holder' },
    flags: [{ flag: 'name_mismatch', source: 'bank' }],
    leavesOut: { reason: 'other_person' },
  },
  reads: ['first_name', 'last_name'],
  judge: (subject, { applicant }) => {
    const { paper, reading } = subject;
    if (!applicant) return judgeByOthers(subject, (expected) => placeOf(reading, 'holder', { expected }));
    const { first_name: given, last_name: surname } = applicant;
    const holder = textIn(reading, 'holder');
    const expected = [given, surname].filter((part) => part !== null).join(' ');
    const place = placeOf(reading, 'holder', { expected });
    if (!given || !surname || holder === null) return inconclusive([place]);
    const { verdict } = compareWithHolders({ given, surname }, holder);
    if (verdict === 'match') return passed([place]);
    if (verdict !== 'mismatch' || isPictured(paper, reading)) return inconclusive([place]);
    const isSure = isNamedAsHolder(foundIn(reading, 'holder'));
    // A name in a window heads the address that the bank writes to: somebody should look whose it is.
    if (!isSure && textIn(reading, 'address') === null) return inconclusive([place]);
    // Whoever connects an account has signed in to it: that it is in another's name is worth a word, and no refusal.
    const level = !isSure || isStructured(paper.evidence.format) ? 'warning' : 'critical';
    return failed([place], { level });
  },
};
