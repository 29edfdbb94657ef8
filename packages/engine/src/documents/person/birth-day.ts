import type { Day } from '@vesta/domain/dates/day';
import type { Page } from '../../evidence/page.ts';
import { parseDay } from '../../extraction/day-text.ts';
import type { Found } from '../found.ts';
import { foundFrom } from '../recognise/found-from.ts';
import { linesOf, type PagedWord, proseOf } from '../recognise/page-text.ts';
import { wordsNear } from './near-caption.ts';

const caption =
  /\b(?:geburtsdatum|geb\.?-? ?datum|geburtstag|tag der geburt|data (?:di )?nascita|date of birth)\b|\b(?:geboren am|nat[oa](?:\/a)? il)\b(?! ?:? ?\d)/;
const inProse =
  /\b(?:geboren am|geb\.(?: am)?|nat[oa](?:\/a)? (?:(?:a|ad|in) [^\d,;]{2,40},? )?il|born(?: on)?|geb\. am) ?:?\s+(\d{1,2}(?:[./-]\d{1,2}[./-]| ?\.? ?[a-z]{3,9} )\d{4})/;

const EARLIEST = '1900';
/** Whoever rents is no child: two digits of a year that would make them one mean the century before. */
const LATEST_YEAR = 2015;
const CERTAINTY = 0.85;

const dayOf = (text: string): Day | null => {
  const day = parseDay(text.replace(/[,;)]+$|^\(/g, ''), LATEST_YEAR);
  return day !== null && day >= EARLIEST ? day : null;
};

/** Forms give day, month and year a cell each. */
const cells = [/^\d{1,2}$/, /^\d{1,2}$/, /^\d{4}$/];

function dayAtStart(words: readonly PagedWord[]): readonly PagedWord[] | null {
  const [word] = words;
  if (word && dayOf(word.text)) return [word];
  const parts = words.slice(0, cells.length);
  const isParted = parts.length === cells.length && cells.every((cell, at) => cell.test(parts[at]?.text ?? ''));
  return isParted && dayOf(parts.map(({ text }) => text).join('.')) ? parts : null;
}

/** Days of a row, however they are written: in one word, with the month in words, or in cells of their own. */
function* daysIn(words: readonly PagedWord[]): Generator<{ readonly day: Day; readonly words: readonly PagedWord[] }> {
  for (const [at] of words.entries()) {
    for (const count of [1, cells.length]) {
      const own = words.slice(at, at + count);
      const isParted = count > 1 && cells.every((cell, nth) => cell.test(own[nth]?.text ?? ''));
      const day = dayOf(own.map(({ text }) => text).join(isParted ? '.' : ' '));
      if (day) yield { day, words: own };
    }
  }
}

/** The day from which the number of a person was made, wherever it is printed and whatever it is called there. */
export function birthDayBorneOut(pages: readonly Page[], isBorneOut: (day: Day) => boolean): Found<string> | null {
  for (const line of pages.flatMap(linesOf)) {
    for (const { day, words } of daysIn(line.wordsAt(0, line.text.length))) {
      if (isBorneOut(day)) return foundFrom(day, words, CERTAINTY);
    }
  }
  return null;
}

/** The day on which the person of a paper was born, beside or below its caption, or in a sentence about them. */
export function birthDayOn(pages: readonly Page[]): Found<string> | null {
  const prose = proseOf(pages);
  const match = inProse.exec(prose.text);
  const end = match ? match.index + match[0].length : 0;
  const told = match?.[1] ? prose.wordsAt(end - match[1].length, end) : [];
  const words = told.length > 0 ? told : (wordsNear(pages.flatMap(linesOf), caption, dayAtStart) ?? []);
  const texts = words.map(({ text }) => text);
  const day = dayOf(texts.join(' ')) ?? dayOf(texts.join('.'));
  return day ? foundFrom(day, words, CERTAINTY) : null;
}
