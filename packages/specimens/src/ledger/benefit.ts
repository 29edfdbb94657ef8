import type { Day } from '@vesta/domain/dates/day';
import { shiftDays } from '../calendar.ts';
import type { Benefit } from '../people/person.ts';
import { share } from '../wording/money.ts';

export interface BenefitFacts {
  readonly monthlyGross: number;
  readonly monthlyNet: number;
  readonly daily: number;
  readonly ends: Day;
}

/** Amounts of 2026 in cents. */
const NASPI_REFERENCE = 145_672;
const NASPI_CEILING = 158_470;

function naspi(wage: number): number {
  const low = share(Math.min(wage, NASPI_REFERENCE), 7500);
  const high = share(Math.max(0, wage - NASPI_REFERENCE), 2500);
  return Math.min(low + high, NASPI_CEILING);
}

/** Italy withholds income tax on it; in Germany sixty percent of a flat net is paid untaxed, thirty days a month. */
export function benefitOf(benefit: Benefit): BenefitFacts {
  const ends = shiftDays(benefit.from, benefit.days - 1);
  if (benefit.kind === 'naspi') {
    const monthlyGross = naspi(benefit.wage);
    const withheld = Math.max(0, share(monthlyGross, 2300) - 16_200);
    return { monthlyGross, monthlyNet: monthlyGross - withheld, daily: Math.round(monthlyGross / 30), ends };
  }
  // Parental benefit is paid by the month of the child's life: two thirds of a flat net.
  if (benefit.kind === 'elterngeld') {
    const monthly = share(benefit.wage, 6600 * 0.65);
    return { monthlyGross: monthly, monthlyNet: monthly, daily: Math.round(monthly / 30), ends };
  }
  const daily = Math.round((benefit.wage * 0.66 * 0.6) / 30);
  return { monthlyGross: daily * 30, monthlyNet: daily * 30, daily, ends };
}
