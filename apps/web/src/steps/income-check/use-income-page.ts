import { isStillParsing } from '@vesta/domain/documents/groups';
import type { SupportedDocument } from '@vesta/domain/documents/income-check';
import { useEffect, useState } from 'react';
import { useDocuments } from '../../features/documents/use-documents.ts';
import { useStatementParses } from '../../features/documents/use-statement-parses.ts';
import { useUploadQueue } from '../../features/uploads/use-upload-queue.ts';
import { useRoute } from '../../lib/use-route.ts';
import { useUploadDone, useValidation } from './income-check.api.ts';
import type { IncomePage } from './income-page.ts';

/** What the parts of the page share, and what has to be told to the server when the person goes on. */
export function useIncomePage(supported: readonly SupportedDocument[]) {
  const { applicationType } = useRoute();
  const queue = useUploadQueue();
  const [isLive, watch] = useState(false);
  const { documents, isSuccess: isLoaded } = useDocuments({ live: isLive });
  useStatementParses(documents);
  const { data: validation } = useValidation(documents, !isStillParsing(documents));
  const tellDone = useUploadDone();
  useEffect(() => queue.forget(documents.map(({ id }) => id)), [queue, documents]);
  const page: IncomePage = { documents, queue, watch, supported, validation };
  const finish = async (): Promise<void> => {
    if (applicationType === 'rapid') await tellDone();
  };
  return { page, isLoaded, finish };
}
