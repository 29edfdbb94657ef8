import type { Word } from '../../../evidence/page.ts';
import { candidatesNamed } from '../../../extraction/label-values.ts';
import type { Sheet } from '../../../extraction/labels.ts';
import { readFineAmount } from '../amount-text.ts';
import { certainty, confirm, type Draft, put, putCandidate } from '../draft.ts';
import { likely } from '../likely.ts';

/** Less than this is an hourly or a daily rate. */
const LEAST_MONTHLY = 30_000;
const ROUNDING = 3;

/** Amounts of one row of which the largest is the sum of all others. */
function totalOf(words: readonly Word[]): Word | null {
  const amounts = words.flatMap((word) => {
    const value = readFineAmount(word.text);
    return value === null ? [] : [{ word, value }];
  });
  const largest = amounts.reduce(
    (best, one) => (one.value > best.value ? one : best),
    amounts[0] ?? { word: null, value: 0 },
  );
  const others = amounts.reduce((sum, one) => sum + one.value, 0) - largest.value;
  return amounts.length >= 3 && Math.abs(others - largest.value) <= ROUNDING ? largest.word : null;
}

/** The monthly pay by contract: behind its label, or the total that the pay elements add up to. */
export function readContractualGross(draft: Draft, sheets: readonly Sheet[]): void {
  for (const sheet of sheets) {
    for (const label of sheet.byName.get('base_pay') ?? []) {
      const rows = [label.row, label.row + 1, label.row + 2].flatMap((place) => sheet.rows[place] ?? []);
      const total = rows.map((row) => totalOf(row.words)).find((word) => word !== null);
      const value = total ? readFineAmount(total.text) : null;
      if (!total || value === null || value < LEAST_MONTHLY) continue;
      put(draft, 'contractual_gross', value, [total], sheet.page.number, certainty.confirmed);
      confirm(draft, 'payslip_pay_elements', 'passed', {
        expected: value,
        found: value,
        page: sheet.page.number,
        box: total.box,
      });
      return;
    }
  }
  const found = sheets.flatMap((sheet) =>
    candidatesNamed(sheet, 'contractual_gross', { parse: readFineAmount, words: 2 }),
  );
  const clear = likely(found.filter(({ value }) => value >= LEAST_MONTHLY).sort((a, b) => a.cost - b.cost));
  if (clear) putCandidate(draft, 'contractual_gross', clear, certainty.labelled);
}
