import * as z from 'zod/mini';
import type { CheckLine } from './check-line.ts';
import { tellOnce } from './tell-once.ts';

/** How a check is shown: what weighs nothing by itself is noted; only what is critical can be failed. */
export const checkStandings = ['passed', 'failed', 'noted', 'inconclusive'] as const;
export type CheckStanding = (typeof checkStandings)[number];

export const standingOf = ({ outcome, level }: Pick<CheckLine, 'outcome' | 'level'>): CheckStanding =>
  outcome === 'failed' && level !== 'critical' ? 'noted' : outcome;

/** How many checks stand how: counted once, and the same number wherever it is shown. */
export const checksTally = z.object({ passed: z.int(), failed: z.int(), noted: z.int(), inconclusive: z.int() });
export type ChecksTally = z.infer<typeof checksTally>;

export const noChecks: ChecksTally = { passed: 0, failed: 0, noted: 0, inconclusive: 0 };

export function tallyOf(checks: readonly CheckLine[]): ChecksTally {
  const tally = { ...noChecks };
  for (const check of tellOnce(checks)) tally[standingOf(check)] += 1;
  return tally;
}

export const addTallies = (tallies: readonly ChecksTally[]): ChecksTally =>
  tallies.reduce(
    (sum, { passed, failed, noted, inconclusive }) => ({
      passed: sum.passed + passed,
      failed: sum.failed + failed,
      noted: sum.noted + noted,
      inconclusive: sum.inconclusive + inconclusive,
    }),
    noChecks,
  );

export const countOf = ({ passed, failed, noted, inconclusive }: ChecksTally): number =>
  passed + failed + noted + inconclusive;
