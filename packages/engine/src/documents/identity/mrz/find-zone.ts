import { around, type Box } from '../../../evidence/geometry.ts';
import type { Page } from '../../../evidence/page.ts';
import { bandsOf } from '../../../extraction/bands.ts';
import type { ZoneLine } from '../../reading.ts';
import { lettersOfLine, lettersOfText, type ZoneLetter, zoneShare, zoneSigns } from './zone-letters.ts';

/** A row of a page that may be a line of a zone. */
export interface ZoneRow {
  readonly letters: readonly ZoneLetter[];
  readonly box: Box;
  readonly page: number;
}

const SHORTEST = 22;
const LONGEST = 50;
const FEWEST_FILLERS = 2;
const FEWEST_DIGITS = 10;
/** Lines of one zone stand this close, in heights of a line. */
const WIDEST_STEP = 3.2;
const LEAST_SHARE = 0.85;

const count = (text: string, pattern: RegExp): number => text.match(pattern)?.length ?? 0;

const mayBeLine = (text: string): boolean =>
  text.length >= SHORTEST &&
  text.length <= LONGEST &&
  (count(text, /</g) >= FEWEST_FILLERS || count(text, /\d/g) >= FEWEST_DIGITS);

/** Rows that follow each other closely, as groups of two and more; a zone has a line with fillers somewhere. */
function groupsOf(rows: readonly ZoneRow[]): ZoneRow[][] {
  const groups: ZoneRow[][] = [];
  for (const row of rows) {
    const before = groups.at(-1)?.at(-1);
    const height = before ? Math.max(before.box.bottom - before.box.top, row.box.bottom - row.box.top) : 0;
    const follows = before && row.box.top - before.box.top <= height * WIDEST_STEP && before.page === row.page;
    if (follows) groups.at(-1)?.push(row);
    else groups.push([row]);
  }
  const hasFillers = (row: ZoneRow): boolean => row.letters.filter(({ letter }) => letter === '<').length >= 2;
  return groups.filter((group) => group.length >= 2 && group.some(hasFillers));
}

/** Rows of words on a page that look like zones. */
export function zoneRowsOn(page: Page): ZoneRow[][] {
  const rows = bandsOf(page.words).flatMap((band): ZoneRow[] => {
    const text = zoneSigns(band.text);
    if (!mayBeLine(text) || zoneShare(band.text) < LEAST_SHARE) return [];
    const letters = band.words.flatMap((word) => lettersOfText(word.text, word.confidence));
    return [{ letters, box: around(band.words.map((word) => word.box)), page: page.number }];
  });
  return groupsOf(rows);
}

/** The same for lines that were read from pixels as a zone. */
export function zoneRowsIn(lines: readonly ZoneLine[]): ZoneRow[][] {
  const rows = lines.map((line) => ({ letters: lettersOfLine(line), box: line.box, page: line.page }));
  const kept = rows.filter(({ letters }) => letters.length >= SHORTEST && letters.length <= LONGEST);
  return groupsOf(kept.sort((a, b) => a.box.top - b.box.top));
}
