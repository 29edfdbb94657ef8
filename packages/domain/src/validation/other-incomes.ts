import type { ValidationCode } from './codes.ts';
import { validateFreeText } from './free-text.ts';
import { tidy } from './tidy.ts';

const MAX_SOURCES = 20;

/** The chosen sources of a text such as 'Pension,Benefits': tidied, without blanks and doubles. */
export const splitOtherIncomes = (text: string): string[] => [...new Set(text.split(',').map(tidy).filter(Boolean))];

/** A comma separates, so none may stand inside a source. */
export const joinOtherIncomes = (sources: readonly string[]): string =>
  splitOtherIncomes(sources.map((source) => source.replaceAll(',', ' ')).join(',')).join(',');

export const normaliseOtherIncomes = (text: string): string => splitOtherIncomes(text).join(',');

export function validateOtherIncomes(text: string): ValidationCode | null {
  const sources = splitOtherIncomes(text);
  if (sources.length === 0) return 'required';
  if (sources.length > MAX_SOURCES) return 'tooMany';
  return sources.map(validateFreeText).find((refused) => refused !== null) ?? null;
}
