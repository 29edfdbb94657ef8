import type { Found } from '../../found.ts';
import { foundFrom } from '../../recognise/found-from.ts';
import type { Line } from '../../recognise/page-text.ts';
import { rowsOf } from '../ground/labelled-amount.ts';
import { type MoneyRun, moneyRuns } from '../ground/money-runs.ts';

/** Lines that one kind of income takes at most, from its heading to its result. */
const LONGEST = 14;
const ends = /einkunfte aus|summe der einkunfte|gesamtbetrag der einkunfte|zu versteuerndes einkommen/;
/** What a section comes to: "Einkünfte 52.852", "verbleiben 18.570". */
export const sectionResult = /^(?:einkunfte|verbleib\w*|ergebnis|ansatz)(?= |:|$)/;

const style = { whole: true } as const;
const amountsIn = (line: Line): readonly MoneyRun[] => moneyRuns(line.wordsAt(0, line.text.length), style);

/** The wage may stand in the row of the heading: "Einkünfte aus nichtselbständiger Arbeit: Bruttoarbeitslohn 22.800". */
const opensWithWage = /\bbruttoarbeitslohn\b/;

/** The lines below a heading without a result of its own, up to the next heading. */
export function sectionOf(lines: readonly Line[], heading: RegExp): readonly Line[] {
  const at = lines.findIndex(
    (line) => heading.test(line.text) && (amountsIn(line).length === 0 || opensWithWage.test(line.text)),
  );
  if (at < 0) return [];
  const below = lines.slice(at + 1, at + 1 + LONGEST);
  const end = below.findIndex(({ text }) => ends.test(text));
  return end < 0 ? below : below.slice(0, end);
}

/** The one source that a kind of income has: "aus freiberuflicher Tätigkeit 1.250". */
const source = /^(?:aus|als|laut) /;

/** The row that says what a section comes to, or its only row, where that is a source of the income. */
export function resultRow(lines: readonly Line[], heading: RegExp): readonly MoneyRun[] {
  const section = sectionOf(lines, heading);
  const told = section.find((line) => sectionResult.test(line.text) && amountsIn(line).length > 0);
  if (told) return amountsIn(told);
  const figures = section.filter((line) => amountsIn(line).length > 0);
  const [only, ...more] = figures;
  if (only && more.length === 0) return source.test(only.text) ? amountsIn(only) : [];
  return inOuterColumn(figures.map(amountsIn));
}

/** A result in the column beside that of its parts: in the row of what is taken off last, and right by these figures. */
function inOuterColumn(rows: readonly (readonly MoneyRun[])[]): readonly MoneyRun[] {
  const before = rows.at(-2)?.at(-1);
  const [off, result, ...more] = rows.at(-1) ?? [];
  const isLeft = before && off && result && more.length === 0 && before.cents - Math.abs(off.cents) === result.cents;
  return isLeft ? [result] : [];
}

const expenses = /^(?:(?:ab|abzuglich|abzgl\.|\.\/\.|-|davon ab:?) )?(?:werbungskosten|arbeitnehmer-?pauschbetrag)/;
const sum = /^summe(?: der werbungskosten)?(?= |:|$)/;

/**
 * What somebody spent to earn their wage: in the row with its name, or in the sum below the single expenses. Believed
 * only where it leads from the wage to the income, as far as both are known.
 */
export function workExpenses(
  lines: readonly Line[],
  wage: Found<number> | null,
  income: Found<number> | null,
): Found<number> | null {
  const named = rowsOf(lines, expenses, style).find(({ amounts }) => amounts.length > 0)?.amounts;
  const at = lines.findIndex(({ text }) => expenses.test(text));
  const summed = at < 0 ? undefined : lines.slice(at + 1, at + LONGEST).find(({ text }) => sum.test(text));
  const runs = named ?? (summed ? amountsIn(summed) : []);
  const [only, ...more] = runs;
  const isBesideResult = only && wage && more.length === 1 && wage.value - Math.abs(only.cents) === more[0]?.cents;
  if (!only || (more.length > 0 && !isBesideResult)) return null;
  const value = Math.abs(only.cents);
  if (wage && income && wage.value - value !== income.value) return null;
  return foundFrom(value, only.words);
}
