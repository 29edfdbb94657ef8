import { amountIn, certainty, type Draft, putCandidate } from '../draft.ts';
import { TOLERANCE } from '../solve.ts';
import type { Sums } from '../sums.ts';

/**
 * What the law takes in all, where the slip prints it: its caption heads blocks as well, so that it counts only where it
 * is what gross and net leave, or what taxes and contributions come to.
 */
export function readTotalDeductions(draft: Draft, sums: Sums): void {
  if (draft.noisy && !draft.confirmations.some(({ rule, outcome }) => rule === 'payslip_net' && outcome === 'passed'))
    return;
  const [gross, net] = [amountIn(draft, 'gross'), amountIn(draft, 'net')];
  const [tax, social] = [amountIn(draft, 'tax_deductions'), amountIn(draft, 'social_security_deductions')];
  const expected = [
    ...(gross !== null && net !== null ? [gross - net] : []),
    ...(tax !== null && social !== null ? [tax + social] : []),
  ];
  const found = (sums.get('statutory_deductions') ?? [])
    .filter(({ yearly, ruled }) => !yearly && !ruled)
    .find(({ value }) => value !== 0 && expected.some((one) => Math.abs(Math.abs(value) - one) <= TOLERANCE));
  if (found) putCandidate(draft, 'total_deductions', { ...found, value: Math.abs(found.value) }, certainty.confirmed);
}
