import { displayName } from '../display-name.ts';
import { greeting } from '../greeting.ts';
import { button, type MailContent, note, paragraph } from '../mail-content.ts';
import type { MailParams } from '../mail-params.ts';
import type { MailTranslator } from '../mail-translator.ts';

export function reportReady(params: MailParams['report-ready'], t: MailTranslator): MailContent {
  const open = [
    button(t('ReportReady.Button'), params.link),
    paragraph(t('ReportReady.Validity', { days: params.days })),
  ];
  if (params.audience === 'applicant') {
    return {
      subject: t('ReportReady.SubjectApplicant'),
      preheader: t('ReportReady.PreheaderApplicant'),
      heading: t('ReportReady.HeadingApplicant'),
      blocks: [paragraph(greeting(t, params.firstName)), paragraph(t('ReportReady.IntroApplicant')), ...open],
      why: t('ReportReady.WhyApplicant'),
    };
  }
  const applicant = displayName(params.applicantName);
  return {
    subject: t('ReportReady.SubjectRecipient', { applicant }),
    preheader: t('ReportReady.PreheaderRecipient', { applicant }),
    heading: t('ReportReady.HeadingRecipient'),
    blocks: [
      paragraph(greeting(t, params.recipientName)),
      paragraph(t('ReportReady.IntroRecipient', { applicant })),
      ...open,
      note(t('ReportReady.CareRecipient')),
    ],
    why: t('ReportReady.WhyRecipient', { applicant }),
  };
}
