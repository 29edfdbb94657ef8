import type { Language } from '@vesta/domain/languages';
import type { AdditionalDetails } from '@vesta/domain/validation/additional-details-form';
import { isChild } from '@vesta/domain/validation/household-vocabulary';
import { refusedAsOwn } from '@vesta/domain/validation/own-address';
import { inTransaction } from '../../db/transaction.ts';
import type { House } from '../../house.ts';
import { AppError } from '../../lib/app-error.ts';
import { fieldFailure } from '../../lib/parse-form.ts';
import type { Access, OwnApplication } from '../access/access.ts';
import { changeAnswers } from '../applications/answers.ts';
import { orderRecheck } from '../documents/order-recheck.ts';
import { sendInvitations } from '../invitations/send-invitations.ts';
import type { Guest } from '../invitations/write-invitation.ts';
import { requireAsked } from '../workflow/require-asked.ts';

const STEP = 'additional-details';

type Needs = Pick<House, 'database' | 'vault' | 'clock' | 'queue' | 'config'>;

/** Whom the household wants to hear from: co-applicants who can be written to, and guarantors. */
function guestsOf({ hhMembers, guarantors, guarantor }: AdditionalDetails): Guest[] {
  const members = hhMembers
    .filter(({ role, relationship, email }) => role === 'Co-Applicant' && !isChild(relationship) && email)
    .map(({ fullname, email, relationship }): Guest => ({ fullname, email, relationship, role: 'co-applicant' }));
  const vouching = [...guarantors, ...(guarantor ? [guarantor] : [])].map(
    ({ fullname, email, relationship }): Guest => ({ fullname, email, relationship, role: 'guarantor' }),
  );
  return [...members, ...vouching];
}

/** Whoever gives their own address for somebody else waits for a person whom no invitation reaches. */
function refuseOwnAddress(guests: readonly Guest[], own: string, language: Language): void {
  const fields = guests
    .filter(({ email }) => refusedAsOwn(email, own))
    .map(({ role }) =>
      fieldFailure([role === 'guarantor' ? 'guarantors' : 'hhMembers', 'email'], 'ownAddress', language),
    );
  if (fields.length > 0) throw new AppError('VALIDATION', { fields });
}

/** Saves the step and sends its invitations in one act: nobody is invited to what was not saved. */
export async function saveAdditionalDetails(
  house: Needs,
  access: Access & { application: OwnApplication },
  details: AdditionalDetails,
  language: Language,
): Promise<void> {
  // A guarantor is not asked about a household and invites nobody, whichever address was typed.
  requireAsked(access.application, STEP, language);
  const guests = guestsOf(details);
  refuseOwnAddress(guests, access.user.profile.email, language);
  await inTransaction(house.database, async (tx) => {
    await changeAnswers(house, tx, access.application.id, (answers) => ({
      ...answers,
      additional_details: { ...answers.additional_details, ...details },
    }));
    await orderRecheck(house, tx, access.application.id);
    await sendInvitations(house, tx, access, language, guests);
  });
}
