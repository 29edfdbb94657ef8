import * as z from 'zod/mini';

/** Why a code or a paper is not confirmed. `superseded`: a newer one stands; `revoked`: withdrawn or erased since. */
export const refusals = ['forged', 'expired', 'superseded', 'revoked'] as const;
export type Refusal = (typeof refusals)[number];

/** What a genuine report certifies, and nothing of what it says. */
export const reportCertificate = z.object({
  applicant_name: z.string(),
  created_at: z.string(),
  valid_until: z.string(),
  report_id: z.string(),
  report_number: z.string(),
  /** The fingerprint that stands on the paper. */
  fingerprint: z.string(),
});
export type ReportCertificate = z.infer<typeof reportCertificate>;

export const codeVerdict = z.object({
  success: z.literal(true),
  certificate: z.nullable(reportCertificate),
  refusal: z.nullable(z.enum(refusals)),
});
export type CodeVerdict = z.infer<typeof codeVerdict>;

/** What the number on a paper tells to whoever types it: how the report stands, and nothing about whom it is. */
export const numberVerdict = z.object({
  success: z.literal(true),
  state: z.enum(['valid', 'expired', 'superseded', 'revoked', 'unknown']),
  report_number: z.nullable(z.string()),
  created_at: z.nullable(z.string()),
  valid_until: z.nullable(z.string()),
});
export type NumberVerdict = z.infer<typeof numberVerdict>;

/** `changed`: it bears our seal, which does not hold any more. `foreign`: sealed by somebody else. */
export const sealOutcomes = ['sealed', 'changed', 'foreign', 'unsealed'] as const;

export const paperVerdict = z.extend(codeVerdict, { seal: z.enum(sealOutcomes) });
export type PaperVerdict = z.infer<typeof paperVerdict>;
