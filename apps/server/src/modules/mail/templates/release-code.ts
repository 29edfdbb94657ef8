import { displayName } from '../display-name.ts';
import { greeting } from '../greeting.ts';
import { code, type MailContent, paragraph } from '../mail-content.ts';
import type { MailParams } from '../mail-params.ts';
import type { MailTranslator } from '../mail-translator.ts';

/** The second factor of a released link, for a landlord or lender: it names whose report and which home. */
export function releaseCode(params: MailParams['release-code'], t: MailTranslator): MailContent {
  const { recipientName, flat, minutes } = params;
  const applicant = displayName(params.applicantName);
  return {
    subject: t('ReleaseCode.Subject', { code: params.code, applicant }),
    preheader: t('ReleaseCode.Preheader', { minutes }),
    heading: t('ReleaseCode.Heading'),
    blocks: [
      paragraph(greeting(t, recipientName)),
      paragraph(flat ? t('ReleaseCode.IntroFlat', { flat }) : t('ReleaseCode.Intro')),
      code(t('ReleaseCode.CodeLabel'), params.code),
      paragraph(t('ReleaseCode.Validity', { minutes })),
    ],
    why: t('ReleaseCode.Why', { applicant }),
  };
}
