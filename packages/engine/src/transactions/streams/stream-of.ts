import { byContent } from '../booking-order.ts';
import { type Category, isBinding } from '../category.ts';
import { dayCounter } from '../day-number.ts';
import { deviationOf, medianOf } from '../median.ts';
import { monthlyAmountOf } from './monthly-amount.ts';
import { offBeat } from './off-beat.ts';
import { type Entry, gapsOf, monthOf, type Payment, paymentsOf } from './payments.ts';
import { rhythmOf } from './rhythm.ts';
import type { Rhythm, Seen, Stream } from './stream.ts';
import { streamId } from './stream-id.ts';

/** Days after which a payment that did not come is missed; about one and a half times its rhythm. */
const patience: Readonly<Record<Rhythm, number>> = {
  weekly: 45,
  fortnightly: 45,
  monthly: 45,
  bimonthly: 92,
  quarterly: 138,
  yearly: 548,
  irregular: 92,
};
/** A wage this much above the usual one holds something extra. */
const RAISED = 1.5;

/** Which irregular payments are worth telling: what is owed or earned, bills, and income of several months. */
function isWorthTelling(category: Category, payments: readonly Payment[]): boolean {
  if (isBinding(category)) return payments.length > 0;
  if (category === 'utilities' || category === 'insurance') return payments.length > 1;
  return category === 'other_income' && new Set(payments.map(monthOf)).size >= 3;
}

function latestOf(payments: readonly Payment[], category: Category): number {
  const usual = medianOf(payments.map(({ amount }) => amount));
  const ordinary = category === 'salary' ? payments.filter(({ amount }) => amount <= usual * RAISED) : payments;
  return (ordinary.at(-1) ?? payments.at(-1))?.amount ?? 0;
}

/** The evidence that most bookings share; the newest where several are as common. */
function commonWhy(entries: readonly Entry[]): Pick<Stream['why'], 'rule' | 'evidence'> {
  const counts = new Map<string, number>();
  let best = entries.at(-1)?.booking.why ?? { rule: 'none', evidence: '' };
  for (const { booking } of entries.toReversed()) {
    const key = `${booking.why.rule} ${booking.why.evidence}`;
    const count = (counts.get(key) ?? 0) + 1;
    counts.set(key, count);
    if (count > (counts.get(`${best.rule} ${best.evidence}`) ?? 0)) best = booking.why;
  }
  return { rule: best.rule, evidence: best.evidence };
}

const counterpartyOf = (entries: readonly Entry[]): string | null =>
  entries.findLast(({ booking }) => booking.counterparty !== null)?.booking.counterparty ?? null;

const partyOf = (entries: readonly Entry[]): string =>
  entries.find(({ booking }) => booking.party !== '')?.booking.party ?? '';

/** The stream of bookings with one side and one purpose; null where they are chance rather than habit. */
export function streamOf(unsorted: readonly Entry[], seen: Seen): Stream | null {
  const entries = unsorted.toSorted((a, b) => byContent(a.booking.transaction, b.booking.transaction));
  const regular = entries.filter(({ booking }) => !booking.extra);
  const all = paymentsOf(regular);
  const [sample] = entries;
  if (!sample) return null;
  const { category } = sample.booking;
  const between = category === 'salary' ? offBeat(all) : new Set<Payment>();
  const payments = all.filter((payment) => !between.has(payment));
  const [first, last] = [payments[0], payments.at(-1)];
  if (!first || !last) return null;

  const dayOf = dayCounter();
  const daysSeen = Math.max(dayOf(seen.to), last.day) - Math.min(dayOf(seen.from), first.day) + 1;
  const rhythm = rhythmOf(payments, category, daysSeen);
  if (rhythm === 'irregular' && !isWorthTelling(category, payments)) return null;
  const ordinary = payments.flatMap((payment) => payment.entries);
  const kept = new Set(ordinary);
  const monthly = monthlyAmountOf(payments, rhythm, daysSeen);
  const secret = entries.some(({ booking }) => booking.private);
  const direction = sample.booking.transaction.amount < 0 ? 'out' : 'in';
  return {
    id: streamId(direction, category, partyOf(entries)),
    direction,
    category,
    counterparty: secret ? null : counterpartyOf(ordinary),
    rhythm,
    monthlyAmount: monthly.cents,
    latestAmount: latestOf(payments, category),
    firstDate: first.entries[0]?.booking.transaction.date ?? seen.from,
    lastDate: last.entries.at(-1)?.booking.transaction.date ?? seen.to,
    occurrences: ordinary.map(({ index }) => index),
    extras: entries.filter((entry) => !kept.has(entry)).map(({ index }) => index),
    ended: dayOf(seen.to) - last.day > patience[rhythm],
    confidence: medianOf(ordinary.map(({ booking }) => booking.confidence * 100)) / 100,
    private: secret,
    why: {
      ...commonWhy(ordinary),
      medianGap: payments.length > 1 ? medianOf(gapsOf(payments)) : null,
      deviation: Math.round(deviationOf(payments.map(({ amount }) => amount)) * 1000) / 1000,
      amount: monthly.by,
    },
  };
}
