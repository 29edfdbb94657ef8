import type { DocumentState } from '@vesta/domain/documents/record';
import type { Language } from '@vesta/domain/languages';
import type { ApplicationState } from '@vesta/domain/state';
import type { House } from '../../house.ts';
import type { Access, OwnApplication } from '../access/access.ts';
import { openAnswers } from '../applications/answers.ts';
import { documentStateOf } from '../documents/list-documents.ts';
import { commonHouseholdFor } from './shared-household.ts';
import { stateUserOf } from './state-user-of.ts';

const NO_DOCUMENTS: DocumentState = { uploadedBankStatements: [], uploadedOtherDocuments: [] };

/** The access check has read all but the papers; of those, only what a list shows is read, and only where there are any. */
export async function stateOf(
  house: Pick<House, 'vault' | 'database'>,
  { user, application }: Access & { application: OwnApplication },
  language: Language,
): Promise<ApplicationState> {
  const answers = openAnswers(house, application.answersSealed);
  const me = await stateUserOf(house, { user, application });
  const { shared, movingIn } = await commonHouseholdFor(house, application, { own: answers, me });
  return {
    success: true,
    user: me,
    application: {
      application_id: application.id,
      listing_id: application.listingId,
      applicant_role: application.role,
      application_type: application.applicationType,
      region: application.region,
      employment_status: application.employmentStatus,
      step: application.step,
      step_router: application.stepRouter,
      version: application.version,
    },
    answers: {
      personal_details: answers.personal_details ?? null,
      current_address: answers.current_address ?? null,
      additional_details: answers.additional_details ?? null,
      questionnaire: answers.questionnaire ?? null,
      mortgage_info: answers.mortgage_info ?? null,
    },
    shared_household: shared,
    moving_in: movingIn,
    documents: application.hasDocuments ? await documentStateOf(house, application.id, language) : NO_DOCUMENTS,
    step: application.step,
    step_router: application.stepRouter,
  };
}
