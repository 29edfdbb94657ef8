import { createHash } from 'node:crypto';
import type { OnBroken } from './checks/run/check.ts';
import type { CheckContext } from './checks/subject.ts';
import type { Expected } from './documents/recognise/expected.ts';
import { openEnvelope } from './file-bytes/envelope/open-envelope.ts';
import type { ApplicantData } from './papers/applicant.ts';
import { assemble } from './pipeline/assemble.ts';
import type { Inspection } from './pipeline/inspection.ts';
import { judgeFile, unjudged } from './pipeline/judge-file.ts';
import { type ReadFile, type ReadOptions, readFile } from './pipeline/read-file.ts';

export interface InspectOptions extends Omit<ReadOptions, 'looksCloser'> {
  /** What the file is said to be; a paper of another kind is then told by its name. */
  readonly expected?: Expected;
  readonly fileName?: string;
  /** Whose paper it should be; without it the paper is looked at by itself. */
  readonly applicant?: ApplicantData | null;
  /** False reads only: no closer look at the bytes, no findings. */
  readonly checks?: boolean;
  /** Codes under which fiscal codes know a place; without it only large towns are known. */
  readonly birthplaceCodes?: CheckContext['birthplaceCodes'];
  readonly onBroken?: OnBroken;
}

/** A file is known by the bytes that were handed in, whatever was taken out of them. */
function ofFile(bytes: Uint8Array, read: ReadFile): ReadFile {
  if (bytes.length === read.evidence.size) return read;
  const sha256 = createHash('sha256').update(bytes).digest('hex');
  return { ...read, evidence: { ...read.evidence, sha256, size: bytes.length } };
}

/** Reads a stranger's file: what it is, what it says, where that stands, what confirms it, and what does not add up. */
export async function inspectFile(bytes: Uint8Array, options: InspectOptions): Promise<Inspection> {
  const {
    today,
    expected = null,
    fileName = null,
    applicant = null,
    checks = true,
    birthplaceCodes,
    onBroken,
  } = options;
  const { bytes: paper, seals } = openEnvelope(bytes);
  const read = ofFile(bytes, await readFile(paper, { ...options, looksCloser: checks }));
  const context = { today, applicant, ...(birthplaceCodes ? { birthplaceCodes } : {}) };
  const about = { context, fileName, expected, seals, ...(onBroken ? { onBroken } : {}) };
  const judged = checks ? await judgeFile(paper, read, about) : unjudged;
  return assemble(read.evidence, read.readings, { expected, name: fileName, judged, work: read.work });
}
