import type { Rule } from '../rule.ts';
import { failed, inconclusive, passed } from '../run/judgements.ts';
import { ofFile } from '../run/places.ts';
import type { InspectedPaper } from '../subject.ts';

/** A file that opens without a password is fine, even if it forbids printing. */
export const fileEncrypted: Rule<InspectedPaper, 'R_FILE_ENCRYPTED'> = {
  id: 'R_FILE_ENCRYPTED',
  chapter: 'file',
  level: 'critical',
  blocking: true,
  means: {
    flags: [{ flag: 'unreadable' }],
  },
  reads: [],
  judge: ({ evidence: { format, problem, pdf } }) => {
    if (format !== 'pdf') return null;
    const working = [ofFile('problem', null, problem)];
    if (problem === 'encrypted') return failed(working);
    return pdf ? passed(working) : inconclusive(working);
  },
};
