import { useMutation, useQuery } from '@tanstack/react-query';
import { PARTNER_FAILURE_MS } from '@vesta/domain/limits';
import { useEffect, useRef } from 'react';
import { useLocation, useNavigate } from 'react-router';
import { useTranslations } from 'use-intl';
import { useListingQuery, useWorkflowQuery } from '../../lib/flow/flow-queries.ts';
import { paths } from '../../lib/paths.ts';
import { session } from '../../lib/session.ts';
import { useApi } from '../../lib/use-api.ts';
import { useRoute } from '../../lib/use-route.ts';
import type { ToldBefore } from '../error-pages/told-before.ts';

const PARTNER_STATUS = 'Hybrid-employed';

/**
 * Workflow, listing, signature, then the application: in this order, each once. The signature is read from the address
 * when the page opens, and taken out of it at once, so that it stays in no history.
 */
export function usePartnerEntry() {
  const t = useTranslations('PartnerEntry');
  const api = useApi();
  const navigate = useNavigate();
  const route = useRoute();
  const { pathname, search } = useLocation();
  const sig = useRef(new URLSearchParams(search).get('sig') ?? '').current;
  const listing = useListingQuery(route.listingId);
  useWorkflowQuery(PARTNER_STATUS, route.listingId);
  const signature = useQuery({
    queryKey: ['partner', sig],
    retry: false,
    staleTime: Number.POSITIVE_INFINITY,
    queryFn: ({ signal }) => api.get('/v1/openapis/verify-partner-signature', { query: { sig }, signal }),
  });
  const { mutate, ...entry } = useMutation({
    mutationFn: () =>
      api.post('/v1/openapis/partner-entry', {
        body: { sig, listing_id: route.listingId, privacy_notice_shown: true },
      }),
    onSuccess: ({ application_id: applicationId, access_token: token }) => {
      if (token) session.start(token);
      const flow = { ...route, applicationType: 'rapid' as const, applicationId };
      navigate(paths.step(flow, token ? 'income-check' : 'verify-email'), { replace: true });
    },
  });
  const isListingKnown = route.listingId === null || !listing.isPending;
  const isReady = signature.isSuccess && isListingKnown;
  const begun = useRef(false);
  useEffect(() => {
    if (search) window.history.replaceState(window.history.state, '', pathname);
  }, [search, pathname]);
  useEffect(() => {
    if (!isReady || begun.current) return;
    begun.current = true;
    mutate();
  }, [isReady, mutate]);
  const failed = signature.isError || entry.isError;
  const { language } = route;
  useEffect(() => {
    if (!failed) return;
    // Three seconds are too short to read it: the page that follows says it on.
    const state: ToldBefore = { title: t('Failed'), text: t('FailedHint') };
    const timer = setTimeout(() => navigate(paths.unauthorized(language), { state }), PARTNER_FAILURE_MS);
    return () => clearTimeout(timer);
  }, [failed, navigate, language, t]);
  return {
    failed,
    name: signature.data?.certificate.first_name ?? null,
    isListingUnknown: listing.data?.unknown ?? false,
  };
}
