import type { Bank } from '../../banks/bank.ts';
import { accountNamed } from './account-named.ts';
import type { Entry, Manner } from './booking-row.ts';
import { withContradictedSums } from './contradicted-sums.ts';
import type { DayWord } from './day-words.ts';
import { type Layout, layoutOf } from './layout.ts';
import { withoutChance } from './left-amounts.ts';
import type { Line } from './lines.ts';
import { withPrintedBalances } from './printed-balances.ts';
import { readList } from './read-list.ts';
import { type Reconciled, reconcile } from './reconcile.ts';
import { type Cut, cutEntries, restartsOf, type Section, sectionOf } from './section.ts';
import { newestFirst, sidesDoubted, signRows, wordsObject } from './sign-rows.ts';
import { solver, withDaysInOrder } from './solve/solved-ledger.ts';
import { withBalances } from './solve/with-balances.ts';
import { agreed, better, mayReplace, totalsFail } from './which-reading.ts';

const usual: Manner = {
  placing: 'behind-caption',
  amounts: 'by-place',
  last: 'amount',
  loose: 'above',
  sides: 'by-column',
  days: 'each',
  carries: 'always',
};
const manners: readonly Manner[] = [
  usual,
  { ...usual, last: 'balance' },
  { ...usual, placing: 'nearest-caption' },
  { ...usual, sides: 'by-mark' },
  { ...usual, placing: 'nearest-caption', sides: 'by-mark' },
  { ...usual, loose: 'below' },
  { ...usual, placing: 'nearest-caption', loose: 'below' },
  { ...usual, amounts: 'behind-days' },
  { ...usual, days: 'once' },
  { ...usual, days: 'once', placing: 'nearest-caption' },
  { ...usual, days: 'once', sides: 'by-mark' },
  { ...usual, carries: 'without-text' },
  { ...usual, carries: 'without-text', days: 'once' },
];

/**
 * By the columns, in the order that the days show. Where the sums do not hold: a list of one day may be printed
 * backwards, and columns in doubt are left aside for marks and words.
 */
function reading(section: Section, bank: Bank | null): Reconciled {
  const order = newestFirst(section.rows);
  const tries = [
    { doubted: false, reversed: order ?? false },
    ...(order === null && section.rows.length > 1 ? [{ doubted: false, reversed: true }] : []),
    ...(sidesDoubted(section.rows) ? [{ doubted: true, reversed: order ?? false }] : []),
  ];
  const reads: Reconciled[] = [];
  for (const manner of tries) {
    const read = reconcile(signRows(section, bank, manner));
    if (read.rank === 2) return read;
    reads.push(read);
  }
  // Lines without columns may stand below captions of columns: then only words tell, and only sums that hold prove them.
  if (!tries.at(-1)?.doubted && wordsObject(section.rows)) {
    const read = reconcile(signRows(section, bank, { doubted: true, reversed: order ?? false }));
    if (read.rank === 2) return read;
  }
  const [first] = reads;
  const last = tries.at(-1)?.doubted ? reads.at(-1) : first;
  return last ?? reconcile(signRows(section, bank, { doubted: false, reversed: false }));
}

/** Where each part ends with the balance that the next begins with, they are one account told in several sheets. */
function chained(parts: readonly Section[], bank: Bank | null): Reconciled | null {
  const read = parts.map((part) => reading(part, bank));
  const first = read[0]?.ledger;
  const last = read.at(-1)?.ledger;
  const linked = read.every(({ ledger, rank }, index) => {
    const next = read[index + 1]?.ledger;
    const later = (ledger.closing?.day?.day ?? '') <= (next?.opening?.day?.day ?? '9999');
    return rank === 2 && (!next || (ledger.closing?.cents === next.opening?.cents && later));
  });
  if (!linked || !first?.opening || !last?.closing) return null;
  const whole: Section = {
    rows: parts.flatMap((part) => part.rows),
    openings: [first.opening],
    closings: [last.closing],
    checkpoints: [],
    totals: [],
    saysEmpty: false,
  };
  return reading(whole, bank);
}

const MONTH_AT = 'YYYY-'.length;

/** 03.10. as 10-03, in the order of the calendar. */
function monthAndDay(word: DayWord | null): string[] {
  const [day, month] = word?.short?.split(/[./]/) ?? [];
  return day && month ? [`${month.padStart(2, '0')}-${day.padStart(2, '0')}`] : [];
}

/** All days of a part, without their years where the bookings print none: of its bookings and of the balances around them. */
function daysOf({ rows, openings, closings }: Section): string[] {
  const isDated = rows.some((row) => row.booked.day !== null);
  return [...rows.map((row) => row.booked), ...[...openings, ...closings].map((mention) => mention.day)]
    .flatMap((word) => word?.day?.slice(isDated ? 0 : MONTH_AT) ?? (isDated ? [] : monthAndDay(word)))
    .sort();
}

/** Accounts of one customer run through the same days; sheets of one account follow each other. */
function sideBySide(a: Section, b: Section): boolean {
  const [first, second] = [daysOf(a), daysOf(b)];
  return (first[0] ?? '9999') < (second.at(-1) ?? '') && (second[0] ?? '9999') < (first.at(-1) ?? '');
}

