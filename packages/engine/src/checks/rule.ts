import type { ApplicantFact } from '../papers/applicant.ts';
import type { Finding, Working } from './finding.ts';
import type { Meaning, RuleName } from './meaning.ts';
import type { Level, Outcome } from './outcome.ts';
import type { CheckContext } from './subject.ts';

/** The order in which a set of papers is told: can it be read, is it the right kind, what does it say, does it agree. */
export const chapters = [
  'file',
  'kind',
  'forensics',
  'identity',
  'identifiers',
  'payslip',
  'contract',
  'fiscal',
  'statement',
  'across',
] as const;
export type Chapter = (typeof chapters)[number];

/** A rule that looks across papers says on which one a place is; otherwise it is the first of its subject. */
export type EvidencePlace = Omit<Working, 'paper'> & { readonly paper?: string };

/** What a rule answers about its subject; null: it has nothing to say about this one. */
export interface Judgement {
  readonly outcome: Outcome;
  readonly working: readonly EvidencePlace[];
  readonly data?: Readonly<Record<string, string | number>>;
  /** Where a rule knows better than its own level, e.g. because other signs agree. */
  readonly level?: Level;
  /** A more particular message than the rule's own: `checks.<rule>.<variant>`. */
  readonly variant?: string;
  /** The papers that it is about, where those are fewer than the subject holds. */
  readonly papers?: readonly string[];
}

/** All that is known of a rule without asking it. */
export interface Declaration<Id extends RuleName = RuleName> {
  readonly id: Id;
  readonly chapter: Chapter;
  readonly level: Level;
  readonly blocking: boolean;
  /** Left out where its level says it all. */
  readonly means?: Meaning;
  readonly reads: readonly ApplicantFact[];
}

/** A check: a name that never changes, what it weighs, what it means, what it reads, and the judgement itself. */
export interface Rule<Subject, Id extends RuleName = RuleName> extends Declaration<Id> {
  readonly judge: (subject: Subject, context: CheckContext) => Judgement | null;
}

export function findingOf<Subject>(
  rule: Rule<Subject>,
  { outcome, working, data = {}, level = rule.level, variant = outcome, papers: named }: Judgement,
  all: readonly string[],
): Finding {
  const papers = named ?? all;
  const [paper = ''] = papers;
  return {
    rule: rule.id,
    outcome,
    level: outcome === 'failed' ? level : 'info',
    blocking: rule.blocking && outcome === 'failed',
    message: `checks.${rule.id}.${variant}`,
    data,
    working: working.map((place) => ({ paper, ...place })),
    papers,
    reads: rule.reads,
  };
}
