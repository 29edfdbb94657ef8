import { useSavedStep } from '../lib/flow/use-saved-step.ts';
import { useStepReport } from './use-step-report.ts';

/** Inside the guard: follows the person through the steps and tells the server. */
export function StepTracking() {
  useSavedStep();
  useStepReport();
  return null;
}
