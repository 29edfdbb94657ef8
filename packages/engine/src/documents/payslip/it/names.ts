import { givenNameCode, surnameCode } from '@vesta/domain/fiscal-code/name-code';
import { transliterate } from '@vesta/domain/fiscal-code/transliterate';
import { heightOf } from '../../../evidence/geometry.ts';
import type { Word } from '../../../evidence/page.ts';
import type { Candidate } from '../../../extraction/label-values.ts';
import type { Label, Sheet } from '../../../extraction/labels.ts';
import { certainty, confirm, type Draft, put, putCandidate } from '../draft.ts';
import { textsNamed } from '../text-values.ts';

/** A word of a name without what ends its part of a sentence: "Sig. ROSSI MARIO, nato a Roma". */
const bare = ({ text }: Word): string => text.replace(/[,;:]$/, '');
const textsOf = (words: readonly Word[]): string[] => words.map(bare);
const part = /^(?=.*\p{L})[\p{L}'’.-]+$/u;
const MOST_WORDS = 6;

/** Whether surname and given name, in either order, have the letters that the fiscal code begins with. */
export function agrees(words: readonly string[], code: string): boolean {
  return words.slice(1).some((_, index) => {
    const first = transliterate(words.slice(0, index + 1).join(''));
    const second = transliterate(words.slice(index + 1).join(''));
    const fits = (surname: string, name: string): boolean =>
      surnameCode(surname) + givenNameCode(name) === code.slice(0, 6);
    return first !== '' && second !== '' && (fits(first, second) || fits(second, first));
  });
}

/** Surnames go on behind these, and a code that is made from their first letters does not tell how far. */
const particle =
  /^(?:d['’]?|de|del|dell['’]?|della|delle|dello|dei|degli|di|da|dal|dalla|dalle|lo|la|li|le|van|von|der|den|el|al|ben|bin|abu|ibn|ait|san|santa|st\.?|mc|mac|dos|das|do|los|las)$/i;

/** Words behind a name that are none: what somebody works as, or where the address begins. */
const notOfName =
  /^(?:operai[oa]|impiegat[oa]|quadro|dirigente|apprendista|sig\.?r?a?|dott\.?(?:ssa)?|via|viale|piazza|corso|largo|nat[oa]|matr\.?|matricola|cod\.?|codice|c\.?f\.?|presso|residente|dipendente|assunt[oa])$/i;
const MOST_MORE = 3;
const isCapital = ({ text }: Word): boolean => text.length > 1 && text === text.toUpperCase();

/**
 * A run of words with those behind it that are of one name: a code is made from the first letters of a name, and does not
 * tell where it ends. They are written as the others are, and the code could as well be made from all of them.
 */
function wholeName(words: readonly Word[], from: number, count: number, code: string): readonly Word[] {
  let run = words.slice(from, from + count);
  const areCapitals = run.every(isCapital);
  for (const next of words.slice(from + count, from + count + MOST_MORE)) {
    const isOpen = particle.test(run.at(-1)?.text ?? '') || particle.test(next.text);
    const isLike = isCapital(next) === areCapitals && /^\p{Lu}/u.test(next.text);
    const isSaidAgain = run.some(({ text }) => text === next.text);
    if (!part.test(next.text) || !(isOpen || isLike) || isSaidAgain || notOfName.test(next.text)) break;
    run = [...run, next];
  }
  while (run.length > count && !agrees(textsOf(run), code)) run = run.slice(0, -1);
  return run;
}

/** A run of words anywhere on the slip that the fiscal code was made from. */
function namedByCode(sheet: Sheet, code: string): readonly Word[] | null {
  for (const row of sheet.rows) {
    for (const cell of row.cells) {
      for (let from = 0; from < cell.words.length; from += 1) {
        for (let count = 2; count <= Math.min(MOST_WORDS, cell.words.length - from); count += 1) {
          const run = cell.words.slice(from, from + count);
          if (run.every((word) => part.test(bare(word))) && agrees(textsOf(run), code))
            return wholeName(cell.words, from, count, code);
        }
      }
    }
  }
  return null;
}

/** A long name in two lines at one margin, neither of which the code was made from. */
function namedInLines(sheet: Sheet, code: string): readonly Word[] | null {
  for (const [at, { cells }] of sheet.rows.entries())
    for (const cell of cells) {
      const size = heightOf(cell.box);
      const below = sheet.rows[at + 1]?.cells.find(
        ({ box }) => Math.abs(box.left - cell.box.left) < size && box.top - cell.box.bottom < size,
      );
      const run = below ? [...cell.words, ...below.words] : [];
      const isName = run.length > 0 && run.length <= MOST_WORDS + 1 && run.every((word) => part.test(bare(word)));
      if (isName && agrees(textsOf(run), code)) return run;
    }
  return null;
}

/** The rest of a name that ends in a particle: the only words of the next line at its margin. */
function withNextLine(sheet: Sheet, name: readonly Word[]): readonly Word[] {
  const [first, last] = [name[0], name.at(-1)];
  if (!first || !last || !particle.test(last.text)) return name;
  const row = sheet.rows.findIndex(({ words }) => words.includes(last));
  const size = heightOf(last.box);
  const rest = sheet.rows[row + 1]?.cells.find(({ box }) => Math.abs(box.left - first.box.left) < size);
  const isRest =
    rest !== undefined &&
    rest.words.length <= MOST_MORE &&
    rest.box.top - last.box.bottom < size &&
    rest.words.every(
      (word) => part.test(word.text) && isCapital(word) === isCapital(last) && !notOfName.test(word.text),
    );
  return isRest ? [...name, ...rest.words] : name;
}

/** Whether the name that a code was made from stands in the row of the employer, as that of a shop is often its owner's. */
export const isNamedAsEmployer = (sheet: Sheet, code: string): boolean =>
  namedByCode({ ...sheet, rows: sheet.rows.filter(({ labels }) => labels.some(isOfEmployer)) }, code) !== null;

const isOfEmployer = ({ name }: Label): boolean => name === 'employer_name';

const nameOf = (words: readonly Word[]): string => textsOf(words).join(' ');
const isPerson = (words: readonly Word[]): boolean =>
  words.length >= 2 &&
  words.length <= MOST_WORDS &&
  words.every((word) => part.test(word.text)) &&
  /^\p{Lu}/u.test(nameOf(words));

/** The leading words of a labelled text that are a name: numbers before it and dashes behind it fall away. */
function nameWords(words: readonly Word[]): readonly Word[] {
  const from = words.findIndex((word) => /\p{L}{2}/u.test(word.text));
  const rest = from < 0 ? [] : words.slice(from);
  const end = rest.findIndex((word) => !part.test(word.text));
  return end < 0 ? rest : rest.slice(0, end);
}

/** Names behind the label of the employee. */
export const labelledNames = (sheets: readonly Sheet[]): Candidate<string>[] =>
  textsNamed(sheets, 'employee_name')
    .map((found) => ({ ...found, words: nameWords(found.words) }))
    .filter(({ words, cost }) => isPerson(words) && cost < 1.4);

/** Surname and given name behind labels of their own, believed where the fiscal code was made from them. */
function namedInParts(sheets: readonly Sheet[], code: string): readonly Word[] | null {
  const parts = (label: string): (readonly Word[])[] =>
    textsNamed(sheets, label).flatMap(({ words, cost }) => (cost < 1.4 ? [nameWords(words)] : []));
  for (const surname of parts('surname'))
    for (const given of parts('given_name')) {
      const words = [...surname, ...given];
      if (surname.length > 0 && given.length > 0 && agrees(textsOf(words), code)) return words;
    }
  return null;
}

const MOST_OF_PART = 3;

/** "COGNOME ROSSI   NOME MARIO" in one row, believed where the fiscal code was made from them. */
function namedInRow(sheet: Sheet, code: string): readonly Word[] | null {
  for (const { words } of sheet.rows) {
    const first = words.findIndex(({ text }) => /^cognome:?$/i.test(text));
    const second = words.findIndex(({ text }, at) => at > first && /^nome:?$/i.test(text));
    if (first < 0 || second < 0) continue;
    const surname = words.slice(first + 1, second);
    for (let count = 1; count <= MOST_OF_PART; count += 1) {
      const name = [...surname, ...words.slice(second + 1, second + 1 + count)];
      if (
        name.length > 1 &&
        name.length <= MOST_WORDS &&
        name.every((word) => part.test(bare(word))) &&
        agrees(textsOf(name), code)
      )
        return name;
    }
  }
  return null;
}

/** The employee: the words behind the label, or those that the fiscal code itself was made from. */
export function readItalianName(draft: Draft, sheets: readonly Sheet[]): void {
  const code = draft.fields.get('fiscal_id')?.value;
  const fitting = labelledNames(sheets);
  const agreed = typeof code === 'string' ? fitting.find(({ words }) => agrees(textsOf(words), code)) : undefined;
  if (agreed) {
    const sheet = sheets.find(({ page }) => page.number === agreed.page);
    const words = sheet && !draft.noisy ? withNextLine(sheet, agreed.words) : agreed.words;
    putCandidate(draft, 'employee_name', { ...agreed, words, value: nameOf(words) }, certainty.confirmed);
    confirm(draft, 'payslip_name_in_fiscal_code', 'passed', { page: agreed.page, box: agreed.box });
    return;
  }
  for (const sheet of typeof code === 'string' ? sheets : []) {
    const words =
      namedByCode(sheet, String(code)) ??
      namedInParts([sheet], String(code)) ??
      namedInRow(sheet, String(code)) ??
      (draft.noisy ? null : namedInLines(sheet, String(code)));
    if (!words) continue;
    put(draft, 'employee_name', nameOf(words), words, sheet.page.number, certainty.labelled);
    confirm(draft, 'payslip_name_in_fiscal_code', 'passed', { page: sheet.page.number });
    return;
  }
  const [first] = fitting;
  if (!first) return;
  putCandidate(
    draft,
    'employee_name',
    { ...first, value: nameOf(first.words) },
    typeof code === 'string' ? certainty.contradicted : certainty.labelled,
  );
  if (typeof code === 'string')
    confirm(draft, 'payslip_name_in_fiscal_code', 'failed', { page: first.page, box: first.box });
}
