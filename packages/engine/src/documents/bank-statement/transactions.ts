import { addDays } from '@vesta/domain/dates/add-days';
import type { Day } from '@vesta/domain/dates/day';
import type { Bank } from '../../banks/bank.ts';
import type { Span } from '../../extraction/day-text.ts';
import type { Transaction } from '../reading.ts';
import { bookingCode } from './booking-code.ts';
import { bothSides } from './both-sides.ts';
import { counterpartyIn } from './counterparty.ts';
import { type DayWord, dayMeant } from './day-words.ts';
import type { Ledger, LedgerRow } from './ledger.ts';
import { ibanInText, sepaTags, spacedTags } from './sepa-tags.ts';

/** Furthest that value and booking of one amount lie apart, in days. */
const VALUED_APART = 60;

/** A value date without a year is that nearest to the booking, which may lie behind the time of the paper. */
function valueDayOf(valued: DayWord, booked: Day, span: Span | null): Day | null {
  const [start, end] = [addDays(booked, -VALUED_APART), addDays(booked, VALUED_APART)];
  return dayMeant(valued, start && end ? { start, end } : span);
}

const joined = (lines: readonly string[]): string => lines.join(' ').replace(/\s+/g, ' ').trim();

/** The other side as the text names it: where it captions both, the one that is not the holder. */
function otherSideOf(lines: readonly string[], payer: string | null, cents: number): string | null {
  const { own, other } = bothSides(joined(lines), cents);
  return own !== null && other !== null ? counterpartyIn([`Ordinante: ${other}`], null) : counterpartyIn(lines, payer);
}

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
    value_date: row.valued ? valueDayOf(row.valued, date, span) : null,
    amount: cents,
    description: bank?.clean ? bank.clean(text).trim() : text,
    balance,
    counterparty: otherSideOf(row.text, tags.ultimatePayer, cents),
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
