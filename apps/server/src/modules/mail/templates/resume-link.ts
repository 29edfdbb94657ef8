import { greeting } from '../greeting.ts';
import { button, type MailContent, note, paragraph } from '../mail-content.ts';
import type { MailParams } from '../mail-params.ts';
import type { MailTranslator } from '../mail-translator.ts';

export function resumeLink(params: MailParams['resume-link'], t: MailTranslator): MailContent {
  const { firstName, link, days } = params;
  return {
    subject: t('ResumeLink.Subject'),
    preheader: t('ResumeLink.Preheader'),
    heading: t('ResumeLink.Heading'),
    blocks: [
      paragraph(greeting(t, firstName)),
      paragraph(t('ResumeLink.Intro')),
      button(t('ResumeLink.Button'), link),
      note(t('ResumeLink.Validity', { days })),
    ],
    why: t('ResumeLink.Why'),
  };
}
