import type { Finding } from '../../checks/finding.ts';
import { leftOutReasons } from '../../checks/meaning.ts';
import { rules } from '../../checks/rules.ts';
import { textIn } from '../../papers/fields.ts';
import type { KeptPaper } from '../../papers/kept-paper.ts';

export type LeftOutReason = (typeof leftOutReasons)[number] | 'foreign_currency';

/** Findings after which no figure may rest on a paper: the gravest reason is told. */
const causes = leftOutReasons.flatMap((reason) =>
  rules.flatMap(({ id, means }) => (means?.leavesOut?.reason === reason ? { rule: id, ...means.leavesOut } : [])),
);

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
