import type { Page, Word } from '../../../evidence/page.ts';
import { pageOf, run, runTo } from './grid.ts';

export interface ListedBooking {
  readonly day: number;
  readonly cents: number;
  readonly text: readonly string[];
}

/** Choices of a list whose captions say nothing. */
export interface ListStyle {
  readonly days: 'each' | 'once' | 'above';
  readonly signs: 'minus' | 'minus-behind' | 'soll-haben' | 'two-columns';
  readonly amountsFirst: boolean;
  readonly amountOnLastLine: boolean;
  readonly balances: boolean;
}

const euros = (cents: number): string =>
  `${Math.floor(Math.abs(cents) / 100)
    .toString()
    .replace(/\B(?=(\d{3})+$)/g, '.')},${(Math.abs(cents) % 100).toString().padStart(2, '0')}`;

function signed(cents: number, signs: ListStyle['signs']): string {
  if (signs === 'two-columns') return euros(cents);
  if (signs === 'soll-haben') return `${euros(cents)} ${cents < 0 ? 'S' : 'H'}`;
  if (signs === 'minus') return `${cents < 0 ? '-' : ''}${euros(cents)}`;
  return `${euros(cents)}${cents < 0 ? '-' : ''}`;
}

const STEP = 12;
const TOP = 40;

/** One page with head, list and foot; marks behind the digits hang over the edge of their column. */
export function printedList(opening: number, bookings: readonly ListedBooking[], style: ListStyle): Page {
  const words: Word[] = [];
  let at = TOP;
  const line = (...parts: readonly Word[][]): void => {
    words.push(...parts.flat());
    at += STEP;
  };
  const shift = style.amountsFirst ? 0 : 250;
  const [debit, credit, balance, text] = [150 + shift, 215 + shift, 290 + shift, style.amountsFirst ? 320 : 100];
  const hang = style.signs === 'soll-haben' ? 10 : style.signs === 'minus-behind' ? 5 : 0;
  const figure = (cents: number, edge: number): Word[] => {
    const printed = signed(cents, style.signs);
    const isHung = style.signs === 'soll-haben' || printed.endsWith('-');
    return runTo(printed, edge + (isHung ? hang : 0), at);
  };
  const closing = bookings.reduce((sum, { cents }) => sum + cents, opening);
  line(run('Kontoauszug Girokonto DE89370400440532013000', 20, at));
  line(run(`Alter Saldo ${euros(opening)}`, 20, at));
  line(run(`Neuer Saldo ${euros(closing)}`, 20, at));
  line(run('Wann', 20, at), run('Wieviel', debit - 35, at), run('Wofür', text, at));
  let [last, sum] = [0, opening];
  for (const { day, cents, text: lines } of bookings) {
    const printed = `${day.toString().padStart(2, '0')}.03.2026`;
    const isNew = day !== last;
    if (style.days === 'above' && isNew) line(run(printed, 20, at));
    sum += cents;
    lines.forEach((words_, index) => {
      const hasDay = index === 0 && (style.days === 'each' || (style.days === 'once' && isNew));
      const hasAmount = index === (style.amountOnLastLine ? lines.length - 1 : 0);
      const edge = style.signs === 'two-columns' && cents > 0 ? credit : debit;
      line(
        hasDay ? run(printed, 20, at) : [],
        run(words_, text, at),
        hasAmount ? figure(cents, edge) : [],
        hasAmount && style.balances ? runTo(euros(sum), balance, at) : [],
      );
    });
    last = day;
  }
  return pageOf(words);
}
