import type { HandoverStatus } from '@vesta/domain/documents/handover';
import { and, count, eq, isNull } from 'drizzle-orm';
import { documents } from '../../../db/schema/index.ts';
import type { House } from '../../../house.ts';
import { ownHandover } from './own-handover.ts';

type Needs = Pick<House, 'database' | 'clock'>;

async function broughtBy({ database }: Needs, applicationId: string, handoverId: string): Promise<number> {
  const [row] = await database.orm
    .select({ uploads: count() })
    .from(documents)
    .where(
      and(
        eq(documents.applicationId, applicationId),
        eq(documents.handoverId, handoverId),
        isNull(documents.deletedAt),
      ),
    );
  return row?.uploads ?? 0;
}

/** Where a hand-over stands, for the screen that shows the code and for the phone that scanned it. */
export async function handoverStatusOf(
  house: Needs,
  applicationId: string,
  handoverId: string,
): Promise<HandoverStatus> {
  const { id, expiresAt, usedAt } = await ownHandover(house, applicationId, handoverId);
  const isOver = expiresAt <= house.clock.now();
  return {
    success: true,
    state: isOver ? 'ended' : usedAt ? 'connected' : 'waiting',
    expires_at: expiresAt.toISOString(),
    uploads: usedAt ? await broughtBy(house, applicationId, id) : 0,
  };
}
