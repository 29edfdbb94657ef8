import type { Page } from '../../evidence/page.ts';
import type { Found } from '../found.ts';
import { foundFrom } from '../recognise/found-from.ts';
import { proseOf } from '../recognise/page-text.ts';

/** How contracts say where somebody lives: up to the postcode and the first word of the town. */
const lives =
  /\b(?:residente|domiciliat[oa]|wohnhaft|residing|resident)\s+(?:(?:in|a|at|zu|unter)\s+)?(.{4,70}?\b\d{5}\s+[^\s,;)]{2,})/;

/** Where the employee lives, as a sentence says it; companies have a seat and live nowhere. */
export function homeInProse(pages: readonly Page[]): Found<string> | null {
  const prose = proseOf(pages);
  const match = lives.exec(prose.text);
  if (!match?.[1]) return null;
  const start = match.index + match[0].length - match[1].length;
  const words = prose.wordsAt(start, start + match[1].length);
  return foundFrom(
    words
      .map(({ text }) => text)
      .join(' ')
      .replace(/[,;.]$/, ''),
    words,
    0.8,
  );
}
