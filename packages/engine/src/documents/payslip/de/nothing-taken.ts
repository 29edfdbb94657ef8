import type { Sheet } from '../../../extraction/labels.ts';
import { readAmount } from '../amount-text.ts';
import { certainty, confirm, type Draft, putCandidate } from '../draft.ts';
import type { Sum, Sums } from '../sums.ts';
import { socialParts, taxParts } from './parts.ts';

const taken = [...taxParts, ...socialParts].map(({ field }) => field);
const fields = [...taken, 'tax_deductions', 'social_security_deductions', 'other_deductions', 'total_deductions'];

const amount = /^\d{1,3}(?:\.?\d{3})*,\d{2}$/;

/** Every amount that the slip prints, in cents. */
const printed = (sheets: readonly Sheet[]): Set<number> =>
  new Set(
    sheets.flatMap(({ page }) => page.words.flatMap(({ text }) => (amount.test(text) ? (readAmount(text) ?? []) : []))),
  );

/**
 * Small jobs are paid as they are: the slip prints the pay, once more as net, and the total of the year. Where it prints
 * no other amount, nothing can have been taken off, so that gross and net are one figure.
 */
export function readUntouchedPay(draft: Draft, sheets: readonly Sheet[], sums: Sums): void {
  const isTried = draft.confirmations.some(({ rule, outcome }) => rule === 'payslip_net' && outcome !== 'inconclusive');
  if (draft.noisy || isTried || fields.some((field) => (sums.get(field) ?? []).length > 0)) return;
  const of = (field: string): readonly Sum[] => sums.get(field) ?? [];
  const months = of('gross').filter(({ yearly, ruled }) => !yearly && !ruled);
  const [gross, ...others] = months.filter(
    ({ value }, place) => months.findIndex((one) => one.value === value) === place,
  );
  const net = draft.fields.get('net');
  if (!gross || others.length > 0 || typeof net?.value !== 'number') return;
  const known = new Set([...of('gross'), ...of('net'), ...of('paid_amount')].map(({ value }) => Math.abs(value)));
  if ([...printed(sheets)].some((value) => value !== 0 && value !== net.value && !known.has(value))) return;
  const isSame = gross.value === net.value;
  putCandidate(draft, 'gross', gross, isSame ? certainty.confirmed : certainty.labelled);
  const open = draft.confirmations.findIndex(({ rule }) => rule === 'payslip_net');
  if (open >= 0) draft.confirmations.splice(open, 1);
  const { page, box } = gross;
  confirm(draft, 'payslip_net', isSame ? 'passed' : 'failed', { expected: gross.value, found: net.value, page, box });
}
