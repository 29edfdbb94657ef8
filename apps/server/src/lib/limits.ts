import { sql } from 'drizzle-orm';
import type { Orm, Transaction } from '../db/database.ts';
import type { House } from '../house.ts';
import { AppError } from './app-error.ts';

export interface Limit {
  readonly max: number;
  readonly windowMs: number;
}

/** Counts one use; answers how many milliseconds the next has to wait when this one was too many, else null. */
async function count(db: Orm | Transaction, now: Date, key: string, { max, windowMs }: Limit): Promise<number | null> {
  const resetsAt = new Date(now.getTime() + windowMs);
  // A window that ends later than any could that begins now was counted before the clock was set back: it is over.
  const isOver = sql`(limit_counters.resets_at <= ${now.toISOString()} or limit_counters.resets_at > ${resetsAt.toISOString()})`;
  const { rows } = await db.execute<{ count: number; resets_at: string | Date }>(sql`
    insert into limit_counters (key, count, resets_at) values (${key}, 1, ${resetsAt.toISOString()})
    on conflict (key) do update set
      count = case when ${isOver} then 1 else limit_counters.count + 1 end,
      resets_at = case when ${isOver} then excluded.resets_at else limit_counters.resets_at end
    returning count, resets_at`);
  const row = rows[0];
  if (!row || row.count <= max) return null;
  return Math.max(1000, new Date(row.resets_at).getTime() - now.getTime());
}

/**
 * Counts one use of a limit that holds over all processes, and refuses when it is used up.
 * Takes its own statement, so a refused attempt stays counted even if the caller's transaction is rolled back.
 */
export async function takeFromLimit(
  { database, clock }: Pick<House, 'database' | 'clock'>,
  key: string,
  limit: Limit,
): Promise<void> {
  const wait = await count(database.orm, clock.now(), key, limit);
  if (wait === null) return;
  const seconds = Math.ceil(wait / 1000);
  throw new AppError('TOO_MANY_REQUESTS', { values: { seconds }, detail: `limit ${key.split(':', 1)[0]}` });
}

/**
 * The same for mails, within the transaction that orders one. Until that ends nobody else can count the same limit, so
 * that calls at once are counted one after the other; what is refused is rolled back and was never sent.
 */
export async function takeMailFromLimit(
  { clock }: Pick<House, 'clock'>,
  tx: Transaction,
  key: string,
  limit: Limit,
): Promise<void> {
  const wait = await count(tx, clock.now(), key, limit);
  if (wait === null) return;
  const values = { seconds: Math.ceil(wait / 1000), minutes: Math.ceil(wait / 60_000) };
  throw new AppError('MAILS_USED_UP', { values, detail: `limit ${key.split(':', 1)[0]}` });
}
