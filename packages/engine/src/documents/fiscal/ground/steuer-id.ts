import { isSteuerId } from '@vesta/domain/identifiers/steuer-id';
import type { Found } from '../../found.ts';
import type { Confirmation } from '../../reading.ts';
import { foundFrom } from '../../recognise/found-from.ts';
import type { Line } from '../../recognise/page-text.ts';
import { elevenDigitsIn, steuerIdsIn } from './identifiers.ts';

/** Eleven digits beside their label. The check digit decides how much they are believed. */
export function steuerIdOf(lines: readonly Line[]): Found<string> | null {
  const checked = steuerIdsIn(lines)[0];
  if (checked) return foundFrom(checked.value, checked.words, 0.98);
  for (const line of lines) {
    const match = /(?:identifikationsnummer|idnr\.?|steuer-id\w*)[^0-9]{0,12}((?:\d\s*){11})(?!\d)/.exec(line.text);
    const digits = match?.[1]?.replace(/\s/g, '');
    if (!match?.[1] || !digits || isSteuerId(digits)) continue;
    const start = match.index + match[0].indexOf(match[1]);
    return foundFrom(digits, line.wordsAt(start, start + match[1].trimEnd().length), 0.6);
  }
  return belowCaption(lines);
}

const caption = /identifikationsnummer|idnr\.?|steuer-id\w*/;
const ROWS_BELOW = 3;

/** Eleven digits in the rows under their caption, where a form parts the two. */
function belowCaption(lines: readonly Line[]): Found<string> | null {
  for (const [place, line] of lines.entries()) {
    if (!caption.test(line.text)) continue;
    const [found] = elevenDigitsIn(
      lines.slice(place + 1, place + 1 + ROWS_BELOW).filter(({ page }) => page === line.page),
    );
    if (found) return foundFrom(found.value, found.words, 0.6);
  }
  return null;
}

export const steuerIdCheck = (id: Found<string> | null): Confirmation[] =>
  id
    ? [
        {
          rule: 'steuer_id_check',
          outcome: isSteuerId(id.value) ? 'passed' : 'failed',
          expected: null,
          found: id.value,
          page: id.page,
          box: id.box,
        },
      ]
    : [];
