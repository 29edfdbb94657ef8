import { plainWordsOf } from '@vesta/domain/text/fold';
import type { Word } from '../../evidence/page.ts';
import type { Columns } from './columns.ts';
import { type DayWord, isWeekday } from './day-words.ts';
import { isPeriod } from './leading-days.ts';
import type { Line } from './lines.ts';

const caption = /^(?:buchungs(?:datum|tag)|buchung vom|data (?:contabile|operazione)|booking date|am|vom|del)$/;

/** Names no word of the line below it, since the date stands in another line. */
export const elsewhere = (day: DayWord): DayWord => ({ ...day, first: -1, last: -2 });

const trailing = /\b(?:buchungs(?:datum|tag)|data (?:contabile|operazione)|booking date)\b/;

/**
 * The dates that end a booking, under its text, where the list has no column for them: named, or first in the line. What
 * its text tells of another currency stands before the columns of amounts.
 */
export function trailingDays(line: Line, columns: Columns | null = null): DayWord[] {
  const [first] = line.days;
  const begins = first?.first === 0 && first.day !== null;
  const isAmount = ({ edge }: Line['moneys'][number]): boolean => edge >= (columns?.moneyLeft ?? 0);
  if (line.moneys.some(isAmount) || isPeriod(line) || !(begins || trailing.test(line.folded))) return [];
  return line.days.map(elsewhere);
}

/** A lone 1/2 at the foot of a page counts its sheets. */
const isSheetNumber = /^\d[./]\d$/;

/** Apps repeat the caption of the amounts beside each day. */
const amountCaption = /^(?:importo|betrag|amount)$/;
const withoutCaption = (words: readonly Word[]): readonly Word[] =>
  amountCaption.test(plainWordsOf(words.at(-1)?.text ?? '')) && words.some(isWeekday) ? words.slice(0, -1) : words;

/** Apps tell the balance at the end of each day beside it; null where a line with an amount tells something else. */
function withoutBalance(words: readonly Word[]): readonly Word[] | null {
  const at = words.findIndex(({ text }) => /^(?:saldo|kontostand|guthaben|balance):?$/i.test(text));
  const rest = at < 0 ? [] : words.slice(at + 1);
  if (at < 0) return words.some(({ text }) => /\d,\d{2}\b/.test(text)) ? null : words;
  return rest.some(({ text }) => /\p{L}{2}/u.test(text) && !/^(?:eur|euro)$/i.test(text)) ? null : words.slice(0, at);
}

/**
 * The date over a group of bookings that have none of their own; null where the line is no such heading. Where a column
 * holds the dates, one at the start of a line is part of a text.
 */
export function groupDay(line: Line, columns: Columns | null): DayWord | null {
  const [day, ...more] = line.days;
  if (!day || more.length > 0 || line.moneys.length > 1) return null;
  const told = withoutBalance(line.words.filter((_, index) => index < day.first || index > day.last));
  const others = told ?? [];
  if (line.moneys.length > 0 && !told?.some(isWeekday)) return null;
  // Without captions a bare day may be anything; with the name of the day apps head what happened on it.
  if (columns === null && !others.some(isWeekday)) return null;
  const dated = columns?.cells.some((cell) => cell.role === 'date') ?? false;
  const named = caption.test(plainWordsOf(others.map((word) => word.text).join(' ')).trim());
  const alone = withoutCaption(others).every(isWeekday) && !isSheetNumber.test(day.short ?? '');
  return !dated && (named || alone) ? elsewhere(day) : null;
}

/** Fewer bare days over amounts are chance. */
const FEWEST_BARE = 2;

const isBareDay = ({ days: [day, ...more], words }: Line): boolean =>
  day !== undefined && day.day !== null && more.length === 0 && day.first === 0 && day.last === words.length - 1;

const isUndatedAmount = ({ days, moneys }: Line): boolean =>
  moneys.length === 1 && days.every(({ first }) => first > 0);

/**
 * Days that are all of their line, with an amount in the next one that does not begin with a day: headings of groups in a
 * list without captions. Only several of them at one margin are, and none where another of the same look stands over text.
 */
export function bareHeadings(lines: readonly Line[]): readonly Line[] {
  const bare = lines.filter(isBareDay);
  const isHead = (line: Line): boolean => {
    const below = lines.find(({ index }) => index === line.index + 1);
    return below?.page === line.page && isUndatedAmount(below);
  };
  const first = bare.find(isHead);
  const own = first ? bare.filter((line) => isLikeHeading(first, line)) : [];
  return own.length >= FEWEST_BARE && own.every(isHead) ? own : [];
}

/** Headings of one list begin at one place, in one size of letters. */
const ALIGNED = 1;
const ALIKE = 0.1;

export const isLikeHeading = (first: Line, line: Line): boolean =>
  Math.abs(first.box.left - line.box.left) <= ALIGNED * line.size &&
  Math.abs(first.size - line.size) <= ALIKE * first.size;
