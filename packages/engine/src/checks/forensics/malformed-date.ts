import { addDays } from '@vesta/domain/dates/add-days';
import type { Rule } from '../rule.ts';
import { failed, inconclusive, passed } from '../run/judgements.ts';
import { ofFile } from '../run/places.ts';
import type { InspectedPaper } from '../subject.ts';
import { dayOfMoment } from './ground/moments.ts';

/** Programs write dates in one shape; hands do not. Dates to come were written by a clock that somebody had set. */
export const pdfMalformedDate: Rule<InspectedPaper, 'R_PDF_MALFORMED_DATE'> = {
  id: 'R_PDF_MALFORMED_DATE',
  chapter: 'forensics',
  level: 'info',
  blocking: false,
  reads: [],
  judge: ({ evidence: { pdf } }, { today }) => {
    if (!pdf) return null;
    const dates = [pdf.metadata.created, pdf.metadata.modified].filter((date) => date !== null);
    if (dates.length === 0) return inconclusive();
    const broken = dates.filter(({ at }) => at === null);
    if (broken.length > 0) return failed(broken.map(({ raw }) => ofFile('date', null, raw)));
    const tomorrow = addDays(today, 1) ?? today;
    const coming = dates.filter((date) => (dayOfMoment(date) ?? today) > tomorrow);
    if (coming.length === 0) return passed();
    return failed(
      coming.map(({ at }) => ofFile('date', tomorrow, at)),
      { level: 'warning', variant: 'future' },
    );
  },
};
