import type { Label, Sheet } from '../../../extraction/labels.ts';
import { certainty, type Draft, put } from '../draft.ts';

/** Accruals for a fourteenth month mean fourteen payments, for a thirteenth alone thirteen. */
export function readPaymentsPerYear(draft: Draft, sheets: readonly Sheet[]): void {
  const named = (names: readonly string[]): { label: Label; page: number } | null => {
    for (const sheet of sheets) {
      const label = names.flatMap((name) => sheet.byName.get(name) ?? [])[0];
      if (label) return { label, page: sheet.page.number };
    }
    return null;
  };
  const fourteen = named(['accrual_14', 'off_quattordicesima']);
  const thirteen = fourteen ?? named(['accrual_13', 'off_tredicesima']);
  if (thirteen)
    put(draft, 'payments_per_year', fourteen ? 14 : 13, thirteen.label.words, thirteen.page, certainty.likely);
}
