import type { Bearer } from '../payment/who-pays.ts';
import { regions } from '../regions/index.ts';
import { type StepRouter, stepTable } from './steps.ts';
import type { WorkflowContext, WorkflowStep } from './workflow.ts';

/**
 * How long a step takes somebody who has the papers at hand. What a machine does meanwhile is counted where people wait
 * for it.
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

type Timed = Pick<WorkflowStep, 'router' | 'skip'>;

/** Nobody can foretell a long way to the minute: above ten it is told in fives. */
const told = (minutes: number): number => (minutes > 10 ? Math.round(minutes / 5) * 5 : minutes);

const sumOf = (steps: readonly Timed[]): number =>
  steps.reduce((sum, { router, skip }) => sum + (skip ? 0 : stepMinutes[router]), 0);

/** Minutes from the step at hand, which still has to be done, to the report; 0 when it is there. */
export const minutesLeft = (steps: readonly Timed[], current: number): number =>
  told(sumOf(steps.slice(Math.max(0, current))));

interface Way extends Pick<WorkflowContext, 'region' | 'applicationType' | 'role'> {
  paidBy: Bearer;
}

/** The whole way, told before there is a workflow: the number that its first step shows. */
export function minutesOfWay({ region, applicationType, role, paidBy }: Way): number {
  const context = { role, lanPays: paidBy === 'company', isCovered: paidBy === 'inviter' };
  const steps = regions[region].workflow[applicationType];
  return minutesLeft(
    steps.map((router) => ({ router, skip: stepTable[router].skip?.(context) ?? false })),
    0,
  );
}
