import { addDays } from '@vesta/domain/dates/add-days';
import type { Page, Word } from '../../../evidence/page.ts';
import { pageOf, run, runTo } from './grid.ts';

export interface Booking {
  /** Days after the start of the period. */
  readonly after: number;
  readonly cents: number;
  readonly text: readonly string[];
}

/** How a bank prints its list. */
export interface Style {
  readonly language: 'it' | 'de';
  readonly order: 'oldest-first' | 'newest-first';
  readonly amounts: 'unmarked' | 'two-columns' | 'minus' | 'minus-behind' | 'plus-minus' | 'soll-haben' | 'minus-apart';
  readonly balance: boolean;
  readonly captions: 'left' | 'right' | 'centre';
  readonly day: 'slashes' | 'dots' | 'short-year' | 'no-year';
  readonly valueDate: boolean;
  readonly rowsPerPage: number;
  readonly headerOnEveryPage: boolean;
  readonly carried: boolean;
  readonly totals: boolean;
}

export interface PrintedLedger {
  readonly start: string;
  readonly opening: number;
  readonly bookings: readonly Booking[];
  readonly style: Style;
}

/** Thousands dots and decimal comma, no sign. */
export const plain = (cents: number): string => {
  const [whole = '0', rest = '00'] = (Math.abs(cents) / 100).toFixed(2).split('.');
  return `${whole.replace(/\B(?=(\d{3})+$)/g, '.')},${rest}`;
};

const marks: Readonly<Record<Style['amounts'], (cents: number) => string>> = {
  unmarked: plain,
  'two-columns': plain,
  minus: (cents) => `${cents < 0 ? '-' : ''}${plain(cents)}`,
  'minus-behind': (cents) => `${plain(cents)}${cents < 0 ? '-' : ''}`,
  'plus-minus': (cents) => `${cents < 0 ? '-' : '+'}${plain(cents)} €`,
  'soll-haben': (cents) => `${plain(cents)} ${cents < 0 ? 'S' : 'H'}`,
  'minus-apart': (cents) => `${cents < 0 ? '-' : '+'} ${plain(cents)}`,
};

const balanceText = (cents: number, style: Style): string =>
  style.amounts === 'two-columns' || style.amounts === 'unmarked' ? marks.minus(cents) : marks[style.amounts](cents);

export const dayText = (day: string, format: Style['day']): string => {
  const [year = '', month = '', date = ''] = day.split('-');
  if (format === 'slashes') return `${date}/${month}/${year}`;
  if (format === 'dots') return `${date}.${month}.${year}`;
  return format === 'short-year' ? `${date}/${month}/${year.slice(2)}` : `${date}.${month}.`;
};

const words = {
  it: {
    date: 'Data',
    value: 'Valuta',
    text: 'Descrizione',
    debit: 'Dare',
    credit: 'Avere',
    amount: 'Importo',
    balance: 'Saldo',
  },
  de: {
    date: 'Datum',
    value: 'Wert',
    text: 'Verwendungszweck',
    debit: 'Soll',
    credit: 'Haben',
    amount: 'Betrag',
    balance: 'Saldo',
  },
} as const;

/** Columns end here, each with room to its left. */
const AMOUNT = 430;
const CREDIT = 500;
const BALANCE = 575;
const ROOM = 62;

function caption(text: string, right: number, place: Style['captions'], y: number): Word[] {
  if (place === 'right') return runTo(text, right, y);
  if (place === 'left') return run(text, right - ROOM, y);
  return run(text, right - ROOM / 2 - (text.length * 5) / 2, y);
}

function header(style: Style, y: number): Word[] {
  const names = words[style.language];
  const two = style.amounts === 'two-columns';
  return [
    ...run(names.date, 30, y),
    ...(style.valueDate ? run(names.value, 90, y) : []),
    ...run(names.text, 150, y),
    ...caption(two ? names.debit : names.amount, AMOUNT, style.captions, y),
    ...(two ? caption(names.credit, CREDIT, style.captions, y) : []),
    ...(style.balance ? caption(names.balance, BALANCE, style.captions, y) : []),
  ];
}

