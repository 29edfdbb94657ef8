import { createHash } from 'node:crypto';
import type { Evidence, EvidenceProblem } from './evidence.ts';
import { detectFormat, type FileFormat, isPicture, isStructured } from './format.ts';
import { type Limits, limits } from './limits.ts';
import type { Ocr } from './ocr/ocr.ts';
import type { OnPdfPage } from './pdf/read-page.ts';
import { readPdf } from './pdf/read-pdf.ts';
import { readPicture } from './picture/read-picture.ts';
import type { SettledLines } from './scan/zone-first.ts';
import { decodeText } from './text.ts';
import { createWork, type Work } from './work/work.ts';

export interface ReadOptions {
  /** Reads words from pixels; null leaves scans and pictures without words. */
  readonly ocr: Ocr | null;
  readonly limits?: Limits;
  /** Pays for pages that must be recognised; what it cannot pay for stays unread. */
  readonly work?: Work;
  /** Which lines of a zone are not read as words once more; none when nobody says. */
  readonly settledLines?: SettledLines;
  /** Looks at each page of a PDF while it is open. */
  readonly onPdfPage?: OnPdfPage;
  /** Numbers of pages of a PDF whose letters are not believed: they are read from their pixels. */
  readonly doubted?: ReadonlySet<number>;
}

type Content = Pick<Evidence, 'pages' | 'pdf' | 'picture' | 'text' | 'problem'>;

const refused = (problem: EvidenceProblem): Content => ({ pages: [], pdf: null, picture: null, text: null, problem });

async function contentOf(bytes: Uint8Array, format: FileFormat, options: Required<ReadOptions>): Promise<Content> {
  if (bytes.length === 0) return refused('empty');
  if (bytes.length > options.limits.bytes) return refused('too_large');
  if (format === 'pdf') return { ...refused('corrupt'), ...(await readPdf(bytes, options)) };
  if (isStructured(format)) return { ...refused('corrupt'), text: decodeText(bytes), problem: null };
  if (isPicture(format)) return { ...refused('corrupt'), ...(await readPicture(bytes, options)) };
  return refused('unsupported');
}

/** Reads a stranger's file into pages of words with their places. What cannot be read is said as data, not thrown. */
export async function readEvidence(bytes: Uint8Array, options: ReadOptions): Promise<Evidence> {
  const format = detectFormat(bytes);
  const sha256 = createHash('sha256').update(bytes).digest('hex');
  const { limits: own = limits } = options;
  const full = {
    limits: own,
    work: createWork(own.recognition),
    onPdfPage: () => undefined,
    settledLines: () => [],
    doubted: new Set<number>(),
    ...options,
  } satisfies Required<ReadOptions>;
  return { format, sha256, size: bytes.length, ...(await contentOf(bytes, format, full)) };
}
