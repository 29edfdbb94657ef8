import type { Language } from '@vesta/domain/languages';
import type { RegionCode } from '@vesta/domain/regions/codes';
import type { Transaction } from '../../db/database.ts';
import type { House } from '../../house.ts';
import type { MailParams, MailTemplate } from './mail-params.ts';
import { sendMail } from './send-mail.job.ts';

interface MailOrder<T extends MailTemplate> {
  to: string;
  /** The application that the mail is about: when that is erased, a mail that still waits is too. */
  applicationId: string | null;
  language: Language;
  listingId: string | null;
  /** Where the mail is about no application: the region whose host its reader was at. */
  region?: RegionCode;
  template: T;
  params: MailParams[T];
  /** Nobody is known under the address: the order is carried out up to the mail itself. */
  isPretence?: boolean;
  /** The invitation that the mail brings, which has to know when it cannot be brought. */
  invitationId?: string;
  attachments?: { fileId: string; fileName: string }[];
}

/** Orders a mail in the transaction of the fact it tells of: no fact, no mail; no mail lost either. */
export async function enqueueMail<T extends MailTemplate>(
  { queue }: Pick<House, 'queue'>,
  tx: Transaction,
  order: MailOrder<T>,
): Promise<void> {
  const { applicationId } = order;
  await queue.enqueue(sendMail, order, { tx, ...(applicationId === null ? {} : { about: applicationId }) });
}
