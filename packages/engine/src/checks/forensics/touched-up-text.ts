import type { Page } from '../../evidence/page.ts';
import type { PdfFacts } from '../../evidence/pdf/facts/pdf-facts.ts';
import type { PdfTraces } from '../../traces/pdf/pdf-traces.ts';
import type { Judgement, Rule } from '../rule.ts';
import { failed, inconclusive, passed } from '../run/judgements.ts';
import type { InspectedPaper } from '../subject.ts';
import { hasFigure } from './ground/figures.ts';
import { isSavedLater } from './ground/moments.ts';
import { fewest, placeOn } from './ground/places.ts';
import { wordAt } from './ground/words-at.ts';

/** Acrobat leaves a point before the text that it changed; the text is found by its place. */
function judgePoints({ editorPoints }: PdfTraces, pages: readonly Page[]): Judgement | null {
  if (editorPoints.length === 0) return null;
  const found = editorPoints.map(({ page, x, y }) => ({ page, word: wordAt(pages, page, x, y) }));
  const working = fewest(found).map(({ page, word }) => placeOn('text', page, word?.box ?? null, word?.text ?? null));
  const level = found.some(({ word }) => word && hasFigure(word.text)) ? 'critical' : 'warning';
  return failed(working, { data: { places: found.length }, level });
}

/** Whoever types a figure anew puts it where it stood, in numbers that a person writes. */
function judgeRounded({ roundedPlaces }: PdfTraces, pages: readonly Page[]): Judgement | null {
  if (roundedPlaces.length === 0) return null;
  const working = fewest(roundedPlaces).map(({ page, x, y }) => {
    const word = wordAt(pages, page, x, y);
    return placeOn('place', page, word?.box ?? null, word?.text ?? null);
  });
  return failed(working, { data: { places: roundedPlaces.length }, level: 'warning', variant: 'retyped' });
}

/** What an editor adds without a mark, it draws at the end: a whole booking amid others that were drawn before it. */
function judgeAppended({ pages }: PdfTraces): Judgement | null {
  const rows = pages.flatMap(({ page, appended }) => appended.map((row) => ({ page, ...row })));
  if (rows.length === 0) return null;
  const working = fewest(rows).map(({ page, box, text }) => placeOn('drawn last', page, box, text));
  return failed(working, { data: { places: rows.length }, level: 'warning', variant: 'appended' });
}

/**
 * Print that was written anew while the rest of the file stayed as it was. Where nothing beside it bears that out, the
 * file has to say itself that it was saved later.
 */
function judgeRewritten({ rewritten }: PdfTraces, pdf: PdfFacts): Judgement | null {
  if (rewritten.pages.length === 0 || !(rewritten.isBorneOut || isSavedLater(pdf))) return null;
  const working = fewest(rewritten.pages).map((page) => placeOn('page', page, null, null));
  return failed(working, { data: { places: rewritten.pages.length }, level: 'warning', variant: 'rewritten' });
}

/** Editing programs mark what they changed. Issuers edit their own blank forms, so words alone weigh less than figures. */
export const pdfTouchedUpText: Rule<InspectedPaper, 'R_PDF_TOUCHUP_TEXT'> = {
  id: 'R_PDF_TOUCHUP_TEXT',
  chapter: 'forensics',
  level: 'critical',
  blocking: false,
  means: {
    traits: ['trace'],
  },
  reads: [],
  judge: ({ evidence: { pdf, pages }, traces }) => {
    if (!pdf) return null;
    if (!traces?.pdf) return inconclusive();
    const found = traces.pdf.pages.flatMap(({ page, touchedUp }) => touchedUp.map((text) => ({ page, ...text })));
    if (found.length === 0)
      return (
        judgePoints(traces.pdf, pages) ??
        judgeRounded(traces.pdf, pages) ??
        judgeAppended(traces.pdf) ??
        judgeRewritten(traces.pdf, pdf) ??
        passed()
      );
    const working = fewest(found).map(({ page, box, text }) => placeOn('text', page, box, text));
    const level = found.some(({ text }) => hasFigure(text)) ? 'critical' : 'warning';
    return failed(working, { data: { places: found.length }, level });
  },
};
