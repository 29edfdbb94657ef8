import { sideInWords } from '../balance-labels.ts';
import type { BalanceMention } from '../balance-mentions.ts';
import type { BookingRow } from '../booking-row.ts';
import type { Line } from '../lines.ts';
import type { Money } from '../money-words.ts';
import { isCarry } from '../other-lines.ts';
import type { Candidate } from './balance-pair.ts';

/** A printed sum with its place, which may turn out to be a balance. */
export interface PrintedSum extends Candidate {
  readonly mention: Omit<BalanceMention, 'kind'>;
}

const isSame = (a: Money, b: Money | null): boolean =>
  b !== null && a.raw === b.raw && a.edge === b.edge && a.box.top === b.box.top;

/** Carried from sheet to sheet: a list that was read up to there would lead to it. */
const between = /\b(?:zwischen\w*|uebertrag|ubertrag|riport\w*|seiten\w*|tages\w*|carried|brought)\b/;

const dayOf = (line: Line, money: Money): BalanceMention['day'] =>
  line.days.findLast(({ last }) => last < money.first) ?? line.days[0] ?? null;

function sumOf(line: Line, money: Money, turned: boolean): PrintedSum {
  const cents = turned ? -money.cents || 0 : money.cents;
  return {
    cents,
    named: null,
    mention: {
      cents,
      sure: true,
      day: dayOf(line, money),
      raw: money.raw,
      page: line.page,
      box: money.box,
      index: line.index,
    },
  };
}

/** Every sum outside of the bookings' own amounts and balances; `either` counts those without a mark on both sides. */
export function printedSums(lines: readonly Line[], rows: readonly BookingRow[], either: boolean): PrintedSum[] {
  const ofRows = new Map(rows.flatMap((row) => row.lines.map((index) => [index, row] as const)));
  const own = new Map<number, Money[]>();
  for (const row of rows)
    for (const index of row.lines)
      own.set(index, [...(own.get(index) ?? []), row.money, ...(row.balance ? [row.balance] : [])]);
  const isOwn = (line: Line, money: Money): boolean => (own.get(line.index) ?? []).some((one) => isSame(money, one));
  return (
    lines
      .filter((line) => line.moneys.length > 0 && !isCarry(line) && !between.test(line.folded))
      // What stands in the text of a booking comes last: most of it tells of the booking itself.
      .sort((a, b) => Number(ofRows.has(a.index)) - Number(ofRows.has(b.index)) || a.index - b.index)
      .flatMap((line) => {
        const side = sideInWords(line.folded);
        return line.moneys
          .filter((money) => !isOwn(line, money))
          .flatMap((money) => {
            if (money.marked) return [sumOf(line, money, false)];
            if (side) return [sumOf(line, money, side === 'debit')];
            return either ? [sumOf(line, money, false), sumOf(line, money, true)] : [sumOf(line, money, false)];
          });
      })
  );
}
