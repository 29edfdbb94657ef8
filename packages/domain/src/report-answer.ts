import * as z from 'zod/mini';
import { aggregatedReport } from './report/aggregated-report.ts';
import { reportChange } from './report/changes.ts';
import { report } from './report/report.ts';

/** For co-applicants and guarantors: in whose household their figures would count, and since when they do. */
export const householdRelease = z.object({
  asked_by: z.string(),
  released_at: z.nullable(z.string()),
  /** When they took them back, if they do not count now; until then others may have seen them. */
  withdrawn_at: z.nullable(z.string()),
});
export type HouseholdRelease = z.infer<typeof householdRelease>;

/** What the result page is given. A hidden report is made all the same and simply not unfolded. */
export const reportAnswer = z.object({
  success: z.literal(true),
  hideReport: z.boolean(),
  hide_report: z.boolean(),
  /** Papers are still being read: ask again. */
  processing: z.boolean(),
  report: z.nullable(report),
  /** The household together, for its main applicant; null where there is nobody else, and where the report is hidden. */
  aggregated: z.nullable(aggregatedReport),
  /** Whether the household can be released beside the report, also where it is not unfolded here. */
  has_household: z.boolean(),
  /** Who belongs to the household and does not count yet: not finished, or their figures not released. */
  awaited: z.array(z.string()),
  /** Where a report goes that is not unfolded here; null for one that is. */
  sent_to: z.nullable(z.string()),
  /** Whether this person's own figures count in the household of somebody else; null for its main applicant. */
  household_release: z.nullable(householdRelease),
  reportId: z.nullable(z.string()),
  report_id: z.nullable(z.string()),
  valid_until: z.nullable(z.string()),
  /** What this report says differently from the one before. */
  changes: z.array(reportChange),
  can_download: z.boolean(),
  /** Whether this application was paid for by card, so that a receipt can be opened. */
  has_receipt: z.boolean(),
  message: z.nullable(z.string()),
});
export type ReportAnswer = z.infer<typeof reportAnswer>;

export const pdfStates = ['waiting', 'ready', 'failed'] as const;

/** Whether a report is on paper yet, and where to open it. */
export const pdfAnswer = z.object({
  success: z.literal(true),
  status: z.enum(pdfStates),
  ready: z.boolean(),
  /** Opens the PDF in a new tab; null until it is ready. */
  link: z.nullable(z.string()),
  pdf_link: z.nullable(z.string()),
});
export type PdfAnswer = z.infer<typeof pdfAnswer>;

/** How often a page that waits for the paper asks again. */
export const PDF_POLL_MS = 2000;
