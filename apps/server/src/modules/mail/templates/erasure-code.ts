import { greeting } from '../greeting.ts';
import { code, type MailContent, note, paragraph } from '../mail-content.ts';
import type { MailParams } from '../mail-params.ts';
import type { MailTranslator } from '../mail-translator.ts';

export function erasureCode(params: MailParams['erasure-code'], t: MailTranslator): MailContent {
  const { firstName, code: digits, minutes } = params;
  return {
    subject: t('ErasureCode.Subject'),
    preheader: t('ErasureCode.Preheader', { minutes }),
    heading: t('ErasureCode.Heading'),
    blocks: [
      paragraph(greeting(t, firstName)),
      paragraph(t('ErasureCode.Intro')),
      code(t('ErasureCode.CodeLabel'), digits),
      note(t('ErasureCode.Validity', { minutes })),
    ],
    why: t('ErasureCode.Why'),
  };
}
