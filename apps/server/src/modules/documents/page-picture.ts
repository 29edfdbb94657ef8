import type { House } from '../../house.ts';
import { AppError } from '../../lib/app-error.ts';
import type { Access, OwnApplication } from '../access/access.ts';
import { recordAct } from '../audit/record.ts';
import { ownDocument } from './own-document.ts';
import { readBytes } from './read-bytes.ts';

/** One page of an own paper as a picture. The look is recorded before the picture leaves. */
export async function pagePictureOf(
  house: Pick<House, 'database' | 'files' | 'engine' | 'clock'>,
  { user, application }: Access & { application: OwnApplication },
  documentId: string,
  page: number,
): Promise<Uint8Array> {
  const row = await ownDocument(house.database.orm, application.id, documentId);
  const bytes = await readBytes(house, row.fileId);
  const picture = bytes && (await house.engine.picture(bytes, page));
  if (!picture) throw new AppError('NOT_FOUND', { detail: 'no such page' });
  await recordAct(house.database.orm, house.clock.now(), {
    actorKind: 'applicant',
    actorId: user.id,
    action: 'document.page.viewed',
    applicationId: application.id,
    subjectId: row.id,
    data: { page },
  });
  return picture;
}
