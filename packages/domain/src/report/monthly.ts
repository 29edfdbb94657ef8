import * as z from 'zod/mini';

export const coverageStates = ['covered', 'partial', 'missing', 'not_asked'] as const;
export type CoverageState = (typeof coverageStates)[number];

/** One month of the charts. What is not known is null, which is not zero. */
export const monthRow = z.object({
  month: z.string(),
  /** What the payslips pay out, and of it what is not counted: extra pay, refunds. */
  paper_income: z.nullable(z.int()),
  paper_one_off: z.nullable(z.int()),
  /** Pay as the bank received it. */
  bank_income: z.nullable(z.int()),
  bank_one_off: z.nullable(z.int()),
  /** Other money in, without transfers between own accounts. */
  other_in: z.nullable(z.int()),
  outgoings: z.nullable(z.int()),
  recurrent: z.nullable(z.int()),
  rent_paid: z.nullable(z.int()),
  balance_end: z.nullable(z.int()),
  balance_lowest: z.nullable(z.int()),
  key: z.nullable(z.string()),
  counted: z.boolean(),
});
export type MonthRow = z.infer<typeof monthRow>;

/** The multi-year table: a row per kind of proof, a state per month. */
export const coverageTable = z.object({
  months: z.array(z.string()),
  rows: z.array(
    z.object({
      row: z.enum(['bank', 'salary', 'payslips', 'rent', 'tax']),
      states: z.array(z.enum(coverageStates)),
    }),
  ),
});
export type CoverageTable = z.infer<typeof coverageTable>;

/** The account over time, a step wherever the closing balance of the day changes. Never for a landlord. */
export const balances = z.object({
  average: z.nullable(z.int()),
  /** Days that the average was made of, at most ninety of an account; `days` are all that are shown. */
  average_days: z.int(),
  lowest: z.nullable(z.int()),
  lowest_on: z.nullable(z.string()),
  days: z.int(),
  days_below_zero: z.int(),
  returned_debits: z.int(),
  last_salary_on: z.nullable(z.string()),
  steps: z.array(z.object({ from: z.string(), days: z.int(), balance: z.int() })),
  salary_days: z.array(z.string()),
});
export type Balances = z.infer<typeof balances>;
