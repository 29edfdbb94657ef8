import type { Bank } from '../../banks/bank.ts';
import type { Span } from '../../extraction/day-text.ts';
import type { Transaction } from '../reading.ts';
import { bookingCode } from './booking-code.ts';
import { counterpartyIn } from './counterparty.ts';
import { dayMeant } from './day-words.ts';
import type { Ledger, LedgerRow } from './ledger.ts';
import { ibanInText, sepaTags, spacedTags } from './sepa-tags.ts';

const joined = (lines: readonly string[]): string => lines.join(' ').replace(/\s+/g, ' ').trim();

function transactionOf(
  entry: LedgerRow,
  bank: Bank | null,
  span: Span | null,
  country: string | null,
): Transaction | null {
  const { row, cents, balance } = entry;
  const date = dayMeant(row.booked, span);
  if (cents === null || date === null) return null;
  const text = spacedTags(joined(row.text));
  const tags = sepaTags(text);
  return {
    date,
    value_date: row.valued ? dayMeant(row.valued, span) : null,
    amount: cents,
    description: bank?.clean ? bank.clean(text).trim() : text,
    balance,
    counterparty: counterpartyIn(row.text, tags.ultimatePayer),
    counterparty_iban: ibanInText(text),
    code: bookingCode(row.text, tags.purposeCode, row.code, country),
    page: row.page,
    box: row.box,
  };
}

/** The bookings of a ledger as transactions; those without sign or year are left out, and counted. */
export function transactionsOf(
  ledger: Ledger,
  bank: Bank | null,
  span: Span | null,
  country: string | null,
): { readonly transactions: Transaction[]; readonly left: number } {
  const transactions = ledger.rows.flatMap((entry) => transactionOf(entry, bank, span, country) ?? []);
  return { transactions, left: ledger.rows.length - transactions.length };
}
