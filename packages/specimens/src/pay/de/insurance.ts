import type { GermanTraits } from '../../people/person.ts';
import { share } from '../../wording/money.ts';

export interface Insurance {
  readonly healthBase: number;
  readonly pensionBase: number;
  readonly health: number;
  readonly pension: number;
  readonly unemployment: number;
  readonly care: number;
}

/** Monthly ceilings in cents. */
const ceilings = (year: number): { health: number; pension: number } =>
  year >= 2026 ? { health: 581_250, pension: 845_000 } : { health: 551_250, pension: 805_000 };

/** Employee's part of care insurance in basis points: more for the childless, less from the second child on. */
function careRate(children: number, saxony: boolean): number {
  const base = children === 0 ? 240 : 180 - 25 * Math.min(Math.max(children - 1, 0), 4);
  return base + (saxony ? 50 : 0);
}

/** Employee's parts of a month. The extra rate of the fund, in basis points, is shared with the employer. */
export function insuranceOf(gross: number, year: number, traits: GermanTraits, saxony: boolean): Insurance {
  if (traits.group === '109' || traits.privateHealth !== undefined) {
    return { healthBase: 0, pensionBase: 0, health: 0, pension: 0, unemployment: 0, care: 0 };
  }
  const ceiling = ceilings(year);
  const healthBase = Math.min(gross, ceiling.health);
  const pensionBase = Math.min(gross, ceiling.pension);
  return {
    healthBase,
    pensionBase,
    health: share(healthBase, 730 + traits.fund.extra / 2),
    pension: share(pensionBase, 930),
    unemployment: share(pensionBase, 130),
    care: share(healthBase, careRate(traits.children, saxony)),
  };
}

/** The yearly insurance that wage tax takes into account, in euros: pension, health at the reduced rate, and care. */
export function provisionOf(gross: number, year: number, traits: GermanTraits, saxony: boolean): number {
  // What the private insurer reports takes the place of all three (section 39b EStG).
  if (traits.privateHealth !== undefined) return (traits.privateHealth * 12) / 100;
  const ceiling = ceilings(year);
  const health = Math.min(gross, ceiling.health);
  const yearly = (base: number, basisPoints: number): number => (base * 12 * basisPoints) / 10_000 / 100;
  return (
    yearly(Math.min(gross, ceiling.pension), 930) +
    yearly(health, 700 + traits.fund.extra / 2) +
    yearly(health, careRate(traits.children, saxony))
  );
}
