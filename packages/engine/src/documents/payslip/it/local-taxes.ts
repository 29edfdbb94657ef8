import { plainWordsOf } from '@vesta/domain/text/fold';
import { digitEdge } from '../../../evidence/digit-edge.ts';
import type { Word } from '../../../evidence/page.ts';
import { type Label, type Sheet, sizeOf } from '../../../extraction/labels.ts';
import { amountIn, certainty, type Draft, put } from '../draft.ts';
import { leftOf } from '../left-amounts.ts';
import { amountBehind, ownsAmount } from '../line-amount.ts';
import { columnOf } from '../line-columns.ts';
import { amountAt } from '../row-amounts.ts';
import type { Sum, Sums } from '../sums.ts';

const taxes = ['regional_tax', 'municipal_tax'] as const;
type LocalTax = (typeof taxes)[number];

/** What is said of these taxes and not withheld this month: what is owed for the year, and what is left of it. */
const notWithheld =
  /\b(?:residu\w*|dovut\w*|imponibil\w*|progr\w*|da (?:trattenere|versare|pagare)|rate[oi]|annu[oa]\w*|aliquota|base|730|credito|rimbors\w*)\b/;
/** "Addizionali regionale e comunale" are two taxes in one amount. */
const words: Readonly<Record<LocalTax, RegExp>> = { regional_tax: /\bcom/, municipal_tax: /\breg/ };

/** Outside the column of what is taken off, more than this of the pay is what is owed for a year. */
const MOST_OF_GROSS = 0.1;
const FARTHEST = 1.7;
/** Letter sizes by which figures of one column may end off each other. */
const ALIGNED = 1.5;
/** Read from pixels, a figure that nothing else bears out counts only where it is as clear as print. */
const CLEAR = 0.95;

const textOf = (some: readonly Word[]): string => plainWordsOf(some.map(({ text }) => text).join(' '));

/**
 * Whether the row says of an amount, from the cell of the label on, that it is not withheld. "Residuo 187,20   31,20":
 * what is said before another amount is said of that one.
 */
function isOwed({ rows }: Sheet, { row, words: own, box }: Label, amount: Sum): boolean {
  const all = rows[row]?.words ?? [];
  const cell = rows[row]?.cells.find(({ words: some }) => own.some((word) => some.includes(word)));
  const from = cell?.box.left ?? box.left;
  const before = all.filter((word) => word.box.left >= from && word.box.right <= amount.box.left + 1);
  const isOfAnother = before.some((_, at) => amountAt(before, at) !== null);
  return !isOfAnother && notWithheld.test(textOf(before));
}

const isOfBoth = (tax: LocalTax, sheet: Sheet, label: Label, amount: Sum): boolean => {
  const behind = (sheet.rows[label.row]?.words ?? []).filter(
    ({ box }) => box.left >= label.box.right - 1 && box.right <= amount.box.left + 1,
  );
  return words[tax].test(textOf(behind));
};

/** The amount of a line: "acconto" and "conguaglio" behind the name of the tax are of the tax and no lines of their own. */
function lineOf(sheet: Sheet, label: Label): Sum | null {
  const row = sheet.rows[label.row];
  const next = row?.labels.find(
    ({ name, box }) => box.left >= label.box.right - 1 && ownsAmount.test(name) && !name.startsWith('off_'),
  );
  const words = (row?.words ?? []).filter(
    ({ box }) => box.left >= label.box.right - 1 && box.left < (next?.box.left ?? Number.POSITIVE_INFINITY),
  );
  const plain = withoutBrackets(words);
  const start = plain.findIndex((_, at) => amountAt(plain, at) !== null);
  return start < 0 ? null : amountBehind(sheet, label, plain.slice(start));
}

/** "Add. comunale rata (saldo 8,89 + acconto 3,52)   12,41": what it is made of explains the amount behind it. */
function withoutBrackets(words: readonly Word[]): readonly Word[] {
  const [from, to] = [
    words.findIndex(({ text }) => text.startsWith('(')),
    words.findIndex(({ text }) => text.endsWith(')')),
  ];
  const behind = words.slice(to + 1);
  return from >= 0 && to > from && behind.some((_, at) => amountAt(behind, at) !== null)
    ? [...words.slice(0, from), ...behind]
    : words;
}

