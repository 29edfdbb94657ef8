import type { Day } from '@vesta/domain/dates/day';
import type { Page } from '../../evidence/page.ts';
import { parseDay } from '../../extraction/day-text.ts';
import type { Found } from '../found.ts';
import { foundFrom } from '../recognise/found-from.ts';
import { linesOf, type PagedWord, proseOf } from '../recognise/page-text.ts';
import { wordsNear } from './near-caption.ts';

const caption = /\b(?:geburtsdatum|geb\.?-? ?datum|geburtstag|tag der geburt|data (?:di )?nascita|date of birth)\b/;
const inProse =
  /\b(?:geboren am|geb\.(?: am)?|nat[oa](?:\/a)? (?:a [^\d,;]{2,40} )?il|born on)\s+(\d{1,2}(?:[./-]\d{1,2}[./-]| ?\.? ?[a-z]{3,9} )\d{4})/;

const EARLIEST = '1900';
const CERTAINTY = 0.85;

const dayOf = (text: string): Day | null => {
  const day = parseDay(text.replace(/[,;]$/, ''));
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
