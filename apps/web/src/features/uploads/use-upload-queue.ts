import { useQueryClient } from '@tanstack/react-query';
import { createContext, useContext, useEffect, useState, useSyncExternalStore } from 'react';
import { useTranslations } from 'use-intl';
import { addressOf, headersOf } from '../../lib/api.ts';
import { useApi } from '../../lib/use-api.ts';
import { useRoute } from '../../lib/use-route.ts';
import { useBearer } from '../documents/bearer.ts';
import { documentsKey, useKeepDocument } from '../documents/use-documents.ts';
import { judgeFile } from './judge-file.ts';
import { lookAtFile } from './look-at-file.ts';
import { newUploadKey } from './new-upload-key.ts';
import { sendFile } from './send-file.ts';
import { isUnderWay } from './upload-entry.ts';
import { uploadForm } from './upload-form.ts';
import { type UploadDoors, UploadQueue } from './upload-queue.ts';

/** What the queue reaches the world by; a test puts its own around a screen. */
export const UploadDoorsContext = createContext<Partial<UploadDoors>>({});

/** The queue of a page. Files that are on their way arrive also when the page is left. */
export function useUploadQueue(): UploadQueue {
  const t = useTranslations();
  const api = useApi();
  const route = useRoute();
  const bearer = useBearer();
  const queries = useQueryClient();
  const keep = useKeepDocument();
  const doors = useContext(UploadDoorsContext);
  const [queue] = useState(
    () =>
      new UploadQueue({
        judge: judgeFile,
        look: lookAtFile,
        newKey: newUploadKey,
        send: (entry, onProgress, signal) =>
          sendFile({
            url: addressOf(entry.slot.path, route),
            headers: headersOf(route, bearer()),
            form: uploadForm(entry),
            onProgress,
            signal,
            offlineText: t('General.Error.Offline'),
            onFailure: api.onFailure,
          }),
        onArrived: (_, reply) => {
          keep(reply.document);
          void queries.invalidateQueries({ queryKey: documentsKey(route.applicationId) });
          void queries.invalidateQueries({ queryKey: ['validation', route.applicationId] });
        },
        ...doors,
      }),
  );
  useEffect(() => {
    const again = () => queue.sendLostOnes();
    // A tab that is closed or loaded anew takes them with it: the browser asks first.
    const ask = (event: BeforeUnloadEvent) => {
      if (queue.entries().some((entry) => isUnderWay(entry) || entry.phase === 'lost')) event.preventDefault();
    };
    window.addEventListener('online', again);
    window.addEventListener('beforeunload', ask);
    return () => {
      window.removeEventListener('online', again);
      window.removeEventListener('beforeunload', ask);
    };
  }, [queue]);
  return queue;
}

export const useUploads = (queue: UploadQueue) => useSyncExternalStore(queue.subscribe, queue.entries);
