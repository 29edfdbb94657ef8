import { createHash } from 'node:crypto';
import type { Page } from '../../evidence/page.ts';

/** Fewer letters and digits than these may stand on any two papers. */
const FEWEST_SIGNS = 300;

/**
 * The same for every copy of a paper that has its words, whatever program saved it; null for a paper with few. Words
 * that were read from pixels differ from one photo to the next and are not used.
 */
export function fingerprintOfText(pages: readonly Page[]): string | null {
  if (pages.some(({ origin }) => origin !== 'text')) return null;
  const signs = pages
    .flatMap(({ words }) => words.map(({ text }) => text))
    .join('')
    .normalize('NFKD')
    .toUpperCase()
    .replace(/[^\p{L}\p{N}]/gu, '');
  return signs.length < FEWEST_SIGNS ? null : createHash('sha256').update(signs).digest('hex');
}
