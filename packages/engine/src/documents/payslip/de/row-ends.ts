import { around } from '../../../evidence/geometry.ts';
import type { Label, Sheet } from '../../../extraction/labels.ts';
import { amountsIn } from '../row-amounts.ts';
import type { Sum } from '../sums.ts';

/** Behind another label, an amount needs the sum of all parts to confirm it. */
const COST = 0.5;

const behindOf = (sheet: Sheet, label: Label): readonly Label[] =>
  sheet.rows[label.row]?.labels.filter((other) => other.box.left > label.box.right) ?? [];

/** What stands between a part and its amount: only what it was reckoned from, with its own label. */
const isBase = (sheet: Sheet, label: Label): boolean => {
  const behind = behindOf(sheet, label);
  return behind.length > 0 && behind.every(({ name }) => name.endsWith('_gross'));
};

/** The last amount of rows such as "Rentenversicherung  SV-Brutto 3.000,00  279,00", by the field of their first label. */
export const rowEnds = (sheets: readonly Sheet[], field: string): readonly Sum[] => endsOf(sheets, field, isBase);

/** The same of rows in columns, "Rentenversicherung  1.380,00  1.112,38  9,300 %  103,45": only where nothing else comes out. */
export const columnEnds = (sheets: readonly Sheet[], field: string): readonly Sum[] =>
  endsOf(sheets, field, (sheet, label) => behindOf(sheet, label).length === 0);

function endsOf(
  sheets: readonly Sheet[],
  field: string,
  isMeant: (sheet: Sheet, label: Label) => boolean,
): readonly Sum[] {
  return sheets.flatMap((sheet) =>
    (sheet.byName.get(field) ?? [])
      .filter((label) => isMeant(sheet, label))
      .flatMap((label): Sum[] => {
        const row = sheet.rows[label.row]?.words.filter((word) => word.box.left > label.box.right) ?? [];
        const amounts = amountsIn(row);
        const last = amounts.at(-1);
        if (!last || amounts.length < 2) return [];
        const { value, words } = last;
        const raw = words.map((word) => word.text).join(' ');
        const box = around(words.map((word) => word.box));
        const place = { page: sheet.page.number, side: 'right', cost: COST, label } as const;
        return [{ value, raw, words, box, ...place, yearly: false, ruled: false }];
      }),
  );
}
