import { shareOfPage } from '@vesta/domain/documents/page-frame';
import type { DocumentReading, PageBox, ReadFact } from '@vesta/domain/documents/reading';
import type { Place } from '@vesta/domain/report/place';

/** A place that somebody wants to see, in the units of its page; without a box the name of the fact finds it. */
export type Mark = Pick<Place, 'page' | 'box' | 'what'>;

/** The same in shares of a page that is there. */
export interface Spot {
  readonly page: number;
  readonly box: PageBox;
}

export interface Marked {
  readonly spots: readonly Spot[];
  /** The first fact that stands in one of the places. */
  readonly factKey: string | null;
  readonly page: number;
}

const nameOf = ({ key }: ReadFact): string => key.slice(key.indexOf('.') + 1);

const isFactAt = ({ page, what }: Mark, fact: ReadFact): boolean =>
  nameOf(fact) === what && (page === null || page === fact.page);

function spotOf({ pages, facts }: DocumentReading, mark: Mark): Spot | null {
  const sheet = pages.find(({ number }) => number === mark.page);
  const box = sheet && mark.box && shareOfPage(sheet, mark.box);
  if (sheet && box) return { page: sheet.number, box };
  const fact = facts.find((one) => one.box && isFactAt(mark, one));
  return fact?.box ? { page: fact.page, box: fact.box } : null;
}

/** Where the places lie on the paper that was fetched, and with which page and fact to begin. */
export function markedOn(reading: DocumentReading, marks: readonly Mark[]): Marked {
  const spots = marks.flatMap((mark) => spotOf(reading, mark) ?? []);
  const fact = reading.facts.find((one) => marks.some((mark) => isFactAt(mark, one)));
  const named = marks.find(({ page }) => reading.pages.some(({ number }) => number === page))?.page;
  return {
    spots,
    factKey: fact?.key ?? null,
    page: spots[0]?.page ?? named ?? reading.pages[0]?.number ?? 1,
  };
}
