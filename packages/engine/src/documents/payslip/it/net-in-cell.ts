import { around } from '../../../evidence/geometry.ts';
import { type Label, type Sheet, sizeOf } from '../../../extraction/labels.ts';
import { ownsAmount } from '../line-amount.ts';
import { amountsIn, type RowAmount } from '../row-amounts.ts';
import type { Sum } from '../sums.ts';

/** Rows below its caption in which the net may stand. */
const ROWS_BELOW = 3;
/** Told by its cell alone, it needs the other sums to confirm it. */
const COST = 0.9;

const netBelow = ({ page }: Sheet, label: Label, { value, words }: RowAmount, cost: number): Sum => ({
  value,
  raw: words.map(({ text }) => text).join(' '),
  words,
  box: around(words.map(({ box }) => box)),
  page: page.number,
  side: 'below',
  cost,
  label,
  yearly: false,
  ruled: false,
});

/** The net at the far end of a cell whose caption stands in the near one: the only amount below and right of it. */
export function netsInCell(sheets: readonly Sheet[]): Sum[] {
  return sheets.flatMap((sheet) =>
    (sheet.byName.get('net') ?? []).flatMap((label): Sum[] => {
      const left = label.box.left - Math.max(...label.words.map(sizeOf));
      const rows = sheet.rows.slice(label.row, label.row + 1 + ROWS_BELOW);
      // Which account it goes to is told in the same cell.
      const isOther = rows
        .slice(1)
        .some(({ labels }) => labels.some(({ name, box }) => box.left >= left && ownsAmount.test(name)));
      const found = rows.flatMap(({ words }) => amountsIn(words.filter(({ box }) => box.left >= left)));
      const [only, ...more] = found;
      if (!only || more.length > 0 || isOther || only.value <= 0) return [];
      return [netBelow(sheet, label, only, COST)];
    }),
  );
}

/** Rows of other blocks may lie between a caption in a bar at the side and the net below it. */
const ROWS_OF_BAR = 6;
const NEAR = 1.2;

/** Every amount in the column of a caption of the net, some rows below: only sums that come out can tell which it is. */
export function netsBelowCaption(sheets: readonly Sheet[]): Sum[] {
  return sheets.flatMap((sheet) =>
    (sheet.byName.get('net') ?? []).flatMap((label): Sum[] => {
      const size = Math.max(...label.words.map(sizeOf));
      const [left, right] = [label.box.left - size, label.box.right + size * ROWS_OF_BAR * 2];
      const rows = sheet.rows.slice(label.row + 1, label.row + 1 + ROWS_OF_BAR);
      const within = rows.flatMap(({ words }) =>
        amountsIn(words.filter(({ box }) => box.left >= left && box.right <= right)),
      );
      return within.map((amount) => netBelow(sheet, label, amount, NEAR));
    }),
  );
}
