import { useQueryClient } from '@tanstack/react-query';
import type { DocumentRecord } from '@vesta/domain/documents/record';
import { useApi } from '../../lib/use-api.ts';
import { useRoute } from '../../lib/use-route.ts';
import { deleteCall } from './document-calls.ts';
import { documentsKey } from './use-documents.ts';

/** Deletes a paper and takes it off the list; everything that was concluded from it is asked for anew. */
export function useDeleteDocument() {
  const api = useApi();
  const queries = useQueryClient();
  const { applicationId } = useRoute();
  return async ({ id, type }: DocumentRecord): Promise<void> => {
    await queries.cancelQueries({ queryKey: documentsKey(applicationId) });
    await api.post(deleteCall(type), { query: { document_id: id } });
    queries.setQueryData<readonly DocumentRecord[]>(documentsKey(applicationId), (known = []) =>
      known.filter((other) => other.id !== id),
    );
    void queries.invalidateQueries({ queryKey: documentsKey(applicationId) });
    void queries.invalidateQueries({ queryKey: ['validation', applicationId] });
    queries.removeQueries({ queryKey: ['reading', id] });
  };
}
