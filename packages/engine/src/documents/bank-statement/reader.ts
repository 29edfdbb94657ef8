import type { Page } from '../../evidence/page.ts';
import type { DocumentReader, ReadContext, Reading, Recognition } from '../reading.ts';
import { namedPaper } from '../recognise/named-paper.ts';
import { accountsApart } from './accounts-apart.ts';
import { statementFields, wantedFields } from './fields.ts';
import { findLedger } from './find-ledger.ts';
import { guardOf } from './guards.ts';
import { type Line, linesOf } from './lines.ts';
import { withoutLoneYears } from './lone-years.ts';
import { bankOf, recogniseStatement } from './recognise.ts';
import { repeatsHead } from './repeated-head.ts';
import { isSummaryBehind } from './summary-behind.ts';
import { transactionsOf } from './transactions.ts';

const pagesOf = (pages: readonly Page[]): number[] => pages.map((page) => page.number);

/** Pages of interest sums repeat the bookings by value date: they are part of the paper and not of the list. */
function withBookings(lines: readonly Line[]): readonly Line[] {
  const pages = [...new Set(lines.map((line) => line.page))];
  const scalar = new Set(
    pages.filter((page) => guardOf(lines.filter((line) => line.page === page)) === 'scalar_statement'),
  );
  if (scalar.size === 0 || scalar.size === pages.length) return lines;
  return lines.filter((line) => !scalar.has(line.page)).map((line, index) => ({ ...line, index }));
}

const certainty = { 0: 0.5, 1: 0.75, 2: 0.99 } as const;

function read(pages: readonly Page[], recognition: Recognition, context: ReadContext): Reading {
  // A paper that only resembles a statement is named and not read.
  if (recognition.type !== 'account_statement') return namedPaper(pages, recognition);
  const lines = withBookings(linesOf(pages));
  const bank = bankOf(lines);
  const found = findLedger(lines, bank);
  const ledger = withoutLoneYears(found.ledger);
  const inRows = new Set(found.ledger.section.rows.flatMap((row) => row.lines));
  const outside = lines.filter((line) => !inRows.has(line.index));
  const { fields, span, country, confirmations } = statementFields({
    lines: outside,
    all: lines,
    ledger,
    bank,
    today: context.today,
  });
  const { transactions, left } = transactionsOf(ledger, bank, span, country);
  const unread = wantedFields.filter((name) => fields[name] === null);
  const listed = left === 0 && (transactions.length > 0 || found.ledger.section.saysEmpty);
  return {
    kind: 'bank_statement',
    type: 'account_statement',
    country: country ?? recognition.country,
    layout: bank?.id ?? null,
    side: null,
    confidence: Math.min(certainty[found.rank], left > 0 ? 0.5 : 1),
    pages: pagesOf(pages),
    fields,
    transactions,
    confirmations: [...found.confirmations, ...confirmations],
    unread: listed ? unread : [...unread, 'transactions'],
  };
}

const isProved = ({ confirmations }: Reading): boolean =>
  confirmations.some(({ rule, outcome }) => rule === 'statement_balance' && outcome === 'passed');

/**
 * The accounts of a report over several, in their order. They are told apart only where each of them comes out by itself:
 * else a booking might be told twice or of the wrong account. Each is told on the sheets of the one paper.
 */
function readApart(pages: readonly Page[], recognition: Recognition, context: ReadContext): Reading[] {
  const apart = accountsApart(pages).map((own) => read(own, recognition, context));
  if (!apart.every(isProved)) return [];
  // Whose paper it is stands once, above the first.
  const holder = apart[0]?.fields.holder ?? null;
  return apart.map((one) => ({
    ...one,
    pages: pagesOf(pages),
    fields: { ...one.fields, holder: one.fields.holder ?? holder },
    unread: one.unread.filter((name) => name !== 'holder' || holder === null),
  }));
}

const accountOf = ({ fields }: Reading): unknown => fields.iban?.value ?? null;

function besides(pages: readonly Page[], recognition: Recognition, context: ReadContext, main: Reading): Reading[] {
  if (main.type !== 'account_statement') return [];
  const apart = readApart(pages, recognition, context);
  return apart.some((one) => accountOf(one) === accountOf(main))
    ? apart.filter((one) => accountOf(one) !== accountOf(main))
    : [];
}

/** A report over several accounts is about the one that money is paid from every day: it has the most bookings. */
function readMain(pages: readonly Page[], recognition: Recognition, context: ReadContext): Reading {
  const apart = readApart(pages, recognition, context);
  const most = Math.max(...apart.map(({ transactions }) => transactions.length));
  const [busiest, ...others] = apart.filter(({ transactions }) => transactions.length === most);
  if (busiest && others.length === 0) return busiest;
  const whole = read(pages, recognition, context);
  return apart.find((one) => accountOf(one) === accountOf(whole)) ?? busiest ?? whole;
}

export const bankStatementReader: DocumentReader = {
  kind: 'bank_statement',
  recognise: recogniseStatement,
  read: async (pages, recognition, context) => readMain(pages, recognition, context),
  goesOn: (last, page) => isSummaryBehind(last, page) || repeatsHead(last, page),
  besides,
};
