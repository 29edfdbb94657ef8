import { MONTHS_REQUIRED, monthsRequired } from '@vesta/domain/documents/months-required';
import type { PaperSet } from '../../papers/kept-paper.ts';
import type { Rule } from '../rule.ts';
import { judgeCoverage } from './judge-coverage.ts';

/** Three months of the account, without a gap. */
export const bankCoverage3m: Rule<PaperSet, 'R_BANK_COVERAGE_3M'> = {
  id: 'R_BANK_COVERAGE_3M',
  chapter: 'statement',
  level: 'critical',
  blocking: false,
  means: {
    months: { type: 'bank_statement', key: 'BankAccts.Error.Coverage', blocker: true },
    flags: [{ flag: 'missing_records', source: 'bank' }],
  },
  reads: ['employment_status', 'employer', 'first_name', 'last_name'],
  judge: (set, context) =>
    monthsRequired(context.applicant?.employment_status ?? null) === MONTHS_REQUIRED
      ? judgeCoverage(set, context, MONTHS_REQUIRED)
      : null,
};
