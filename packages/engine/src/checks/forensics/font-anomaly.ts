import type { FontFact, Page } from '../../evidence/page.ts';
import type { Judgement, Rule } from '../rule.ts';
import { failed, inconclusive, passed } from '../run/judgements.ts';
import type { InspectedPaper } from '../subject.ts';
import { fontName } from './ground/figures.ts';
import { oddFigures } from './ground/odd-fonts.ts';
import { once } from './ground/once.ts';
import { fewest, placeOn } from './ground/places.ts';
import { driftsOn } from './ground/rows.ts';

const MOST_ODD = 4;

/** A tag before the name says that the file holds a selection of letters of that font, for nothing else may bear one. */
const isAbsent = ({ name, embedded }: FontFact): boolean => fontName(name).subset !== null && !embedded;

/** Words in letters that the file says to bring along and does not: the font was taken out, or its name written by hand. */
function judgeAbsent(pages: readonly Page[]): Judgement | null {
  const found = pages.flatMap((page) =>
    page.fonts.flatMap((font, place) => {
      const word = isAbsent(font) ? page.words.find((one) => one.font === place) : undefined;
      return word ? [placeOn('font', page.number, word.box, font.name)] : [];
    }),
  );
  return found.length === 0
    ? null
    : failed(fewest(found), { data: { fonts: found.length }, variant: 'absent', level: 'warning' });
}

/** Figures are printed in the letters of their neighbours. An odd font warns; one that is also out of line is worse. */
export const pdfFontAnomaly: Rule<InspectedPaper> = once({
  id: 'R_PDF_FONT_ANOMALY',
  chapter: 'forensics',
  level: 'critical',
  blocking: false,
  reads: [],
  judge: ({ evidence: { pdf, pages } }) => {
    if (!pdf) return null;
    const printed = pages.filter(({ number }) =>
      pdf.pages.some((page) => page.number === number && page.layer === 'printed'),
    );
    const odd = oddFigures(printed);
    if (odd === null || odd.length > MOST_ODD) return judgeAbsent(printed) ?? inconclusive();
    if (odd.length === 0) return judgeAbsent(printed) ?? passed();
    const drifting = new Set(printed.flatMap(driftsOn).map(({ word }) => word));
    const working = fewest(odd).map(({ page, word, font, usual }) => placeOn('font', page, word.box, font, usual));
    const level = odd.some(({ word }) => drifting.has(word)) ? 'critical' : 'warning';
    return failed(working, { data: { places: odd.length }, level });
  },
});
