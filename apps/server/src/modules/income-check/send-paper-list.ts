import type { Language } from '@vesta/domain/languages';
import { RESUME_LINK_LIFETIME_MS } from '@vesta/domain/limits';
import { inTransaction } from '../../db/transaction.ts';
import type { House } from '../../house.ts';
import { takeFromLimit } from '../../lib/limits.ts';
import type { Access, OwnApplication } from '../access/access.ts';
import { createResumeLink } from '../auth/create-resume-link.ts';
import { enqueueMail } from '../mail/enqueue-mail.ts';
import { papersInWords } from './papers-in-words.ts';

type Needs = Pick<House, 'database' | 'clock' | 'random' | 'queue' | 'config'>;

const MAILS_PER_HOUR = { max: 5, windowMs: 60 * 60 * 1000 };
const DAY_MS = 24 * 60 * 60 * 1000;

/** Mails the person the list of papers that their occupation is asked for, with a link back to this application. */
export async function sendPaperList(
  house: Needs,
  { user, application }: Access & { application: OwnApplication },
  language: Language,
): Promise<void> {
  await takeFromLimit(house, `paper-list:${application.id}`, MAILS_PER_HOUR);
  const today = house.clock.now().toISOString().slice(0, 10);
  await inTransaction(house.database, async (tx) => {
    const link = await createResumeLink(house, tx, application, language);
    await enqueueMail(house, tx, {
      to: user.profile.email,
      language,
      listingId: application.listingId,
      template: 'paper-list',
      params: {
        firstName: user.profile.first_name,
        papers: papersInWords(application, today, language),
        link,
        days: RESUME_LINK_LIFETIME_MS / DAY_MS,
      },
    });
  });
}