const preferred = { card: 0, savings: 1, current: 2 } as const;

/** Income arrives in the account that money is paid from every day: savings and cards only where nothing else is listed. */
function likelier(a: Reconciled, b: Reconciled, lines: readonly Line[]): Reconciled {
  const wants = ({ ledger }: Reconciled): number => preferred[accountNamed(lines, ledger.section) ?? 'current'];
  if (a.rank !== 2 || wants(a) === wants(b)) return better(a, b);
  return wants(b) > wants(a) ? b : a;
}

/**
 * Lists of the same days, each proved by its own balances; null where they may be one. The sums of all of them would hold
 * as well where a card is cleared every month.
 */
function severalAccounts(parts: readonly Section[], bank: Bank | null): readonly Reconciled[] | null {
  const listed = parts.filter((part) => part.rows.length > 0);
  const isApart = (part: Section): boolean => listed.every((other) => other === part || sideBySide(part, other));
  if (listed.length < 2 || !listed.every(isApart)) return null;
  const read = listed.map((part) => reading(part, bank));
  return read.every(({ rank, ledger }) => rank === 2 && ledger.opening && ledger.closing) ? read : null;
}

function bestOf(entries: readonly Entry[], { bank, lines }: Pick<Layout, 'bank' | 'lines'>): Reconciled {
  const whole = reading(sectionOf(entries), bank);
  const openings = new Set(whole.ledger.section.openings.map((mention) => mention.cents));
  const isSeveral = openings.size > 1 || whole.ledger.section.closings.length > 1;
  // Days that begin anew prove nothing by themselves: only balances that speak against one list do.
  const restarts = whole.rank === 0 && restartsOf(entries).size > 0;
  if (!(isSeveral || restarts)) return whole;
  const cuts: readonly Cut[] = isSeveral ? ['at-opening', 'after-closing', 'at-restart'] : ['at-restart'];
  let best = whole;
  for (const cut of cuts) {
    const parts = cutEntries(entries, cut).map(sectionOf);
    if (parts.length < 2) continue;
    const accounts = severalAccounts(parts, bank);
    if (accounts) return accounts.reduce((a, b) => likelier(a, b, lines));
    if (whole.rank === 2) continue;
    const chain = chained(parts, bank);
    if (chain?.rank === 2) return chain;
    for (const part of parts) {
      const read = reading(part, bank);
      // A part counts only where its own sums prove it, and where the others are not more of the same account.
      const alone = parts.every((other) => other === part || other.rows.length === 0 || sideBySide(part, other));
      // The few bookings of a second account do not stand for the many of the first, which another manner may read.
      const isMost = parts.every((other) => other.rows.length <= part.rows.length);
      if (read.rank === 2 && part.rows.length > 0 && alone && isMost) best = likelier(best, read, lines);
    }
  }
  return best;
}

/** Balances whose captions nobody knows are found by what the bookings add up to. */
function complete(read: Reconciled, { bank, lines }: Pick<Layout, 'bank' | 'lines'>): Reconciled {
  const section = withBalances(read.ledger, lines);
  const again = section && reading(section, bank);
  return withoutChance(again?.rank === 2 ? again : read, lines);
}

const hasMarks = (entries: readonly Entry[]): boolean =>
  entries.some((entry) => entry.kind === 'row' && entry.row.money.marked);

export interface FoundLedger extends Reconciled {
  readonly layout: Layout;
}

/** Reads the list in the usual manner and, where its sums do not hold, in the others that a layout allows. */
export function findLedger(lines: readonly Line[], bank: Bank | null): FoundLedger {
  const layout = layoutOf(lines, bank);
  let best = complete(bestOf(readList(layout, usual), layout), layout);
  const reads = [best];
  const once: Reconciled[] = [];
  for (const manner of manners.slice(1)) {
    if (best.rank === 2 && !totalsFail(best)) break;
    const entries = readList(layout, manner);
    if (manner.sides === 'by-mark' && !hasMarks(entries)) continue;
    const read = complete(bestOf(entries, layout), layout);
    reads.push(read);
    if (manner.days === 'once') once.push(read);
    // Without columns, or days of its own, nearly any list can be read somehow: only sums prove it, or that there is nothing else.
    const isProved = read.rank === 2 || best.ledger.rows.length === 0;
    const isPlain = manner.amounts === 'by-place' && manner.days === 'each' && manner.carries === 'always';
    if (!mayReplace(best, read)) continue;
    if (isPlain || (isProved && read.ledger.rows.length > 0)) best = better(best, read);
  }
  const { proved: solve, all } = solver(layout, (entries) => complete(bestOf(entries, layout), layout));
  const solved = best.rank === 2 ? null : solve();
  const unproved = (): Reconciled => (best.rank === 0 ? agreed(best, once, all()) : best);
  const proved =
    best.rank === 2 ? withDaysInOrder(best, solve) : solved && mayReplace(best, solved) ? solved : unproved();
  return { ...withContradictedSums(withPrintedBalances(proved, reads), lines), layout };
}
