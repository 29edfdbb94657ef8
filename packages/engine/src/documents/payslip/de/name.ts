import type { Word } from '../../../evidence/page.ts';
import type { Candidate } from '../../../extraction/label-values.ts';
import type { Cell, Sheet } from '../../../extraction/labels.ts';
import { isLegalForm } from '../../../extraction/legal-forms.ts';
import { withoutTitles } from '../../person/academic-titles.ts';
import { certainty, type Draft, put, putCandidate } from '../draft.ts';
import { listedTexts } from '../listed-texts.ts';
import { textsNamed } from '../text-values.ts';

const part = /^\p{Lu}[\p{L}'’.-]*\p{L}\.?$/u;
const particle = /^(?:von|van|de|der|den|zu|zur|el|al|da|di|del|dr\.?|prof\.?|ibn|le|la|dos)$/i;
const salutation = /^(?:herrn?|frau|herrn?\/frau|mrs?\.?|ms\.?):?$/i;
const company =
  /\b(?:gmbh|mbh|ag|kg|ohg|ug|gbr|e\.?\s?v\.?|firma|bank|kasse|stadt|amt|universität|klinik|verwaltung|inh|inhaber(?:in)?)\b/i;
/** Lines of an address stand at the same margin, and this close, in letter sizes. */
const MARGIN = 6;
const FARTHEST = 4.5;

/** Words that are nothing but a person's name. */
export function personIn(words: readonly Word[]): readonly Word[] | null {
  const rest = withoutTitles(words.filter((word) => !salutation.test(word.text)));
  const isName = rest.every((word) => part.test(word.text.replace(/,$/, '')) || particle.test(word.text));
  const text = rest.map((word) => word.text).join(' ');
  const isFirm = company.test(text) || isLegalForm(rest.at(-1)?.text ?? '');
  return rest.length >= 2 && rest.length <= 6 && isName && !isFirm ? rest : null;
}

/** A sentence goes on behind a comma: "Mitarbeiter: Erika Muster, geboren am …". */
function personBeforeComma(words: readonly Word[]): readonly Word[] | null {
  for (const [at, { text }] of words.entries()) {
    const name = text.endsWith(',') ? personIn(words.slice(0, at + 1)) : null;
    if (name) return name;
  }
  return null;
}

/** "Herr Max Muster · Am Markt 1 · 12345 Ort": the same with points for commas. */
function personBeforeSign(words: readonly Word[]): readonly Word[] | null {
  const end = words.findIndex(({ text }) => /^[·•|]$/.test(text));
  return end < 0 ? null : personIn(words.slice(0, end));
}

const isFigure = ({ text }: Word): boolean => /\d/.test(text);

const streetWord = /^(?:weg|stra(?:ß|ss)e|str\.|platz|allee|gasse|ring|damm|ufer|chaussee|markt)$/i;
const street = /\p{L}(?:weg|stra(?:ß|ss)e|str\.|platz|allee|gasse|ring|damm|ufer|chaussee|markt)$/iu;
const inStreet = /^(?:am|an|auf|im|in|zum|zur|unter)$/i;

/** The words before a street; none where nobody can tell where it begins. */
function beforeStreet(words: readonly Word[]): readonly Word[] {
  const at = words.findIndex(({ text }, place) => place > 1 && inStreet.test(text));
  const last = words.at(-1)?.text ?? '';
  if (at > 1) return words.slice(0, at);
  return street.test(last) ? words.slice(0, -1) : streetWord.test(last) ? words.slice(0, -2) : [];
}

/** In narrow columns the figures of those beside it stand as close to a name as its own words do. */
function personBetweenFigures(words: readonly Word[]): readonly Word[] | null {
  const start = words.findIndex((word) => !isFigure(word));
  const end = words.findIndex((word, place) => place > start && isFigure(word));
  if (start < 0 || (start === 0 && end < 0)) return null;
  const name = words.slice(start, end < 0 ? words.length : end);
  // "Erika Muster Alter Weg 9, 12345 Ort": what leads to the number of a house is a street.
  const isHouse = /^\d{5}$/.test(words[end + 1]?.text ?? '') && /,$/.test(words[end]?.text ?? '');
  return personIn(isHouse ? beforeStreet(name) : name);
}

const nameOf = (words: readonly Word[]): string =>
  words
    .map((word) => word.text)
    .join(' ')
    .replace(/,$/, '');

function alignedWith(sheet: Sheet, cell: Cell, row: number): Cell | undefined {
  const step = Math.abs((sheet.rows[row]?.baseline ?? 0) - (sheet.rows[cell.row]?.baseline ?? 0));
  const other = sheet.rows[row]?.cells.find((one) => Math.abs(one.box.left - cell.box.left) < MARGIN);
  const size = Math.max(...[...cell.words, ...(other?.words ?? [])].map((word) => word.size));
  return step > size * FARTHEST ? undefined : other;
}

/** The first aligned line under "Herrn" or "Frau". */
function belowSalutation(sheet: Sheet): (readonly Word[])[] {
  return sheet.rows.flatMap((row, place) =>
    row.cells.flatMap((cell) => {
      if (!salutation.test(cell.words[0]?.text ?? '')) return [];
      const same =
        cell.words.length > 1
          ? (personIn(cell.words) ?? personBeforeComma(cell.words) ?? personBeforeSign(cell.words))
          : null;
      if (same) return [same];
      const next = [1, 2].map((down) => alignedWith(sheet, cell, place + down)).find((below) => below !== undefined);
      const beside = row.cells[row.cells.indexOf(cell) + 1];
      const name =
        cell.words.length === 1 ? (next && personIn(next.words)) || (beside && personIn(beside.words)) : null;
      return name ? [name] : [];
    }),
  );
}

/** The line two above postcode and town: name, street, town. */
function aboveTown(sheet: Sheet): (readonly Word[])[] {
  return sheet.rows.flatMap((row, place) =>
    row.cells.flatMap((cell) => {
      if (!/^(?:D-)?\d{5}$/.test(cell.words[0]?.text ?? '') || cell.words.length < 2) return [];
      const above = [1, 2, 3, 4].flatMap((up) => alignedWith(sheet, cell, place - up) ?? []);
      const name = above[1] ? personIn(above[1].words) : null;
      return name ? [name] : [];
    }),
  );
}

const ofPerson = new Set(['birth', 'sv_number', 'fiscal_code', 'hire', 'tax_class']);
const inOneRow = /^\p{Lu}[\p{L}.' -]+ \d{1,4} ?[a-z]?, (?:D-)?\d{5} \p{Lu}[\p{L}.() -]+$/u;
const ROWS_BELOW_ADDRESS = 2;

/** Name over street and town in one row, in a block that goes on with what only a person has: when born, how insured. */
const aboveAddress = (sheet: Sheet): (readonly Word[])[] =>
  sheet.rows.flatMap(({ cells }, place) =>
    cells.flatMap((cell) => {
      const above = inOneRow.test(cell.text) ? alignedWith(sheet, cell, place - 1) : undefined;
      const below = Array.from({ length: ROWS_BELOW_ADDRESS }, (_, at) => place + 1 + at).flatMap((row) => {
        const own = alignedWith(sheet, cell, row)?.words ?? [];
        return (sheet.rows[row]?.labels ?? []).filter(({ words }) => words.some((word) => own.includes(word)));
      });
      const name = above && below.some((label) => ofPerson.has(label.name)) ? personIn(above.words) : null;
      return name ? [name] : [];
    }),
  );

/** The employee: named by a label, addressed as Herrn or Frau, or in the window of the envelope. */
export function readGermanName(draft: Draft, sheets: readonly Sheet[]): void {
  for (const sheet of sheets) {
    const ways = [belowSalutation(sheet), aboveTown(sheet), aboveAddress(sheet)];
    for (const found of ways) {
      const [first] = found;
      if (!first || new Set(found.map(nameOf)).size > 1) continue;
      put(draft, 'employee_name', nameOf(first), first, sheet.page.number, certainty.labelled);
      return;
    }
  }
  for (const found of [...listedTexts(sheets, 'employee_name'), ...textsNamed(sheets, 'employee_name')]) {
    if (found.cost >= 1.2) continue;
    const words = personIn(found.words) ?? personBeforeComma(found.words) ?? personBetweenFigures(found.words);
    if (!words) continue;
    putCandidate(draft, 'employee_name', { ...found, value: nameOf(words), words }, certainty.labelled);
    return;
  }
  readNameInTitle(draft, sheets);
  readNameInParts(draft, sheets);
}

/** "Gehaltsabrechnung August 2026 für Erika Muster": the row of the title may end with whose it is. */
function readNameInTitle(draft: Draft, sheets: readonly Sheet[]): void {
  for (const { page, rows, byName } of sheets)
    for (const { row } of byName.get('title') ?? []) {
      const words = rows[row]?.words ?? [];
      const at = words.findLastIndex(({ text }) => /^für$/i.test(text));
      const name = at < 0 ? null : personIn(words.slice(at + 1));
      if (!name || draft.fields.has('employee_name')) continue;
      put(draft, 'employee_name', nameOf(name), name, page.number, certainty.likely);
    }
}

/** Words of a given name or of a surname alone. */
const MOST_OF_PART = 3;

/** "Name: Muster   Vorname: Erika": each part behind its own caption. */
function readNameInParts(draft: Draft, sheets: readonly Sheet[]): void {
  const named = (label: string): Candidate<string> | undefined =>
    textsNamed(sheets, label).find(
      ({ cost, words }) =>
        cost < 1.2 &&
        words.length <= MOST_OF_PART &&
        words.every(({ text }) => part.test(text) || particle.test(text)) &&
        !company.test(nameOf(words)),
    );
  const given = named('given_name');
  const surname = named('surname') ?? named('employee_name');
  if (!given || !surname || given.page !== surname.page) return;
  const words = [...given.words, ...surname.words];
  putCandidate(draft, 'employee_name', { ...given, value: nameOf(words), words }, certainty.labelled);
}
