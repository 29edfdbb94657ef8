import type { Country, Pension } from '../people/person.ts';
import { share } from '../wording/money.ts';

export interface PensionFacts {
  readonly gross: number;
  /** What is taken off before it is paid, by the name it has on the letter. */
  readonly deductions: readonly (readonly [label: string, cents: number])[];
  readonly net: number;
}

/** Part of a month's tax that pensioners of small means are let off, in cents. */
const ITALIAN_RELIEF = 16_290;

const italian = (gross: number): PensionFacts['deductions'] => [
  ['Trattenuta IRPEF', Math.max(0, share(gross, 2300) - ITALIAN_RELIEF)],
  ['Addizionale regionale', share(gross, 123)],
  ['Addizionale comunale', share(gross, 80)],
];

const german = (gross: number): PensionFacts['deductions'] => [
  ['Beitragsanteil zur Krankenversicherung', share(gross, 875)],
  ['Beitrag zur Pflegeversicherung', share(gross, 360)],
];

/** Italy withholds income tax on a pension, Germany the insurance of pensioners. */
export function pensionOf({ gross }: Pension, country: Country): PensionFacts {
  const deductions = country === 'IT' ? italian(gross) : german(gross);
  return { gross, deductions, net: deductions.reduce((rest, [, cents]) => rest - cents, gross) };
}
