import { around, type Box, sharedHeight, sharedWidth } from '../../../evidence/geometry.ts';
import type { Page } from '../../../evidence/page.ts';
import { bandsOf } from '../../../extraction/bands.ts';
import type { Span } from './layouts.ts';
import type { PlacedZone } from './placed-zone.ts';
import { isAgreed, type Names, namesSpanOf, votedZone } from './voted-zone.ts';
import { zoneSigns } from './zone-letters.ts';
import { readNames } from './zone-names.ts';

/** The same line as the reader of words has it, in signs of a zone. */
export const wordsOnLine = (page: Page, box: Box): string[] =>
  bandsOf(page.words).flatMap((band) => {
    const place = around(band.words.map((word) => word.box));
    if (sharedHeight(place, box) < 0.6 || sharedWidth(place, box) < 0.5) return [];
    return [zoneSigns(band.text)];
  });

/** The names as the words of the same line have them, whether or not the rest of their zone made sense. */
export const namesInWords = (page: Page, box: Box, span: Span): Names[] =>
  wordsOnLine(page, box).map((line) => readNames(line.slice(span.from, span.to)));

/** What the looks at a zone say together; where they differ about the names, the words of that line have a say. */
export function withWordsOfNames(readings: readonly PlacedZone[], page: Page): PlacedZone | null {
  const zone = votedZone(readings, []);
  const span = zone && namesSpanOf(zone);
  const box = span ? zone.lineBoxes[span.line] : undefined;
  if (!span || !box || isAgreed(readings, [])) return zone;
  const others = namesInWords(page, box, span);
  return isAgreed(readings, others) ? votedZone(readings, others) : zone;
}
