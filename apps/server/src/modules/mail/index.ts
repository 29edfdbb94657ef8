export type { MailBrand } from './mail-brand.ts';
export type { MailParams, MailTemplate, NoticeParams, ReportAudience } from './mail-params.ts';
export { mailTemplates, type RenderedMail, type RenderMail, renderMail } from './render-mail.ts';
export { staffCodeNotice } from './staff-code-notice.ts';
