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
    window.addEventListener('online', again);
    return () => window.removeEventListener('online', again);
  }, [queue]);
  return queue;
}

export const useUploads = (queue: UploadQueue) => useSyncExternalStore(queue.subscribe, queue.entries);
