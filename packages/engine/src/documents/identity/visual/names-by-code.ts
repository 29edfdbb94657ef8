import { heightOf } from '../../../evidence/geometry.ts';
import type { Cell, Sheet } from '../../../extraction/labels.ts';
import type { Found } from '../../found.ts';
import { agreementWith } from '../confirmations.ts';
import { parseName } from './parsers.ts';
import { standsBelow, unlabelled } from './unlabelled.ts';
import { foundIn, LEAST_FOR_WORDS, type VisualFields } from './visual-fields.ts';

type Names = Pick<VisualFields, 'surname' | 'given_names'>;

/** Given names follow the surname within this many heights of its letters. */
const NEXT = 5;
/** The code holds three letters of each name, and the card holds them in their order. */
const BY_CODE = 0.85;

/** Whether the letters that a fiscal code takes from a name are this name's. */
export function isInCode(part: keyof Names, name: string, code: string): boolean {
  const holder = { surname: '', givenNames: '', birthDay: null, sex: null };
  return part === 'surname'
    ? agreementWith(code, { ...holder, surname: name })?.lastName === 'agrees'
    : agreementWith(code, { ...holder, givenNames: name })?.firstName === 'agrees';
}

/**
 * Both names of a card whose labels are lost in a blur: two lines below each other, of which the fiscal code bears out
 * the one as surname and the other as given names. Anything that could be read in two ways tells nothing.
 */
export function namesByCode(sheet: Sheet, code: Found<string> | null): Names | null {
  if (!code || sheet.page.origin !== 'ocr') return null;
  const lines = unlabelled(sheet);
  const bearing = (part: keyof Names): Cell[] =>
    lines.filter(({ text }) => {
      const name = parseName(text);
      return name !== null && isInCode(part, name, code.value);
    });
  const pairs = bearing('surname').flatMap((surname) =>
    bearing('given_names')
      .filter((given) => standsBelow(surname, given) && given.box.top - surname.box.top < NEXT * heightOf(surname.box))
      .map((given) => ({ surname, given })),
  );
  const [only, ...others] = pairs;
  if (!only || others.length > 0) return null;
  const named = ({ text, words }: Cell): Found<string> | null =>
    foundIn(parseName(text) ?? text, words, sheet.page.number, { certainty: BY_CODE, least: LEAST_FOR_WORDS });
  return { surname: named(only.surname), given_names: named(only.given) };
}
