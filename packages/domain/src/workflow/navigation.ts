import type { StepRouter } from './steps.ts';
import { FIRST_APPLICATION_STEP } from './steps.ts';
import type { WorkflowStep } from './workflow.ts';

type Steps = readonly WorkflowStep[];

export const indexOfStep = (steps: Steps, router: StepRouter): number =>
  steps.findIndex((step) => step.router === router);

/** The next step that is not skipped; null at the last one. */
export const nextStep = (steps: Steps, from: number): number | null => {
  const index = steps.findIndex((step, i) => i > from && !step.skip);
  return index < 0 ? null : index;
};

/** The step before that is not skipped; null at the first one. */
export const previousStep = (steps: Steps, from: number): number | null => {
  for (let i = from - 1; i >= 0; i--) if (steps[i] && !steps[i]?.skip) return i;
  return null;
};

/** Where a saved application goes on: nobody signs up twice, and nobody lands on a step that is passed over. */
export function resumeStep(steps: Steps, saved: number): number {
  const wanted = saved < FIRST_APPLICATION_STEP ? FIRST_APPLICATION_STEP : Math.min(saved, steps.length - 1);
  return steps[wanted]?.skip ? (nextStep(steps, wanted) ?? wanted) : wanted;
}

/** How far the person was, read from the saved router first: a number alone would drift when a workflow gains a step. */
export function savedStepIndex(steps: Steps, saved: { step: number; stepRouter: string }): number {
  const byRouter = steps.findIndex((step) => step.router === saved.stepRouter);
  return byRouter >= 0 ? byRouter : saved.step;
}

export type ProgressState = 'done' | 'now' | 'ahead';
export interface ProgressEntry {
  router: StepRouter;
  label: string;
  state: ProgressState;
}

/**
 * What the progress bar shows. Hidden and skipped steps have no place; while the person is on a hidden one, the visible
 * step before it stays the current one, under the name of where they are.
 */
export function progressOf(steps: Steps, current: number): ProgressEntry[] {
  const shown = steps.map((step, index) => ({ step, index })).filter(({ step }) => !step.hidden && !step.skip);
  const now = shown.findLast(({ index }) => index <= current)?.index ?? shown[0]?.index;
  const here = steps[current];
  return shown.map(({ step, index }) => ({
    router: step.router,
    label: index === now && here?.hidden ? here.label : step.label,
    state: index === now ? 'now' : index < current ? 'done' : 'ahead',
  }));
}
