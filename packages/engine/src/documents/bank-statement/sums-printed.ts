import type { Found } from '../found.ts';
import type { Ledger } from './ledger.ts';
import type { Line } from './lines.ts';
import type { TotalKind } from './other-lines.ts';

type Side = Exclude<TotalKind, 'both'>;

/** What summaries call what came in and what went out, in a sentence, a box or beside a letter. */
const sideWords: Readonly<Record<Side, RegExp>> = {
  credit:
    /\b(?:entrat[ae]|accredit\w*|avere|credit[oi]|versament[oi]|incass[oi]|ricarich?e|ricevut[oi]|haben|gutschrift\w*|einnahmen|eingang\w*|zugang\w*|credits?|money in|deposits?)\b|\btot(?:ale|ali)? a\b/,
  debit:
    /\b(?:uscit[ae]|addebit\w*|dare|debit[oi]|prelie\w+|pagament[oi]|spes[ae]|soll|lastschrift\w*|ausgaben|ausgang\w*|belastung\w*|abgang\w*|debits?|money out|withdrawals?)\b|\btot(?:ale|ali)? d\b/,
};
/** In a row of two sums under the captions of a list the word for a sum is enough. */
const sumWords = /\b(?:tot(?:ale|ali)?|somm[ae]|movimenti|riepilogo|summen?|gesamt\w*|totals?)\b/;
/** Rows above a figure in which its caption may stand. */
const CAPTION_ROWS = 3;

/** What all bookings of a side come to; null where one of them is open or the side has none. */
function sumOfSide({ rows }: Ledger, side: Side): number | null {
  const amounts = rows.map(({ cents }) => cents);
  const own = amounts.filter((cents) => cents !== null).filter((cents) => (side === 'credit' ? cents > 0 : cents < 0));
  return own.length === 0 || amounts.includes(null) ? null : own.reduce((sum, cents) => sum + Math.abs(cents), 0);
}

/**
 * The sum of one side as the paper prints it anywhere beside its bookings: a figure with a word for the side at it or
 * above it, believed only where it is to the cent what the bookings of that side come to.
 */
export function sumPrinted(lines: readonly Line[], ledger: Ledger, side: Side): Found<number> | null {
  const sum = sumOfSide(ledger, side);
  if (sum === null) return null;
  for (const [at, line] of lines.entries()) {
    const money = line.moneys.find(({ cents }) => Math.abs(cents) === sum);
    if (!money) continue;
    const near = lines.slice(Math.max(0, at - CAPTION_ROWS), at + 1).filter(({ page }) => page === line.page);
    if (!near.some(({ folded }) => sideWords[side].test(folded) || sumWords.test(folded))) continue;
    return { value: sum, raw: money.raw, page: line.page, box: money.box, confidence: 0.9 };
  }
  return null;
}
