import type { ApplicantFact } from '../../papers/applicant.ts';
import type { KeptPaper, PaperSet } from '../../papers/kept-paper.ts';
import type { Finding } from '../finding.ts';
import type { CheckContext } from '../subject.ts';
import { withoutGuesses } from './accusations.ts';
import { inOrder, type RunOptions } from './run-checks.ts';

/** After the applicant changed some of their data: only the rules that read it speak again. */
export function rerunChecks<Paper extends KeptPaper>(
  previous: readonly Finding[],
  set: PaperSet<Paper>,
  context: CheckContext,
  changed: readonly ApplicantFact[],
  { checks, onBroken, known }: RunOptions<Paper>,
): Finding[] {
  const findings = inOrder(checks).flatMap((check) =>
    check.reads.some((fact) => changed.includes(fact))
      ? check.run(set, context, onBroken)
      : previous.filter((finding) => finding.rule === check.id),
  );
  return withoutGuesses(findings, set.papers, known);
}
