import { setTimeout as sleep } from 'node:timers/promises';
import type { RetentionNeeds, RetentionRule } from './retention-rule.ts';
import { retentionRules } from './rules/index.ts';
import { warnOwners } from './warn-owners.ts';

export type RetentionCounts = Partial<Record<RetentionRule['name'], number>>;

/**
 * After a batch the work rests for a multiple of the time that it took, so that people's calls come first. The embedded
 * database has one session for all; a server has several.
 */
const REST = { embedded: 12, server: 1 } as const;

/** What would go now, per class, those at zero included. */
export async function countDue(house: RetentionNeeds): Promise<RetentionCounts> {
  const counts: RetentionCounts = {};
  for (const rule of retentionRules) {
    counts[rule.name] = (counts[rule.name] ?? 0) + (await rule.count(house, house.clock.now()));
  }
  return counts;
}

/** Tells owners what is about to go, then lets go what has been kept long enough. May be stopped and run again. */
export async function runRetention(
  house: RetentionNeeds,
  signal: AbortSignal = new AbortController().signal,
): Promise<RetentionCounts & { warned: number }> {
  const counts: RetentionCounts & { warned: number } = { warned: await warnOwners(house) };
  const rest = REST[house.database.kind];
  for (const rule of retentionRules) {
    for (let gone = -1; gone !== 0 && !signal.aborted; ) {
      const begun = performance.now();
      gone = await rule.purge(house, house.clock.now());
      if (gone === 0) break;
      counts[rule.name] = (counts[rule.name] ?? 0) + gone;
      await sleep((performance.now() - begun) * rest, undefined, { signal }).catch(() => undefined);
    }
  }
  return counts;
}
