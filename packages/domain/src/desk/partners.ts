import * as z from 'zod/mini';
import { normaliseEmail, validateEmail } from '../validation/email.ts';
import { form, optionalText, requiredText } from '../validation/form-fields.ts';
import { validateFreeText } from '../validation/free-text.ts';
import { normaliseName, validateName } from '../validation/name.ts';
import { tidy } from '../validation/tidy.ts';

/** A key with which a company signs entry links on its own side. */
export const partnerKeyLine = z.object({
  id: z.string(),
  label: z.string(),
  created_at: z.string(),
  revoked_at: z.nullable(z.string()),
  entries: z.int(),
});
export type PartnerKeyLine = z.infer<typeof partnerKeyLine>;

export const partnerKeysAnswer = z.object({ success: z.literal(true), keys: z.array(partnerKeyLine) });

export const newKeyForm = form({ label: requiredText(tidy, validateFreeText) });

/** The secret is shown once, in base64url; afterwards nobody can read it again. */
export const newKeyAnswer = z.object({ success: z.literal(true), id: z.string(), secret: z.string() });
export type NewKeyAnswer = z.infer<typeof newKeyAnswer>;

export const keyLinkForm = form({
  first_name: requiredText(normaliseName, validateName),
  last_name: requiredText(normaliseName, validateName),
  email: requiredText(normaliseEmail, validateEmail),
  listing: optionalText(tidy, () => null),
});
export type KeyLinkForm = z.output<typeof keyLinkForm>;

export const keyLinkAnswer = z.object({ success: z.literal(true), link: z.string() });

const MAX_LINK = 3000;
export const testLinkForm = z.object({ link: z.string().check(z.minLength(1, 'required'), z.maxLength(MAX_LINK)) });

/** What a link is worth. To its own company every reason is told; to a forger, at the entry, none. */
export const linkVerdicts = [
  'good',
  'no-signature',
  'unknown-key',
  'revoked',
  'wrong-signature',
  'expired',
  'used',
] as const;
export type LinkVerdict = (typeof linkVerdicts)[number];

export const testLinkAnswer = z.object({
  success: z.literal(true),
  verdict: z.enum(linkVerdicts),
  label: z.nullable(z.string()),
  expires_at: z.nullable(z.string()),
});
export type TestLinkAnswer = z.infer<typeof testLinkAnswer>;
