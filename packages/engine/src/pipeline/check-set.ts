import type { Finding } from '../checks/finding.ts';
import { checks, paperChecks, setChecks } from '../checks/index.ts';
import type { Check, OnBroken } from '../checks/run/check.ts';
import { rerunChecks } from '../checks/run/rerun-checks.ts';
import { inOrder, runChecks } from '../checks/run/run-checks.ts';
import type { CheckContext } from '../checks/subject.ts';
import type { ApplicantFact } from '../papers/applicant.ts';
import type { KeptPaper } from '../papers/kept-paper.ts';
import type { StoredPaper } from './stored-paper.ts';

const askable: readonly Check<KeptPaper>[] = [...paperChecks, ...setChecks];

const toldOrder = new Map(inOrder(checks).map(({ id }, place) => [id, place]));

const asTold = (findings: readonly Finding[]): Finding[] =>
  findings.toSorted((a, b) => (toldOrder.get(a.rule) ?? 0) - (toldOrder.get(b.rule) ?? 0));

/**
 * Everything that can be said about the papers of one person: what was found in each file when it was read, and what
 * the rules say now that look at readings, across papers and at the applicant's own data.
 */
export function checkSet(papers: readonly StoredPaper[], context: CheckContext, onBroken?: OnBroken): Finding[] {
  const known = papers.flatMap(({ findings }) => findings);
  const options = { checks: askable, known, ...(onBroken ? { onBroken } : {}) };
  return asTold([...known, ...runChecks({ papers }, context, options)]);
}

/** After the applicant changed some of their data: only the rules that read it speak again, the others stand. */
export function recheck(
  papers: readonly StoredPaper[],
  previous: readonly Finding[],
  context: CheckContext,
  changed: readonly ApplicantFact[],
  onBroken?: OnBroken,
): Finding[] {
  const known = papers.flatMap(({ findings }) => findings);
  const options = { checks: askable, known, ...(onBroken ? { onBroken } : {}) };
  return asTold([...known, ...rerunChecks(previous, { papers }, context, changed, options)]);
}
