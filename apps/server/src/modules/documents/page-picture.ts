import type { House } from '../../house.ts';
import { AppError } from '../../lib/app-error.ts';
import type { Access, OwnApplication } from '../access/access.ts';
import { recordAct } from '../audit/record.ts';
import { ownDocument } from './own-document.ts';
import { readBytes } from './read-bytes.ts';

/** More pages than any paper has that is read. */
export const MOST_PAGES = 200;

/** One page of a paper of this application as a picture. */
export async function pictureOfPage(
  house: Pick<House, 'database' | 'files' | 'engine'>,
  applicationId: string,
  documentId: string,
  page: number,
): Promise<Uint8Array> {
  const row = await ownDocument(house.database.orm, applicationId, documentId);
  const bytes = await readBytes(house, row.fileId);
  const picture = bytes && (await house.engine.picture(bytes, page));
  if (!picture) throw new AppError('NOT_FOUND', { detail: 'no such page' });
  return picture;
}

/** The same for its owner. The look is recorded before the picture leaves. */
export async function pagePictureOf(
  house: Pick<House, 'database' | 'files' | 'engine' | 'clock'>,
  { user, application }: Access & { application: OwnApplication },
  documentId: string,
  page: number,
): Promise<Uint8Array> {
  const picture = await pictureOfPage(house, application.id, documentId, page);
  await recordAct(house.database.orm, house.clock.now(), {
    actorKind: 'applicant',
    actorId: user.id,
    action: 'document.page.viewed',
    applicationId: application.id,
    subjectId: documentId,
    data: { page },
  });
  return picture;
}
