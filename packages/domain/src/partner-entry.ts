import * as z from 'zod/mini';

/** Partner users give no number; the code is one that no country has. */
export const PARTNER_MOBILE = '+11-00000000';
/** What a person gave of the number that is kept of them; a placeholder is none. */
export const givenMobile = (kept: string | null): string | null => (kept === PARTNER_MOBILE ? null : kept);

export const PARTNER_LINK_LIFETIME_MS = 7 * 24 * 60 * 60 * 1000;

/** Whom the partner vouches for. */
export const partnerCertificate = z.object({ first_name: z.string(), last_name: z.string(), email: z.string() });
export type PartnerCertificate = z.infer<typeof partnerCertificate>;

export const partnerSignatureAnswer = z.object({ success: z.literal(true), certificate: partnerCertificate });
export type PartnerSignatureAnswer = z.infer<typeof partnerSignatureAnswer>;

/** `privacy_notice_shown` is sent by the page that shows the notice; without it nobody is let in. */
export const partnerEntryForm = z.object({
  sig: z.string().check(z.maxLength(2000)),
  listing_id: z.nullable(z.string().check(z.maxLength(100))),
  privacy_notice_shown: z.literal(true),
});

export const partnerEntryAnswer = z.object({
  success: z.literal(true),
  application_id: z.string(),
  /** Null where the address was known before: it is then proved by a code. */
  access_token: z.nullable(z.string()),
});
export type PartnerEntryAnswer = z.infer<typeof partnerEntryAnswer>;
