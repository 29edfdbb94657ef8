/** Upper ends of the brackets in euros and their rates in percent, by the year of the income. */
const brackets: Readonly<Record<number, readonly (readonly [upTo: number, percent: number])[]>> = {
  2021: [
    [15_000, 23],
    [28_000, 27],
    [55_000, 38],
    [75_000, 41],
    [Infinity, 43],
  ],
  2022: [
    [15_000, 23],
    [28_000, 25],
    [50_000, 35],
    [Infinity, 43],
  ],
  2023: [
    [15_000, 23],
    [28_000, 25],
    [50_000, 35],
    [Infinity, 43],
  ],
  2024: [
    [28_000, 23],
    [50_000, 35],
    [Infinity, 43],
  ],
  2025: [
    [28_000, 23],
    [50_000, 35],
    [Infinity, 43],
  ],
  2026: [
    [28_000, 23],
    [50_000, 33],
    [Infinity, 43],
  ],
};

/** Gross income tax in cents on a taxable income in cents; null for a year whose brackets are not known here. */
export function grossIrpef(taxable: number, year: number): number | null {
  const table = brackets[year];
  if (!table) return null;
  let below = 0;
  let tax = 0;
  for (const [upTo, percent] of table) {
    const slice = Math.min(taxable, upTo * 100) - below * 100;
    if (slice <= 0) break;
    tax += (slice * percent) / 100;
    below = upTo;
  }
  return Math.round(tax);
}
