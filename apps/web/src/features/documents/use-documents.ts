import { useQuery, useQueryClient } from '@tanstack/react-query';
import { isStillParsing } from '@vesta/domain/documents/groups';
import { PARSING_POLL_MS } from '@vesta/domain/documents/polling';
import { allDocuments, type DocumentRecord } from '@vesta/domain/documents/record';
import { useApi } from '../../lib/use-api.ts';
import { useRoute } from '../../lib/use-route.ts';
import { documentCalls } from './document-calls.ts';

const NONE: readonly DocumentRecord[] = [];

export const documentsKey = (applicationId: string | null) => ['documents', applicationId] as const;

/**
 * The papers of the application. While something is being read they are asked for again and again; a page that is
 * hidden, or where all is read, asks nothing. `live` asks all the time: the person's phone may be adding papers.
 */
export function useDocuments({ live = false }: { live?: boolean } = {}) {
  const api = useApi();
  const { applicationId } = useRoute();
  const query = useQuery<readonly DocumentRecord[]>({
    queryKey: documentsKey(applicationId),
    enabled: applicationId !== null,
    refetchOnWindowFocus: true,
    refetchInterval: ({ state }) => (live || (state.data && isStillParsing(state.data)) ? PARSING_POLL_MS : false),
    queryFn: async ({ signal }) => allDocuments(await api.get(documentCalls.list, { signal })),
  });
  return { ...query, documents: query.data ?? NONE };
}

/** Puts what a call answered about one paper among those at hand, without asking for all of them again. */
export function useKeepDocument() {
  const queries = useQueryClient();
  const { applicationId } = useRoute();
  return (document: DocumentRecord) =>
    queries.setQueryData<readonly DocumentRecord[]>(documentsKey(applicationId), (known = NONE) =>
      known.some(({ id }) => id === document.id)
        ? known.map((other) => (other.id === document.id ? document : other))
        : [...known, document],
    );
}
