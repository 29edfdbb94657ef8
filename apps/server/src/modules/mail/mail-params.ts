import type { Bearer } from '@vesta/domain/payment/who-pays';

/** To whom a report goes: the person it is about, or the person it was shared with. */
export type ReportAudience =
  | {
      audience: 'applicant';
      firstName: string | null;
      /** Who waits for this person's figures, as long as they have not let them be counted. */
      askedBy?: string | null;
      /** Their figures stand beside the household's and never count in it. */
      isGuarantor?: boolean;
    }
  | { audience: 'recipient'; recipientName: string | null; applicantName: string; flat: string | null };

export type NoticeParams = {
  subject: string;
  heading: string;
  lines: readonly string[];
  code: string | null;
  button: { label: string; link: string } | null;
  /** Why the person receives it. */
  why: string;
};

/** What each mail must be told. Nothing here may be a figure from anybody's finances. */
export type MailParams = {
  'verification-code': { firstName: string | null; code: string; minutes: number };
  invitation: {
    role: 'co-applicant' | 'guarantor';
    invitedName: string | null;
    inviterName: string;
    /** Whom the application is for. */
    reader: 'lender' | 'landlord';
    link: string;
    /** How long the way of that role takes. */
    minutes: number;
    days: number;
    /** Who bears the cost of the invited person's part. */
    paidBy: Bearer;
  };
  'resume-link': { firstName: string | null; link: string; days: number };
  'paper-list': { firstName: string | null; papers: readonly string[]; link: string; days: number };
  /** Renewed: the applicant was told of an earlier one. */
  'report-ready': ReportAudience & { link: string; days: number; isRenewed?: boolean };
  /** The link leads the person whom it is about to where they release it. */
  'report-attached': ReportAudience & { fileName: string; verifyLink: string; days: number; releaseLink?: string };
  'release-code': {
    recipientName: string | null;
    applicantName: string;
    /** The home that it is about; null without a listing. */
    flat: string | null;
    code: string;
    minutes: number;
  };
  receipt: { firstName: string | null; number: string; fileName: string };
  'erasure-soon': { firstName: string | null; days: number; link: string };
  'erasure-code': { firstName: string | null; code: string; minutes: number };
  'erasure-done': { firstName: string | null; hasReceipts: boolean };
  notice: NoticeParams;
};

export type MailTemplate = keyof MailParams;
