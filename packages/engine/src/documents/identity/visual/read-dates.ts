import type { Day } from '@vesta/domain/dates/day';
import type { Word } from '../../../evidence/page.ts';
import { gapBetween, type Sheet } from '../../../extraction/labels.ts';
import type { Found } from '../../found.ts';
import { parseCardDay } from './card-day.ts';
import type { VisualLabel } from './label-specs.ts';
import { valuesOf } from './labelled-values.ts';
import { linesBelow } from './lines-below.ts';
import { dayLongAgo, dayToCome } from './plain-days.ts';
import { foundIn } from './visual-fields.ts';

/** A day may be printed in up to this many words: 12 AUG / AOUT 74. */
const WORDS_OF_A_DAY = 5;
const EARLIEST_BIRTH = '1900-01-01';

/** Digits right behind a day are the rest of its year, which came apart: the day would be of another century. */
const RIGHT_BEHIND = 1;

function goesOn({ rows }: Sheet, words: readonly Word[]): boolean {
  const last = words.at(-1);
  if (!last) return false;
  const row = rows.find((one) => one.words.includes(last))?.words ?? [];
  const next = row[row.indexOf(last) + 1];
  return next !== undefined && /^\d/.test(next.text) && gapBetween(last, next) < RIGHT_BEHIND;
}

function dayNamed(sheet: Sheet, names: readonly VisualLabel[], kind: 'birth' | 'other', today: Day): Found<Day> | null {
  const parse = (text: string): Day | null => parseCardDay(text, kind, today);
  const candidates = names.flatMap((name) => valuesOf(sheet, name, { parse, words: WORDS_OF_A_DAY }));
  const best = candidates.sort((a, b) => a.cost - b.cost)[0];
  return best && !goesOn(sheet, best.words) ? foundIn(best.value, best.words, sheet.page.number) : null;
}

/** A day anywhere in the lines below a label that announces a place and a day. */
function dayBelow(sheet: Sheet, name: VisualLabel, kind: 'birth' | 'other', today: Day): Found<Day> | null {
  for (const label of sheet.byName.get(name) ?? []) {
    for (const { words } of linesBelow(sheet, label, 3)) {
      for (let from = 0; from < words.length; from += 1) {
        for (let count = Math.min(WORDS_OF_A_DAY, words.length - from); count > 0; count -= 1) {
          const run = words.slice(from, from + count);
          const day = parseCardDay(run.map((word) => word.text).join(' '), kind, today);
          if (day) return foundIn(day, run, sheet.page.number);
        }
      }
    }
  }
  return null;
}

export interface VisualDays {
  readonly birth_date: Found<Day> | null;
  readonly issue_date: Found<Day> | null;
  readonly expiry_date: Found<Day> | null;
}

/** The days of a paper, where they can be true together: born before it was issued, issued before it ends. */
export function readDays(sheet: Sheet, today: Day): VisualDays {
  const birth =
    dayNamed(sheet, ['birth_date', 'birth_place_and_date'], 'birth', today) ??
    dayBelow(sheet, 'birth_place_and_date', 'birth', today) ??
    (sheet.page.origin === 'ocr' ? dayLongAgo(sheet, today) : null);
  const issue =
    dayNamed(sheet, ['issue_date', 'issue_place_and_date'], 'other', today) ??
    dayBelow(sheet, 'issue_place_and_date', 'other', today);
  const named = dayNamed(sheet, ['expiry_date'], 'other', today);
  const toCome = sheet.page.origin === 'ocr' ? dayToCome(sheet, today) : null;
  // No day is to come on a card that has run out: the past one below the caption belongs to the caption beside it.
  const expiry = named && toCome && named.value <= today ? toCome : (named ?? toCome);
  const isBirth = birth && birth.value <= today && birth.value >= EARLIEST_BIRTH;
  const isIssue =
    issue && issue.value <= today && issue.value !== birth?.value && (!expiry || issue.value < expiry.value);
  const isExpiry = expiry && expiry.value !== birth?.value;
  return {
    birth_date: isBirth ? birth : null,
    issue_date: isIssue ? issue : null,
    expiry_date: isExpiry ? expiry : null,
  };
}
