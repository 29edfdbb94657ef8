import { plainWordsOf } from '@vesta/domain/text/fold';
import { around } from '../../../evidence/geometry.ts';
import type { Row, Sheet } from '../../../extraction/labels.ts';
import { ofMonth, ofYear } from '../month-columns.ts';
import { amountsIn } from '../row-amounts.ts';
import type { Sum, Sums } from '../sums.ts';

/** The year's row stands right below the month's, or one row further. */
const FARTHEST = 2;
/** Points by which figures of one column may end off each other. */
const ALIGNED = 4;

const saysFirst = ({ cells }: Row, shape: RegExp): boolean => {
  const [first] = cells;
  return first !== undefined && cells.length > 1 && shape.test(plainWordsOf(first.text).trim());
};

/** Rows that say first that they are of the month and of the year, one below the other. */
const pairsOn = ({ rows }: Sheet): { readonly month: number; readonly year: number }[] =>
  rows.flatMap((row, month) => {
    if (!saysFirst(row, ofMonth)) return [];
    const step = rows.slice(month + 1, month + 1 + FARTHEST).findIndex((lower) => saysFirst(lower, ofYear));
    return step < 0 ? [] : [{ month, year: month + 1 + step }];
  });

/** What stands in the year's row below a sum of the month's. */
function belowOf(sheet: Sheet, sum: Sum, year: number): Sum[] {
  const found = amountsIn(sheet.rows[year]?.words ?? []).find(
    ({ words }) =>
      Math.abs((words.at(-1)?.box.right ?? 0) - sum.box.right) <= ALIGNED ||
      Math.abs((words[0]?.box.left ?? 0) - sum.box.left) <= ALIGNED,
  );
  if (!found) return [];
  const { words, value } = found;
  const raw = words.map(({ text }) => text).join(' ');
  return [{ ...sum, value, words, raw, box: around(words.map((word) => word.box)), yearly: true }];
}

/** What the year's row of such a table has below a figure of the month that is known: figures tell where captions are short. */
export const yearsBelow = (sheets: readonly Sheet[], name: string, value: number): Sum[] =>
  sheets.flatMap((sheet) =>
    pairsOn(sheet).flatMap(({ month, year }) => {
      const [own, ...more] = amountsIn(sheet.rows[month]?.words ?? []).filter((amount) => amount.value === value);
      if (!own || more.length > 0) return [];
      const { words } = own;
      const box = around(words.map((word) => word.box));
      const label = { name, words, box, row: month, distance: 0 };
      const page = sheet.page.number;
      return belowOf(
        sheet,
        { value, words, raw: '', box, page, side: 'below', cost: 0, label, yearly: false, ruled: false },
        year,
      );
    }),
  );

/** Sums of a table whose rows say which of them is of the month and which of the year so far. */
export function withYearRows(sums: Sums, sheets: readonly Sheet[]): Sums {
  const pairs = sheets.flatMap((sheet) => pairsOn(sheet).map((pair) => ({ ...pair, sheet })));
  if (pairs.length === 0) return sums;
  const isIn = (sheet: Sheet, place: number, { page, words }: Sum): boolean =>
    page === sheet.page.number && words.every((word) => sheet.rows[place]?.words.includes(word));
  const parted = new Map<string, readonly Sum[]>();
  for (const [name, own] of sums) {
    const told = own.map((sum) =>
      pairs.some(({ sheet, year }) => isIn(sheet, year, sum)) ? { ...sum, yearly: true } : sum,
    );
    const more = pairs.flatMap(({ sheet, month, year }) =>
      told.filter((sum) => sum.side === 'below' && isIn(sheet, month, sum)).flatMap((sum) => belowOf(sheet, sum, year)),
    );
    parted.set(
      name,
      [...told, ...more].sort((a, b) => a.cost - b.cost),
    );
  }
  // In the month's row what is put aside needs no word of its own for the month.
  const aside = (sums.get('severance') ?? []).filter((sum) =>
    pairs.some(({ sheet, month }) => isIn(sheet, month, sum)),
  );
  return parted.set('severance_accrual', [...(parted.get('severance_accrual') ?? []), ...aside]);
}
