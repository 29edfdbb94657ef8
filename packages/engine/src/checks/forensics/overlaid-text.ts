import type { Rule } from '../rule.ts';
import { failed, inconclusive, passed } from '../run/judgements.ts';
import type { InspectedPaper } from '../subject.ts';
import { hasFigure } from './ground/figures.ts';
import { fewest, placeOn } from './ground/places.ts';
import { isFurniture } from './ground/repeated-print.ts';

/** No two texts are printed in one place. */
export const pdfOverlaidText: Rule<InspectedPaper, 'R_PDF_OVERLAID_TEXT'> = {
  id: 'R_PDF_OVERLAID_TEXT',
  chapter: 'forensics',
  level: 'critical',
  blocking: false,
  means: {
    traits: ['trace'],
  },
  reads: [],
  judge: ({ evidence: { pdf, pages }, traces, readings }) => {
    if (!pdf) return null;
    if (!traces?.pdf) return inconclusive();
    const found = traces.pdf.pages
      .flatMap(({ page, overlaid }) => overlaid.map((text) => ({ page, ...text })))
      .filter((text) => !isFurniture({ pages, readings }, text));
    if (found.length === 0) return passed();
    const working = fewest(found).map(({ page, box, under, over }) => placeOn('text', page, box, over, under));
    // Long names run into the next column by themselves; figures over figures do not.
    const isFigure = found.some(({ under, over }) => hasFigure(under) && hasFigure(over));
    return failed(working, { data: { places: found.length }, level: isFigure ? 'critical' : 'warning' });
  },
};
