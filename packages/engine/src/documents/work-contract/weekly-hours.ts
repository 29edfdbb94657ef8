import type { Page } from '../../evidence/page.ts';
import type { Found } from '../found.ts';
import { proseOf, type RunningText } from '../recognise/page-text.ts';
import { search } from './search.ts';
import type { Wording } from './wording.ts';

const LONGEST_WEEK = 60;

/** "38 Stunden und 30 Minuten", "39 ore e 45 minuti" */
const andMinutes = /^\s*(?:stunden|std\.?|ore|h)\s*(?:und|e|,)?\s*(\d{1,2})\s*min/;

/** The hours of a week that are agreed, wherever the sentence breaks. */
export const weeklyHours = (prose: RunningText, wording: Wording): Found<number> | null =>
  search(prose, wording.hours, ({ text, end }) => {
    const minutes = Number(andMinutes.exec(prose.text.slice(end))?.[1] ?? 0);
    const hours = Number(text.replace(',', '.')) + minutes / 60;
    return hours >= 1 && hours <= LONGEST_WEEK ? hours : null;
  });

const fullTime = /\b(?:vollzeit|tempo pieno|full[- ]time)\b/;
const partTime = /\b(?:teilzeit|tempo parziale|part[- ]time)\b/;
const [LEAST_OF_FULL, MOST_OF_FULL] = [35, 48];

/**
 * "[X] Vollzeit [ ] Teilzeit wöchentlich 39 Stunden": what stands behind the last box is of the option that nobody
 * ticked, or of both. Where full time is ticked and the hours are those of a full week, they are the ones agreed.
 */
export function hoursOfFullTime(ticked: RunningText, pages: readonly Page[], wording: Wording): Found<number> | null {
  if (!fullTime.test(ticked.text) || partTime.test(ticked.text)) return null;
  const hours = weeklyHours(proseOf(pages), wording);
  return hours && hours.value >= LEAST_OF_FULL && hours.value <= MOST_OF_FULL ? hours : null;
}
