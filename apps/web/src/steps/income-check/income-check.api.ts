import { useQuery, useQueryClient } from '@tanstack/react-query';
import type { DocumentValidation } from '@vesta/domain/documents/income-check';
import type { DocumentRecord } from '@vesta/domain/documents/record';
import type { EmploymentStatus } from '@vesta/domain/employment';
import type { ApplicationState } from '@vesta/domain/state';
import { documentCalls } from '../../features/documents/document-calls.ts';
import { useApi } from '../../lib/use-api.ts';
import { useRoute } from '../../lib/use-route.ts';

/** Which papers this occupation is asked for, and which are taken besides. */
export function useSupportedDocuments(occupation: EmploymentStatus) {
  const api = useApi();
  const { applicationId, applicationType, language } = useRoute();
  return useQuery({
    queryKey: ['supported-documents', applicationId, applicationType, occupation, language],
    staleTime: Number.POSITIVE_INFINITY,
    queryFn: ({ signal }) => api.get(documentCalls.supported, { query: { occupation }, signal }),
  });
}

/** What the server thinks is missing, asked anew whenever another paper has been read. */
export function useValidation(documents: readonly DocumentRecord[], isWanted: boolean) {
  const api = useApi();
  const { applicationId, language } = useRoute();
  const read = documents.filter(({ isParsed }) => isParsed).map(({ id }) => id);
  return useQuery<DocumentValidation>({
    queryKey: ['validation', applicationId, language, read.join()],
    enabled: isWanted && read.length > 0,
    // What was missing beside papers that are all gone is no answer any more.
    placeholderData: (before) => (read.length > 0 ? before : undefined),
    queryFn: ({ signal }) => api.get(documentCalls.validate, { signal }),
  });
}

/** A rapid application notes when the person had handed everything in. */
export function useUploadDone() {
  const api = useApi();
  return () => api.get(documentCalls.uploadDone);
}

/** Mails the list of papers to the person's own address. */
export function useSendList() {
  const api = useApi();
  return () => api.post(documentCalls.sendList);
}

export interface Contract {
  typeOfContract: string;
  paychecksPerYear: string;
}

export function useSaveContract() {
  const api = useApi();
  const queries = useQueryClient();
  const { applicationId } = useRoute();
  return async (contract: Contract): Promise<void> => {
    await api.post('/v1/personal-details/submit/employed-additional', { body: contract });
    queries.setQueryData<ApplicationState | null>(
      ['state', applicationId],
      (state) =>
        state && {
          ...state,
          answers: { ...state.answers, additional_details: { ...state.answers.additional_details, ...contract } },
        },
    );
  };
}
