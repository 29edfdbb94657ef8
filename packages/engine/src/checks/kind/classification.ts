import { fits, mainOf } from '../../documents/recognise/expected.ts';
import type { KeptPaper } from '../../papers/kept-paper.ts';
import type { Rule } from '../rule.ts';
import { failed, inconclusive, passed } from '../run/judgements.ts';

/** Papers of which we can say what to send instead. */
const withAdvice = ['foreign_payslip', 'employer_confirmation', 'child_benefit_notice', 'annual_accounts'] as const;

/** A paper is what it was handed in as. What nobody recognises is not called wrong. */
export const fileClassification: Rule<KeptPaper, 'R_FILE_CLASSIFICATION'> = {
  id: 'R_FILE_CLASSIFICATION',
  chapter: 'kind',
  level: 'critical',
  blocking: true,
  means: {
    cause: { kind: 'wrong_paper', explains: ['content'] },
    traits: ['impersonal'],
  },
  reads: [],
  judge: ({ expected, readings }) => {
    if (!expected) return null;
    const main = mainOf(readings, expected);
    const working = [{ page: main?.pages[0] ?? null, box: null, what: 'kind', expected, found: main?.type ?? null }];
    if (!main || main.type === 'unknown') return inconclusive(working);
    const data = { expected, found: main.type };
    if (fits(main, expected)) return passed(working, { data });
    const instead = withAdvice.find((type) => type === main.type);
    return failed(working, instead ? { data, variant: instead } : { data });
  },
};
