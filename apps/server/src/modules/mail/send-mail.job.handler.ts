import type { RegionCode } from '@vesta/domain/regions/codes';
import { eq } from 'drizzle-orm';
import { PermanentMailError } from '../../adapters/mail/index.ts';
import { ABOUT_HEADER } from '../../adapters/mail/outbox/about-header.ts';
import { readOperator } from '../../config/operator.ts';
import { applications } from '../../db/schema/index.ts';
import type { House } from '../../house.ts';
import { implementJob } from '../../jobs/implement-job.ts';
import { PermanentJobFailure } from '../../jobs/job-errors.ts';
import { noteUndelivered } from '../invitations/note-undelivered.ts';
import { findListingOfApplication } from '../listings/find-listing.ts';
import { brandOfCompany } from './brand-of-company.ts';
import type { MailParams } from './mail-params.ts';
import { readAttachments } from './read-attachments.ts';
import { renderMail } from './render-mail.ts';
import { sendMail } from './send-mail.job.ts';

/** Null once the application is gone. */
async function regionOf({ database }: Pick<House, 'database'>, applicationId: string): Promise<RegionCode | null> {
  const [row] = await database.orm
    .select({ region: applications.region })
    .from(applications)
    .where(eq(applications.id, applicationId));
  return row ? (row.region as RegionCode) : null;
}

/** Writes the mail in the company's colours and hands it over. The job's id is the message's, so a repeat is seen as one. */
export const sendMailHandler = (house: Pick<House, 'database' | 'mail' | 'config' | 'files' | 'clock'>) => {
  const { name, address, email } = readOperator(house.config.operatorFile);
  const imprint = [name, address, email].join(' · ');
  return implementJob(sendMail, async ({ isPretence, invitationId, ...order }, { jobId, attempt }) => {
    if (isPretence) return;
    const { to, applicationId, language, listingId, template, params, attachments: wanted } = order;
    const region = order.region ?? (applicationId ? await regionOf(house, applicationId) : null);
    const listing = listingId ? await findListingOfApplication(house, listingId) : null;
    const brand = listing && brandOfCompany(listing.company, house.config.publicUrl);
    const rendered = renderMail({
      template,
      params: params as MailParams[typeof template],
      lang: language,
      brand,
      imprint,
      publicUrl: house.config.publicUrl,
      region: region ?? listing?.region ?? null,
    });
    const attachments = await readAttachments(house, wanted ?? []);
    try {
      const host = new URL(house.config.publicUrl).hostname;
      await house.mail.send({
        to,
        template,
        messageId: `<${jobId}@${host}>`,
        attachments,
        // Only a folder of ours must find its mails again.
        ...(house.mail.kind === 'outbox' && applicationId ? { headers: { [ABOUT_HEADER]: applicationId } } : {}),
        ...rendered,
      });
    } catch (error) {
      // A mailbox that does not exist will not exist in an hour either.
      const isForGood = error instanceof PermanentMailError;
      if (invitationId && (isForGood || attempt > sendMail.retryLimit)) await noteUndelivered(house, invitationId);
      if (isForGood) throw new PermanentJobFailure('The mail server refused the mail for good.');
      throw error;
    }
  });
};
