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

/** `from_bank`: no file that somebody handed in, but what a bank sent us itself. */
export const originals = ['original', 'from_bank', 'not_original', 'inconclusive'] as const;
export type Original = (typeof originals)[number];

/** One paper of the list that every key in a report leads to. */
export const evidence = z.object({
  key: z.string(),
  /** Null for whoever must not open the paper. */
  document_id: z.nullable(z.string()),
  kind: z.string(),
  type: z.string(),
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
  /** Whether figures of it were used; papers that were left out say why in the messages. */
  used: z.boolean(),
});
export type Evidence = z.infer<typeof evidence>;
