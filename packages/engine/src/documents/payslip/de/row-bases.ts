import type { Sheet } from '../../../extraction/labels.ts';
import { amountIn, certainty, type Draft, put } from '../draft.ts';
import { amountsIn } from '../row-amounts.ts';

/** What the row of a part is reckoned from. */
const bases = [
  ['wage_tax', 'tax_gross'],
  ['pension', 'social_gross'],
] as const;

/** A table prints what a part was reckoned from right before it: two figures in a row, of which the last is known. */
export function readRowBases(draft: Draft, sheets: readonly Sheet[]): void {
  for (const [part, field] of bases) {
    const taken = amountIn(draft, part);
    if (draft.noisy || taken === null || draft.fields.has(field)) continue;
    const found = sheets.flatMap((sheet) =>
      (sheet.byName.get(part) ?? []).flatMap((label) => {
        const words = sheet.rows[label.row]?.words.filter(({ box }) => box.left > label.box.right) ?? [];
        const [base, last, ...more] = amountsIn(words);
        const isPair = base && last && more.length === 0 && Math.abs(last.value) === taken && base.value > taken;
        return isPair ? [{ page: sheet.page.number, base }] : [];
      }),
    );
    const [first] = found;
    if (first && found.every(({ base }) => base.value === first.base.value))
      put(draft, field, first.base.value, first.base.words, first.page, certainty.labelled);
  }
}
