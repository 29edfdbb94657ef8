import { isSteuerId } from '@vesta/domain/identifiers/steuer-id';
import type { Sheet } from '../../../extraction/labels.ts';
import { certainty, confirm, type Draft, put } from '../draft.ts';

const elevenDigits = /^\d{11}$/;

/**
 * On a scan whose small label was misread, the one number of the slip that can be a tax number of a person: its
 * repeated digit and its check digit are right in one of hundreds of other numbers.
 */
export function readLoneSteuerId(draft: Draft, sheets: readonly Sheet[]): void {
  const isSaid = draft.confirmations.some(({ rule }) => rule === 'fiscal_id_check');
  if (!draft.noisy || isSaid || draft.fields.has('fiscal_id')) return;
  const found = sheets.flatMap(({ page }) =>
    page.words
      .filter(({ text }) => elevenDigits.test(text) && isSteuerId(text))
      .map((word) => ({ word, page: page.number })),
  );
  const [first] = found;
  if (!first || found.some(({ word }) => word.text !== first.word.text)) return;
  put(draft, 'fiscal_id', first.word.text, [first.word], first.page, certainty.likely);
  confirm(draft, 'fiscal_id_check', 'passed', { page: first.page, box: first.word.box });
}
