import { isSteuerId, normaliseSteuerId } from '@vesta/domain/identifiers/steuer-id';
import type { Word } from '../../../evidence/page.ts';
import type { Cell, Row, Sheet } from '../../../extraction/labels.ts';
import { shaped } from '../codes.ts';
import { certainty, confirm, type Draft, put, type SlipField } from '../draft.ts';
import { taxClass } from './tax-class.ts';

const steuerId = (text: string): string | null => (isSteuerId(text) ? normaliseSteuerId(text) : null);

/** What may be told in such a list, by the name of its caption. */
const told: Readonly<Record<string, readonly [SlipField, (text: string) => string | null]>> = {
  fiscal_code: ['fiscal_id', steuerId],
  tax_class: ['tax_class', taxClass],
  contribution_group: ['contribution_group', shaped(/^([0-9][0135][0-2][0-2])$/)],
  person_group: ['person_group', shaped(/^([12]\d{2})$/)],
  health_fund: ['health_fund', shaped(/^(\p{L}[\p{L} .&-]+)$/u)],
};

const stroke = /^[/|]$/;
/** Rows of values right below their captions, and how far apart both may begin, in letter sizes. */
const ROWS_BELOW = 2;
const ASIDE = 2;

/** The words of a cell between its strokes; none where there is no stroke, or nothing between two of them. */
function partsOf({ words }: Cell): readonly (readonly Word[])[] {
  const parts: Word[][] = [[]];
  for (const word of words) {
    if (stroke.test(word.text)) parts.push([]);
    else parts.at(-1)?.push(word);
  }
  return parts.length > 1 && parts.every(({ length }) => length > 0) ? parts : [];
}

const isSaying = (parts: readonly (readonly Word[])[]): boolean =>
  parts.some((words) => words.some(({ text }) => /\d/.test(text)));

/** The cell with the values: the next one of its row, or the one right below. */
function valuesOf(sheet: Sheet, row: Row, place: number, cell: Cell, count: number): readonly (readonly Word[])[] {
  const size = cell.words[0]?.size ?? 0;
  const below = sheet.rows
    .slice(place + 1, place + 1 + ROWS_BELOW)
    .flatMap(({ cells }) => cells.filter(({ box }) => Math.abs(box.left - cell.box.left) < size * ASIDE));
  const next = row.cells[row.cells.indexOf(cell) + 1];
  return (
    [...(next ? [next] : []), ...below].map(partsOf).find((parts) => parts.length === count && isSaying(parts)) ?? []
  );
}

/** "IdNr. / StKl / KiSt" over "84472630155 / 1 / --", "Kasse / Satz   Muster / 17,05": each part is of the caption at its place. */
export function readStrokedLists(draft: Draft, sheets: readonly Sheet[]): void {
  if (draft.noisy) return;
  for (const sheet of sheets)
    for (const [place, row] of sheet.rows.entries())
      for (const cell of row.cells) {
        const captions = partsOf(cell);
        const values = captions.length > 0 ? valuesOf(sheet, row, place, cell, captions.length) : [];
        for (const [at, words] of values.entries()) {
          const label = row.labels.find(({ words: [first] }) => first && captions[at]?.includes(first));
          const isGroup = captions[at]?.length === 1 && /^pgr?s?$/i.test(captions[at][0]?.text ?? '');
          const name = label?.distance === 0 ? label.name : isGroup ? 'person_group' : null;
          const [field, parse] = (name && told[name]) || [];
          const value = field && parse ? parse(words.map(({ text }) => text).join(' ')) : null;
          if (!field || value === null) continue;
          if (field === 'fiscal_id' && !draft.fields.has(field))
            confirm(draft, 'fiscal_id_check', 'passed', { page: sheet.page.number });
          put(draft, field, value, words, sheet.page.number, certainty.labelled);
        }
      }
}
