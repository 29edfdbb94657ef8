import type { Rule } from '../rule.ts';
import { failed, inconclusive, passed } from '../run/judgements.ts';
import type { InspectedPaper } from '../subject.ts';
import { oddFigures } from './ground/odd-fonts.ts';
import { once } from './ground/once.ts';
import { fewest, placeOn } from './ground/places.ts';
import { printedPages } from './ground/printed-pages.ts';
import { driftsOn } from './ground/rows.ts';

const MOST_ODD = 4;

/** Figures are printed in the letters of their neighbours. An odd font warns; one that is also out of line is worse. */
export const pdfFontAnomaly: Rule<InspectedPaper, 'R_PDF_FONT_ANOMALY'> = once({
  id: 'R_PDF_FONT_ANOMALY',
  chapter: 'forensics',
  level: 'critical',
  blocking: false,
  means: {
    traits: ['trace'],
  },
  reads: [],
  judge: (paper) => {
    const printed = printedPages(paper);
    if (!printed) return null;
    const odd = oddFigures(printed);
    if (odd === null || odd.length > MOST_ODD) return inconclusive();
    if (odd.length === 0) return passed();
    const drifting = new Set(printed.flatMap(driftsOn).map(({ word }) => word));
    const working = fewest(odd).map(({ page, word, font, usual }) => placeOn('font', page, word.box, font, usual));
    const level = odd.some(({ word }) => drifting.has(word)) ? 'critical' : 'warning';
    return failed(working, { data: { places: odd.length }, level });
  },
});
