import type { Language } from '@vesta/domain/languages';
import type { RegionCode } from '@vesta/domain/regions/codes';
import { oneLine } from '../../adapters/mail/one-line.ts';
import { renderHtml } from './html/render-html.ts';
import { type MailBrand, shownBrand } from './mail-brand.ts';
import type { MailContent } from './mail-content.ts';
import type { MailParams, MailTemplate } from './mail-params.ts';
import { type MailTranslator, mailTranslator } from './mail-translator.ts';
import { renderText } from './render-text.ts';
import { rightsLine } from './rights-line.ts';
import { erasureCode } from './templates/erasure-code.ts';
import { erasureDone } from './templates/erasure-done.ts';
import { erasureSoon } from './templates/erasure-soon.ts';
import { invitation } from './templates/invitation.ts';
import { notice } from './templates/notice.ts';
import { paperList } from './templates/paper-list.ts';
import { receipt } from './templates/receipt.ts';
import { releaseCode } from './templates/release-code.ts';
import { reportAttached } from './templates/report-attached.ts';
import { reportReady } from './templates/report-ready.ts';
import { resumeLink } from './templates/resume-link.ts';
import { verificationCode } from './templates/verification-code.ts';

type Templates = { [T in MailTemplate]: (params: MailParams[T], t: MailTranslator, company: string) => MailContent };

const templates: Templates = {
  'verification-code': verificationCode,
  invitation,
  'resume-link': resumeLink,
  'paper-list': paperList,
  'report-ready': reportReady,
  'report-attached': reportAttached,
  'release-code': releaseCode,
  receipt,
  'erasure-soon': erasureSoon,
  'erasure-code': erasureCode,
  'erasure-done': erasureDone,
  notice,
};

export const mailTemplates = Object.keys(templates) as readonly MailTemplate[];

export type RenderMail<T extends MailTemplate> = {
  template: T;
  params: MailParams[T];
  lang: Language;
  /** The company on whose behalf the mail goes out; null for Vesta alone. Colours arrive with enough contrast. */
  brand: MailBrand | null;
  /** Who is answerable for the mail, as the operator's law demands; without it a general line. */
  imprint?: string;
  /** The address of the house: every mail says where the reader’s rights are. */
  publicUrl?: string;
  /** The region that the mail is about, whose host its links lead to; null where it is about none. */
  region?: RegionCode | null;
};

export type RenderedMail = { subject: string; html: string; text: string; preheader: string };

export function renderMail<T extends MailTemplate>(options: RenderMail<T>): RenderedMail {
  const { template, params, lang, imprint, publicUrl, region = null } = options;
  const t = mailTranslator(lang);
  const brand = shownBrand(options.brand);
  const content = templates[template](params, t, oneLine(brand.name));
  const rights = publicUrl === undefined ? [] : [rightsLine(t, lang, { template, params }, { publicUrl, region })];
  const footer = [
    ...rights,
    ...(brand.isVesta ? [] : [t('Layout.ForCompany', { company: brand.name })]),
    t('Layout.Automatic'),
    imprint ?? t('Layout.Imprint'),
  ];
  return {
    subject: oneLine(content.subject),
    preheader: oneLine(content.preheader),
    html: renderHtml(content, { lang, brand, footer, plainLinkHint: t('Layout.PlainLink') }),
    text: renderText(content, footer),
  };
}