const STEP = 12;

function row(ledger: PrintedLedger, booking: Booking, balance: number, y: number): Word[] {
  const { style } = ledger;
  const day = dayText(addDays(ledger.start, booking.after) ?? '', style.day);
  const right = style.amounts === 'two-columns' && booking.cents > 0 ? CREDIT : AMOUNT;
  return [
    ...run(day, 30, y),
    ...(style.valueDate ? run(day, 90, y) : []),
    ...booking.text.flatMap((line, index) => run(line, 150, y + index * STEP)),
    ...runTo(marks[style.amounts](booking.cents), right, y),
    ...(style.balance ? runTo(balanceText(balance, style), BALANCE, y) : []),
  ];
}

/** The ledger as pages of a statement. `misprint` adds cents to the printed amount of one booking. */
export function printed(
  ledger: PrintedLedger,
  misprint?: { readonly booking: number; readonly cents: number },
): Page[] {
  const { style, bookings, opening, start } = ledger;
  const italian = style.language === 'it';
  const end = addDays(start, Math.max(0, ...bookings.map((booking) => booking.after))) ?? start;
  const [from, to] = [dayText(start, 'dots'), dayText(end, 'dots')];
  const pages: Word[][] = [];
  let page: Word[] = [];
  let y = 0;
  const line = (text: string, amount: string | null): void => {
    page.push(...run(text, 150, y), ...(amount ? runTo(amount, AMOUNT, y) : []));
    y += STEP;
  };
  const open = (): void => {
    page = [];
    pages.push(page);
    y = 40;
    page.push(
      ...run(italian ? 'ESTRATTO CONTO' : 'Kontoauszug', 30, y),
      ...run(italian ? `dal ${from} al ${to}` : `vom ${from} bis ${to}`, 200, y),
    );
    y += 30;
    if (pages.length === 1 || style.headerOnEveryPage) page.push(...header(style, y));
    y += 16;
  };
  const sums = bookings.map(({ cents }) => cents);
  open();
  line(italian ? `Saldo iniziale al ${from}` : `Alter Kontostand vom ${from}`, balanceText(opening, style));
  const balances = sums.map((_, index) => sums.slice(0, index + 1).reduce((a, b) => a + b, opening));
  const rows = bookings.map((booking, index) => ({ booking, index, after: balances[index] ?? opening }));
  const listed = style.order === 'oldest-first' ? rows : rows.toReversed();
  listed.forEach(({ booking, index, after }, place) => {
    if (place > 0 && place % style.rowsPerPage === 0) {
      if (style.carried) line(italian ? 'A riportare' : 'Übertrag auf Blatt 2', balanceText(after, style));
      open();
      if (style.carried) line(italian ? 'Riporto' : 'Übertrag von Blatt 1', balanceText(after, style));
    }
    const wrong = misprint?.booking === index ? misprint.cents : 0;
    page.push(...row(ledger, { ...booking, cents: booking.cents + wrong }, after, y));
    y += STEP * Math.max(1, booking.text.length) + 3;
  });
  const balance = balances.at(-1) ?? opening;
  y += STEP;
  if (style.totals && style.amounts === 'two-columns') {
    page.push(...run(italian ? 'Totale movimenti' : 'Summe Umsätze', 150, y));
    page.push(...runTo(plain(sums.filter((cents) => cents < 0).reduce((a, b) => a + b, 0)), AMOUNT, y));
    page.push(...runTo(plain(sums.filter((cents) => cents > 0).reduce((a, b) => a + b, 0)), CREDIT, y));
    y += STEP;
  }
  line(italian ? `Saldo finale al ${to}` : `Neuer Kontostand vom ${to}`, balanceText(balance, style));
  return pages.map((content, index) => pageOf(content, index + 1));
}
