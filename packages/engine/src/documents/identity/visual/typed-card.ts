import { around, type Box, heightOf, middleX } from '../../../evidence/geometry.ts';
import type { Word } from '../../../evidence/page.ts';
import type { Cell, Sheet } from '../../../extraction/labels.ts';
import type { Found } from '../../found.ts';
import { parseName, parsePlace } from './parsers.ts';
import { placeOfGivenNames } from './surname-first.ts';
import { foundIn, LEAST_FOR_WORDS, type VisualFields } from './visual-fields.ts';

/** The town hall types the holder this close below the word before it, in heights of a line. */
const DEEPEST = 5;
/** Rows from "nato il" down to "a": the entry in the register of births may stand between them. */
const ROWS_TO_PLACE = 3;

const named = (words: readonly Word[], page: number): Found<string> | null => {
  const name = parseName(words.map(({ text }) => text).join(' '));
  return name ? foundIn(name, words, page, { least: LEAST_FOR_WORDS }) : null;
};

type Names = Pick<VisualFields, 'surname' | 'given_names'>;

/** So near to a name, in its height, stands only the rest of it. */
const BESIDE = 4;

interface Holder {
  readonly words: readonly Word[];
  readonly box: Box;
}

/** What stands side by side in a row, whether the blanks between the words were narrow or wide. */
function sideBySide(cells: readonly Cell[]): Holder[] {
  const together: Holder[] = [];
  for (const { words, box } of cells.filter(({ text }) => /\p{L}{2}/u.test(text))) {
    const last = together.at(-1);
    if (last && box.left - last.box.right < heightOf(box) * BESIDE)
      together[together.length - 1] = { words: [...last.words, ...words], box: around([last.box, box]) };
    else together.push({ words, box });
  }
  return together;
}

/**
 * On the cover the card says whose it is: "carta d'identità n° … di", and below that surname and given names in one
 * line. Of several words it has to be certain where the one ends and the other begins.
 */
export function namesOnCover({ rows, page }: Sheet): Names | null {
  for (const [index, row] of rows.entries()) {
    const heading = row.cells.find(({ text }) => /^D[I1l]$/i.test(text));
    if (!heading) continue;
    const below = rows.slice(index + 1).flatMap(({ cells }) => sideBySide(cells));
    const holder = below.find(
      ({ box }) =>
        box.left < middleX(heading.box) &&
        box.right > middleX(heading.box) &&
        box.top - heading.box.bottom < heightOf(heading.box) * DEEPEST,
    );
    const words = holder?.words ?? [];
    const place = placeOfGivenNames(words.map(({ text }) => text));
    if (place === null) continue;
    const [first, second] = [words.slice(0, place), words.slice(place)].map((name) => named(name, page.number));
    if (first && second) return { surname: first, given_names: second };
  }
  return null;
}

/** Inside, the place of birth stands behind a bare "a" below the day. */
export function birthplaceInside({ rows, byName, page }: Sheet): Found<string> | null {
  for (const label of byName.get('birth_date') ?? []) {
    for (const { words } of rows.slice(label.row + 1, label.row + 1 + ROWS_TO_PLACE)) {
      const [first, ...rest] = words;
      if (first?.text !== 'a') continue;
      const end = rest.findIndex(({ text }) => text.includes('('));
      const place = end < 0 ? rest : rest.slice(0, end);
      const value = parsePlace(place.map(({ text }) => text).join(' '));
      if (value) return foundIn(value, place, page.number, { least: LEAST_FOR_WORDS });
    }
  }
  return null;
}
