import { useQuery } from '@tanstack/react-query';
import type { RedirectStatusAnswer, TransactionsAnswer } from '@vesta/domain/bank-connection/answers';
import { bankCalls } from '@vesta/domain/bank-connection/calls';
import type { BankListEntry } from '@vesta/domain/documents/banks';
import { BANK_AUTH_POLL_MS, RAPID_TRANSACTIONS_DELAY_MS } from '@vesta/domain/limits';
import { ApiFailure } from '../../lib/api.ts';
import { useApi } from '../../lib/use-api.ts';
import { useRoute } from '../../lib/use-route.ts';
import type { PendingConnection } from './pending-connection.ts';

const UNKNOWN = 404;

export interface Credentials {
  userId: string;
  password: string;
}

/** The calls that a person's own acts cause. */
export function useConnectionCalls() {
  const api = useApi();
  const { region } = useRoute();
  const psu_data = (psuId: string) => (psuId.trim() === '' ? {} : { psu_id: psuId.trim() });
  return {
    startRedirect: ({ bank_yapily_id, yapily_metadata }: BankListEntry, psuId: string, isSecond: boolean) =>
      api.post(bankCalls.startRedirect, {
        body: {
          bank_id: bank_yapily_id,
          region,
          auth_type: yapily_metadata?.auth_method,
          pre_auth_completed: isSecond,
          psu_data: psu_data(psuId),
          consent_accepted: true,
        },
      }),
    startEmbedded: ({ bank_yapily_id }: BankListEntry, psuId: string, { userId, password }: Credentials) =>
      api.post(bankCalls.startEmbedded, {
        body: {
          bank_id: bank_yapily_id,
          bank_user_id: userId,
          bank_password: password,
          psu_data: psu_data(psuId),
          consent_accepted: true,
        },
      }),
    sendCode: (consentId: string, method: string) =>
      api.post(bankCalls.sendCode, { body: { consent_id: consentId, method } }),
    enterCode: (consentId: string, method: string | null, code: string) =>
      api.post(bankCalls.enterCode, { body: { consent_id: consentId, method, sca_code: code } }),
  };
}

/** Whether the person has agreed at their bank, asked until it is known, also while they are away at the bank. */
export function useAuthStatus({ consentId, bank, isInApp, isEmbedded, isFirst }: PendingConnection) {
  const api = useApi();
  return useQuery<RedirectStatusAnswer>({
    queryKey: ['bank-auth', consentId, isFirst],
    gcTime: 0,
    // A poll that got lost is asked again; a consent that nobody knows any more stays unknown.
    retry: (_count, error) => !(error instanceof ApiFailure && error.status === UNKNOWN),
    retryDelay: BANK_AUTH_POLL_MS,
    refetchOnWindowFocus: true,
    refetchIntervalInBackground: true,
    refetchInterval: ({ state }) =>
      (state.data?.status ?? 'in_progress') === 'in_progress' ? BANK_AUTH_POLL_MS : false,
    queryFn: ({ signal }) =>
      isEmbedded
        ? api.post(bankCalls.embeddedStatus, { body: { consent_id: consentId }, signal })
        : api.get(bankCalls.redirectStatus, {
            query: { institution_id: bank.id, decoupled: String(isInApp), consent_id: consentId },
            signal,
          }),
  });
}

/** The statements of the account: fetched, or asked for again while the fetch goes on. */
export function useTransactions({ consentId, bank }: PendingConnection) {
  const api = useApi();
  const { region, applicationType } = useRoute();
  const delay = applicationType === 'rapid' ? RAPID_TRANSACTIONS_DELAY_MS : BANK_AUTH_POLL_MS;
  return useQuery<TransactionsAnswer>({
    queryKey: ['bank-transactions', consentId],
    gcTime: 0,
    retry: false,
    refetchInterval: ({ state }) => (state.data?.status === 'in_progress' ? delay : false),
    refetchIntervalInBackground: true,
    queryFn: ({ signal }) =>
      api.get(bankCalls.transactions, {
        query: { institution_id: bank.id, country: region, consent_id: consentId },
        signal,
      }),
  });
}
