import { greeting } from '../greeting.ts';
import { type MailContent, note, paragraph } from '../mail-content.ts';
import type { MailParams } from '../mail-params.ts';
import type { MailTranslator } from '../mail-translator.ts';

export function receipt(params: MailParams['receipt'], t: MailTranslator): MailContent {
  const { firstName, number, fileName: file } = params;
  return {
    subject: t('Receipt.Subject', { number }),
    preheader: t('Receipt.Preheader'),
    heading: t('Receipt.Heading'),
    blocks: [
      paragraph(greeting(t, firstName)),
      paragraph(t('Receipt.Intro', { number, file })),
      paragraph(t('Receipt.Next')),
      note(t('Receipt.Keep')),
    ],
    why: t('Receipt.Why'),
  };
}
