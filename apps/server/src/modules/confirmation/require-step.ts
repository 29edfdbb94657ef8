import type { StepRouter } from '@vesta/domain/workflow/steps';
import { workflowFor } from '@vesta/domain/workflow/workflow';
import { AppError } from '../../lib/app-error.ts';
import type { OwnApplication } from '../access/access.ts';

/** Nobody is asked more than their flow asks: answers to a step that it does not have are not taken. */
export function requireStep(application: OwnApplication, router: StepRouter): void {
  const step = workflowFor(application).find((one) => one.router === router);
  if (!step || step.skip) throw new AppError('NOT_FOUND', { detail: `no ${router} in this flow` });
}
