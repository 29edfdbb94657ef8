import type { ApplicationType } from '@vesta/domain/application-types';
import type { EmploymentStatus } from '@vesta/domain/employment';
import type { RegionCode } from '@vesta/domain/regions/codes';
import { regions } from '@vesta/domain/regions/index';
import type { EarlierApplication, UncompleteApplications } from '@vesta/domain/resume';
import { indexOfStep, type ProgressEntry, progressOf, resumeStep } from '@vesta/domain/workflow/navigation';
import { FIRST_APPLICATION_STEP, type StepRouter } from '@vesta/domain/workflow/steps';
import { workflowFor } from '@vesta/domain/workflow/workflow';
import type { IconName } from '../../ui/icon/icon-names.ts';

/** What is chosen on this page: an application, a report or an invitation, never two of them. */
export type Choice = { kind: 'application' | 'report' | 'invitation'; id: string };

export const countFound = ({ applications, finished, invitations }: UncompleteApplications): number =>
  applications.length + finished.length + invitations.length;

/** Where there is one thing alone that can be opened, nobody has to choose it. */
export const onlyOne = (found: UncompleteApplications): Choice | null => {
  const [application] = found.applications;
  const [report] = found.finished;
  if (countFound(found) !== 1) return null;
  if (application) return { kind: 'application', id: application.id };
  return report ? { kind: 'report', id: report.id } : null;
};

/** The step after this page, for the moment in which the workflow itself is not there yet. */
export const firstStepOf = (region: RegionCode, applicationType: ApplicationType): StepRouter =>
  regions[region].workflow[applicationType][FIRST_APPLICATION_STEP] ?? 'personal-details';

/** The sign that the occupation has on the first page, too. */
export const iconOf = (status: EmploymentStatus, region: RegionCode): IconName =>
  (regions[region].occupations.find((occupation) => occupation.status === status)?.icon ?? 'briefcase') as IconName;

/**
 * How far an application had come, for the coals on its card. Whether a landlord pays is not known here, so the
 * payment keeps its place; the coals give an idea, no count.
 */
export function progressOfApplication(item: EarlierApplication, region: RegionCode): ProgressEntry[] {
  const { application_type: applicationType, employment_status: employmentStatus, applicant_role: role } = item;
  const steps = workflowFor({ region, applicationType, employmentStatus, role, lanPays: false, isCovered: false });
  const saved = indexOfStep(steps, item.state_router);
  return progressOf(steps, resumeStep(steps, Math.max(saved, FIRST_APPLICATION_STEP)));
}
