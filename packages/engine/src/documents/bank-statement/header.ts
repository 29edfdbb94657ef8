import type { ColumnRole } from '../../banks/bank.ts';
import { around } from '../../evidence/geometry.ts';
import {
  captionsOf,
  type HeaderCell,
  isMoney,
  isText,
  LEAST_SHARE,
  MOST_TOKENS,
  type Phrases,
} from './captions-of-line.ts';
import { newBalance, summaryWords } from './header-words.ts';
import type { Line } from './lines.ts';

/** "Operazione", "Valuta", "Descrizione": the first of the three is short for the day of the operation. */
function withDayOfOperation(cells: readonly HeaderCell[]): readonly HeaderCell[] {
  const [first, second] = cells;
  const texts = cells.filter(({ role }) => role === 'description');
  const isDay = first?.role === 'description' && second?.role === 'value_date' && texts.length > 1;
  return isDay && !cells.some(({ role }) => role === 'date') ? [{ ...first, role: 'date' }, ...cells.slice(1)] : cells;
}

/** Beside the days, texts and amounts of bookings, the new balance is the one after each of them and no sum of the list. */
const namesRows = (cells: readonly HeaderCell[]): boolean =>
  ['date', 'description'].every((role) => cells.some((cell) => cell.role === role)) &&
  cells.some(({ role }) => isMoney(role) && role !== 'balance');

/** Whether a line names sums of the whole list, with values of its own, instead of columns. */
const namesSums = (line: Line, cells: readonly HeaderCell[]): boolean =>
  summaryWords.test(line.folded) && !(newBalance.test(line.folded) && namesRows(cells));

/** The captions of a line that heads a list of bookings; null for every other line. */
export function headerOf(line: Line, phrases: Phrases): readonly HeaderCell[] | null {
  if (line.moneys.length > 0 || line.words.length > MOST_TOKENS) return null;
  const { cells: named, share } = captionsOf(line, phrases);
  if (share < LEAST_SHARE || namesSums(line, named)) return null;
  const cells = withDayOfOperation(named);
  const roles = new Set(cells.map((cell) => cell.role));
  const texts = [...roles].filter(isText);
  const headed = texts.length > 0 && [...roles].some(isMoney);
  const dated = roles.has('date') && roles.has('value_date');
  return headed || dated ? cells : null;
}

/** So far above the dates the amounts may be named. */
export const LINES_ABOVE = 3;
/** Names of sums, not of columns. */
const counted = /\b(?:anzahl|summen?|numero|tot(?:ale|ali)?|total)\b/;

/** Amount columns may be named some lines above the dates, beside captions that run over several lines. */
export function withMoneyAbove(
  cells: readonly HeaderCell[],
  lines: readonly Line[],
  phrases: Phrases,
): readonly HeaderCell[] {
  if (cells.some(({ role }) => isMoney(role))) return cells;
  for (const line of lines.toReversed()) {
    if (line.moneys.length > 0 || line.days.length > 0 || counted.test(line.folded)) return cells;
    const money = captionsOf(line, phrases).cells.filter(({ role }) => isMoney(role) || role === 'code');
    const sides = ['debit', 'credit'].every((side) => money.some(({ role }) => role === side));
    if (sides) return [...cells, ...money];
  }
  return cells;
}

/** Captions of texts and days alone head a list where both sides of its amounts are named right above them. */
export function headerUnderMoney(line: Line, above: readonly Line[], phrases: Phrases): readonly HeaderCell[] | null {
  if (line.moneys.length > 0 || line.days.length > 0 || line.words.length > MOST_TOKENS) return null;
  const { cells, share } = captionsOf(line, phrases);
  const isNamed = (role: ColumnRole): boolean => cells.some((cell) => cell.role === role);
  const isHead = isNamed('description') && (isNamed('date') || isNamed('value_date'));
  return share >= LEAST_SHARE && isHead && withMoneyAbove(cells, above, phrases) !== cells ? cells : null;
}

/** A caption over several amount columns names none of them. */
function overMoney(cells: readonly HeaderCell[], cell: HeaderCell): boolean {
  const money = cells.filter(({ role }) => isMoney(role)).map(({ box }) => box);
  if (money.length === 0) return false;
  const zone = around(money);
  const within = cell.box.right > zone.left && cell.box.left < zone.right;
  const twoSided = cells.some(({ role }) => role === 'debit') && cells.some(({ role }) => role === 'credit');
  return within && (!isMoney(cell.role) || (cell.role === 'amount' && twoSided));
}

/** The name of the list above its first column, where the column that it seems to name stands elsewhere. */
function isTitle(cells: readonly HeaderCell[], { role, box }: HeaderCell): boolean {
  const above = cells.filter((cell) => cell.box.left < box.right && box.left < cell.box.right);
  const isNamed = ({ role: other }: HeaderCell): boolean => other === role || (isMoney(other) && isMoney(role));
  return cells.some(isNamed) && above.length > 0 && !above.some(isNamed);
}

/** Captions of days and texts whose amounts are named only in the line below, where the captions of all are broken over two. */
export function headerOverTwo(line: Line, below: Line | undefined, phrases: Phrases): readonly HeaderCell[] | null {
  if (!below || line.moneys.length > 0 || line.words.length > MOST_TOKENS || summaryWords.test(line.folded))
    return null;
  const { cells, share } = captionsOf(line, phrases);
  const isNamed = (role: ColumnRole): boolean => cells.some((cell) => cell.role === role);
  if (share < LEAST_SHARE || !isNamed('date') || !isNamed('description')) return null;
  const more = withMoreCaptions(cells, below, phrases);
  return more?.some(({ role }) => isMoney(role)) ? cells : null;
}

/** A second line of captions under (or over) a header adds the columns that the first did not name. */
export function withMoreCaptions(
  cells: readonly HeaderCell[],
  line: Line,
  phrases: Phrases,
): readonly HeaderCell[] | null {
  if (line.moneys.length > 0 || line.days.length > 0 || line.words.length > MOST_TOKENS) return null;
  const more = captionsOf(line, phrases);
  if (more.cells.length === 0 || more.share < LEAST_SHARE) return null;
  return [...cells, ...more.cells.filter((cell) => !overMoney(cells, cell) && !isTitle(cells, cell))];
}
