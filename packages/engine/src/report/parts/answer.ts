import type { Finding } from '../../checks/finding.ts';

/** What several checks say together: one failure is a no, and a yes needs all of them. */
export function answerOf(findings: readonly Finding[]): boolean | null {
  if (findings.some(({ outcome }) => outcome === 'failed')) return false;
  return findings.length > 0 && findings.every(({ outcome }) => outcome === 'passed') ? true : null;
}

export const ofRules = (findings: readonly Finding[], rules: ReadonlySet<string>): Finding[] =>
  findings.filter(({ rule }) => rules.has(rule));

export const iconOf = (isGood: boolean | null): 'tick' | 'warning' | 'inconclusive' => {
  if (isGood === null) return 'inconclusive';
  return isGood ? 'tick' : 'warning';
};
