import { greeting } from '../greeting.ts';
import { button, type MailContent, note, paragraph } from '../mail-content.ts';
import type { MailParams } from '../mail-params.ts';
import type { MailTranslator } from '../mail-translator.ts';

export function erasureSoon(params: MailParams['erasure-soon'], t: MailTranslator): MailContent {
  const { firstName, days, link } = params;
  return {
    subject: t('ErasureSoon.Subject'),
    preheader: t('ErasureSoon.Preheader', { days }),
    heading: t('ErasureSoon.Heading'),
    blocks: [
      paragraph(greeting(t, firstName)),
      paragraph(t('ErasureSoon.Intro', { days })),
      paragraph(t('ErasureSoon.Save')),
      button(t('ErasureSoon.Button'), link),
      note(t('ErasureSoon.Nothing')),
    ],
    why: t('ErasureSoon.Why'),
  };
}
