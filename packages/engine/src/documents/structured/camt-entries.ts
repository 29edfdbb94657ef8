import { isTelling } from '../bank-statement/booking-code.ts';
import { ibanInText } from '../bank-statement/sepa-tags.ts';
import type { DataBooking } from './account-data.ts';
import { camtDay } from './camt-day.ts';
import { centsOf } from './decimal.ts';
import { all, type Element, first, textAt } from './xml.ts';

/** German banks pack their business code into a proprietary one: `NSTO+152+9201+000`, or the code alone. */
function codeOf(details: Element | null, entry: Element): string | null {
  const purpose = textAt(details, 'Purp/Cd');
  if (purpose && isTelling(purpose)) return `PURP:${purpose}`;
  const proprietary = textAt(details, 'BkTxCd/Prtry/Cd') ?? textAt(entry, 'BkTxCd/Prtry/Cd') ?? '';
  const business = /^(?:[A-Z]{4}\+)?(\d{3})(?:\+|$)/.exec(proprietary)?.[1];
  return business ? `GVC:${business}` : null;
}

function descriptionOf(details: readonly Element[], entry: Element): string {
  const parts = details.flatMap((one) => [
    ...all(one, 'RmtInf/Ustrd').map((line) => line.text),
    ...all(one, 'RmtInf/Strd/CdtrRefInf/Ref').map((line) => line.text),
    ...all(one, 'RmtInf/Strd/AddtlRmtInf').map((line) => line.text),
  ]);
  const said = parts.filter((part) => part !== '');
  const further = [textAt(entry, 'AddtlNtryInf'), ...details.map((one) => textAt(one, 'AddtlTxInf'))];
  const kind = further.find((text) => text !== null);
  return [...(kind ? [kind] : []), ...said].join(' ').replace(/\s+/g, ' ').trim();
}

function bookingOf(entry: Element): DataBooking | null {
  const cents = centsOf(textAt(entry, 'Amt') ?? '');
  const side = textAt(entry, 'CdtDbtInd');
  const value = camtDay(entry, 'ValDt');
  const date = camtDay(entry, 'BookgDt') ?? value;
  if (cents === null || date === null || (side !== 'CRDT' && side !== 'DBIT')) return null;
  const details = all(entry, 'NtryDtls/TxDtls');
  // A batch has many other sides, and none of them is that of the booking.
  const single = details.length === 1 ? (details[0] ?? null) : null;
  const party = side === 'CRDT' ? 'Dbtr' : 'Cdtr';
  const parties = first(single, 'RltdPties');
  return {
    date,
    value_date: value,
    cents: side === 'DBIT' ? -cents || 0 : cents,
    description: descriptionOf(details, entry),
    balance: null,
    counterparty: textAt(parties, `${party}/Nm`, `${party}/Pty/Nm`, `Ultmt${party}/Nm`, `Ultmt${party}/Pty/Nm`),
    counterparty_iban: ibanInText(textAt(parties, `${party}Acct/Id/IBAN`) ?? ''),
    code: codeOf(single, entry),
  };
}

/** Only what is booked, in the currency of the account; announced and informational entries move no money. */
export function bookingsOf(
  statement: Element,
  currency: string | null,
): { readonly bookings: DataBooking[]; readonly left: number } {
  const entries = all(statement, 'Ntry').filter((entry) => {
    const status = textAt(entry, 'Sts/Cd', 'Sts') ?? 'BOOK';
    const own = first(entry, 'Amt')?.attributes.get('Ccy') ?? null;
    return status === 'BOOK' && (own === null || currency === null || own === currency);
  });
  const bookings = entries.flatMap((entry) => bookingOf(entry) ?? []);
  const ordered = (bookings[0]?.date ?? '') > (bookings.at(-1)?.date ?? '') ? bookings.toReversed() : bookings;
  return { bookings: ordered, left: entries.length - bookings.length };
}
