import { resumeStep, savedStepIndex } from '@vesta/domain/workflow/navigation';
import { needsApplication } from '@vesta/domain/workflow/steps';
import { useEffect, useRef } from 'react';
import { useRoute } from '../use-route.ts';
import { useFlow } from './flow.ts';

/**
 * When an application is opened, the person goes to where they left it. Once per application: afterwards they move
 * freely, or Back would throw them forward again. A step that is not theirs to do leads on whenever it is opened. Staff
 * look at any step they like.
 */
export function useSavedStep(): void {
  const { step, applicationId } = useRoute();
  const { steps, state, currentStep, goTo } = useFlow();
  const opened = useRef<string | null>(null);
  useEffect(() => {
    if (!applicationId || !step || !needsApplication(step) || !state || steps.length === 0) return;
    // The payment finds out by itself that nothing is due.
    const isPassedOver = step !== 'payment' && steps[currentStep]?.skip === true;
    if (opened.current === applicationId && !isPassedOver) return;
    opened.current = applicationId;
    if (state.user.is_staff) return;
    const saved = resumeStep(steps, savedStepIndex(steps, { step: state.step, stepRouter: state.step_router }));
    const router = steps[saved]?.router;
    if (router && (saved > currentStep || isPassedOver)) goTo(router);
  }, [applicationId, step, state, steps, currentStep, goTo]);
}
