import { addDays } from '@vesta/domain/dates/add-days';
import type { Day } from '@vesta/domain/dates/day';
import { plainWordsOf } from '@vesta/domain/text/fold';
import type { Bank } from '../../banks/bank.ts';
import { bankCodeOf, bankNameOf, bicOf, listedBankOf } from '../../banks/bank-of-iban.ts';
import type { Span } from '../../extraction/day-text.ts';
import { isPrintedDay } from '../certainty.ts';
import type { FieldsOf, Found } from '../found.ts';
import type { Confirmation } from '../reading.ts';
import type { BalanceMention } from './balance-mentions.ts';
import type { TotalLine } from './booking-row.ts';
import { dayMeant } from './day-words.ts';
import { holderOf } from './holder.ts';
import { ibansIn, ownBic, ownIban, type PrintedIban } from './iban.ts';
import type { Ledger } from './ledger.ts';
import type { Line } from './lines.ts';
import { accountType, currencyOf, movementList, statementNumber } from './paper-facts.ts';
import { type Period, periodOf, spanOf } from './period.ts';
import { printedBank } from './printed-bank.ts';
import { sumPrinted } from './sums-printed.ts';

/** What every statement should say. */
export const wantedFields = [
  'holder',
  'iban',
  'bank',
  'period_start',
  'period_end',
  'opening_balance',
  'closing_balance',
] as const;

interface Paper {
  /** Lines that are no bookings, and all of them. */
  readonly lines: readonly Line[];
  readonly all: readonly Line[];
  readonly ledger: Ledger;
  readonly bank: Bank | null;
  readonly today: Day;
}

interface StatementFields {
  readonly fields: FieldsOf<'account_statement'>;
  readonly span: Span | null;
  readonly country: string | null;
  readonly confirmations: readonly Confirmation[];
}

const balanceField = (mention: BalanceMention | null): Found<number> | null =>
  mention && { value: mention.cents, raw: mention.raw, page: mention.page, box: mention.box, confidence: 0.95 };

/** The one balance of a paper, without a day and above the captions of the list: nobody can tell which of the two it is. */
const isEither = ({ opening, closing }: Ledger, firstRow: number): boolean =>
  closing === null && opening?.kind === 'any' && opening.day === null && opening.index < firstRow - 1;

function balanceDay(mention: BalanceMention | null, span: Span | null): Found<Day> | null {
  const day = mention?.day ? dayMeant(mention.day, span) : null;
  if (!mention?.day || !day) return null;
  return { value: day, raw: mention.day.short ?? day, page: mention.page, box: mention.day.box, confidence: 0.9 };
}

function totalField(totals: readonly TotalLine[], kind: TotalLine['kind']): Found<number> | null {
  const total = totals.find((candidate) => candidate.kind === kind);
  return total ? { value: total.cents, raw: total.raw, page: total.page, box: total.box, confidence: 0.9 } : null;
}

/**
 * Whether an opening balance is that of the evening before the list: at the end of a month, or where it is of the same
 * day of its month as the closing one and nothing was booked on it.
 */
function isOfEveBefore(opening: Day, end: Day | null, booked: readonly Day[]): boolean {
  if (addDays(opening, 1)?.endsWith('-01')) return true;
  return opening.slice(8) === end?.slice(8) && !opening.endsWith('-01') && !booked.includes(opening);
}

/** A paper that names its balances by day covers the time between them. */
function periodByBalances(
  period: Period,
  opening: Found<Day> | null,
  closing: Found<Day> | null,
  booked: readonly Day[],
): Period {
  const end = period.end ?? (closing && { ...closing, confidence: 0.7 });
  const next = opening ? addDays(opening.value, 1) : null;
  const first = opening && isOfEveBefore(opening.value, end?.value ?? null, booked) ? next : opening?.value;
  return { start: period.start ?? (opening && first ? { ...opening, value: first, confidence: 0.6 } : null), end };
}

/** Fewer bookings than these say nothing about the time of a paper. */
const FEWEST_ROWS = 4;

/** Bookings may lie so many days outside the time that a paper names. */
const SLACK = 10;

/**
 * The days of its balances say the same time again: then it is the paper's own, wherever its bookings lie. Where only one
 * of them tells its day, no booking may lie beyond the other end.
 */
function isToldTwice({ start, end }: Period, { opening, closing, rows }: Ledger): boolean {
  const [from, to] = [opening?.day?.day ?? null, closing?.day?.day ?? null];
  if (!start || !end || (from === null && to === null)) return false;
  const days = rows.flatMap(({ row }) => row.booked.day ?? []);
  const [first, last] = [addDays(start.value, -SLACK) ?? start.value, addDays(end.value, SLACK) ?? end.value];
  const isStart =
    from === null ? days.every((day) => day >= first) : from === start.value || from === addDays(start.value, -1);
  return isStart && (to === null ? days.every((day) => day <= last) : to === end.value);
}

/** Every booking prints its year and lies outside of the time that the paper calls its own: no misreading does that. */
function isElsewhere({ start, end, isNamed }: Period, { rows }: Ledger): boolean {
  if (!isNamed || !start || !end || rows.length < FEWEST_ROWS) return false;
  return rows.every(
    ({ row: { booked } }) => booked.day !== null && (booked.day < start.value || booked.day > end.value),
  );
}

/** A time that most bookings lie outside of is not that of this list; a first day that was only concluded goes alone. */
function trusted(period: Period, ledger: Ledger): Period {
  const days = ledger.rows.flatMap(({ row }) => row.booked.day ?? []);
  const first = period.start ? addDays(period.start.value, -SLACK) : null;
  const last = period.end ? addDays(period.end.value, SLACK) : null;
  const inside = days.filter((day) => (first === null || day >= first) && (last === null || day <= last));
  if (inside.length * 2 >= days.length || isToldTwice(period, ledger) || isElsewhere(period, ledger)) return period;
  // From how a paper calls itself, or from its balances.
  const isConcluded = period.start !== null && !isPrintedDay(period.start);
  return isConcluded ? trusted({ ...period, start: null }, ledger) : { start: null, end: null };
}

