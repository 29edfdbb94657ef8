import { isLegalForm } from '../../../extraction/legal-forms.ts';
import type { Found } from '../../found.ts';
import { foundFrom } from '../../recognise/found-from.ts';
import { contiguous, type Line, type PagedWord } from '../../recognise/page-text.ts';

const postcode = /^\d{5}$/;
const nameWord = /^(?:\p{Lu}[\p{L}'’.-]*|von|van|vom|zu|zum|zur|de|der|den|di|da|del|la|le|el|al|bin),?$/u;
const title = /^(?:herrn?|frau|firma|dr\.|prof\.|eheleute|familie)$/i;
const notAName =
  /\b(?:gmbh|ag|kg|mbh|finanzamt|arbeitgeber\w*|steuer\w*|ausdruck|datum|personalnummer|transferticket|identifikationsnummer|etin|lohnsteuer\w*|kirchen\w*|postfach|\w*versicherung|knappschaft|renten|agentur|\w*kasse|aok|barmer|dak|kkh|\w*zentrum|\w*ministerium|\w*behörde|landesamt|bezirksamt)\b/;

/** The word for an office whose place is not said with it. */
const office = /(?:\b\w*amt|\bagentur(?: für arbeit)?|\bjobcenter),?$/;

const street = /stra(?:ss|ß)e\b|str\.|\w(?:weg|platz|allee|gasse|ring|damm|ufer)\b/;

/** Letter sizes by which rows of one address may be set in. */
const FARTHEST = 4;
/** Rows of an address above its town; rows of another column may stand between them. */
const ROWS_ABOVE = 3;

/** Streets have a house number, people have none; above a street with its number stands no other, but a Mr Hasselbring. */
const isStreet = (text: string, below: string): boolean => /\d/.test(text) || (street.test(text) && !isNumbered(below));
const isNumbered = (text: string): boolean => /\p{L}.*\s\d{1,4} ?[a-z]?$/u.test(text);

/** What a row says within the block; rows of the column beside it say nothing. */
function inBlock(line: Line, left: number, reach: number): readonly PagedWord[] {
  const words = line.wordsAt(0, line.text.length).filter((word) => word.box.left >= left - reach);
  const [first] = words;
  return first && first.box.left - left < reach * FARTHEST ? contiguous(words) : [];
}

const textOf = (words: readonly PagedWord[]): string => words.map((word) => word.text).join(' ');

const and = /^(?:und|u\.|&)$/i;

/** What a couple is addressed by in one row: `Herrn und Frau Erika Muster`. */
function withoutTitles(words: readonly PagedWord[]): readonly PagedWord[] {
  const isBetween = (place: number): boolean =>
    and.test(words[place]?.text ?? '') && title.test(words[place - 1]?.text ?? '');
  return words.filter(({ text }, place) => !title.test(text) && !isBetween(place));
}

/** `Erika und Max Muster`: the first of the two has the name that both share. */
function firstOfTwo(words: readonly PagedWord[]): readonly PagedWord[] {
  const at = words.findIndex(({ text }) => and.test(text));
  const last = words.at(-1);
  const isCouple =
    at === 1 && words.length === 4 && words.every((word, place) => place === at || nameWord.test(word.text));
  return isCouple && last ? [...words.slice(0, at), last] : words;
}

/** Names before a comma or before the street, from a row such as `Erika Muster, Weg 1, 12345 Ort`. */
function nameAtStart(words: readonly PagedWord[]): readonly PagedWord[] {
  const name: PagedWord[] = [];
  for (const word of firstOfTwo(withoutTitles(words))) {
    if (!nameWord.test(word.text)) break;
    name.push(word);
    if (word.text.endsWith(',')) break;
  }
  return name.length >= 2 && name.length <= 5 ? name : [];
}

const salutation = /^(?:an )?(?:herrn?|frau|familie|eheleute)(?: (?:und|u\.|&) (?:herrn?|frau))?$/i;
const couple = /^(?:an )?(?:herrn? (?:und|u\.|&) frau|frau (?:und|u\.|&) herrn?|eheleute)$/i;

interface Addressee {
  readonly name: Found<string> | null;
  readonly isSaluted: boolean;
}

/**
 * The person a paper is addressed to: a name above a street above a postcode, in one row or under each other.
 * The block of another party whose name is known is passed over, and one that nobody is greeted in gives way to one
 * with a salutation. Of a couple the first is named.
 */
export function germanAddressee(lines: readonly Line[], not: Found<string> | null): Found<string> | null {
  const found = addressees(lines, not);
  const heads = headsOf(lines);
  const isSender = ({ name }: Addressee): boolean => name !== null && heads.has(name.value);
  return (found.find(({ isSaluted }) => isSaluted) ?? found.find((one) => !isSender(one)) ?? found[0])?.name ?? null;
}

/** What stands alone at the top of a page is who writes; in small print above the window it is repeated as the sender. */
const headsOf = (lines: readonly Line[]): ReadonlySet<string> =>
  new Set(
    lines
      .filter((line, at) => lines[at - 1]?.page !== line.page)
      .map((line) => textOf(contiguous(line.wordsAt(0, line.text.length)))),
  );

/** Where a block with this row at its bottom may begin on the left: with the row, or in a column of its own. */
function startsOf(words: readonly PagedWord[]): readonly PagedWord[] {
  const codes = words.filter(({ text }) => postcode.test(text));
  const [code] = codes;
  const [first] = words;
  if (!code || !first) return [];
  const own = codes
    .map((one) => words.slice(0, words.indexOf(one) + 1))
    .map((before) => startOfColumn(before) ?? first);
  return [first, ...own.filter((start) => start !== first)];
}

/** The first of the words that lead up to the last one without a gap that parts columns. */
const startOfColumn = (words: readonly PagedWord[]): PagedWord | undefined =>
  words.find((_, at) => contiguous(words.slice(at)).length === words.length - at);

const addressees = (lines: readonly Line[], not: Found<string> | null): Addressee[] => {
  const starts = lines.map((line) => startsOf(line.wordsAt(0, line.text.length)));
  const above = (at: number, start: PagedWord | undefined): Addressee[] =>
    start ? (addresseeAbove(lines, at, start, not) ?? []) : [];
  // What begins with its row is the block of a letter; a column beside another one comes after all of those.
  return [
    ...starts.flatMap(([first], at) => above(at, first)),
    ...starts.flatMap(([, ...others], at) => others.flatMap((start) => above(at, start))),
  ];
};

/** Whom the block names whose last row, that with the town, is the line at this place. */
function addresseeAbove(
  lines: readonly Line[],
  index: number,
  first: PagedWord,
  not: Found<string> | null,
): [Addressee] | null {
  const block = lines
    .slice(Math.max(0, index - ROWS_ABOVE * 2), index + 1)
    .reverse()
    .filter((row) => row.page === first.page)
    .map((row) => inBlock(row, first.box.left, first.size))
    .filter((row) => row.length > 0);
  const rows = block.slice(0, ROWS_ABOVE + 1);
  for (const [at, row] of rows.entries()) {
    const text = textOf(row);
    // Behind the town a narrow gap may part another column, whose captions say nothing of this block.
    if (at === 0 && postcode.test(row[0]?.text ?? '')) continue;
    const isFirm = row.some((word, place) => place > 0 && isLegalForm(word.text));
    if ((not && text.startsWith(not.value)) || isFirm || notAName.test(text.toLowerCase())) return null;
    const name = nameAtStart(row);
    const below = at > 0 ? textOf(rows[at - 1] ?? []).toLowerCase() : '';
    if (name.length === 0 || isStreet(text.toLowerCase().split(',')[0] ?? '', below)) continue;
    // Below the word for an office, capitals are where it is, as in Finanzamt, Leipzig II.
    if (office.test(textOf(rows[at + 1] ?? []).toLowerCase())) return null;
    const [above, top] = [block[at + 1] ?? [], block[at + 2] ?? []];
    // Each of the two may have a row and a salutation of their own.
    const areBothSaluted = title.test(row[0]?.text ?? '') && title.test(above[0]?.text ?? '');
    const isCouple = (couple.test(textOf(top)) || areBothSaluted) && nameAtStart(above).length > 0;
    const one = isCouple ? nameAtStart(above) : name;
    const isSaluted = isCouple || salutation.test(textOf(above)) || title.test(row[0]?.text ?? '');
    return [{ name: foundFrom(textOf(one).replaceAll(',', ''), one, 0.75), isSaluted }];
  }
  return null;
}
