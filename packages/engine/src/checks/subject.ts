import type { Day } from '@vesta/domain/dates/day';
import type { Reading } from '../documents/reading.ts';
import type { Expected } from '../documents/recognise/expected.ts';
import type { Evidence } from '../evidence/evidence.ts';
import type { ApplicantData } from './applicant.ts';
import type { Elsewhere } from './elsewhere.ts';
import type { Traces } from './forensics/ground/traces.ts';

/** One file with the papers that were read from it. */
export interface InspectedPaper {
  /** Names the file in findings; never its path. */
  readonly id: string;
  readonly fileName: string | null;
  readonly evidence: Evidence;
  readonly readings: readonly Reading[];
  /** What it was said to be when it was handed in. */
  readonly expected?: Expected | null;
  /** What a closer look at its bytes told; without it nobody has looked. */
  readonly traces?: Traces;
}

/** What a rule may look at besides its subject. */
export interface CheckContext {
  readonly today: Day;
  /** Null when papers are looked at by themselves. */
  readonly applicant: ApplicantData | null;
  /** Codes under which fiscal codes know a place of this name; none where it is not known. */
  readonly birthplaceCodes?: (place: string) => readonly string[];
  /** Whether somebody else has handed in a document with this number. */
  readonly isNumberOfAnother?: (documentNumber: string) => boolean;
  /** What other applications share with this one; without it nobody has looked. */
  readonly elsewhere?: Elsewhere;
}

/** All papers of one person, for the rules that look across. */
export interface PaperSet {
  readonly papers: readonly InspectedPaper[];
}
