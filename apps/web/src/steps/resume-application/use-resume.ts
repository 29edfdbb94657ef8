import { useQueryClient } from '@tanstack/react-query';
import type { UncompleteApplications } from '@vesta/domain/resume';
import { type RefObject, useState } from 'react';
import { useNavigate } from 'react-router';
import { drafts } from '../../features/draft/draft-store.ts';
import { useFlow } from '../../lib/flow/flow.ts';
import { useContinue } from '../../lib/flow/use-continue.ts';
import { paths } from '../../lib/paths.ts';
import { useRoute } from '../../lib/use-route.ts';
import { useResumeCalls } from './resume-application.api.ts';
import type { Choice } from './resume-application.mapping.ts';

/** What is chosen, and the two ways on: take up what was chosen, or go on with what was begun today. */
export function useResume(found: UncompleteApplications | undefined, form: RefObject<HTMLElement | null>) {
  const route = useRoute();
  const flow = useFlow();
  const navigate = useNavigate();
  const queries = useQueryClient();
  const calls = useResumeCalls();
  const [choice, setChoice] = useState<Choice | null>(null);
  const application = choice?.kind === 'application' ? found?.applications.find(({ id }) => id === choice.id) : null;
  const invitation = choice?.kind === 'invitation' ? found?.invitations.find(({ id }) => id === choice.id) : null;

  async function save(): Promise<void> {
    if (application && route.applicationId) await calls.deleteApplication(route.applicationId);
    if (invitation) {
      await calls.linkApplications(invitation.code);
      // The application has another role and household from here on, and with them other steps.
      await queries.invalidateQueries({ queryKey: ['state', route.applicationId] });
      await queries.invalidateQueries({ queryKey: ['workflow'] });
    }
  }

  function onSaved(): void {
    if (application) {
      const { id: applicationId, application_type: applicationType } = application;
      drafts.forgetAllBut(applicationId);
      navigate(paths.step({ ...route, applicationType, applicationId }, 'personal-details'), { replace: true });
    } else if (invitation) flow.goTo('personal-details');
  }

  const saving = useContinue({ save, onSaved, form });
  return { ...saving, choice, setChoice, hasApplication: Boolean(application), hasInvitation: Boolean(invitation) };
}
