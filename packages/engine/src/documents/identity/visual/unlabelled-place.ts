import type { Day } from '@vesta/domain/dates/day';
import { heightOf, middleX } from '../../../evidence/geometry.ts';
import type { Word } from '../../../evidence/page.ts';
import type { Cell, Sheet } from '../../../extraction/labels.ts';
import type { Found } from '../../found.ts';
import { parseNationality, parsePlace } from './parsers.ts';
import { daysOn } from './plain-days.ts';
import { isClearCapitals, standsBelow, unlabelled } from './unlabelled.ts';
import { foundIn, LEAST_FOR_WORDS, type VisualFields } from './visual-fields.ts';

const BY_ORDER = 0.85;
/** On a fiscal card the place is the next line below the names. */
const NEXT_LINE = 4.5;

type Known = Pick<VisualFields, 'surname' | 'given_names' | 'birth_date'>;

const onlyPlace = (sheet: Sheet, cells: readonly Cell[]): Found<string> | null => {
  const places = cells.filter(({ text }) => parsePlace(text) !== null && parseNationality(text) === null);
  const [only, ...others] = places;
  const value = only && others.length === 0 ? parsePlace(only.text) : null;
  if (!only || value === null) return null;
  const words = only.words.filter(({ text }) => !text.startsWith('('));
  return foundIn(value, words, sheet.page.number, { certainty: BY_ORDER, least: LEAST_FOR_WORDS });
};

/** Names, place, province and day stand below each other. */
function belowNames(sheet: Sheet, { given_names: given }: Known): Found<string> | null {
  if (!given) return null;
  const below = unlabelled(sheet).filter(
    (cell) => standsBelow(given, cell) && cell.box.top - given.box.top < NEXT_LINE * heightOf(given.box),
  );
  return onlyPlace(sheet, below);
}

/** Between the holder's birthday and the days of the paper itself no other words in capitals stand in their column. */
function belowBirthday(sheet: Sheet, birth: Found<Day>, today: Day): Found<string> | null {
  const days = daysOn(sheet, today).map(({ words }) => ({ box: words[0]?.box ?? birth.box }));
  const next = days.filter((day) => standsBelow(birth, day)).toSorted((a, b) => a.box.top - b.box.top)[0];
  if (!next) return null;
  const between = unlabelled(sheet).filter((cell) => standsBelow(birth, cell) && cell.box.bottom < next.box.bottom);
  return onlyPlace(sheet, between);
}

/** Residence permits print the place right behind the day, no wider apart than words are. */
const SAME_LINE = 2;

function behindBirthday(sheet: Sheet, { box, page }: Found<Day>): Found<string> | null {
  const row = sheet.rows.find(({ words }) =>
    words.some((word) => word.box.left === box.left && word.box.top === box.top),
  );
  const behind = row?.words.filter((word) => middleX(word.box) > box.right) ?? [];
  const words: Word[] = [];
  let edge = box.right;
  for (const word of behind) {
    if (word.box.left - edge > SAME_LINE * heightOf(box) || !isClearCapitals(word.text, [word])) break;
    words.push(word);
    edge = word.box.right;
  }
  const text = words.map((word) => word.text).join(' ');
  const value = isClearCapitals(text, words) && parseNationality(text) === null ? parsePlace(text) : null;
  return value ? foundIn(value, words, page, { certainty: BY_ORDER, least: LEAST_FOR_WORDS }) : null;
}

/** The place of birth where its label is lost in a blur, told by the order in which cards print what they say. */
export function unlabelledPlace(sheet: Sheet, known: Known, isFiscalCard: boolean, today: Day): Found<string> | null {
  if (sheet.page.origin !== 'ocr') return null;
  if (isFiscalCard) return belowNames(sheet, known);
  const birth = known.birth_date;
  return birth && (behindBirthday(sheet, birth) ?? belowBirthday(sheet, birth, today));
}
