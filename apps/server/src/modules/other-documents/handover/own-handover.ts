import { isUuid } from '@vesta/domain/uuid';
import { and, eq } from 'drizzle-orm';
import { uploadHandovers } from '../../../db/schema/index.ts';
import type { House } from '../../../house.ts';
import { AppError } from '../../../lib/app-error.ts';

export type Handover = typeof uploadHandovers.$inferSelect;

export async function ownHandover(
  { database }: Pick<House, 'database'>,
  applicationId: string,
  handoverId: string,
): Promise<Handover> {
  const [row] = isUuid(handoverId)
    ? await database.orm
        .select()
        .from(uploadHandovers)
        .where(and(eq(uploadHandovers.id, handoverId), eq(uploadHandovers.applicationId, applicationId)))
    : [];
  if (!row) throw new AppError('UNAUTHORIZED', { detail: 'not a hand-over of this application' });
  return row;
}
