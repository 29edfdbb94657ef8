import type { Box } from '../../evidence/geometry.ts';
import type { Confirmation } from '../reading.ts';
import { fittingBalances, type Ledger, sumOf } from './ledger.ts';

export interface Reconciled {
  readonly ledger: Ledger;
  readonly confirmations: readonly Confirmation[];
  /** 2 where the sums prove the reading, 0 where they speak against it, 1 where the paper prints none. */
  readonly rank: 0 | 1 | 2;
}

interface RowPlace {
  readonly page: number;
  readonly box: Box;
}

const confirmation = (
  rule: string,
  outcome: Confirmation['outcome'],
  values: { expected?: number | null; found?: number | null },
  place: RowPlace | null,
): Confirmation => ({
  rule,
  outcome,
  expected: values.expected ?? null,
  found: values.found ?? null,
  page: place?.page ?? null,
  box: place?.box ?? null,
});

/** Opening balance and all bookings make the closing balance. */
function balanceCheck(ledger: Ledger): { ledger: Ledger; check: Confirmation } {
  const rule = 'statement_balance';
  const sum = ledger.rows.length === 0 && !ledger.section.saysEmpty ? null : sumOf(ledger.rows);
  const pair = sum === null ? null : fittingBalances(ledger.section, sum);
  if (pair && sum !== null) {
    const [opening, closing] = pair;
    const values = { expected: closing.cents, found: opening.cents + sum };
    return { ledger: { ...ledger, opening, closing }, check: confirmation(rule, 'passed', values, closing) };
  }
  const { opening, closing } = ledger;
  if (!opening || !closing || sum === null) return { ledger, check: confirmation(rule, 'inconclusive', {}, closing) };
  const values = { expected: closing.cents, found: opening.cents + sum };
  return { ledger, check: confirmation(rule, 'failed', values, closing) };
}

/** Each balance printed beside a booking follows from the one before it. */
function runningCheck(ledger: Ledger, openingProved: boolean): Confirmation {
  const rule = 'statement_running_balance';
  const opening = openingProved || ledger.opening?.sure ? ledger.opening : null;
  let known: number | null = opening?.cents ?? null;
  let compared = 0;
  for (const { row, cents, balance } of ledger.rows) {
    const follows: number | null = known !== null && cents !== null ? known + cents : null;
    if (balance !== null && follows !== null) {
      if (balance !== follows) return confirmation(rule, 'failed', { expected: follows, found: balance }, row);
      compared += 1;
    }
    known = balance ?? follows;
  }
  return compared > 0 ? confirmation(rule, 'passed', {}, null) : confirmation(rule, 'inconclusive', {}, null);
}

/** The sums that the paper prints are those of its bookings. */
function totalsCheck(ledger: Ledger): Confirmation {
  const rule = 'statement_totals';
  const amounts = ledger.rows.map((row) => row.cents);
  const { totals } = ledger.section;
  // A page with nothing but the sums may have been parted from its list.
  if (totals.length === 0 || amounts.length === 0 || amounts.includes(null))
    return confirmation(rule, 'inconclusive', {}, totals[0] ?? null);
  for (const total of totals) {
    const found = amounts.reduce<number>((sum, cents) => {
      const ofSide = cents !== null && (total.kind === 'credit' ? cents > 0 : cents < 0);
      return ofSide ? sum + Math.abs(cents) : sum;
    }, 0);
    if (found !== total.cents) return confirmation(rule, 'failed', { expected: total.cents, found }, total);
  }
  return confirmation(rule, 'passed', {}, totals[0] ?? null);
}

export function reconcile(signedLedger: Ledger): Reconciled {
  const { ledger, check } = balanceCheck(signedLedger);
  const running = runningCheck(ledger, check.outcome === 'passed');
  const confirmations = [check, running, totalsCheck(ledger)];
  const proving = [check.outcome, running.outcome];
  const rank = proving.includes('failed') ? 0 : proving.includes('passed') ? 2 : 1;
  return { ledger, confirmations, rank };
}
