import { type QueryClient, useQueryClient } from '@tanstack/react-query';
import { allDocuments, type DocumentRecord } from '@vesta/domain/documents/record';
import { STEP_REPORT_DELAY_MS } from '@vesta/domain/limits';
import type { ApplicationState } from '@vesta/domain/state';
import { openStepBefore } from '@vesta/domain/workflow/open-step';
import { needsApplication, type StepRouter } from '@vesta/domain/workflow/steps';
import type { WorkflowStep } from '@vesta/domain/workflow/workflow';
import { useEffect, useRef } from 'react';
import { documentsKey } from '../features/documents/use-documents.ts';
import { useFlow } from '../lib/flow/flow.ts';
import { logFailure } from '../lib/log.ts';
import { useApi } from '../lib/use-api.ts';
import { useRoute } from '../lib/use-route.ts';

/**
 * Whether something before a step is known to be open, so that the server would refuse to remember it. Whether the
 * declaration stands and the report is paid is for the server alone to say.
 */
function isTooEarly(
  queries: QueryClient,
  { application, answers, documents }: ApplicationState,
  steps: readonly WorkflowStep[],
  step: StepRouter,
): boolean {
  const kept = queries.getQueryData<readonly DocumentRecord[]>(documentsKey(application.application_id));
  const progress = { answers, documents: kept ?? allDocuments(documents), isDeclared: true, isPaid: true };
  const context = {
    region: application.region,
    role: application.applicant_role,
    employmentStatus: application.employment_status,
    applicationType: application.application_type,
  };
  return openStepBefore(steps, step, progress, context) !== null;
}

/** Tells the server which step is on screen, a moment after it has changed: quick steps back and forth stay one call. */
export function useStepReport(): void {
  const api = useApi();
  const queries = useQueryClient();
  const { step, applicationId } = useRoute();
  const { currentStep, state, steps } = useFlow();
  /** What is saved meanwhile may open the way to a step, and is no reason to tell it twice. */
  const told = useRef('');
  useEffect(() => {
    const here = `${applicationId}/${step}`;
    if (here === told.current || !state || currentStep < 0 || !step || !applicationId || !needsApplication(step))
      return;
    const timer = setTimeout(() => {
      if (isTooEarly(queries, state, steps, step)) return;
      told.current = here;
      api
        .post('/v1/state/update-step', { body: { step: currentStep, step_router: step } })
        .catch((error) => logFailure('Failed to update State', error));
    }, STEP_REPORT_DELAY_MS);
    return () => clearTimeout(timer);
  }, [api, queries, state, steps, step, applicationId, currentStep]);
}
