import type { Language } from '@vesta/domain/languages';
import { myDataPath } from '@vesta/domain/my-data/path';
import type { RegionCode } from '@vesta/domain/regions/codes';
import { pageLink } from '../../lib/page-link.ts';
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
  house: { publicUrl: string; region: RegionCode | null },
): FooterLine {
  const linkTo = (path: string) => pageLink(house, house.region, path).href;
  return isToOwner(mail)
    ? { text: t('Layout.MyData'), link: linkTo(myDataPath(language)) }
    : { text: t('Layout.Privacy'), link: linkTo(`/${language}/privacy`) };
}
