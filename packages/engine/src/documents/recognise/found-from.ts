import { around } from '../../evidence/geometry.ts';
import type { Found } from '../found.ts';
import type { PagedWord } from './page-text.ts';

/** Below this nothing is told: a doubtful value is none. */
export const LEAST_CONFIDENCE = 0.5;

/** A value with the words it was read from. What the recogniser doubted, we doubt too. */
export function foundFrom<T>(value: T, words: readonly PagedWord[], certainty = 0.95): Found<T> | null {
  const first = words[0];
  if (!first) return null;
  const confidence = certainty * Math.min(...words.map((word) => word.confidence));
  if (confidence < LEAST_CONFIDENCE) return null;
  return {
    value,
    raw: words.map((word) => word.text).join(' '),
    page: first.page,
    box: around(words.filter((word) => word.page === first.page).map((word) => word.box)),
    confidence: Math.round(confidence * 1000) / 1000,
  };
}
