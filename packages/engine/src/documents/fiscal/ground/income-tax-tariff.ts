interface Tariff {
  readonly free: number;
  readonly first: { readonly upTo: number; readonly slope: number };
  readonly second: { readonly upTo: number; readonly slope: number; readonly base: number };
  readonly high: { readonly upTo: number; readonly less: number };
  readonly top: { readonly less: number };
}

const ENTRY = 1_400;
const MIDDLE = 2_397;
const HIGH_UP_TO = 277_825;

/** Constants of section 32a EStG by the year of the income, in euros. */
const tariffs: Readonly<Record<number, Tariff>> = {
  2023: tariff(10_908, [15_999, 979.18], [62_809, 192.59, 966.53], 9_972.98, 18_307.73),
  2024: tariff(11_784, [17_005, 954.8], [66_760, 181.19, 991.21], 10_636.31, 18_971.06),
  2025: tariff(12_096, [17_443, 932.3], [68_480, 176.64, 1_015.13], 10_911.92, 19_246.67),
  2026: tariff(12_348, [17_799, 914.51], [69_878, 173.1, 1_034.87], 11_135.63, 19_470.38),
};

function tariff(
  free: number,
  [firstUpTo, firstSlope]: readonly [number, number],
  [secondUpTo, secondSlope, base]: readonly [number, number, number],
  highLess: number,
  topLess: number,
): Tariff {
  return {
    free,
    first: { upTo: firstUpTo, slope: firstSlope },
    second: { upTo: secondUpTo, slope: secondSlope, base },
    high: { upTo: HIGH_UP_TO, less: highLess },
    top: { less: topLess },
  };
}

function basic(income: number, { free, first, second, high, top }: Tariff): number {
  if (income <= free) return 0;
  if (income <= first.upTo) {
    const y = (income - free) / 10_000;
    return (first.slope * y + ENTRY) * y;
  }
  if (income <= second.upTo) {
    const z = (income - first.upTo) / 10_000;
    return (second.slope * z + MIDDLE) * z + second.base;
  }
  return income <= high.upTo ? 0.42 * income - high.less : 0.45 * income - top.less;
}

/** Income tax in cents on a taxable income in cents, always whole euros; null for a year that is not known here. */
export function germanIncomeTax(taxable: number, year: number, splitting: boolean): number | null {
  const table = tariffs[year];
  if (!table) return null;
  const euros = Math.floor(taxable / 100);
  const share = splitting ? Math.floor(euros / 2) : euros;
  return Math.floor(basic(share, table)) * (splitting ? 2 : 1) * 100;
}
