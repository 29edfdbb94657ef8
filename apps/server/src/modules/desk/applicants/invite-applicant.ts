import type { ApplicationType } from '@vesta/domain/application-types';
import type { InviteApplicantForm } from '@vesta/domain/desk/applicants';
import { DESK_MAILS_PER_RECIPIENT, DESK_MAILS_PER_SENDER } from '@vesta/domain/limits';
import type { RegionCode } from '@vesta/domain/regions/codes';
import { DEFAULT_ROLE } from '@vesta/domain/roles';
import { minutesOfWay } from '@vesta/domain/workflow/minutes';
import { listingInvites } from '../../../db/schema/index.ts';
import { inTransaction } from '../../../db/transaction.ts';
import type { House } from '../../../house.ts';
import { AppError } from '../../../lib/app-error.ts';
import { takeFromLimit } from '../../../lib/limits.ts';
import { EMAIL_INDEX, LISTING_INVITE } from '../../../lib/vault/contexts.ts';
import { recordAct } from '../../audit/record.ts';
import { displayName } from '../../mail/display-name.ts';
import { enqueueMail } from '../../mail/enqueue-mail.ts';
import { mailTranslator } from '../../mail/mail-translator.ts';
import { readCompany } from '../company/read-company.ts';
import { ownListing } from '../listings/own-listing.ts';
import { applyLink } from '../listings/to-desk-listing.ts';
import type { Member } from '../staff.ts';

type Needs = Pick<House, 'database' | 'vault' | 'clock' | 'queue' | 'config'>;

/** Asks somebody by e-mail to apply. Limits are counted first, by sender and by recipient, so that nobody is pestered. */
export async function inviteApplicant(
  house: Needs,
  member: Member,
  listingId: string,
  { email, language }: InviteApplicantForm,
): Promise<void> {
  const listing = await ownListing(house.database.orm, member, listingId);
  if (listing.closedAt) throw new AppError('LISTING_UNKNOWN', { detail: 'the listing is closed' });
  const emailIndex = house.vault.blindIndex(email, EMAIL_INDEX);
  await takeFromLimit(house, `desk-mails:${member.staff.id}`, DESK_MAILS_PER_SENDER);
  await takeFromLimit(house, `desk-invite:${emailIndex.toString('base64url')}`, DESK_MAILS_PER_RECIPIENT);
  const company = displayName((await readCompany(house, member)).name);
  const t = mailTranslator(language);
  const flat = displayName(listing.title);
  const minutes = minutesOfWay({
    region: listing.region as RegionCode,
    applicationType: listing.applicationType as ApplicationType,
    role: DEFAULT_ROLE,
    paidBy: listing.lanPays ? 'company' : 'self',
  });
  const now = house.clock.now();
  await inTransaction(house.database, async (tx) => {
    const values = {
      listingId: listing.id,
      emailIndex,
      addressSealed: house.vault.sealJson({ email }, LISTING_INVITE),
      language,
      staffId: member.staff.id,
      sentAt: now,
    };
    const { listingId: place, emailIndex: person, ...again } = values;
    await tx
      .insert(listingInvites)
      .values(values)
      .onConflictDoUpdate({ target: [listingInvites.listingId, listingInvites.emailIndex], set: again });
    await enqueueMail(house, tx, {
      applicationId: null,
      to: email,
      language,
      listingId: listing.id,
      template: 'notice',
      params: {
        subject: t('DeskInvite.Subject', { flat }),
        heading: t('DeskInvite.Subject', { flat }),
        lines: [
          t('DeskInvite.Intro', { company, flat }),
          t('DeskInvite.How', { minutes }),
          t('DeskInvite.Yours', { company }),
        ],
        code: null,
        button: { label: t('DeskInvite.Button'), link: applyLink(house, listing, language) },
        why: t('DeskInvite.Why', { company }),
      },
    });
    await recordAct(tx, now, {
      actorKind: 'staff',
      actorId: member.staff.id,
      action: 'applicant.invited',
      subjectId: listing.id,
    });
  });
}
