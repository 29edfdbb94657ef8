import type { Reading } from '../documents/reading.ts';
import { type Expected, mainOf } from '../documents/recognise/expected.ts';
import type { Evidence } from '../evidence/evidence.ts';
import type { WorkDone } from '../evidence/work/work.ts';
import type { JobProblem } from '../isolation/outcome.ts';
import { checkOf, checkOfFinding, kindCheck } from './checks.ts';
import { INSPECTION_VERSION, type InspectedDocument, type InspectedFile, type Inspection } from './inspection.ts';
import { type JudgedFile, unjudged } from './judge-file.ts';
import { verdictOf } from './verdict.ts';

const fileOf = (evidence: Learned, name: string | null, work: WorkDone | undefined): InspectedFile => ({
  name,
  format: evidence.format,
  size: evidence.size,
  sha256: evidence.sha256,
  pages: evidence.pages.map(({ number, width, height, origin, words, unread, frame, shown }) => ({
    number,
    width,
    height,
    origin,
    words: words.length,
    ...(unread ? { unread } : {}),
    ...(frame ? { frame } : {}),
    ...(shown ? { shown } : {}),
  })),
  pdf: evidence.pdf ? { ...evidence.pdf } : null,
  picture: evidence.picture ? { ...evidence.picture } : null,
  problem: evidence.problem,
  ...(work ? { work } : {}),
});

const documentOf =
  (pages: Learned['pages']) =>
  ({ confirmations, ...reading }: Reading): InspectedDocument => {
    const isPictured = pages.some(({ number, origin }) => reading.pages.includes(number) && origin !== 'text');
    return { ...reading, checks: confirmations.map((confirmation) => checkOf(confirmation, isPictured)) };
  };

const nothing = {
  kind: null,
  type: null,
  country: null,
  layout: null,
  side: null,
  confidence: 0,
  pages: [],
  fields: {},
  transactions: [],
  checks: [],
  unread: [],
} as const;

/** A file of which at least its bytes are known. */
export type Learned = Omit<Evidence, 'problem'> & { readonly problem: Evidence['problem'] | JobProblem };

interface AssembleOptions {
  readonly expected: Expected | null;
  readonly name: string | null;
  readonly judged?: JudgedFile;
  readonly work?: WorkDone;
}

/** Puts what was learned of a file and of its papers into one answer. */
export function assemble(
  evidence: Learned,
  readings: readonly Reading[],
  { expected, name, judged = unjudged, work }: AssembleOptions,
): Inspection {
  const main = mainOf(readings, expected);
  const top = main ? documentOf(evidence.pages)(main) : nothing;
  const checks = [...kindCheck(main, expected), ...top.checks, ...judged.findings.map(checkOfFinding)];
  return {
    version: INSPECTION_VERSION,
    file: fileOf(evidence, name, work),
    verdict: verdictOf(main, expected, checks),
    expected,
    ...top,
    checks,
    documents: readings.map(documentOf(evidence.pages)),
    ...judged,
  };
}
