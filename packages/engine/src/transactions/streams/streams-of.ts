import type { Categorised } from '../categorised.ts';
import { type Category, isBinding } from '../category.ts';
import { dayCounter } from '../day-number.ts';
import { groupBy } from '../group-by.ts';
import type { Entry } from './payments.ts';
import type { Seen, Stream } from './stream.ts';
import { streamOf } from './stream-of.ts';

/** What never makes a stream: one's own money, borrowed or returned money, cash, and everyday shopping. */
const never: ReadonlySet<Category> = new Set([
  'internal_transfer',
  'refund',
  'returned_debit',
  'loan_disbursement',
  'cash_withdrawal',
  'cash_deposit',
  'groceries',
  'shopping',
  'gambling',
  'fees',
]);

/** Debits that the bank gave back were not paid. */
function returnedOf(categorised: readonly Categorised[]): ReadonlySet<number> {
  const returned = categorised.filter(({ category }) => category === 'returned_debit');
  return new Set(returned.flatMap(({ answers }) => answers ?? []));
}

function entriesOf(categorised: readonly Categorised[]): Entry[] {
  const dayOf = dayCounter();
  const returned = returnedOf(categorised);
  const entries = categorised.map((booking, index) => ({
    index,
    booking,
    day: dayOf(booking.transaction.date),
    amount: Math.abs(booking.transaction.amount),
  }));
  return entries.filter(
    ({ booking, index, amount }) => !never.has(booking.category) && !returned.has(index) && amount > 0,
  );
}

const directionOf = ({ booking }: Entry): 'in' | 'out' => (booking.transaction.amount < 0 ? 'out' : 'in');

/** Pay without a printed payer joins the only payer there is, else stands by itself. */
function partiesIn(entries: readonly Entry[]): Entry[][] {
  const groups = groupBy(entries, ({ booking }) => booking.party);
  const nobody = groups.get('');
  const [first, ...others] = [...groups.keys()].filter((party) => party !== '');
  if (nobody && first !== undefined && others.length === 0) return [[...(groups.get(first) ?? []), ...nobody]];
  return [...groups.values()];
}

function groupsOf(entries: readonly Entry[]): Entry[][] {
  const byPurpose = groupBy(entries, (entry) => `${directionOf(entry)} ${entry.booking.category}`);
  return [...byPurpose.values()].flatMap((group) => {
    const category = group[0]?.booking.category;
    if (category && isBinding(category)) return partiesIn(group);
    const named = group.filter(({ booking }) => booking.party !== '');
    return [...groupBy(named, ({ booking }) => booking.party).values()];
  });
}

function seenIn(categorised: readonly Categorised[]): Seen | null {
  const days = categorised.map(({ transaction }) => transaction.date).sort();
  const [from, to] = [days[0], days.at(-1)];
  return from === undefined || to === undefined ? null : { from, to };
}

const byId = (a: Stream, b: Stream): number => (a.id < b.id ? -1 : a.id > b.id ? 1 : 0);
const order = (a: Stream, b: Stream): number => b.monthlyAmount - a.monthlyAmount || byId(a, b);

/** The payments that return, largest first. Without `seen`, the bookings themselves say which days are known. */
export function streamsOf(categorised: readonly Categorised[], seen: Seen | null = seenIn(categorised)): Stream[] {
  if (!seen) return [];
  return groupsOf(entriesOf(categorised))
    .flatMap((entries) => streamOf(entries, seen) ?? [])
    .sort(order);
}
