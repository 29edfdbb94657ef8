import * as z from 'zod/mini';
import { applicationTypes } from './application-types.ts';
import { documentState } from './documents/record.ts';
import { employmentStatuses } from './employment.ts';
import { regionCodes } from './regions/codes.ts';
import { applicantRoles } from './roles.ts';
import { sharedHousehold } from './shared-household.ts';
import { stepRouters } from './workflow/steps.ts';

export const profile = z.object({
  first_name: z.string(),
  last_name: z.string(),
  email: z.string(),
  mobile: z.nullable(z.string()),
});
export type Profile = z.infer<typeof profile>;

/** The person as the screens know them; what belongs to the application at hand stands here too, under the same names. */
const stateUser = z.object({
  id: z.string(),
  is_staff: z.boolean(),
  first_name: z.string(),
  last_name: z.string(),
  email: z.string(),
  /** Travels to the server as one text and comes back in its two parts. */
  mobile: z.nullable(z.object({ code: z.string(), value: z.string() })),
  /** What was ticked last; false as well where nobody was ever asked. */
  privacy_policy_consented: z.boolean(),
  marketing_consented: z.boolean(),
  employment_status: z.enum(employmentStatuses),
  listing_id: z.nullable(z.string()),
  /** The invitation through which this application came about. */
  invitation_code: z.nullable(z.string()),
  is_main_tenant: z.boolean(),
});

export const applicationState = z.object({
  success: z.literal(true),
  user: stateUser,
  application: z.object({
    application_id: z.string(),
    listing_id: z.nullable(z.string()),
    applicant_role: z.enum(applicantRoles),
    application_type: z.enum(applicationTypes),
    region: z.enum(regionCodes),
    employment_status: z.enum(employmentStatuses),
    step: z.int(),
    step_router: z.enum(stepRouters),
    version: z.int(),
  }),
  /** What was saved in the intake steps, in the names of their forms; null for a step not saved yet. */
  answers: z.object({
    personal_details: z.nullable(z.looseObject({})),
    current_address: z.nullable(z.looseObject({})),
    additional_details: z.nullable(z.looseObject({})),
    questionnaire: z.nullable(z.looseObject({})),
    mortgage_info: z.nullable(z.looseObject({})),
  }),
  /** What the main applicant said of the common household; null for everybody but a co-applicant who has yet to confirm it. */
  shared_household: z.nullable(sharedHousehold),
  /** Who else moves in, as the main applicant named them, for a co-applicant; empty for everybody else. */
  moving_in: z.array(z.string()),
  documents: documentState,
  step: z.int(),
  step_router: z.enum(stepRouters),
});
export type ApplicationState = z.infer<typeof applicationState>;

/** No step index is ever higher than this; it bounds what a client may report. */
const MAX_STEP = stepRouters.length;

export const stepUpdate = z.object({
  step: z.int().check(z.gte(0), z.lte(MAX_STEP)),
  step_router: z.enum(stepRouters),
});
export type StepUpdate = z.infer<typeof stepUpdate>;
