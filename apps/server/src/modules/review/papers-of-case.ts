import type { DocumentReading } from '@vesta/domain/documents/reading';
import type { Language } from '@vesta/domain/languages';
import type { House } from '../../house.ts';
import { AppError } from '../../lib/app-error.ts';
import { recordAct } from '../audit/record.ts';
import { readingOfPaper } from '../documents/document-reading.ts';
import { ownDocument } from '../documents/own-document.ts';
import { type PageAsked, pictureOfPage } from '../documents/page-picture.ts';
import { readBytes } from '../documents/read-bytes.ts';
import { findCase } from './find-case.ts';

type Needs = Pick<House, 'database' | 'vault' | 'files' | 'drawnPages' | 'clock'>;
interface Looking {
  staffId: string;
  caseId: string;
  paperId: string;
}

/** A paper of the application that the case is about; any other answers as if there were none. Every look is recorded. */
async function look(house: Needs, { staffId, caseId, paperId }: Looking, action: string, data = {}) {
  const { applicationId } = await findCase(house.database.orm, caseId);
  const row = await ownDocument(house.database.orm, applicationId, paperId).catch(() => null);
  if (!row || row.deletedAt) throw new AppError('NOT_FOUND', { detail: 'not a paper of this case' });
  await recordAct(house.database.orm, house.clock.now(), {
    actorKind: 'staff',
    actorId: staffId,
    action,
    applicationId,
    subjectId: row.id,
    data,
  });
  return { applicationId, row };
}

export async function readingForCase(house: Needs, looking: Looking, language: Language): Promise<DocumentReading> {
  const { applicationId } = await look(house, looking, 'document.reading.viewed');
  return readingOfPaper(house, applicationId, looking.paperId, { language, everything: true });
}

export async function pageForCase(
  house: Needs,
  looking: Looking,
  { page, signal }: Pick<PageAsked, 'page' | 'signal'>,
): Promise<Uint8Array> {
  const { applicationId } = await look(house, looking, 'document.page.viewed', { page });
  return pictureOfPage(house, { applicationId, documentId: looking.paperId, page, person: looking.staffId, signal });
}

/** The file as it was handed in. It goes out as a file and never as a page: a stranger's bytes are not shown as ours. */
export async function fileForCase(house: Needs, looking: Looking): Promise<Buffer> {
  const { row } = await look(house, looking, 'document.file.viewed');
  const bytes = await readBytes(house, row.fileId);
  if (!bytes) throw new AppError('NOT_FOUND', { detail: 'the file is gone' });
  return bytes;
}
