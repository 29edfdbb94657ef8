import { dayIn } from '@vesta/domain/dates/day-in';
import type { DocumentType } from '@vesta/domain/documents/types';
import type { Inspection } from '@vesta/engine/pipeline/inspection';
import type { House } from '../../house.ts';
import { beginAttempt, hasAnotherChance, MOST_ATTEMPTS } from './begin-attempt.ts';
import { expectedOf } from './expected-of.ts';
import { finishReading } from './finish-reading.ts';
import { giveUp } from './give-up.ts';
import { loadApplicant } from './load-applicant.ts';
import { readBytes } from './read-bytes.ts';
import { storedReadingOf } from './stored-reading.ts';
import { saying } from './verdict.ts';

const isMishap = ({ file: { problem } }: Inspection): boolean => problem === 'stalled' || problem === 'crashed';

class ReaderFailed extends Error {
  override readonly name = 'ReaderFailed';
}

type Needs = Pick<House, 'database' | 'vault' | 'engine' | 'clock' | 'files' | 'log'>;

/** Reads one paper in a process of its own and judges it. Doing it twice does no harm; a deleted paper is left alone. */
export async function readDocument(house: Needs, documentId: string): Promise<void> {
  const document = await beginAttempt(house, documentId);
  if (!document) return;
  if (document.attempts > MOST_ATTEMPTS) return giveUp(house, documentId, saying('Uploads.Error.NotParsed'));
  const loaded = await loadApplicant(house, document.applicationId);
  const bytes = loaded && (await readBytes(house, document.fileId));
  if (!loaded || !bytes) return giveUp(house, documentId, saying('Uploads.Error.NotParsed'));
  const expected = expectedOf(document.type as DocumentType);
  const today = dayIn(loaded.region, house.clock.now());
  const inspection = await house.engine.read({ bytes, options: { today, ...(expected ? { expected } : {}) } });
  if (isMishap(inspection) && (await hasAnotherChance(house, documentId)))
    throw new ReaderFailed('the reader ended early');
  await finishReading(house, loaded, document, storedReadingOf(documentId, inspection));
}
