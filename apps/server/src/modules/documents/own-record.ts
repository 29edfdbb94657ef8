import type { DocumentRecord } from '@vesta/domain/documents/record';
import type { Language } from '@vesta/domain/languages';
import type { House } from '../../house.ts';
import { AppError } from '../../lib/app-error.ts';
import type { Access, OwnApplication } from '../access/access.ts';
import { listDocuments } from './list-documents.ts';

/** One paper as the lists show it, and the list that it is in. Anybody else's answers as if there were none. */
export async function ownRecord(
  house: Pick<House, 'database' | 'vault'>,
  { application, handover }: Pick<Access, 'handover'> & { application: Pick<OwnApplication, 'id'> },
  documentId: string | undefined,
  language: Language,
): Promise<{ document: DocumentRecord; all: readonly DocumentRecord[] }> {
  if (!documentId) throw new AppError('DOCUMENT_ID_UNDEFINED');
  const all = await listDocuments(house, application.id, language, handover);
  const document = all.find(({ id }) => id === documentId);
  if (!document) throw new AppError('UNAUTHORIZED', { detail: 'not a document of this application' });
  return { document, all };
}
