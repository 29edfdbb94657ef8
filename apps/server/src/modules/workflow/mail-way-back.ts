import type { Language } from '@vesta/domain/languages';
import { RESUME_LINK_LIFETIME_MS } from '@vesta/domain/limits';
import { inTransaction } from '../../db/transaction.ts';
import type { House } from '../../house.ts';
import { takeFromLimit } from '../../lib/limits.ts';
import type { Access, OwnApplication } from '../access/access.ts';
import { createResumeLink } from '../auth/create-resume-link.ts';
import { enqueueMail } from '../mail/enqueue-mail.ts';
import type { MailParams } from '../mail/mail-params.ts';

export type MailNeeds = Pick<House, 'database' | 'clock' | 'vault' | 'random' | 'queue' | 'config'>;
export type Applicant = Access & { application: OwnApplication };

/** What every mail that leads back to an application tells. */
type WayBack = MailParams['resume-link'];

interface MailBack<T extends 'resume-link' | 'paper-list'> {
  /** Under which name its number an hour is counted. */
  readonly counted: string;
  readonly language: Language;
  readonly template: T;
  readonly params: (way: WayBack) => MailParams[T];
}

const MAILS_PER_HOUR = { max: 5, windowMs: 60 * 60 * 1000 };
const DAY_MS = 24 * 60 * 60 * 1000;

/** Mails the person a link that leads back to their application. */
export async function mailWayBack<T extends 'resume-link' | 'paper-list'>(
  house: MailNeeds,
  { user, application }: Applicant,
  { counted, language, template, params }: MailBack<T>,
): Promise<void> {
  await takeFromLimit(house, `${counted}:${application.id}`, MAILS_PER_HOUR);
  await inTransaction(house.database, async (tx) => {
    const link = await createResumeLink(house, tx, application, language);
    const way = { firstName: user.profile.first_name, link, days: RESUME_LINK_LIFETIME_MS / DAY_MS };
    const { email } = user.profile;
    await enqueueMail(house, tx, {
      to: email,
      applicationId: application.id,
      language,
      listingId: application.listingId,
      template,
      params: params(way),
    });
  });
}
