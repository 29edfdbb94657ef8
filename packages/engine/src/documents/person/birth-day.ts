import type { Day } from '@vesta/domain/dates/day';
import type { Page } from '../../evidence/page.ts';
import { parseDay } from '../../extraction/day-text.ts';
import type { Found } from '../found.ts';
import { foundFrom } from '../recognise/found-from.ts';
import { type Line, linesOf, type PagedWord, proseOf } from '../recognise/page-text.ts';
import { wordNear } from './near-caption.ts';

const caption = /\b(?:geburtsdatum|geb\.?-? ?datum|geburtstag|data (?:di )?nascita|date of birth)\b/;
const inProse =
  /\b(?:geboren am|geb\. am|nat[oa](?:\/a)? (?:a [^\d,;]{2,40} )?il|born on)\s+(\d{1,2}[./-]\d{1,2}[./-]\d{4})/;

const EARLIEST = '1900';
const CERTAINTY = 0.85;

const dayIn = ({ text }: PagedWord): Day | null => {
  const day = parseDay(text.replace(/[,;]$/, ''));
  return day !== null && day >= EARLIEST ? day : null;
};

const ofBirth = /nascita|nat[oa]|geb|birth|born|datum|tag|^(?:il|am|on|del)$/i;

/** A day right behind other words is theirs: `Domicilio fiscale 1/1/2025`. */
function isOfOthers(lines: readonly Line[], word: PagedWord): boolean {
  const words = lines.map((line) => line.wordsAt(0, line.text.length)).find((own) => own.includes(word)) ?? [];
  const before = words[words.indexOf(word) - 1];
  if (!before || word.box.left - before.box.right > word.size) return false;
  return /\p{L}/u.test(before.text) && !before.text.endsWith(':') && !ofBirth.test(before.text);
}

/** The day on which the person of a paper was born, beside or below its caption, or in a sentence about them. */
export function birthDayOn(pages: readonly Page[]): Found<string> | null {
  const prose = proseOf(pages);
  const match = inProse.exec(prose.text);
  const end = match ? match.index + match[0].length : 0;
  const [told] = match?.[1] ? prose.wordsAt(end - match[1].length, end) : [];
  const lines = pages.flatMap(linesOf);
  const word = told ?? wordNear(lines, caption, (one) => dayIn(one) !== null && !isOfOthers(lines, one));
  const day = word && dayIn(word);
  return word && day ? foundFrom(day, [word], CERTAINTY) : null;
}
