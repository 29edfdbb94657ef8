import type { KeptPaper } from '../../papers/kept-paper.ts';
import type { Rule } from '../rule.ts';
import { failed, inconclusive, passed } from '../run/judgements.ts';
import { ofFile } from '../run/places.ts';

const isStatement = ({ expected, readings }: KeptPaper): boolean =>
  expected === 'bank_statement' ||
  expected === 'account_statement' ||
  readings.some(({ kind }) => kind === 'bank_statement');

/** What never opened shows no lock either. */
const unopened: ReadonlySet<string | null> = new Set(['empty', 'corrupt', 'too_large', 'unsupported', 'timeout']);

/** Banks send statements under a password; without it nobody can read them. */
export const bankLocked: Rule<KeptPaper, 'R_BANK_LOCKED'> = {
  id: 'R_BANK_LOCKED',
  chapter: 'statement',
  level: 'critical',
  blocking: false,
  means: {
    upload: 'always',
  },
  reads: [],
  judge: (paper) => {
    if (!isStatement(paper)) return null;
    const working = [ofFile('problem', null, paper.evidence.problem)];
    if (paper.evidence.problem === 'encrypted') return failed(working);
    return unopened.has(paper.evidence.problem) ? inconclusive(working) : passed(working);
  },
};
