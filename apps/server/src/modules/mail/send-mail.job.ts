import { languages } from '@vesta/domain/languages';
import { regionCodes } from '@vesta/domain/regions/codes';
import * as z from 'zod';
import { defineJob } from '../../jobs/define-job.ts';
import type { MailTemplate } from './mail-params.ts';
import { mailTemplates } from './render-mail.ts';

/** What a mail needs to be written when its turn comes. Sealed like every payload. */
export const sendMail = defineJob({
  name: 'send-mail',
  payload: z.object({
    to: z.string(),
    applicationId: z.string().nullish(),
    language: z.enum(languages),
    /** The listing whose company the mail speaks for. */
    listingId: z.string().nullable(),
    /** The region that somebody asked from, for a mail about no application. */
    region: z.enum(regionCodes).optional(),
    template: z.enum(mailTemplates as [MailTemplate, ...MailTemplate[]]),
    /** Ordered like any other and sent to nobody: the work for an unknown address takes as long as for a known one. */
    isPretence: z.boolean().optional(),
    /** The invitation that the mail brings. */
    invitationId: z.string().optional(),
    params: z.record(z.string(), z.unknown()),
    /** Stored files that travel with it; kept by id, so that a waiting job carries no papers. */
    attachments: z.array(z.object({ fileId: z.string(), fileName: z.string() })).optional(),
  }),
  retryLimit: 8,
  retryDelaySeconds: 15,
  expireInSeconds: 60,
});
