import type { Transaction } from '../../documents/reading.ts';
import { isStructured } from '../../evidence/format.ts';
import { confirmed } from '../../papers/fields.ts';
import type { ReadPaper } from '../../papers/read-papers.ts';
import type { EvidencePlace, Rule } from '../rule.ts';
import { failed, inconclusive, passed } from '../run/judgements.ts';

/** Two coffees on one day are two coffees; the same large credit twice is worth a look. */
const LARGE_CREDIT = 50_000;

const placeOf = ({ date, amount, page, box }: Transaction): EvidencePlace => ({
  page,
  box,
  what: `transaction ${date}`,
  expected: null,
  found: amount,
});

const squeezed = (text: string): string => text.toUpperCase().replace(/[^\p{L}\p{N}]+/gu, '');

/** Rows that say the same as an earlier one. */
function repeated(rows: readonly Transaction[], keyOf: (row: Transaction) => string | null): Transaction[] {
  const seen = new Set<string>();
  return rows.filter((row) => {
    const key = keyOf(row);
    if (key === null) return false;
    const again = seen.has(key);
    seen.add(key);
    return again;
  });
}

const sameWords = ({ date, amount, description }: Transaction): string =>
  [date, amount, squeezed(description)].join('|');

/** The balance after a booking cannot be the one after the same booking before. */
const withBalance = (row: Transaction): string | null =>
  row.balance === null || row.amount === 0 ? null : `${sameWords(row)}|${row.balance}`;

const largeCredit = (row: Transaction): string | null => (row.amount >= LARGE_CREDIT ? sameWords(row) : null);

/** No booking was copied within the list. */
export const bankDuplicateLines: Rule<ReadPaper<'bank_statement'>, 'R_BANK_DUPLICATE_LINES'> = {
  id: 'R_BANK_DUPLICATE_LINES',
  chapter: 'statement',
  level: 'warning',
  blocking: false,
  means: {
    traits: ['sums'],
  },
  reads: [],
  judge: ({ paper, reading }) => {
    if (isStructured(paper.evidence.format)) return null;
    const rows = reading.transactions;
    if (rows.length === 0) return inconclusive();
    const impossible = repeated(rows, withBalance);
    if (impossible.length > 0) return failed(impossible.map(placeOf), { data: { rows: impossible.length } });
    const credits = repeated(rows, largeCredit);
    if (credits.length === 0) return reading.unread.includes('transactions') ? inconclusive() : passed();
    const working = credits.map(placeOf);
    const proved = ['statement_balance', 'statement_running_balance'].some(
      (name) => confirmed(reading, name)?.outcome === 'passed',
    );
    const data = { rows: credits.length };
    return proved ? inconclusive(working, { variant: 'booked_twice', data }) : failed(working, { data });
  },
};
