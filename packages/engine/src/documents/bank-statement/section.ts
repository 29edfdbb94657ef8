import { addDays } from '@vesta/domain/dates/add-days';
import type { Day } from '@vesta/domain/dates/day';
import type { BalanceMention } from './balance-mentions.ts';
import type { BookingRow, Entry, TotalLine } from './booking-row.ts';
import { type DayWord, dayMeant } from './day-words.ts';

/** The bookings between an opening and a closing balance of one account. */
export interface Section {
  readonly rows: readonly BookingRow[];
  readonly openings: readonly BalanceMention[];
  readonly closings: readonly BalanceMention[];
  /** Balances printed between bookings, and before which of them. */
  readonly checkpoints: readonly { readonly before: number; readonly mention: BalanceMention }[];
  readonly totals: readonly TotalLine[];
  /** The paper itself says that nothing was booked. */
  readonly saysEmpty: boolean;
}

/** How a paper that prints several openings is cut: papers set their balances before or behind the bookings. */
export type Cut = 'none' | 'at-opening' | 'after-closing' | 'at-restart';

const isRow = (entry: Entry): boolean => entry.kind === 'row';
const isBalance = (entry: Entry, kind: BalanceMention['kind']): boolean =>
  entry.kind === 'balance' && entry.mention.kind === kind;

/** No list runs so many days against its own order, unless a second one begins. */
const DAYS_BACK = 7;
const DAY_MS = 86_400_000;

/** Places of the bookings at which the days begin anew, as where a paper lists one account after the other. */
export function restartsOf(entries: readonly Entry[]): ReadonlySet<number> {
  const dated = entries.flatMap((entry, index) =>
    entry.kind === 'row' && entry.row.booked.day ? [{ index, at: Date.parse(entry.row.booked.day) / DAY_MS }] : [],
  );
  const steps = dated.slice(1).map(({ index, at }, place) => ({ index, days: at - (dated[place]?.at ?? at) }));
  const direction = Math.sign(steps.reduce((sum, { days }) => sum + Math.sign(days), 0));
  return new Set(steps.filter(({ days }) => days * direction <= -DAYS_BACK).map(({ index }) => index));
}

export function cutEntries(entries: readonly Entry[], cut: Cut): Entry[][] {
  if (cut === 'none') return [[...entries]];
  const restarts = cut === 'at-restart' ? restartsOf(entries) : null;
  const lastRow = entries.findLastIndex(isRow);
  const parts: Entry[][] = [[]];
  let rows = 0;
  entries.forEach((entry, index) => {
    const before = entries[index - 1];
    const starts =
      restarts?.has(index) ??
      (cut === 'at-opening'
        ? isBalance(entry, 'opening')
        : before !== undefined && isBalance(before, 'closing') && !isBalance(entry, 'closing'));
    if (starts && rows > 0 && (restarts || index < lastRow)) {
      parts.push([]);
      rows = 0;
    }
    if (isRow(entry)) rows += 1;
    parts.at(-1)?.push(entry);
  });
  return parts;
}

interface Loose {
  readonly before: number;
  readonly mention: BalanceMention;
}

/** A balance above the list that is of its last day or later is the one that the bookings lead to. */
function isAfter({ mention }: Loose, rows: readonly BookingRow[]): boolean {
  const told = mention.day?.day ?? null;
  if (told === null) return false;
  const days = rows.map(({ booked }) => booked.day ?? dayBefore(booked, told) ?? '').sort();
  const [first, last] = [days[0] ?? '', days.at(-1) ?? ''];
  return first !== '' && told >= last && told > first;
}

/** A balance below the list that is of a day before its first one: the list runs back, and began with it. */
function isOfBefore({ mention }: Loose, rows: readonly BookingRow[]): boolean {
  const told = dayOf(mention);
  return told !== null && rows.length > 0 && rows.every(({ booked }) => booked.day !== null && booked.day > told);
}

/** Longest time that one paper covers, as far as days without a year are concerned. */
const QUARTER = 100;

/** A day without its year, where it lies within a quarter before another one. */
function dayBefore(word: DayWord, end: Day): Day | null {
  const start = addDays(end, -QUARTER);
  const day = start ? dayMeant(word, { start, end }) : null;
  return day && start && day >= start && day <= end ? day : null;
}

const isBeforeOneOf = ({ mention }: Loose, others: readonly BalanceMention[]): boolean =>
  others.some(({ day }) => (day?.day ?? '') > (mention.day?.day ?? ''));

const dayOf = ({ day }: BalanceMention): string | null => day?.day ?? null;

/** Whether a balance is of a day between those that the paper names its first and last by: bookings that were not read lie around it. */
const isBetween = (
  mention: BalanceMention,
  openings: readonly BalanceMention[],
  closings: readonly BalanceMention[],
): boolean => {
  const day = dayOf(mention);
  const [first, last] = [openings.map(dayOf).find(Boolean), closings.map(dayOf).findLast(Boolean)];
  return day !== null && !!first && !!last && day > first && day < last;
};

/** Explicit openings and closings; a balance without such a word is one by its place before, between or behind. */
export function sectionOf(entries: readonly Entry[]): Section {
  const rows = entries.flatMap((entry) => (entry.kind === 'row' ? [entry.row] : []));
  const mentions = (kind: BalanceMention['kind']): BalanceMention[] =>
    entries.flatMap((entry) => (entry.kind === 'balance' && entry.mention.kind === kind ? [entry.mention] : []));
  const [named, closed] = [mentions('opening'), mentions('closing')];
  const loose = mentions('any').map((mention) => ({
    before: rows.filter((row) => row.index < mention.index).length,
    mention,
  }));
  const ends = loose.filter(({ mention }) => !isBetween(mention, named, closed));
  const isBehind = ({ before }: Loose): boolean => before === rows.length && before > 0;
  const isFirst = (one: Loose): boolean => isBehind(one) && isOfBefore(one, rows);
  const behind = [...closed, ...ends.filter((one) => isBehind(one) && !isFirst(one)).map(({ mention }) => mention)];
  const isTooLate = (one: Loose): boolean => one.before === 0 && isAfter(one, rows) && !isBeforeOneOf(one, behind);
  return {
    rows,
    openings: [
      ...named,
      ...ends.filter((one) => (one.before === 0 && !isTooLate(one)) || isFirst(one)).map(({ mention }) => mention),
    ],
    closings: behind.length > 0 ? behind : ends.filter(isTooLate).map(({ mention }) => mention),
    checkpoints: loose.filter(({ before }) => before > 0 && before < rows.length),
    totals: entries.flatMap((entry) => (entry.kind === 'total' ? [entry.total] : [])),
    saysEmpty: entries.some((entry) => entry.kind === 'empty'),
  };
}
