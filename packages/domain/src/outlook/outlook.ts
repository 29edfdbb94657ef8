import * as z from 'zod/mini';
import { toldContract } from '../documents/income-check.ts';

/** Whether the report can answer its question with the papers that are there. */
export const outlookVerdicts = ['conclusive', 'partly', 'notYet'] as const;
export type OutlookVerdict = (typeof outlookVerdicts)[number];

export const paperStates = ['ready', 'incomplete', 'reading', 'unusable', 'missing'] as const;
export type PaperState = (typeof paperStates)[number];

/** Papers by what they show; either tax paper is the same to a report. */
export const outlookPapers = [
  'national_id',
  'payslip',
  'fiscal',
  'income_letter',
  'tax_assessment',
  'fiscal_doc',
  'cud',
  'bank_statement',
  'work_contract',
  'other',
] as const;
export type OutlookPaper = (typeof outlookPapers)[number];

export const adviceKeys = [
  'Outlook.Advice.missing',
  'Outlook.Advice.unusable',
  'Outlook.Advice.refused',
  'Outlook.Advice.sides',
  'Outlook.Advice.more',
  'Outlook.Advice.reading',
] as const;

const wantedPaper = z.object({
  paper: z.enum(outlookPapers),
  state: z.enum(paperStates),
  /** How many usable ones are there. */
  count: z.int(),
  /** Months, or sides of an identity paper, that are still missing. */
  missing: z.int(),
});
export type WantedPaper = z.infer<typeof wantedPaper>;

export const outlookAnswer = z.object({
  success: z.literal(true),
  verdict: z.enum(outlookVerdicts),
  /** Something stands in the way: with the papers as they are, no report is made. */
  blocked: z.boolean(),
  /** People named in the household whose figures are not counted yet. */
  expected: z.array(z.string()),
  /** Papers that are being read: the verdict may still change. */
  reading: z.int(),
  papers: z.array(wantedPaper),
  /** What would make the report conclusive, one step each. */
  advice: z.array(
    z.object({ message_key: z.enum(adviceKeys), paper: z.enum(outlookPapers), data: z.object({ missing: z.int() }) }),
  ),
  /** What the papers say about the contract, to be held against what is declared. */
  contract: z.optional(toldContract),
});
export type OutlookAnswer = z.infer<typeof outlookAnswer>;
