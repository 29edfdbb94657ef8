import type { ValidationCode } from './codes.ts';
import { tidy } from './tidy.ts';
import type { Normaliser, Validator } from './validator.ts';

export const MAX_TEXT_LENGTH = 120;

export interface TextRule {
  /** Every character must match this; a regular expression for the whole text. */
  allowed: RegExp;
  /** At least one character must match this. */
  needs: RegExp;
  /** The answer when `needs` is not met. */
  needsCode?: ValidationCode;
  max?: number;
  normalise?: Normaliser;
}

/** A validator for a line of text: there, not too long, of allowed characters, and not of punctuation alone. */
export function textRule({ allowed, needs, needsCode = 'pattern', max, normalise = tidy }: TextRule): Validator {
  return (value) => {
    const text = normalise(value);
    if (text === '') return 'required';
    if (text.length > (max ?? MAX_TEXT_LENGTH)) return 'tooLong';
    if (!allowed.test(text)) return 'pattern';
    return needs.test(text) ? null : needsCode;
  };
}
