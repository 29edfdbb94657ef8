import { ibanInText } from '../bank-statement/sepa-tags.ts';
import type { DataBooking } from './account-data.ts';
import { centsAt, dayIn, type Json, listAt, objectAt, textOf } from './feed-values.ts';

const ibanOf = (party: Json | null): string | null => {
  const number = listAt(party, 'accountIdentifications').find((one) => textOf(one, 'type') === 'IBAN');
  return ibanInText(textOf(number ?? null, 'identification') ?? '');
};

function descriptionOf(booking: Json): string {
  const further = booking.transactionInformation;
  const lines = Array.isArray(further) ? further.filter((line) => typeof line === 'string') : [];
  const parts = [textOf(booking, 'description'), ...lines, textOf(booking, 'reference')];
  const said = parts.filter((part): part is string => typeof part === 'string' && part.trim() !== '');
  return [...new Set(said)].join(' ').replace(/\s+/g, ' ').trim();
}

/** A few banks name the kind of a payment by the code of the standard; of these only pay says more than its words. */
const isPay = (booking: Json): boolean =>
  textOf(objectAt(objectAt(booking, 'isoBankTransactionCode'), 'subFamilyCode'), 'code') === 'SALA';

/** German banks send their business code, Italian ones the causale, as a code of their own. */
function codeOf(booking: Json, country: string | null): string | null {
  if (isPay(booking)) return 'PURP:SALA';
  const own = textOf(objectAt(booking, 'proprietaryBankTransactionCode'), 'code') ?? '';
  const german = /^(?:[A-Z]{4}\+)?(\d{3})(?:\+|$)/.exec(own)?.[1];
  if (german && country === 'DE') return `GVC:${german}`;
  const italian = /^0?(\d{2})$/.exec(own)?.[1];
  return italian && country === 'IT' ? `ABI:${italian}` : null;
}

function bookingOf(booking: Json, country: string | null): DataBooking | null {
  const cents = centsAt(booking, 'amount') ?? centsAt(objectAt(booking, 'transactionAmount'), 'amount');
  const value = dayIn(booking, 'valueDateTime');
  const date = dayIn(booking, 'bookingDateTime') ?? dayIn(booking, 'date') ?? value;
  if (cents === null || date === null) return null;
  const party = objectAt(booking, cents < 0 ? 'payeeDetails' : 'payerDetails');
  const merchant = textOf(objectAt(booking, 'merchant'), 'merchantName');
  return {
    date,
    value_date: value,
    cents,
    description: descriptionOf(booking),
    balance: centsAt(objectAt(objectAt(booking, 'balance'), 'balanceAmount'), 'amount'),
    counterparty: textOf(party, 'name') ?? merchant,
    counterparty_iban: ibanOf(party),
    code: codeOf(booking, country),
  };
}

const currencyOf = (booking: Json): string | null =>
  textOf(booking, 'currency') ?? textOf(objectAt(booking, 'transactionAmount'), 'currency');

/** Booked ones in the account's currency, oldest first; a provider may add further states at any time. */
export function feedBookings(
  bookings: readonly Json[],
  currency: string,
  country: string | null,
): { readonly bookings: DataBooking[]; readonly left: number } {
  const booked = bookings.filter(
    (booking) => (textOf(booking, 'status') ?? 'BOOKED') === 'BOOKED' && (currencyOf(booking) ?? currency) === currency,
  );
  const read = booked.flatMap((booking) => bookingOf(booking, country) ?? []);
  const reversed = (read[0]?.date ?? '') > (read.at(-1)?.date ?? '');
  const ordered = reversed ? read.toReversed() : read;
  return {
    bookings: ordered.toSorted((a, b) => (a.date < b.date ? -1 : a.date > b.date ? 1 : 0)),
    left: booked.length - read.length,
  };
}
