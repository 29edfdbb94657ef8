import { around } from '../../../evidence/geometry.ts';
import type { BookingRow } from '../booking-row.ts';
import type { DayWord } from '../day-words.ts';
import { elsewhere } from '../group-day.ts';
import type { Line } from '../lines.ts';
import type { ColumnarLine } from './columnar.ts';
import type { ListedSum } from './listed-sums.ts';

const code = /^\d{2,4}$/;
const ruling = /^[-_=.*─═|/]+$/;

/** The words of a line that stand in no column. */
function textOf({ line, days, sums }: ColumnarLine): string {
  const taken = [...days.map(({ day }) => day), ...sums.map(({ money }) => money)];
  return line.words
    .filter(
      (word, index) => !ruling.test(word.text) && !taken.some(({ first, last }) => index >= first && index <= last),
    )
    .map(({ text }) => text)
    .join(' ')
    .trim();
}

export interface RowParts {
  readonly sum: ListedSum;
  readonly booked: DayWord;
  readonly valued: DayWord | null;
  /** All lines of the booking, at least that of its amount. */
  readonly lines: readonly ColumnarLine[];
  /** Whether the list has a column of codes before its texts. */
  readonly coded: boolean;
}

export function rowOf({ sum, booked, valued, lines, coded }: RowParts): BookingRow {
  const { line } = sum.at;
  const texts = lines.map(textOf).filter((text) => text !== '');
  const [first = '', ...more] = texts;
  const [word = '', ...rest] = first.split(' ');
  const isCoded = coded && code.test(word);
  const ofPage = lines.map((one) => one.line).filter(({ page }) => page === line.page);
  return {
    booked: elsewhere(booked),
    valued: valued && elsewhere(valued),
    money: sum.money,
    side: sum.side,
    balance: sum.balance,
    others: line.moneys.filter((money) => money !== sum.money && money !== sum.balance),
    text: isCoded ? [rest.join(' '), ...more].filter((text) => text !== '') : texts,
    code: isCoded ? word : null,
    page: line.page,
    box: around(ofPage.map(({ box }: Line) => box)),
    index: Math.min(...lines.map((one) => one.line.index)),
    lines: lines.map((one) => one.line.index),
  };
}
