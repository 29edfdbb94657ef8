import type { Sheet } from '../../../extraction/labels.ts';
import { amountIn, confirm, type Draft } from '../draft.ts';
import { likely } from '../likely.ts';
import type { Sum, Sums } from '../sums.ts';

/** A net is rounded, and the rest of the month before may be put to it. */
const ROUNDING = 200;
const SAME_ROW = 0.5;

const month = (sums: Sums, field: string): readonly Sum[] =>
  (sums.get(field) ?? []).filter(({ yearly, ruled }) => !yearly && !ruled);

const isBeside = (a: Sum, b: Sum): boolean =>
  a.page === b.page && Math.abs(a.box.bottom - b.box.bottom) <= SAME_ROW * (a.box.bottom - a.box.top);

/**
 * The totals of what is earned and what is taken off, printed beside each other, give the net. Where single rows gave it and
 * the totals do not, a row is missing that they still hold.
 */
export function judgeTotals(draft: Draft, sheets: readonly Sheet[], sums: Sums): void {
  const net = amountIn(draft, 'net');
  const isProved = draft.confirmations.some(({ rule, outcome }) => rule === 'payslip_net' && outcome === 'passed');
  if (draft.noisy || net === null || !isProved || sheets.length !== 1 || draft.fields.has('total_deductions')) return;
  const taken = likely(month(sums, 'total_deductions'));
  const earned = taken && month(sums, 'gross').find((sum) => isBeside(sum, taken) && sum.value > Math.abs(taken.value));
  if (!taken || !earned) return;
  const left = earned.value - Math.abs(taken.value);
  if (Math.abs(left - net) <= ROUNDING) return;
  confirm(draft, 'payslip_totals', 'failed', { expected: left, found: net, page: taken.page, box: taken.box });
}
