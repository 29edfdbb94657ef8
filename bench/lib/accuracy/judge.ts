import { isField } from '@vesta/domain/papers/schema';
import type { FieldsOf } from '@vesta/engine/documents/found';
import type { Transaction } from '@vesta/engine/documents/reading';
import type { Inspection } from '@vesta/engine/pipeline/inspection';
import { type Mark, markOf } from './mark.ts';

export interface KnownPaper {
  readonly name: string;
  readonly bytes: Uint8Array;
  readonly truth: {
    readonly kind: string;
    readonly type: string | null;
    readonly layout: string;
    readonly fields: Readonly<Record<string, string | number | boolean | null>>;
    /** Null: the truth says nothing about them. */
    readonly transactions: readonly Pick<Transaction, 'date' | 'amount'>[] | null;
    /** Which of a booking's two days the truth tells; the day of booking when it does not say. */
    readonly days?: 'booking' | 'value';
  };
}

export interface Judged {
  readonly paper: string;
  readonly kind: string;
  readonly layout: string;
  readonly recognised: boolean;
  readonly marks: readonly { field: string; mark: Mark; truth: unknown; found: unknown }[];
  /** Null where there are none to read. */
  readonly transactions: { right: number; of: number; read: number } | null;
  readonly reconciled: boolean | null;
}

const foundIn = (fields: FieldsOf, name: string) => (isField(name) ? fields[name]?.value : null) ?? null;

/** Rows are right when day and amount with its sign are; each true row can be matched once. */
function judgeRows(
  truth: readonly Pick<Transaction, 'date' | 'amount'>[],
  read: readonly Pick<Transaction, 'date' | 'amount'>[],
) {
  const left = new Map<string, number>();
  const key = ({ date, amount }: Pick<Transaction, 'date' | 'amount'>) => `${date} ${amount}`;
  for (const row of truth) left.set(key(row), (left.get(key(row)) ?? 0) + 1);
  let right = 0;
  for (const row of read) {
    const open = left.get(key(row)) ?? 0;
    if (open > 0) {
      right += 1;
      left.set(key(row), open - 1);
    }
  }
  return { right, of: truth.length, read: read.length };
}

/** Every booking of a file, which may hold several statements of the account in view, with the day that the truth tells. */
function rowsIn(
  { documents }: Inspection,
  { kind, days }: KnownPaper['truth'],
): Pick<Transaction, 'date' | 'amount'>[] {
  const own = documents.filter((document) => document.kind === kind);
  const account = own[0]?.fields.iban?.value ?? null;
  const isInView = (iban: unknown): boolean => account === null || iban === null || iban === account;
  const rows = own
    .filter(({ fields }) => isInView(fields.iban?.value ?? null))
    .flatMap(({ transactions }) => transactions);
  return days === 'value' ? rows.map((row) => ({ date: row.value_date ?? row.date, amount: row.amount })) : rows;
}

export function judge({ name, truth }: KnownPaper, inspection: Inspection): Judged {
  const recognised = inspection.kind === truth.kind && (truth.type === null || inspection.type === truth.type);
  const marks = Object.entries(truth.fields).map(([field, value]) => {
    const found = foundIn(inspection.fields, field);
    return { field, mark: markOf(value, found), truth: value, found };
  });
  const balance = inspection.checks.find(({ id }) => id === 'statement_balance');
  return {
    paper: name,
    kind: truth.kind,
    layout: truth.layout,
    recognised,
    marks,
    transactions: truth.transactions && judgeRows(truth.transactions, rowsIn(inspection, truth)),
    // A statement that prints no balance cannot be reconciled by anybody.
    reconciled: truth.fields.opening_balance == null ? null : balance?.outcome === 'passed',
  };
}
