import { around, middleX } from '../../../evidence/geometry.ts';
import type { Label, Row, Sheet } from '../../../extraction/labels.ts';
import { amountsIn, type RowAmount } from '../row-amounts.ts';
import type { Sum, Sums } from '../sums.ts';

const total = /^total[ei]$/i;
/** Told by their columns alone, they need the net to confirm them. */
const COST = 0.9;

const isTotalRow = (row: Row): boolean => {
  const letters = row.words.filter((word) => /\p{L}{2}/u.test(word.text));
  return letters.length === 1 && total.test(letters[0]?.text ?? '');
};

/** The heads of the two columns that stand nearest above a row. */
function headsOver(sheet: Sheet, row: number): readonly [Label, Label] | null {
  const nearest = (name: string): Label | undefined =>
    (sheet.byName.get(name) ?? []).filter((label) => label.row < row).sort((a, b) => b.row - a.row)[0];
  const [earnings, deductions] = [nearest('column_earnings'), nearest('column_deductions')];
  return earnings && deductions && earnings.row === deductions.row ? [earnings, deductions] : null;
}

const sumOf = (sheet: Sheet, label: Label, { value, words }: RowAmount): Sum => ({
  value: Math.abs(value),
  raw: words.map((word) => word.text).join(' '),
  words,
  box: around(words.map((word) => word.box)),
  page: sheet.page.number,
  side: 'below',
  cost: COST,
  label,
  yearly: false,
  ruled: false,
});

/** A row that only says "totale", with one amount in the column of what is paid and one in that of what is taken off. */
export function columnTotals(sheets: readonly Sheet[]): Sums {
  const found = sheets.flatMap((sheet) =>
    sheet.rows.flatMap((row, place) => {
      const heads = isTotalRow(row) ? headsOver(sheet, place) : null;
      const amounts = amountsIn(row.words);
      const [first, second] = amounts;
      if (!heads || !first || !second || amounts.length > 2) return [];
      const [earnings, deductions] = heads;
      const isInOrder = middleX(earnings.box) < middleX(deductions.box);
      const [paid, taken] = isInOrder ? [first, second] : [second, first];
      return [
        {
          gross: sumOf(sheet, earnings, paid),
          total_deductions: sumOf(sheet, deductions, taken),
        },
      ];
    }),
  );
  return new Map([
    ['gross', found.map(({ gross }) => gross)],
    ['total_deductions', found.map(({ total_deductions: taken }) => taken)],
  ]);
}
