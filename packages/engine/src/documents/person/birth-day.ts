import type { Day } from '@vesta/domain/dates/day';
import type { Page } from '../../evidence/page.ts';
import { parseDay } from '../../extraction/day-text.ts';
import type { Found } from '../found.ts';
import { foundFrom } from '../recognise/found-from.ts';
import { type Line, linesOf, type PagedWord, proseOf } from '../recognise/page-text.ts';

const caption = /\b(?:geburtsdatum|geb\.?-? ?datum|geburtstag|data (?:di )?nascita|date of birth)\b/;
const inProse =
  /\b(?:geboren am|geb\. am|nat[oa](?:\/a)? (?:a [^\d,;]{2,40} )?il|born on)\s+(\d{1,2}[./-]\d{1,2}[./-]\d{4})/;

const EARLIEST = '1900';
const CERTAINTY = 0.85;

const dayIn = (text: string): Day | null => {
  const day = parseDay(text.replace(/[,;]$/, ''));
  return day !== null && day >= EARLIEST ? day : null;
};

const named = (words: readonly PagedWord[]): Found<string> | null => {
  for (const word of words) {
    const day = dayIn(word.text);
    if (day) return foundFrom(day, [word], CERTAINTY);
  }
  return null;
};

/** Behind the caption in its row, before any other caption; else the day under it, within its column. */
function nearCaption(lines: readonly Line[]): Found<string> | null {
  for (const [place, line] of lines.entries()) {
    const match = caption.exec(line.text);
    if (!match) continue;
    const label = line.wordsAt(match.index, match.index + match[0].length);
    const [first, last] = [label[0], label.at(-1)];
    if (!first || !last) continue;
    const behind = line
      .wordsAt(match.index + match[0].length, line.text.length)
      .filter((word) => !label.includes(word) && /\p{L}|\d/u.test(word.text));
    const beside = behind[0] && dayIn(behind[0].text) ? named(behind.slice(0, 1)) : null;
    if (beside) return beside;
    const next = behind.find(({ text }) => /\p{L}/u.test(text));
    const right = next ? next.box.left : Number.POSITIVE_INFINITY;
    const below = lines
      .slice(place + 1, place + 3)
      .filter(({ page }) => page === line.page)
      .flatMap((other) => other.wordsAt(0, other.text.length))
      .filter(({ box }) => box.right > first.box.left - first.size && box.left < right - last.size);
    const under = named(below);
    if (under) return under;
  }
  return null;
}

/** The day on which the person of a paper was born, beside or below its caption, or in a sentence about them. */
export function birthDayOn(pages: readonly Page[]): Found<string> | null {
  const prose = proseOf(pages);
  const match = inProse.exec(prose.text);
  const end = match ? match.index + match[0].length : 0;
  const sentence = match?.[1] ? named(prose.wordsAt(end - match[1].length, end)) : null;
  return sentence ?? nearCaption(pages.flatMap(linesOf));
}
