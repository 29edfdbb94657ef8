import type { Finding } from '../checks/finding.ts';
import { evidenceChecks } from '../checks/index.ts';
import type { Reading } from '../documents/reading.ts';
import { type EvidenceProblem, evidenceProblems } from '../evidence/evidence.ts';
import type { PdfFacts } from '../evidence/pdf/facts/pdf-facts.ts';
import type { WorkDone } from '../evidence/work/work.ts';
import type { KeptPaper } from '../papers/kept-paper.ts';
import type { InspectedDocument, Inspection } from './inspection.ts';

/** A change that breaks a reader of what was stored raises it. */
export const STORED_PAPER_VERSION = 1;

/** What is kept of a file: plain values that survive being written as JSON and read again. */
export interface StoredPaper extends KeptPaper {
  readonly version: typeof STORED_PAPER_VERSION;
  /** Of the rules that need the file itself: they cannot be asked again, and need not be. */
  readonly findings: readonly Finding[];
  /** What reading it took in units of work, of how many; absent where it took its reader down, or was kept long ago. */
  readonly work?: Pick<WorkDone, 'limit' | 'spent'>;
}

const fromEvidence = new Set(evidenceChecks.map(({ id }) => id));

const readingOf = ({ checks, ...document }: InspectedDocument): Reading => ({
  ...document,
  confirmations: checks.map(({ id, outcome, expected, found, page, box }) => ({
    rule: id,
    outcome,
    expected,
    found,
    page,
    box,
  })),
});

/** Findings of an inspection know one file only; among others it needs its name. */
const about =
  (id: string) =>
  (finding: Finding): Finding => ({
    ...finding,
    papers: [id],
    working: finding.working.map((place) => ({ ...place, paper: id })),
  });

/** A file that took its reader down was not read, for whatever reason. */
const problemOf = (problem: Inspection['file']['problem']): EvidenceProblem | null =>
  problem === null ? null : (evidenceProblems.find((known) => known === problem) ?? 'timeout');

function pdfOf(pdf: PdfFacts | null): KeptPaper['evidence']['pdf'] {
  return pdf && { pageCount: pdf.pageCount, metadata: pdf.metadata };
}

/** What to keep of an inspected file, under the name that it has among the papers of its owner. */
export function storedPaperOf(id: string, inspection: Inspection): StoredPaper {
  const { file, documents, expected, fingerprints, notes, findings } = inspection;
  const { format, sha256, size } = file;
  const pages = file.pages.map(({ number, width, height, origin }) => ({ number, width, height, origin }));
  return {
    version: STORED_PAPER_VERSION,
    id,
    fileName: file.name,
    evidence: { format, sha256, size, problem: problemOf(file.problem), pages, pdf: pdfOf(file.pdf) },
    readings: documents.map(readingOf),
    expected,
    fingerprints,
    notes,
    findings: findings.filter(({ rule }) => fromEvidence.has(rule)).map(about(id)),
    ...(file.work ? { work: { limit: file.work.limit, spent: file.work.spent } } : {}),
  };
}
