import { and, eq, inArray, isNull, ne } from 'drizzle-orm';
import { applications, users } from '../../db/schema/index.ts';
import { inTransaction } from '../../db/transaction.ts';
import type { House } from '../../house.ts';
import { eraseApplication } from '../applications/erase-application.ts';
import { readErased } from '../applications/erased-list.ts';
import { recordAct } from '../audit/record.ts';
import { FORGOTTEN_LANGUAGE, forgetPerson } from '../retention/forget-person.ts';

type Needs = Pick<House, 'database' | 'vault' | 'clock' | 'random' | 'queue' | 'files' | 'config' | 'log'>;

const BATCH = 1000;

async function livingAgain({ database }: Needs, ids: readonly string[]): Promise<string[]> {
  const rows = await database.orm
    .select({ id: applications.id })
    .from(applications)
    .where(and(inArray(applications.id, [...ids]), isNull(applications.deletedAt)));
  return rows.map(({ id }) => id);
}

async function knownAgain({ database }: Needs, ids: readonly string[]): Promise<string[]> {
  const rows = await database.orm
    .select({ id: users.id })
    .from(users)
    .where(and(inArray(users.id, [...ids]), ne(users.language, FORGOTTEN_LANGUAGE)));
  return rows.map(({ id }) => id);
}

async function eraseOne(house: Needs, id: string): Promise<void> {
  const now = house.clock.now();
  const erased = await inTransaction(house.database, async (tx) => {
    const gone = await eraseApplication(house, tx, id, now);
    if (gone)
      await recordAct(tx, now, {
        actorKind: 'system',
        actorId: null,
        action: 'application.erased-again',
        applicationId: id,
      });
    return gone;
  });
  await Promise.allSettled((erased?.files ?? []).map((file) => house.files.delete(file)));
}

/** What a restored backup brought back goes once more, before anybody is served. */
export async function eraseAgain(house: Needs): Promise<number> {
  const erased = await readErased(house);
  let again = 0;
  for (let at = 0; at < erased.length; at += BATCH) {
    const batch = erased.slice(at, at + BATCH);
    const of = (kind: string) => batch.filter((entry) => entry.kind === kind).map(({ id }) => id);
    for (const id of await livingAgain(house, of('application'))) {
      await eraseOne(house, id);
      again += 1;
    }
    for (const id of await knownAgain(house, of('person'))) {
      const living = await house.database.orm.$count(
        applications,
        and(eq(applications.userId, id), isNull(applications.deletedAt)),
      );
      if (living > 0) continue;
      await inTransaction(house.database, (tx) => forgetPerson(house, tx, id));
      again += 1;
    }
  }
  if (again > 0) house.log.warn({ again }, 'what was erased before had come back, and is erased again');
  return again;
}
