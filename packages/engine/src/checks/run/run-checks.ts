import type { Finding } from '../finding.ts';
import { checks as allChecks } from '../index.ts';
import { type Chapter, chapters } from '../rule.ts';
import type { CheckContext, PaperSet } from '../subject.ts';
import type { Check, OnBroken } from './check.ts';

export interface RunOptions {
  readonly checks?: readonly Check[];
  readonly onBroken?: OnBroken;
}

const rankOf = (chapter: Chapter): number => chapters.indexOf(chapter);

/** In the order of the chapters; within one, in the order in which its rules are listed. */
export const inOrder = (checks: readonly Check[]): readonly Check[] =>
  checks.toSorted((a, b) => rankOf(a.chapter) - rankOf(b.chapter));

/** Every rule's word on a set of papers. A rule that breaks is inconclusive; the others go on. */
export function runChecks(
  set: PaperSet,
  context: CheckContext,
  { checks = allChecks, onBroken }: RunOptions = {},
): Finding[] {
  return inOrder(checks).flatMap((check) => check.run(set, context, onBroken));
}
