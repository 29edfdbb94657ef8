import { useEffect } from 'react';
import { useLocation, useNavigate } from 'react-router';
import { prefillOfQuery, withoutPrefill } from '../features/sign-up-prefill/prefill-of-query.ts';
import { signUpPrefill } from '../features/sign-up-prefill/sign-up-prefill.ts';
import { startDraft } from '../lib/flow/start-draft.ts';
import { paths } from '../lib/paths.ts';
import { invitation } from '../lib/session.ts';
import { useRoute } from '../lib/use-route.ts';

/**
 * What an address brings along is kept and then taken out of it: addresses end up in histories and screenshots.
 * An invitation stays on its page; the data of a begun application lead to the sign-up form, wherever one enters.
 */
export function QueryFlags() {
  const { pathname, search, hash } = useLocation();
  const { language, applicationType } = useRoute();
  const navigate = useNavigate();
  useEffect(() => {
    const query = new URLSearchParams(search);
    const code = query.get('invitation_code');
    const resumed = prefillOfQuery(query);
    if (!code && !resumed) return;
    if (code) invitation.keep(code);
    query.delete('invitation_code');
    if (!resumed) {
      navigate({ pathname, search: query.toString(), hash }, { replace: true });
      return;
    }
    const { listingId, employmentStatus, prefill } = resumed;
    const type = resumed.applicationType ?? applicationType;
    signUpPrefill.keep(prefill);
    startDraft.keep({ employmentStatus: employmentStatus ?? startDraft.read().employmentStatus, listingId });
    navigate(
      {
        pathname: paths.signUp({ language, applicationType: type, applicationId: null }, listingId),
        search: withoutPrefill(query).toString(),
      },
      { replace: true },
    );
  }, [pathname, search, hash, language, applicationType, navigate]);
  return null;
}
