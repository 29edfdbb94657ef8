import type { StepRouter } from './steps.ts';
import type { WorkflowStep } from './workflow.ts';

/**
 * How long a step takes somebody who has the papers at hand; together a quarter of an hour, as the start page says.
 * What a machine does meanwhile is counted where people wait for it.
 */
export const stepMinutes: Readonly<Record<StepRouter, number>> = {
  'sign-up': 1,
  'verify-email': 1,
  'resume-application': 0,
  'personal-details': 3,
  'additional-details': 2,
  'mortgage-info': 2,
  questionnaire: 2,
  'current-address': 1,
  'income-check': 5,
  confirmation: 1,
  'parsing-status': 1,
  payment: 1,
  result: 0,
};

/** Minutes from the step at hand, which still has to be done, to the report; 0 when it is there. */
export const minutesLeft = (steps: readonly WorkflowStep[], current: number): number =>
  steps.slice(Math.max(0, current)).reduce((sum, { router, skip }) => sum + (skip ? 0 : stepMinutes[router]), 0);
