import type { Box } from '../evidence/geometry.ts';
import type { ApplicantFact } from '../papers/applicant.ts';
import type { Level, Outcome } from './outcome.ts';

/** One place that a finding rests on: what should stand there, what does. */
export interface Working {
  readonly paper: string;
  readonly page: number | null;
  readonly box: Box | null;
  /** Name of the field or fact that was looked at. */
  readonly what: string;
  readonly expected: string | number | null;
  readonly found: string | number | null;
  /** It is told by the file as a whole, such as the program that it names: no page shows it. */
  readonly isOfFile?: true;
}

/** What a rule says. Values of a message are data, words stand in the texts under `message`. */
export interface Finding {
  readonly rule: string;
  readonly outcome: Outcome;
  readonly level: Level;
  /** Nobody goes on while this stands. */
  readonly blocking: boolean;
  readonly message: string;
  readonly data: Readonly<Record<string, string | number>>;
  readonly working: readonly Working[];
  /** Papers that it is about. */
  readonly papers: readonly string[];
  /** What of the applicant's own data it read: when one of these changes, the rule speaks again. */
  readonly reads: readonly ApplicantFact[];
}

/** Whether a finding rests on nothing but the file as a whole: then there is no place on a page to look at. */
export const isAboutFile = ({ working }: Pick<Finding, 'working'>): boolean =>
  working.length > 0 && working.every(({ isOfFile }) => isOfFile === true);
