import type { ReportPaper } from './paper/report-paper.ts';
import { tagPdf } from './tags/tag-pdf.ts';
import { setPaper } from './typst/set-paper.ts';

/** A report on paper: set, and tagged for those who listen. Not sealed yet. */
export const printPaper = async (paper: ReportPaper): Promise<Uint8Array> =>
  tagPdf(setPaper('report.typ', paper), paper.alts);
