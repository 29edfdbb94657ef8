import type { Rule } from '../rule.ts';
import type { CheckContext } from '../subject.ts';
import type { ReadPaper } from './subjects.ts';

/** Whether a rule about names is sure that a paper is another's; a doubt is no reason to leave it out. */
const isAnothers = (rule: Rule<ReadPaper>, paper: ReadPaper, context: CheckContext): boolean => {
  const judgement = rule.judge(paper, context);
  return judgement?.outcome === 'failed' && (judgement.level ?? rule.level) === 'critical';
};

/**
 * The papers of the applicant: one of somebody else among them must not change what is asked for. Where all bear
 * another name they are most likely one person's under an earlier one, and count.
 */
export function ownFirst<One>(
  papers: readonly One[],
  rule: Rule<ReadPaper>,
  context: CheckContext,
  readings: (one: One) => readonly ReadPaper[],
): readonly One[] {
  const own = papers.filter((one) => !readings(one).every((paper) => isAnothers(rule, paper, context)));
  return own.length > 0 ? own : papers;
}
