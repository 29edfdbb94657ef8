import type { Rule } from '../rule.ts';
import { failed, inconclusive, passed } from '../run/judgements.ts';
import { ofFile } from '../run/places.ts';
import type { InspectedPaper } from '../subject.ts';
import { DAY_LENGTH, instantOf, isTold } from './ground/moments.ts';

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
    return end > start + DAY_LENGTH ? failed(working, { data: { days } }) : passed(working);
  },
};
