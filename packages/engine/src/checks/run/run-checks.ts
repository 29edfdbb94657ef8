import type { KeptPaper, PaperSet } from '../../papers/kept-paper.ts';
import type { Finding } from '../finding.ts';
import { type Chapter, chapters } from '../rule.ts';
import type { CheckContext, InspectedPaper } from '../subject.ts';
import { withoutGuesses } from './accusations.ts';
import type { Check, OnBroken } from './check.ts';

export interface RunOptions<Paper extends KeptPaper = InspectedPaper> {
  readonly checks: readonly Check<Paper>[];
  readonly onBroken?: OnBroken;
  /** What was already found in these papers, such as traces in their files. */
  readonly known?: readonly Finding[];
}

const rankOf = (chapter: Chapter): number => chapters.indexOf(chapter);

/** In the order of the chapters; within one, in the order in which its rules are listed. */
export const inOrder = <Ordered extends { readonly chapter: Chapter }>(
  checks: readonly Ordered[],
): readonly Ordered[] => checks.toSorted((a, b) => rankOf(a.chapter) - rankOf(b.chapter));

/** Every rule's word on a set of papers. A rule that breaks is inconclusive; the others go on. */
export function runChecks<Paper extends KeptPaper>(
  set: PaperSet<Paper>,
  context: CheckContext,
  { checks, onBroken, known }: RunOptions<Paper>,
): Finding[] {
  const findings = inOrder(checks).flatMap((check) => check.run(set, context, onBroken));
  return withoutGuesses(findings, set.papers, known);
}
