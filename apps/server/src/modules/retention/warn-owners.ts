import { isLanguage } from '@vesta/domain/languages';
import { myDataPath } from '@vesta/domain/my-data/path';
import type { RegionCode } from '@vesta/domain/regions/codes';
import { ERASURE_WARNING_DAYS, termBefore } from '@vesta/domain/retention/schedule';
import { and, eq, isNotNull, isNull, lt, or } from 'drizzle-orm';
import { applications, users } from '../../db/schema/index.ts';
import { inTransaction } from '../../db/transaction.ts';
import { pageLink } from '../../lib/page-link.ts';
import { profileIn } from '../applications/profile-in.ts';
import { enqueueMail } from '../mail/enqueue-mail.ts';
import { idleSince } from './idle-applications.ts';
import type { RetentionNeeds } from './retention-rule.ts';

const AT_A_TIME = 100;
const DAY_MS = 86_400_000;

/** The owners of applications that are about to be erased hear of it, once. */
export async function warnOwners(house: RetentionNeeds): Promise<number> {
  const now = house.clock.now();
  const soon = new Date(termBefore('applications', now).getTime() + ERASURE_WARNING_DAYS * DAY_MS);
  // Whoever was told long ago and is still here did something since, and is told anew.
  const lately = new Date(now.getTime() - (ERASURE_WARNING_DAYS + 1) * DAY_MS);
  const due = and(idleSince(soon), or(isNull(applications.warnedAt), lt(applications.warnedAt, lately)));
  let warned = 0;
  for (;;) {
    const batch = await inTransaction(house.database, async (tx) => {
      const rows = await tx
        .select({
          id: applications.id,
          listingId: applications.listingId,
          region: applications.region,
          profileSealed: users.profileSealed,
          answersSealed: applications.answersSealed,
          language: users.language,
        })
        .from(applications)
        .innerJoin(users, eq(users.id, applications.userId))
        .where(and(due, isNotNull(users.emailVerifiedAt)))
        .limit(AT_A_TIME)
        .for('update', { of: applications, skipLocked: true });
      for (const { id, listingId, region, language, ...sealed } of rows) {
        const { email, first_name } = profileIn(house, sealed);
        await tx.update(applications).set({ warnedAt: now }).where(eq(applications.id, id));
        if (!isLanguage(language)) continue;
        await enqueueMail(house, tx, {
          to: email,
          applicationId: id,
          language,
          listingId,
          template: 'erasure-soon',
          params: {
            firstName: first_name,
            days: ERASURE_WARNING_DAYS,
            link: pageLink(house.config, region as RegionCode, myDataPath(language)).href,
          },
        });
      }
      return rows.length;
    });
    warned += batch;
    if (batch < AT_A_TIME) return warned;
  }
}
