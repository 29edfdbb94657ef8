import { dayOf } from '@vesta/domain/dates/day';
import { around } from '../../evidence/geometry.ts';
import type { Word } from '../../evidence/page.ts';
import type { BookingRow } from './booking-row.ts';
import type { Columns } from './columns.ts';
import type { DayWord } from './day-words.ts';
import { runningNumber, valueDay } from './leading-days.ts';
import type { Line } from './lines.ts';
import type { Amounts } from './pick-amounts.ts';

/** A booking while its lines are being gathered. */
export interface RowDraft {
  booked: DayWord;
  valued: DayWord | null;
  amounts: Amounts | null;
  code: string | null;
  readonly text: string[];
  /** From the one with the date on. */
  readonly lines: Line[];
  /** Lines of the text before it. */
  readonly above: Line[];
  /** Lines whose first word belongs to a date written downwards. */
  readonly dateLines: ReadonlySet<number>;
  readonly columns: Columns | null;
}

const code = /^\d{2,3}$/;

/** A text that is longer than its column runs on into the next without a gap. */
const RUNS_ON = 1.2;

function wordsOfText(line: Line, used: (index: number) => boolean, columns: Columns | null): Word[] {
  const limit = columns?.moneyLeft ?? null;
  const textFirst = limit !== null && (columns?.descriptionLeft ?? columns?.dateLeft ?? 0) < limit;
  const kept: Word[] = [];
  line.words.forEach((word, index) => {
    if (used(index)) return;
    const before = kept.at(-1);
    const inside = !textFirst || word.box.left < limit - line.size || word.box.right < limit;
    if (inside || (before && word.box.left - before.box.right < line.size * RUNS_ON)) kept.push(word);
  });
  // Where nothing stands before the amounts, the text of the booking stands behind them.
  return kept.length > 0 ? kept : line.words.filter((_, index) => !used(index));
}

const weekday = /^(?:mo|di|mi|do|fr|sa|so|lun|mar|mer|gio|ven|sab|dom)\.?$/i;

const ruling = /^[-_=.*─═]{3,}$/;

const joined = (words: readonly Word[]): string =>
  words
    .map((word) => word.text)
    .filter((text) => !ruling.test(text))
    .join(' ')
    .trim();

const sayingValue = /^(?:wert|wertstellung|valuta|val\.?|valutadatum|data valuta)[:.]?$/i;

/** A value date that is named as such inside of the text: "Wert: 30.12.2026". */
function namedValueDay(line: Line, leading: readonly DayWord[]): DayWord | null {
  const day = line.days.find(
    (one) => !leading.includes(one) && sayingValue.test(line.words[one.first - 1]?.text ?? ''),
  );
  return day ?? null;
}

/** First line of a booking, with or without its amount. */
export function draftOf(
  line: Line,
  leading: readonly DayWord[],
  amounts: Amounts | null,
  columns: Columns | null,
  dateLines: readonly number[] = [],
): RowDraft | null {
  const [first, second] = leading;
  if (!first) return null;
  const swapped = columns?.valueFirst === true && second !== undefined;
  const named = second ? null : namedValueDay(line, leading);
  const placed = second || named ? null : valueDay(line, columns);
  const inColumn = placed && !leading.includes(placed) ? placed : null;
  const dates = new Set(
    leading.flatMap((day) => Array.from({ length: day.last - day.first + 1 }, (_, i) => day.first + i)),
  );
  const isAmount = (index: number): boolean =>
    [amounts?.money, amounts?.balance].some((money) => money && index >= money.first && index <= money.last);
  const isNumbering = (index: number): boolean =>
    index === 0 && first.first === 1 && runningNumber.test(line.words[0]?.text ?? '');
  const isNamed = (index: number): boolean =>
    (named !== null && index >= named.first - 1 && index <= named.last) ||
    (inColumn !== null && index >= inColumn.first && index <= inColumn.last);
  const isWeekday = (index: number): boolean =>
    index === (leading.at(-1)?.last ?? -2) + 1 &&
    weekday.test(line.words[index]?.text ?? '') &&
    (line.words[index]?.box.right ?? 0) < (columns?.descriptionLeft ?? 0);
  const words = wordsOfText(
    line,
    (i) => isWeekday(i) || dates.has(i) || isAmount(i) || isNumbering(i) || isNamed(i),
    columns,
  );
  const hasCode = columns?.cells.some((cell) => cell.role === 'code') === true && code.test(words[0]?.text ?? '');
  const text = joined((hasCode ? words.slice(1) : words).filter((word) => !/^[/|–-]$/.test(word.text)));
  return {
    booked: swapped ? second : first,
    valued: swapped ? first : (second ?? named ?? inColumn),
    amounts,
    code: hasCode ? (words[0]?.text ?? null) : null,
    text: text === '' ? [] : [text],
    lines: [line],
    above: [],
    dateLines: new Set(dateLines),
    columns,
  };
}

