import * as z from 'zod/mini';
import { aggregatedReport } from './report/aggregated-report.ts';
import { report } from './report/report.ts';
import { normaliseEmail, validateEmail } from './validation/email.ts';
import { form, requiredText } from './validation/form-fields.ts';
import { normaliseName, validateName } from './validation/name.ts';

export const deliveries = ['link', 'attachment'] as const;
export type Delivery = (typeof deliveries)[number];

/** To whom a report is released: whoever stands behind the listing, or somebody the applicant names. */
export const releaseForm = z.object({
  recipient: z.union([
    z.literal('listing'),
    form({ name: requiredText(normaliseName, validateName), email: requiredText(normaliseEmail, validateEmail) }),
  ]),
  delivery: z.enum(deliveries),
  /** Also what the household together can carry. */
  with_household: z.optional(z.boolean()),
  /** Also e-mail address, telephone number and present address. */
  with_contact: z.optional(z.boolean()),
});
export type ReleaseForm = z.output<typeof releaseForm>;

export const releaseLine = z.object({
  id: z.string(),
  report_id: z.string(),
  recipient_kind: z.enum(['listing', 'person']),
  name: z.string(),
  email: z.string(),
  delivery: z.enum(deliveries),
  with_household: z.boolean(),
  with_contact: z.boolean(),
  created_at: z.string(),
  expires_at: z.string(),
  revoked_at: z.nullable(z.string()),
  /** Set while the link opens nothing and may be let go on. */
  paused_at: z.nullable(z.string()),
  views: z.array(z.object({ what: z.enum(['page', 'pdf']), at: z.string() })),
});
export type ReleaseLine = z.infer<typeof releaseLine>;

/** What a recipient sees before the code: to which address it went, and nothing else. */
export const releasedGate = z.object({
  success: z.literal(true),
  code_required: z.literal(true),
  email_hint: z.string(),
  retry_after_seconds: z.int(),
});
export type ReleasedGate = z.infer<typeof releasedGate>;

export const releasedReport = z.object({
  success: z.literal(true),
  /** Good for taking the paper as well, for a while. */
  pass: z.string(),
  applicant_name: z.string(),
  /** The home that it is about; null without a listing. */
  flat: z.nullable(z.string()),
  /** In whose colours it is shown; null without a listing. */
  listing_id: z.nullable(z.string()),
  valid_until: z.string(),
  report,
  aggregated: z.nullable(aggregatedReport),
});
export type ReleasedReport = z.infer<typeof releasedReport>;

/** What a recipient would see, for the applicant to look at before anything is released. */
export const releasePreview = z.omit(releasedReport, { pass: true });
export type ReleasePreview = z.infer<typeof releasePreview>;

/** Papers that a recipient may take. */
export const releasedPapers = ['report', 'household'] as const;
export type ReleasedPaper = (typeof releasedPapers)[number];

/** Where the link of a released report leads. */
export const releasedReportPath = (language: string): string => `/${language}/released-report`;
