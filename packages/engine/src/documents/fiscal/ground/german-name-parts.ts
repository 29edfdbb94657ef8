import { isLegalForm } from '../../../extraction/legal-forms.ts';
import type { Found } from '../../found.ts';
import { foundFrom } from '../../recognise/found-from.ts';
import { contiguous, type Line, type PagedWord } from '../../recognise/page-text.ts';
import { toldAt } from './told-at.ts';

const parts = /(?:^|\s)(?:nach|familien)?name: (?<last>[^:]{2,40}?) vornamen?: (?<first>[^:]{2,40})/d;
const nameWord = /^(?:\p{Lu}[\p{L}'’.-]*|von|van|vom|zu|zur|de|der|den|di|da|del|la|el|al)$/u;
/** What goes on in the same row without a gap. */
const caption =
  /nummer|nr\.?$|datum|anschrift|stra(?:ss|ß)e|beruf|betrieb|finanzamt|identifikation|^art$|geboren|^(?:vor|nach|familien)?namen?:?$/i;

function nameIn(words: readonly PagedWord[]): readonly PagedWord[] {
  const end = words.findIndex(({ text }) => !nameWord.test(text.replace(/,$/, '')) || caption.test(text));
  return end < 0 ? words : words.slice(0, end);
}

/** "Muster, Erika" is Erika Muster; a comma behind the whole name ends it. */
function inOrder(text: string): string {
  const [, last, first] = /^([^,]+), ([^,]+)$/.exec(text.replace(/,$/, '')) ?? [];
  return last && first ? `${first} ${last}` : text.replace(/,$/, '');
}

const whole = /^(?:name des steuerpflichtigen|vor- und (?:nach|zu)name|name|steuerpflichtiger?):? (?<name>.+)/d;

/** The whole name behind one caption at the beginning of a row. */
export function germanNameInOne(lines: readonly Line[]): Found<string> | null {
  for (const line of lines) {
    const { name } = whole.exec(line.text)?.indices?.groups ?? {};
    const words = name ? nameIn(contiguous(line.wordsAt(...name))) : [];
    if (words.length >= 2 && words.length <= 5)
      return foundFrom(inOrder(words.map(({ text }) => text).join(' ')), words, 0.8);
  }
  return null;
}

/** Surname and given name behind their own captions in one row, as forms for the tax office print them. */
export function germanNameInParts(lines: readonly Line[]): Found<string> | null {
  for (const line of lines) {
    const { last, first } = parts.exec(line.text)?.indices?.groups ?? {};
    if (!last || !first) continue;
    const [surname, given] = [last, first].map(([from, to]) => nameIn(contiguous(line.wordsAt(from, to))));
    if (!surname || !given || surname.length === 0 || given.length === 0) continue;
    const words = [...given, ...surname];
    return foundFrom(words.map(({ text }) => text).join(' '), words, 0.85);
  }
  return null;
}

const isNamed =
  (fewest: number) =>
  (words: readonly PagedWord[]): boolean =>
    words.length >= fewest &&
    words.length <= 5 &&
    words.every(({ text }) => nameWord.test(text.replace(/,$/, '')) && !caption.test(text) && !isLegalForm(text));

const wholeCaption =
  /^(?:name(?: des steuerpflichtigen| der steuerpflichtigen(?: person)?|, vorname)?|vor- und (?:nach|zu|familien)name|steuerpflichtiger?|name ?\/ ?vorname)(?= |:|$):?/;

/** The name in a cell below its caption or beside it, whole or in two cells. */
export function germanNameInCells(lines: readonly Line[]): Found<string> | null {
  const given = toldAt(lines, /^vornamen?(?= |:|$):?/, isNamed(1));
  const surname = given && toldAt(lines, /^(?:nach|familien)?name(?:\/[a-z/-]+)?(?= |:|$):?/, isNamed(1));
  if (given && surname && given.text !== surname.text)
    return foundFrom(`${given.text} ${surname.text}`, [...given.words, ...surname.words], 0.8);
  const whole = toldAt(lines, wholeCaption, isNamed(2));
  return whole ? foundFrom(inOrder(whole.text), whole.words, 0.8) : null;
}
