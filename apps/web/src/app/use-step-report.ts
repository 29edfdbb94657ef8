import { skipToken, useQuery } from '@tanstack/react-query';
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
  { application, answers, documents }: ApplicationState,
  kept: readonly DocumentRecord[] | undefined,
  steps: readonly WorkflowStep[],
  step: StepRouter,
): boolean {
  const progress = { answers, documents: kept ?? allDocuments(documents), isDeclared: true, isPaid: true };
  const context = {
    region: application.region,
    role: application.applicant_role,
    employmentStatus: application.employment_status,
    applicationType: application.application_type,
  };
  return openStepBefore(steps, step, progress, context) !== null;
}

/** The papers as some screen last got them: watched, never asked for from here. */
const useKnownDocuments = (applicationId: string | null) =>
  useQuery<readonly DocumentRecord[]>({ queryKey: documentsKey(applicationId), queryFn: skipToken }).data;

/** Tells the server which step is on screen, a moment after it has changed: quick steps back and forth stay one call. */
export function useStepReport(): void {
  const api = useApi();
  const { step, applicationId } = useRoute();
  const { currentStep, state, steps } = useFlow();
  const kept = useKnownDocuments(applicationId);
  /** What is saved meanwhile may open the way to a step, and is no reason to tell it twice. */
  const told = useRef('');
  const here =
    state &&
    currentStep >= 0 &&
    step &&
    applicationId &&
    needsApplication(step) &&
    !isTooEarly(state, kept, steps, step)
      ? step
      : null;
  // Depends on where the person is and on nothing that changes while papers are read: the moment would never be over.
  useEffect(() => {
    const place = `${applicationId}/${here}`;
    if (here === null || place === told.current) return;
    const timer = setTimeout(() => {
      told.current = place;
      api
        .post('/v1/state/update-step', { body: { step: currentStep, step_router: here } })
        .catch((error) => logFailure('Failed to update State', error));
    }, STEP_REPORT_DELAY_MS);
    return () => clearTimeout(timer);
  }, [api, here, applicationId, currentStep]);
}
