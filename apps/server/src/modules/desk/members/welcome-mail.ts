import type { Language } from '@vesta/domain/languages';
import type { RegionCode } from '@vesta/domain/regions/codes';
import type { Transaction } from '../../../db/database.ts';
import type { House } from '../../../house.ts';
import { pageLink } from '../../../lib/page-link.ts';
import { displayName } from '../../mail/display-name.ts';
import { enqueueMail } from '../../mail/enqueue-mail.ts';
import { mailTranslator } from '../../mail/mail-translator.ts';
import { takeMailBudget } from '../../mail/take-mail-budget.ts';

/** Tells somebody that a place at the desk waits for them. There is no secret in it: they sign in with their address. */
export async function sendWelcome(
  house: Pick<House, 'queue' | 'config' | 'vault' | 'clock'>,
  tx: Transaction,
  {
    senderId,
    email,
    company: name,
    language,
    region,
  }: { senderId: string; email: string; company: string; language: Language; region: RegionCode },
): Promise<void> {
  await takeMailBudget(house, tx, { senderId, recipients: [email] });
  const t = mailTranslator(language);
  const company = displayName(name);
  await enqueueMail(house, tx, {
    applicationId: null,
    to: email,
    language,
    region,
    listingId: null,
    template: 'notice',
    params: {
      subject: t('DeskWelcome.Subject', { company }),
      heading: t('DeskWelcome.Subject', { company }),
      lines: [t('DeskWelcome.Intro', { company }), t('DeskWelcome.How', { email })],
      code: null,
      button: { label: t('DeskWelcome.Button'), link: pageLink(house.config, region, `/${language}/desk`).href },
      why: t('DeskWelcome.Why', { company }),
    },
  });
}
