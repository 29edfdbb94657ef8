import type { Day } from '@vesta/domain/dates/day';
import type { ApplicantData } from './applicant.ts';

/** On which day papers are looked at, and for whom. */
export interface Asked {
  readonly today: Day;
  /** Null when papers are looked at by themselves. */
  readonly applicant: ApplicantData | null;
}
