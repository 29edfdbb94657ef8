import type { EmploymentStatus } from '@vesta/domain/employment';
import { useNavigate } from 'react-router';
import { useFlow } from '../../lib/flow/flow.ts';
import { startDraft } from '../../lib/flow/start-draft.ts';
import { paths } from '../../lib/paths.ts';
import { useRoute } from '../../lib/use-route.ts';

/**
 * Keeps what was chosen and opens the first step of the workflow. An unknown listing is left behind here; rapid, which
 * starts before anybody could read of it, takes its name along to where it is told.
 */
export function useStartWorkflow() {
  const navigate = useNavigate();
  const route = useRoute();
  const { listing } = useFlow();
  return (employmentStatus: EmploymentStatus) => {
    const listingId = listing?.id ?? null;
    startDraft.keep({ employmentStatus, listingId });
    const told = listingId ?? (route.applicationType === 'rapid' ? route.listingId : null);
    navigate(paths.signUp({ ...route, applicationId: null }, told));
  };
}
