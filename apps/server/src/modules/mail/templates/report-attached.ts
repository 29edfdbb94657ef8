import { displayName } from '../display-name.ts';
import { greeting } from '../greeting.ts';
import { button, type MailContent, note, paragraph } from '../mail-content.ts';
import type { MailParams } from '../mail-params.ts';
import type { MailTranslator } from '../mail-translator.ts';

export function reportAttached(params: MailParams['report-attached'], t: MailTranslator): MailContent {
  const { fileName: file, verifyLink, days } = params;
  const verify = [
    paragraph(t('ReportAttached.Verify')),
    button(t('ReportAttached.Button'), verifyLink),
    paragraph(t('ReportAttached.Validity', { days })),
  ];
  if (params.audience === 'applicant') {
    return {
      subject: t('ReportAttached.SubjectApplicant'),
      preheader: t('ReportAttached.Preheader'),
      heading: t('ReportAttached.HeadingApplicant'),
      blocks: [
        paragraph(greeting(t, params.firstName)),
        paragraph(t('ReportAttached.IntroApplicant', { file })),
        ...(params.releaseLink
          ? [paragraph(t('ReportAttached.Release')), button(t('ReportAttached.ButtonRelease'), params.releaseLink)]
          : []),
        ...verify,
      ],
      why: t('ReportAttached.WhyApplicant'),
    };
  }
  const applicant = displayName(params.applicantName);
  const { flat } = params;
  return {
    subject: flat
      ? t('ReportAttached.SubjectRecipientFlat', { applicant, flat })
      : t('ReportAttached.SubjectRecipient', { applicant }),
    preheader: t('ReportAttached.Preheader'),
    heading: t('ReportAttached.HeadingRecipient'),
    blocks: [
      paragraph(greeting(t, params.recipientName)),
      paragraph(
        flat
          ? t('ReportAttached.IntroRecipientFlat', { applicant, flat, file })
          : t('ReportAttached.IntroRecipient', { applicant, file }),
      ),
      ...verify,
      note(t('ReportAttached.CareRecipient')),
    ],
    why: t('ReportAttached.WhyRecipient', { applicant }),
  };
}
