import type { Day } from '@vesta/domain/dates/day';
import type { FieldValue } from '@vesta/domain/papers/field-kinds';
import type { PaperType } from '@vesta/domain/papers/kinds';
import type { FieldHolding, FieldOf, NumberField, TextField } from '@vesta/domain/papers/schema';
import type { Confirmation, Reading } from '../documents/reading.ts';
import type { KeptPaper } from './kept-paper.ts';

const rawValue = (reading: Reading, name: FieldOf): FieldValue | null => reading.fields[name]?.value ?? null;

const wordsOf = (value: FieldValue | null): string | null =>
  typeof value === 'string' && value.trim() !== '' ? value : null;

export const textIn = <Type extends PaperType>(reading: Reading<Type>, name: TextField<Type>): string | null =>
  wordsOf(rawValue(reading, name));

export function numberIn<Type extends PaperType>(reading: Reading<Type>, name: NumberField<Type>): number | null {
  const value = rawValue(reading, name);
  return typeof value === 'number' ? value : null;
}

/** Readings write days and months so that they compare as texts. */
export const dayIn = <Type extends PaperType>(
  reading: Reading<Type>,
  name: FieldHolding<'day' | 'month', Type>,
): Day | null => wordsOf(rawValue(reading, name));

/** A sum or digit that the reader already tried. */
export const confirmed = (reading: Reading, rule: string): Confirmation | null =>
  reading.confirmations.find((confirmation) => confirmation.rule === rule) ?? null;

/** Read from pixels: any letter may be wrong, so a contradiction proves less. */
export const isPictured = ({ evidence }: KeptPaper, { pages }: Reading): boolean =>
  evidence.pages.some((page) => pages.includes(page.number) && page.origin !== 'text');

/** Its letters were recognised, by us or by the program of a scanner: any of them may be another one. */
export const isRecognised = (paper: KeptPaper, reading: Reading): boolean =>
  isPictured(paper, reading) || reading.pages.some((page) => paper.notes.recognisedPages?.includes(page));
