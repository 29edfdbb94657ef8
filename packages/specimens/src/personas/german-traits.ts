import { funds } from '../people/jobs.ts';
import type { GermanTraits } from '../people/person.ts';

/** Single, of no church, without children, insured with the first fund, where nothing else is said. */
export const traits = (rest: Partial<GermanTraits>): GermanTraits => ({
  taxClass: 1,
  church: null,
  children: 0,
  fund: funds[0],
  savings: false,
  group: '101',
  ...rest,
});
