import { checkDigit731 } from '@vesta/domain/identifiers/check-731';
import { type CheckedPart, partOf, textAt, type ZoneLayout } from './layouts.ts';
import type { ZoneCheck } from './zone.ts';
import { mayBeDay } from './zone-days.ts';

const isEmpty = (text: string): boolean => /^<*$/.test(text);

/** Whether the digit belongs to the text. Beside an empty field the digit may have been left out, too. */
export function isRightDigit(text: string, digit: string): boolean {
  return checkDigit731(text) === digit || (digit === '<' && isEmpty(text));
}

const isPartRight = (text: string): boolean => isRightDigit(text.slice(0, -1), text.slice(-1));

interface LongNumber {
  readonly number: string;
  readonly right: boolean;
  /** How much of the optional field it takes. */
  readonly length: number;
}

/**
 * A card's number of more than nine signs goes on in the optional field: a filler stands in the place of its digit,
 * and the digit is the last sign before the next filler. Null where the number is not that long.
 */
export function longNumberIn(numberPart: string, optional: string): LongNumber | null {
  const tail = optional.split('<')[0] ?? '';
  if (!numberPart.endsWith('<') || isEmpty(numberPart) || tail.length < 2) return null;
  const start = numberPart.slice(0, -1);
  const number = start + tail.slice(0, -1);
  const digit = tail.slice(-1);
  // Most states count the number alone, some count the filler in it as well.
  const right = isRightDigit(number, digit) || isRightDigit(`${start}<${tail.slice(0, -1)}`, digit);
  return { number, right, length: tail.length };
}

function isNumberRight(lines: readonly string[], layout: ZoneLayout, part: CheckedPart): boolean {
  const text = textAt(lines, part.span);
  const optional = partOf(layout, 'optional');
  const long = layout.format === 'td1' && optional ? longNumberIn(text, textAt(lines, optional.span)) : null;
  return long ? long.right : !isEmpty(text) && isPartRight(text);
}

/** Whether a part can stand as it is: its own digit is right, and a day is one that exists. */
export function isPartPlausible(part: CheckedPart, text: string): boolean {
  if (!part.digit) return true;
  if ((part.name === 'birth' || part.name === 'expiry') && !mayBeDay(text.slice(0, -1))) return false;
  // The digit of a long number stands elsewhere; the whole zone will tell.
  return isPartRight(text) || (part.name === 'number' && text.endsWith('<') && !isEmpty(text));
}

/** What each check digit of the zone says. */
export function checksOf(lines: readonly string[], layout: ZoneLayout): Partial<Record<ZoneCheck, boolean>> {
  const checks: Partial<Record<ZoneCheck, boolean>> = {};
  for (const part of layout.parts) {
    if (part.name === 'number') checks.number = isNumberRight(lines, layout, part);
    else if (part.digit && part.name !== 'rest' && part.name !== 'optional2') {
      checks[part.name] = isPartRight(textAt(lines, part.span));
    }
  }
  if (layout.composite) {
    const all = layout.parts.map((part) => textAt(lines, part.span)).join('');
    checks.composite = checkDigit731(all) === textAt(lines, layout.composite);
  }
  return checks;
}
