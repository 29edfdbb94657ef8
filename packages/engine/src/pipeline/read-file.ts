import type { Day } from '@vesta/domain/dates/day';
import { filedByReceipt } from '../documents/fiscal/filed-by-receipt.ts';
import { settledZoneLines } from '../documents/identity/mrz/settled-lines.ts';
import { documentReaders } from '../documents/index.ts';
import type { Reading } from '../documents/reading.ts';
import { readPapers } from '../documents/recognise/read-papers.ts';
import { readStructured } from '../documents/structured/read-structured.ts';
import type { Evidence } from '../evidence/evidence.ts';
import type { Ocr, OcrLanguage } from '../evidence/ocr/ocr.ts';
import { type DrawnPage, openPageTraces } from '../evidence/pdf/forensics/drawing/page-traces.ts';
import { readEvidence } from '../evidence/read-evidence.ts';
import { zoneReader } from '../evidence/zone/read-zone.ts';

export interface ReadOptions {
  readonly today: Day;
  /** Reads words from pixels; without it scans and pictures stay without words. */
  readonly ocr?: Ocr | null;
  readonly languages?: readonly OcrLanguage[];
  /** Whether pages are looked at for traces of later hands while they are open. */
  readonly looksCloser?: boolean;
}

export interface ReadFile {
  readonly evidence: Evidence;
  readonly readings: readonly Reading[];
  /** Null where nobody looked. */
  readonly drawn: readonly DrawnPage[] | null;
}

/** What stands on the pages of a file, and which papers those are. */
export async function readFile(bytes: Uint8Array, options: ReadOptions): Promise<ReadFile> {
  const { today, ocr = null, languages, looksCloser = false } = options;
  const drawn: DrawnPage[] = [];
  const evidence = await readEvidence(bytes, {
    ocr,
    settledLines: settledZoneLines,
    ...(languages ? { languages } : {}),
    ...(looksCloser ? { onPdfPage: (pdf, page, index) => void drawn.push(openPageTraces(pdf, page, index)) } : {}),
  });
  const readings =
    evidence.text === null
      ? await readPapers(evidence.pages, documentReaders, { today, readZone: zoneReader(bytes, evidence) })
      : (readStructured(evidence.text) ?? []);
  return { evidence, readings: filedByReceipt(readings), drawn: looksCloser ? drawn : null };
}
