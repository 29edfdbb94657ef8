import type { Reading } from '../documents/reading.ts';
import type { Expected } from '../documents/recognise/expected.ts';
import type { Evidence } from '../evidence/evidence.ts';
import type { Page } from '../evidence/page.ts';
import type { PdfFacts } from '../evidence/pdf/facts/pdf-facts.ts';
import type { Fingerprints } from './elsewhere.ts';
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

/** All papers of one person, for the rules that look across. */
export interface PaperSet<Paper extends KeptPaper = KeptPaper> {
  readonly papers: readonly Paper[];
}
