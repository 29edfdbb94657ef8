import type { ReadPaper } from '../../papers/read-papers.ts';
import type { EvidencePlace, Rule } from '../rule.ts';
import { failed, inconclusive, passed } from '../run/judgements.ts';

const bookings = (found: number, page: number | null): EvidencePlace => ({
  page,
  box: null,
  what: 'transactions',
  expected: null,
  found,
});

/** A statement of which no booking could be read; where only some are missing, the sums decide elsewhere. */
export const bankUnreadable: Rule<ReadPaper<'bank_statement'>, 'R_BANK_UNREADABLE'> = {
  id: 'R_BANK_UNREADABLE',
  chapter: 'statement',
  level: 'critical',
  blocking: false,
  means: {
    upload: 'always',
    cause: { kind: 'unreadable', explains: ['R_BANK_*', 'R_FILE_BLURRY', 'R_FILE_CROPPED'] },
    flags: [{ flag: 'unreadable', source: 'bank' }],
    traits: ['reckoning'],
  },
  reads: [],
  judge: ({ reading }) => {
    const place = bookings(reading.transactions.length, reading.pages[0] ?? null);
    if (!reading.unread.includes('transactions')) return passed([place]);
    if (reading.transactions.length > 0) return inconclusive([place], { variant: 'incomplete' });
    return failed([place]);
  },
};
