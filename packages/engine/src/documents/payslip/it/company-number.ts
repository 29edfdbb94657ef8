import { isPartitaIva, normalisePartitaIva } from '@vesta/domain/identifiers/partita-iva';
import type { Sheet } from '../../../extraction/labels.ts';
import { certainty, confirm, type Draft, put } from '../draft.ts';

/** Rows under the name of a company in which its address and numbers stand. */
const ROWS_BELOW_NAME = 2;

/** The number of a company that stands without a caption in the row of its name, or right below. */
export function readNumberBesideName(draft: Draft, sheets: readonly Sheet[]): void {
  const name = draft.fields.get('employer_name');
  const sheet = sheets.find(({ page }) => page.number === name?.page);
  const box = name?.box;
  if (!sheet || !box || draft.noisy || draft.fields.has('employer_id')) return;
  const at = sheet.rows.findIndex((row) => row.box.bottom > box.top && row.box.top < box.bottom);
  const near = at < 0 ? [] : sheet.rows.slice(at, at + 1 + ROWS_BELOW_NAME).flatMap(({ words }) => words);
  const found = near.filter(({ text }) => /^(?:IT)?\d{11}$/.test(text) && isPartitaIva(normalisePartitaIva(text)));
  const [only, ...more] = found;
  if (!only || more.length > 0) return;
  put(draft, 'employer_id', normalisePartitaIva(only.text), [only], sheet.page.number, certainty.likely);
  confirm(draft, 'employer_id_check', 'passed', { page: sheet.page.number, box: only.box });
}
