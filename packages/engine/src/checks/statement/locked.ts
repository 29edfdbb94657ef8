import type { Rule } from '../rule.ts';
import { reckoned } from '../run/fields.ts';
import { failed, passed } from '../run/judgements.ts';
import type { KeptPaper } from '../subject.ts';

const isStatement = ({ expected, readings }: KeptPaper): boolean =>
  expected === 'bank_statement' ||
  expected === 'account_statement' ||
  readings.some(({ kind }) => kind === 'bank_statement');

/** Banks send statements under a password; without it nobody can read them. */
export const bankLocked: Rule<KeptPaper> = {
  id: 'R_BANK_LOCKED',
  chapter: 'statement',
  level: 'critical',
  blocking: false,
  reads: [],
  judge: (paper) => {
    if (!isStatement(paper)) return null;
    const working = [reckoned('problem', null, paper.evidence.problem)];
    return paper.evidence.problem === 'encrypted' ? failed(working) : passed(working);
  },
};
