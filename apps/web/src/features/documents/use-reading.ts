import { queryOptions, useQuery } from '@tanstack/react-query';
import type { DocumentRecord } from '@vesta/domain/documents/record';
import { createContext, useContext } from 'react';
import type { Api } from '../../lib/api.ts';
import { useApi } from '../../lib/use-api.ts';
import { paperCall } from './document-calls.ts';

/** A phone that was handed the uploading may add papers, but neither look into them nor take them back. */
export const ReadingAllowedContext = createContext(true);

/** What was read from a paper. It changes only by the person's own corrections. */
export const readingQuery = (api: Api, documentId: string) =>
  queryOptions({
    queryKey: ['reading', documentId],
    staleTime: Number.POSITIVE_INFINITY,
    queryFn: ({ signal }) => api.get(paperCall(documentId, 'reading'), { signal }),
  });

/** The same without what the rules say: enough for a list, and spares the server to open all other papers for it. */
export const factsQuery = (api: Api, documentId: string) =>
  queryOptions({
    queryKey: ['reading', documentId, 'facts'],
    staleTime: Number.POSITIVE_INFINITY,
    queryFn: ({ signal }) => api.get(paperCall(documentId, 'reading'), { query: { only: 'facts' }, signal }),
  });

/**
 * Whether what was read says what a paper is called, also of one that was refused: "September 2026" tells which to
 * look for. An identity paper that was recognised is named by its record.
 */
export const isNamedByReading = ({ isParsed, unread, recognised }: DocumentRecord): boolean =>
  isParsed && !unread && !recognised?.id_type;

export function useReadFacts(documentId: string, enabled = true) {
  const api = useApi();
  const isAllowed = useContext(ReadingAllowedContext);
  return useQuery({ ...factsQuery(api, documentId), enabled: enabled && isAllowed });
}

export function useReading(documentId: string, enabled = true) {
  const api = useApi();
  const isAllowed = useContext(ReadingAllowedContext);
  return useQuery({ ...readingQuery(api, documentId), enabled: enabled && isAllowed });
}
