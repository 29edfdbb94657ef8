import type { ColumnRole } from '../../banks/bank.ts';
import { around, type Box } from '../../evidence/geometry.ts';
import type { HeaderCell } from './captions-of-line.ts';

/** Where the columns of a list stand, from left to right. */
export interface Columns {
  readonly cells: readonly HeaderCell[];
  readonly dateLeft: number | null;
  readonly valueFirst: boolean;
  readonly descriptionLeft: number | null;
  readonly moneyLeft: number | null;
  readonly hasMoney: boolean;
}

const moneyRoles: readonly ColumnRole[] = ['debit', 'credit', 'amount', 'balance'];
export const isMoneyRole = (role: ColumnRole): boolean => moneyRoles.includes(role);

const overlap = (a: Box, b: Box): boolean => Math.min(a.right, b.right) - Math.max(a.left, b.left) > 0;

/** Captions of two lines that stand over each other are one column: out above in is one signed column. */
function merged(cells: readonly HeaderCell[]): HeaderCell[] {
  const result: HeaderCell[] = [];
  for (const cell of [...cells].sort((a, b) => a.box.left - b.box.left)) {
    const index = result.findIndex((other) => overlap(other.box, cell.box) && compatible(other.role, cell.role));
    const other = result[index];
    if (!other) result.push(cell);
    else result[index] = { role: roleOfBoth(other.role, cell.role), box: around([other.box, cell.box]) };
  }
  return result;
}

const compatible = (a: ColumnRole, b: ColumnRole): boolean => a === b || (isMoneyRole(a) && isMoneyRole(b));

function roleOfBoth(a: ColumnRole, b: ColumnRole): ColumnRole {
  if (a === b) return a;
  if ([a, b].includes('amount')) return a === 'amount' ? b : a;
  return 'amount';
}

/** A list that names one side only has one signed column under that name. */
function singleSided(cells: readonly HeaderCell[]): HeaderCell[] {
  const roles = new Set(cells.map((cell) => cell.role));
  const oneSide = roles.has('debit') !== roles.has('credit') && !roles.has('amount');
  return cells.map((cell) =>
    oneSide && (cell.role === 'debit' || cell.role === 'credit') ? { ...cell, role: 'amount' as const } : cell,
  );
}

/** A word for bookings heads their texts, or their amounts where other captions head the texts already. */
function withAmounts(cells: readonly HeaderCell[]): readonly HeaderCell[] {
  const texts = cells.filter(({ role }) => role === 'description');
  const last = texts.at(-1);
  if (!last || cells.some(({ role }) => isMoneyRole(role) && role !== 'balance')) return cells;
  const balance = cells.find(({ role }) => role === 'balance');
  // Without a balance behind it, only its own word tells it from a second column of texts.
  const isBeforeBalance = balance !== undefined && last.box.right < balance.box.left;
  const isAtTheEnd = balance === undefined && last === cells.at(-1) && last.namesBookings === true;
  const gap = last.box.left - (texts.at(-2)?.box.right ?? last.box.left);
  const isApart = gap > last.box.right - last.box.left && (isBeforeBalance || isAtTheEnd);
  return isApart ? cells.map((cell) => (cell === last ? { ...cell, role: 'amount' as const } : cell)) : cells;
}

/** "Eingang", "Ausgang", "Betrag": behind a column for either side the third holds what is left after each booking. */
function withBalances(cells: readonly HeaderCell[]): readonly HeaderCell[] {
  const money = cells.filter(({ role }) => isMoneyRole(role));
  const last = money.at(-1);
  const areTold = ['debit', 'credit', 'amount'].every(
    (role) => money.filter((cell) => cell.role === role).length === 1,
  );
  if (!areTold || money.length > 3 || last?.role !== 'amount') return cells;
  return cells.map((cell) => (cell === last ? { ...cell, role: 'balance' as const } : cell));
}

export function columnsOf(header: readonly HeaderCell[]): Columns {
  const inOrder = singleSided(merged(header)).sort((a, b) => a.box.left - b.box.left);
  const cells = withBalances(withAmounts(inOrder));
  const left = (role: ColumnRole): number | null => cells.find((cell) => cell.role === role)?.box.left ?? null;
  const [date, value] = [left('date'), left('value_date')];
  const money = cells.filter((cell) => isMoneyRole(cell.role));
  return {
    cells,
    dateLeft: date ?? value,
    valueFirst: date !== null && value !== null && value < date,
    descriptionLeft: left('description'),
    moneyLeft: money[0]?.box.left ?? null,
    hasMoney: money.some((cell) => cell.role !== 'balance'),
  };
}

/**
 * How an amount finds its column. Digits are set to the right in every layout, captions to the left, middle or right:
 * so the amount ends behind the beginning of its own caption and before that of the next.
 */
export type Placing = 'behind-caption' | 'nearest-caption';

export function roleAt(columns: Columns, edge: number, slack: number, placing: Placing): ColumnRole | null {
  if (placing === 'nearest-caption') {
    const money = columns.cells.filter((cell) => isMoneyRole(cell.role));
    const sorted = [...money].sort((a, b) => Math.abs(a.box.right - edge) - Math.abs(b.box.right - edge));
    return sorted[0]?.role ?? null;
  }
  return columns.cells.findLast((cell) => cell.box.left < edge - slack)?.role ?? null;
}
