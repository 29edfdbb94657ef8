import type { ApplicantData } from './checks/applicant.ts';
import type { OnBroken } from './checks/run/check.ts';
import type { CheckContext } from './checks/subject.ts';
import type { Expected } from './documents/recognise/expected.ts';
import { assemble } from './pipeline/assemble.ts';
import type { Inspection } from './pipeline/inspection.ts';
import { judgeFile, unjudged } from './pipeline/judge-file.ts';
import { type ReadOptions, readFile } from './pipeline/read-file.ts';

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
  const read = await readFile(bytes, { ...options, looksCloser: checks });
  const context = { today, applicant, ...(birthplaceCodes ? { birthplaceCodes } : {}) };
  const about = { context, fileName, expected, ...(onBroken ? { onBroken } : {}) };
  const judged = checks ? await judgeFile(bytes, read, about) : unjudged;
  return assemble(read.evidence, read.readings, { expected, name: fileName, judged });
}
