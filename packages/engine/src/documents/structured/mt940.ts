import { type Day, dayOf, daysInMonth } from '@vesta/domain/dates/day';
import { type AccountData, chained, type DataBooking, type DatedBalance } from './account-data.ts';
import { centsOf } from './decimal.ts';
import { detailsOf } from './mt940-details.ts';
import { type SwiftField, swiftMessages } from './mt940-fields.ts';

const FIRST_YEAR_OF_2000 = 80;

/** YYMMDD. Interest is valued on a 30th of February, which is the last day of that month. */
function swiftDay(text: string): Day | null {
  const [year, month, day] = [text.slice(0, 2), text.slice(2, 4), text.slice(4, 6)].map(Number);
  if (year === undefined || !month || !day || month > 12) return null;
  const full = year < FIRST_YEAR_OF_2000 ? 2000 + year : 1900 + year;
  return dayOf({ year: full, month, day: day <= 31 ? Math.min(day, daysInMonth(full, month)) : day });
}

/** MMDD beside a value date: the year in which the two lie closest. */
function entryDay(text: string, value: Day): Day | null {
  const [month, day] = [Number(text.slice(0, 2)), Number(text.slice(2, 4))];
  const year = Number(value.slice(0, 4));
  const distance = (candidate: Day): number => Math.abs(Date.parse(candidate) - Date.parse(value));
  const days = [year - 1, year, year + 1].flatMap((one) => dayOf({ year: one, month, day }) ?? []);
  return days.sort((a, b) => distance(a) - distance(b))[0] ?? null;
}

const balanceShape = /^([CD])(\d{6})([A-Z]{3})(\d+(?:,\d{0,2})?)\s*$/;

function balanceIn(
  fields: readonly SwiftField[],
  tags: readonly string[],
): (DatedBalance & { currency: string }) | null {
  const text = fields.find((field) => tags.includes(field.tag))?.lines[0] ?? '';
  const [, side, day = '', currency = '', amount = ''] = balanceShape.exec(text.trim()) ?? [];
  const cents = centsOf(amount);
  if (!side || cents === null) return null;
  return { cents: side === 'D' ? -cents || 0 : cents, day: swiftDay(day), currency };
}

/** Value date, entry date, side with reversal, third letter of the currency, amount, kind of booking. */
const lineShape = /^(\d{6})(\d{4})?(R?[CD])[A-Z]?(\d+(?:,\d{0,2})?)/;

function bookingOf(field: SwiftField, details: SwiftField | undefined): DataBooking | null {
  const [, valueText = '', entryText, side = '', amount = ''] = lineShape.exec(field.lines[0]?.trim() ?? '') ?? [];
  const value = swiftDay(valueText);
  const cents = centsOf(amount);
  if (!value || cents === null) return null;
  const date = entryText ? entryDay(entryText, value) : value;
  // Undoing a credit takes money, undoing a debit gives it back.
  const debit = side === 'D' || side === 'RC';
  return {
    date: date ?? value,
    value_date: value,
    cents: debit ? -cents || 0 : cents,
    balance: null,
    ...detailsOf(details?.lines ?? field.lines.slice(1)),
  };
}

function accountOf(fields: readonly SwiftField[]): AccountData {
  const account =
    fields
      .find((field) => field.tag === '25')
      ?.lines.join('')
      .trim() ?? null;
  // Some banks put their BIC before it.
  const iban =
    /^(?:[A-Z]{6}[A-Z0-9]{2,5}\/)?([A-Z]{2}\d{2}[A-Z0-9]{10,30})/.exec(account?.replace(/\s/g, '') ?? '')?.[1] ?? null;
  const lines = fields.flatMap((field, index) => (field.tag === '61' ? [{ field, next: fields[index + 1] }] : []));
  const bookings = lines.flatMap(({ field, next }) => bookingOf(field, next?.tag === '86' ? next : undefined) ?? []);
  const opening = balanceIn(fields, ['60F', '60M']);
  const closing = balanceIn(fields, ['62F', '62M']);
  return {
    layout: 'mt940',
    holder: null,
    iban,
    account,
    bankCode: /^(\d{8})\/\d+/.exec(account ?? '')?.[1] ?? null,
    bic: null,
    bank: null,
    currency: opening?.currency ?? closing?.currency ?? null,
    number: fields.find((field) => field.tag === '28C' || field.tag === '28')?.lines[0]?.trim() ?? null,
    accountType: null,
    periodStart: null,
    periodEnd: null,
    opening,
    closing,
    balancesGiven: false,
    bookings,
    left: lines.length - bookings.length,
  };
}

/** The statements of an MT940 file; null where it is none. */
export function readMt940(source: string): AccountData[] | null {
  const messages = swiftMessages(source).filter((fields) => fields.some((field) => /^6[02][FM]$/.test(field.tag)));
  const statements = messages.filter((fields) => fields.some((field) => field.tag === '25'));
  if (statements.length === 0) return null;
  // Files of several accounts run through them day by day.
  const accounts = statements.map(accountOf);
  const names = [...new Set(accounts.map(({ account }) => account))];
  return names.flatMap((name) => chained(accounts.filter(({ account }) => account === name)));
}
