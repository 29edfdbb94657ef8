import { REPORT_VALID_DAYS } from '@vesta/domain/limits';
import { and, desc, eq, gt, isNull } from 'drizzle-orm';
import type { Transaction } from '../../db/database.ts';
import { applications } from '../../db/schema/index.ts';
import type { House } from '../../house.ts';

const DAY_MS = 24 * 60 * 60 * 1000;

type Begun = Pick<typeof applications.$inferSelect, 'userId' | 'listingId' | 'applicantRole'>;

/** A finished application for the same home stands for as long as its report is valid. Its id; null where there is none. */
export async function appliedBefore(
  { clock }: Pick<House, 'clock'>,
  tx: Transaction,
  { userId, listingId, applicantRole }: Begun,
): Promise<string | null> {
  if (listingId === null) return null;
  const valid = new Date(clock.now().getTime() - REPORT_VALID_DAYS * DAY_MS);
  const [row] = await tx
    .select({ id: applications.id })
    .from(applications)
    .where(
      and(
        eq(applications.userId, userId),
        eq(applications.listingId, listingId),
        eq(applications.applicantRole, applicantRole),
        gt(applications.completedAt, valid),
        isNull(applications.deletedAt),
      ),
    )
    .orderBy(desc(applications.completedAt))
    .limit(1);
  return row?.id ?? null;
}
