import { and, eq, gt } from 'drizzle-orm';
import { uploadHandovers } from '../../../db/schema/index.ts';
import type { House } from '../../../house.ts';
import { AppError } from '../../../lib/app-error.ts';
import type { Access, Handover } from '../../access/access.ts';

/** A phone acts for the application whose code it scanned, and for no other of the same person. */
export async function handoverOf(
  { database, clock }: Pick<House, 'database' | 'clock'>,
  { sessionId, application }: Pick<Access, 'sessionId' | 'application'>,
): Promise<Handover> {
  const [row] = application
    ? await database.orm
        .select({ id: uploadHandovers.id, type: uploadHandovers.type })
        .from(uploadHandovers)
        .where(
          and(
            eq(uploadHandovers.applicationId, application.id),
            eq(uploadHandovers.sessionId, sessionId),
            gt(uploadHandovers.expiresAt, clock.now()),
          ),
        )
    : [];
  if (!row) throw new AppError('UNAUTHORIZED', { detail: 'not the application of this hand-over' });
  return row;
}
