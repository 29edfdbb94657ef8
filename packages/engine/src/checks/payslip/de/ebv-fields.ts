import { isPictured } from '../../../papers/fields.ts';
import type { ReadPaper } from '../../../papers/read-papers.ts';
import type { Rule } from '../../rule.ts';
import { failed, inconclusive, passed } from '../../run/judgements.ts';
import { reckoned } from '../../run/places.ts';

/** What the ordinance on payslips asks for, as far as people may not black it out: never religion. */
const asked = [
  'employer_name',
  'employee_name',
  'date_of_birth',
  'sv_number',
  'hire_date',
  'period',
  'tax_class',
  'fiscal_id',
  'contribution_group',
  'health_fund',
  'gross',
  'net',
] as const;
/** Some may be blacked out, some overlooked by us; a slip that lacks this many is none. */
const MOST_MISSING = 6;

export const ebvFields: Rule<ReadPaper<'payslip'>, 'R_DE_PAYSLIP_EBV_FIELDS'> = {
  id: 'R_DE_PAYSLIP_EBV_FIELDS',
  chapter: 'payslip',
  level: 'warning',
  blocking: false,
  reads: [],
  judge: ({ reading, paper }) => {
    if (reading.country !== 'DE') return null;
    const missing = asked.filter((name) => !reading.fields[name]);
    const working = [reckoned('missing', null, missing.join(',') || null)];
    const data = { missing: missing.join(', '), count: missing.length };
    if (missing.length <= MOST_MISSING) return passed(working, { data });
    return isPictured(paper, reading) ? inconclusive(working) : failed(working, { data });
  },
};
