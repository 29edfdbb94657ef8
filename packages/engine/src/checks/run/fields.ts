import type { Day } from '@vesta/domain/dates/day';
import type { PaperType } from '@vesta/domain/papers/kinds';
import type { FieldHolding, FieldOf, NumberField, TextField } from '@vesta/domain/papers/schema';
import type { Found } from '../../documents/found.ts';
import type { Confirmation, Reading } from '../../documents/reading.ts';
import type { Place } from '../rule.ts';
import type { KeptPaper } from '../subject.ts';

type Value = string | number | boolean;

const rawValue = (reading: Reading, name: FieldOf): Value | null => reading.fields[name]?.value ?? null;

const wordsOf = (value: Value | null): string | null =>
  typeof value === 'string' && value.trim() !== '' ? value : null;

export const textIn = <Type extends PaperType>(reading: Reading<Type>, name: TextField<Type>): string | null =>
  wordsOf(rawValue(reading, name));

export function numberIn<Type extends PaperType>(reading: Reading<Type>, name: NumberField<Type>): number | null {
  const value = rawValue(reading, name);
  return typeof value === 'number' ? value : null;
}

export const flagIn = <Type extends PaperType>(reading: Reading<Type>, name: FieldHolding<'flag', Type>): boolean =>
  rawValue(reading, name) === true;

/** Readings write days and months so that they compare as texts. */
export const dayIn = <Type extends PaperType>(
  reading: Reading<Type>,
  name: FieldHolding<'day' | 'month', Type>,
): Day | null => wordsOf(rawValue(reading, name));

export const foundIn = <Type extends PaperType>(reading: Reading<Type>, name: FieldOf<Type>): Found<Value> | null =>
  reading.fields[name] ?? null;

const plain = (value: Value | null): string | number | null => (typeof value === 'boolean' ? String(value) : value);

interface Asked {
  readonly expected?: string | number | null;
  readonly paper?: string;
}

/** A field as a place in the working: what stands there, and what should. */
export function placeOf<Type extends PaperType>(
  reading: Reading<Type>,
  name: FieldOf<Type>,
  { expected = null, paper }: Asked = {},
): Place {
  const found = foundIn(reading, name);
  return {
    page: found?.page ?? null,
    box: found?.box ?? null,
    what: name,
    expected,
    found: plain(found?.value ?? null),
    ...(paper === undefined ? {} : { paper }),
  };
}

/** A sum or digit that the reader already tried. */
export const confirmed = (reading: Reading, rule: string): Confirmation | null =>
  reading.confirmations.find((confirmation) => confirmation.rule === rule) ?? null;

export const placeOfConfirmation = ({ rule, page, box, expected, found }: Confirmation): Place => ({
  page,
  box,
  what: rule,
  expected,
  found,
});

/** What was worked out and stands nowhere. */
export const reckoned = (what: string, expected: string | number | null, found: string | number | null): Place => ({
  page: null,
  box: null,
  what,
  expected,
  found,
});

/** What only the file as a whole tells: its format, the program and the days that it names, how often it was saved. */
export const ofFile = (what: string, expected: string | number | null, found: string | number | null): Place => ({
  ...reckoned(what, expected, found),
  isOfFile: true,
});

/** Read from pixels: any letter may be wrong, so a contradiction proves less. */
export const isPictured = ({ evidence }: KeptPaper, { pages }: Reading): boolean =>
  evidence.pages.some((page) => pages.includes(page.number) && page.origin !== 'text');

/** Its letters were recognised, by us or by the program of a scanner: any of them may be another one. */
export const isRecognised = (paper: KeptPaper, reading: Reading): boolean =>
  isPictured(paper, reading) || reading.pages.some((page) => paper.notes.recognisedPages?.includes(page));
