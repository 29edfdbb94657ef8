import { OpenBankingError } from '../open-banking-error.ts';
import type { FeedAccount, FeedBalance, FeedTransaction } from '../port.ts';
import { bankDayOf } from './bank-day.ts';
import { centsOf } from './cents.ts';
import type { AccountObject, TransactionObject } from './types.ts';

type Identifications = AccountObject['accountIdentifications'];

const identified = (list: Identifications, ...types: string[]): string | null =>
  list?.find(({ type, identification }) => identification && types.includes(type ?? ''))?.identification ?? null;

const ibanOf = (list: Identifications): string | null =>
  identified(list, 'IBAN')?.replace(/\s/g, '').toUpperCase() || null;

/** What is booked, the end of a day first. Balances that count credit lines or expected bookings prove nothing. */
const BALANCES = ['CLOSING_BOOKED', 'INTERIM_BOOKED'];

function balanceOf({ accountBalances, balance, currency }: AccountObject): FeedBalance | null {
  for (const wanted of BALANCES) {
    const found = accountBalances?.find(({ type, balanceAmount }) => type === wanted && balanceAmount);
    if (!found?.balanceAmount) continue;
    const { amount, currency: unit } = found.balanceAmount;
    return { cents: centsOf(amount), currency: unit.toUpperCase(), day: bankDayOf(found.dateTime) };
  }
  return typeof balance === 'number' && currency
    ? { cents: centsOf(balance), currency: currency.toUpperCase(), day: null }
    : null;
}

export const toAccount = (raw: AccountObject): FeedAccount => ({
  id: raw.id,
  iban: ibanOf(raw.accountIdentifications),
  number: identified(raw.accountIdentifications, 'BBAN', 'ACCOUNT_NUMBER', 'MASKED_PAN'),
  holders: [...new Set((raw.accountNames ?? []).flatMap(({ name }) => name?.trim() || []))],
  currency: raw.currency?.toUpperCase() ?? null,
  kind: raw.accountType ?? null,
  name: raw.nickname || raw.description || null,
  balance: balanceOf(raw),
});

/** Banks spread their words over three fields, often with the same words in two of them. */
function descriptionOf({ description, transactionInformation, reference }: TransactionObject): string {
  const parts: string[] = [];
  for (const part of [description, ...(transactionInformation ?? [])]) {
    const words = part?.replace(/\s+/g, ' ').trim();
    if (words && !parts.some((known) => known.includes(words))) parts.push(words);
  }
  return parts.length > 0 ? parts.join(' ') : (reference?.trim() ?? '');
}

function bankCodeOf({ isoBankTransactionCode: code }: TransactionObject): string | null {
  const parts = [code?.domainCode?.code, code?.familyCode?.code, code?.subFamilyCode?.code];
  return parts.some(Boolean) ? parts.map((part) => part ?? '').join('-') : null;
}

export function toTransaction(raw: TransactionObject): FeedTransaction {
  const amount = raw.transactionAmount?.amount ?? raw.amount;
  const currency = raw.transactionAmount?.currency ?? raw.currency;
  if (typeof amount !== 'number' || !currency) throw new OpenBankingError('malformed');
  const cents = centsOf(amount);
  const other = cents < 0 ? raw.payeeDetails : raw.payerDetails;
  const balance = BALANCES.includes(raw.balance?.type ?? '') ? raw.balance?.balanceAmount : null;
  return {
    id: raw.id || null,
    isBooked: raw.status === 'BOOKED',
    bookedOn: bankDayOf(raw.bookingDateTime ?? raw.date),
    valueOn: bankDayOf(raw.valueDateTime),
    cents,
    currency: currency.toUpperCase(),
    description: descriptionOf(raw),
    counterparty: other?.name?.trim() || raw.merchant?.merchantName?.trim() || null,
    counterpartyIban: ibanOf(other?.accountIdentifications),
    balanceAfterCents: balance && balance.currency === currency ? centsOf(balance.amount) : null,
    bankCode: bankCodeOf(raw),
  };
}
