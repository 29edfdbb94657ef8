import type { Category } from '../category.ts';
import { isBinding } from '../category.ts';
import { deviationOf, medianOf } from '../median.ts';
import { gapsOf, type Payment } from './payments.ts';
import type { Rhythm } from './stream.ts';

interface Beat {
  readonly rhythm: Exclude<Rhythm, 'irregular'>;
  readonly from: number;
  readonly to: number;
  /** Payments needed where neither amount nor purpose speaks for a rhythm. */
  readonly needed: number;
}

const beats: readonly Beat[] = [
  { rhythm: 'weekly', from: 6, to: 8, needed: 4 },
  { rhythm: 'fortnightly', from: 13, to: 17, needed: 3 },
  { rhythm: 'monthly', from: 26, to: 35, needed: 3 },
  { rhythm: 'bimonthly', from: 55, to: 67, needed: 3 },
  { rhythm: 'quarterly', from: 80, to: 100, needed: 3 },
  { rhythm: 'yearly', from: 350, to: 380, needed: 3 },
];

/** How far the amounts of one purpose may differ and still be the same payment. */
const tolerances: Partial<Record<Category, number>> = {
  salary: 0.3,
  pension: 0.3,
  benefit: 0.3,
  utilities: 0.5,
  // Cards are used in the same shops again and again; only a subscription always costs the same.
  card_payment: 0.02,
};
const TOLERANCE = 0.15;
const toleranceOf = (category: Category): number => tolerances[category] ?? TOLERANCE;

const MONTH = 30.44;
const DAYS_OF_DRIFT = 5;

/** Months with one left out: every gap is a whole number of months, and one month occurs. */
function skipsMonths(gaps: readonly number[]): boolean {
  const counts = gaps.map((gap) => Math.round(gap / MONTH));
  const whole = gaps.every((gap, at) => Math.abs(gap - (counts[at] ?? 0) * MONTH) <= DAYS_OF_DRIFT);
  return gaps.length >= 2 && whole && counts.includes(1) && counts.every((count) => count >= 1 && count <= 3);
}

/** The middle of the month and its end: gaps of twelve and eighteen days in turn. */
function isTwiceAMonth(gaps: readonly number[]): boolean {
  const mean = gaps.reduce((sum, gap) => sum + gap, 0) / gaps.length;
  return gaps.length >= 3 && mean >= 13 && mean <= 17 && Math.min(...gaps) >= 8 && Math.max(...gaps) <= 23;
}

function beatOf(gaps: readonly number[]): Beat | null {
  const [, fortnightly, monthly] = beats;
  const gap = medianOf(gaps);
  const found = beats.find(({ from, to }) => gap >= from && gap <= to);
  if (found) return found;
  if (isTwiceAMonth(gaps)) return fortnightly ?? null;
  return skipsMonths(gaps) ? (monthly ?? null) : null;
}

/** Most gaps must keep the beat: three payments in a row do not make a year of odd ones regular. */
function keepsBeat(gaps: readonly number[], { from, to, rhythm }: Beat): boolean {
  const slack = rhythm === 'monthly' ? [0, 0] : [-2, 2];
  const [early = 0, late = 0] = slack;
  const kept = gaps.filter((gap) => gap >= from + early && gap <= to + late).length;
  return kept * 2 >= gaps.length || isTwiceAMonth(gaps) || skipsMonths(gaps);
}

/** Whether and how payments return. */
export function rhythmOf(payments: readonly Payment[], category: Category, daysSeen: number): Rhythm {
  if (payments.length < 2) return 'irregular';
  const gaps = gapsOf(payments);
  const beat = beatOf(gaps);
  if (!beat || !keepsBeat(gaps, beat)) return 'irregular';
  const amounts = payments.map(({ amount }) => amount);
  const same = Math.max(...amounts) === Math.min(...amounts);
  // Two equal payments are all that a short history can show.
  const few = isBinding(category) || (same && (daysSeen <= 100 || beat.from > 50));
  if (payments.length < (few ? 2 : beat.needed)) return 'irregular';
  const inParts = beat.rhythm === 'fortnightly' && !same;
  return deviationOf(amounts) <= toleranceOf(category) || (inParts && isBinding(category)) ? beat.rhythm : 'irregular';
}
