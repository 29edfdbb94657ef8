import type { ApplicationType } from '../application-types.ts';
import type { EmploymentStatus } from '../employment.ts';
import type { RegionCode } from '../regions/codes.ts';
import { regions } from '../regions/index.ts';
import type { ApplicantRole } from '../roles.ts';
import { type StepRouter, stepTable } from './steps.ts';

export interface WorkflowStep {
  router: StepRouter;
  /** Text key of the step's short name. */
  label: string;
  hidden: boolean;
  skip: boolean;
}

export interface WorkflowContext {
  region: RegionCode;
  applicationType: ApplicationType;
  employmentStatus: EmploymentStatus;
  role: ApplicantRole;
  lanPays: boolean;
  isCovered: boolean;
}

/** Statuses a region does not know get no workflow rather than somebody else's. */
const offers = (region: RegionCode, status: EmploymentStatus): boolean =>
  regions[region].occupations.some((row) => row.status === status);

/** The ordered steps of one application. */
export function workflowFor(context: WorkflowContext): WorkflowStep[] {
  if (!offers(context.region, context.employmentStatus)) return [];
  return regions[context.region].workflow[context.applicationType].map((router) => {
    const row = stepTable[router];
    return { router, label: row.labelKey, hidden: row.hidden ?? false, skip: row.skip?.(context) ?? false };
  });
}

/** Routes without a place of their own in the progress bar of this workflow. */
export const hiddenRoutes = (workflow: readonly WorkflowStep[]): StepRouter[] =>
  workflow.filter((step) => step.hidden || step.skip).map((step) => step.router);
