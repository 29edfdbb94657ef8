import type { Page } from '../../evidence/page.ts';
import type { Judgement, Rule } from '../rule.ts';
import { failed, inconclusive, passed } from '../run/judgements.ts';
import type { InspectedPaper } from '../subject.ts';
import { broughtWords } from './ground/brought-letters.ts';
import { oddFigures } from './ground/odd-fonts.ts';
import { once } from './ground/once.ts';
import { fewest, placeOn } from './ground/places.ts';
import { printedPages } from './ground/printed-pages.ts';
import { driftsOn } from './ground/rows.ts';

const MOST_ODD = 4;

/** Words in a second, whole copy of letters that the paper is set in: figures, but names and days as well. */
function judgeBrought(pages: readonly Page[]): Judgement | null {
  const brought = broughtWords(pages);
  if (brought.length === 0) return null;
  const working = fewest(brought).map(({ page, word, font, usual }) => placeOn('font', page, word.box, font, usual));
  return failed(working, { data: { places: brought.length }, level: 'warning', variant: 'brought' });
}

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
    if (odd === null || odd.length > MOST_ODD) return judgeBrought(printed) ?? inconclusive();
    if (odd.length === 0) return judgeBrought(printed) ?? passed();
    const drifting = new Set(printed.flatMap(driftsOn).map(({ word }) => word));
    const working = fewest(odd).map(({ page, word, font, usual }) => placeOn('font', page, word.box, font, usual));
    const level = odd.some(({ word }) => drifting.has(word)) ? 'critical' : 'warning';
    return failed(working, { data: { places: odd.length }, level });
  },
});
