import type { Draft } from './booking.ts';

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

function namesByIban(drafts: readonly Draft[]): Map<string, Set<string>> {
  const names = new Map<string, Set<string>>();
  for (const { transaction, partyName } of drafts) {
    const iban = transaction.counterparty_iban;
    if (!iban || partyName === '') continue;
    const known = names.get(iban);
    if (known) known.add(partyName);
    else names.set(iban, new Set([partyName]));
  }
  return names;
}

/** Gives each booking its other side: a payer that changes its account or its spelling stays one payer. */
export function withParties(drafts: readonly Draft[]): Draft[] {
  const same = new SameParty();
  for (const [iban, names] of namesByIban(drafts)) {
    if (names.size > MOST_SPELLINGS) continue;
    for (const name of names) same.join(name, ibanKey(iban));
  }
  const partyOf = ({ employer, partyName, transaction }: Draft): string => {
    if (employer) return `=${employer}`;
    if (partyName !== '') return same.rootOf(partyName);
    return transaction.counterparty_iban ? same.rootOf(ibanKey(transaction.counterparty_iban)) : '';
  };
  return drafts.map((draft) => ({ ...draft, party: partyOf(draft) }));
}
