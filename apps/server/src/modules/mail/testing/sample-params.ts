import type { MailBrand } from '../mail-brand.ts';
import type { MailParams, MailTemplate } from '../mail-params.ts';

type Sample = { [T in MailTemplate]: { template: T; name: string; params: MailParams[T] } }[MailTemplate];

/** One of every kind of mail, filled so that each value can be found again. */
export const samples: readonly Sample[] = [
  {
    template: 'verification-code',
    name: 'verification code',
    params: { firstName: 'Giulia', code: '482913', minutes: 15 },
  },
  {
    template: 'invitation',
    name: 'invitation of a co-applicant',
    params: {
      role: 'co-applicant',
      invitedName: 'Marco Rinaldi',
      inviterName: 'Giulia Moretti',
      reader: 'landlord',
      link: 'https://vesta.example/it/rent?invitation_code=Q7xK2',
      minutes: 15,
      days: 30,
      paidBy: 'inviter',
    },
  },
  {
    template: 'invitation',
    name: 'invitation of a guarantor',
    params: {
      role: 'guarantor',
      invitedName: null,
      inviterName: 'Giulia Moretti',
      reader: 'lender',
      link: 'https://vesta.example/it/rent?invitation_code=Q7xK2',
      minutes: 15,
      days: 30,
      paidBy: 'inviter',
    },
  },
  {
    template: 'erasure-soon',
    name: 'erasure soon',
    params: { firstName: 'Giulia', days: 7, link: 'https://vesta.example/it/my-data' },
  },
  {
    template: 'erasure-code',
    name: 'code for the erasure',
    params: { firstName: 'Jürgen', code: '618204', minutes: 15 },
  },
  { template: 'erasure-done', name: 'erasure done', params: { firstName: 'Giulia', hasReceipts: true } },
  {
    template: 'resume-link',
    name: 'resume link',
    params: { firstName: 'Jürgen', link: 'https://de.vesta.example/de/rent/fill/7/verify-email#resume=tok', days: 7 },
  },
  {
    template: 'paper-list',
    name: 'list of papers',
    params: {
      firstName: 'Giulia',
      papers: ['Payslips: January 2026 and February 2026', 'Tax return or Tax certificate (CU)'],
      link: 'https://vesta.example/it/rent/fill/7/verify-email#resume=tok',
      days: 7,
    },
  },
  {
    template: 'report-ready',
    name: 'report ready, to the applicant',
    params: { audience: 'applicant', firstName: 'Giulia', link: 'https://vesta.example/r/1?a=1&b=2', days: 60 },
  },
  {
    template: 'report-ready',
    name: 'report ready, to somebody invited whose consent is awaited',
    params: {
      audience: 'applicant',
      firstName: 'Renate',
      askedBy: 'Lena Hoffmann',
      link: 'https://vesta.example/r/1?a=1&b=2',
      days: 60,
    },
  },
  {
    template: 'report-ready',
    name: 'report ready, to a guarantor whose consent is awaited',
    params: {
      audience: 'applicant',
      firstName: 'Renate',
      askedBy: 'Lena Hoffmann',
      isGuarantor: true,
      link: 'https://vesta.example/r/1?a=1&b=2',
      days: 60,
    },
  },
  {
    template: 'report-ready',
    name: 'report renewed, to the applicant',
    params: {
      audience: 'applicant',
      firstName: 'Giulia',
      link: 'https://vesta.example/r/1?a=1&b=2',
      days: 60,
      isRenewed: true,
    },
  },
  {
    template: 'report-ready',
    name: 'report ready, to the landlord',
    params: {
      audience: 'recipient',
      flat: 'Via Pontida 14',
      recipientName: 'Paolo Ferri',
      applicantName: 'Giulia Moretti',
      link: 'https://vesta.example/r/1',
      days: 60,
    },
  },
  {
    template: 'report-attached',
    name: 'report attached, to the applicant',
    params: {
      audience: 'applicant',
      firstName: null,
      releaseLink: 'https://vesta.example/de/rent/fill/a1/verify-email#resume=t',
      fileName: 'Vesta-Report-2026-03-31.pdf',
      verifyLink: 'https://vesta.example/verify-report?token=t',
      days: 60,
    },
  },
  {
    template: 'report-attached',
    name: 'report attached, to the landlord',
    params: {
      audience: 'recipient',
      flat: null,
      recipientName: null,
      applicantName: 'Giulia Moretti',
      fileName: 'Vesta-Report-2026-03-31.pdf',
      verifyLink: 'https://vesta.example/verify-report?token=t',
      days: 60,
    },
  },
  {
    template: 'release-code',
    name: 'code for a released report',
    params: {
      recipientName: 'Paolo Ferri',
      applicantName: 'Giulia Moretti',
      flat: 'Via Pontida 14',
      code: '482913',
      minutes: 15,
    },
  },
  {
    template: 'receipt',
    name: 'receipt',
    params: { firstName: 'Giulia', number: '2026-000017', fileName: 'Vesta-2026-000017.pdf' },
  },
  {
    template: 'notice',
    name: 'notice',
    params: {
      subject: 'Planned maintenance',
      heading: 'Vesta rests on Sunday',
      lines: ['From two to three in the night nothing can be uploaded.', 'Nothing that is saved is lost.'],
      code: '730164',
      button: { label: 'Read more', link: 'https://vesta.example/news' },
      why: 'You use the desk.',
    },
  },
];

export const sampleBrand: MailBrand = {
  name: 'Immobiliare Aurora',
  logoUrl: 'https://aurora.example/logo.png',
  primary: '#7a1f5c',
  onPrimary: '#ffffff',
  url: 'https://aurora.example/',
};
