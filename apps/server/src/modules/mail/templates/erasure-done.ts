import { greeting } from '../greeting.ts';
import { type MailContent, paragraph } from '../mail-content.ts';
import type { MailParams } from '../mail-params.ts';
import type { MailTranslator } from '../mail-translator.ts';

export function erasureDone(params: MailParams['erasure-done'], t: MailTranslator): MailContent {
  const { firstName, hasReceipts } = params;
  return {
    subject: t('ErasureDone.Subject'),
    preheader: t('ErasureDone.Preheader'),
    heading: t('ErasureDone.Heading'),
    blocks: [
      paragraph(greeting(t, firstName)),
      paragraph(t('ErasureDone.Intro')),
      ...(hasReceipts ? [paragraph(t('ErasureDone.Receipts'))] : []),
      paragraph(t('ErasureDone.Last')),
    ],
    why: t('ErasureDone.Why'),
  };
}
