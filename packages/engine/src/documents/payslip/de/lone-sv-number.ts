import { isRentenversicherungsnummer } from '@vesta/domain/identifiers/rentenversicherungsnummer';
import type { Sheet } from '../../../extraction/labels.ts';
import { certainty, confirm, type Draft, put } from '../draft.ts';

const shape = /^\d{8}[A-Z]\d{3}$/;

/**
 * The one word of the slip that can be the number of an insured person, whatever short name it stands behind: its day of
 * birth, its letter and its check digit are right in hardly any other word.
 */
export function readLoneSvNumber(draft: Draft, sheets: readonly Sheet[]): void {
  const isSaid = draft.confirmations.some(({ rule }) => rule === 'sv_number_check');
  if (isSaid || draft.fields.has('sv_number')) return;
  const found = sheets.flatMap(({ page }) =>
    page.words
      .filter(({ text }) => shape.test(text) && isRentenversicherungsnummer(text))
      .map((word) => ({ word, page: page.number })),
  );
  const [first] = found;
  if (!first || found.some(({ word }) => word.text !== first.word.text)) return;
  put(draft, 'sv_number', first.word.text, [first.word], first.page, certainty.likely);
  confirm(draft, 'sv_number_check', 'passed', { page: first.page, box: first.word.box });
}
