import * as z from 'zod/mini';
import { applicationTypes } from './application-types.ts';
import { employmentStatuses } from './employment.ts';
import { applicantRoles } from './roles.ts';
import { stepRouters } from './workflow/steps.ts';

/** An application that was begun and not finished. */
export const earlierApplication = z.object({
  id: z.string(),
  first_name: z.string(),
  last_name: z.string(),
  applicant_role: z.enum(applicantRoles),
  employment_status: z.enum(employmentStatuses),
  time_created: z.string(),
  state_router: z.enum(stepRouters),
  application_type: z.enum(applicationTypes),
  listing_title: z.nullable(z.string()),
});
export type EarlierApplication = z.infer<typeof earlierApplication>;

/** An application whose report is there and still valid: whoever comes back opens it instead of paying again. */
export const finishedApplication = z.object({
  id: z.string(),
  applicant_role: z.enum(applicantRoles),
  employment_status: z.enum(employmentStatuses),
  application_type: z.enum(applicationTypes),
  listing_title: z.nullable(z.string()),
  valid_until: z.string(),
});
export type FinishedApplication = z.infer<typeof finishedApplication>;

export const openInvitation = z.object({
  id: z.string(),
  role: z.enum(applicantRoles),
  invited_by: z.string(),
  invited_at: z.string(),
  code: z.string(),
});
export type OpenInvitation = z.infer<typeof openInvitation>;

export const uncompleteApplications = z.object({
  success: z.literal(true),
  applications: z.array(earlierApplication),
  finished: z.array(finishedApplication),
  invitations: z.array(openInvitation),
});
export type UncompleteApplications = z.infer<typeof uncompleteApplications>;
