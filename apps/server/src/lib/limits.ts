import { sql } from 'drizzle-orm';
import type { House } from '../house.ts';
import { AppError } from './app-error.ts';

/**
 * Counts one use of a limit that holds over all processes, and refuses when it is used up.
 * Takes its own statement, so a refused attempt stays counted even if the caller's transaction is rolled back.
 */
export async function takeFromLimit(
  { database, clock }: Pick<House, 'database' | 'clock'>,
  key: string,
  { max, windowMs }: { max: number; windowMs: number },
): Promise<void> {
  const now = clock.now();
  const resetsAt = new Date(now.getTime() + windowMs);
  const { rows } = await database.orm.execute<{ count: number; resets_at: string | Date }>(sql`
    insert into limit_counters (key, count, resets_at) values (${key}, 1, ${resetsAt.toISOString()})
    on conflict (key) do update set
      count = case when limit_counters.resets_at <= ${now.toISOString()} then 1 else limit_counters.count + 1 end,
      resets_at = case when limit_counters.resets_at <= ${now.toISOString()} then excluded.resets_at else limit_counters.resets_at end
    returning count, resets_at`);
  const row = rows[0];
  if (!row || row.count <= max) return;
  const seconds = Math.max(1, Math.ceil((new Date(row.resets_at).getTime() - now.getTime()) / 1000));
  throw new AppError('TOO_MANY_REQUESTS', { values: { seconds }, detail: `limit ${key.split(':', 1)[0]}` });
}
