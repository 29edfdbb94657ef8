import * as z from 'zod/mini';
import { applicationTypes } from '../application-types.ts';
import { languages } from '../languages.ts';
import { releasedReport } from '../release.ts';
import { checksTally } from '../report/checks-tally.ts';
import { normaliseEmail, validateEmail } from '../validation/email.ts';
import { choice, form, requiredText } from '../validation/form-fields.ts';
import type { StepRouter } from '../workflow/steps.ts';
import { deskListing } from './listings.ts';
import { decisions, notes, reasons, requestedPapers } from './words-about-applicants.ts';

/** How far somebody is who was asked, or came by the link. */
export const applicantStates = ['invited', 'started', 'complete', 'released', 'withdrawn', 'expired'] as const;
export type ApplicantState = (typeof applicantStates)[number];

/** What is still to come, in words that tell nothing about a person. */
export const openParts = ['email', 'details', 'papers', 'signature'] as const;
export type OpenPart = (typeof openParts)[number];

const partOfStep: Partial<Record<StepRouter, OpenPart>> = {
  'sign-up': 'email',
  'verify-email': 'email',
  'income-check': 'papers',
  'parsing-status': 'papers',
  confirmation: 'signature',
  payment: 'signature',
  result: 'signature',
};

export const openPartOf = (router: StepRouter): OpenPart => partOfStep[router] ?? 'details';

const act = z.object({ at: z.string(), by: z.nullable(z.string()) });

/** One guarantor or several, and whether they close the gap; null where that is not known. */
const guarantors = z.object({ count: z.int(), released: z.int(), covered: z.nullable(z.boolean()) });

/** Figures of a released report, as far as its applicant released them to this company. */
export const applicantFigures = z.object({
  /** A rapid check holds no sustainable rent: that is another thing than not knowing it. */
  kind: z.enum(applicationTypes),
  people: z.int(),
  /** How many of them the common figures hold. */
  counted: z.int(),
  income_cents: z.nullable(z.int()),
  /** Cautious, recommended and ceiling, and the rent they were held against. */
  min_cents: z.nullable(z.int()),
  value_cents: z.nullable(z.int()),
  max_cents: z.nullable(z.int()),
  rent_cents: z.nullable(z.int()),
  deposit_percent: z.nullable(z.int()),
  checks: checksTally,
  guarantors,
});
export type ApplicantFigures = z.infer<typeof applicantFigures>;

export const deskApplicant = z.object({
  /** Of the application; null for an invitation that nobody has taken up yet. */
  id: z.nullable(z.string()),
  /** What is shown where there is no name: A-09PD-3ZQ7. */
  number: z.nullable(z.string()),
  /** Only of those who released their report. */
  name: z.nullable(z.string()),
  /** Only of invitations that were not taken up: the address that the company itself wrote. */
  invited_email: z.nullable(z.string()),
  state: z.enum(applicantStates),
  open_part: z.nullable(z.enum(openParts)),
  since: z.string(),
  released_at: z.nullable(z.string()),
  valid_until: z.nullable(z.string()),
  figures: z.nullable(applicantFigures),
  request: z.nullable(z.extend(act, { paper: z.enum(requestedPapers) })),
  decision: z.nullable(z.extend(act, { decision: z.enum(decisions), reason: z.enum(reasons) })),
  notes: z.array(z.extend(act, { note: z.enum(notes) })),
});
export type DeskApplicant = z.infer<typeof deskApplicant>;

export const applicantsAnswer = z.object({
  success: z.literal(true),
  listing: deskListing,
  applicants: z.array(deskApplicant),
});
export type ApplicantsAnswer = z.infer<typeof applicantsAnswer>;

export const inviteApplicantForm = form({
  email: requiredText(normaliseEmail, validateEmail),
  language: choice(languages),
});
export type InviteApplicantForm = z.output<typeof inviteApplicantForm>;

export const askPaperForm = form({ paper: choice(requestedPapers) });
export const noteForm = form({ note: choice(notes) });
export const decideForm = form({ decision: choice(decisions), reason: choice(reasons) });

/** What the desk shows of a released report: the same as behind its link. */
export const deskReportAnswer = z.omit(releasedReport, { pass: true });
export type DeskReport = z.infer<typeof deskReportAnswer>;
