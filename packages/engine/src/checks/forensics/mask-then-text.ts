import type { CoveredText } from '../../evidence/pdf/forensics/drawing/covered-text.ts';
import type { Rule } from '../rule.ts';
import { failed, inconclusive, passed } from '../run/judgements.ts';
import type { InspectedPaper } from '../subject.ts';
import { hasFigure } from './ground/figures.ts';
import { fewest, placeOn } from './ground/places.ts';

/** A figure that was hidden whole and replaced is no accident of layout. */
const isReplacedFigure = ({ covered, written, isWhole }: CoveredText): boolean =>
  written !== null && isWhole && (hasFigure(covered) || hasFigure(written));

/** Nothing that was printed lies under a box, with or without something else written on it. */
export const pdfMaskThenText: Rule<InspectedPaper> = {
  id: 'R_PDF_MASK_THEN_TEXT',
  chapter: 'forensics',
  level: 'critical',
  blocking: false,
  reads: [],
  judge: ({ evidence: { pdf }, traces }) => {
    if (!pdf) return null;
    if (!traces?.pdf) return inconclusive();
    const found = traces.pdf.pages.flatMap(({ page, covered }) => covered.map((text) => ({ page, ...text })));
    if (found.length === 0) return passed();
    const replaced = found.filter(({ written }) => written !== null);
    const shown = replaced.length > 0 ? replaced : found;
    const working = fewest(shown).map(({ page, box, covered, written }) =>
      placeOn('text', page, box, written, covered),
    );
    return failed(working, {
      data: { places: shown.length },
      level: found.some(isReplacedFigure) ? 'critical' : 'warning',
      variant: replaced.length > 0 ? 'failed' : 'covered',
    });
  },
};
