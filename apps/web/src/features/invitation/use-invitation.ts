import { useQuery, useQueryClient } from '@tanstack/react-query';
import type { Bearer } from '@vesta/domain/payment/who-pays';
import { type ApplicantRole, DEFAULT_ROLE } from '@vesta/domain/roles';
import { useRef } from 'react';
import { useTranslations } from 'use-intl';
import { ApiFailure } from '../../lib/api.ts';
import { invitation as stored } from '../../lib/session.ts';
import { useApi } from '../../lib/use-api.ts';

export interface Invitation {
  role: ApplicantRole;
  /** As whoever invited them wrote it. */
  firstName: string;
  lastName: string;
  email: string;
  invitedBy: string;
  /** Who bears the cost of the invited person's part. */
  paidBy: Bearer;
}

interface InvitationLoad {
  invitation: Invitation | null;
  /** What to tell the person when the invitation cannot be used. */
  problem: string | null;
  /** The invitation may still be good; only the way to the server was not. */
  retryable: boolean;
}

/** Under which the code of an invitation is kept that the server has refused, until the person has read so. */
const REFUSED = ['invitation-refused'];

const none: InvitationLoad = { invitation: null, problem: null, retryable: false };

/** A server that is busy or out of reach says nothing about the invitation. */
const isRefusal = (failure: unknown): boolean =>
  failure instanceof ApiFailure && failure.status >= 400 && failure.status < 500 && failure.status !== 429;

/** The invitation that brought the person here. One that the server refuses is forgotten; they apply for themselves. */
export function useInvitation() {
  const api = useApi();
  const queries = useQueryClient();
  const t = useTranslations('Invitation');
  const kept = stored.code();
  const seen = useRef(kept);
  // The code of a refused invitation is thrown away, but the page still has to say what became of it; so does one that
  // was loaded only after the refusal.
  if (kept) seen.current = kept;
  const code = seen.current ?? queries.getQueryData<string>(REFUSED) ?? null;
  const queryKey = ['invitation', code];
  const { data, isFetching, refetch } = useQuery({
    queryKey,
    enabled: code !== null,
    staleTime: Number.POSITIVE_INFINITY,
    queryFn: async ({ signal }): Promise<InvitationLoad> => {
      try {
        const query = { invitation_code: code };
        const answer = await api.get('/v1/signup/invitation-public-info', { query, signal });
        const { applicant_role: role, email, invited_by: invitedBy, paid_by: paidBy } = answer.data;
        const { first_name: firstName, last_name: lastName } = answer.data;
        return { ...none, invitation: { role, firstName, lastName, email, invitedBy, paidBy } };
      } catch (failure) {
        if (signal.aborted) throw failure;
        if (isRefusal(failure)) {
          stored.forget();
          queries.setQueryData(REFUSED, code);
        }
        const problem = (failure instanceof Error && failure.message) || t('LoadFailed');
        return { invitation: null, problem, retryable: !isRefusal(failure) };
      }
    },
  });
  const load = data ?? none;
  return {
    ...load,
    role: load.invitation?.role ?? DEFAULT_ROLE,
    loading: isFetching,
    retry: () => void refetch(),
    /** The server has refused it later on, for instance because it was accepted elsewhere meanwhile. */
    refuse(problem: string): void {
      stored.forget();
      queries.setQueryData<InvitationLoad>(queryKey, { invitation: null, problem, retryable: false });
    },
    dismiss(): void {
      queries.removeQueries({ queryKey: REFUSED });
      queries.setQueryData<InvitationLoad>(queryKey, none);
    },
  };
}
