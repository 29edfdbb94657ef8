import * as z from 'zod/mini';
import { applicationTypes } from '../application-types.ts';
import { idSides } from '../documents/id-papers.ts';
import { documentReading, factCorrection } from '../documents/reading.ts';
import { fundSources } from '../mortgage/vocabulary.ts';
import { regionCodes } from '../regions/codes.ts';
import { crossCheck } from '../validation/cross-check.ts';
import { choice, form } from '../validation/form-fields.ts';

/** Why somebody looks: an applicant asked, the machine must not decide alone, or a proof of own funds came. */
export const caseKinds = ['asked', 'doubt', 'funds'] as const;
export type CaseKind = (typeof caseKinds)[number];

/** What a reviewer says of a paper, never of a person; `ask` wants something else from the applicant first. */
export const caseDecisions = ['passed', 'failed', 'inconclusive', 'ask'] as const;
export type CaseDecision = (typeof caseDecisions)[number];

/** Reasons are chosen, not written: what is kept about people has no free words of ours. */
export const caseReasons = {
  passed: ['matches_bank', 'matches_papers', 'known_form', 'explained_well'],
  failed: ['altered', 'contradicted', 'other_person', 'wrong_paper'],
  inconclusive: ['history_lost', 'not_legible', 'nothing_to_compare'],
  ask: ['better_picture', 'all_pages', 'original_file', 'right_paper', 'newer_paper', 'more_words'],
} as const satisfies Record<CaseDecision, readonly string[]>;
export type CaseReason = (typeof caseReasons)[CaseDecision][number];
export const allCaseReasons: readonly CaseReason[] = Object.values(caseReasons).flat();

export const fitsDecision = (decision: CaseDecision, reason: CaseReason): boolean =>
  (caseReasons[decision] as readonly CaseReason[]).includes(reason);

/** How long a case stays with the person who took it, counted from their last act on it. */
export const CASE_HELD_MS = 30 * 60_000;

export const caseViews = ['open', 'mine', 'done'] as const;
export type CaseView = (typeof caseViews)[number];
export const isCaseView = (value: unknown): value is CaseView => caseViews.some((view) => view === value);
export const CASES_PER_PAGE = 50;

export const caseLine = z.object({
  id: z.string(),
  /** As people write it: C-4K7M-91QX. */
  number: z.string(),
  kind: z.enum(caseKinds),
  rule: z.nullable(z.string()),
  /** What kind of paper it is about; null where it is about the application as a whole. */
  document_type: z.nullable(z.string()),
  application_type: z.enum(applicationTypes),
  region: z.enum(regionCodes),
  opened_at: z.string(),
  due_at: z.string(),
  /** Name of the colleague who has it now; null when it is free. */
  held_by: z.nullable(z.string()),
  is_mine: z.boolean(),
  decision: z.nullable(z.enum(caseDecisions)),
  reason: z.nullable(z.enum(allCaseReasons)),
  decided_at: z.nullable(z.string()),
  decided_by: z.nullable(z.string()),
});
export type CaseLine = z.infer<typeof caseLine>;

/** Views are counted up to here: nobody works through more, and counting on would read the whole table. */
export const MOST_COUNTED = 1000;

export const caseCounts = z.object({ open: z.int(), mine: z.int(), done: z.int() });
export type CaseCounts = z.infer<typeof caseCounts>;

export const casesAnswer = z.object({
  success: z.literal(true),
  cases: z.array(caseLine),
  counts: caseCounts,
  /** Where the next page begins; null at the end. */
  next: z.nullable(z.string()),
});
export type CasesAnswer = z.infer<typeof casesAnswer>;

const casePaper = z.object({
  id: z.string(),
  type: z.string(),
  /** What was recognised, where something was. */
  document_type: z.nullable(z.string()),
  /** First and last month (2026-08) or year (2026) that it speaks of, so that papers of one kind can be told apart. */
  period: z.nullable(z.object({ from: z.string(), to: z.string() })),
  /** The same of an identity paper. */
  sides: z.array(z.enum(idSides)),
  is_read: z.boolean(),
  is_feed: z.boolean(),
});
export type CasePaper = z.infer<typeof casePaper>;

export const reportHolds = ['hidden', 'released'] as const;
export type ReportHold = (typeof reportHolds)[number];

export const reviewCase = z.extend(caseLine, {
  /** Words of the applicant about it. */
  words: z.nullable(z.string()),
  report_number: z.nullable(z.string()),
  document_id: z.nullable(z.string()),
  papers: z.array(casePaper),
  /** Sources of own funds that were named, for a proof. */
  fund_sources: z.array(z.enum(fundSources)),
  fund_source: z.nullable(z.enum(fundSources)),
  report_hold: z.nullable(z.enum(reportHolds)),
  /** Whether this person may act on it now. */
  may_act: z.boolean(),
  may_open_files: z.boolean(),
  history: z.array(z.object({ at: z.string(), action: z.string(), by: z.nullable(z.string()) })),
  place: z.object({ at: z.int(), of: z.int(), previous: z.nullable(z.string()), next: z.nullable(z.string()) }),
});
export type ReviewCase = z.infer<typeof reviewCase>;

export const reviewCaseAnswer = z.object({ success: z.literal(true), case: reviewCase });
export const caseReadingAnswer = documentReading;

export const decideCaseForm = form({
  decision: choice(caseDecisions),
  reason: choice(allCaseReasons),
  fund_source: z.prefault(z.nullable(z.enum(fundSources, { error: 'choice' })), null),
}).check(crossCheck(({ decision, reason }) => ({ reason: fitsDecision(decision, reason) ? null : 'choice' })));
export type DecideCase = z.output<typeof decideCaseForm>;

export const reviewValueForm = factCorrection;
export const holdReportForm = form({ hold: z.nullable(z.enum(reportHolds, { error: 'choice' })) });

export const reviewFigures = z.object({
  success: z.literal(true),
  open: z.int(),
  overdue: z.int(),
  oldest_at: z.nullable(z.string()),
  /** Of the cases decided in the last thirty days. */
  decided: z.int(),
  median_wait_ms: z.nullable(z.number()),
  reasons: z.array(z.object({ decision: z.enum(caseDecisions), reason: z.enum(allCaseReasons), count: z.int() })),
});
export type ReviewFigures = z.infer<typeof reviewFigures>;
export const FIGURES_DAYS = 30;
