import type { CaseDecision } from '@vesta/domain/desk/review';
import type { Finding } from '@vesta/engine/checks/finding';
import { papersMeant } from '../documents/say-findings.ts';

/** A reviewer's word on one rule about one paper; the newest counts. */
export interface Decided {
  readonly documentId: string;
  readonly rule: string;
  readonly decision: Exclude<CaseDecision, 'ask'>;
}

/** Says in every finding that a person has looked at what that person decided; all else stays as the rules have it. */
export function applyDecisions(findings: readonly Finding[], decided: readonly Decided[]): Finding[] {
  return findings.map((finding) => {
    const word = decided.findLast(
      ({ rule, documentId }) => rule === finding.rule && papersMeant(finding).includes(documentId),
    );
    if (!word || word.decision === finding.outcome) return finding;
    return {
      ...finding,
      outcome: word.decision,
      blocking: finding.blocking && word.decision === 'failed',
      message: `checks.REVIEWED.${word.decision}`,
      data: {},
    };
  });
}
