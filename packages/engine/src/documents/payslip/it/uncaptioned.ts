import { around, type Box } from '../../../evidence/geometry.ts';
import type { Word } from '../../../evidence/page.ts';
import type { Sheet } from '../../../extraction/labels.ts';
import { readPercent } from '../codes.ts';
import { certainty, type Draft, put } from '../draft.ts';

const ofWork = /^(?:servizio|orario|lavoro|prestazione|impiego|occupazione)[:.]?$/i;
const code = /^cod(?:ice|\.)?:?$/i;

const overlaps = (a: Word, b: Box): boolean => a.box.left < b.right && b.left < a.box.right;

/** The word that stands under a caption in the next row. */
const under = ({ rows }: Sheet, place: number, box: Box): Word | undefined =>
  rows[place + 1]?.words.find((word) => overlaps(word, box));

const isName = (word: Word | undefined): boolean => /^\p{Lu}[\p{L}'’]+$/u.test(word?.text ?? '');

/** "% servizio" */
function readShare(draft: Draft, sheet: Sheet): void {
  for (const [place, { words }] of sheet.rows.entries()) {
    const at = words.findIndex(({ text }, index) => text === '%' && ofWork.test(words[index + 1]?.text ?? ''));
    const caption = words.slice(at, at + 2);
    const behind = at < 0 ? undefined : words[at + 2];
    const below = at < 0 ? undefined : under(sheet, place, around(caption.map(({ box }) => box)));
    const word = [behind, below].find((one) => one !== undefined && readPercent(one.text) !== null);
    const value = word ? readPercent(word.text) : null;
    if (!word || value === null) continue;
    put(draft, 'part_time_pct', value, [word], sheet.page.number, certainty.labelled);
    return;
  }
}

/** "Codice" beside "Cognome e nome", or a number right before the name. */
function readNumber(draft: Draft, sheet: Sheet): void {
  for (const label of sheet.byName.get('employee_name') ?? []) {
    const row = sheet.rows[label.row];
    const at = row?.cells.findIndex(({ words }) => words.some((word) => label.words.includes(word))) ?? -1;
    const before = row?.cells[at - 1];
    const behind = row?.words[row.words.indexOf(label.words.at(-1) as Word) + 1];
    const below = under(sheet, label.row, label.box);
    const isFirst = (word: Word | undefined): boolean => {
      const own = sheet.rows.find(({ words }) => word && words.includes(word))?.words ?? [];
      return word !== undefined && isName(own[own.indexOf(word) + 1]);
    };
    const found = [
      before && code.test(before.text) ? under(sheet, label.row, before.box) : undefined,
      ...[behind, below].filter(isFirst),
    ].find((word) => /^\d{1,8}$/.test(word?.text ?? ''));
    if (!found) continue;
    put(draft, 'personnel_number', found.text, [found], sheet.page.number, certainty.labelled);
    return;
  }
}

const ofPerson = new Set([
  'birth',
  'hire',
  'end',
  'qualification',
  'level',
  'contract',
  'fiscal_code',
  'employee_name',
]);

/** "Codice" among captions of the person, with a number and nothing else below. */
function readNumberUnderCode(draft: Draft, sheet: Sheet): void {
  for (const [place, { cells, labels }] of sheet.rows.entries()) {
    const cell = cells.find(({ text }) => code.test(text));
    if (!cell || labels.filter(({ name }) => ofPerson.has(name)).length < 2) continue;
    const value = sheet.rows[place + 1]?.cells.find(({ box }) => Math.abs(box.left - cell.box.left) < 4);
    if (!value || !/^\d{1,8}$/.test(value.text)) continue;
    put(draft, 'personnel_number', value.text, value.words, sheet.page.number, certainty.labelled);
    return;
  }
}

const ofNumber = /^(?:cod|codice|matr|matricola|n|nr|num|dip|dipendente)[.:]*$/i;

/** "DIP.: 00009 HOXHA ARBEN", "Cod. 0442   HERNANDEZ ROSA": a short caption and a number right before the name. */
function readNumberBeforeName(draft: Draft, sheet: Sheet): void {
  const [first] = String(draft.fields.get('employee_name')?.value ?? '').split(' ');
  for (const [place, { words }] of sheet.rows.entries()) {
    const at = words.findIndex(
      ({ text }, index) => ofNumber.test(text) && /^\d{3,8}$/.test(words[index + 1]?.text ?? ''),
    );
    const number = words[at + 1];
    // The name stands behind it, or alone below.
    const next = words[at + 2] ?? sheet.rows[place + 1]?.words[0];
    if (at < 0 || !number || !first || next?.text !== first) continue;
    put(draft, 'personnel_number', number.text, [number], sheet.page.number, certainty.labelled);
    return;
  }
}

/** Captions too common for a list: they say what they mean by the sign or the cell beside them. */
export function readUncaptioned(draft: Draft, sheets: readonly Sheet[]): void {
  for (const sheet of draft.noisy ? [] : sheets) {
    if (!draft.fields.has('part_time_pct')) readShare(draft, sheet);
    if (!draft.fields.has('personnel_number')) readNumber(draft, sheet);
    if (!draft.fields.has('personnel_number')) readNumberBeforeName(draft, sheet);
    if (!draft.fields.has('personnel_number')) readNumberUnderCode(draft, sheet);
  }
}
