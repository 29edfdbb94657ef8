import { type Day, dayOf } from '@vesta/domain/dates/day';
import { around, type Box } from '../../evidence/geometry.ts';
import type { Word } from '../../evidence/page.ts';
import { monthOf, parseDay, parseShortDay, type Span } from '../../extraction/day-text.ts';

/** A date within a line. `short` ones say no year. */
export interface DayWord {
  readonly day: Day | null;
  /** Day and month as 03.10., for a year to be found elsewhere. */
  readonly short: string | null;
  readonly box: Box;
  readonly first: number;
  readonly last: number;
}

const shortShape = /^\d{1,2}[./]\d{1,2}\.?$/;
const dayNumber = /^\d{1,2}\.?$/;
const year = /^(?:19|20)\d{2}[,;]?$/;

const spelled = (words: readonly Word[], index: number): DayWord | null => {
  const [number, name, last] = [words[index], words[index + 1], words[index + 2]];
  if (!number || !name || !dayNumber.test(number.text)) return null;
  const month = monthOf(name.text);
  if (month === null) return null;
  const day = Number.parseInt(number.text, 10);
  if (last && year.test(last.text)) {
    const full = dayOf({ year: Number.parseInt(last.text, 10), month, day });
    if (full === null) return null;
    return { day: full, short: null, box: around([number.box, name.box, last.box]), first: index, last: index + 2 };
  }
  if (dayOf({ year: 2000, month, day }) === null) return null;
  return { day: null, short: `${day}.${month}.`, box: around([number.box, name.box]), first: index, last: index + 1 };
};

/** Jan 5, 2026: only with its year, since a number behind a month may be anything else. */
const monthFirst = (words: readonly Word[], index: number): DayWord | null => {
  const [name, number, last] = [words[index], words[index + 1], words[index + 2]];
  if (!name || !number || !last || !/^\d{1,2},$/.test(number.text) || !year.test(last.text)) return null;
  const [month, day] = [monthOf(name.text), Number.parseInt(number.text, 10)];
  const full = month === null ? null : dayOf({ year: Number.parseInt(last.text, 10), month, day });
  if (full === null) return null;
  return { day: full, short: null, box: around([name.box, number.box, last.box]), first: index, last: index + 2 };
};

/** A whole date at the end of a sentence, or in brackets. */
const inSentence = /^\(?(\d{1,2}[./-]\d{1,2}[./-]\d{4})[.,;:)]*$/;

const numeric = (word: Word, index: number): DayWord | null => {
  const text = inSentence.exec(word.text)?.[1] ?? word.text.replace(/[,;:/]$/, '');
  const day = parseDay(text);
  if (day) return { day, short: null, box: word.box, first: index, last: index };
  if (!shortShape.test(text)) return null;
  const [first, second] = text.split(/[./]/).map(Number);
  const real = dayOf({ year: 2000, month: second ?? 0, day: first ?? 0 }) !== null;
  return real ? { day: null, short: text, box: word.box, first: index, last: index } : null;
};

/** The dates of a line from left to right. */
export function dayWords(words: readonly Word[]): DayWord[] {
  const found: DayWord[] = [];
  for (let index = 0; index < words.length; index += 1) {
    const word = words[index];
    const day = word ? (spelled(words, index) ?? monthFirst(words, index) ?? numeric(word, index)) : null;
    if (!day) continue;
    found.push(day);
    index = day.last;
  }
  return found;
}

/** Shortened, a name of a day is a word of its own: only a sign behind it tells. */
const shortWeekday = /^(?:mo|di|mi|do|fr|sa|so|lun|mar|mer|gio|ven|sab|dom|mon|tue|wed|thu|fri|sat|sun)(?:\.,?|,)$/i;

/** The name of a day of the week, or how far back it is, which apps print before its date. */
export const isWeekday = ({ text }: Word): boolean =>
  shortWeekday.test(text) ||
  /^(?:luned[iì]|marted[iì]|mercoled[iì]|gioved[iì]|venerd[iì]|sabato|domenica|montag|dienstag|mittwoch|donnerstag|freitag|samstag|sonnabend|sonntag|heute|gestern|oggi|ieri|today|yesterday)[,.]?$/i.test(
    text,
  );

/** The day meant, with the year of the span that the paper covers where none is printed. */
export function dayMeant(word: DayWord, span: Span | null): Day | null {
  if (word.day) return word.day;
  return word.short && span ? parseShortDay(word.short, span) : null;
}
