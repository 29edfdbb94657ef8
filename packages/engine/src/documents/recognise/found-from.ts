import { around } from '../../evidence/geometry.ts';
import { LEAST_TOLD } from '../certainty.ts';
import type { Found } from '../found.ts';
import type { PagedWord } from './page-text.ts';

/** Nothing but the letters themselves confirms a name: it has to be read better than a number that sums bear out. */
const LEAST_FOR_NAMES = 0.76;
const isName = (value: unknown): boolean => typeof value === 'string' && /^[^\d]*\p{L}[^\d]*$/u.test(value);

/** A value with the words it was read from. What the recogniser doubted, we doubt too. */
export function foundFrom<T>(value: T, words: readonly PagedWord[], certainty = 0.95): Found<T> | null {
  const first = words[0];
  if (!first) return null;
  const read = Math.min(...words.map((word) => word.confidence));
  const confidence = certainty * read;
  if (confidence < LEAST_TOLD || (isName(value) && read < LEAST_FOR_NAMES)) return null;
  return {
    value,
    raw: words.map((word) => word.text).join(' '),
    page: first.page,
    box: around(words.filter((word) => word.page === first.page).map((word) => word.box)),
    confidence: Math.round(confidence * 1000) / 1000,
  };
}
