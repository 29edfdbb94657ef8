import type { PaperKind, PaperType } from '@vesta/domain/papers/kinds';
import type { Finding } from '../checks/finding.ts';
import type { Reading } from '../documents/reading.ts';
import type { Expected } from '../documents/recognise/expected.ts';
import type { EvidenceProblem } from '../evidence/evidence.ts';
import type { FileFormat } from '../evidence/format.ts';
import type { Frame } from '../evidence/frame.ts';
import type { Box } from '../evidence/geometry.ts';
import type { PageSize } from '../evidence/page.ts';
import type { PdfFacts } from '../evidence/pdf/facts/pdf-facts.ts';
import type { PictureFacts } from '../evidence/picture/picture-facts.ts';
import type { WorkDone } from '../evidence/work/work.ts';
import type { JobProblem } from '../isolation/outcome.ts';
import type { Fingerprints } from '../papers/elsewhere.ts';
import type { PaperNotes } from '../papers/paper-notes.ts';

/** Grows by adding; a change that breaks a reader of the JSON raises it. */
export const INSPECTION_VERSION = 1;

export const verdicts = ['read', 'failed_checks', 'wrong_kind', 'unreadable'] as const;
export type Verdict = (typeof verdicts)[number];

export type CheckOutcome = 'passed' | 'failed' | 'inconclusive';
export type CheckLevel = 'info' | 'warning' | 'critical';

export interface InspectedCheck {
  readonly id: string;
  readonly outcome: CheckOutcome;
  readonly level: CheckLevel;
  /** Key of the text that explains it; the engine knows no language. */
  readonly message: string;
  readonly expected: string | number | null;
  readonly found: string | number | null;
  readonly page: number | null;
  readonly box: Box | null;
}

export interface InspectedPage {
  readonly number: number;
  readonly width: number;
  readonly height: number;
  readonly origin: 'text' | 'ocr' | 'none';
  readonly words: number;
  /** Where no work was left: all of the page, or the words beside its days and amounts. */
  readonly unread?: 'all' | 'words';
  /** Where the page was straightened: from its places to those on the paper as it is displayed. */
  readonly frame?: Frame;
  /** Size of the page of a PDF as it is displayed, where it was straightened. */
  readonly shown?: PageSize;
}

export interface InspectedFile {
  readonly name: string | null;
  readonly format: FileFormat;
  readonly size: number;
  readonly sha256: string;
  readonly pages: readonly InspectedPage[];
  readonly pdf: PdfFacts | null;
  readonly picture: PictureFacts | null;
  /** Why it could not be read, or not all of it. */
  readonly problem: EvidenceProblem | JobProblem | null;
  /** What reading it took, pass by pass; absent where it took its reader down. */
  readonly work?: WorkDone;
}

/** One paper of the file. */
export interface InspectedDocument extends Omit<Reading, 'confirmations'> {
  readonly checks: readonly InspectedCheck[];
}

type OfMain = Omit<InspectedDocument, 'kind' | 'type'> & {
  readonly kind: PaperKind | null;
  readonly type: PaperType | null;
};

/** Everything that was learned of a file; what belongs to its main paper stands at the top as well. */
export interface Inspection extends OfMain {
  readonly version: typeof INSPECTION_VERSION;
  readonly file: InspectedFile;
  readonly verdict: Verdict;
  readonly expected: Expected | null;
  readonly documents: readonly InspectedDocument[];
  /** What the rules say, with all places that they rest on. */
  readonly findings: readonly Finding[];
  /** To know the same paper by when it comes again. */
  readonly fingerprints: Fingerprints;
  /** For rules that look across papers and no longer have this one. */
  readonly notes: PaperNotes;
}
