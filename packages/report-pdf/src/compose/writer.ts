import { monthsInWords } from '@vesta/domain/dates/months-in-words';
import { countryName } from '@vesta/domain/identifiers/country-name';
import { type Language, localeOf } from '@vesta/domain/languages';
import { formatMoney } from '@vesta/domain/money/format-money';
import type { Place } from '@vesta/domain/report/place';
import type { PaperCell } from '../paper/blocks.ts';
import type { PaperWords } from './words.ts';

/** Values of sentences that are amounts; they arrive in cents. */
const amounts: ReadonlySet<string> = new Set(['amount', 'shortfall', 'missing', 'commitments', 'rent']);
export const DASH = '–';

/** Says numbers, days and sentences in one language, and collects what drawings say to those who cannot see them. */
export function createWriter(language: Language, words: PaperWords) {
  const locale = localeOf[language];
  // Italian leaves thousands below ten without a dot by itself; beside others that reads badly.
  const wholeEuro = new Intl.NumberFormat(locale, {
    style: 'currency',
    currency: 'EUR',
    maximumFractionDigits: 0,
    useGrouping: 'always',
  });
  const plain = new Intl.NumberFormat(locale, { maximumFractionDigits: 2, useGrouping: 'always' });
  // Whether a space stands before the sign is for the language to say, on paper as on screen.
  const share = new Intl.NumberFormat(locale, { style: 'percent', maximumFractionDigits: 2 });
  const date = (style: Intl.DateTimeFormatOptions) => new Intl.DateTimeFormat(locale, { ...style, timeZone: 'UTC' });
  const days = date({ day: 'numeric', month: 'long', year: 'numeric' });
  const shortDays = date({ day: '2-digit', month: '2-digit', year: 'numeric' });
  const months = date({ month: 'long', year: 'numeric' });
  const shortMonths = date({ month: 'short' });
  const at = (day: string) => new Date(`${day.length === 7 ? `${day}-01` : day.slice(0, 10)}T00:00:00Z`);
  const alts: string[] = [];

  const money = (cents: number | null): string =>
    cents === null ? DASH : formatMoney(cents, locale).replace(/^-/, '−');
  return {
    alts,
    money,
    /** Whole euro, for the figures that are rounded by rule. */
    whole: (cents: number | null): string => (cents === null ? DASH : wholeEuro.format(cents / 100)),
    number: (value: number): string => plain.format(value),
    percent: (value: number | null): string => (value === null ? DASH : share.format(value / 100)),
    // Italian counts the first of a month, on paper as on screen: 1º agosto 2026.
    day: (day: string | null): string =>
      day === null ? DASH : locale.startsWith('it') ? days.format(at(day)).replace(/^1 /, '1º ') : days.format(at(day)),
    country: (code: string | null): string => (code === null ? DASH : countryName(code, locale)),
    shortDay: (day: string): string => shortDays.format(at(day)),
    month: (month: string): string => months.format(at(month)),
    monthsInWords: (all: readonly string[]): string => monthsInWords(all, locale),
    shortMonth: (month: string): string => shortMonths.format(at(month)),
    say: words.say,
    check: words.check,
    /** A sentence whose values may be amounts. */
    tell: (key: string, data: Record<string, string | number>): string =>
      words.say(
        key,
        Object.fromEntries(
          Object.entries(data).map(([name, value]) => [
            name,
            amounts.has(name) && typeof value === 'number' ? money(value) : value,
          ]),
        ),
      ),
    /** Lays a text for a drawing aside and answers its place. */
    alt: (text: string): number => alts.push(text) - 1,
  };
}

export type Writer = ReturnType<typeof createWriter>;

/** Keys of papers as one looks them up: by letter, then by number. */
export const keysInOrder = (keys: readonly string[]): string[] =>
  keys.toSorted((a, b) => a.localeCompare(b, 'en', { numeric: true }));

/** Keys of the papers that a figure came from, each once. */
export const refsOf = (places: readonly Place[]): string[] => keysInOrder([...new Set(places.map(({ key }) => key))]);

export const cell = (text: string, more: Omit<PaperCell, 'text'> = {}): PaperCell => ({ text, ...more });
