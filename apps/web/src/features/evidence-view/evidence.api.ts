import { useQuery, useQueryClient } from '@tanstack/react-query';
import type { CheckExplanation, FactCorrection } from '@vesta/domain/documents/reading';
import { useContext, useEffect, useState } from 'react';
import { addressOf, headersOf } from '../../lib/api.ts';
import { useApi } from '../../lib/use-api.ts';
import { useRoute } from '../../lib/use-route.ts';
import { useBearer } from '../documents/bearer.ts';
import { paperCall } from '../documents/document-calls.ts';
import { documentsKey } from '../documents/use-documents.ts';
import { PaperSourceContext } from './paper-source.ts';

/** Sends a correction or an explanation; what was read, and what follows from it, is asked for anew. */
export function useTell(documentId: string) {
  const api = useApi();
  const queries = useQueryClient();
  const { applicationId } = useRoute();
  const source = useContext(PaperSourceContext);
  const tell = async (part: 'correct' | 'explain', body: FactCorrection | CheckExplanation): Promise<void> => {
    await api.post(paperCall(documentId, part), { body });
    await queries.invalidateQueries({ queryKey: ['reading', documentId] });
    void queries.invalidateQueries({ queryKey: documentsKey(applicationId) });
    void queries.invalidateQueries({ queryKey: ['validation', applicationId] });
  };
  return {
    correct: (correction: FactCorrection) =>
      source ? source.correct(documentId, correction) : tell('correct', correction),
    explain: (explanation: CheckExplanation) => tell('explain', explanation),
  };
}

/** The picture of a page. It needs the session, so it cannot simply be the address of an image. */
export function usePagePicture(documentId: string, page: number) {
  const route = useRoute();
  const bearer = useBearer();
  const source = useContext(PaperSourceContext);
  const { data, isError } = useQuery({
    queryKey: ['page-picture', documentId, page],
    staleTime: Number.POSITIVE_INFINITY,
    queryFn: async ({ signal }) => {
      // Staff are known by a cookie, which goes along by itself.
      const response = source
        ? await fetch(source.pageAddress(documentId, page), { signal })
        : await fetch(addressOf(paperCall(documentId, `pages/${page}`), route), {
            headers: headersOf(route, bearer()),
            signal,
          });
      if (!response.ok) throw new Error(`Page ${page} was not sent: ${response.status}`);
      return response.blob();
    },
  });
  const [address, setAddress] = useState<string | null>(null);
  useEffect(() => {
    if (!data) return setAddress(null);
    const made = URL.createObjectURL(data);
    setAddress(made);
    return () => URL.revokeObjectURL(made);
  }, [data]);
  return { address, isError };
}
