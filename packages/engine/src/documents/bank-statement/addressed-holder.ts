import { plainWordsOf } from '@vesta/domain/text/fold';
import type { Word } from '../../evidence/page.ts';
import type { Found } from '../found.ts';
import { nameOf, postcode, runFrom, salutation, startOfRun } from './holder-names.ts';
import type { Line } from './lines.ts';

/** `Herrn` or `Spett.le` with the name beside or below it. */
export function besideSalutation(lines: readonly Line[]): Found<string> | null {
  for (const [index, line] of lines.entries()) {
    const at = line.words.findIndex((word) => salutation.test(plainWordsOf(word.text)));
    const word = line.words[at];
    if (!word) continue;
    const beside = nameOf(line, runFrom(line.words, at), 0.85);
    if (beside) return beside;
    for (const next of lines.slice(index + 1, index + 3)) {
      const place = next.words.findIndex((other) => Math.abs(other.box.left - word.box.left) < line.size * 2);
      const below = place >= 0 && next.page === line.page ? nameOf(next, runFrom(next.words, place), 0.85) : null;
      if (below) return below;
    }
  }
  return null;
}

const LINES_OF_ADDRESS = 4;
/** A balance may stand in a box of its own so far beside an address, in letter sizes. */
const ASIDE = 6;

/** Amounts in the line of a postcode make it a booking, unless they stand in a column apart and no day does. */
function isBooking({ moneys, days, words, size }: Line, postcodeAt: number): boolean {
  const [money] = moneys;
  if (!money) return false;
  const before = words[money.first - 1];
  const gap = (words[money.first]?.box.left ?? 0) - (before?.box.right ?? 0);
  return days.length > 0 || money.first <= postcodeAt || gap < size * ASIDE;
}

/** The first line above a street and a postcode on the same left edge: the window of the envelope. */
export function inWindow(lines: readonly Line[]): Found<string> | null {
  for (const [index, line] of lines.entries()) {
    const at = line.words.findIndex((word) => postcode.test(word.text));
    const code = line.words[at];
    if (!code || isBooking(line, at)) continue;
    // Street, postcode and town may share one line, which then begins further left.
    const edges = [code.box.left, startOfRun(line.words, at)];
    const [right] = line.words.slice(at).flatMap(({ box }, place, rest) => {
      const next = rest[place + 1];
      return !next || next.box.left - box.right > line.size * 1.5 ? [box.right] : [];
    });
    const above = lines.slice(Math.max(0, index - LINES_OF_ADDRESS), index).filter((other) => other.page === line.page);
    for (const other of above) {
      const isOpening = (word: Word, nth: number): boolean => {
        const before = other.words[nth - 1];
        return !before || word.box.left - before.box.right > word.size * 1.5;
      };
      // A block may be set to the right margin: then its rows end at one edge.
      const place = other.words.findIndex((word, nth) => {
        if (!isOpening(word, nth)) return false;
        const end = runFrom(other.words, nth).at(-1)?.box.right;
        const isFlush = end !== undefined && right !== undefined && Math.abs(end - right) < line.size / 2;
        return isFlush || edges.some((edge) => Math.abs(word.box.left - edge) < line.size);
      });
      const name = place >= 0 ? nameOf(other, runFrom(other.words, place), 0.6) : null;
      if (name) return name;
    }
  }
  return null;
}

/** Name, street, postcode and town in one line, parted by commas, dashes or points. */
export function inAddressLine(lines: readonly Line[]): Found<string> | null {
  for (const line of lines) {
    const code = line.words.findIndex((word) => postcode.test(word.text));
    const parting = line.words.findIndex(({ text }) => text.endsWith(',') || /^[-–—|·•]$/.test(text));
    if (parting < 1 || code < parting || line.moneys.length > 0) continue;
    const end = line.words[parting]?.text.endsWith(',') ? parting + 1 : parting;
    const words = runFrom(line.words, 0).slice(0, end);
    const name = words.length === end ? nameOf(line, words, 0.6) : null;
    if (name) return name;
  }
  return null;
}

/** Where an address begins the line, whoever lives there stands above it. */
export function aboveAddress(lines: readonly Line[], line: Line): Found<string> | null {
  const above = lines.find(({ index, page }) => index === line.index - 1 && page === line.page);
  const [first] = line.words;
  const [name] = above?.words ?? [];
  if (!above || !first || !name || !line.words.some((word) => postcode.test(word.text))) return null;
  return Math.abs(name.box.left - first.box.left) < line.size ? nameOf(above, runFrom(above.words, 0), 0.7) : null;
}
