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
    const name = params.askedBy ? displayName(params.askedBy) : null;
    const about = params.isRenewed ? 'Renewed' : 'Applicant';
    const asked = params.isGuarantor ? 'Guarantor' : 'Invited';
    return {
      subject: name ? t('ReportReady.SubjectInvited', { name }) : t(`ReportReady.Subject${about}`),
      preheader: t('ReportReady.PreheaderApplicant'),
      heading: t(`ReportReady.Heading${about}`),
      blocks: [
        paragraph(greeting(t, params.firstName)),
        paragraph(name ? t(`ReportReady.Intro${asked}`, { name }) : t(`ReportReady.Intro${about}`)),
        ...open,
      ],
      why: t('ReportReady.WhyApplicant'),
    };
  }
  const applicant = displayName(params.applicantName);
  const { flat } = params;
  return {
    subject: flat
      ? t('ReportReady.SubjectRecipientFlat', { applicant, flat })
      : t('ReportReady.SubjectRecipient', { applicant }),
    preheader: t('ReportReady.PreheaderRecipient'),
    heading: t('ReportReady.HeadingRecipient', { applicant }),
    blocks: [
      paragraph(greeting(t, params.recipientName)),
      paragraph(flat ? t('ReportReady.IntroRecipientFlat', { flat }) : t('ReportReady.IntroRecipient')),
      ...open,
      paragraph(t('ReportReady.CodeRecipient')),
      note(t('ReportReady.CareRecipient')),
    ],
    why: t('ReportReady.WhyRecipient', { applicant }),
  };
}
