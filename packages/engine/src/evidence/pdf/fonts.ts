import type { FontFact } from '../page.ts';
import { borrow, type Pdfium, textAt } from './pdfium.ts';

const LONGEST_NAME = 256;

function factOf(library: Pdfium, font: number): FontFact {
  const { calls } = library;
  return borrow(library, LONGEST_NAME, (address) => {
    const length = calls.FPDFFont_GetBaseFontName(font, address, LONGEST_NAME);
    const name = length > 0 && length <= LONGEST_NAME ? textAt(library, address, length) : '';
    return { name, embedded: calls.FPDFFont_GetIsEmbedded(font) === 1 };
  });
}

/** Finds the place of an object's font in the list, adding it when it is new: a name is fetched once, not per letter. */
export function fontLookup(library: Pdfium, fonts: FontFact[]): (object: number) => number {
  const places = new Map<number, number>();
  return (object) => {
    const font = object ? library.calls.FPDFTextObj_GetFont(object) : 0;
    if (!font) return -1;
    const known = places.get(font);
    if (known !== undefined) return known;
    const place = fonts.push(factOf(library, font)) - 1;
    places.set(font, place);
    return place;
  };
}
