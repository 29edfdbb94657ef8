import type { Day } from '@vesta/domain/dates/day';
import { type Month, monthOf } from '../../calendar.ts';
import {
  dayAndMonth,
  germanDay,
  germanMonthYear,
  italianDay,
  italianMonthYear,
  numeric,
  numericShort,
  sixDigits,
  slashMonth,
} from '../../wording/dates.ts';
import type { OpenPaper } from '../sheet/open-paper.ts';
import { type Change, changesOf } from './spots.ts';

const marks = ['.', '/', '-'] as const;
const dayWritings: readonly ((day: Day) => string)[] = [
  ...marks.map((mark) => (day: Day) => numeric(day, mark)),
  ...marks.map((mark) => (day: Day) => numericShort(day, mark)),
  sixDigits,
  italianDay,
  germanDay,
];
const monthWritings: readonly ((month: Month) => string)[] = [
  italianMonthYear,
  (month) => italianMonthYear(month).toUpperCase(),
  germanMonthYear,
  slashMonth,
  (month) => slashMonth(month, '.'),
  (month) => slashMonth(month, '-'),
];

const inAll = <T>(writings: readonly ((value: T) => string)[], pairs: readonly (readonly [T, T])[]) =>
  new Map(pairs.flatMap(([from, to]) => writings.map((write) => [write(from), write(to)] as const)));

/** 03.10. and the like, where the year is told at the head of the page. */
const shortWritings: typeof dayWritings = [
  dayAndMonth,
  ...marks.map((mark) => (day: Day) => dayAndMonth(day, mark, '')),
];

/** Wherever these days are told, each rewritten in its own manner. */
export const dayChanges = (paper: OpenPaper, pairs: readonly (readonly [Day, Day])[]): Change[] =>
  changesOf(paper, inAll(dayWritings, pairs));

export const monthChanges = (paper: OpenPaper, from: Month, to: Month): Change[] =>
  changesOf(paper, inAll(monthWritings, [[monthOf(from), monthOf(to)]]));

/** The day of a booking, which some banks write without its year. */
export const bookingDayChanges = (paper: OpenPaper, from: Day, to: Day): Change[] =>
  changesOf(paper, inAll([...dayWritings, ...shortWritings], [[from, to]]));
