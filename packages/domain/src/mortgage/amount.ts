import { parseMoney } from '../money/parse-money.ts';
import type { RegionCode } from '../regions/codes.ts';
import type { ValidationCode } from '../validation/codes.ts';
import { validateMoney } from '../validation/money.ts';
import { tidy } from '../validation/tidy.ts';

const minus = /^[-−–]\s*/u;

/** An amount of which there must be something: nothing and less than nothing are refused in words of their own. */
export function validateAmount(value: string, region: RegionCode): ValidationCode | null {
  const text = tidy(value);
  const isNegative = minus.test(text) && parseMoney(text.replace(minus, ''), region) !== null;
  if (isNegative) return 'notPositive';
  return validateMoney(text, region) ?? (parseMoney(text, region) === 0 ? 'notPositive' : null);
}
