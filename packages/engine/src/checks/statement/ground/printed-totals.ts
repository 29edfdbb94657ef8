import type { Reading } from '../../../documents/reading.ts';
import { numberIn } from '../../../papers/fields.ts';
import type { EvidencePlace } from '../../rule.ts';
import { placeOf } from '../../run/places.ts';

const named = ['opening_balance', 'total_credits', 'total_debits', 'closing_balance'] as const;

export interface BrokenTotals {
  readonly difference: number;
  readonly working: readonly EvidencePlace[];
}

/**
 * What the bank itself sums up, without a single booking: the old balance, all that came in and all that went out make the
 * new balance. Null where that is so, or where one of the four is not printed.
 */
export function brokenTotals(reading: Reading<'account_statement'>): BrokenTotals | null {
  const [opening, credits, debits, closing] = named.map((name) => numberIn(reading, name));
  if (opening == null || credits == null || debits == null || closing == null) return null;
  const follows = opening + Math.abs(credits) - Math.abs(debits);
  if (follows === closing) return null;
  const working = named.map((name) => placeOf(reading, name, name === 'closing_balance' ? { expected: follows } : {}));
  return { difference: Math.abs(follows - closing), working };
}
