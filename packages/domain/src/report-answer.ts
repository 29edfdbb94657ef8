import * as z from 'zod/mini';
import { aggregatedReport } from './report/aggregated-report.ts';
import { reportChange } from './report/changes.ts';
import { report } from './report/report.ts';

/** What the result page is given. A hidden report is made all the same and simply not unfolded. */
export const reportAnswer = z.object({
  success: z.literal(true),
  hideReport: z.boolean(),
  hide_report: z.boolean(),
  /** Papers are still being read: ask again. */
  processing: z.boolean(),
  report: z.nullable(report),
  /** The household together, for its main applicant; null where there is nobody else. */
  aggregated: z.nullable(aggregatedReport),
  reportId: z.nullable(z.string()),
  report_id: z.nullable(z.string()),
  valid_until: z.nullable(z.string()),
  /** What this report says differently from the one before. */
  changes: z.array(reportChange),
  can_download: z.boolean(),
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