/** The same of a line that stands where things are taken off: what is left of the year may be taken off at its end. */
const isOwedInLine = ({ rows }: Sheet, { row, box }: Label): boolean => {
  const cell = rows[row]?.cells.find(({ words: own }) => own.some((word) => word.box.left === box.left));
  const before = (cell?.words ?? []).filter((word) => word.box.right <= box.left);
  const behind = (cell?.words ?? []).filter((word) => word.box.left >= box.right);
  return notWithheld.test(textOf(before)) || /\b(?:dovut\w*|da (?:trattenere|versare|pagare))\b/.test(textOf(behind));
};

/** Its amount in a headed column before its text. */
function aheadOf(sheet: Sheet, label: Label): Sum | null {
  const [ahead] = leftOf(sheet, label);
  return ahead ? { ...ahead, yearly: false, ruled: false } : null;
}

/** The lines of a slip that take such a tax off, in the column of what is taken off: its balance and its advance. */
function linesIn(sheet: Sheet, tax: LocalTax): readonly Sum[] {
  return (sheet.byName.get(tax) ?? []).flatMap((label) => {
    const line = aheadOf(sheet, label) ?? lineOf(sheet, label);
    const isTaken = line !== null && columnOf(sheet, label.row, line.box) === 'deductions';
    return line && isTaken && !isOfBoth(tax, sheet, label, line) && !isOwedInLine(sheet, label) ? [line] : [];
  });
}

const edgeOf = ({ words: own }: Sum): number => {
  const last = own.at(-1);
  return last ? digitEdge(last) : 0;
};

const isAligned = (one: Sum, other: Sum): boolean =>
  one.label.row !== other.label.row &&
  Math.abs(edgeOf(one) - edgeOf(other)) <= ALIGNED * Math.max(...one.words.map(sizeOf));

/** What stands at each caption of such a tax on a slip without that column. */
function captionedIn(sheet: Sheet, tax: LocalTax, sums: Sums): readonly Sum[] {
  const own = (sums.get(tax) ?? []).filter(
    ({ page, cost, value }) => page === sheet.page.number && cost <= FARTHEST && value !== 0,
  );
  return (sheet.byName.get(tax) ?? []).flatMap((label) => {
    const beside = own.find((sum) => sum.label === label);
    const nearest = lineOf(sheet, label) ?? beside;
    const isOthers =
      !nearest ||
      beside?.yearly ||
      (nearest.side === 'right' && columnOf(sheet, label.row, nearest.box) === 'earnings') ||
      isOwed(sheet, label, nearest) ||
      isOfBoth(tax, sheet, label, nearest);
    return isOthers ? [] : [nearest];
  });
}

/** "Add. com. saldo  Add. com. acc.": each of them says another part. */
function areInstalments(found: readonly Sum[]): boolean {
  const parts = found.map(({ label }) => /\b(?:saldo|acc)/.exec(textOf(label.words))?.[0]);
  return found.length === 2 && parts.includes('saldo') && parts.includes('acc');
}

/** One amount of all of them: the sum of a column, or what all of them say; none where they differ. */
function together(found: readonly Sum[]): readonly Sum[] {
  const [first, ...more] = found;
  if (!first) return [];
  if (more.every((other) => isAligned(first, other)) || areInstalments(found)) return found;
  return more.every(({ value }) => value === first.value) ? [first] : [];
}

/** The taxes of region and municipality that are withheld this month; balance and advance of one of them are added up. */
export function readLocalTaxes(draft: Draft, sheets: readonly Sheet[], sums: Sums): void {
  const gross = amountIn(draft, 'gross') ?? Number.POSITIVE_INFINITY;
  for (const tax of taxes) {
    if (draft.fields.has(tax)) continue;
    const lines = sheets.map((sheet) => linesIn(sheet, tax)).find((some) => some.length > 0);
    const found =
      lines ?? sheets.map((sheet) => together(captionedIn(sheet, tax, sums))).find((some) => some.length > 0) ?? [];
    const [first] = found;
    const value = found.reduce((total, sum) => total + Math.abs(sum.value), 0);
    const isClear = !draft.noisy || found.every((sum) => sum.words.every(({ confidence }) => confidence >= CLEAR));
    if (!first || !isClear || value === 0 || value > (lines ? gross : gross * MOST_OF_GROSS)) continue;
    const all = found.flatMap((sum) => sum.words);
    put(draft, tax, value, all, first.page, certainty.labelled);
  }
}
