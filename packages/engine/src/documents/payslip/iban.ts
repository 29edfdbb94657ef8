import { isIban, normaliseIban } from '@vesta/domain/identifiers/iban';
import type { Word } from '../../evidence/page.ts';
import { repairedIban } from '../../evidence/scan/repaired-ibans.ts';
import type { Sheet } from '../../extraction/labels.ts';
import { certainty, confirm, type Draft, put } from './draft.ts';

const MOST_WORDS = 9;
const opening = /^[A-Z]{2}\d{2}/;

function ibansOn(sheet: Sheet): { iban: string; words: readonly Word[] }[] {
  return sheet.rows.flatMap((row) =>
    row.words.flatMap((word, from) => {
      if (!opening.test(word.text.replace(/^IBAN:?/i, ''))) return [];
      for (let count = 1; count <= MOST_WORDS; count += 1) {
        const words = row.words.slice(from, from + count);
        const text = normaliseIban(
          words
            .map((w) => w.text)
            .join('')
            .replace(/^IBAN:?/i, '')
            .replace(/[.,;)]$/, ''),
        );
        const iban = isIban(text) ? text : repairedIban(text);
        if (iban !== null) return [{ iban, words }];
      }
      return [];
    }),
  );
}

/** The account that the pay goes to: the only whole IBAN on the slip. Two different ones are no answer. */
export function readIban(draft: Draft, sheets: readonly Sheet[]): void {
  const found = sheets.flatMap((sheet) => ibansOn(sheet).map((one) => ({ ...one, page: sheet.page.number })));
  const [first] = found;
  if (!first || new Set(found.map((one) => one.iban)).size > 1) return;
  put(draft, 'iban', first.iban, first.words, first.page, certainty.confirmed);
  confirm(draft, 'iban_check', 'passed', { page: first.page });
}
