import type { Day } from '@vesta/domain/dates/day';
import { filedByReceipt } from './documents/fiscal/filed-by-receipt.ts';
import { documentReaders } from './documents/index.ts';
import type { Expected } from './documents/recognise/expected.ts';
import { readPapers } from './documents/recognise/read-papers.ts';
import { readStructured } from './documents/structured/read-structured.ts';
import type { Ocr, OcrLanguage } from './evidence/ocr/ocr.ts';
import { readEvidence } from './evidence/read-evidence.ts';
import { zoneReader } from './evidence/zone/read-zone.ts';
import { assemble } from './pipeline/assemble.ts';
import type { Inspection } from './pipeline/inspection.ts';

export interface InspectOptions {
  readonly today: Day;
  /** What the file is said to be; a paper of another kind is then told by its name. */
  readonly expected?: Expected;
  readonly fileName?: string;
  /** Reads words from pixels; without it scans and pictures stay without words. */
  readonly ocr?: Ocr | null;
  readonly languages?: readonly OcrLanguage[];
}

/** Reads a stranger's file: what it is, what it says, where that stands, and what confirms it. */
export async function inspectFile(bytes: Uint8Array, options: InspectOptions): Promise<Inspection> {
  const { today, expected = null, fileName = null, ocr = null, languages } = options;
  const evidence = await readEvidence(bytes, { ocr, ...(languages ? { languages } : {}) });
  const readings =
    evidence.text === null
      ? await readPapers(evidence.pages, documentReaders, { today, readZone: zoneReader(bytes, evidence) })
      : (readStructured(evidence.text) ?? []);
  return assemble(evidence, filedByReceipt(readings), { expected, name: fileName });
}
