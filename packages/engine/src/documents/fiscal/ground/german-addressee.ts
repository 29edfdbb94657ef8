import type { Found } from '../../found.ts';
import { foundFrom } from '../../recognise/found-from.ts';
import { contiguous, type Line, type PagedWord } from '../../recognise/page-text.ts';

const postcode = /^\d{5}$/;
const nameWord = /^(?:\p{Lu}[\p{L}'’.-]*|von|van|vom|zu|zum|zur|de|der|den|di|da|del|la|le|el|al|bin),?$/u;
const title = /^(?:herrn?|frau|firma|dr\.|prof\.)$/i;
const notAName =
  /\b(?:gmbh|ag|kg|mbh|finanzamt|arbeitgeber\w*|steuer\w*|ausdruck|datum|personalnummer|transferticket|identifikationsnummer|etin|lohnsteuer\w*|kirchen\w*|postfach)\b/;

const street = /stra(?:ss|ß)e\b|str\.|\w(?:weg|platz|allee|gasse|ring|damm|ufer)\b/;

/** Streets have a house number, people have none. */
const isStreet = (text: string): boolean => street.test(text) || /\d/.test(text);

const inBlock = (line: Line, left: number, reach: number): readonly PagedWord[] =>
  contiguous(line.wordsAt(0, line.text.length).filter((word) => word.box.left >= left - reach));

/** Names before a comma or before the street, from a row such as `Erika Muster, Weg 1, 12345 Ort`. */
function nameAtStart(words: readonly PagedWord[]): readonly PagedWord[] {
  const name: PagedWord[] = [];
  for (const word of words.filter((candidate) => !title.test(candidate.text))) {
    if (!nameWord.test(word.text)) break;
    name.push(word);
    if (word.text.endsWith(',')) break;
  }
  return name.length >= 2 && name.length <= 5 ? name : [];
}

/**
 * The person a paper is addressed to: a name above a street above a postcode, in one row or under each other.
 * The block of another party whose name is known is passed over.
 */
export function germanAddressee(lines: readonly Line[], not: Found<string> | null): Found<string> | null {
  for (const [index, line] of lines.entries()) {
    const words = line.wordsAt(0, line.text.length);
    const code = words.find((word) => postcode.test(word.text));
    if (!code) continue;
    const first = words.filter((word) => word.box.left <= code.box.left).at(0);
    const rows = first
      ? [line, ...lines.slice(Math.max(0, index - 3), index).reverse()].map((row) =>
          inBlock(row, first.box.left, first.size),
        )
      : [];
    for (const row of rows) {
      if (
        not &&
        row
          .map((word) => word.text)
          .join(' ')
          .startsWith(not.value)
      )
        break;
      const name = nameAtStart(row);
      const text = row.map((word) => word.text.toLowerCase()).join(' ');
      if (notAName.test(text)) break;
      if (name.length === 0 || isStreet(text.split(',')[0] ?? '')) continue;
      const value = name.map((word) => word.text.replace(/,$/, '')).join(' ');
      return foundFrom(value, name, 0.75);
    }
  }
  return null;
}
