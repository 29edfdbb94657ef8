import { dayOf } from '@vesta/domain/dates/day';
import { parseAmount } from '../../extraction/amount.ts';
import { monthOf, parseDay } from '../../extraction/day-text.ts';
import type { Found } from '../found.ts';
import { foundFrom } from '../recognise/found-from.ts';
import type { PagedWord, RunningText } from '../recognise/page-text.ts';

interface Hit {
  readonly text: string;
  readonly start: number;
  readonly end: number;
}

/** Where a pattern's `value` stands in the prose. */
export function* hits(prose: RunningText, pattern: RegExp): Generator<Hit> {
  for (const match of prose.text.matchAll(new RegExp(pattern.source, 'dg'))) {
    const place = match.indices?.groups?.value;
    const text = match.groups?.value;
    if (place && text !== undefined) yield { text, start: place[0], end: place[1] };
  }
}

/**
 * The value that the first fitting pattern finds. A contract says a thing once: when one pattern finds two different
 * values, nobody can tell which of them holds, and there is none.
 */
export function search<T extends string | number>(
  prose: RunningText,
  patterns: readonly RegExp[],
  value: (hit: Hit, raw: string, words: readonly PagedWord[]) => T | null,
  certainty = 0.85,
): Found<T> | null {
  for (const pattern of patterns) {
    const found = [...hits(prose, pattern)].flatMap((hit) => {
      const words = prose.wordsAt(hit.start, hit.end);
      const told = value(hit, words.map((word) => word.text).join(' '), words);
      const one = told === null ? null : foundFrom(told, words, certainty);
      return one ? [one] : [];
    });
    const first = found[0];
    if (first) return found.every((other) => other.value === first.value) ? first : null;
  }
  return null;
}

const american = /^(\p{L}{3,9})\s+(\d{1,2})(?:st|nd|rd|th)?,\s*(\d{4})$/u;

/** As it stands, or without what clings to its first word: dall'11 maggio 2026. */
export const dayOfHit = ({ text }: Hit, raw: string): string | null => dayIn(raw) ?? dayIn(text);

function dayIn(raw: string): string | null {
  const text = raw.replace(/^[(„"“]+|[.,;:)"”]+$/g, '').replace(/(\d)\s*([./-])\s*(?=\d)/g, '$1$2');
  const plain = parseDay(
    text
      .replace(/^(\d{1,2})(?:st|nd|rd|th|\s?[oº°])(?=\s)/i, '$1')
      .replace(/\bof\s/, '')
      .replace(/,/g, ''),
  );
  if (plain) return plain;
  const match = american.exec(text);
  const month = match ? monthOf(match[1] ?? '') : null;
  return match && month ? dayOf({ year: Number(match[3]), month, day: Number(match[2]) }) : null;
}

/** Contracts write 3.200, 3.200,00 and 3.200,- alike. */
export function centsOfHit({ text }: Hit): number | null {
  const exact = parseAmount(text);
  if (exact !== null) return exact;
  const whole = text.replace(/,-+$/, '');
  return /^\d{1,3}(?:[.'’,]\d{3})+$|^\d{3,6}$/.test(whole) ? Number(whole.replace(/\D/g, '')) * 100 : null;
}
