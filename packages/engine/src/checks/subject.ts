import type { Day } from '@vesta/domain/dates/day';
import type { Reading } from '../documents/reading.ts';
import type { Expected } from '../documents/recognise/expected.ts';
import type { Evidence } from '../evidence/evidence.ts';
import type { Page } from '../evidence/page.ts';
import type { PdfFacts } from '../evidence/pdf/facts/pdf-facts.ts';
import type { ApplicantData } from './applicant.ts';
import type { Elsewhere, Fingerprints } from './elsewhere.ts';
import type { Traces } from './forensics/ground/traces.ts';
import type { PaperNotes } from './paper-notes.ts';

/** What is kept of a file when its bytes are put away: no letters, no pixels. */
export interface KeptEvidence extends Pick<Evidence, 'format' | 'sha256' | 'size' | 'problem'> {
  readonly pages: readonly Pick<Page, 'number' | 'width' | 'height' | 'origin'>[];
  readonly pdf: Pick<PdfFacts, 'pageCount' | 'metadata'> | null;
}

export type Corrections = Readonly<Record<string, string | number | boolean>>;

/** One file with the papers that were read from it, as far as it can be kept. */
export interface KeptPaper {
  /** Names the file in findings; never its path. */
  readonly id: string;
  readonly fileName: string | null;
  readonly evidence: KeptEvidence;
  readonly readings: readonly Reading[];
  /** What it was said to be when it was handed in. */
  readonly expected?: Expected | null;
  readonly fingerprints: Fingerprints;
  readonly notes: PaperNotes;
  /** What its owner says that values should be, as `<number of the reading>.<field>`; what was read stays as it is. */
  readonly corrections?: Corrections;
}

/** The same while the file itself is at hand: rules about letters and bytes can be asked now, and not later. */
export interface InspectedPaper extends KeptPaper {
  readonly evidence: Evidence;
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
export interface PaperSet<Paper extends KeptPaper = KeptPaper> {
  readonly papers: readonly Paper[];
}
