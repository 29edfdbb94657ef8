import type { Day } from '@vesta/domain/dates/day';
import type { Finding } from '@vesta/engine/checks/finding';
import type { ApplicantData, ApplicantFact } from '@vesta/engine/papers/applicant';
import type { PaperElsewhere } from '@vesta/engine/papers/elsewhere';
import type { InspectOptions } from '@vesta/engine/pipeline';
import type { Inspection } from '@vesta/engine/pipeline/inspection';
import type { StoredPaper } from '@vesta/engine/pipeline/stored-paper';

export interface ReadFile {
  readonly bytes: Uint8Array;
  readonly options: Omit<InspectOptions, 'ocr' | 'onBroken'>;
}

/** The papers of one person, and everything that rules may hold them against: plain values, for another process. */
export interface CheckPapers {
  readonly papers: readonly StoredPaper[];
  readonly today: Day;
  readonly applicant: ApplicantData | null;
  /** The bank that was chosen for a statement, by the paper's id. */
  readonly banks: Readonly<Record<string, string>>;
  readonly elsewhere: readonly PaperElsewhere[];
  /** Numbers of identity papers that strangers handed in. */
  readonly numbersOfOthers: readonly string[];
  /** Codes of fiscal codes by the name of a place. */
  readonly birthplaceCodes: Readonly<Record<string, readonly string[]>>;
  /** With what was found before, only rules that read one of the changed facts speak again. */
  readonly before: { readonly findings: readonly Finding[]; readonly changed: readonly ApplicantFact[] } | null;
}

/** Reads strangers' files at arm's length. A file that breaks its reader, or costs too much, is answered as unreadable. */
export interface EvidenceEngine {
  read(file: ReadFile): Promise<Inspection>;
  /** What the rules say of papers that were read; throws when they took too long. */
  check(papers: CheckPapers): Promise<readonly Finding[]>;
  /** One page as a PNG; null where there is none, or it cannot be drawn. */
  picture(bytes: Uint8Array, page: number): Promise<Uint8Array | null>;
  close(): Promise<void>;
}
