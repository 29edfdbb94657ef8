import { isIban } from '@vesta/domain/identifiers/iban';
import { around, type Box } from '../../evidence/geometry.ts';
import type { Page, Word } from '../../evidence/page.ts';

export interface PrintedIban {
  readonly text: string;
  readonly page: number;
  readonly box: Box;
}

const whole = /^(?:IT\d{2}[A-Z]\d{10}[A-Z0-9]{12}|DE\d{20})$/;
const first = /^(?:IT\d{2}|DE\d{2})$/;
const group = /^[A-Z0-9]{1,4}$/;
const MOST_GROUPS = 7;

const stripped = (text: string): string => text.replace(/^IBAN:?/, '').replace(/[.,;]$/, '');

/** The groups of four that follow on the same line, the last one shorter. */
function inGroups(words: readonly Word[], index: number): readonly Word[] {
  const start = words[index];
  const rest = words.slice(index + 1, index + MOST_GROUPS);
  const end = rest.findIndex(
    ({ text, baseline, size }) => !group.test(text) || Math.abs(baseline - (start?.baseline ?? 0)) > size * 0.3,
  );
  const groups = end < 0 ? rest : rest.slice(0, end);
  const short = groups.findIndex(({ text }) => text.length < 4);
  return [...(start ? [start] : []), ...(short < 0 ? groups : groups.slice(0, short + 1))];
}

/** Accounts that stand on a page in full length and cannot exist. */
export function wrongIbansOn({ number, words, origin }: Page): PrintedIban[] {
  if (origin !== 'text') return [];
  return words.flatMap((word, index) => {
    const text = stripped(word.text);
    const parts = first.test(text) ? inGroups(words, index) : [word];
    const iban = parts.map((part) => stripped(part.text)).join('');
    if (!whole.test(iban) || isIban(iban)) return [];
    return [{ text: iban, page: number, box: around(parts.map(({ box }) => box)) }];
  });
}
