import type { Day } from '@vesta/domain/dates/day';
import { heightOf } from '../../../evidence/geometry.ts';
import type { Cell, Sheet } from '../../../extraction/labels.ts';
import type { Found } from '../../found.ts';
import type { CardKind } from './card-kind.ts';
import { parseName } from './parsers.ts';
import { standsBelow, unlabelled } from './unlabelled.ts';
import { foundIn, LEAST_FOR_WORDS, type VisualFields } from './visual-fields.ts';

type Names = Pick<VisualFields, 'surname' | 'given_names'>;

/** Cards that print surname, given names and birthday below each other, and nothing else in that column above. */
const inOrder: readonly string[] = ['personalausweis'];
/** Three lines of a card are no further apart, in heights of letters. */
const HIGHEST = 12;
const BY_ORDER = 0.85;

/**
 * Both names of a card whose labels are lost in a blur: the two lines above the birthday. A third line there, as the
 * name at birth, leaves it open which is which.
 */
export function namesByOrder(sheet: Sheet, { layout }: CardKind, birth: Found<Day> | null): Names | null {
  if (!birth || sheet.page.origin !== 'ocr' || !inOrder.includes(layout)) return null;
  const above = unlabelled(sheet).filter(
    (cell) => standsBelow(cell, birth) && birth.box.top - cell.box.top < HIGHEST * heightOf(birth.box),
  );
  const [first, second, ...others] = above.toSorted((a, b) => a.box.top - b.box.top);
  if (!first || !second || others.length > 0 || !standsBelow(first, second)) return null;
  const named = ({ text, words }: Cell): Found<string> | null => {
    const name = parseName(text);
    return name ? foundIn(name, words, sheet.page.number, { certainty: BY_ORDER, least: LEAST_FOR_WORDS }) : null;
  };
  const [surname, given] = [named(first), named(second)];
  return surname && given ? { surname, given_names: given } : null;
}
