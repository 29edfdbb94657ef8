import * as z from 'zod/mini';

/** Letters of the evidence keys, each followed by a number in the order of the papers. */
export const evidenceLetters = {
  payslip: 'P',
  bank_statement: 'B',
  identity_document: 'I',
  fiscal_document: 'F',
  work_contract: 'C',
  other: 'O',
} as const;

/**
 * `from_bank`: no file that somebody handed in, but what a bank sent us itself. `picture`: a photo or scan, which shows
 * a paper and cannot be the original of one.
 */
export const originals = ['original', 'from_bank', 'picture', 'not_original', 'inconclusive'] as const;
export type Original = (typeof originals)[number];

/** Why no figure rests on a paper. */
export const unusedReasons = [
  'forged',
  'other_person',
  'stale',
  'too_old',
  'foreign_currency',
  'unread',
  'older',
  'compared',
  'no_booking',
  'information',
] as const;
export type UnusedReason = (typeof unusedReasons)[number];

/** One paper of the list that every key in a report leads to. */
export const evidence = z.object({
  key: z.string(),
  /** Null for whoever must not open the paper. */
  document_id: z.nullable(z.string()),
  kind: z.string(),
  type: z.string(),
  /** Of an identity document in two files, which side this one shows; absent in reports of before. */
  side: z.optional(z.nullable(z.enum(['front', 'back']))),
  /** What tells it from its sisters: the month of a payslip, the year of a tax paper, the bank and its last digits. */
  month: z.nullable(z.string()),
  year: z.nullable(z.int()),
  issuer: z.nullable(z.string()),
  account_ending: z.nullable(z.string()),
  from: z.nullable(z.string()),
  to: z.nullable(z.string()),
  pages: z.int(),
  transactions: z.int(),
  original: z.enum(originals),
  used: z.boolean(),
  /** Why not, where no figure rests on it. Reports that were made before it was told have none. */
  unused_for: z.optional(z.nullable(z.enum(unusedReasons))),
});
export type Evidence = z.infer<typeof evidence>;
