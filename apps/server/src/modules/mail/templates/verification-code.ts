import { greeting } from '../greeting.ts';
import { code, type MailContent, note, paragraph } from '../mail-content.ts';
import type { MailParams } from '../mail-params.ts';
import type { MailTranslator } from '../mail-translator.ts';

export function verificationCode(
  params: MailParams['verification-code'],
  t: MailTranslator,
  company: string,
): MailContent {
  const { firstName, minutes } = params;
  return {
    subject: t('VerificationCode.Subject', { company, code: params.code }),
    preheader: t('VerificationCode.Preheader', { minutes }),
    heading: t('VerificationCode.Heading'),
    blocks: [
      paragraph(greeting(t, firstName)),
      paragraph(t('VerificationCode.Intro')),
      code(t('VerificationCode.CodeLabel'), params.code),
      paragraph(t('VerificationCode.Validity', { minutes })),
      note(t('VerificationCode.Caution')),
    ],
    why: t('VerificationCode.Why'),
  };
}
