import type { HandoverStatus } from '@vesta/domain/documents/handover';
import { and, count, eq, gte, isNull } from 'drizzle-orm';
import { documents } from '../../../db/schema/index.ts';
import type { House } from '../../../house.ts';
import { ownHandover } from './own-handover.ts';

type Needs = Pick<House, 'database' | 'clock'>;

async function uploadsSince({ database }: Needs, applicationId: string, since: Date): Promise<number> {
  const [row] = await database.orm
    .select({ uploads: count() })
    .from(documents)
    .where(
      and(eq(documents.applicationId, applicationId), isNull(documents.deletedAt), gte(documents.createdAt, since)),
    );
  return row?.uploads ?? 0;
}

/** Where a hand-over stands, for the screen that shows the code and for the phone that scanned it. */
export async function handoverStatusOf(
  house: Needs,
  applicationId: string,
  handoverId: string,
): Promise<HandoverStatus> {
  const { expiresAt, usedAt } = await ownHandover(house, applicationId, handoverId);
  const isOver = expiresAt <= house.clock.now();
  return {
    success: true,
    state: isOver ? 'ended' : usedAt ? 'connected' : 'waiting',
    expires_at: expiresAt.toISOString(),
    uploads: usedAt ? await uploadsSince(house, applicationId, usedAt) : 0,
  };
}
