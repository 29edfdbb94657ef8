import { plainWordsOf } from '@vesta/domain/text/fold';
import { digitEdge } from '../../../evidence/digit-edge.ts';
import { around, middleX } from '../../../evidence/geometry.ts';
import { candidatesNamed } from '../../../extraction/label-values.ts';
import { type Label, type Row, type Sheet, sizeOf } from '../../../extraction/labels.ts';
import { readAmount } from '../amount-text.ts';
import { amountsIn, type RowAmount } from '../row-amounts.ts';
import type { Sum, Sums } from '../sums.ts';

const total = /^(?:total[ei]?|summen?|tot\.|totals|somm[ae]|sommano)$/i;
/** What may stand behind it without naming one of the two sums. */
const ofAll = /^(?:general[ei]|complessiv[oi]|mese|del|dell[ae]|dei|colonn[ae]|voci|importi|total[ei]?|totals)$/i;
/** Told by their columns alone, they need the net to confirm them; what their columns add up to speaks for itself. */
const COST = 0.9;
const COST_OF_FOOTED = 0.2;

/** Both sums in one caption, as their columns are called. */
const earned = '(?:competenze|spettanze|crediti|avere|a credito|a favore)';
const taken = '(?:trattenute|ritenute|debiti|dare|a debito|a carico)';
const ofBoth = new RegExp(`^(?:total[ei] |tot )?(?:${earned} (?:e )?${taken}|${taken} (?:e )?${earned})$`);
/** "Lordo" heads a column as well, beside one of what is taken off. */
const earningsNames: readonly string[] = ['column_earnings', 'gross'];
const deductionsNames: readonly string[] = ['column_deductions', 'total_deductions'];

const isTotalRow = (row: Row): boolean => {
  const letters = row.words.filter((word) => /\p{L}{2}/u.test(word.text));
  const [first, ...others] = letters;
  if (first && total.test(first.text) && others.every(({ text }) => ofAll.test(text))) return true;
  if (ofBoth.test(plainWordsOf(letters.map(({ text }) => text).join(' ')).trim())) return true;
  // The names of both columns once more, with an amount for each.
  const named = [earningsNames, deductionsNames].map(
    (names) => row.labels.find(({ name }) => names.includes(name))?.words ?? [],
  );
  return named.every((words) => words.length > 0) && letters.every((word) => named.flat().includes(word));
};

/** The heads of the two columns that stand nearest above a row. */
function headsOver(sheet: Sheet, row: number): readonly [Label, Label] | null {
  const above = (names: readonly string[]): readonly Label[] =>
    names
      .flatMap((name) => sheet.byName.get(name) ?? [])
      .filter((label) => label.row < row)
      .sort((a, b) => b.row - a.row);
  const [deductions] = above(['column_deductions']);
  // One of the two may be broken over two lines.
  const earnings = above(earningsNames).find(({ row: own }) => Math.abs(own - (deductions?.row ?? 0)) <= 1);
  return earnings && deductions ? [earnings, deductions] : null;
}

/** Letter sizes by which figures of one column may end off each other. */
const ALIGNED = 1.5;
const FEWEST_ROWS = 2;

const edgeOf = ({ words }: RowAmount): number => {
  const last = words.at(-1);
  return last ? digitEdge(last) : 0;
};

/** What the figures above a total, in its column and below its heads, add up to; null where there are too few of them. */
function footOf(rows: readonly Row[], total: RowAmount): number | null {
  const edge = edgeOf(total);
  const slack = ALIGNED * Math.max(...total.words.map(sizeOf));
  const own = rows.flatMap((row) => amountsIn(row.words).filter((one) => Math.abs(edgeOf(one) - edge) <= slack));
  return own.length < FEWEST_ROWS ? null : own.reduce((all, { value }) => all + Math.abs(value), 0);
}

const isFooted = (rows: readonly Row[], total: RowAmount): boolean => footOf(rows, total) === Math.abs(total.value);

const sumOf = (sheet: Sheet, label: Label, { value, words }: RowAmount, cost: number): Sum => ({
  value: Math.abs(value),
  raw: words.map((word) => word.text).join(' '),
  words,
  box: around(words.map((word) => word.box)),
  page: sheet.page.number,
  side: 'below',
  cost,
  label,
  yearly: false,
  ruled: false,
});

/** Both totals of a slip, and what the column of the earnings really adds up to. */
export interface Totals {
  readonly gross: Sum;
  readonly taken: Sum;
  readonly earned: number | null;
  readonly isTakenFooted: boolean;
}

/** A row that only says "totale", with one amount in the column of what is paid and one in that of what is taken off. */
export function totalsOf(sheets: readonly Sheet[]): Totals[] {
  return sheets.flatMap((sheet) =>
    sheet.rows.flatMap((row, place) => {
      const heads = isTotalRow(row) ? headsOver(sheet, place) : null;
      const all = amountsIn(row.words);
      if (!heads) return [];
      const [earnings, deductions] = heads;
      // Beside both columns the net may stand in a box of its own.
      const isNetBeside =
        all.length === 3 &&
        Math.min(...all.slice(2).flatMap(({ words }) => words.map(({ box }) => box.left))) >
          Math.max(earnings.box.right, deductions.box.right);
      const amounts = isNetBeside ? all.slice(0, 2) : all;
      const [first, second] = amounts;
      if (!first || !second || amounts.length > 2) return [];
      const isInOrder = middleX(earnings.box) < middleX(deductions.box);
      const [paid, taken] = isInOrder ? [first, second] : [second, first];
      const body = sheet.rows.slice(Math.max(earnings.row, deductions.row) + 1, place);
      const cost = isFooted(body, paid) && isFooted(body, taken) ? COST_OF_FOOTED : COST;
      return [
        {
          gross: sumOf(sheet, earnings, paid, cost),
          taken: sumOf(sheet, deductions, taken, cost),
          earned: footOf(body, paid),
          isTakenFooted: isFooted(body, taken),
        },
      ];
    }),
  );
}

/** "Competenze 1.475,92   Ritenute 151,54": the names of the columns once more, as the captions of what they come to. */
const captionedBy = (sheets: readonly Sheet[], name: string): readonly Sum[] =>
  sheets
    .flatMap((sheet) => candidatesNamed(sheet, name, { parse: readAmount, words: 2 }))
    .map((found) => ({ ...found, cost: found.cost + COST, yearly: false, ruled: false }));

export const columnTotals = (totals: readonly Totals[], sheets: readonly Sheet[]): Sums =>
  new Map([
    ['gross', [...totals.map(({ gross }) => gross), ...captionedBy(sheets, 'column_earnings')]],
    ['total_deductions', [...totals.map(({ taken }) => taken), ...captionedBy(sheets, 'column_deductions')]],
  ]);

/** Those of them whose columns add up: they are told as they stand, whatever the net says. */
export const isProvedByColumn = ({ cost }: Sum): boolean => cost <= COST_OF_FOOTED;
