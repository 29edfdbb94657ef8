import { type Line, linesOf } from '../../../documents/bank-statement/lines.ts';
import { isCarriedOver, isSumOfPage } from '../../../documents/bank-statement/other-lines.ts';
import type { Reading, Transaction } from '../../../documents/reading.ts';
import type { Box } from '../../../evidence/geometry.ts';
import type { Page } from '../../../evidence/page.ts';
import { numberIn } from '../../../papers/fields.ts';

/** A sum that a page prints about itself or hands on, and whether the bookings make it. */
export interface PageSum {
  readonly page: number;
  readonly box: Box;
  readonly found: number;
  readonly fits: boolean;
}

const total = (rows: readonly Transaction[]): number => rows.reduce((sum, { amount }) => sum + amount, 0);

/** All that a sum of these bookings may be called: what came in, what went out, or both. */
function sumsOf(rows: readonly Transaction[]): number[] {
  const [credits, debits] = [rows.filter(({ amount }) => amount > 0), rows.filter(({ amount }) => amount < 0)];
  return [total(rows), total(credits), total(debits)];
}

const isAbove = (row: Transaction, { page, box }: Line): boolean =>
  row.page < page || (row.page === page && row.box.top < box.top);

/** Whether a row of the page is one of a booking. */
export const isBooked = (row: Transaction, { page, box }: Line): boolean =>
  row.page === page && row.box.top < box.bottom && row.box.bottom > box.top;

/**
 * What is handed on is a balance, of the list from its beginning or from its end, or the sums of what stands above it; a
 * sum of the page is one of its own bookings.
 */
function meanings(line: Line, reading: Reading<'account_statement'>): number[] {
  const above = reading.transactions.filter((row) => isAbove(row, line));
  const own = sumsOf(reading.transactions.filter(({ page }) => page === line.page));
  if (!isCarriedOver(line)) return [...own, ...sumsOf(above)];
  const [opening, closing] = [numberIn(reading, 'opening_balance'), numberIn(reading, 'closing_balance')];
  const balances = [
    ...(opening === null ? [] : [opening + total(above)]),
    ...(closing === null ? [] : [closing - total(above)]),
  ];
  return [...balances, ...sumsOf(above), ...own];
}

const named = /bertrag|riport|summe|somma|totale|total|forward/i;

/** The rows with such words alone: laying out all pages of a long statement once more costs as much as reading it. */
function whereSummed(page: Page): Page[] {
  const told = page.words.filter(({ text }) => named.test(text));
  const words = page.words.filter((word) =>
    told.some(({ baseline, size }) => Math.abs(word.baseline - baseline) < size),
  );
  return words.length > 0 ? [{ ...page, words }] : [];
}

/** The sums of pages on a statement, each with one amount in its line. */
export function pageSumsOn(pages: readonly Page[], reading: Reading<'account_statement'>): readonly PageSum[] {
  const own = pages.filter(({ number, origin }) => reading.pages.includes(number) && origin === 'text');
  return linesOf(own.flatMap(whereSummed)).flatMap((line) => {
    const [money, ...more] = line.moneys;
    if (!money || more.length > 0 || !(isCarriedOver(line) || isSumOfPage(line))) return [];
    const found = Math.abs(money.cents);
    // A transfer between own accounts is called as what is carried over.
    if (reading.transactions.some((row) => Math.abs(row.amount) === found && isBooked(row, line))) return [];
    const fits = meanings(line, reading).some((sum) => Math.abs(sum) === found);
    return [{ page: line.page, box: money.box, found, fits }];
  });
}
