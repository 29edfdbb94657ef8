import type { Month } from './month.ts';

/** Months of a sentence, the year once where it is the same: "August, September and October 2026". */
export function monthsInWords(months: readonly Month[], locale: string): string {
  const years = new Set(months.map((month) => month.slice(0, 4)));
  const isOneYear = years.size === 1;
  const style = new Intl.DateTimeFormat(locale, {
    month: 'long',
    ...(!isOneYear && { year: 'numeric' }),
    timeZone: 'UTC',
  });
  const names = months.map((month) => style.format(new Date(`${month}-15T12:00:00Z`)));
  const list = new Intl.ListFormat(locale, { type: 'conjunction' }).format(names);
  return isOneYear ? `${list} ${[...years].join('')}` : list;
}
