import type { ApplicantFact } from '../../papers/applicant.ts';
import type { KeptPaper, PaperSet } from '../../papers/kept-paper.ts';
import type { Finding } from '../finding.ts';
import type { RuleName } from '../meaning.ts';
import { type Chapter, type Declaration, findingOf, type Rule } from '../rule.ts';
import type { CheckContext, InspectedPaper } from '../subject.ts';

/** One thing that a rule judges, with the papers that it is made of. */
export interface About<Subject> {
  readonly subject: Subject;
  readonly papers: readonly string[];
}

/** Told which rule broke, and by what; the error may quote a paper and belongs in no log. */
export type OnBroken = (rule: string, error: unknown) => void;

/** A rule that knows where in a set of papers its subjects are, and whether those must be at hand or only kept. */
export interface Check<Paper extends KeptPaper = InspectedPaper, Id extends string = string> {
  readonly id: Id;
  readonly chapter: Chapter;
  readonly reads: readonly ApplicantFact[];
  readonly rule: Declaration;
  readonly run: (set: PaperSet<Paper>, context: CheckContext, onBroken?: OnBroken) => Finding[];
}

/** The checks of one chapter by when they can be asked. */
export interface ChapterChecks {
  /** While the file is at hand: they read its letters or its bytes. */
  readonly evidence: readonly Check[];
  /** Of each paper, from what was read of it. */
  readonly paper: readonly Check<KeptPaper>[];
  /** Of all papers of one person together, by the terms of an application. */
  readonly set: readonly Check<KeptPaper>[];
}

type SubjectsOf<Subject, Paper extends KeptPaper> = (set: PaperSet<Paper>) => readonly About<Subject>[];

/** A rule that breaks has said nothing: neither an accusation nor a proof. */
const broken = <Subject>(rule: Rule<Subject>, papers: readonly string[]): Finding =>
  findingOf(rule, { outcome: 'inconclusive', working: [] }, papers);

function runRule<Subject, Paper extends KeptPaper>(
  rule: Rule<Subject>,
  subjectsOf: SubjectsOf<Subject, Paper>,
  [set, context, onBroken]: Parameters<Check<Paper>['run']>,
): Finding[] {
  const attempt = (papers: readonly string[], work: () => Finding[]): Finding[] => {
    try {
      return work();
    } catch (error) {
      onBroken?.(rule.id, error);
      return [broken(rule, papers)];
    }
  };
  const all = set.papers.map(({ id }) => id);
  return attempt(all, () =>
    subjectsOf(set).flatMap(({ subject, papers }) =>
      attempt(papers, () => {
        const judgement = rule.judge(subject, context);
        return judgement ? [findingOf(rule, judgement, papers)] : [];
      }),
    ),
  );
}

/** Ties rules to the part of a set that they judge. */
export const checksAbout = <Subject, Paper extends KeptPaper = KeptPaper, Id extends RuleName = RuleName>(
  subjectsOf: SubjectsOf<Subject, Paper>,
  rules: readonly Rule<Subject, Id>[],
): readonly Check<Paper, Id>[] =>
  rules.map((rule) => ({
    id: rule.id,
    chapter: rule.chapter,
    reads: rule.reads,
    rule,
    run: (...args) => runRule(rule, subjectsOf, args),
  }));
