import type { Found } from '../found.ts';
import type { RunningText } from '../recognise/page-text.ts';
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
