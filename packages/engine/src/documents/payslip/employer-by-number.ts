import type { Word } from '../../evidence/page.ts';
import type { Sheet } from '../../extraction/labels.ts';
import { companyIn } from './names-in-cells.ts';

/** The number under which the insurers know an employer: only who employs prints it beside the own name. */
const numberOfBusiness = /^(?:betriebsnummer|betriebsnr\.?|betriebs-nr\.?|bbnr\.?|bbn)[:.]?$/i;
const eightDigits = /^\d{8}[,.;]?$/;

/** A row, often the last of the slip, that opens with a company and tells the number of its business. */
export function businessNumbered(
  sheets: readonly Sheet[],
): { readonly words: readonly Word[]; readonly page: number } | null {
  for (const { page, rows } of sheets)
    for (const { words } of rows) {
      const at = words.findIndex(({ text }) => numberOfBusiness.test(text));
      const name = at > 0 && eightDigits.test(words[at + 1]?.text ?? '') ? companyIn(words.slice(0, at)) : null;
      if (name && name[0] === words[0]) return { words: name, page: page.number };
    }
  return null;
}
