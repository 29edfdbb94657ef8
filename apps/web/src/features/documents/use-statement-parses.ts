import { useQueries } from '@tanstack/react-query';
import { BANK_PARSE_POLL_MS } from '@vesta/domain/documents/polling';
import type { DocumentRecord } from '@vesta/domain/documents/record';
import type { ParseAnswer } from '@vesta/domain/documents/upload';
import { useApi } from '../../lib/use-api.ts';
import { documentCalls } from './document-calls.ts';
import { useKeepDocument } from './use-documents.ts';

/** Asks after each statement that is being read until it is, or until the server says that nobody need wait. */
export function useStatementParses(documents: readonly DocumentRecord[]): void {
  const api = useApi();
  const keep = useKeepDocument();
  const unread = documents.filter(({ type, isParsed }) => type === 'bank_statement' && !isParsed);
  useQueries({
    queries: unread.map(({ id }) => ({
      queryKey: ['statement-parse', id],
      refetchInterval: ({ state }: { state: { data: ParseAnswer | undefined } }) =>
        state.data && (state.data.parse_results.done || state.data.green_light_mode) ? false : BANK_PARSE_POLL_MS,
      queryFn: async () => {
        const answer = await api.post(documentCalls.finalizeStatement, { query: { document_id: id } });
        keep(answer.document);
        return answer;
      },
    })),
  });
}
