import type { Page } from '../../evidence/page.ts';
import type { Found } from '../found.ts';
import { folded } from '../recognise/folded.ts';
import { foundFrom } from '../recognise/found-from.ts';
import { proseOf } from '../recognise/page-text.ts';

/** How contracts say where somebody lives: up to the postcode and the first word of the town. */
const lives =
  /\b(?:residente|domiciliat[oa]|wohnhaft|residing|resident)\s+(?:(?:in|a|at|zu|unter)\s+)?(.{4,70}?\b\d{5}\s+[^\s,;)]{2,}(?:\s+\([a-z]{2}\))?)/;

const PLACE = '(.{4,60}?\\b\\d{5}\\s+[^\\s,;)]{2,})';

const BORN = '(?:geb\\w*\\.?(?: am)?|nat[oa][^,]{0,40}? il) \\d[\\d./-]{7,9},\\s+';

/** `Erika Muster, geb. 01.02.1990, Weg 1, 12345 Ort`, wherever the sentence breaks. */
const behind = (name: string): RegExp =>
  new RegExp(
    `${folded(name)
      .replace(/[^\p{L}\s-]/gu, '.')
      .replace(/\s+/g, '\\s+')},\\s+(?:${BORN})?${PLACE}`,
    'u',
  );

/** Where the employee lives, as a sentence says it; companies have a seat and live nowhere. */
export function homeInProse(pages: readonly Page[], name: string | null): Found<string> | null {
  const prose = proseOf(pages);
  const match = lives.exec(prose.text) ?? (name ? behind(name).exec(prose.text) : null);
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
