import { isPartitaIva } from '@vesta/domain/identifiers/partita-iva';
import type { Found } from '../../found.ts';
import { foundFrom } from '../../recognise/found-from.ts';
import type { Line, PagedWord } from '../../recognise/page-text.ts';
import { captionsLike } from '../ground/captions.ts';

/** Within a row that tells several things of the person, the number stands right behind its name. */
function inRow(line: Line): readonly PagedWord[] {
  const match = /\b(?:partita iva|p\.? ?iva)(?: attiva)? ?[:.]? ?(?<digits>\d{11})\b/d.exec(line.text);
  const at = match?.indices?.groups?.digits;
  return at ? line.wordsAt(at[0], at[1]).filter(({ text }) => isPartitaIva(digitsOf(text))) : [];
}

const digitsOf = (text: string): string => text.replace(/\D/g, '');

/** The number of the business, where its caption stands beside or above it; the intermediary has one as well. */
export function vatNumber(lines: readonly Line[]): Found<string> | null {
  const told = captionsLike(lines, /^(?:numero (?:di )?)?(?:partita iva|p\.? ?iva)/).flatMap(({ rest, next, below }) =>
    [rest, next, below[0] ?? []].flatMap((words) => words.filter(({ text }) => isPartitaIva(text)).slice(0, 1)),
  );
  const [first, ...others] = told.length > 0 ? told : lines.flatMap(inRow);
  if (!first || others.some(({ text }) => digitsOf(text) !== digitsOf(first.text))) return null;
  return foundFrom(digitsOf(first.text), [first]);
}