const bareYear = /^20\d{2}$/;

/** The year on the line below, where a narrow column broke it off. */
function takeYear(draft: RowDraft, line: Line): boolean {
  const word = line.words[0];
  if (!word || !bareYear.test(word.text) || draft.booked.day || !draft.booked.short) return false;
  if (Math.abs(word.box.left - draft.booked.box.left) > line.size * 2) return false;
  const [day, month] = draft.booked.short.split(/[./]/).map(Number);
  const full = dayOf({ year: Number(word.text), month: month ?? 0, day: day ?? 0 });
  if (full) draft.booked = { ...draft.booked, day: full };
  return full !== null;
}

/** How many words of the line are the years of the dates above. */
function yearsTaken(draft: RowDraft, line: Line): number {
  if (!takeYear(draft, line)) return 0;
  const [second, valued] = [line.words[1], draft.valued];
  const below = second && valued?.short && Math.abs(second.box.left - valued.box.left) <= line.size * 2;
  return below && bareYear.test(second.text) ? 2 : 1;
}

/** A line that says nothing but the value date. */
export function takeValueDay(draft: RowDraft, line: Line): boolean {
  const [day, ...more] = line.days;
  if (draft.valued || !day || more.length > 0 || day.last !== line.words.length - 1) return false;
  const said = line.words.slice(0, day.first).map(({ text }) => text);
  if (!sayingValue.test(said.join(' '))) return false;
  draft.valued = day;
  draft.lines.push(line);
  return true;
}

/** A line of the text that stands above the date. */
export function addAbove(draft: RowDraft, line: Line): void {
  const text = joined(wordsOfText(line, () => false, draft.columns));
  if (text !== '') draft.text.splice(draft.above.length, 0, text);
  draft.above.push(line);
}

/** A further line of the same booking. */
export function addLine(draft: RowDraft, line: Line, skipWords: number): void {
  if (takeValueDay(draft, line)) return;
  const years = yearsTaken(draft, line);
  const skip = years > 0 ? years : draft.dateLines.has(line.index) ? 1 : skipWords;
  const isAmount = (index: number): boolean =>
    line.moneys.some((money) =>
      money === draft.amounts?.money || money === draft.amounts?.balance
        ? index >= money.first && index <= money.last
        : false,
    );
  const text = joined(wordsOfText(line, (index) => index < skip || isAmount(index), draft.columns));
  if (text !== '') draft.text.push(text);
  draft.lines.push(line);
}

/** Furthest step, in letter sizes, from one line of a booking to the next. */
const LINE_STEP = 3;
const OUTDENTED_STEP = 2;

/** Whether a line stands as near as the next line of the same booking does. */
export function continues(draft: RowDraft, line: Line): boolean {
  const before = draft.lines.at(-1);
  if (!before) return false;
  if (before.page !== line.page) return true;
  const step = (line.baseline - before.baseline) / line.size;
  const left = draft.columns?.descriptionLeft ?? null;
  const indented = left === null || line.box.left >= left - line.size * 3;
  return step <= (indented ? LINE_STEP : OUTDENTED_STEP);
}

export function finished(draft: RowDraft): BookingRow | null {
  const [first] = draft.lines;
  if (!draft.amounts || !first) return null;
  return {
    booked: draft.booked,
    valued: draft.valued,
    money: draft.amounts.money,
    side: draft.amounts.side,
    balance: draft.amounts.balance,
    others: draft.amounts.others,
    text: draft.text,
    code: draft.code,
    page: first.page,
    box: around([...draft.above, ...draft.lines].filter((line) => line.page === first.page).map((line) => line.box)),
    index: first.index,
    lines: [...draft.above, ...draft.lines].map((line) => line.index),
  };
}
