import type { Page } from '../../evidence/page.ts';
import type { PdfFacts } from '../../evidence/pdf/facts/pdf-facts.ts';
import type { Rule } from '../rule.ts';
import { failed, inconclusive, passed } from '../run/judgements.ts';
import { ofFile } from '../run/places.ts';
import type { InspectedPaper } from '../subject.ts';
import { DAY_LENGTH, instantOf, isTold } from './ground/moments.ts';
import { programsNamed, tradeOf } from './ground/software.ts';

/** No issuer lays the print of a whole page on its side: somebody turned it, and had to save the file for that. */
const isTurned = ({ origin, frame }: Page): boolean => origin === 'text' && frame !== undefined;

/**
 * Who signs, fills in, marks or stamps a file appends to it, and programs that save files anew say who they are. A file
 * written anew as a whole, days later, under the name of the program that made it, shows neither.
 */
const isExplained = (pdf: PdfFacts, pages: readonly Page[]): boolean =>
  (pages.length > 0 && pages.every(isTurned)) ||
  pdf.revisions.list.length > 1 ||
  pdf.signatures.length > 0 ||
  pdf.annotations.length > 0 ||
  pdf.fields.length > 0 ||
  programsNamed(pdf).length === 0 ||
  programsNamed(pdf).some((program) => savesAnew(program) || modifies.test(program));

const modifies = /modified|stamp|archiv|itext/i;

/**
 * Office programs and most printers make a new file each time, of that very moment: their name does not tell who saved it
 * again days later. These two print as well as save what they were given.
 */
const printsOrSaves = /quartz pdfcontext|ghostscript/i;

const savesAnew = (program: string): boolean => {
  const trade = tradeOf(program);
  return trade === 'printer' ? printsOrSaves.test(program) : trade !== null && trade !== 'office';
};

/** A file that was saved again later may have been changed, or only signed, stamped or archived: a weak sign. */
export const pdfModifiedAfterCreation: Rule<InspectedPaper, 'R_PDF_MODDATE_AFTER_CREATE'> = {
  id: 'R_PDF_MODDATE_AFTER_CREATE',
  chapter: 'forensics',
  level: 'info',
  blocking: false,
  reads: [],
  judge: ({ evidence: { pdf, pages } }) => {
    if (!pdf) return null;
    const { created, modified } = pdf.metadata;
    if (!isTold(created) || !isTold(modified)) return inconclusive();
    const [start, end] = [instantOf(created.at), instantOf(modified.at)];
    if (start === null || end === null) return inconclusive();
    const working = [ofFile('modified', created.at, modified.at)];
    const days = Math.round(Math.abs(end - start) / DAY_LENGTH);
    if (end < start - DAY_LENGTH) return failed(working, { data: { days }, level: 'warning', variant: 'before' });
    if (end <= start + DAY_LENGTH) return passed(working);
    return isExplained(pdf, pages)
      ? failed(working, { data: { days } })
      : failed(working, { data: { days }, level: 'warning', variant: 'unexplained' });
  },
};
