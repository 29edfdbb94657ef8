import { digitEdge } from '../../../evidence/digit-edge.ts';
import type { Row, Sheet } from '../../../extraction/labels.ts';
import { amountsIn, type RowAmount } from '../row-amounts.ts';
import type { Solution } from '../solve.ts';
import type { Sum, Sums } from '../sums.ts';

const FEWEST_TAKEN = 3;

const edgeOf = ({ words }: RowAmount): number => {
  const last = words.at(-1);
  return last ? digitEdge(last) : 0;
};

interface Listed {
  readonly earned: number;
  readonly taken: readonly number[];
  readonly rows: readonly Row[];
}

/** The rows below the heads of both columns, as far down as what they take off is the printed sum of it. */
function listed(sheet: Sheet, taken: Sum): Listed | null {
  const [earnings] = sheet.byName.get('column_earnings') ?? [];
  const deductions = sheet.byName.get('column_deductions')?.find(({ row }) => row === earnings?.row);
  if (!earnings || !deductions) return null;
  const [paid, off]: [RowAmount[], RowAmount[]] = [[], []];
  const sumOf = (amounts: readonly RowAmount[]): number => amounts.reduce((sum, { value }) => sum + value, 0);
  for (const [at, row] of sheet.rows.slice(earnings.row + 1).entries()) {
    const last = amountsIn(row.words).at(-1);
    if (!last || taken.words.some((word) => row.words.includes(word))) continue;
    const isPaid = Math.abs(edgeOf(last) - earnings.box.right) < Math.abs(edgeOf(last) - deductions.box.right);
    (isPaid ? paid : off).push(last);
    if (off.length < FEWEST_TAKEN || sumOf(off) !== Math.abs(taken.value)) continue;
    return {
      earned: sumOf(paid),
      taken: off.map(({ value }) => value),
      rows: sheet.rows.slice(earnings.row, earnings.row + at + 2),
    };
  }
  return null;
}

/** Whether contributions are reckoned from what the list pays: as printed, or as the taxable part with what one row takes off. */
function isInsured({ earned, taken }: Listed, sums: Sums): boolean {
  const printed = (field: string): number[] =>
    (sums.get(field) ?? []).flatMap(({ value, yearly }) => (yearly ? [] : [value]));
  return (
    printed('social_gross').includes(earned) ||
    printed('taxable').some((taxable) => taken.some((off) => taxable + off === earned))
  );
}

/** Whether one amount outside of the list, or two together, are as much: then another part of the slip pays it. */
function isPrinted(sheet: Sheet, rows: readonly Row[], amount: number): boolean {
  const others = sheet.rows
    .filter((row) => !rows.includes(row))
    .flatMap((row) => amountsIn(row.words).map(({ value }) => Math.abs(value)));
  return others.some((one, at) => one === amount || others.slice(at + 1).some((other) => one + other === amount));
}

/**
 * The net that follows from the rows of a table whose sums and net agree among themselves and not with it: where all that
 * it takes off is the printed sum of it, what it pays is what contributions are reckoned from, and nothing else on the
 * slip pays the rest. Null otherwise.
 */
export function netByListedRows(sheets: readonly Sheet[], { values }: Solution, sums: Sums): number | null {
  const [gross, taken] = [values.get('gross'), values.get('total_deductions')];
  const [sheet, ...others] = sheets;
  const list = gross && taken && sheet && others.length === 0 ? listed(sheet, taken) : null;
  if (!list || !gross || !sheet) return null;
  const { earned, rows } = list;
  const isShort = earned > 0 && earned < gross.value;
  const isWhole = isShort && isInsured(list, sums) && !isPrinted(sheet, rows, gross.value - earned);
  return isWhole ? list.taken.reduce((left, off) => left - off, earned) : null;
}
