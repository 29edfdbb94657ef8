/** Income tax on a year's taxable income in euros (section 32a EStG). */
export function yearlyTax(income: number, year: number): number {
  return year >= 2026 ? tariff2026(income) : tariff2025(income);
}

function tariff2026(x: number): number {
  const y = (x - 12_348) / 10_000;
  const z = (x - 17_799) / 10_000;
  if (x <= 12_348) return 0;
  if (x <= 17_799) return (914.51 * y + 1400) * y;
  if (x <= 69_878) return (173.1 * z + 2397) * z + 1034.87;
  return x <= 277_825 ? 0.42 * x - 11_135.63 : 0.45 * x - 19_470.38;
}

function tariff2025(x: number): number {
  const y = (x - 12_096) / 10_000;
  const z = (x - 17_443) / 10_000;
  if (x <= 12_096) return 0;
  if (x <= 17_443) return (932.3 * y + 1400) * y;
  if (x <= 68_480) return (176.64 * z + 2397) * z + 1015.13;
  return x <= 277_825 ? 0.42 * x - 10_911.92 : 0.45 * x - 19_246.67;
}

const EMPLOYEE_ALLOWANCE = 1230;
const SPECIAL_ALLOWANCE = 36;

export interface WageTaxBasis {
  readonly year: number;
  readonly taxClass: 1 | 3 | 4;
  /** Yearly pay and the insurance that reduces it, in euros. */
  readonly pay: number;
  readonly provision: number;
}

/** Wage tax of a year in whole euros: class 3 counts the couple as two halves. */
export function yearlyWageTax({ year, taxClass, pay, provision }: WageTaxBasis): number {
  const income = Math.max(0, Math.floor(pay - EMPLOYEE_ALLOWANCE - SPECIAL_ALLOWANCE - provision));
  return taxClass === 3 ? 2 * Math.floor(yearlyTax(income / 2, year)) : Math.floor(yearlyTax(income, year));
}

/** Solidarity surcharge in euros: nothing below the free limit, then easing in. */
export function solidarity(wageTax: number, year: number, taxClass: 1 | 3 | 4): number {
  const free = (year >= 2026 ? 20_350 : 19_950) * (taxClass === 3 ? 2 : 1);
  return wageTax <= free ? 0 : Math.min(wageTax * 0.055, (wageTax - free) * 0.119);
}
