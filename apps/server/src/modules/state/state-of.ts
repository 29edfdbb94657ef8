import type { ApplicationState } from '@vesta/domain/state';
import type { House } from '../../house.ts';
import type { Access, OwnApplication } from '../access/access.ts';
import { openAnswers } from '../applications/answers.ts';

/** The state call needs nothing that the access check has not already read: one query serves both. */
export function stateOf(
  house: Pick<House, 'vault'>,
  { user, application }: Access & { application: OwnApplication },
): ApplicationState {
  const answers = openAnswers(house, application.answersSealed);
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
    answers: {
      personal_details: answers.personal_details ?? null,
      current_address: answers.current_address ?? null,
      additional_details: answers.additional_details ?? null,
    },
    documents: [],
    step: application.step,
    step_router: application.stepRouter,
  };
}
