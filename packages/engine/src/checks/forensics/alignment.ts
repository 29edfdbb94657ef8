import type { Rule } from '../rule.ts';
import { failed, inconclusive, passed } from '../run/judgements.ts';
import { reckoned } from '../run/places.ts';
import type { InspectedPaper } from '../subject.ts';
import { amountsOn } from './ground/figures.ts';
import { once } from './ground/once.ts';
import { fewest, placeOn } from './ground/places.ts';
import { printedPages } from './ground/printed-pages.ts';
import { driftsOn } from './ground/rows.ts';

const FEWEST_AMOUNTS = 8;
/** Where many stray, the layout is untidy by itself. */
const MOST_STRAYS = 3;
const LARGEST_SHARE = 0.1;

/** Figures keep to the lines and edges of their neighbours: a program prints them so, a hand rarely does. */
export const pdfAlignment: Rule<InspectedPaper, 'R_PDF_ALIGNMENT'> = once({
  id: 'R_PDF_ALIGNMENT',
  chapter: 'forensics',
  level: 'warning',
  blocking: false,
  means: {
    traits: ['trace'],
  },
  reads: [],
  judge: (paper) => {
    const printed = printedPages(paper);
    if (!printed) return null;
    const amounts = printed.reduce((sum, page) => sum + amountsOn(page).length, 0);
    const drifts = printed.flatMap(driftsOn);
    // A sentence keeps to its line however few figures the paper has.
    const inText = drifts.filter(({ way }) => way === 'text').length;
    if (amounts < FEWEST_AMOUNTS && inText === 0) return inconclusive([reckoned('figures', FEWEST_AMOUNTS, amounts)]);
    if (drifts.length === 0) return passed();
    if (drifts.length > MOST_STRAYS || drifts.length - inText > amounts * LARGEST_SHARE) return inconclusive();
    const working = fewest(drifts).map(({ page, word, by, way }) =>
      placeOn(`${way} offset`, page, word.box, Math.round(by * 10) / 10, 0),
    );
    return failed(working, { data: { places: drifts.length } });
  },
});
