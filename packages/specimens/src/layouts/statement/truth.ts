import type { Booking } from '../../ledger/booking.ts';
import type { Statement } from '../../ledger/statement.ts';
import type { TrueTransaction, Truth } from '../../truth.ts';
import type { StatementLayout } from './layout.ts';

function transaction(layout: StatementLayout, booking: Booking): TrueTransaction {
  const { prints } = layout;
  return {
    date: booking.date,
    value_date: prints.valueDate ? booking.valueDate : null,
    amount: booking.amount,
    description: layout.words(booking).join(' '),
    balance: prints.balance ? booking.balance : null,
    counterparty: booking.counterparty || null,
    counterparty_iban: prints.counterpartyIban ? booking.counterpartyIban : null,
    code: prints.code?.(booking) ?? null,
  };
}

/** What a reader should find on a statement that this layout printed. */
export function statementTruth(layout: StatementLayout, statement: Statement): Truth {
  const { person } = statement;
  const fields: Record<string, string | number | null> = {
    holder: layout.holderOf(person),
    iban: person.account.iban,
    bank: person.account.bank,
    period_start: statement.start,
    period_end: statement.end,
    opening_balance: statement.opening,
    closing_balance: statement.closing,
  };
  for (const name of layout.omits) fields[name] = null;
  for (const name of layout.untold) delete fields[name];
  return {
    kind: 'bank_statement',
    type: 'account_statement',
    country: person.country,
    layout: layout.name,
    side: null,
    fields,
    transactions: statement.bookings.map((booking) => transaction(layout, booking)),
  };
}
