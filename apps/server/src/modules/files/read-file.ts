import type { Readable } from 'node:stream';
import { isUuid } from '@vesta/domain/uuid';
import { and, eq, isNull } from 'drizzle-orm';
import { files } from '../../db/schema/index.ts';
import type { House } from '../../house.ts';
import { AppError } from '../../lib/app-error.ts';
import type { Access, OwnApplication } from '../access/access.ts';
import { recordAct } from '../audit/record.ts';

/** Opens one of the caller's own files. The look is recorded before the first byte leaves. */
export async function readFile(
  { files: storage, database, clock }: Pick<House, 'files' | 'database' | 'clock'>,
  { user, application }: Access & { application: OwnApplication },
  fileId: string,
): Promise<{ body: Readable; contentType: string; sizeBytes: number }> {
  const [row] = isUuid(fileId)
    ? await database.orm
        .select()
        .from(files)
        .where(and(eq(files.id, fileId), eq(files.applicationId, application.id), isNull(files.deletedAt)))
    : [];
  if (!row) throw new AppError('UNAUTHORIZED', { detail: 'not a file of this application' });
  await recordAct(database.orm, clock.now(), {
    actorKind: 'applicant',
    actorId: user.id,
    action: 'file.viewed',
    applicationId: application.id,
    subjectId: row.id,
  });
  return { body: await storage.read(row), contentType: row.contentType, sizeBytes: row.sizeBytes };
}
