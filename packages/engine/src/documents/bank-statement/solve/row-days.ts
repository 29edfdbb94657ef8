import type { DayWord } from '../day-words.ts';

/** Where a day stands in the paper, and when it is. */
export interface PlacedDay {
  readonly line: number;
  /** In the order of the calendar; without year where the paper prints none. */
  readonly when: string;
}

/** Which of the days around the amount of a booking is its own. */
export const dayManners = ['last-above', 'first-above', 'first-below'] as const;
export type DayManner = (typeof dayManners)[number];

/** The days between the amount before and this one, and those between this one and the next. */
function daysAround<T extends PlacedDay>(rows: readonly number[], days: readonly T[]): readonly (readonly T[])[] {
  const parts: T[][] = rows.map(() => []);
  const behind: T[] = [];
  let at = 0;
  for (const day of days) {
    while (at < rows.length && (rows[at] ?? 0) < day.line) at += 1;
    (parts[at] ?? behind).push(day);
  }
  // Above the first booking stands the head of the paper: no more days belong to it than to others.
  const most = Math.max(1, ...parts.slice(1).map((part) => part.length));
  return [...parts.map((part, index) => (index === 0 ? part.slice(-most) : part)), behind.slice(0, most)];
}

/** For every booking, by the lines of their amounts, its day among those of one column; null where one has none. */
export function daysOfRows<T extends PlacedDay>(
  rows: readonly number[],
  days: readonly T[],
  manner: DayManner,
): T[] | null {
  const around = daysAround(rows, days);
  const found: T[] = [];
  for (const index of rows.keys()) {
    const [above, below] = [around[index] ?? [], around[index + 1] ?? []];
    const own = manner === 'last-above' ? above.at(-1) : manner === 'first-above' ? above[0] : below[0];
    // A day may be printed once for all of its bookings.
    const day = own ?? (manner === 'first-below' ? undefined : found.at(-1));
    if (!day) return null;
    found.push(day);
  }
  return found;
}

/** How often the order of the days turns round: days of booking run one way, days of value do not. */
export function turnsOf(days: readonly { readonly when: string }[]): number {
  let [ups, downs] = [0, 0];
  days.forEach(({ when }, index) => {
    const before = days[index - 1]?.when ?? when;
    if (when > before) ups += 1;
    if (when < before) downs += 1;
  });
  return Math.min(ups, downs);
}

/** Days without a year in the order of the calendar. */
export function whenOf({ day, short }: DayWord): string {
  const [number = '', month = ''] = short?.split(/[./]/) ?? [];
  return day ?? `${month.padStart(2, '0')}-${number.padStart(2, '0')}`;
}
