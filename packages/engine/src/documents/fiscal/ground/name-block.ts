import { fiscalCodeAgreement } from '@vesta/domain/fiscal-code/agreement';
import { hasFiscalCodeShape } from '@vesta/domain/fiscal-code/shape';
import type { Found } from '../../found.ts';
import { foundFrom } from '../../recognise/found-from.ts';
import type { Line, PagedWord } from '../../recognise/page-text.ts';

/** Somebody named in a row of cells: surname or company under one label, given name under the next. */
export interface NamedParty {
  readonly line: Line;
  readonly surname: Found<string> | null;
  readonly givenName: Found<string> | null;
}

/** How far below its label a name may stand, in letter sizes of the label. */
const REACH = 4.5;
const surnameLabel = /cognome(?:\s*o\s*(?:denominazione|ragione\s*sociale))?(?:,?\s*denominazione[^0-9]*?sociale)?/;
const givenNameLabel = /\bnome\b/;

/** What comes after a name on such forms. */
const nextCaption = /^(?:\d{1,3}\.? )?(?:comune|nome|prov\.?|codice fiscale|indirizzo|sesso)(?: |$)/i;

/** Form furniture below a label: point numbers, and the lettering of neighbouring cells. */
const isName = (word: PagedWord): boolean =>
  /^[\p{Lu}\d&][\p{Lu}\p{M}\d'’.&/-]*$/u.test(word.text) && /\p{Lu}|^&$/u.test(word.text);

/** Firms and offices write themselves in small letters too, with what stands between their words. */
const isFirmsWord = ({ text }: PagedWord): boolean =>
  /^["“”„«»'(]?[\p{L}\d&][\p{L}\p{M}\d'’".,&/()“”„«»-]*$|^[–-]$/u.test(text);
const beginsName = ({ text }: PagedWord): boolean => /^["“„«'(]?\p{Lu}/u.test(text) && /\p{Ll}/u.test(text);

/** The number of a point stands before its caption; what is below begins as far left as that. */
function leftOf(line: Line, first: PagedWord): number {
  const before = line.wordsAt(0, line.text.length).filter(({ box }) => box.right <= first.box.left);
  const number = before.at(-1);
  const isPoint = number && /^\d{1,3}$/.test(number.text) && first.box.left - number.box.right < first.size * 4;
  return (isPoint ? number : first).box.left - first.size;
}

/** Narrow cells stand close together: the code of a person in the next one ends their name. */
function beforeCode(words: readonly PagedWord[]): readonly PagedWord[] {
  const at = words.findIndex(({ text }) => hasFiscalCodeShape(text.toUpperCase()));
  return at < 0 ? words : words.slice(0, at);
}

function below(lines: readonly Line[], label: readonly PagedWord[], right: number, left: number): readonly PagedWord[] {
  const first = label[0];
  if (!first) return [];
  for (const line of lines) {
    if (line.page !== first.page) continue;
    const depth = line.band.baseline - first.baseline;
    if (depth < first.size * 0.5 || depth > first.size * REACH) continue;
    const inColumn = beforeCode(
      line.wordsAt(0, line.text.length).filter((word) => word.box.left >= left && word.box.left < right),
    );
    // In a list of captions the row below is the next of them.
    if (nextCaption.test(inColumn.map(({ text }) => text).join(' '))) return [];
    const words = inColumn.filter(isName);
    const [head] = inColumn;
    if (head && beginsName(head) && inColumn.every(isFirmsWord)) return inColumn;
    if (words.length > 0) return words;
  }
  return [];
}

const textFound = (words: readonly PagedWord[]): Found<string> | null =>
  words.length === 0 ? null : foundFrom(words.map((word) => word.text).join(' '), words, 0.85);

/** Everybody who is named under `Cognome …  Nome`, in the order of the page. */
export function namedParties(lines: readonly Line[]): NamedParty[] {
  return lines.flatMap((line) => {
    const surname = surnameLabel.exec(line.text);
    if (!surname) return [];
    const end = surname.index + surname[0].length;
    const given = givenNameLabel.exec(line.text.slice(end));
    const surnameWords = line.wordsAt(surname.index, end);
    const givenWords = given ? line.wordsAt(end + given.index, end + given.index + given[0].length) : [];
    const leftIn = ([first]: readonly PagedWord[]): number => (first ? leftOf(line, first) : 0);
    const edge = givenWords[0] ? leftIn(givenWords) : Infinity;
    const after = line
      .wordsAt(0, line.text.length)
      .find((word) => givenWords[0] && word.box.left > givenWords[0].box.right + word.size * 4);
    return [
      {
        line,
        surname: textFound(below(lines, surnameWords, edge, leftIn(surnameWords))),
        givenName: textFound(below(lines, givenWords, after?.box.left ?? Infinity, leftIn(givenWords))),
      },
    ];
  });
}

/** A name is believed where the fiscal code beside it was made from it. */
export function namesAgree(code: string, { surname, givenName }: Pick<NamedParty, 'surname' | 'givenName'>): boolean {
  if (!surname || !givenName) return false;
  const agreement = fiscalCodeAgreement(code, { firstName: givenName.value, lastName: surname.value, birthDay: null });
  return agreement?.lastName === 'agrees' && agreement.firstName === 'agrees';
}
