import type { Page } from '../../evidence/page.ts';
import type { PdfFacts } from '../../evidence/pdf/facts/pdf-facts.ts';
import type { LyingWord } from '../../traces/pdf/content/lying-words.ts';
import type { HiddenText } from '../../traces/pdf/drawing/hidden-text.ts';
import type { LyingFont } from '../../traces/pdf/file/lying-letters.ts';
import type { EvidencePlace, Judgement, Rule } from '../rule.ts';
import { failed, inconclusive, passed } from '../run/judgements.ts';
import type { InspectedPaper } from '../subject.ts';
import { hasFigure } from './ground/figures.ts';
import { once } from './ground/once.ts';
import { fewest, placeOn } from './ground/places.ts';
import { wordAt } from './ground/words-at.ts';
import { judgeLayer } from './layer/judge-layer.ts';
import type { SpotCheck } from './layer/spot-check.ts';

interface Hidden extends HiddenText {
  readonly page: number;
}

/** Names that programs leave of themselves. */
const harmless = /powered ?by|tcpdf|evaluation|www\./i;

const liesUnderFigure = (page: Page | undefined, { box }: Hidden): boolean =>
  page?.words.some(
    (word) =>
      hasFigure(word.text) &&
      word.box.left < box.right &&
      word.box.right > box.left &&
      word.box.top < box.bottom &&
      word.box.bottom > box.top,
  ) ?? false;

/** Figures set in a font that draws other digits than it tells. */
const toldOtherwise = (pages: readonly Page[], lying: readonly LyingFont[]): EvidencePlace[] =>
  lying.flatMap(({ page: number, font }) => {
    const page = pages.find((one) => one.number === number);
    const places = page?.fonts.flatMap(({ name }, place) => (name === font ? [place] : [])) ?? [];
    const words = page?.words.filter((word) => places.includes(word.font) && /\d/.test(word.text)) ?? [];
    return words.map(({ box, text }) => placeOn('other_digits', number, box, text));
  });

/** Figures that the file tells machines to read otherwise than they are drawn. */
const markedOtherwise = (pages: readonly Page[], lying: readonly LyingWord[]): EvidencePlace[] =>
  lying.map(({ page, x, y, drawn, told }) =>
    placeOn('other_digits', page, wordAt(pages, page, x, y)?.box ?? null, told, drawn),
  );

/** What the words below a scan are worth; null where there are none, or nothing was read from them. */
function judgeBelowScan({ pages }: PdfFacts, spots: readonly SpotCheck[] | null): Judgement | null {
  if (!pages.some(({ layer }) => layer === 'recognised')) return null;
  if (spots === null) return inconclusive([], { variant: 'unread_layer' });
  return spots.length > 0 ? judgeLayer(spots) : null;
}

/**
 * Nothing is hidden on a page that people read. Banks and payroll offices put white marks for their own machines on
 * papers, so only hidden figures count, and most where they lie under printed ones.
 */
export const pdfHiddenText: Rule<InspectedPaper, 'R_PDF_HIDDEN_TEXT'> = once({
  id: 'R_PDF_HIDDEN_TEXT',
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
    const written = pdf.pages.filter(({ layer }) => layer === 'printed' || layer === 'half');
    const printed = new Set(written.map(({ number }) => number));
    const all = traces.pdf.pages.flatMap(({ page, hidden }) => hidden.map((text): Hidden => ({ page, ...text })));
    // Under a scan, letters without ink are what its software read.
    const onPrinted = all.filter(({ page, why }) => printed.has(page) && why !== 'outside');
    const found = onPrinted.filter(({ text }) => hasFigure(text) && !harmless.test(text));
    const layers = traces.pdf.hiddenLayers;
    const told = [...toldOtherwise(pages, traces.pdf.lyingFonts), ...markedOtherwise(pages, traces.pdf.lyingWords)];
    if (told.length > 0) return failed(fewest(told), { data: { places: told.length }, variant: 'lying' });
    if (found.length === 0 && layers.length === 0) {
      const below = judgeBelowScan(pdf, traces.spots ?? null);
      if (below) return below;
      return onPrinted.length > 0
        ? passed([], { variant: 'machine_marks', data: { places: onPrinted.length } })
        : passed();
    }
    const working = [
      ...fewest(found).map(({ page, box, text, why }) => placeOn(why, page, box, text)),
      ...layers.map((page) => placeOn('layer', page, null, 'off', 'on')),
    ];
    const isUnder = found.some((hidden) =>
      liesUnderFigure(
        pages.find(({ number }) => number === hidden.page),
        hidden,
      ),
    );
    return failed(working, {
      data: { places: working.length },
      level: isUnder ? 'critical' : 'warning',
      variant: found.length > 0 ? 'failed' : 'layer',
    });
  },
});
