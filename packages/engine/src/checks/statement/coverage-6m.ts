import { MONTHS_REQUIRED_SELF_EMPLOYED, monthsRequired } from '@vesta/domain/documents/months-required';
import type { PaperSet } from '../../papers/kept-paper.ts';
import type { Rule } from '../rule.ts';
import { judgeCoverage } from './judge-coverage.ts';

/** Six months for those who work on their own account. */
export const bankCoverage6m: Rule<PaperSet, 'R_BANK_COVERAGE_6M'> = {
  id: 'R_BANK_COVERAGE_6M',
  chapter: 'statement',
  level: 'critical',
  blocking: false,
  means: {
    months: { type: 'bank_statement', key: 'BankAccts.Error.Coverage', blocker: true },
    flags: [{ flag: 'missing_records', source: 'bank' }],
  },
  reads: ['employment_status', 'employer', 'first_name', 'last_name'],
  judge: (set, context) =>
    monthsRequired(context.applicant?.employment_status ?? null) === MONTHS_REQUIRED_SELF_EMPLOYED
      ? judgeCoverage(set, context, MONTHS_REQUIRED_SELF_EMPLOYED)
      : null,
};
