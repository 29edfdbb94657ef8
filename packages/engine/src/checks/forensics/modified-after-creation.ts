import type { PdfFacts } from '../../evidence/pdf/facts/pdf-facts.ts';
import type { Rule } from '../rule.ts';
import { failed, inconclusive, passed } from '../run/judgements.ts';
import { ofFile } from '../run/places.ts';
import type { InspectedPaper } from '../subject.ts';
import { DAY_LENGTH, instantOf, isTold } from './ground/moments.ts';
import { programsNamed, tradeOf } from './ground/software.ts';

/**
 * Who signs, fills in, marks or stamps a file appends to it, and programs that save files anew say who they are. A file
 * written anew as a whole, days later, under the name of the program that made it, shows neither.
 */
const isExplained = (pdf: PdfFacts): boolean =>
  pdf.revisions.list.length > 1 ||
  pdf.signatures.length > 0 ||
  pdf.annotations.length > 0 ||
  pdf.fields.length > 0 ||
  programsNamed(pdf).length === 0 ||
  programsNamed(pdf).some((program) => tradeOf(program) !== null || modifies.test(program));

const modifies = /modified|stamp|archiv|itext/i;

/** A file that was saved again later may have been changed, or only signed, stamped or archived: a weak sign. */
export const pdfModifiedAfterCreation: Rule<InspectedPaper, 'R_PDF_MODDATE_AFTER_CREATE'> = {
  id: 'R_PDF_MODDATE_AFTER_CREATE',
  chapter: 'forensics',
  level: 'info',
  blocking: false,
  reads: [],
  judge: ({ evidence: { pdf } }) => {
    if (!pdf) return null;
    const { created, modified } = pdf.metadata;
    if (!isTold(created) || !isTold(modified)) return inconclusive();
    const [start, end] = [instantOf(created.at), instantOf(modified.at)];
    if (start === null || end === null) return inconclusive();
    const working = [ofFile('modified', created.at, modified.at)];
    const days = Math.round(Math.abs(end - start) / DAY_LENGTH);
    if (end < start - DAY_LENGTH) return failed(working, { data: { days }, level: 'warning', variant: 'before' });
    if (end <= start + DAY_LENGTH) return passed(working);
    return isExplained(pdf)
      ? failed(working, { data: { days } })
      : failed(working, { data: { days }, level: 'warning', variant: 'unexplained' });
  },
};
