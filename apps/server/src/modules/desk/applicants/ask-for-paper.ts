import type { RequestedPaper } from '@vesta/domain/desk/words-about-applicants';
import { DESK_MAILS_PER_RECIPIENT, DESK_MAILS_PER_SENDER } from '@vesta/domain/limits';
import { applicantActs } from '../../../db/schema/index.ts';
import { inTransaction } from '../../../db/transaction.ts';
import type { House } from '../../../house.ts';
import { AppError } from '../../../lib/app-error.ts';
import { takeFromLimit } from '../../../lib/limits.ts';
import { recordAct } from '../../audit/record.ts';
import { createResumeLink } from '../../auth/create-resume-link.ts';
import { displayName } from '../../mail/display-name.ts';
import { enqueueMail } from '../../mail/enqueue-mail.ts';
import { mailTranslator } from '../../mail/mail-translator.ts';
import { readCompany } from '../company/read-company.ts';
import type { Member } from '../staff.ts';
import { ownApplicant } from './own-applicant.ts';

type Needs = Pick<House, 'database' | 'vault' | 'clock' | 'random' | 'queue' | 'config'>;

/**
 * Asks an applicant for one more paper, in their language and in fixed words. They hand it in to us if they want to; the
 * company sees the new report once it is released, never the paper.
 */
export async function askForPaper(
  house: Needs,
  member: Member,
  ids: { listing: string; applicant: string },
  paper: RequestedPaper,
): Promise<void> {
  const applicant = await ownApplicant(house, member, ids);
  if (!applicant.release) throw new AppError('NOT_RELEASED');
  await takeFromLimit(house, `desk-mails:${member.staff.id}`, DESK_MAILS_PER_SENDER);
  await takeFromLimit(house, `desk-ask:${applicant.id}`, DESK_MAILS_PER_RECIPIENT);
  const company = displayName((await readCompany(house, member)).name);
  const { language, profile, listing } = applicant;
  const t = mailTranslator(language);
  const flat = displayName(listing.title);
  const now = house.clock.now();
  await inTransaction(house.database, async (tx) => {
    await tx.insert(applicantActs).values({
      applicationId: applicant.id,
      staffId: member.staff.id,
      kind: 'request',
      code: paper,
      createdAt: now,
    });
    await enqueueMail(house, tx, {
      to: profile.email,
      applicationId: applicant.id,
      language,
      listingId: listing.id,
      template: 'notice',
      params: {
        subject: t('DeskAsk.Subject', { flat }),
        heading: t('DeskAsk.Heading'),
        lines: [
          t('DeskAsk.Intro', { company, flat, paper: t(`DeskAsk.Papers.${paper}`) }),
          t('DeskAsk.YourChoice', { company }),
          t('DeskAsk.Then'),
        ],
        code: null,
        button: { label: t('DeskAsk.Button'), link: await createResumeLink(house, tx, applicant, language) },
        why: t('DeskAsk.Why', { company }),
      },
    });
    await recordAct(tx, now, {
      actorKind: 'staff',
      actorId: member.staff.id,
      action: 'applicant.paper-asked',
      applicationId: applicant.id,
      data: { paper },
    });
  });
}
