import { isIban } from '@vesta/domain/identifiers/iban';
import { around } from '../../evidence/geometry.ts';
import type { Page, Word } from '../../evidence/page.ts';
import type { PrintedText, Spot } from '../../papers/paper-notes.ts';

/** Whether two things on a paper share a row. */
export const isBeside = (a: Spot, b: Spot): boolean =>
  a.page === b.page && a.box.top < b.box.bottom && a.box.bottom > b.box.top;

const whole = /^(?:IT\d{2}[A-Z]\d{10}[A-Z0-9]{12}|DE\d{20})$/;
/** How many signs an account of these countries has. */
const lengths = { IT: 27, DE: 22 } as const;

const stripped = (text: string): string => text.replace(/^IBAN:?/, '').replace(/[.,;]$/, '');

const lengthOf = (text: string): number | null => {
  const country = /^(?:IT|DE)(?=[A-Z0-9]*$)/.exec(text)?.[0];
  return country === 'IT' || country === 'DE' ? lengths[country] : null;
};

/** The words that make up an account from this one on: in groups of four, or by check, bank, branch and account. */
function partsFrom(words: readonly Word[], index: number): readonly Word[] {
  const start = words[index];
  const length = start ? lengthOf(stripped(start.text)) : null;
  if (!start || length === null) return [];
  const parts: Word[] = [];
  let signs = 0;
  for (const word of words.slice(index)) {
    const text = stripped(word.text);
    const isOnLine = Math.abs(word.baseline - start.baseline) <= start.size * 0.3;
    if (signs >= length || !/^[A-Z0-9]+$/.test(text) || !isOnLine) break;
    parts.push(word);
    signs += text.length;
  }
  return signs === length ? parts : [];
}

/** Accounts that stand on a page in full length and cannot exist. */
export function wrongIbansOn({ number, words, origin }: Page): PrintedText[] {
  if (origin !== 'text') return [];
  return words.flatMap((_, index) => {
    const parts = partsFrom(words, index);
    const iban = parts.map((part) => stripped(part.text)).join('');
    if (!whole.test(iban) || isIban(iban)) return [];
    return [{ text: iban, page: number, box: around(parts.map(({ box }) => box)) }];
  });
}
