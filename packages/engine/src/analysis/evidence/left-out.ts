import type { Finding } from '../../checks/finding.ts';
import { textIn } from '../../checks/run/fields.ts';
import type { KeptPaper } from '../../checks/subject.ts';

export type LeftOutReason = 'forged' | 'other_person' | 'stale' | 'too_old' | 'foreign_currency';

interface Cause {
  readonly rule: string;
  readonly reason: LeftOutReason;
  /** Only this wording of the rule. */
  readonly variant?: string;
}

/** Findings after which no figure may rest on a paper. */
const causes: readonly Cause[] = [
  { rule: 'R_PDF_ORIGINAL', variant: 'fraud', reason: 'forged' },
  { rule: 'R_PAYSLIP_NAME_MATCH', reason: 'other_person' },
  { rule: 'R_BANK_HOLDER_MATCH', reason: 'other_person' },
  { rule: 'R_TAX_NAMES', reason: 'other_person' },
  { rule: 'R_TAX_CF_MATCH', reason: 'other_person' },
  { rule: 'R_CONTRACT_PARTIES', reason: 'other_person' },
  { rule: 'R_BANK_RECENT', reason: 'stale' },
  { rule: 'R_TAX_YEAR', reason: 'too_old' },
];

const EURO = 'EUR';

export const hasForeignCurrency = ({ readings }: KeptPaper): boolean =>
  readings.some((reading) => reading.kind === 'bank_statement' && (textIn(reading, 'currency') ?? EURO) !== EURO);

/** Files that no figure rests on, and why. */
export function leftOut(
  papers: readonly KeptPaper[],
  findings: readonly Finding[],
): ReadonlyMap<string, LeftOutReason> {
  const reasons = new Map<string, LeftOutReason>();
  for (const { rule, variant, reason } of causes) {
    for (const finding of findings) {
      if (finding.rule !== rule || finding.outcome !== 'failed') continue;
      if (reason === 'other_person' && finding.level !== 'critical') continue;
      if (variant && !finding.message.endsWith(`.${variant}`)) continue;
      for (const paper of finding.papers) if (!reasons.has(paper)) reasons.set(paper, reason);
    }
  }
  for (const paper of papers) {
    if (hasForeignCurrency(paper) && !reasons.has(paper.id)) reasons.set(paper.id, 'foreign_currency');
  }
  return reasons;
}
