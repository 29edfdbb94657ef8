import * as z from 'zod/mini';
import { VERIFICATION_CODE_DIGITS } from '../limits.ts';
import { normaliseEmail, validateEmail } from '../validation/email.ts';
import { form, requiredText } from '../validation/form-fields.ts';
import { companyRoles, houseRoles } from './permissions.ts';

export const deskCodeOrder = form({ email: requiredText(normaliseEmail, validateEmail) });
export type DeskCodeOrder = z.output<typeof deskCodeOrder>;

export const deskCodeAnswer = z.object({ success: z.literal(true), retry_after_seconds: z.int() });
export type DeskCodeAnswer = z.infer<typeof deskCodeAnswer>;

export const deskSignIn = form({
  email: requiredText(normaliseEmail, validateEmail),
  code: z.string().check(z.regex(new RegExp(`^\\d{${VERIFICATION_CODE_DIGITS}}$`), 'pattern')),
});
export type DeskSignIn = z.output<typeof deskSignIn>;

/** Who is signed in, and where they may work. */
export const deskPerson = z.object({
  id: z.string(),
  name: z.string(),
  email: z.string(),
  house_role: z.nullable(z.enum(houseRoles)),
  companies: z.array(z.object({ id: z.string(), name: z.string(), role: z.enum(companyRoles) })),
});
export type DeskPerson = z.infer<typeof deskPerson>;

export const deskMeAnswer = z.object({ success: z.literal(true), me: deskPerson });

/** One place where somebody is signed in. */
export const deskSession = z.object({
  id: z.string(),
  /** What the browser calls itself; null where it said nothing. */
  user_agent: z.nullable(z.string()),
  created_at: z.string(),
  last_seen_at: z.string(),
  is_this: z.boolean(),
});
export type DeskSession = z.infer<typeof deskSession>;

export const deskSessionsAnswer = z.object({ success: z.literal(true), sessions: z.array(deskSession) });
