import { type RetentionClass, termBefore } from '@vesta/domain/retention/schedule';
import { and, ne, type SQL, sql } from 'drizzle-orm';
import { users } from '../../../db/schema/index.ts';
import { inTransaction } from '../../../db/transaction.ts';
import { noteErased } from '../../applications/erased-list.ts';
import { FORGOTTEN_LANGUAGE, forgetPerson } from '../forget-person.ts';
import { prove, type RetentionRule } from '../retention-rule.ts';

const AT_A_TIME = 100;

const withoutApplication = sql`not exists (
  select 1 from applications a where a.user_id = ${users.id} and a.deleted_at is null)`;
const lastWord = (what: SQL) => sql`(
  select ${what} from consents c where c.user_id = ${users.id} and c.kind = 'marketing' order by c.created_at desc limit 1)`;
const isKnown = ne(users.language, FORGOTTEN_LANGUAGE);

function forgetting(name: Extract<RetentionClass, 'people' | 'marketing'>, due: (now: Date) => SQL): RetentionRule {
  const all = (now: Date) => and(isKnown, withoutApplication, due(now));
  return {
    name,
    count: ({ database }, now) => database.orm.$count(users, all(now)),
    async purge(house, now) {
      const gone = await inTransaction(house.database, async (tx) => {
        const found = await tx
          .select({ id: users.id })
          .from(users)
          .where(all(now))
          .limit(AT_A_TIME)
          .for('update', { skipLocked: true });
        const ids: string[] = [];
        for (const { id } of found) if (await forgetPerson(house, tx, id)) ids.push(id);
        if (ids.length > 0) await prove(tx, now, name, ids);
        return ids;
      });
      await noteErased(
        house,
        gone.map((id) => ({ kind: 'person', id })),
      );
      return gone.length;
    },
  };
}

/** Whoever has no application left is forgotten, unless they asked for news. */
export const peopleRule = forgetting('people', () => sql`not coalesce(${lastWord(sql`c.granted`)}, false)`);

/** Whoever asked for news is forgotten when that was too long ago. */
export const marketingRule = forgetting(
  'marketing',
  (now) =>
    sql`${lastWord(sql`c.granted`)} and ${lastWord(sql`c.created_at`)} < ${termBefore('marketing', now).toISOString()}`,
);
