import type { Sheet } from '../../extraction/labels.ts';
import { certainty, type Draft, put, putCandidate } from './draft.ts';
import { lineAmount } from './line-amount.ts';
import type { Sum } from './sums.ts';

export interface OneOff {
  /** Such as `tredicesima`, `bonus`, `refund_730`. */
  readonly kind: string;
  readonly sum: Sum;
}

/** What is always taken off, however the slip prints it. */
const takenOff = new Set(['charge_730']);
const MOST = 8;

/** Lines that an ordinary month does not have. */
export function oneOffsOf(sheets: readonly Sheet[]): OneOff[] {
  return sheets.flatMap((sheet) =>
    sheet.labels
      .filter((label) => label.name.startsWith('off_'))
      .sort((a, b) => a.row - b.row)
      .flatMap((label) => {
        const kind = label.name.slice('off_'.length);
        const sum = lineAmount(sheet, label);
        if (!sum || sum.value === 0) return [];
        return [{ kind, sum: takenOff.has(kind) ? { ...sum, value: -Math.abs(sum.value) } : sum }];
      }),
  );
}

/** Writes them down as one_off_1_label, one_off_1_amount and so on. */
export function putOneOffs(draft: Draft, oneOffs: readonly OneOff[]): void {
  oneOffs.slice(0, MOST).forEach(({ kind, sum }, index) => {
    put(draft, `one_off_${index + 1}_label`, kind, sum.label.words, sum.page, certainty.labelled);
    putCandidate(draft, `one_off_${index + 1}_amount`, sum, certainty.labelled);
  });
}

/** What creditors get out of the pay: seizures, and loans repaid from it; several lines are added up. */
export function readCreditors(draft: Draft, sheets: readonly Sheet[]): void {
  for (const field of ['garnishment', 'salary_loan']) {
    const found = sheets.flatMap((sheet) =>
      (sheet.byName.get(field) ?? []).flatMap((label) => lineAmount(sheet, label) ?? []),
    );
    const [first] = found;
    const value = found.reduce((total, sum) => total + Math.abs(sum.value), 0);
    if (!first || value === 0) continue;
    const words = found.filter((sum) => sum.page === first.page).flatMap((sum) => sum.words);
    put(draft, field, value, words, first.page, certainty.labelled);
  }
}
