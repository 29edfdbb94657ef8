import type { SignUp } from '@vesta/domain/validation/sign-up-form';
import type { Transaction } from '../../db/database.ts';
import { inTransaction } from '../../db/transaction.ts';
import type { House } from '../../house.ts';
import type { RequestContext } from '../../plugins/request-context.ts';
import { changeAnswers } from '../applications/answers.ts';
import { type InvitationFacts, openInvitation } from '../invitations/open-invitation.ts';
import { findListing } from '../listings/find-listing.ts';
import { issueCode } from '../verify-email/issue-code.ts';
import { assertNoConflict } from './assert-no-conflict.ts';
import { findOrCreateUser } from './find-or-create-user.ts';
import { openApplication, type Start } from './open-application.ts';
import { recordConsents } from './record-consents.ts';

type Needs = Pick<House, 'database' | 'vault' | 'clock' | 'random' | 'queue'>;

/** What the new application is about: the invitation decides where there is one, the person's own choice otherwise. */
async function startOf(
  house: Needs,
  form: SignUp,
  context: RequestContext,
  invitation: InvitationFacts | null,
): Promise<Omit<Start, 'applicant'>> {
  const listing = form.listing_id && !invitation ? await findListing(house, form.listing_id) : null;
  return {
    role: invitation?.role ?? 'main-applicant',
    employmentStatus: form.employment_status,
    listingId: invitation ? invitation.listingId : (listing?.id ?? null),
    applicationType: invitation?.applicationType ?? context.applicationType,
    region: invitation?.region ?? context.region,
    householdId: invitation?.householdId ?? null,
  };
}

/** Signing up opens an application that stays shut until the e-mail address is proved. Pressing twice opens one. */
export async function submitSignUp(house: Needs, form: SignUp, context: RequestContext): Promise<string> {
  const invitation = form.invitation_code ? await openInvitation(house, form.invitation_code, form.email) : null;
  const start = await startOf(house, form, context, invitation);
  const { first_name, last_name, email, mobile } = form;
  const applicant = { first_name, last_name, email, mobile };
  return inTransaction(house.database, async (tx: Transaction) => {
    const user = await findOrCreateUser(house, tx, applicant, context.language);
    await assertNoConflict(tx, { userId: user.id, invitation });
    const applicationId = await openApplication(house, tx, user.id, { ...start, applicant });
    await changeAnswers(house, tx, applicationId, (answers) => ({ ...answers, applicant }));
    await recordConsents(house, tx, user.id, form, context.language);
    await issueCode(house, tx, {
      email,
      applicationId,
      firstName: first_name,
      language: context.language,
      listingId: start.listingId,
    });
    return applicationId;
  });
}
