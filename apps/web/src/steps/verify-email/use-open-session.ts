import { useQueryClient } from '@tanstack/react-query';
import { matchPage } from '@vesta/domain/routes';
import { useNavigate } from 'react-router';
import { drafts } from '../../features/draft/draft-store.ts';
import { emailProof } from '../../features/email-proof/email-proof.ts';
import { useFlow } from '../../lib/flow/flow.ts';
import { inLanguage, paths } from '../../lib/paths.ts';
import { invitation, returnPath, session } from '../../lib/session.ts';
import { useRoute } from '../../lib/use-route.ts';
import type { OpenedSession } from './verify-email.api.ts';

const belongsTo = (path: string | null, applicationId: string): path is string =>
  path !== null && matchPage(path)?.params.applicationId === applicationId;

/** Keeps the session and goes on: to the next step of a new application, or back to where the person was. */
export function useOpenSession() {
  const queries = useQueryClient();
  const navigate = useNavigate();
  const route = useRoute();
  const flow = useFlow();
  return (
    { access_token: token, application_id: applicationId, note }: OpenedSession,
    { isNew }: { isNew: boolean },
  ) => {
    session.start(token);
    drafts.forgetAllBut(applicationId);
    emailProof.forget();
    // Its acceptance came with the proof of the address.
    invitation.forget();
    // Who asks has changed: what was answered before, or refused, is asked again.
    void queries.invalidateQueries();
    const from = returnPath.take();
    const all = paths.step({ ...route, applicationId: null }, 'resume-application');
    if (note) navigate(all, { replace: true, state: { note } });
    else if (belongsTo(from, applicationId)) navigate(inLanguage(from, route.language), { replace: true });
    else if (isNew && flow.steps.length > 0) flow.next(applicationId);
    // Somebody who named no application is shown all of theirs, finished ones too.
    else if (!isNew && !route.applicationId) navigate(all, { replace: true });
    else
      navigate(paths.step({ ...route, applicationId }, isNew ? 'resume-application' : 'personal-details'), {
        replace: true,
      });
  };
}
