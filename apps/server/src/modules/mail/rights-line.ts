import type { Language } from '@vesta/domain/languages';
import { myDataPath } from '@vesta/domain/my-data/path';
import type { FooterLine } from './mail-content.ts';
import type { MailParams, MailTemplate } from './mail-params.ts';
import type { MailTranslator } from './mail-translator.ts';

/** Mails to people who have nothing here, not yet or not any more. */
const toOthers: readonly MailTemplate[] = ['invitation', 'release-code', 'erasure-done'];

const isToOwner = ({ template, params }: { template: MailTemplate; params: MailParams[MailTemplate] }): boolean =>
  !toOthers.includes(template) && !('audience' in params && params.audience === 'recipient');

/** Where whoever reads the mail finds their rights: the page of their data, or the privacy notice. It never acts by itself. */
export function rightsLine(
  t: MailTranslator,
  language: Language,
  mail: { template: MailTemplate; params: MailParams[MailTemplate] },
  publicUrl: string,
): FooterLine {
  return isToOwner(mail)
    ? { text: t('Layout.MyData'), link: new URL(myDataPath(language), publicUrl).href }
    : { text: t('Layout.Privacy'), link: new URL(`/${language}/privacy`, publicUrl).href };
}
