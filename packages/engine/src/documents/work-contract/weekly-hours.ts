import type { Found } from '../found.ts';
import type { RunningText } from '../recognise/page-text.ts';
import { search } from './search.ts';
import type { Wording } from './wording.ts';

const LONGEST_WEEK = 60;

/** The hours of a week that are agreed, wherever the sentence breaks. */
export const weeklyHours = (prose: RunningText, wording: Wording): Found<number> | null =>
  search(prose, wording.hours, ({ text }) => {
    const hours = Number(text.replace(',', '.'));
    return hours >= 1 && hours <= LONGEST_WEEK ? hours : null;
  });
