import { sql } from 'drizzle-orm';
import type { Orm, Transaction } from '../db/database.ts';
import type { House } from '../house.ts';
import { AppError } from './app-error.ts';

type Needs = Pick<House, 'database' | 'clock' | 'vault'>;

/** Bound to its use like every value that the vault hides. */
const LIMIT_KEY = 'limit';

export interface Limit {
  readonly max: number;
  readonly windowMs: number;
}

/** What is counted stands before the colon, who behind it: people are known to the table by a keyed hash alone. */
function hidden({ vault }: Pick<House, 'vault'>, key: string): string {
  const [what = ''] = key.split(':', 1);
  return `${what}:${vault.blindIndex(key, LIMIT_KEY).toString('base64url')}`;
}

/** Counts one use; answers how many there were in this window, and when it ends. */
async function count(
  house: Pick<House, 'vault' | 'clock'>,
  db: Orm | Transaction,
  key: string,
  windowMs: number,
): Promise<{ uses: number; endsInMs: number }> {
  const now = house.clock.now();
  const resetsAt = new Date(now.getTime() + windowMs);
  // A window that ends later than any could that begins now was counted before the clock was set back: it is over.
  const isOver = sql`(limit_counters.resets_at <= ${now.toISOString()} or limit_counters.resets_at > ${resetsAt.toISOString()})`;
  const { rows } = await db.execute<{ count: number; resets_at: string | Date }>(sql`
    insert into limit_counters (key, count, resets_at) values (${hidden(house, key)}, 1, ${resetsAt.toISOString()})
    on conflict (key) do update set
      count = case when ${isOver} then 1 else limit_counters.count + 1 end,
      resets_at = case when ${isOver} then excluded.resets_at else limit_counters.resets_at end
    returning count, resets_at`);
  const row = rows[0];
  if (!row) throw new Error('a use was not counted');
  return { uses: row.count, endsInMs: Math.max(1000, new Date(row.resets_at).getTime() - now.getTime()) };
}

/** Counts one use of something that only the caller knows the limit of; answers how many there were. */
export const countUse = async (house: Needs, key: string, windowMs: number): Promise<number> =>
  (await count(house, house.database.orm, key, windowMs)).uses;

/**
 * Counts one use of a limit that holds over all processes, and refuses when it is used up.
 * Takes its own statement, so a refused attempt stays counted even if the caller's transaction is rolled back.
 */
export async function takeFromLimit(house: Needs, key: string, { max, windowMs }: Limit): Promise<void> {
  const { uses, endsInMs } = await count(house, house.database.orm, key, windowMs);
  if (uses <= max) return;
  const seconds = Math.ceil(endsInMs / 1000);
  throw new AppError('TOO_MANY_REQUESTS', { values: { seconds }, detail: `limit ${key.split(':', 1)[0]}` });
}

/**
 * The same for mails, within the transaction that orders one. Until that ends nobody else can count the same limit, so
 * that calls at once are counted one after the other; what is refused is rolled back and was never sent.
 */
export async function takeMailFromLimit(
  house: Pick<House, 'vault' | 'clock'>,
  tx: Transaction,
  key: string,
  { max, windowMs }: Limit,
  code: 'MAILS_USED_UP' | 'REMINDED_ENOUGH' = 'MAILS_USED_UP',
): Promise<void> {
  const { uses, endsInMs } = await count(house, tx, key, windowMs);
  if (uses <= max) return;
  const values = { seconds: Math.ceil(endsInMs / 1000), minutes: Math.ceil(endsInMs / 60_000) };
  throw new AppError(code, { values, detail: `limit ${key.split(':', 1)[0]}` });
}
