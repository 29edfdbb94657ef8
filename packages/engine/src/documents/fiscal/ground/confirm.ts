import type { Found } from '../../found.ts';
import type { Confirmation } from '../../reading.ts';

/**
 * Compares what a sum says with what was read. A mismatch of a legal rule with exceptions proves no misreading:
 * those are told as `doubt`, and become inconclusive.
 */
export function confirm(
  rule: string,
  expected: number | null,
  found: Found<number> | null,
  { tolerance = 0, otherwise = 'failed' }: { tolerance?: number; otherwise?: 'failed' | 'inconclusive' } = {},
): Confirmation[] {
  if (expected === null || !found) return [];
  const outcome = Math.abs(expected - found.value) <= tolerance ? 'passed' : otherwise;
  return [{ rule, outcome, expected, found: found.value, page: found.page, box: found.box }];
}
