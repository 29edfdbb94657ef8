import type { Day } from '@vesta/domain/dates/day';
import type { Word } from '../../../evidence/page.ts';
import type { Sheet } from '../../../extraction/labels.ts';
import type { Found } from '../../found.ts';
import { parseCardDay } from './card-day.ts';
import { foundIn } from './visual-fields.ts';

/** Without its label a day has to be read well. */
const SURE = 0.9;
const WITHOUT_LABEL = 0.85;
const WORDS_OF_A_DAY = 3;
/** No paper is valid for longer, so that a day further back is nobody's day of issue. */
const YEARS_OF_A_BIRTH = 16;

interface SeenDay {
  readonly day: Day;
  readonly words: readonly Word[];
}

/** Every day of four digits of the year that stands on the sheet, with the words that spell it. */
export function daysOn({ rows }: Sheet, today: Day): SeenDay[] {
  return rows.flatMap(({ words }) =>
    words.flatMap((_, from) => {
      for (let count = WORDS_OF_A_DAY; count > 0; count -= 1) {
        const run = words.slice(from, from + count);
        const text = run.map((word) => word.text).join(' ');
        const day = run.length === count && /\d{4}$/.test(text) ? parseCardDay(text, 'other', today) : null;
        if (day) return [{ day, words: run }];
      }
      return [];
    }),
  );
}

const onlyOne = (sheet: Sheet, days: readonly SeenDay[]): Found<Day> | null => {
  const sure = days.filter(({ words }) => words.every(({ confidence }) => confidence >= SURE));
  const [first] = sure;
  if (!first || new Set(days.map(({ day }) => day)).size > 1) return null;
  return foundIn(first.day, first.words, sheet.page.number, { certainty: WITHOUT_LABEL });
};

/** The only day to come on a card is the one it ends on, whether or not its label can be read. */
export const dayToCome = (sheet: Sheet, today: Day): Found<Day> | null =>
  onlyOne(
    sheet,
    daysOn(sheet, today).filter(({ day }) => day > today),
  );

/** The only day that lies longer ago than any paper is valid is the holder's birthday. */
export function dayLongAgo(sheet: Sheet, today: Day): Found<Day> | null {
  const latest = `${Number(today.slice(0, 4)) - YEARS_OF_A_BIRTH}${today.slice(4)}`;
  return onlyOne(
    sheet,
    daysOn(sheet, today).filter(({ day }) => day < latest),
  );
}
