import type { ValidationCode } from './codes.ts';
import { tidy } from './tidy.ts';

export const MAX_POSTCODE_LENGTH = 15;

/** 'five' is Italy's and Germany's kind, 'shared' that of any other country. */
export type PostcodeRule = 'five' | 'shared';

const patterns: Record<PostcodeRule, RegExp> = {
  five: /^\d{5}$/,
  shared: /^(?=.*[\p{L}\d])[\p{L}\d -]+$/u,
};

export const normalisePostcode = (value: string): string => tidy(value).toUpperCase().normalize('NFC');

export function validatePostcode(value: string, rule: PostcodeRule): ValidationCode | null {
  const postcode = normalisePostcode(value);
  if (postcode === '') return 'required';
  if (rule === 'shared' && postcode.length > MAX_POSTCODE_LENGTH) return 'tooLong';
  return patterns[rule].test(postcode) ? null : 'pattern';
}
