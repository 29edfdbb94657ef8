import { greeting } from '../greeting.ts';
import { button, list, type MailContent, note, paragraph } from '../mail-content.ts';
import type { MailParams } from '../mail-params.ts';
import type { MailTranslator } from '../mail-translator.ts';

export function paperList(params: MailParams['paper-list'], t: MailTranslator): MailContent {
  const { firstName, papers, link, days } = params;
  return {
    subject: t('PaperList.Subject'),
    preheader: t('PaperList.Preheader'),
    heading: t('PaperList.Heading'),
    blocks: [
      paragraph(greeting(t, firstName)),
      paragraph(t('PaperList.Intro')),
      list(papers),
      paragraph(t('PaperList.How')),
      button(t('PaperList.Button'), link),
      note(t('PaperList.Validity', { days })),
    ],
    why: t('PaperList.Why'),
  };
}
