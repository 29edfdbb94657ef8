import { lt } from 'drizzle-orm';
import { uploadHandovers } from '../../db/schema/index.ts';
import type { House } from '../../house.ts';
import { implementJob } from '../../jobs/implement-job.ts';
import { createBlobSweeper } from './orphan-blobs.ts';
import { freeStuckDocuments } from './stuck-documents.ts';
import { sweepDocuments } from './sweep-documents.job.ts';

const DAY_MS = 24 * 60 * 60_000;

type Needs = Pick<House, 'database' | 'vault' | 'clock' | 'queue' | 'blobs'>;

/** The broom: papers that hang, bytes without a row, hand-overs of yesterday. */
export const sweepDocumentsHandler = (house: Needs) => {
  const sweepBlobs = createBlobSweeper(house);
  return implementJob(sweepDocuments, async (_payload, { log, clock }) => {
    const freed = await freeStuckDocuments(house);
    const removed = await sweepBlobs();
    const yesterday = new Date(clock.now().getTime() - DAY_MS);
    await house.database.orm.delete(uploadHandovers).where(lt(uploadHandovers.expiresAt, yesterday));
    if (freed + removed > 0) log.info({ freed, removed }, 'papers and bytes were swept');
  });
};
