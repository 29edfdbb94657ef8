import type { NeedlessPaper } from '@vesta/domain/documents/income-check';
import type { Finding } from '@vesta/engine/checks/finding';
import type { RuleId } from '@vesta/engine/checks/rules';
import { isStructured } from '@vesta/engine/evidence/format';
import type { JudgedRow } from '../documents/judged-rows.ts';
import { monthsOf } from './months-of.ts';
import type { Occupied } from './supported-documents.ts';

const PAY_SEEN: RuleId = 'R_BANK_SALARY_FOUND';

/** In how many months pay is seen on accounts that were connected. */
const paidMonths = (findings: readonly Finding[]): number =>
  Math.max(
    0,
    ...findings.map(({ rule, outcome, data }) =>
      rule === PAY_SEEN && outcome === 'passed' && typeof data.from_bank === 'number' ? data.from_bank : 0,
    ),
  );

/**
 * What a person need not look for any more. Who connects an account has shown it; where its bank shows pay for every
 * month that payslips are asked for, one payslip tells the rest.
 */
export function notNeeded(
  findings: readonly Finding[],
  rows: readonly JudgedRow[],
  { employmentStatus }: Occupied,
): NeedlessPaper[] {
  if (!rows.some(({ reading }) => isStructured(reading.paper.evidence.format))) return [];
  const asked = monthsOf('payslip', employmentStatus);
  const isPaid = asked !== null && paidMonths(findings) >= asked;
  return isPaid ? ['statement_pdfs', 'earlier_payslips'] : ['statement_pdfs'];
}
