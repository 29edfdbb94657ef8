import { amountText } from '../money/amount-text.ts';
import { parseMoney } from '../money/parse-money.ts';
import type { RegionCode } from '../regions/codes.ts';
import type { ValidationCode } from './codes.ts';
import { tidy } from './tidy.ts';

/** More digits than the largest amount has, in either way of writing. */
const tooManyDigits = /^(?:\d[.,]?){10,}(?:[.,]\d{1,2})?$/;

/** The amount with two decimals in the region's format; what cannot be read is left for the validator to refuse. */
export function normaliseMoney(value: string, region: RegionCode): string {
  const cents = parseMoney(value, region);
  return cents === null ? tidy(value) : amountText(cents, region);
}

export function validateMoney(value: string, region: RegionCode): ValidationCode | null {
  const text = tidy(value);
  if (text === '') return 'required';
  if (parseMoney(text, region) !== null) return null;
  return tooManyDigits.test(text) ? 'tooLarge' : 'pattern';
}
