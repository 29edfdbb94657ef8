import type { Page } from '../../evidence/page.ts';
import type { Found } from '../found.ts';
import { folded } from '../recognise/folded.ts';
import { foundFrom } from '../recognise/found-from.ts';
import { contiguous, type Line, linesOf, type PagedWord } from '../recognise/page-text.ts';

const postcode = /^(?:[DI]-)?\d{5}$/;
const town = /^(?:\p{Lu}[\p{L}'’./-]*|\(?[A-Z]{2}\)?|am|an|der|im|in|di|del|della|sul)[,;.]?$/u;

/** Rows of an address above its town: street, floor, a part of town. */
const ROWS_ABOVE = 4;
/** Rows of one block follow each other this closely, and begin at one margin, both in letter sizes. */
const ROW_STEP = 2.2;
const MARGIN = 1;
const CERTAINTY = 0.85;

const wordsOf = (line: Line): readonly PagedWord[] => line.wordsAt(0, line.text.length);
const textOf = (words: readonly PagedWord[]): string => words.map(({ text }) => text).join(' ');
const isTurn = ({ text }: PagedWord): boolean => /\d/.test(text);

const partsOf = (name: string): string[] =>
  folded(name)
    .split(/[^\p{L}]+/u)
    .filter((part) => part.length > 1);

/** Whether words are the person's name and nothing else but a title. */
function isNamed(words: readonly PagedWord[], name: string): boolean {
  const [own, wanted] = [partsOf(textOf(words)), partsOf(name)];
  return wanted.length > 1 && wanted.every((part) => own.includes(part)) && own.length <= wanted.length + 2;
}

/** Whether a row is the name of somebody with the same surname, first or last in it. */
function isOfFamily(words: readonly PagedWord[], name: string): boolean {
  const [own, wanted] = [partsOf(textOf(words)), partsOf(name)];
  const ends = [own[0], own.at(-1)];
  return own.length > 1 && !words.some(isTurn) && [wanted[0], wanted.at(-1)].some((part) => ends.includes(part));
}

/** From the words of a row that lead up to its postcode, to the end of the town. */
function rowOfTown(line: Line): { readonly words: readonly PagedWord[]; readonly code: number } | null {
  const words = wordsOf(line);
  const at = words.findIndex(({ text }) => postcode.test(text));
  const behind = words[at + 1];
  if (at < 0 || !behind || !/^\p{Lu}/u.test(behind.text)) return null;
  const before = contiguous(
    words
      .slice(0, at + 1)
      .toReversed()
      .map(mirrored),
  )
    .map(mirrored)
    .toReversed();
  const after = contiguous(words.slice(at));
  const end = after.findIndex(({ text }, place) => place > 0 && (!town.test(text) || /[,;.]$/.test(text)));
  const last = end < 0 ? after.length : /[,;.]$/.test(after[end]?.text ?? '') ? end + 1 : end;
  return last < 2 ? null : { words: [...before, ...after.slice(1, last)], code: before.length - 1 };
}

/** Seen from the other side, so that one rule for gaps serves both directions. */
const mirrored = (word: PagedWord): PagedWord => ({
  ...word,
  box: { ...word.box, left: -word.box.right, right: -word.box.left },
});

/** The words of a row that begin at the margin of the block. */
function atMargin(line: Line, left: number, size: number): readonly PagedWord[] {
  const words = wordsOf(line);
  const at = words.findIndex(({ box }) => Math.abs(box.left - left) <= size * MARGIN);
  return at < 0 ? [] : contiguous(words.slice(at));
}

/** The rows above a town that belong to its block, nearest first. */
function rowsAbove(lines: readonly Line[], place: number, first: PagedWord): (readonly PagedWord[])[] {
  const rows: (readonly PagedWord[])[] = [];
  let baseline = first.baseline;
  for (const line of lines.slice(0, place).toReversed()) {
    if (rows.length === ROWS_ABOVE || baseline - line.band.baseline > first.size * ROW_STEP) break;
    const row = atMargin(line, first.box.left, first.size);
    if (row.length === 0) continue;
    rows.push(row);
    baseline = line.band.baseline;
  }
  return rows;
}

/** Behind the name in one row: `Erika Muster, Weg 1, 12345 Ort`. */
function besideName(words: readonly PagedWord[], name: string): readonly PagedWord[] {
  const end = words.findIndex(({ text }) => text.endsWith(','));
  return end >= 0 && isNamed(words.slice(0, end + 1), name) ? words.slice(end + 1) : [];
}

/** What a form sets between a name and its address, or prints over them: a birthday, captions. */
const noStreet =
  /^(?:(?:geb\p{L}*\.?(?: am)?|nat[oa](?: il)?):? )?\d{1,2}[./] ?(?:\d{1,2}[./] ?|\p{L}+ )\d{4}$|^(?:(?:stra(?:ss|ß)e|haus-?(?:nr\.?|nummer)|hausnr\.|nr\.|plz|postleitzahl|ort|wohnort|anschrift|adresse|indirizzo|cap|comune|via|und|e|[,/])[,: /]*)+$/iu;

/** What stands below a name down to its town, with a street in between. */
function belowName(
  rows: readonly (readonly PagedWord[])[],
  own: readonly PagedWord[],
  code: number,
  name: string,
): readonly PagedWord[] {
  const at = rows.findIndex((row) => isNamed(row, name));
  if (at < 0) return [];
  const below = rows
    .slice(0, at)
    .filter((row) => !noStreet.test(textOf(row)))
    .toReversed();
  // Of a couple the other one stands between the name and the street.
  const between = below.length > 1 && isOfFamily(below[0] ?? [], name) ? below.slice(1) : below;
  const street = [...between.flat(), ...own.slice(0, code)];
  return street.some(isTurn) || street.length > 1 ? [...between.flat(), ...own] : [];
}

const streetWord =
  /^(?:via|viale|v\.le|piazza|p\.zza|piazzale|corso|c\.so|largo|vicolo|strada|contrada|localit[aà]|loc\.)$/i;
const fiscalCode = /^[A-Z]{6}\d{2}[A-Z]\d{2}[A-Z]\d{3}[A-Z]$/i;

/** What stands before the street in a block belongs to the name, not to the address: codes, trades, captions. */
function fromStreet(words: readonly PagedWord[]): readonly PagedWord[] {
  const code = words.findLastIndex(({ text }) => fiscalCode.test(text));
  const street = words.findLastIndex(({ text }) => streetWord.test(text));
  return words.slice(Math.max(0, code + 1, street));
}

const ofPerson = /^(?:residenza|residente|wohnhaft|wohnanschrift|privatanschrift)[:.,]?$/i;
const ofAnyone = /^(?:anschrift|adresse|indirizzo|domicilio)[:.]?$/i;

/** `Anschrift: Weg 1, 12345 Ort` in the row of the name, or behind a word that is only said of people. */
function behindCaption(line: Line, row: { readonly words: readonly PagedWord[]; readonly code: number }, name: string) {
  const words = wordsOf(line);
  const end = words.findIndex(({ text }) => postcode.test(text));
  const at = words.slice(0, end).findLastIndex(({ text }) => ofPerson.test(text) || ofAnyone.test(text));
  const caption = words[at];
  if (!caption) return [];
  const [before, wanted] = [partsOf(textOf(words.slice(0, at))), partsOf(name)];
  const isTheirs = ofPerson.test(caption.text) || (wanted.length > 1 && wanted.every((part) => before.includes(part)));
  const behind = row.words.slice(row.code);
  return isTheirs ? [...words.slice(at + 1, end).filter(({ text }) => /[\p{L}\d]/u.test(text)), ...behind] : [];
}

/** Cells under captions: the name under its own, and the address under "Anschrift" beside it. */
function underCaption(
  lines: readonly Line[],
  place: number,
  row: { readonly words: readonly PagedWord[] },
  name: string,
) {
  const [line, above] = [lines[place], lines[place - 1]];
  const [first] = row.words;
  if (!line || !above || !first || line.band.baseline - above.band.baseline > first.size * ROW_STEP * 2) return [];
  const isCaptioned = wordsOf(above).some(
    ({ text, box }) =>
      (ofPerson.test(text) || ofAnyone.test(text)) && Math.abs(box.left - first.box.left) <= first.size * MARGIN,
  );
  const before = wordsOf(line).filter(({ box }) => box.right <= first.box.left);
  return isCaptioned && isNamed(before, name) && row.words.some(isTurn) ? row.words : [];
}

/**
 * Where a person lives, by the block that begins with their name: a street below it and a postcode with its town. The
 * blocks of employers and banks begin with other names.
 */
export function homeAddress(pages: readonly Page[], name: string): Found<string> | null {
  for (const page of pages) {
    const lines = linesOf(page);
    for (const [place, line] of lines.entries()) {
      const row = rowOfTown(line);
      const first = row?.words[0];
      if (!row || !first) continue;
      const told = [
        besideName(row.words, name),
        behindCaption(line, row, name),
        underCaption(lines, place, row, name),
      ].find(({ length }) => length > 2);
      const words = fromStreet(told ?? belowName(rowsAbove(lines, place, first), row.words, row.code, name));
      if (words.length > 2) return foundFrom(textOf(words).replace(/[,;.]$/, ''), words, CERTAINTY);
    }
  }
  return null;
}
