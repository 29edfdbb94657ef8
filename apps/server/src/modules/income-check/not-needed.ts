import type { NeedlessPaper } from '@vesta/domain/documents/income-check';
import type { Finding } from '@vesta/engine/checks/finding';
import type { RuleId } from '@vesta/engine/checks/rules';
import { isStructured } from '@vesta/engine/evidence/format';
import type { JudgedRow } from '../documents/judged-rows.ts';
import { monthsOf } from './months-of.ts';
import type { Occupied } from './supported-documents.ts';

const PAY_SEEN: RuleId = 'R_BANK_SALARY_FOUND';
const MONTH = /\b\d{4}-\d{2}(?=-\d{2}\b)/;

/** The months in which pay is seen on accounts that were connected. */
function paidMonths(findings: readonly Finding[], connected: ReadonlySet<string>): number {
  const pay = findings.filter(({ rule, outcome }) => rule === PAY_SEEN && outcome === 'passed');
  const places = pay.flatMap(({ working }) => working).filter(({ paper }) => connected.has(paper));
  return new Set(places.flatMap(({ what }) => MONTH.exec(what)?.[0] ?? [])).size;
}

/**
 * What a person need not look for any more. Who connects an account has shown it; where its bank shows pay for every
 * month that payslips are asked for, one payslip tells the rest.
 */
export function notNeeded(
  findings: readonly Finding[],
  rows: readonly JudgedRow[],
  { employmentStatus }: Occupied,
): NeedlessPaper[] {
  const connected = new Set(
    rows.filter(({ reading }) => isStructured(reading.paper.evidence.format)).map(({ id }) => id),
  );
  if (connected.size === 0) return [];
  const asked = monthsOf('payslip', employmentStatus);
  const isPaid = asked !== null && paidMonths(findings, connected) >= asked;
  return isPaid ? ['statement_pdfs', 'earlier_payslips'] : ['statement_pdfs'];
}
