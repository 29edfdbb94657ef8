import { fingerprintOfText } from '../checks/across/fingerprint-of-text.ts';
import type { Finding } from '../checks/finding.ts';
import { lookCloser } from '../checks/forensics/ground/traces.ts';
import { evidenceChecks, paperChecks } from '../checks/index.ts';
import type { OnBroken } from '../checks/run/check.ts';
import { notesOf } from '../checks/run/notes-of.ts';
import { runChecks } from '../checks/run/run-checks.ts';
import type { CheckContext } from '../checks/subject.ts';
import type { Expected } from '../documents/recognise/expected.ts';
import type { Verified } from '../file-bytes/signature/verify.ts';
import type { Fingerprints } from '../papers/elsewhere.ts';
import { noNotes, type PaperNotes } from '../papers/paper-notes.ts';
import type { ReadFile } from './read-file.ts';

/** What the checks say of one file, and what is noted of it for checks to come. */
export interface JudgedFile {
  readonly findings: readonly Finding[];
  readonly fingerprints: Fingerprints;
  readonly notes: PaperNotes;
}

export const unjudged: JudgedFile = {
  findings: [],
  fingerprints: { text: null, picture: null },
  notes: noNotes,
};

/** How findings call the file that they are about, as long as it has no name among others. */
export const THIS_FILE = 'file';

interface JudgeOptions {
  readonly context: CheckContext;
  readonly fileName: string | null;
  readonly expected: Expected | null;
  /** What the envelopes are worth in which the paper came. */
  readonly seals: readonly Verified[];
  readonly onBroken?: OnBroken;
}

/** Looks at a file's bytes once more and asks every rule that one file can answer. */
export async function judgeFile(
  bytes: Uint8Array,
  { evidence, readings, drawn, spots, lookedTwice }: ReadFile,
  { context, fileName, expected, seals, onBroken }: JudgeOptions,
): Promise<JudgedFile> {
  const traces = { ...(await lookCloser(bytes, evidence, { drawn, seals })), spots };
  const fingerprints = { text: fingerprintOfText(evidence.pages), picture: traces.picture?.print ?? null };
  const recognisedPages = (evidence.pdf?.pages ?? [])
    .filter(({ layer }) => layer === 'recognised')
    .map(({ number }) => number);
  const notes = {
    ...notesOf(evidence.pages, readings),
    ...(recognisedPages.length > 0 ? { recognisedPages } : {}),
    ...(lookedTwice.length > 0 ? { lookedTwice } : {}),
  };
  const paper = { id: THIS_FILE, fileName, evidence, readings, expected, fingerprints, notes, traces };
  const checks = [...evidenceChecks, ...paperChecks];
  const findings = runChecks({ papers: [paper] }, context, { checks, ...(onBroken ? { onBroken } : {}) });
  return { findings, fingerprints, notes };
}
