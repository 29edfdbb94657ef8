import { endOfCompany } from '../../extraction/end-of-company.ts';
import type { Found } from '../found.ts';
import { foundFrom } from '../recognise/found-from.ts';
import { contiguous, type Line, type PagedWord, type RunningText } from '../recognise/page-text.ts';
import { addresseeOf } from './addressee.ts';
import { isReadOn, marginOf } from './broken-rows.ts';
import { search } from './search.ts';
import type { Wording } from './wording.ts';

const legalForm =
  /^(?:s\.?r\.?l\.?s?\.?|s\.?p\.?a\.?|s\.?n\.?c\.?|s\.?a\.?s\.?|g?gmbh|ag|kg|kgaa|se|ohg|ug|gbr|e\.?v\.?|e\.?k\.?|e\.?g\.?|a[öo]r|partg|ltd\.?|limited|inc\.?|s\.?c\.?a\.?r\.?l\.?)[,;]?$/i;
const capital = /^[\p{Lu}\d&"'„]/u;
const LONGEST_NAME = 6;
const placeWord = /^(?:am|im|zum|zur|beim)$/;

const tidy = (words: readonly PagedWord[]): string =>
  words
    .map((word) => word.text)
    .join(' ')
    .replace(/^["'„“]+|["'“”,;:(]+$/g, '')
    .trim();

/** A company by its legal form, in the row where it first stands. */
function companyOf(lines: readonly Line[]): Found<string> | null {
  for (const line of lines) {
    const words = line.wordsAt(0, line.text.length);
    const form = words.findIndex((word, index) => index > 0 && legalForm.test(word.text));
    if (form < 0) continue;
    const end = endOfCompany(
      words.map(({ text }) => text),
      form,
    );
    let start = form;
    while (start > 0 && form - start < LONGEST_NAME) {
      const [before, first] = [words[start - 1]?.text ?? '', words[start - 2]?.text ?? ''];
      if (capital.test(before)) start -= 1;
      // "Buchhandlung am Wall" is one name.
      else if (placeWord.test(before) && capital.test(first)) start -= 2;
      else break;
    }
    // "la nostra Società Riviera S.r.l." calls the company one; "Società Agricola" is its name.
    if (start < form - 1 && start > 0 && /^societ[aà]$/i.test(words[start]?.text ?? '')) start += 1;
    const name = words.slice(start, end + 1);
    if (name.length >= 2) return foundFrom(tidy(name), name, 0.65);
  }
  return null;
}

/** In letters of contract the parties stand on rows of their own, below a row with only a conjunction. */
function rowBelow(
  lines: readonly Line[],
  conjunction: RegExp,
  accept: (text: string) => boolean,
): Found<string> | null {
  const at = lines.findIndex((line) => conjunction.test(line.text));
  const below = at < 0 ? undefined : lines[at + 1];
  const row = below ? contiguous(below.wordsAt(0, below.text.length)) : [];
  const comma = row.findIndex((word) => word.text.endsWith(','));
  const words = comma < 0 ? row : row.slice(0, comma + 1);
  return words.length > 0 && accept(tidy(words)) ? foundFrom(tidy(words), words, 0.75) : null;
}

/** The first row of a letter, when the row under it is the address of a company. */
function letterhead(lines: readonly Line[]): Found<string> | null {
  const [head, address] = lines;
  if (!head || !address || !/p\.? ?iva|partita iva|c\.? ?f\.? |codice fiscale|ust-id/.test(address.text)) return null;
  const words = contiguous(head.wordsAt(0, head.text.length));
  // A letter may begin with whom it goes to.
  if (/^(?:spett|gent|egr|sig|herrn?\b|frau\b)/.test(head.text)) return null;
  return isCompanyName(tidy(words)) ? foundFrom(tidy(words), words, 0.7) : null;
}

/** What follows the legal form is no longer the name: a town, or the next row. */
function untilLegalForm(text: string): string {
  const words = text.split(' ');
  const form = words.findIndex((word, index) => index > 0 && legalForm.test(word));
  return form < 0
    ? text
    : words
        .slice(0, endOfCompany(words, form) + 1)
        .join(' ')
        .replace(/[,;]$/, '');
}

/** What forms call the parties before they name them. */
const role = /^(?:ausbildend|auszubildend|arbeitgeber|arbeitnehmer|datore|lavorator|unterzeichn|sottoscritt)\p{L}*$/iu;
const isCompanyName = (raw: string): boolean =>
  capital.test(raw) && !role.test(raw) && raw.split(' ').length <= LONGEST_NAME + 2;
const particle = /^(?:von|van|vom|zu|zum|zur|de|der|den|di|da|del|la|le|el|al|bin)$/;

function isPersonName(text: string): boolean {
  const words = text.split(' ');
  const isWord = (word: string): boolean => /^\p{Lu}[\p{L}'’.-]*$/u.test(word) || particle.test(word);
  return words.length >= 2 && words.length <= 5 && words.every(isWord);
}

const untitled = (text: string): string => text.replace(/^(?:Herrn?|Frau|Sig\.?(?:ra)?)\s+/, '');
const withoutTitle = (name: Found<string> | null): Found<string> | null =>
  name && { ...name, value: untitled(name.value) };

export function partiesOf(prose: RunningText, lines: readonly Line[], wording: Wording) {
  const margin = marginOf(lines);
  const clean = (raw: string): string => raw.replace(/^["'„“]+|["'“”,;:(]+$/g, '').trim();
  const company = (raw: string, words: readonly PagedWord[]): string | null => {
    const name = untilLegalForm(clean(raw));
    return isCompanyName(name) && (isReadOn(words, margin) || name !== clean(raw)) ? name : null;
  };
  const person = (raw: string, words: readonly PagedWord[]): string | null =>
    isPersonName(clean(raw)) && isReadOn(words, margin) ? clean(raw) : null;
  return {
    employer:
      rowBelow(lines, /^(?:zwischen|tra|fra|between)(?: der| la societa)?:?$/, isCompanyName) ??
      search(prose, wording.employer, (_, raw, words) => company(raw, words), 0.85) ??
      letterhead(lines) ??
      companyOf(lines),
    employee:
      search(prose, wording.employee, (_, raw, words) => person(raw, words), 0.8) ??
      withoutTitle(rowBelow(lines, /^(?:und|e|and)$/, (text) => isPersonName(untitled(text)))) ??
      addresseeOf(lines, isPersonName),
  };
}
