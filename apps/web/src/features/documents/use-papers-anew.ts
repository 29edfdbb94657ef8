import { useQueryClient } from '@tanstack/react-query';
import { useRoute } from '../../lib/use-route.ts';
import { documentsKey } from './use-documents.ts';

/** After something that papers are judged by has changed: asks anew for all that follows from it. */
export function usePapersAnew(): () => Promise<void> {
  const queries = useQueryClient();
  const { applicationId } = useRoute();
  return async () => {
    await queries.invalidateQueries({ queryKey: documentsKey(applicationId) });
    void queries.invalidateQueries({ queryKey: ['reading'] });
    void queries.invalidateQueries({ queryKey: ['validation', applicationId] });
  };
}
