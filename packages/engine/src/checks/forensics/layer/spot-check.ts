import type { Reading } from '../../../documents/reading.ts';
import type { Evidence } from '../../../evidence/evidence.ts';
import type { Ocr } from '../../../evidence/ocr/ocr.ts';
import type { Shown } from '../../../evidence/second-look/read-pieces.ts';
import { type Agreement, compareText } from './compare-text.ts';
import { type KeyPlace, keyPlaces } from './key-places.ts';
import { lookAtPlaces } from './look-at-places.ts';

/** One value as the letters below a picture say it, and as the picture shows it. */
export interface SpotCheck extends KeyPlace {
  readonly shown: string | null;
  readonly agreement: Agreement;
}

const DOTS_PER_POINT = 3.5;
/** A second look is taken closer; what it does not see again is no contradiction. */
const CLOSER = 5;

const spotOf = (place: KeyPlace, shown: Shown | undefined): SpotCheck => ({
  ...place,
  shown: shown && shown.text !== '' ? shown.text : null,
  agreement: shown ? compareText(place.said, shown) : 'unread',
});

/** Seen twice, the picture says it; seen once, the recogniser may have erred. */
const confirmed = (first: SpotCheck, second: SpotCheck): SpotCheck => {
  if (second.agreement === 'agrees') return second;
  return second.agreement === 'differs' ? first : { ...first, agreement: 'misread' };
};

/**
 * Looks at the picture of a scan where values were taken from the words laid below it. Those words are what somebody's
 * program recognised, or what somebody wants us to read: only the picture is what people see.
 */
export async function spotCheck(
  bytes: Uint8Array,
  { pages, pdf }: Pick<Evidence, 'pages' | 'pdf'>,
  readings: readonly Reading[],
  ocr: Ocr,
): Promise<SpotCheck[]> {
  const below = new Set(pdf?.pages.filter(({ layer }) => layer === 'recognised').map(({ number }) => number));
  const places = keyPlaces(
    readings,
    pages.filter(({ number, origin }) => below.has(number) && origin === 'text'),
  );
  if (places.length === 0) return [];
  const look = async (of: readonly KeyPlace[], scale: number): Promise<SpotCheck[]> => {
    const shown = await lookAtPlaces(bytes, of, scale, ocr.ofPage);
    return of.map((place, index) => spotOf(place, shown?.[index]));
  };
  const first = await look(places, DOTS_PER_POINT);
  const doubtful = first.filter(({ agreement }) => agreement === 'differs');
  if (doubtful.length === 0) return first;
  const again = await look(doubtful, CLOSER);
  return first.map((spot) => {
    const second = again[doubtful.indexOf(spot)];
    return second ? confirmed(spot, second) : spot;
  });
}

/** Pages on which the picture says something else: their letters are not believed. */
export const doubtedPages = (spots: readonly SpotCheck[]): ReadonlySet<number> =>
  new Set(spots.filter(({ agreement }) => agreement === 'differs' || agreement === 'misread').map(({ page }) => page));

const FEWEST_LOOKED_AT = 5;
const MOST_UNREAD = 0.2;

/** Pages whose words below the picture were borne out by it, so that they are as good as print. */
export function trustedPages(spots: readonly SpotCheck[]): ReadonlySet<number> {
  const numbers = [...new Set(spots.map(({ page }) => page))];
  return new Set(
    numbers.filter((number) => {
      const own = spots.filter(({ page }) => page === number);
      const unread = own.filter(({ agreement }) => agreement === 'unread').length;
      const agreeing = own.filter(({ agreement }) => agreement === 'agrees').length;
      return own.length >= FEWEST_LOOKED_AT && agreeing + unread === own.length && unread <= own.length * MOST_UNREAD;
    }),
  );
}
