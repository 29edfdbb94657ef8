import type { ReadPaper } from '../../papers/read-papers.ts';
import { holderOf } from '../../papers/statements/holder.ts';
import type { Rule } from '../rule.ts';
import { failed, inconclusive, passed } from '../run/judgements.ts';
import { judgeByOthers } from '../run/person-of-set.ts';
import { placeOf } from '../run/places.ts';

/** The applicant is the holder of the account, or one of several. */
export const bankHolderMatch: Rule<ReadPaper<'bank_statement'>, 'R_BANK_HOLDER_MATCH'> = {
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
    const { reading } = subject;
    if (!applicant) return judgeByOthers(subject, (expected) => placeOf(reading, 'holder', { expected }));
    const expected = [applicant.first_name, applicant.last_name].filter((part) => part !== null).join(' ');
    const working = [placeOf(reading, 'holder', { expected })];
    const holder = holderOf(subject, applicant);
    if (holder === 'applicant') return passed(working);
    if (holder === 'unknown') return inconclusive(working);
    return failed(working, { level: holder === 'another' ? 'critical' : 'warning' });
  },
};
