import { isValidIBAN } from 'ibantools';
import { bankByCode, bankCodeOf, bankNameOf, bicOf } from '../../banks/bank-of-iban.ts';
import type { FieldsOf, Found } from '../found.ts';
import type { Confirmation, Reading } from '../reading.ts';
import type { AccountData } from './account-data.ts';

/** Data has no paper to point at. */
const nowhere = { page: 1, box: { left: 0, top: 0, right: 0, bottom: 0 } } as const;

/** A booking is found by its row: the list is a sheet on which every row is one high. */
const inRow = (row: number) => ({ page: 1, box: { left: 0, top: row, right: 1, bottom: row + 1 } }) as const;

const found = <T extends string | number>(value: T | null): Found<T> | null =>
  value === null ? null : { value, raw: String(value), ...nowhere, confidence: 1 };

const confirmation = (
  rule: string,
  outcome: Confirmation['outcome'],
  expected: number | null = null,
  actual: number | null = null,
): Confirmation => ({ rule, outcome, expected, found: actual, page: null, box: null });

function balanceCheck({ opening, closing, bookings, left }: AccountData): Confirmation {
  const rule = 'statement_balance';
  if (!opening || !closing || left > 0) return confirmation(rule, 'inconclusive');
  const sum = bookings.reduce((total, booking) => total + booking.cents, opening.cents);
  return confirmation(rule, sum === closing.cents ? 'passed' : 'failed', closing.cents, sum);
}

function runningCheck({ bookings, balancesGiven }: AccountData): Confirmation {
  const rule = 'statement_running_balance';
  if (!balancesGiven) return confirmation(rule, 'inconclusive');
  let compared = 0;
  for (const [index, booking] of bookings.entries()) {
    const before = bookings[index - 1]?.balance ?? null;
    if (before === null || booking.balance === null) continue;
    const follows = before + booking.cents;
    if (follows !== booking.balance) return confirmation(rule, 'failed', follows, booking.balance);
    compared += 1;
  }
  return confirmation(rule, compared > 0 ? 'passed' : 'inconclusive');
}

function fieldsOf(data: AccountData, iban: string | null, code: string | null): FieldsOf<'account_statement'> {
  return {
    holder: found(data.holder),
    iban: found(iban),
    bic: found(data.bic ?? (code ? bicOf(code) : null)),
    bank: found((code ? bankNameOf(code) : null) ?? data.bank),
    bank_code: found(code),
    period_start: found(data.periodStart ?? data.opening?.day ?? data.bookings[0]?.date ?? null),
    period_end: found(data.periodEnd ?? data.closing?.day ?? data.bookings.at(-1)?.date ?? null),
    opening_balance: found(data.opening?.cents ?? null),
    opening_date: found(data.opening?.day ?? null),
    closing_balance: found(data.closing?.cents ?? null),
    closing_date: found(data.closing?.day ?? null),
    total_credits: null,
    total_debits: null,
    currency: found(data.currency),
    account_type: found(data.accountType),
    statement_number: found(data.number),
    movement_list: null,
    ...(data.identity ? { identity_name: found(data.identity) } : {}),
  };
}

/** The same reading that a statement on paper gives. */
export function dataReading(data: AccountData): Reading {
  const iban = data.iban && isValidIBAN(data.iban) ? data.iban : null;
  const code = (iban ? bankCodeOf(iban) : null) ?? data.bankCode;
  const fields = fieldsOf(data, iban, code);
  const balance = balanceCheck(data);
  const confirmations = [balance, runningCheck(data)];
  const missing = (['holder', 'iban', 'opening_balance', 'closing_balance'] as const).filter(
    (name) => fields[name] === null,
  );
  return {
    kind: 'bank_statement',
    type: 'account_statement',
    country: iban?.slice(0, 2) ?? (code ? (bankByCode(code)?.country ?? null) : null),
    layout: data.layout,
    side: null,
    confidence: confirmations.some(({ outcome }) => outcome === 'failed') ? 0.5 : 1,
    pages: [1],
    fields,
    transactions: data.bookings.map(({ cents, ...booking }, row) => ({ ...booking, amount: cents, ...inRow(row) })),
    confirmations,
    unread: data.left > 0 ? [...missing, 'transactions'] : missing,
  };
}
