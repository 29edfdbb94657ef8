import { monthlyGrossTax } from '@vesta/domain/pay-rules/it/income-tax';
import { italianPayRules } from '@vesta/domain/pay-rules/it/index';
import { around } from '../../../evidence/geometry.ts';
import type { Sheet } from '../../../extraction/labels.ts';
import type { Draft } from '../draft.ts';
import { amountsIn } from '../row-amounts.ts';
import type { Sum, Sums } from '../sums.ts';

const ROUNDING = 1;

interface Told {
  /** What the brackets make of the base, at the caption of its row. */
  readonly tax: Sum;
  readonly base: number;
}

/** Rows that tell the tax before credits together with what it is reckoned from, in either order. */
function rowsWithBase(sheets: readonly Sheet[], taxOf: (base: number) => number): Told[] {
  return sheets.flatMap((sheet) =>
    (sheet.byName.get('gross_tax') ?? []).flatMap((label): Told[] => {
      const amounts = amountsIn(sheet.rows[label.row]?.words ?? []);
      const [told, ...more] = amounts.flatMap((amount) => {
        const base = amounts.find(
          ({ value }) => value > amount.value && Math.abs(taxOf(value) - Math.abs(amount.value)) <= ROUNDING,
        );
        return base && amount.value !== 0 ? [{ amount, base: base.value }] : [];
      });
      if (!told || more.length > 0) return [];
      const { words, value } = told.amount;
      const raw = words.map(({ text }) => text).join(' ');
      const box = around(words.map((word) => word.box));
      const page = sheet.page.number;
      const tax: Sum = { value, raw, words, box, page, side: 'right', cost: 0, label, yearly: false, ruled: false };
      return [{ tax, base: told.base }];
    }),
  );
}

/**
 * A line may print what the tax is reckoned from beside the tax: the brackets tell which of the two is which. What is
 * the base of one line is no tax of another, and the tax no base.
 */
export function withBasesApart(sums: Sums, draft: Draft, sheets: readonly Sheet[]): Sums {
  const period = draft.fields.get('period')?.value;
  const rules = typeof period === 'string' ? italianPayRules(Number(period.slice(0, 4))) : null;
  const told = rules ? rowsWithBase(sheets, (base) => monthlyGrossTax(base, rules)) : [];
  if (told.length === 0) return sums;
  const without = (name: string, values: readonly number[]): readonly Sum[] =>
    (sums.get(name) ?? []).filter(({ value }) => !values.includes(Math.abs(value)));
  const bases = told.map(({ base }) => base);
  const taxes = told.map(({ tax }) => tax);
  return new Map([
    ...sums,
    ['gross_tax', [...taxes, ...without('gross_tax', [...bases, ...taxes.map(({ value }) => value)])]],
    ['income_tax', without('income_tax', bases)],
    [
      'taxable',
      without(
        'taxable',
        taxes.map(({ value }) => value),
      ),
    ],
  ]);
}
