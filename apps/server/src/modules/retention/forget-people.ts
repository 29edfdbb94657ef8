import { EVIDENCE_RETENTION_DAYS } from '@vesta/domain/limits';
import type { Profile } from '@vesta/domain/state';
import { and, desc, eq, isNull, lt, ne, notExists, sql } from 'drizzle-orm';
import { applications, consents, invitations, sessions, users } from '../../db/schema/index.ts';
import { inTransaction } from '../../db/transaction.ts';
import type { House } from '../../house.ts';
import { USER_PROFILE } from '../../lib/vault/contexts.ts';

const DAY_MS = 86_400_000;
const INDEX_BYTES = 32;
const FORGOTTEN: Profile = { first_name: '', last_name: '', email: '', mobile: null };
/** Marks a person of whom nothing is left but receipts. */
const NO_LANGUAGE = '-';

type Needs = Pick<House, 'database' | 'clock' | 'vault' | 'random'>;

async function wantsNews({ database }: Needs, userId: string): Promise<boolean> {
  const [last] = await database.orm
    .select({ granted: consents.granted })
    .from(consents)
    .where(and(eq(consents.userId, userId), eq(consents.kind, 'marketing')))
    .orderBy(desc(consents.createdAt))
    .limit(1);
  return last?.granted ?? false;
}

/**
 * Name and address of whoever has no application left go as well, unless they asked for news. The row stays, empty and
 * not to be found by any address, because receipts that the law has us keep hang on it.
 */
export async function forgetPeople(house: Needs): Promise<number> {
  const { database, clock, vault, random } = house;
  const before = new Date(clock.now().getTime() - EVIDENCE_RETENTION_DAYS * DAY_MS);
  const gone = await database.orm
    .select({ id: users.id })
    .from(users)
    .where(
      and(
        lt(users.createdAt, before),
        ne(users.language, NO_LANGUAGE),
        notExists(
          database.orm
            .select({ one: sql`1` })
            .from(applications)
            .where(and(eq(applications.userId, users.id), isNull(applications.deletedAt))),
        ),
      ),
    );
  let forgotten = 0;
  for (const { id } of gone) {
    if (await wantsNews(house, id)) continue;
    await inTransaction(database, async (tx) => {
      await tx
        .update(users)
        .set({
          emailIndex: Buffer.from(random(INDEX_BYTES)),
          profileSealed: vault.sealJson(FORGOTTEN, USER_PROFILE),
          language: NO_LANGUAGE,
        })
        .where(eq(users.id, id));
      await tx.delete(sessions).where(eq(sessions.userId, id));
      const own = tx.select({ id: applications.id }).from(applications).where(eq(applications.userId, id));
      await tx.delete(invitations).where(sql`${invitations.applicationId} in ${own}`);
    });
    forgotten += 1;
  }
  return forgotten;
}
