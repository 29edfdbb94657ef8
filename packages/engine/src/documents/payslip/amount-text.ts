import { parseAmount } from '../../extraction/amount.ts';

/** Signs that fill the place before an amount, so that nobody writes a digit there. */
const filling = /^[*#=]+(?=\d)|(?<=\d)[*#=]+$/g;

/** What ends a sentence or parts one value of it from the next, and never an amount itself. */
const closing = /(?<=^[^(]*[,.]\d{2})[.;:,)]+$/;

/** An amount in cents, also where a blank crept in around its comma or a sentence goes on behind it. */
export const readAmount = (text: string): number | null =>
  parseAmount(
    text
      .replace(filling, '')
      .replace(closing, '')
      .replace(/(?<=\d)\s*,\s*(?=\d)/, ','),
  );

const fine = /^(-?)(\d{1,3}(?:\.\d{3})+|\d+),(\d{2})(\d{1,4})(-?)$/;

/** Pay elements are printed with up to six decimals; they are rounded to cents. */
export function readFineAmount(text: string): number | null {
  const match = fine.exec(text);
  if (!match) return readAmount(text);
  const [, before = '', euros = '', cents = '', rest = '', behind = ''] = match;
  const value = Number(euros.replaceAll('.', '')) * 100 + Number(cents) + (Number(`0.${rest}`) >= 0.5 ? 1 : 0);
  return before === '-' || behind === '-' ? -value : value;
}

const ruled = /^\d{1,3}(?:\.\d{3})*\d{2}$/;

/**
 * Forms with a printed rule between euros and cents: 3.00000 is 3.000,00 and 18318 is 183,18. From a thousand on the
 * dot must be there: a digit too many or too few breaks the pattern.
 */
export function readRuledAmount(text: string): number | null {
  const compact = text.replace(/\s+/g, '');
  return ruled.test(compact) && compact.length <= 12 ? Number(compact.replaceAll('.', '')) : null;
}

/** A rate in percent: 9,19 or 9,19000 or 9,19%. */
export function readRate(text: string): number | null {
  const match = /^(\d{1,2}),(\d{1,5})\s*%?$/.exec(text);
  return match ? Number(`${match[1]}.${match[2]}`) : null;
}

/** What an amount or a quantity is of; no word that goes on behind it. */
export const unit = /^(?:gg|ore|hm|hr|std|tage|eur|euro|€|%|g|e|l|s|f|j|x|n|nr|km|h)\.?$/i;
