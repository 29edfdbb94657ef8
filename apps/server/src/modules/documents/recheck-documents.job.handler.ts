import type { House } from '../../house.ts';
import { implementJob } from '../../jobs/implement-job.ts';
import { judgePapers } from './judge-papers.ts';
import { recheckDocuments } from './recheck-documents.job.ts';

export const recheckDocumentsHandler = (house: Pick<House, 'database' | 'vault' | 'engine' | 'clock'>) =>
  implementJob(recheckDocuments, async ({ applicationId, anew }) => {
    await judgePapers(house, applicationId, { anew });
  });
