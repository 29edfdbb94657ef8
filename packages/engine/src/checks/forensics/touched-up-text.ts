import type { Rule } from '../rule.ts';
import { failed, inconclusive, passed } from '../run/judgements.ts';
import type { InspectedPaper } from '../subject.ts';
import { hasFigure } from './ground/figures.ts';
import { fewest, placeOn } from './ground/places.ts';

/** Editing programs mark what they changed. Issuers edit their own blank forms, so words alone weigh less than figures. */
export const pdfTouchedUpText: Rule<InspectedPaper> = {
  id: 'R_PDF_TOUCHUP_TEXT',
  chapter: 'forensics',
  level: 'critical',
  blocking: false,
  reads: [],
  judge: ({ evidence: { pdf }, traces }) => {
    if (!pdf) return null;
    if (!traces?.pdf) return inconclusive();
    const found = traces.pdf.pages.flatMap(({ page, touchedUp }) => touchedUp.map((text) => ({ page, ...text })));
    if (found.length === 0) return passed();
    const working = fewest(found).map(({ page, box, text }) => placeOn('text', page, box, text));
    const level = found.some(({ text }) => hasFigure(text)) ? 'critical' : 'warning';
    return failed(working, { data: { places: found.length }, level });
  },
};
