import type { Reading } from '../../../documents/reading.ts';
import { type Box, middleX, middleY } from '../../../evidence/geometry.ts';
import type { Page, Word } from '../../../evidence/page.ts';
import { isAmount } from '../ground/figures.ts';

/** A value that was taken from letters nobody sees, and where the picture should show it. */
export interface KeyPlace {
  /** Name of the field, or `booking`. */
  readonly what: string;
  readonly page: number;
  readonly box: Box;
  readonly said: string;
}

/** Enough to catch a lie about money; reading all of a page again would cost seconds. */
const MOST_FIELDS = 24;
const MOST_BOOKINGS = 12;
/** Where a sum does not come out, any of the figures may be the cause. */
const MOST_CONTESTED = 120;

const isInside = ({ left, top, right, bottom }: Box, { box }: Word): boolean => {
  const [x, y] = [middleX(box), middleY(box)];
  return x > left && x < right && y > top && y < bottom;
};

const bare = (text: string): string => text.toUpperCase().replace(/[^\p{L}\p{N}]/gu, '');

/** Whether these very letters stand there: a day may be told in another writing, a bank by its usual name. */
const isPrinted = (raw: string, { words }: Page, box: Box): boolean =>
  bare(
    words
      .filter((word) => isInside(box, word))
      .map(({ text }) => text)
      .join(''),
  ).includes(bare(raw));

const fieldsOf = ({ fields }: Reading, pages: readonly Page[]): KeyPlace[] =>
  Object.entries(fields).flatMap(([what, found]) => {
    const page = pages.find(({ number }) => number === found?.page);
    if (!found || !page || !isPrinted(found.raw, page, found.box)) return [];
    // Too short to be compared with what a recogniser sees, or reckoned from several places.
    if (bare(found.raw).length < 3 || found.raw.includes(' | ')) return [];
    return [{ what, page: found.page, box: found.box, said: found.raw }];
  });

/** Amounts that made a sum fail: those are not told as values, but somebody may have wanted them to be. */
const contestedOf = ({ confirmations }: Reading, pages: readonly Page[]): KeyPlace[] =>
  confirmations.flatMap(({ rule, outcome, page, box }) =>
    outcome === 'passed' || !box
      ? []
      : (pages.find(({ number }) => number === page)?.words ?? [])
          .filter((word) => isAmount(word.text) && isInside(box, word))
          .map((word) => ({ what: rule, page: page ?? 0, box: word.box, said: word.text })),
  );

const hasFailed = ({ confirmations }: Reading): boolean => confirmations.some(({ outcome }) => outcome === 'failed');

const bookingsOf = (reading: Reading, pages: readonly Page[]): KeyPlace[] => {
  const most = hasFailed(reading) ? MOST_CONTESTED : MOST_BOOKINGS;
  const places = reading.transactions
    .toSorted((a, b) => b.amount - a.amount)
    .slice(0, most)
    .flatMap(({ page, box }) =>
      (pages.find(({ number }) => number === page)?.words ?? [])
        .filter((word) => isAmount(word.text) && isInside(box, word))
        .map((word) => ({ what: 'booking', page, box: word.box, said: word.text })),
    );
  return places.slice(0, most);
};

const worth = ({ said }: KeyPlace): number => (isAmount(said) ? 0 : /\d/.test(said) ? 1 : 2);
const nameOf = ({ page, box }: KeyPlace): string => [page, box.left, box.top].map(Math.round).join(' ');

/** What was read from those pages and matters: amounts first, the largest credits among the bookings. */
export function keyPlaces(readings: readonly Reading[], pages: readonly Page[]): KeyPlace[] {
  const told = readings.flatMap((reading) => fieldsOf(reading, pages)).toSorted((a, b) => worth(a) - worth(b));
  const fields = [...readings.flatMap((reading) => contestedOf(reading, pages)), ...told];
  const bookings = readings.flatMap((reading) => bookingsOf(reading, pages));
  const all = [...fields.slice(0, MOST_FIELDS), ...bookings];
  return [...new Map(all.map((place) => [nameOf(place), place])).values()];
}
