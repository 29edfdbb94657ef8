import type { CoveredText } from '../../traces/pdf/drawing/covered-text.ts';
import type { Rule } from '../rule.ts';
import { failed, inconclusive, passed } from '../run/judgements.ts';
import type { InspectedPaper } from '../subject.ts';
import { hasFigure, isAmount } from './ground/figures.ts';
import { fewest, placeShownOn } from './ground/places.ts';
import { isFurniture } from './ground/repeated-print.ts';
import { isFactAt, saysOther } from './ground/told-places.ts';
import { pastedOnScan, typedOnScan } from './ground/typed-on-scan.ts';

/** What a picture shows in place of the words under it, nobody has read; that it lies there is enough. */
const isPasted = ({ written, by, isOfOneLine, covered }: CoveredText): boolean =>
  written === null && by === 'picture' && (isOfOneLine || isAmount(covered));

/** A figure that was hidden whole and replaced is no accident of layout. */
const isReplacedFigure = (text: CoveredText): boolean =>
  (text.written !== null || isPasted(text)) &&
  text.isWhole &&
  (hasFigure(text.covered) || hasFigure(text.written ?? ''));

/** Black bars are how owners keep to themselves what is nobody's business; amounts are somebody's. */
const isBlackened = ({ written, by, isWhite, covered }: CoveredText): boolean =>
  written === null && by === 'fill' && !isWhite && !isAmount(covered);

/** Nothing that was printed lies under a box, with or without something else written on it. */
export const pdfMaskThenText: Rule<InspectedPaper, 'R_PDF_MASK_THEN_TEXT'> = {
  id: 'R_PDF_MASK_THEN_TEXT',
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
      .flatMap(({ page, covered }) => covered.map((text) => ({ page, ...text })))
      .filter(
        ({ page, box, covered, written }) =>
          !isFurniture({ pages, readings }, { page, box, under: covered, over: written ?? '' }),
      );
    const typed = [...typedOnScan(pdf, traces.pdf), ...pastedOnScan(pages, traces.pdf)];
    if (typed.length > 0) {
      const working = fewest(typed).map(({ page, box, text }) => placeShownOn(pages, 'typed', page, box, text));
      const level = typed.some(({ isOnCover }) => isOnCover) ? 'critical' : 'warning';
      return failed(working, { data: { places: typed.length }, level, variant: 'typed' });
    }
    if (found.length === 0) return passed();
    const replaced = found.filter(({ written }) => written !== null);
    const pasted = found.filter(isPasted);
    const shown = [replaced, pasted, found].find(({ length }) => length > 0) ?? [];
    const working = fewest(shown).map(({ page, box, covered, written }) =>
      placeShownOn(pages, 'text', page, box, written, covered),
    );
    const data = { places: shown.length };
    const isReplacedFact = replaced.some(
      ({ page, box, covered, written }) => saysOther(covered, written ?? '') && isFactAt(readings, page, box),
    );
    if (found.every(isBlackened)) return failed(working, { data, level: 'info', variant: 'blackened' });
    return failed(working, {
      data,
      level: isReplacedFact || found.some(isReplacedFigure) ? 'critical' : 'warning',
      variant: replaced.length > 0 ? 'failed' : pasted.length > 0 ? 'picture' : 'covered',
    });
  },
};
