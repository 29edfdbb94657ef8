import { isSteuerId } from '@vesta/domain/identifiers/steuer-id';
import type { Found } from '../../found.ts';
import type { Confirmation } from '../../reading.ts';
import { foundFrom } from '../../recognise/found-from.ts';
import type { Line } from '../../recognise/page-text.ts';
import { elevenDigitsIn, steuerIdsIn } from './identifiers.ts';

const CAPTION = String.raw`identifikations(?:nummer|nr\b)|\bid(?:ent)?\.?[- ]?nr\b|idnr|steuer-?id\w*`;
const caption = new RegExp(CAPTION);
const beside = new RegExp(String.raw`(?:${CAPTION})[^0-9]{0,12}((?:\d\s*){11})(?!\d)`);
const ROWS_BELOW = 3;

/** Eleven digits beside their label. The check digit decides how much they are believed. */
export function steuerIdOf(lines: readonly Line[]): Found<string> | null {
  const checked = steuerIdsIn(lines)[0];
  if (checked) return foundFrom(checked.value, checked.words, 0.98);
  for (const line of lines) {
    const match = beside.exec(line.text);
    const digits = match?.[1]?.replace(/\s/g, '');
    if (!match?.[1] || !digits || isSteuerId(digits)) continue;
    const start = match.index + match[0].indexOf(match[1]);
    return foundFrom(digits, line.wordsAt(start, start + match[1].trimEnd().length), 0.6);
  }
  return belowCaption(lines);
}

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

/** Whose number it is besides: a letter about a family prints those of all. */
const ofOthers = /\bkind(?:er|es|ern|s)?\b|ehegatt|lebenspartner|\banderer elternteil/;

/** The number of whom a letter goes to, where it is called one: letters of offices are full of other digits. */
export function captionedSteuerId(lines: readonly Line[]): Found<string> | null {
  const called = lines.filter((line, place) => {
    const above = lines.slice(Math.max(0, place - ROWS_BELOW), place + 1).filter(({ page }) => page === line.page);
    return above.some(({ text }) => caption.test(text) && !ofOthers.test(text)) && !ofOthers.test(line.text);
  });
  return steuerIdOf(called);
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