const dated = /\b(?:datum|erstellt|auszug\w*|kontoauszug|vom|per|data|estratto|emesso|generated|kontostand|saldo)\b/;

/** Full days that the paper names itself by, for the year of days without one. */
const yearHints = (lines: readonly Line[], ledger: Ledger): Day[] => [
  ...[ledger.closing, ledger.opening].flatMap((mention) => mention?.day?.day ?? []),
  ...lines.filter((line) => dated.test(line.folded)).flatMap((line) => line.days.flatMap((day) => day.day ?? [])),
];

/** What a bank calls itself in full, where the list has its name in short: "Sparda-Bank Baden-Württemberg". */
function ownName(printed: Found<string> | null, listed: string | null): Found<string> | null {
  const [said, known] = [plainWordsOf(printed?.value ?? '').split(' '), plainWordsOf(listed ?? '').split(' ')];
  const isLonger = said.join('').length > known.join('').length;
  return listed !== null && isLonger && said.length >= 2 && said[0] === known[0] ? printed : null;
}

const ibanCheck = (iban: PrintedIban): Confirmation => ({
  rule: 'iban_check_digits',
  outcome: iban.valid ? 'passed' : 'failed',
  expected: null,
  found: iban.value,
  page: iban.page,
  box: iban.box,
});

/** Share of a scanned page above which a paper speaks of itself. */
const HEAD = 0.4;

/** Where no booking of a scan could be read, the account numbers of the others stand among its lines. */
function aboveList(lines: readonly Line[]): readonly Line[] {
  const [first] = lines;
  if (!first || lines.every(({ words }) => words.every(({ font }) => font >= 0))) return lines;
  const bottom = Math.max(...lines.filter(({ page }) => page === first.page).map(({ baseline }) => baseline));
  return lines.filter(({ page, baseline }) => page === first.page && baseline <= bottom * HEAD);
}

const LINES_OF_HEAD = 14;

/** A report over several accounts names the one whose list follows right above it. */
function ibanOfList(lines: readonly Line[], firstRow: number): PrintedIban | null {
  const isNamed = (iban: PrintedIban): boolean => iban.valid && iban.labelled;
  const accounts = new Set(
    lines
      .flatMap(ibansIn)
      .filter(isNamed)
      .map(({ value }) => value),
  );
  if (accounts.size < 2) return null;
  const head = lines.filter(({ index }) => index < firstRow && index >= firstRow - LINES_OF_HEAD);
  return head.flatMap((line) => ownIban([line]) ?? []).findLast(isNamed) ?? null;
}

export function statementFields({ lines, all, ledger, bank, today }: Paper): StatementFields {
  const firstRow = Math.min(Number.POSITIVE_INFINITY, ...ledger.section.rows.slice(0, 1).map((row) => row.index));
  const iban = ibanOfList(lines, firstRow) ?? ownIban(ledger.section.rows.length > 0 ? lines : aboveList(lines));
  const code = iban?.valid ? bankCodeOf(iban.value) : null;
  const printed = trusted(periodOf(lines, firstRow), ledger);
  const span = spanOf(printed, yearHints(lines, ledger), today);
  const [openingDay, closingDay] = [balanceDay(ledger.opening, span), balanceDay(ledger.closing, span)];
  const booked = ledger.rows.flatMap(({ row }) => dayMeant(row.booked, span) ?? []);
  const period = periodByBalances(printed, openingDay, closingDay, booked);
  const at = (value: string | null, confidence: number): Found<string> | null =>
    value && iban ? { value, raw: iban.raw, page: iban.page, box: iban.box, confidence } : null;
  const named: Found<string> | null =
    bank && lines[0]
      ? { value: bank.name, raw: bank.name, page: lines[0].page, box: lines[0].box, confidence: 0.7 }
      : null;
  const fields: FieldsOf<'account_statement'> = {
    holder: holderOf(
      lines.filter((line) => line.page === lines[0]?.page),
      all.filter((line) => line.page === lines[0]?.page),
    ),
    iban: iban?.valid
      ? { value: iban.value, raw: iban.raw, page: iban.page, box: iban.box, confidence: iban.confidence }
      : null,
    bic: ownBic(lines) ?? at(code ? bicOf(code) : null, 0.8),
    bank:
      ownName(printedBank(lines), code ? listedBankOf(code) : null) ??
      at(code ? listedBankOf(code) : null, 0.95) ??
      printedBank(lines) ??
      at(code ? bankNameOf(code) : null, 0.8) ??
      named,
    bank_code: at(code, 0.97),
    period_start: period.start,
    period_end: period.end,
    opening_balance: isEither(ledger, firstRow) ? null : balanceField(ledger.opening),
    opening_date: openingDay,
    closing_balance: balanceField(ledger.closing),
    closing_date: closingDay,
    total_credits: totalField(ledger.section.totals, 'credit') ?? sumPrinted(lines, ledger, 'credit'),
    total_debits: totalField(ledger.section.totals, 'debit') ?? sumPrinted(lines, ledger, 'debit'),
    currency: currencyOf(lines) ?? currencyOf(all),
    account_type: accountType(lines),
    statement_number: statementNumber(lines),
    movement_list: movementList(lines),
  };
  const country = iban?.value.slice(0, 2) ?? bank?.country ?? null;
  return { fields, span, country, confirmations: iban ? [ibanCheck(iban)] : [] };
}
