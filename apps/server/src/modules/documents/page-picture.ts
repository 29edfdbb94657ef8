import type { House } from '../../house.ts';
import { AppError } from '../../lib/app-error.ts';
import type { Access, OwnApplication } from '../access/access.ts';
import { recordAct } from '../audit/record.ts';
import { ownDocument } from './own-document.ts';
import { readBytes } from './read-bytes.ts';

/** More pages than any paper has that is read. */
export const MOST_PAGES = 200;

export interface PageAsked {
  applicationId: string;
  documentId: string;
  page: number;
  /** In whose turn it is drawn. */
  person: string;
  signal?: AbortSignal | undefined;
}

/** One page of a paper of this application as a picture. */
export async function pictureOfPage(
  house: Pick<House, 'database' | 'files' | 'drawnPages'>,
  { applicationId, documentId, page, person, signal }: PageAsked,
): Promise<Uint8Array> {
  const { fileId } = await ownDocument(house.database.orm, applicationId, documentId);
  const bytes = () => readBytes(house, fileId);
  const picture = fileId && (await house.drawnPages.page({ person, fileId, page, bytes, signal }));
  if (!picture) throw new AppError('NOT_FOUND', { detail: 'no such page' });
  return picture;
}

/** The same for its owner. The look is recorded before the picture leaves. */
export async function pagePictureOf(
  house: Pick<House, 'database' | 'files' | 'drawnPages' | 'clock'>,
  { user, application }: Access & { application: OwnApplication },
  { documentId, page, signal }: Pick<PageAsked, 'documentId' | 'page' | 'signal'>,
): Promise<Uint8Array> {
  const asked = { applicationId: application.id, documentId, page, person: user.id, signal };
  const picture = await pictureOfPage(house, asked);
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
