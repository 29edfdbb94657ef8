import { type Line, linesOf } from '../../documents/bank-statement/lines.ts';
import { isCarriedOver } from '../../documents/bank-statement/other-lines.ts';
import type { Reading } from '../../documents/reading.ts';
import type { Box } from '../../evidence/geometry.ts';
import type { Page } from '../../evidence/page.ts';

/** A balance handed on to a page, or over from one, that is not there. */
export interface CarriedOver {
  readonly way: 'on' | 'from' | 'open';
  readonly page: number;
  readonly box: Box;
}

/** A balance in between ends no list either. */
const interim = /^(?:zwischensaldo|saldo (?:intermedio|parziale))\b/;
const goesOn = (line: Line): boolean => isCarriedOver(line) || interim.test(line.folded);

/**
 * Statements hand their balance from page to page. One that ends with handing it on, or begins with taking it over, is a
 * part of a statement, whatever its pages count. What stands behind it, such as the closing balance, ends the list.
 */
export function carriedOver(
  pages: readonly Page[],
  { kind, fields, pages: own, transactions }: Reading,
): CarriedOver | null {
  const sheets = pages.filter(({ number, origin }) => own.includes(number) && origin === 'text');
  const [first, last] = [sheets[0], sheets.at(-1)];
  if (kind !== 'bank_statement' || transactions.length === 0 || !first || !last) return null;
  const ends = linesOf([last]);
  const end = ends.findLastIndex(({ moneys }) => moneys.length > 0);
  const line = ends[end];
  const isBehind = transactions.every(({ page, box }) => page !== last.number || box.top < (line?.box.top ?? 0));
  if (line && goesOn(line) && isBehind) return { way: 'on', page: last.number, box: line.box };
  const begins = linesOf([first]).find(({ moneys }) => moneys.length > 0);
  if (begins && isCarriedOver(begins)) return { way: 'from', page: first.number, box: begins.box };
  // Who prints the balance that a list begins with prints the one that it ends with.
  const isOpen =
    Boolean(fields.opening_balance && fields.period_end) && !fields.closing_balance && sheets.length === own.length;
  return isOpen && line ? { way: 'open', page: last.number, box: line.box } : null;
}
