import type { PaperSet } from '../../../papers/kept-paper.ts';
import type { InspectedPaper } from '../../subject.ts';
import { type Row, type StatementWords, statementPaper } from './statements.ts';

const months = [
  ['08', '31'],
  ['09', '30'],
  ['10', '31'],
] as const;

/** Bookings of one month, which may differ from month to month. */
export type RowsOf = (month: string, place: number) => readonly Row[];

/** August, September and October 2026 on three papers with these bookings; each opens as the one before it closed. */
export function threeMonths(
  rows: RowsOf,
  { opening = 100_000, ...more }: StatementWords = {},
): PaperSet<InspectedPaper> {
  let balance = opening;
  const papers = months.map(([month, last], place) => {
    const booked = rows(month, place);
    const words = { from: `2026-${month}-01`, to: `2026-${month}-${last}`, rows: booked, opening: balance, ...more };
    balance = balance === null ? null : booked.reduce((sum, [, amount]) => sum + amount, balance);
    return statementPaper(month, words);
  });
  return { papers };
}

export const pay = (month: string, amount = 167_974): Row => [
  `2026-${month}-27`,
  amount,
  'BONIFICO A VOSTRO FAVORE EMOLUMENTI',
  { counterparty: 'ACME SRL', counterparty_iban: 'IT86J0306909606100000012345' },
];

export const rent = (month: string, amount = 65_000, day = '02'): Row => [
  `2026-${month}-${day}`,
  -amount,
  'BONIFICO DISPOSTO CANONE LOCAZIONE',
  { counterparty: 'BIANCHI LUCA' },
];

/** Groceries of a household that buys every few days. */
export const shopping = (month: string, times = 6): Row[] =>
  Array.from({ length: times }, (_, place): Row => {
    const day = String(3 + place * 4).padStart(2, '0');
    return [`2026-${month}-${day}`, -(2_000 + place * 137), 'PAGAMENTO POS ESSELUNGA MILANO'];
  });
