import type { Sheet } from '../../../extraction/labels.ts';
import { amountIn, certainty, type Draft, put, type SlipAmount } from '../draft.ts';
import { amountsIn, type RowAmount } from '../row-amounts.ts';
import { socialParts, taxParts } from './parts.ts';

/** What the row of a part is reckoned from. */
const bases = [
  ['wage_tax', 'tax_gross'],
  ['pension', 'social_gross'],
] as const;

interface Base {
  readonly part: SlipAmount;
  readonly page: number;
  readonly amount: RowAmount;
}

/** Rows of two figures of which the last is known: the other is what it was reckoned from, or the year so far. */
function pairsOf(draft: Draft, sheets: readonly Sheet[], part: SlipAmount): Base[] {
  const taken = amountIn(draft, part);
  return sheets.flatMap((sheet) =>
    (sheet.byName.get(part) ?? []).flatMap((label) => {
      const words = sheet.rows[label.row]?.words.filter(({ box }) => box.left > label.box.right) ?? [];
      const [amount, last, ...more] = amountsIn(words);
      const isPair = amount && last && more.length === 0 && taken !== null && Math.abs(last.value) === taken;
      return isPair && amount.value > taken ? [{ part, page: sheet.page.number, amount }] : [];
    }),
  );
}

/** A table prints what a part was reckoned from right before it: the gross, or what several parts have in common. */
export function readRowBases(draft: Draft, sheets: readonly Sheet[]): void {
  if (draft.noisy) return;
  const found = [...taxParts, ...socialParts].flatMap(({ field }) => pairsOf(draft, sheets, field));
  const isShared = ({ part, amount }: Base): boolean =>
    amount.value === amountIn(draft, 'gross') ||
    found.some((other) => other.part !== part && other.amount.value === amount.value);
  for (const [part, field] of bases) {
    const own = found.filter((base) => base.part === part && isShared(base));
    const [first] = own;
    if (first && !draft.fields.has(field) && own.every(({ amount }) => amount.value === first.amount.value))
      put(draft, field, first.amount.value, first.amount.words, first.page, certainty.labelled);
  }
}
