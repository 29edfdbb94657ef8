import type { ApplicationState } from '@vesta/domain/state';
import type { Access, OwnApplication } from '../access/access.ts';

/** The state call needs nothing that the access check has not already read: one query serves both. */
export function stateOf({ user, application }: Access & { application: OwnApplication }): ApplicationState {
  return {
    success: true,
    user: { id: user.id, is_staff: user.isStaff, ...user.profile },
    application: {
      application_id: application.id,
      listing_id: application.listingId,
      applicant_role: application.role,
      application_type: application.applicationType,
      region: application.region,
      employment_status: application.employmentStatus,
      version: application.version,
    },
    documents: [],
    step: application.step,
    step_router: application.stepRouter,
  };
}
