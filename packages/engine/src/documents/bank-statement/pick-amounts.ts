import type { ColumnRole } from '../../banks/bank.ts';
import type { Manner } from './booking-row.ts';
import { type Columns, roleAt } from './columns.ts';
import type { DayWord } from './day-words.ts';
import type { Line } from './lines.ts';
import type { Money } from './money-words.ts';

export interface Amounts {
  readonly money: Money;
  readonly side: 'debit' | 'credit' | null;
  readonly balance: Money | null;
  readonly others: readonly Money[];
}

const sideOf = (role: ColumnRole | null): Amounts['side'] => (role === 'debit' || role === 'credit' ? role : null);

function byColumns(line: Line, moneys: readonly Money[], columns: Columns, manner: Manner): Amounts | null {
  const roles = moneys.map((money) => ({
    money,
    role: roleAt(columns, money.edge, line.size / 2, manner.placing),
  }));
  const printedAmounts = roles.filter(({ role }) => role === 'debit' || role === 'credit' || role === 'amount');
  // Where both sides are always filled in, one of them says nothing.
  const told = printedAmounts.filter(({ money }) => money.cents !== 0);
  const amounts = told.length === 1 ? told : printedAmounts;
  const printed = roles.findLast(({ role }) => role === 'balance')?.money ?? null;
  const [before, last] = [amounts.at(-2), amounts.at(-1)];
  // A caption that was misread leaves its column to the one before.
  const isBalance = manner.last === 'balance' && printed === null && before !== undefined && last !== undefined;
  const chosen = isBalance ? before : last;
  if (!chosen) return null;
  return {
    money: chosen.money,
    side: manner.sides === 'by-column' ? sideOf(chosen.role) : null,
    balance: isBalance ? last.money : printed,
    others: roles.filter(({ money }) => money !== chosen.money).map(({ money }) => money),
  };
}

const behindAmount = /^(?:€|EUR|Euro|\*|[-+SH])*$/i;

/** Without captions the amounts are what ends the line. */
function byPlace(line: Line, moneys: readonly Money[], manner: Manner): Amounts | null {
  const last = moneys.at(-1);
  if (!last || line.words.slice(last.last + 1).some((word) => !behindAmount.test(word.text))) return null;
  const before = moneys.at(-2);
  const paired = manner.last === 'balance' && before !== undefined && before.last + 1 === last.first;
  const money = paired ? before : last;
  return { money, side: null, balance: paired ? last : null, others: moneys.filter((other) => other !== money) };
}

/** Lists that put the text first end their lines with the day and the amount. */
export function dayBeforeAmount(line: Line): DayWord[] {
  const day = line.days.find(({ last }) => line.moneys.some((money) => money.first === last + 1));
  const end = line.moneys.at(-1);
  if (!day || !end || line.words.slice(end.last + 1).some((word) => !behindAmount.test(word.text))) return [];
  return [day];
}

/** Lists that put the text last have the amount right behind the dates, and the balance behind it. */
function behindDays(line: Line, leading: readonly DayWord[]): Amounts | null {
  const from = (leading.at(-1)?.last ?? -1) + 1;
  const [money, next] = line.moneys.filter(({ first }) => first >= from);
  if (!money || line.words.slice(from, money.first).some((word) => !behindAmount.test(word.text))) return null;
  const isBalance = next && line.words.slice(money.last + 1, next.first).every((word) => behindAmount.test(word.text));
  return {
    money,
    side: null,
    balance: isBalance ? next : null,
    others: line.moneys.filter((other) => other !== money),
  };
}

/** The amount of a booking and the balance printed beside it. */
export function pickAmounts(
  line: Line,
  leading: readonly DayWord[],
  columns: Columns | null,
  manner: Manner,
): Amounts | null {
  if (manner.amounts === 'behind-days') return behindDays(line, leading);
  const after = columns && columns.descriptionLeft !== null ? -1 : (leading.at(-1)?.last ?? -1);
  const moneys = line.moneys.filter((money) => money.first > after);
  if (moneys.length === 0) return null;
  return columns?.hasMoney ? byColumns(line, moneys, columns, manner) : byPlace(line, moneys, manner);
}
