import * as z from 'zod/mini';
import { documentRecord } from './record.ts';

/** A rectangle in shares of the page, 0 to 1 from its top left corner: it fits a picture of any size. */
export const pageBox = z.object({ left: z.number(), top: z.number(), right: z.number(), bottom: z.number() });
export type PageBox = z.infer<typeof pageBox>;

export const factKinds = ['text', 'money', 'day', 'month', 'number', 'flag'] as const;
export type FactKind = (typeof factKinds)[number];

const factValue = z.union([z.string(), z.number(), z.boolean()]);

/** One value that was read. Money is cents, days and months are ISO. */
export const readFact = z.object({
  /** Names the fact in corrections; papers of one file are told apart by its beginning. */
  key: z.string(),
  label_key: z.string(),
  label: z.string(),
  kind: z.enum(factKinds),
  value: factValue,
  /** What the person says it should be, beside what was read. */
  corrected: z.nullable(factValue),
  /** What a reviewer put in its place: this is what counts, and what was read stays beside it. */
  reviewed: z.optional(z.nullable(factValue)),
  page: z.int(),
  box: z.nullable(pageBox),
  /** 0 to 1. */
  confidence: z.number(),
});
export type ReadFact = z.infer<typeof readFact>;

const cell = z.number();
const frame = z.tuple([cell, cell, cell, cell, cell, cell, cell, cell, cell]);

const place = z.object({
  document_id: z.string(),
  page: z.nullable(z.int()),
  box: z.nullable(pageBox),
  what: z.string(),
  expected: z.nullable(z.union([z.string(), z.number()])),
  found: z.nullable(z.union([z.string(), z.number()])),
});

export const readFinding = z.object({
  rule: z.string(),
  title: z.string(),
  outcome: z.enum(['passed', 'failed', 'inconclusive']),
  level: z.enum(['info', 'warning', 'critical']),
  blocking: z.boolean(),
  message_key: z.string(),
  message: z.string(),
  data: z.record(z.string(), z.union([z.string(), z.number()])),
  working: z.array(place),
  /** What the person wrote to the reviewer about it. */
  explanation: z.nullable(z.string()),
});
export type ReadFinding = z.infer<typeof readFinding>;

/** One booking as a bank sent it. `row` is where places point to: such an account has no pages. */
export const readRow = z.object({
  row: z.int(),
  date: z.string(),
  description: z.string(),
  counterparty: z.nullable(z.string()),
  /** Cents; what leaves the account is negative. */
  amount: z.int(),
  balance: z.nullable(z.int()),
});
export type ReadRow = z.infer<typeof readRow>;

/** What was read from a paper, for the person whose paper it is. */
export const documentReading = z.object({
  success: z.literal(true),
  document: documentRecord,
  document_type: z.nullable(z.string()),
  country: z.nullable(z.string()),
  /** Pages that can be shown, with their shape. */
  pages: z.array(
    z.object({
      number: z.int(),
      width: z.number(),
      height: z.number(),
      /** Leads from the places of a straightened page to those on its picture. */
      frame: z.nullable(frame),
    }),
  ),
  facts: z.array(readFact),
  findings: z.array(readFinding),
  bookings: z.int(),
  /** Of an account that was connected: its bookings, in the order of their rows. Papers are shown by their pages. */
  rows: z.optional(z.array(readRow)),
});
export type DocumentReading = z.infer<typeof documentReading>;

export const MAX_FACT_LENGTH = 200;
export const MIN_EXPLANATION_LENGTH = 10;
export const MAX_EXPLANATION_LENGTH = 1000;

/** Corrects one value; null takes the correction back. The value comes in the form in which it was read. */
export const factCorrection = z.object({
  key: z.string().check(z.maxLength(120)),
  value: z.nullable(
    z.union([z.string().check(z.trim(), z.minLength(1), z.maxLength(MAX_FACT_LENGTH)), z.number(), z.boolean()]),
  ),
});
export type FactCorrection = z.infer<typeof factCorrection>;

/** Words to the reviewer, about one failed check or about the paper as a whole. */
export const checkExplanation = z.object({
  rule: z.nullable(z.string().check(z.maxLength(80))),
  text: z.string().check(z.trim(), z.minLength(MIN_EXPLANATION_LENGTH), z.maxLength(MAX_EXPLANATION_LENGTH)),
});
export type CheckExplanation = z.infer<typeof checkExplanation>;
