import { useQueryClient } from '@tanstack/react-query';
import type { UncompleteApplications } from '@vesta/domain/resume';
import { type RefObject, useState } from 'react';
import { useNavigate } from 'react-router';
import { drafts } from '../../features/draft/draft-store.ts';
import { useFlow } from '../../lib/flow/flow.ts';
import { useContinue } from '../../lib/flow/use-continue.ts';
import { paths } from '../../lib/paths.ts';
import { invitation as stored } from '../../lib/session.ts';
import { useRoute } from '../../lib/use-route.ts';
import { useResumeCalls } from './resume-application.api.ts';
import type { Choice } from './resume-application.mapping.ts';

/** Opens an application of one's own: a finished one at its report, the other where it was left. */
export function useOpenChoice(found: UncompleteApplications | undefined) {
  const route = useRoute();
  const navigate = useNavigate();
  return ({ kind, id }: Choice): void => {
    const item = (kind === 'report' ? found?.finished : found?.applications)?.find((one) => one.id === id);
    if (!item) return;
    drafts.forgetAllBut(id);
    const flow = { ...route, applicationType: item.application_type, applicationId: id };
    navigate(paths.step(flow, kind === 'report' ? 'result' : 'personal-details'), { replace: true });
  };
}

/** What is chosen, and the ways on: take up what was chosen, or go on with what was begun today. */
export function useResume(found: UncompleteApplications | undefined, form: RefObject<HTMLElement | null>) {
  const route = useRoute();
  const flow = useFlow();
  const navigate = useNavigate();
  const queries = useQueryClient();
  const calls = useResumeCalls();
  const open = useOpenChoice(found);
  const [choice, setChoice] = useState<Choice | null>(null);
  const invitation = choice?.kind === 'invitation' ? found?.invitations.find(({ id }) => id === choice.id) : null;
  const own = choice && !invitation ? choice : null;

  async function save(): Promise<void> {
    if (own && route.applicationId) await calls.deleteApplication(route.applicationId);
    if (invitation && route.applicationId) {
      await calls.linkApplications(invitation.code);
      // The application has another role and household from here on, and with them other steps.
      await queries.invalidateQueries({ queryKey: ['state', route.applicationId] });
      await queries.invalidateQueries({ queryKey: ['workflow'] });
    }
  }

  function onSaved(): void {
    if (own) open(own);
    else if (invitation && route.applicationId) flow.goTo('personal-details');
    else if (invitation) {
      // Without an application of today the invitation begins one.
      stored.keep(invitation.code);
      navigate(paths.occupation(route.language));
    }
  }

  const saving = useContinue({ save, onSaved, form });
  return { ...saving, choice, setChoice, hasInvitation: Boolean(invitation), hasOwn: own !== null };
}
