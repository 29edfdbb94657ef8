import { STEP_REPORT_DELAY_MS } from '@vesta/domain/limits';
import { needsApplication } from '@vesta/domain/workflow/steps';
import { useEffect } from 'react';
import { logFailure } from '../log.ts';
import { useApi } from '../use-api.ts';
import { useRoute } from '../use-route.ts';
import { useFlow } from './flow.ts';

/** Tells the server which step is on screen, a moment after it has changed: quick steps back and forth stay one call. */
export function useStepReport(): void {
  const api = useApi();
  const { step, applicationId } = useRoute();
  const { currentStep, state } = useFlow();
  const known = state !== null && currentStep >= 0;
  useEffect(() => {
    if (!known || !step || !applicationId || !needsApplication(step)) return;
    const timer = setTimeout(() => {
      api
        .post('/v1/state/update-step', { body: { step: currentStep, step_router: step } })
        .catch((error) => logFailure('Failed to update State', error));
    }, STEP_REPORT_DELAY_MS);
    return () => clearTimeout(timer);
  }, [api, known, step, applicationId, currentStep]);
}
