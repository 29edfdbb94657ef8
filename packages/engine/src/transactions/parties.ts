import type { Booking } from './booking.ts';

/** Names that turn out to be one side, because they share an account number. */
class SameParty {
  private readonly parents = new Map<string, string>();

  rootOf(name: string): string {
    const parent = this.parents.get(name);
    if (parent === undefined) return name;
    const root = this.rootOf(parent);
    // Shortened on the way, so that a chain is walked once.
    this.parents.set(name, root);
    return root;
  }

  join(a: string, b: string): void {
    const [first = a, second = b] = [this.rootOf(a), this.rootOf(b)].sort();
    if (first !== second) this.parents.set(second, first);
  }
}

const ibanKey = (iban: string): string => `~${iban}`;
/** An account with more names than this belongs to somebody who collects for others. */
const MOST_SPELLINGS = 3;

function namesByIban(bookings: readonly Booking[]): Map<string, Set<string>> {
  const names = new Map<string, Set<string>>();
  for (const { transaction, partyName } of bookings) {
    const iban = transaction.counterparty_iban;
    if (!iban || partyName === '') continue;
    const known = names.get(iban);
    if (known) known.add(partyName);
    else names.set(iban, new Set([partyName]));
  }
  return names;
}

/** Names the other side of each booking: a payer that changes its account or its spelling stays one payer. */
export function partyBy(bookings: readonly Booking[]): (booking: Booking, employer: string | null) => string {
  const same = new SameParty();
  for (const [iban, names] of namesByIban(bookings)) {
    if (names.size > MOST_SPELLINGS) continue;
    for (const name of names) same.join(name, ibanKey(iban));
  }
  return ({ partyName, transaction }, employer) => {
    if (employer) return `=${employer}`;
    if (partyName !== '') return same.rootOf(partyName);
    return transaction.counterparty_iban ? same.rootOf(ibanKey(transaction.counterparty_iban)) : '';
  };
}
