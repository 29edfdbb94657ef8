import * as z from 'zod/mini';
import type { CheckLine } from './check-line.ts';
import { tellOnce } from './tell-once.ts';

/** How many checks passed, failed and stayed open: counted once, and the same number wherever it is shown. */
export const checksTally = z.object({ passed: z.int(), failed: z.int(), inconclusive: z.int() });
export type ChecksTally = z.infer<typeof checksTally>;

export const noChecks: ChecksTally = { passed: 0, failed: 0, inconclusive: 0 };

export function tallyOf(checks: readonly CheckLine[]): ChecksTally {
  const tally = { ...noChecks };
  for (const { outcome } of tellOnce(checks)) tally[outcome] += 1;
  return tally;
}

export const addTallies = (tallies: readonly ChecksTally[]): ChecksTally =>
  tallies.reduce(
    (sum, { passed, failed, inconclusive }) => ({
      passed: sum.passed + passed,
      failed: sum.failed + failed,
      inconclusive: sum.inconclusive + inconclusive,
    }),
    noChecks,
  );

export const countOf = ({ passed, failed, inconclusive }: ChecksTally): number => passed + failed + inconclusive;
