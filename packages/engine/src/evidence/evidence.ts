import type { FileFormat } from './format.ts';
import type { Page } from './page.ts';
import type { PdfFacts } from './pdf/facts/pdf-facts.ts';
import type { PictureFacts } from './picture/picture-facts.ts';

export const evidenceProblems = [
  'empty',
  'encrypted',
  'corrupt',
  'too_many_pages',
  'too_large',
  'unsupported',
  'timeout',
] as const;
export type EvidenceProblem = (typeof evidenceProblems)[number];

/** Everything that can be told about a file without knowing what paper it is. */
export interface Evidence {
  readonly format: FileFormat;
  readonly sha256: string;
  readonly size: number;
  readonly pages: readonly Page[];
  readonly pdf: PdfFacts | null;
  readonly picture: PictureFacts | null;
  /** The content of camt, mt940 and json files. */
  readonly text: string | null;
  /** Why it could not be read, or not all of it. */
  readonly problem: EvidenceProblem | null;
}
