import type { Candidate } from '../../extraction/label-values.ts';
import { candidatesNamed } from '../../extraction/label-values.ts';
import type { Sheet } from '../../extraction/labels.ts';
import { certainty, type Draft, putCandidate, type SlipField } from './draft.ts';
import { likely } from './likely.ts';

/** A short value of a known shape behind or below its label. */
export interface CodeField {
  readonly field: SlipField;
  readonly label: string;
  readonly parse: (text: string) => string | number | null;
  readonly words?: number;
}

export const shaped =
  (pattern: RegExp) =>
  (text: string): string | null =>
    pattern.exec(text.trim().replace(/[,;]$/, ''))?.[1] ?? null;

/** "10 Livello 11 Contratto": a number that counts on from the one before this caption is that of the next cell. */
function isCellNumber(sheet: Sheet, { label, words: [word] }: Pick<Candidate<unknown>, 'label' | 'words'>): boolean {
  const row = sheet.rows[label.row]?.words ?? [];
  const [first] = label.words;
  const before = first ? row.slice(0, row.indexOf(first)) : [];
  // "15 % Part time   16 Tipo rapporto": the sign belongs to the caption.
  const own = before.findLast(({ text }) => text !== '%')?.text.replace('%', '');
  return Boolean(word && own && row.includes(word) && /^\d{1,2}$/.test(own) && Number(word.text) === Number(own) + 1);
}

export function codesNamed<T>(
  sheets: readonly Sheet[],
  field: { label: string; parse: (text: string) => T | null; words?: number },
): Candidate<T>[] {
  const search = { parse: field.parse, words: field.words ?? 1 };
  return sheets
    .flatMap((sheet) => candidatesNamed(sheet, field.label, search).filter((found) => !isCellNumber(sheet, found)))
    .sort((a, b) => a.cost - b.cost);
}

export function readCodes(draft: Draft, sheets: readonly Sheet[], fields: readonly CodeField[]): void {
  for (const code of fields) {
    const found = likely(codesNamed(sheets, code), 1.4);
    if (found) putCandidate(draft, code.field, found, certainty.labelled);
  }
}

/** A share of full time in percent: 62,50 or 62,5% or 0,625. */
export function readPercent(text: string): number | null {
  const match = /^(\d{1,3})(?:[.,](\d{1,4}))?\s*%?$/.exec(text.trim());
  if (!match) return null;
  const value = Number(`${match[1]}.${match[2] ?? '0'}`);
  const percent = value > 0 && value <= 1 && match[2] ? Math.round(value * 10_000) / 100 : value;
  return percent >= 5 && percent <= 100 ? percent : null;
}
