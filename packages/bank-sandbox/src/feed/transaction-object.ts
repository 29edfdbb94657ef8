import { plainGerman, savingsBankKind } from '@vesta/specimens/layouts/statement/words/german';
import { modernItalian } from '@vesta/specimens/layouts/statement/words/italian';
import type { Booking, Method } from '@vesta/specimens/ledger/booking';
import type { SandboxBank } from '../banks.ts';
import type { SandboxAccount } from './accounts-of.ts';

/** Domain, family and sub-family of ISO 20022. */
const codes: Record<Method, readonly [string, string, string]> = {
  salary: ['PMNT', 'RCDT', 'SALA'],
  benefit: ['PMNT', 'RCDT', 'ESCT'],
  transfer_in: ['PMNT', 'RCDT', 'ESCT'],
  transfer_out: ['PMNT', 'ICDT', 'ESCT'],
  standing_order: ['PMNT', 'ICDT', 'STDO'],
  direct_debit: ['PMNT', 'RDDT', 'ESDD'],
  card: ['PMNT', 'CCRD', 'POSD'],
  cash: ['PMNT', 'CCRD', 'CWDL'],
  own_transfer: ['PMNT', 'ICDT', 'BOOK'],
  fee: ['ACMT', 'MDOP', 'CHRG'],
  tax: ['PMNT', 'ICDT', 'ESCT'],
};

const wordsOf = (bank: SandboxBank, booking: Booking): string[] =>
  bank.country === 'IT' ? modernItalian(booking) : [savingsBankKind(booking), ...plainGerman(booking)];

const euros = (cents: number): number => cents / 100;
const startOf = (day: string): string => `${day}T00:00:00.000Z`;

function partyOf({ counterparty, counterpartyIban }: Booking) {
  if (!counterparty) return null;
  return {
    name: counterparty,
    ...(counterpartyIban ? { accountIdentifications: [{ type: 'IBAN', identification: counterpartyIban }] } : {}),
  };
}

export interface TransactionObject {
  readonly id: string;
  readonly date: string;
  readonly status: 'BOOKED' | 'PENDING';
  readonly balance: { type: string; balanceAmount: { amount: number; currency: string } } | undefined;
  readonly [field: string]: unknown;
}

/** A booking in the provider's words. */
export function transactionObject(
  bank: SandboxBank,
  account: SandboxAccount,
  booking: Booking,
  index: number,
): TransactionObject {
  const [domain, family, subFamily] = codes[booking.method];
  const money = (cents: number) => ({ amount: euros(cents), currency: account.currency });
  const party = partyOf(booking);
  return {
    id: `${account.id.slice(0, 12)}-${String(index).padStart(5, '0')}`,
    date: startOf(booking.date),
    bookingDateTime: startOf(booking.date),
    valueDateTime: startOf(booking.valueDate),
    status: 'BOOKED',
    amount: euros(booking.amount),
    currency: account.currency,
    transactionAmount: money(booking.amount),
    reference: booking.reference,
    description: wordsOf(bank, booking).join(' '),
    transactionInformation: wordsOf(bank, booking),
    isoBankTransactionCode: {
      domainCode: { code: domain },
      familyCode: { code: family },
      subFamilyCode: { code: subFamily },
    },
    balance: { type: 'CLOSING_BOOKED', balanceAmount: money(booking.balance) },
    ...(party ? (booking.amount < 0 ? { payeeDetails: party } : { payerDetails: party }) : {}),
  };
}
