import type { CheckLine } from '@vesta/domain/report/check-line';

export type OutcomeCounts = Record<CheckLine['outcome'], number>;

export function countOutcomes(checks: readonly Pick<CheckLine, 'outcome'>[]): OutcomeCounts {
  const counts: OutcomeCounts = { passed: 0, failed: 0, inconclusive: 0 };
  for (const { outcome } of checks) counts[outcome] += 1;
  return counts;
}
