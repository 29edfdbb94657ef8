import { QUERY_APPLICATION_ID, QUERY_LANGUAGE } from '@vesta/domain/headers';
import { useRoute } from '../../lib/use-route.ts';

/** Opened in a tab of its own, where the session's cookie speaks for the person. */
export function useReceiptAddress(): string {
  const { applicationId, language } = useRoute();
  const query = new URLSearchParams({ [QUERY_APPLICATION_ID]: applicationId ?? '', [QUERY_LANGUAGE]: language });
  return `/api/v1/payment/receipt?${query}`;
}
