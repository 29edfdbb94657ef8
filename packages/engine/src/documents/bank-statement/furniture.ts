import type { Line } from './lines.ts';

const pageNumber = /^(?:seite|pagina|pag|blatt|page|foglio) \d+(?: (?:di|von|of)? ?\d+)?$|^\d+ (?:di|von|of) \d+$/;

/** A line that begins with days is a booking; sheets that print a day print the same one. */
const isDated = ({ days }: Line): boolean => days[0]?.first === 0;

/** The same words at the same place, whatever their numbers. */
const shapeOf = (line: Line): string =>
  `${Math.round(line.box.left / 2)} ${Math.round(line.baseline / 4)} ${isDated(line) ? line.folded : line.folded.replace(/\d+/g, '#')}`;

function byPage(lines: readonly Line[]): Line[][] {
  const pages = new Map<number, Line[]>();
  for (const line of lines) {
    const list = pages.get(line.page) ?? [];
    list.push(line);
    pages.set(line.page, list);
  }
  return [...pages.values()];
}

/** White space that parts the foot of a sheet from the list, in letter sizes. */
const APART = 2;

const isApart = (above: Line | undefined, below: Line | undefined): boolean =>
  above !== undefined && below !== undefined && below.baseline - above.baseline >= above.size * APART;

/**
 * Letterhead and foot of the sheets: what stands at the very top or bottom of half the pages in the same words.
 * Only the edges are looked at, for the same payee comes again every month as well.
 */
export function furnitureOf(lines: readonly Line[]): ReadonlySet<number> {
  const pages = byPage(lines);
  const counts = new Map<string, number>();
  for (const page of pages)
    for (const shape of new Set(page.map(shapeOf))) counts.set(shape, (counts.get(shape) ?? 0) + 1);
  const least = Math.max(2, Math.ceil(pages.length / 2));
  const repeats = (line: Line): boolean =>
    pageNumber.test(line.folded) || (line.moneys.length === 0 && (counts.get(shapeOf(line)) ?? 0) >= least);
  const found = new Set<number>();
  for (const page of pages) {
    const other = page.findIndex((line) => !repeats(line));
    const last = page.findLastIndex((line) => !repeats(line));
    const apart = isApart(page[last], page[last + 1]);
    page.forEach((line, index) => {
      if (other < 0 || index < other || (index > last && apart) || pageNumber.test(line.folded)) found.add(line.index);
    });
  }
  return found;
}
