import type { House } from '../../house.ts';
import { implementJob } from '../../jobs/implement-job.ts';
import { parseDocument } from './parse-document.job.ts';
import { readDocument } from './read-document.ts';

type Needs = Pick<House, 'database' | 'vault' | 'engine' | 'clock' | 'files' | 'log'>;

export const parseDocumentHandler = (house: Needs) =>
  implementJob(parseDocument, ({ documentId }) => readDocument(house, documentId));
