import type { Reading, Transaction } from '../../../documents/reading.ts';
import type { Evidence } from '../../../evidence/evidence.ts';
import { noNotes } from '../../../papers/paper-notes.ts';
import type { ReadPaper } from '../../../papers/read-papers.ts';
import { evidenceOf, type PaperWords, readingOf } from '../../run/testing/papers.ts';
import type { InspectedPaper } from '../../subject.ts';

export const IBAN = 'IT60X0542811101000000123456';

/** Day, cents, words, and what else is told about the booking. */
export type Row = readonly [date: string, amount: number, description: string, more?: Partial<Transaction>];

export const bookingOf = ([date, amount, description, more = {}]: Row, place = 0): Transaction => ({
  date,
  value_date: null,
  amount,
  description,
  balance: null,
  counterparty: null,
  counterparty_iban: null,
  code: null,
  page: 1,
  box: { left: 40, top: 100 + place * 12, right: 560, bottom: 110 + place * 12 },
  ...more,
});

export interface StatementWords extends Omit<PaperWords, 'kind' | 'type'> {
  readonly from?: string | null;
  readonly to?: string | null;
  readonly iban?: string | null;
  readonly holder?: string | null;
  readonly opening?: number | null;
  readonly rows?: readonly Row[];
}

/** A statement whose closing balance follows from its rows. */
export function statementReading(words: StatementWords): Reading<'account_statement'> {
  const { from = null, to = null, iban = IBAN, holder = 'ROSSI MARIO', opening = 100_000, rows = [] } = words;
  const closing = opening === null ? null : rows.reduce((sum, [, amount]) => sum + amount, opening);
  const reading = readingOf({
    confirmations: { statement_balance: opening === null ? 'inconclusive' : 'passed' },
    ...words,
    kind: 'bank_statement',
    type: 'account_statement',
    layout: words.layout ?? 'intesa',
    fields: {
      iban,
      holder,
      period_start: from,
      period_end: to,
      opening_balance: opening,
      closing_balance: closing,
      ...words.fields,
    },
  });
  return { ...reading, transactions: rows.map(bookingOf) };
}

export const statementPaper = (
  id: string,
  words: StatementWords,
  evidence: Partial<Evidence> = {},
): InspectedPaper => ({
  id,
  fileName: null,
  evidence: evidenceOf({ sha256: id.padEnd(64, '0'), ...evidence }),
  readings: [statementReading(words)],
  fingerprints: { text: null, picture: null },
  notes: noNotes,
});

export function readStatement(
  words: StatementWords,
  evidence: Partial<Evidence> = {},
): ReadPaper<'bank_statement', InspectedPaper> {
  const paper = statementPaper('a', words, evidence);
  return { paper, reading: statementReading(words), set: { papers: [paper] } };
}
