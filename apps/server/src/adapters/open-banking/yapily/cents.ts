import { OpenBankingError } from '../open-banking-error.ts';

/**
 * Whole cents of an amount that came as a JSON number. The point is moved in the decimal writing, because multiplying
 * by a hundred would turn 1.005 into 100.49999999999999.
 */
export function centsOf(amount: number): number {
  const size = Math.abs(amount);
  // Smaller numbers are written with an exponent of their own.
  const cents = size < 1e-6 ? 0 : Math.round(Number(`${size}e2`));
  if (!Number.isSafeInteger(cents)) throw new OpenBankingError('malformed');
  return amount < 0 && cents > 0 ? -cents : cents;
}
